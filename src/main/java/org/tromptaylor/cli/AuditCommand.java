package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.record.Archive;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tt audit}: holds recorded games against the ten rules. */
@Command(
        name = "audit",
        description = {
            "Goes through recorded games (SGF) turn by turn: which turns are not legal by the ten"
                    + " rules and why, whether two passes ended the game, the score of the last grid,"
                    + " and whether it is the result that the record names.",
            "A turn is carried out whether legal or not, as SGF wants it; later turns are judged on"
                    + " the grid that is there then. Of variations, one line is taken: the main"
                    + " one, or that of --path."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        parameterListHeading = "%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all games were read, and all turns are legal",
            "1:a turn is not legal, or a file can't be read",
            "2:the command line can't be used"
        },
        footerHeading = "%nResults:%n",
        footer = {
            "  RE and KM are compared with the score of the last grid by TT-9. Where they",
            "  differ, the players most often took stones for dead that still stand",
            "  (TT-9.c), or counted in another way. That does not change the exit code."
        })
final class AuditCommand extends Subcommand {

    private static final int MOST_JOBS = 256;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE|DIR",
            description =
                    "Files of any number of games; of folders, all files named *.sgf, also in the"
                            + " folders in them. - is the standard input.")
    private List<Path> paths;

    @Option(
            names = "--breaches",
            description = "Tell of no games but those with turns that are not legal.")
    private boolean breachesOnly;

    @Option(names = "--path", paramLabel = "V[.V...]", description = LinePath.DESCRIPTION)
    private String line;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Read on N threads; default: as many as there are processors.")
    private Integer jobs;

    @Option(
            names = "--json",
            description =
                    "Print a JSON object a line: one for each game or file that can't be read, and one"
                            + " with the summary as the last.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (jobs != null && (jobs < 1 || jobs > MOST_JOBS)) {
            return complain(
                    ExitCodes.BAD_INPUT, "--jobs is from 1 to " + MOST_JOBS + ", not " + jobs);
        }
        for (Path path : paths) {
            if (!isStandardInput(path) && !Files.exists(path)) {
                return complain(ExitCodes.BAD_INPUT, "no such file or folder: '" + path + "'");
            }
        }
        List<Integer> choices;
        try {
            choices = LinePath.choices(line);
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, "--path: " + e.getMessage());
        }
        PrintWriter out = out();
        AuditSummary summary = new AuditSummary();
        int threads = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        try (Progress progress = new Progress("games");
                Archive archive =
                        new Archive(
                                threads,
                                choices,
                                entry -> {
                                    summary.add(entry);
                                    progress.clear();
                                    if (!breachesOnly || AuditSummary.isFound(entry)) {
                                        out.print(
                                                json
                                                        ? AuditJson.line(entry)
                                                        : AuditText.lines(entry));
                                    }
                                    progress.step();
                                })) {
            for (Path path : paths) {
                if (isStandardInput(path)) {
                    archive.add("-", System.in);
                } else {
                    archive.add(path);
                }
            }
            archive.finish();
        }
        out.print(json ? AuditJson.line(summary) : AuditText.summary(summary));
        return summary.isAllLegal() ? ExitCodes.OK : ExitCodes.FOUND;
    }

    private static boolean isStandardInput(Path path) {
        return path.toString().equals("-");
    }
}
