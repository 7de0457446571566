package org.tromptaylor.proofs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.tromptaylor.process.BoundedRun;

/** A run over the methods and their twins: proves, prints as it goes, and answers the ledger. */
final class ProofRun {

    private final Project project;
    private final Toolchain tools;
    private final Toolchain.Limits limits;
    private final Workers workers;
    private final int attempts;
    private final Kept kept;
    private final PrintWriter out;
    private final WorkFolder work;
    private final List<Finding> findings = new ArrayList<>();
    private final List<SourceFile> sources;
    private final CallGraph graph;
    private final Map<String, EscResult> results = new ConcurrentHashMap<>();
    private final Map<String, Ledger.TwinEntry> rejections = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> listed = new ConcurrentHashMap<>();
    private final Map<String, List<Twin>> twins = new LinkedHashMap<>();

    ProofRun(
            Project project,
            Toolchain tools,
            Toolchain.Limits limits,
            Workers workers,
            int attempts,
            Kept kept,
            PrintWriter out)
            throws IOException {
        this.project = project;
        this.tools = tools;
        this.limits = limits;
        this.workers = workers;
        this.attempts = attempts;
        this.kept = kept;
        this.out = out;
        this.work = new WorkFolder();
        this.findings.addAll(Audit.of(project));
        this.sources = project.read(new ArrayList<>());
        this.graph = new CallGraph(sources);
        readTwins();
    }

    private void readTwins() throws IOException {
        for (Path path : project.twinFiles()) {
            TwinFile file = new TwinFile(path, project.read(path));
            findings.addAll(file.findings());
            if (!file.twins().isEmpty() && method(file.method()).isEmpty()) {
                findings.add(new Finding(path, 1, "no such method: " + file.method()));
                continue;
            }
            for (Twin twin : file.twins()) {
                Optional<Method> where = method(twin.rejectedIn());
                if (where.isEmpty() || where.get().body().isEmpty()) {
                    String message = "no method to be proven: " + twin.rejectedIn();
                    findings.add(new Finding(path, twin.line(), message));
                    continue;
                }
                try {
                    text(twin);
                    twins.computeIfAbsent(twin.method(), m -> new ArrayList<>()).add(twin);
                } catch (Unreadable e) {
                    String message = "twin " + twin.name() + ": " + e.getMessage();
                    findings.add(new Finding(path, twin.line(), message));
                }
            }
        }
    }

    private Optional<Method> method(String id) {
        return sources.stream()
                .flatMap(source -> source.methods().stream())
                .filter(method -> method.id().equals(id))
                .findFirst();
    }

    private SourceFile source(String id) {
        String owner = id.substring(0, id.indexOf('.'));
        return sources.stream()
                .filter(source -> source.className().equals(owner))
                .findFirst()
                .orElseThrow();
    }

    private String text(Twin twin) throws Unreadable {
        return TwinText.of(source(twin.method()), method(twin.method()).orElseThrow(), twin);
    }

    /** What the project's own check objects to, twins included. */
    List<Finding> findings() {
        return findings;
    }

    /** Whether the prover is seen to say yes and to say no; prints what it says. */
    boolean canariesSing() throws IOException, InterruptedException {
        Path folder = work.make("canary");
        Canary.write(folder);
        Esc esc = new Esc(tools, limits, work.make("run"), kept);
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (Canary canary : Canary.all()) {
            tasks.add(
                    () -> {
                        EscResult result = canary.run(esc, folder);
                        boolean fine = canary.isAsExpected(result);
                        String feasibility =
                                result.feasibility() == EscResult.Feasibility.INFEASIBLE
                                        ? ", infeasible"
                                        : "";
                        row(
                                "",
                                "canary: " + canary.what,
                                word(result.proof()) + feasibility,
                                result.seconds(),
                                fine ? "" : "UNEXPECTED " + result.detail());
                        return fine;
                    });
        }
        return workers.all(tasks).stream().allMatch(fine -> fine);
    }

