package org.tromptaylor.proofs;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.tromptaylor.process.BoundedRun;
import org.tromptaylor.process.ChildFailure;

/**
 * OpenJML and its solver, as found on this machine.
 *
 * @param prover the kind of solver, in OpenJML's words
 */
record Toolchain(
        Path openjml, String openjmlVersion, Path solver, String solverVersion, String prover) {

    /** Needed, and not there: a line that says what. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1L;

        Missing(String message) {
            super(message);
        }
    }

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String PROPERTIES = "openjml.properties";

    /** The command named by OPENJML, or else openjml on the PATH; empty if there is neither. */
    static Optional<Path> findOpenjml() throws Missing {
        String named = System.getenv("OPENJML");
        if (named == null || named.isEmpty()) {
            return onPath("openjml");
        }
        Optional<Path> found = onPath(named);
        if (found.isEmpty()) {
            throw new Missing("OPENJML names no command: " + named);
        }
        return found;
    }

    /**
     * Looks for a solver and asks both for their versions.
     *
     * @param solver the solver's command; null for OpenJML's own, or else z3 on the PATH
     */
    static Toolchain of(Path openjml, String solver, String prover)
            throws Missing, InterruptedException {
        Path home = realPath(openjml).getParent();
        // Such a file can switch off what is to be checked.
        for (Path folder : List.of(home, Path.of(System.getProperty("user.home")))) {
            if (Files.exists(folder.resolve(PROPERTIES))) {
                throw new Missing(
                        folder.resolve(PROPERTIES)
                                + " would change what OpenJML checks: move it away");
            }
        }
        Path found;
        if (solver != null) {
            found = onPath(solver).orElseThrow(() -> new Missing("no such solver: " + solver));
        } else {
            found =
                    ownSolver(home, prover)
                            .or(() -> onPath("z3"))
                            .orElseThrow(
                                    () ->
                                            new Missing(
                                                    "no solver: none beside "
                                                            + openjml
                                                            + " and no z3 on the PATH; name one by"
                                                            + " --solver"));
        }
        return new Toolchain(openjml, version(openjml), found, version(found), prover);
    }

    /** As OpenJML looks for it: Solvers-linux/z3_4_3, or Solvers-linux/z3-4.3.1. */
    private static Optional<Path> ownSolver(Path home, String prover) {
        String system = System.getProperty("os.name").toLowerCase(java.util.Locale.ROOT);
        String name =
                system.contains("mac") ? "macos" : system.contains("win") ? "windows" : "linux";
        Path folder = home.resolve("Solvers-" + name);
        String dotted = prover.replace("z3_", "z3-").replace('_', '.');
        List<Path> candidates = new ArrayList<>(List.of(folder.resolve(prover)));
        for (int i = 20; i >= 0; i--) {
            candidates.add(folder.resolve(dotted + "." + i));
        }
        return candidates.stream()
                .flatMap(path -> Stream.of(path, Path.of(path + ".exe")))
                .filter(path -> Files.isRegularFile(path) && Files.isExecutable(path))
                .findFirst()
                .map(Toolchain::realPath);
    }

    private static Optional<Path> onPath(String command) {
        if (command.contains("/") || command.contains(File.separator)) {
            return Optional.of(Path.of(command).toAbsolutePath()).filter(Toolchain::isProgram);
        }
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(command).toAbsolutePath())
                .filter(Toolchain::isProgram)
                .findFirst();
    }

    private static boolean isProgram(Path path) {
        return Files.isRegularFile(path) && Files.isExecutable(path);
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }

    private static String version(Path program) throws Missing, InterruptedException {
        try {
            BoundedRun run =
                    BoundedRun.of(
                            List.of(program.toString(), "--version"),
                            Path.of("").toAbsolutePath(),
                            Toolchain::clean,
                            PATIENCE);
            Optional<String> line =
                    run.output()
                            .lines()
                            .filter(s -> !s.isBlank() && !s.startsWith("Picked up "))
                            .findFirst();
            if (run.exitCode() != 0 || line.isEmpty()) {
                throw new Missing(program + " does not tell its version");
            }
            return line.get().strip();
        } catch (ChildFailure e) {
            throw new Missing(e.getMessage());
        }
    }

    /**
     * Takes away whatever in the environment adds options to a Java program or to OpenJML, and adds
     * one that makes short runs of Java shorter: most of a proof's time is OpenJML's start.
     */
    static void clean(Map<String, String> environment) {
        Set<String> foreign =
                Set.of("JDK_JAVAC_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "OPENJMLOPTS");
        environment
                .keySet()
                .removeIf(
                        name ->
                                foreign.contains(name)
                                        || name.startsWith("OPENJML_")
                                                && !name.equals("OPENJML_ROOT"));
        environment.put("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    }

    /**
     * The options of a proof, up to the file.
     *
     * @param limit for each question to the solver
     * @param places where to check feasibility, in OpenJML's words
     */
    List<String> options(String method, Duration limit, String places, String sourcePath) {
        return List.of(
                "--esc",
                "--progress",
                "--code-math=safe",
                "--spec-math=bigint",
                "--prover=" + prover,
                "--timeout=" + limit.toMillis(),
                "--check-feasibility=" + places,
                "--method",
                method,
                "-sourcepath",
                sourcePath);
    }

    /**
     * How long a proof may take.
     *
     * @param solver for each question to the solver
     * @param feasibility the same, where it is asked for feasibility too
     * @param twin the same, where the method is a broken twin
     * @param run for the whole run of OpenJML on a method
     */
    record Limits(Duration solver, Duration feasibility, Duration twin, Duration run) {}
}
