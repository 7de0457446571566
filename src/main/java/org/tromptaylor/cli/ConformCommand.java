package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.conformance.Comparison;
import org.tromptaylor.conformance.ComparisonText;
import org.tromptaylor.conformance.ConsoleReport;
import org.tromptaylor.conformance.Report;
import org.tromptaylor.conformance.ReportFile;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.conformance.Runner;
import org.tromptaylor.conformance.Selection;
import org.tromptaylor.conformance.SkipList;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.conformance.SubjectFailure;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.TestVector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tt conform}: asks a program the vectors and tells where it differs. */
@Command(
        name = "conform",
        description =
                "Asks a program the vectors of the corpus and tells, rule by rule, where it differs"
                        + " from the Tromp-Taylor rules.",
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all vectors passed that could be asked; the comparison was made",
            "1:some failed, or had no answer that could be compared; with --smoke: a message is wrong",
            "2:the command line, the vectors, the skip list or a report can't be used",
            "3:the program could not be started or talked to, or none of the vectors could be asked"
        },
        footerHeading = "%nCOMMAND:%n",
        footer = {
            "  Split into words at white space; '...', \"...\" and \\ keep words together.",
            "  No shell is asked. What the program writes to standard error output is",
            "  kept for the reports.",
            "",
            "  --json: the program answers each line with one line, and writes no other:",
            "    {\"cmd\":\"start\",\"protocol\":1}",
            "      {\"protocol\":1,\"implementation\":{\"name\":\"...\"},\"capabilities\":[]}",
            "    {\"cmd\":\"run\",\"seq\":7,\"vector\":{...}}",
            "      {\"seq\":7,\"result\":{...}}",
            "      or {\"seq\":7,\"skipped\":\"why\"} or {\"seq\":7,\"error\":\"what\"}",
            "    {\"cmd\":\"stop\"}",
            "      no answer; the program ends",
            "  test-vectors/README.md and test-vectors/schema/ tell the rest.",
            "",
            "  --gtp: the Go Text Protocol, version 2. What it has no words for, or the",
            "  engine no command, is skipped with the reason.",
            "",
            "Skip list:",
            "  A vector a line: its id, the reason, and as the last word a link, if there",
            "  is one; # begins a comment line. The vectors are asked all the same: one",
            "  that passes counts as failed, since the list is stale."
        })
final class ConformCommand extends Subcommand {

    private static final int PROBLEMS = 20;