    /** Proves the chosen methods, and has their twins rejected. */
    void run(Predicate<Method> chosen, boolean withFeasibility, boolean withTwins)
            throws IOException, InterruptedException {
        Path sourcePath = project.root().resolve("src/main/java");
        Esc esc = new Esc(tools, limits, work.make("run"), kept);
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (SourceFile source : sources) {
            for (Method method : source.methods()) {
                if (chosen.test(method) && method.isDefinition()) {
                    row(method.rule(), method.id(), "definition", 0, "");
                } else if (chosen.test(method)) {
                    tasks.add(() -> prove(esc, source, method, sourcePath, withFeasibility));
                }
            }
        }
        workers.all(tasks);
        compareWithListed();
        if (withTwins) {
            List<Callable<Boolean>> twinTasks = new ArrayList<>();
            for (SourceFile source : sources) {
                for (Method method : source.methods()) {
                    if (chosen.test(method)) {
                        twins.getOrDefault(method.id(), List.of())
                                .forEach(twin -> twinTasks.add(() -> reject(esc, twin, method)));
                    }
                }
            }
            workers.all(twinTasks);
        }
    }

    private boolean prove(
            Esc esc, SourceFile source, Method method, Path sourcePath, boolean withFeasibility)
            throws InterruptedException {
        Path file = project.root().resolve(source.path());
        String name = source.qualifiedName() + "." + method.name();
        // Which facts the solver tries first changes from run to run of OpenJML, and with it
        // whether
        // it finds a proof that there is. One that is found is a proof, at whichever attempt.
        EscResult result = null;
        for (int attempt = 1; attempt <= attempts; attempt++) {
            Esc.Answer answer =
                    withFeasibility
                            ? esc.proveFeasible(name, sourcePath, file, attempt)
                            : esc.prove(name, sourcePath, file, attempt);
            result = result == null ? answer.result() : answer.result().after(result);
            listed.computeIfAbsent(source.className(), c -> ConcurrentHashMap.newKeySet())
                    .addAll(answer.listed());
            if (!result.mayBeFoundAgain()) {
                break;
            }
        }
        results.put(method.id(), result);
        String feasible =
                result.isVerified() && result.feasibility() == EscResult.Feasibility.OK
                        ? "feasible (" + result.places() + ")"
                        : "";
        row(
                method.rule(),
                method.id(),
                word(result.proof()),
                result.seconds(),
                feasible
                        + (result.detail().isEmpty() ? "" : result.detail())
                        + (result.attempts() == 1 ? "" : " (attempt " + result.attempts() + ")"));
        return result.isVerified();
    }

    /** What OpenJML saw in a class and the scanner did not, or the other way round. */
    private void compareWithListed() {
        for (SourceFile source : sources) {
            Set<String> seen = listed.get(source.className());
            if (seen == null || seen.isEmpty()) {
                continue;
            }
            Set<String> known = new TreeSet<>();
            source.methods().stream()
                    .filter(method -> method.body().isPresent())
                    .forEach(method -> known.add(method.name()));
            for (Method method : source.methods()) {
                if (method.body().isPresent() && !seen.contains(method.name())) {
                    findings.add(source.finding(method, "OpenJML does not list this method"));
                }
            }
            for (String name : seen) {
                if (!known.contains(name) && !name.equals(source.className())) {
                    String message = "OpenJML lists a method that is not known here: " + name;
                    findings.add(new Finding(source.path(), 1, message));
                }
            }
        }
    }

    private boolean reject(Esc esc, Twin twin, Method method)
            throws IOException, InterruptedException {
        EscResult baseline = results.get(twin.rejectedIn());
        if (baseline != null && !baseline.isVerified()) {
            keep(twin, method, "not_run", 0, twin.rejectedIn() + " itself is not verified");
            return false;
        }
        Path top = work.make("twins/" + twin.method() + "/" + twin.name());
        Path folder = Files.createDirectories(top.resolve(packageFolder()));
        for (Path path : project.packageSources()) {
            Files.writeString(folder.resolve(path.getFileName()), project.read(path));
        }
        try {
            Files.writeString(
                    folder.resolve(source(twin.method()).path().getFileName()), text(twin));
        } catch (Unreadable e) {
            throw new IllegalStateException("it was readable before", e);
        }
        SourceFile where = source(twin.rejectedIn());
        String name =
                where.qualifiedName()
                        + twin.rejectedIn().substring(twin.rejectedIn().lastIndexOf('.'));
        EscResult result = esc.tryTwin(name, top, folder.resolve(where.path().getFileName()));
        String outcome = result.isVerified() ? "accepted" : word(result.proof());
        keep(twin, method, outcome, result.seconds(), result.detail());
        return !result.isVerified();
    }

