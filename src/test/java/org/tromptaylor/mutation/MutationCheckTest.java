package org.tromptaylor.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of mutants that cannot be noticed, and how it is compared with PIT's report. */
class MutationCheckTest {

    private static final String LISTED =
            """
            # Comment
            mutant  rules.Rule.holds
            line    if (a > 0 && b > 0) {
            change  M: negated conditional
            which   2 of 2

            why     It is never asked
                    where it matters.
            """;

    @TempDir private Path root;

    @BeforeEach
    void sources() throws IOException {
        write(
                "src/main/java/org/tromptaylor/rules/Rule.java",
                """
                class Rule {
                    boolean holds() {
                        if (a > 0 && b > 0) {
                            return true;
                        }
                        return false;
                    }
                }
                """);
        Files.createDirectories(root.resolve("src/main/java/org/tromptaylor/engine"));
        list(LISTED);
    }

    @Test
    void theListIsWellFormedAndItsLinesStandInTheSources() throws IOException {
        for (Mutant mutant : EquivalentMutants.read(MutationCheck.LIST)) {
            String[] names = mutant.method().split("\\.");
            assertTrue(List.of("rules", "engine").contains(names[0]), mutant.toString());
            Path source = Path.of("src/main/java/org/tromptaylor", names[0], names[1] + ".java");
            List<String> lines = Files.readAllLines(source).stream().map(String::strip).toList();
            assertTrue(lines.contains(mutant.line()), mutant.toString());
        }
    }

    @Test
    void theSurvivorsThatAreListedAreInOrder() throws IOException {
        assertEquals(
                List.of(),
                complaints(
                        mutation("KILLED", 3, 8),
                        mutation("SURVIVED", 3, 12),
                        mutation("TIMED_OUT", 4, 20),
                        mutation("MEMORY_ERROR", 6, 30)));
    }

    @Test
    void theLinesMayMove() throws IOException {
        Path source = root.resolve("src/main/java/org/tromptaylor/rules/Rule.java");
        Files.writeString(source, "\n\n" + Files.readString(source));
        assertEquals(
                List.of(), complaints(mutation("KILLED", 5, 9), mutation("NO_COVERAGE", 5, 13)));
    }

    @Test
    void aSurvivorThatIsNotListedIsNamedAsItWouldBeListed() throws IOException {
        List<String> complaints =
                complaints(
                        mutation("KILLED", 3, 8),
                        mutation("SURVIVED", 3, 12),
                        mutation("SURVIVED", 4, 20));
        assertEquals(
                List.of(
                        """
                        SURVIVED, and not in the list:
                        mutant  rules.Rule.holds
                        line    return true;
                        change  M: negated conditional
                        """),
                complaints);
        list(LISTED + complaints.get(0).substring(complaints.get(0).indexOf('\n')) + "why     So.");
        assertEquals(
                List.of(),
                complaints(
                        mutation("KILLED", 3, 8),
                        mutation("SURVIVED", 3, 12),
                        mutation("SURVIVED", 4, 20)));
    }

    @Test
    void aListedOneThatIsKilledIsNoLongerEquivalent() throws IOException {
        List<String> complaints =
                complaints(mutation("KILLED", 3, 8), mutation("TIMED_OUT", 3, 12));
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).startsWith("in the list, but TIMED_OUT:\nmutant  rules.Rule"));
        assertTrue(complaints.get(0).endsWith("which   2 of 2\n"));
    }

    @Test
    void aListedOneThatDoesNotExistIsStale() throws IOException {
        List<String> complaints = complaints(mutation("KILLED", 3, 8));
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).startsWith("in the list, but there is no such mutant:\n"));
    }

    @Test
    void theListOfAnotherPackageIsLeftAside() throws IOException {
        Path report = write("mutations.xml", "<mutations/>");
        assertEquals(
                List.of(), MutationCheck.of(root, List.of("engine"), List.of(report)).complaints());
    }

    @Test
    void whatCouldNotBeRunIsNotTakenForKilled() throws IOException {
        List<String> complaints =
                complaints(mutation("RUN_ERROR", 3, 8), mutation("SURVIVED", 3, 12));
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).startsWith("PIT could not tell: RUN_ERROR:\n"));
    }

    @Test
    void everyFileWithCodeMustBeInTheReport() throws IOException {
        write("src/main/java/org/tromptaylor/rules/Other.java", "class Other {}");
        write("src/main/java/org/tromptaylor/rules/package-info.java", "");
        assertEquals(
                List.of("no mutant of rules/Other.java in the report\n"),
                complaints(mutation("KILLED", 3, 8), mutation("SURVIVED", 3, 12)));
    }

    @Test
    void aReportOfOtherSourcesIsRefused() {
        assertEquals(
                "rules/Rule.java has no line 9",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> complaints(mutation("KILLED", 9, 8)))
                        .getMessage());
    }

    @Test
    void whatIsWrongWithTheListIsSaidWithItsLine() throws IOException {
        refused(
                "equivalent.txt:4: no reason for the last mutant",
                "mutant  a",
                "line  b",
                "change c");
        refused("equivalent.txt:1: a reason without a mutant", "why     So.");
        refused("equivalent.txt:2: the mutant before has no change", "mutant  a", "why     So.");
        refused("equivalent.txt:1: a line without a mutant", "line    b");
        refused("equivalent.txt:2: a change without a line", "mutant  a", "change  c");
        refused("equivalent.txt:1: neither a field nor more of a reason", "because");
        refused(
                "equivalent.txt:4: there is no such one",
                "mutant  a",
                "line    b",
                "change  c",
                "which   3 of 2");
        refused(
                "equivalent.txt:8: the mutant before stands twice in the list",
                "mutant  a",
                "line    b",
                "change  c",
                "why     So.",
                "mutant  a",
                "line    b",
                "change  c",
                "why     So.");
    }

    private void refused(String message, String... lines) throws IOException {
        list(String.join("\n", lines));
        Path file = root.resolve(MutationCheck.LIST);
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> EquivalentMutants.read(file))
                        .getMessage());
    }

    private List<String> complaints(String... mutations) throws IOException {
        Path report =
                write("mutations.xml", "<mutations>" + String.join("", mutations) + "</mutations>");
        return MutationCheck.of(root, List.of("rules"), List.of(report)).complaints();
    }

    private static String mutation(String status, int line, int index) {
        return String.format(
                "<mutation detected='true' status='%s' numberOfTestsRun='1'>"
                        + "<sourceFile>Rule.java</sourceFile>"
                        + "<mutatedClass>org.tromptaylor.rules.Rule</mutatedClass>"
                        + "<mutatedMethod>holds</mutatedMethod>"
                        + "<methodDescription>()Z</methodDescription>"
                        + "<lineNumber>%d</lineNumber><mutator>org.pitest.M</mutator>"
                        + "<indexes><index>%d</index></indexes><blocks><block>1</block></blocks>"
                        + "<killingTest/><description>negated conditional</description></mutation>",
                status, line, index);
    }

    private void list(String text) throws IOException {
        write(MutationCheck.LIST.toString(), text);
    }

    private Path write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