    @Mixin private SubjectOptions asked;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            arity = "2..*",
            description =
                    "Ask nobody: set JSON reports of several programs side by side, rule by rule, and"
                            + " list the vectors that some passed and others did not. Goes with"
                            + " --report (.html or .json) and --quiet.")
    private List<Path> compare;

    @Option(
            names = "--vectors",
            paramLabel = "PATH",
            description = "A folder or file of vectors instead of the corpus that comes with tt.")
    private Path vectors;

    @Option(
            names = "--run",
            paramLabel = "GLOB",
            description = "Only vectors whose id fits: * is any characters, ? is one. Repeatable.")
    private List<String> run = new ArrayList<>();

    @Option(
            names = "--ids",
            paramLabel = "FILE",
            description =
                    "Only vectors whose id the file lists, one a line, such as"
                            + " test-vectors/ids/0.1.txt; those of --run too. Repeatable.")
    private List<Path> ids = new ArrayList<>();

    @Option(
            names = "--rule",
            paramLabel = "ID",
            description =
                    "Only vectors that cite this rule or one of its readings (TT-6), or this reading"
                            + " (TT-6.c). Repeatable.")
    private List<String> rules = new ArrayList<>();

    @Option(
            names = "--skip",
            paramLabel = "FILE",
            description = "Vectors that are known to fail, with the reasons; see below.")
    private Path skip;

    @Option(
            names = "--total-timeout",
            paramLabel = "SECONDS",
            description =
                    "How long the whole run may take; default: as long as it takes. Vectors that"
                            + " are left then are not asked, and count as errors (exit code 1).")
    private Double totalTimeout;

    @Option(
            names = "--smoke",
            description =
                    "With --json: only see whether the program keeps to the protocol, one vector of"
                            + " each kind, and tell what is wrong with which message.")
    private boolean smoke;

    @Option(
            names = "--give-up",
            paramLabel = "N",
            defaultValue = "" + Runner.GIVE_UP,
            description =
                    "After N vectors in a row without an answer, don't ask the rest; 0: never;"
                            + " default: ${DEFAULT-VALUE}.")
    private int giveUp;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Write a report: .html, a page with boards; .json; or .xml as JUnit does."
                            + " Repeatable.")
    private List<Path> reports = new ArrayList<>();

    @Option(
            names = "--failures",
            paramLabel = "N",
            defaultValue = "3",
            description = "How many failures to show at length; default: ${DEFAULT-VALUE}.")
    private int failures;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print the last line only.")
    private boolean quiet;

    @Option(
            names = {"-v", "--verbose"},
            description = "Print a line for each vector, and count by readings too.")
    private boolean verbose;

    @Override
    public Integer call() throws InterruptedException {
        try {
            return conform();
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        } catch (CorpusException e) {
            List<String> problems = e.problems();
            problems.stream().limit(PROBLEMS).forEach(p -> complain(ExitCodes.BAD_INPUT, p));
            if (problems.size() > PROBLEMS) {
                complain(
                        ExitCodes.BAD_INPUT,
                        "and "
                                + (problems.size() - PROBLEMS)
                                + " more (tt vectors lint shows all)");
            }
            return ExitCodes.BAD_INPUT;
        }
    }

    private int conform() throws BadInputException, CorpusException, InterruptedException {
        if (compare != null) {
            return compare();
        }
        asked.check();
        Times.check("--total-timeout", totalTimeout);
        if (failures < 0 || giveUp < 0) {
            throw new BadInputException("--failures and --give-up can't be negative");
        }
        Subject subject = asked.subject();
        if (smoke && !asked.kind().equals("json")) {
            throw new BadInputException("--smoke needs --json");
        }
        Corpus corpus = vectors == null ? Corpus.bundled() : Corpus.load(vectors);
        if (smoke) {
            return SmokeText.run(asked.command(), asked.times(), corpus, out());
        }
        List<String> wanted = new ArrayList<>(run);
        for (Path list : ids) {
            wanted.addAll(Selection.listed(list, corpus));
        }
        List<TestVector> selected = Selection.of(corpus, wanted, rules);
        SkipList skips = skip == null ? SkipList.EMPTY : SkipList.read(skip, corpus);
        List<ReportFile> files = new ArrayList<>();
        try {
            for (Path report : reports) {
                files.add(ReportFile.open(report));
            }
            return conform(subject, skips, corpus, selected, files);
        } catch (SubjectFailure e) {
            String why = "the subject does not start: " + e.getMessage();
            // An older report must not stand for this run.
            Report report = Report.notAsked(asked.kind(), asked.command(), corpus, selected, why);
            for (ReportFile file : files) {
                file.write(report);
            }
            return complain(ExitCodes.NO_SUBJECT, why);
        } finally {
            files.forEach(ReportFile::close);
        }
    }

    private int compare() throws BadInputException {
        if (asked.isNamed()) {
            throw new BadInputException("--compare asks nobody: no --gtp, --json or --builtin");
        }
        if (vectors != null
                || skip != null
                || !run.isEmpty()
                || !ids.isEmpty()
                || !rules.isEmpty()) {
            throw new BadInputException(
                    "--compare takes reports as they are, and chooses no vectors");
        }
        Comparison comparison = Comparison.read(compare);
        for (Path report : reports) {
            try (ReportFile file = ReportFile.openForComparison(report)) {
                file.write(comparison);
            }
        }
        if (!quiet) {
            ComparisonText.lines(comparison).forEach(out()::println);
        }
        return ExitCodes.OK;
    }

    private int conform(
            Subject subject,
            SkipList skips,
            Corpus corpus,
            List<TestVector> selected,
            List<ReportFile> files)
            throws BadInputException, SubjectFailure, InterruptedException {
        PrintWriter out = out();
        ConsoleReport console = new ConsoleReport(out, Ansi.AUTO.enabled(), failures, verbose);
        Report report;
        try (Progress progress = new Progress(selected.size(), "vectors")) {
            Runner runner =
                    new Runner(subject, skips, giveUp, result -> tell(result, console, progress));
            if (totalTimeout != null) {
                runner.within(Times.duration(totalTimeout));
            }
            report = runner.run(corpus, selected);
        }
        if (!quiet) {
            console.body(report);
        }
        console.summary(report);
        out.flush();
        for (ReportFile file : files) {
            file.write(report);
        }
        if (report.nothingAsked()) {
            return complain(ExitCodes.NO_SUBJECT, "none of the vectors could be asked");
        }
        return report.isGood() ? ExitCodes.OK : ExitCodes.FOUND;
    }

    private void tell(Result result, ConsoleReport console, Progress progress) {
        if (verbose && !quiet) {
            progress.clear();
            console.line(result);
        }
        progress.step();
    }
}