    private static Path packageFolder() {
        return Path.of("src/main/java").relativize(Project.RULES);
    }

    private void keep(Twin twin, Method method, String outcome, double seconds, String detail) {
        Ledger.TwinEntry entry =
                new Ledger.TwinEntry(
                        twin.name(),
                        twin.kind().word(),
                        twin.description(),
                        twin.rejectedIn(),
                        outcome,
                        rounded(seconds),
                        detail);
        rejections.put(twin.id(), entry);
        row(
                method.rule(),
                twin.method() + ", twin " + twin.name(),
                entry.rejected() ? outcome : outcome.toUpperCase(Locale.ROOT).replace('_', ' '),
                seconds,
                detail);
    }

    /** What the chosen methods came to. */
    Ledger ledger(Predicate<Method> chosen) throws IOException {
        List<Ledger.Entry> entries = new ArrayList<>();
        for (SourceFile source : sources) {
            source.methods().stream().filter(chosen).map(this::entry).forEach(entries::add);
        }
        return new Ledger(
                Ledger.FORMAT,
                LocalDate.now(Clock.systemUTC()).toString(),
                tools.openjmlVersion(),
                tools.solverVersion(),
                tools.prover(),
                System.getProperty("java.version"),
                "the solver's default",
                command(),
                limits.solver().toSeconds(),
                limits.run().toSeconds(),
                attempts,
                LedgerFile.hashes(project),
                findings.stream().map(Finding::toString).toList(),
                entries);
    }

    private String command() {
        return "openjml "
                + String.join(
                        " ",
                        tools.options("METHOD", limits.solver(), Esc.NO_PLACES, "src/main/java"))
                + " --exec=SOLVER FILE";
    }

    private Ledger.Entry entry(Method method) {
        EscResult result = results.getOrDefault(method.id(), EscResult.error("no result", 0));
        boolean definition = method.isDefinition();
        List<Ledger.TwinEntry> rejected =
                twins.getOrDefault(method.id(), List.of()).stream()
                        .map(twin -> rejections.get(twin.id()))
                        .filter(entry -> entry != null)
                        .toList();
        return new Ledger.Entry(
                method.id(),
                method.rule(),
                definition ? "definition" : method.model() ? "model" : "java",
                method.english(),
                definition ? "definition" : word(result.proof()),
                result.feasibility().name().toLowerCase(Locale.ROOT),
                result.places(),
                definition ? 0 : rounded(result.seconds()),
                definition ? 0 : result.attempts(),
                definition ? "" : result.detail(),
                graph.callees(method).stream()
                        .filter(callee -> !callee.isDefinition())
                        .map(Method::id)
                        .toList(),
                graph.definitions(method).stream()
                        .filter(callee -> !callee.equals(method))
                        .map(Method::id)
                        .toList(),
                rejected);
    }

    private static double rounded(double seconds) {
        return Math.round(seconds * 10) / 10.0;
    }

    private static String word(EscResult.Proof proof) {
        return proof.name().toLowerCase(Locale.ROOT);
    }

    private void row(String rule, String name, String result, double seconds, String more) {
        // Whoever interrupts is not told what became of what was cut short.
        if (BoundedRun.isEnding()) {
            return;
        }
        synchronized (out) {
            out.println(
                    String.format(
                                    Locale.ROOT,
                                    "%-6s %-52s %-12s %6.1f s  %s",
                                    rule,
                                    name,
                                    result,
                                    seconds,
                                    more)
                            .stripTrailing());
            out.flush();
        }
    }
}
