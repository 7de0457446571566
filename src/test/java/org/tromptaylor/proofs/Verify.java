package org.tromptaylor.proofs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code proofs/verify}. */
@Command(
        name = "proofs/verify",
        usageHelpAutoWidth = true,
        description = {
            "Proves the reference with OpenJML, method by method, and has every broken twin rejected.",
            "",
            "The methods are found in Points, TrompTaylor, Lemmas and Theorems. For each the prover must"
                    + " verify it, must find no contradiction (feasibility), and must reject its"
                    + " twins, which are in proofs/negative; a method without a twin of its body and"
                    + " one of its contract counts as not proven. Before that, the project's own"
                    + " check looks for what OpenJML takes on trust, and canaries show that the"
                    + " prover says no to what is wrong.",
            "",
            "A complete run writes proofs/STATUS.md and proofs/ledger.json, whatever came of it: what"
                    + " is not proven is called so there. A run of some methods, or without twins,"
                    + " canaries or feasibility, writes nothing."
        },
        footer = {
            "",
            "  OPENJML   the command to use; default: openjml on the PATH",
            "",
            "Exit codes:",
            "  0   all is proven; or there is no openjml, then a line that begins with NOT RUN says so",
            "  1   something is not proven, a twin is accepted or missing, or the own check objects",
            "  2   the command line is wrong, or something that is needed is missing",
            "  70  a fault of this command itself"
        })
final class Verify implements Callable<Integer> {

    private static final int NOT_PROVEN = 1;
    private static final int MISSING = 2;
    private static final int FAULT = 70;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text.")
    private boolean help;

    @Option(names = "--method", paramLabel = "REGEX", description = "Only methods like this.")
    private String method;

    @Option(names = "--class", paramLabel = "NAME", description = "Only methods of this class.")
    private String className;

    @Option(names = "--no-twins", description = "Leave out the broken twins.")
    private boolean noTwins;

    @Option(names = "--no-feasibility", description = "Leave out the check for contradictions.")
    private boolean noFeasibility;

    @Option(names = "--no-canaries", description = "Leave out the canaries.")
    private boolean noCanaries;

