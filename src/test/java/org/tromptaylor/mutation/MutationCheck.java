package org.tromptaylor.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Compares what PIT reports with the list of the mutants that cannot be noticed. {@code mvn -Pmutation
 * verify} runs it after PIT and fails if it complains.
 */
final class MutationCheck {

    /** Where the list stands in the repository. */
    static final Path LIST = Path.of("src/test/resources/org/tromptaylor/mutation/equivalent.txt");

    private static final Path SOURCES = Path.of("src/main/java/org/tromptaylor");

    /** Files that hold a specification and no code that could be changed. */
    private static final Set<String> WITHOUT_CODE =
            Set.of("package-info.java", "Lemmas.java", "Theorems.java");

    /** A test fails, never ends, or needs more memory than there is. */
    private static final Set<String> KILLED = Set.of("KILLED", "TIMED_OUT", "MEMORY_ERROR");

    private static final Set<String> SURVIVED = Set.of("SURVIVED", "NO_COVERAGE");

    private final Path root;
    private final Set<Mutant> listed;
    private final Set<Mutant> notFound;
    private final List<String> complaints = new ArrayList<>();

    /** A line a package. */
    private final List<String> summary = new ArrayList<>();

    private MutationCheck(Path root) throws IOException {
        this.root = root;
        listed = EquivalentMutants.read(root.resolve(LIST));
        notFound = new LinkedHashSet<>(listed);
    }

    /**
     * @param args the root of the repository, then for each package its name and its report
     */
    public static void main(String[] args) throws IOException {
        List<String> packages = new ArrayList<>();
        List<Path> reports = new ArrayList<>();
        for (int at = 1; at < args.length; at += 2) {
            packages.add(args[at]);
            reports.add(Path.of(args[at + 1]));
        }
        MutationCheck check = of(Path.of(args[0]), packages, reports);
        check.summary.forEach(System.out::println);
        check.complaints.forEach(System.err::println);
        if (!check.complaints.isEmpty()) {
            System.err.println(LIST + ": " + check.complaints.size() + " complaints");
            System.exit(1);
        }
    }

    /** Compares the reports of the packages with the list. */
    static MutationCheck of(Path root, List<String> packages, List<Path> reports)
            throws IOException {
        MutationCheck check = new MutationCheck(root);
        check.notFound.removeIf(mutant -> !packages.contains(mutant.method().split("\\.")[0]));
        for (int at = 0; at < packages.size(); at++) {
            check.add(packages.get(at), reports.get(at));
        }
        for (Mutant mutant : check.notFound) {
            check.complain("in the list, but there is no such mutant", mutant);
        }
        return check;
    }

    /** What is wrong with the list or the reports. */
    List<String> complaints() {
        return complaints;
    }

    /** Compares the mutants of a package with the list. */
    private void add(String name, Path report) throws IOException {
        Map<Mutant, String> mutants = MutationReport.read(report, root.resolve(SOURCES));
        int killed = 0;
        for (Map.Entry<Mutant, String> entry : mutants.entrySet()) {
            Mutant mutant = entry.getKey();
            boolean inList = notFound.remove(mutant);
            if (KILLED.contains(entry.getValue())) {
                killed++;
                if (inList) {
                    complain("in the list, but " + entry.getValue(), mutant);
                }
            } else if (!SURVIVED.contains(entry.getValue())) {
                complain("PIT could not tell: " + entry.getValue(), mutant);
            } else if (!inList) {
                complain(entry.getValue() + ", and not in the list", mutant);
            }
        }
        requireEveryFile(name, mutants.keySet());
        summary.add(
                String.format(
                        "%s: %d of %d mutants killed, %d not",
                        name, killed, mutants.size(), mutants.size() - killed));
    }

    /** A report that leaves out a class would leave out what is not tested there. */
    private void requireEveryFile(String name, Set<Mutant> mutants) throws IOException {
        Set<String> files = new TreeSet<>();
        try (Stream<Path> paths = Files.list(root.resolve(SOURCES).resolve(name))) {
            paths.forEach(path -> files.add(path.getFileName().toString()));
        }
        files.removeAll(WITHOUT_CODE);
        for (Mutant mutant : mutants) {
            files.remove(mutant.method().split("[.$]")[1] + ".java");
        }
        for (String file : files) {
            complaints.add("no mutant of " + name + "/" + file + " in the report\n");
        }
    }

    private void complain(String problem, Mutant mutant) {
        complaints.add(problem + ":\n" + mutant);
    }
}