    @Option(
            names = "--resume",
            description =
                    "Go on with a run that was cut short: take the answers that OpenJML has given"
                            + " before to exactly these sources, options and versions. They are"
                            + " kept in target/proofs.")
    private boolean resume;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many proofs at a time; default: one for each processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "For each question to the solver; default: ${DEFAULT-VALUE}.")
    private int solverLimit = 60;

    @Option(
            names = "--feasibility-limit",
            paramLabel = "SECONDS",
            description =
                    "The same where it is asked for feasibility too; default: ${DEFAULT-VALUE}.")
    private int feasibilityLimit = 6;

    @Option(
            names = "--twin-limit",
            paramLabel = "SECONDS",
            description = "The same for broken twins; default: ${DEFAULT-VALUE}.")
    private int twinLimit = 20;

    @Option(
            names = "--run-limit",
            paramLabel = "SECONDS",
            description =
                    "For the whole run of OpenJML on a method; then it is ended with all its"
                            + " processes. Default: ${DEFAULT-VALUE}.")
    private int runLimit = 600;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            description =
                    "How often to try a method whose proof is not found, the first time included;"
                            + " default: ${DEFAULT-VALUE}.")
    private int attempts = 3;

    @Option(
            names = "--solver",
            paramLabel = "COMMAND",
            description = "The solver; default: OpenJML's own, or else z3 on the PATH.")
    private String solver;

    @Option(
            names = "--prover",
            paramLabel = "NAME",
            description = "The solver's kind in OpenJML's words; default: ${DEFAULT-VALUE}.")
    private String prover = "z3_4_3";

    @Option(names = "--audit", description = "Only the project's own check; needs no OpenJML.")
    private boolean auditOnly;

    @Option(
            names = "--ledger",
            description =
                    "Only compare the sources and twins with the ledger; needs no OpenJML. A line"
                            + " for each file that has changed since, and exit code 1.")
    private boolean ledgerOnly;

    @Option(names = "--root", hidden = true)
    private Path root = Path.of("");

    private final PrintWriter out;
    private final PrintWriter err;

    private Verify(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Runs the command and ends the program with its exit code. */
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = run(out, err, arguments);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /** Runs the command; answers its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new Verify(out, err));
        line.setOut(out);
        line.setErr(err);
        line.setParameterExceptionHandler(
                (e, given) -> {
                    err.println("proofs/verify: " + e.getMessage() + " (see proofs/verify --help)");
                    return MISSING;
                });
        line.setExecutionExceptionHandler(
                (e, command, parsed) -> {
                    err.println("proofs/verify: a fault of its own: " + e);
                    if (System.getenv("TT_TRACE") != null) {
                        e.printStackTrace(err);
                    }
                    return FAULT;
                });
        return line.execute(arguments);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Optional<Project> found = Project.above(root);
        if (found.isEmpty()) {
            return missing("not within the repository: " + root.toAbsolutePath());
        }
        Project project = found.get();
        if (IntStream.of(jobs, attempts, solverLimit, feasibilityLimit, twinLimit, runLimit)
                        .min()
                        .getAsInt()
                < 1) {
            return missing("--jobs, --attempts and the limits are at least 1");
        }
        if (ledgerOnly) {
            return ledger(project);
        }
        if (auditOnly) {
            return audit(Audit.of(project));
        }
        try {
            return prove(project, chosen());
        } catch (PatternSyntaxException e) {
            return missing("--method is no regular expression: " + e.getDescription());
        } catch (Toolchain.Missing e) {
            return missing(e.getMessage());
        }
    }

    private int missing(String message) {
        err.println("proofs/verify: " + message);
        return MISSING;
    }

    private int ledger(Project project) throws IOException {
        List<String> complaints = LedgerFile.complaints(project);
        complaints.forEach(out::println);
        out.println(
                complaints.isEmpty()
                        ? "OK: the ledger fits the sources."
                        : "STALE: the ledger does not fit the sources.");
        return complaints.isEmpty() ? 0 : NOT_PROVEN;
    }

    private int audit(List<Finding> findings) {
        findings.forEach(out::println);
        out.println("own check: " + (findings.isEmpty() ? "ok" : findings.size() + " findings"));
        return findings.isEmpty() ? 0 : NOT_PROVEN;
    }

    private Predicate<Method> chosen() {
        Pattern pattern = method == null ? null : Pattern.compile(method);
        return m ->
                (className == null || m.owner().equals(className))
                        && (pattern == null
                                || pattern.matcher(m.name()).matches()
                                || pattern.matcher(m.id()).matches());
    }

    private int prove(Project project, Predicate<Method> chosen)
            throws IOException, InterruptedException, Toolchain.Missing {
        Optional<Path> openjml = Toolchain.findOpenjml();
        if (openjml.isEmpty()) {
            out.println(
                    "NOT RUN: no openjml here (on the PATH, or named by OPENJML), so nothing was"
                            + " proven.");
            return 0;
        }
        Toolchain tools = Toolchain.of(openjml.get(), solver, prover);
        Toolchain.Limits limits =
                new Toolchain.Limits(
                        Duration.ofSeconds(solverLimit),
                        Duration.ofSeconds(feasibilityLimit),
                        Duration.ofSeconds(twinLimit),
                        Duration.ofSeconds(runLimit));
        out.println(
                tools.openjmlVersion()
                        + "; "
                        + tools.solverVersion()
                        + " as "
                        + tools.prover()
                        + "; Java "
                        + System.getProperty("java.version"));
        ProofRun run =
                new ProofRun(
                        project,
                        tools,
                        limits,
                        new Workers(jobs),
                        attempts,
                        new Kept(project.root().resolve("target/proofs"), resume),
                        out);
        audit(run.findings());
        int told = run.findings().size();
        if (!noCanaries && !run.canariesSing()) {
            out.println("NOT PROVEN: the prover does not say what it must (see the canaries).");
            return NOT_PROVEN;
        }
        boolean complete =
                method == null && className == null && !noTwins && !noCanaries && !noFeasibility;
        run.run(chosen, !noFeasibility, !noTwins);
        Ledger ledger = run.ledger(chosen);
        if (ledger.methods().isEmpty()) {
            return missing("no method is like that");
        }
        run.findings().stream().skip(told).forEach(out::println);
        out.println(ledger.summary());
        if (complete) {
            LedgerFile.write(project, ledger);
            out.println("written: " + Project.STATUS + ", " + Project.LEDGER);
        } else {
            out.println("Not a complete run: nothing was written.");
        }
        boolean holds =
                noTwins
                        ? ledger.findings().isEmpty()
                                && ledger.methods().stream().allMatch(Verify::isProven)
                        : ledger.holds();
        return holds ? 0 : NOT_PROVEN;
    }

    private static boolean isProven(Ledger.Entry entry) {
        return entry.isDefinition()
                || entry.result().equals("verified") && !entry.feasibility().equals("infeasible");
    }
}
