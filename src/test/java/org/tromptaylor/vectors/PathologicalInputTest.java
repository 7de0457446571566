package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad files of vectors get one clear line for each thing that is wrong, and never a stack trace. */
class PathologicalInputTest {

    @TempDir Path folder;
    private SmallCorpus corpus;

    @BeforeEach
    void writeAFaultlessCorpus() throws Exception {
        corpus = SmallCorpus.in(folder);
    }

    private List<String> problemsOf(byte[] bytes) throws Exception {
        Files.write(folder.resolve("tt9-bad.json"), bytes);
        List<String> problems = corpus.loadProblems();
        for (String problem : problems) {
            assertTrue(problem.startsWith("tt9-bad.json: "), problem);
            assertTrue(problem.length() < 400, problem);
            assertFalse(problem.chars().anyMatch(Character::isISOControl), problem);
        }
        // The linter says the same, and --fix leaves the file alone if it is no JSON.
        assertTrue(corpus.lint().containsAll(problems));
        return problems.stream().map(p -> p.substring("tt9-bad.json: ".length())).toList();
    }

    private List<String> problemsOf(String text) throws Exception {
        return problemsOf(text.getBytes(StandardCharsets.UTF_8));
    }

    private void assertProblem(String problem, String text) throws Exception {
        assertEquals(List.of(problem), problemsOf(text));
    }

    @Test
    void anEmptyFile() throws Exception {
        assertProblem("empty, should be JSON", "");
        assertProblem("empty, should be JSON", " \n\t\n");
    }

    @Test
    void truncatedJson() throws Exception {
        String whole = SmallCorpus.TEXT;
        for (int length = 1; length < whole.length() - 2; length += 97) {
            List<String> problems = problemsOf(whole.substring(0, length));
            assertEquals(1, problems.size());
            assertTrue(
                    problems.get(0).matches("line \\d+, column \\d+: not JSON: it ends too early"),
                    problems.get(0));
        }
    }

    @Test
    void aSyntaxErrorWithItsLineAndColumn() throws Exception {
        assertProblem(
                "line 3, column 4: not JSON: "
                        + "Unexpected character (',' (code 44)): expected a valid value (JSON String,"
                        + " Number, Array, Object or token 'null', 'true' or 'false')",
                "{\n\"a\": [\n 1,, 2]}");
    }

    @Test
    void deepNesting() throws Exception {
        assertProblem("nested deeper than 20 levels", "[".repeat(1_000_000));
    }

    @Test
    void aHugeFile() throws Exception {
        byte[] spaces = new byte[Json.MAX_BYTES + 1];
        Arrays.fill(spaces, (byte) ' ');
        assertEquals(List.of("larger than 8388608 bytes"), problemsOf(spaces));
    }

    @Test
    void aHugeNumber() throws Exception {
        List<String> problems =
                problemsOf(
                        SmallCorpus.TEXT.replace(
                                "\"width\": 5", "\"width\": " + "9".repeat(100_000)));
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).contains("Number value length"), problems.get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1e999999999",
                "1e-999999999",
                "-0",
                "123456789012345678901234567890",
                "5e0",
                "0.5e1"
            })
    void strangeNumbersForASide(String number) throws Exception {
        for (String problem : problemsOf(twin().replace("\"width\": 5", "\"width\": " + number))) {
            assertTrue(
                    problem.matches("(tt9-twin-grid: |line |vectors\\[2\\]\\.width: ).*"), problem);
        }
    }

    @Test
    void duplicateKeys() throws Exception {
        assertProblem(
                "line 3, column 10: the field 'count' stands there twice",
                "{\n  \"count\": 1,\n  \"count\": 1\n}");
    }

    @Test
    void aByteOrderMark() throws Exception {
        assertProblem(
                "begins with a byte-order mark; should be plain UTF-8",
                "\uFEFF" + SmallCorpus.TEXT);
    }

    @Test
    void bytesThatAreNotUtf8() throws Exception {
        byte[] bytes = SmallCorpus.TEXT.getBytes(StandardCharsets.ISO_8859_1);
        bytes[SmallCorpus.TEXT.indexOf("small")] = (byte) 0xE9;
        assertEquals(List.of("not UTF-8"), problemsOf(bytes));
        assertEquals(
                List.of("not UTF-8"),
                problemsOf(SmallCorpus.TEXT.getBytes(StandardCharsets.UTF_16)));
    }

    @Test
    void somethingAfterTheEnd() throws Exception {
        assertProblem("line 90, column 1: something follows after the end", twin() + "{}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "1", "\"tromp-taylor\"", "[]", "true"})
    void anotherValueThanAFile(String text) throws Exception {
        List<String> problems = problemsOf(text);
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).endsWith(", should be an object"), problems.get(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "1",
                "\"x\"",
                "[]",
                "{}",
                "[null]",
                "[[]]",
                "[1, \"x\", {}]",
                "{\"0\": {}}"
            })
    void anotherValueForEveryField(String value) throws Exception {
        for (String field :
                TestVectors.json(twin()).properties().stream().map(e -> e.getKey()).toList()) {
            var file = (ObjectNode) TestVectors.json(twin());
            file.set(field, TestVectors.json(value));
            if (!value.equals("\"x\"") || !field.equals("title")) {
                assertFalse(problemsOf(file.toString()).isEmpty(), field + " " + value);
            }
        }
        var fields = TestVectors.json(twin()).get("vectors").get(0).properties();
        for (String field : fields.stream().map(e -> e.getKey()).toList()) {
            var file = (ObjectNode) TestVectors.json(twin());
            for (var vector : file.get("vectors")) {
                ((ObjectNode) vector).set(field, TestVectors.json(value));
            }
            String text = file.toString();
            if (!value.equals("\"x\"") || !List.of("title", "comment").contains(field)) {
                assertFalse(problemsOf(text).isEmpty(), field + " " + value);
            }
        }
    }

    @Test
    void aTextThatWouldSpoilTheTerminal() throws Exception {
        assertProblem(
                "tt9-twin-grid: comment: '\\u001b[2J\\u000a' is not of the form"
                        + " ^[^\\s]([^\\r\\n]*[^\\s])?$",
                twin().replace("No point reaches a colour.", "\\u001b[2J\\n"));
    }

    @Test
    void aLongWrongText() throws Exception {
        List<String> problems =
                problemsOf(
                        twin().replace(
                                        "\"kind\": \"score\"",
                                        "\"kind\": \"" + "x".repeat(99_999) + "\""));
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).contains("xxx...' is none of reaches, clear"), problems.get(0));
    }

    @Test
    void theSameIdTwice() throws Exception {
        assertProblem(
                "tt9-empty-grid: the id is used twice, also in tt6-small.json",
                twin().replace("tt9-twin-grid", "tt9-empty-grid"));
        assertProblem(
                "tt6-twin-on-one-point: the id is used twice",
                twin().replace("tt9-twin-grid", "tt6-twin-on-one-point"));
    }

    @Test
    void aWrongCount() throws Exception {
        assertProblem(
                "count is 30, but there are 3 vectors",
                twin().replace("\"count\": 3", "\"count\": 30"));
    }

    @Test
    void anotherVersionThanTheOtherFiles() throws Exception {
        assertProblem(
                "version is 0.2, but tt6-small.json has 0.1",
                twin().replace("\"version\": \"0.1\"", "\"version\": \"0.2\""));
    }

    @Test
    void anUnknownRule() throws Exception {
        assertProblem(
                "tt9-twin-grid: rules: there is no rule 'TT-9.z'",
                twin().replace("TT-9.b", "TT-9.z"));
    }

    @Test
    void aFlagThatIsNotDescribed() throws Exception {
        assertProblem(
                "tt6-twin-on-one-point: the flag 'huge' is not described",
                twin().replace("[\"tiny\"]", "[\"huge\"]"));
    }

    @Test
    void aGridOfAnotherSize() throws Exception {
        assertEquals(
                List.of(
                        "tt6-twin-on-one-point: expect.grid: row 1 is 1 long, not 2",
                        "tt6-twin-on-one-point: variants.no-ko.grid: row 1 is 1 long, not 2",
                        "tt6-twin-on-one-point: variants.situational-superko.grid: row 1 is 1 long,"
                                + " not 2",
                        "tt6-twin-on-one-point: variants.natural-situational-superko.grid: row 1 is 1"
                                + " long, not 2",
                        "tt6-twin-on-one-point: variants.no-suicide.grid: row 1 is 1 long, not 2"),
                problemsOf(twin().replace("\"width\": 1", "\"width\": 2")));
        assertProblem(
                "tt9-twin-grid: grid: expected 4 rows, found 5",
                twin().replace("\"height\": 5", "\"height\": 4"));
    }

    @Test
    void aPointOffTheGridThatCantBeAskedFor() throws Exception {
        assertProblem(
                "tt9-twin-grid: point: F1 is off the grid",
                twin().replace(
                                "\"kind\": \"score\"",
                                "\"kind\": \"reaches\", \"colour\": \"black\", \"point\": \"F1\"")
                        .replace("{\"black\": 0, \"white\": 0}", "{\"reaches\": false}"));
    }

    @Test
    void aTurnOffTheGridWhereAllTurnsAreLegal() throws Exception {
        assertProblem(
                "tt9-twin-grid: turns: A99 is off the grid",
                twin().replace("\"kind\": \"score\"", "\"kind\": \"game\", \"turns\": [\"A99\"]")
                        .replaceFirst("(?s)\"grid\": \\[\\s*\"\\.\\.\\.\\.\\.\".*?\\],", "")
                        .replace("{\"black\": 0, \"white\": 0}", "{\"over\": false}"));
    }

    @Test
    void anAnswerOfAnotherLengthThanTheDepth() throws Exception {
        assertEquals(
                List.of(
                        "tt9-twin-grid: expect.sequences: has 1 entries, not 3",
                        "tt9-twin-grid: expect.finished: has 2 entries, not 3"),
                problemsOf(
                        twin().replace("\"kind\": \"score\"", "\"kind\": \"perft\", \"depth\": 2")
                                .replaceFirst("(?s)\"grid\": \\[\\s*\"\\.\\.\\.\\.\\.\".*?\\],", "")
                                .replace(
                                        "{\"black\": 0, \"white\": 0}",
                                        "{\"sequences\": [1], \"finished\": [0, 0]}")));
    }

    @Test
    void allThatIsWrongIsTold() throws Exception {
        assertEquals(
                List.of(
                        "tt6-twin-on-one-point: title: is an integer, should be a string",
                        "x: id: 'x' is not of the form ^tt(10|[1-9]|d[1-6])-[a-z0-9]+(-[a-z0-9]+)*$",
                        "tt6-twin-fills-one-by-two: rules: there is no rule 'TT-6.z'",
                        "count is 4, but there are 3 vectors"),
                problemsOf(
                        twin().replace("\"A move on a grid of one point repeats the start\"", "1")
                                .replace("tt9-twin-grid", "x")
                                .replace("[\"TT-6.a\"]", "[\"TT-6.z\"]")
                                .replace("\"count\": 3", "\"count\": 4")));
    }

    @Test
    void aFolderWithoutVectors(@TempDir Path empty) {
        assertEquals(
                empty + ": no vectors",
                assertThrows(CorpusException.class, () -> Corpus.load(empty)).getMessage());
    }

    @Test
    void aFolderThatIsNone() {
        Path nowhere = folder.resolve("nowhere");
        assertEquals(
                nowhere + ": no such file or folder",
                assertThrows(CorpusException.class, () -> Corpus.load(nowhere)).getMessage());
    }

    @Test
    void aFolderNamedLikeAFile() throws Exception {
        Files.createDirectory(folder.resolve("tt1-folder.json"));
        assertEquals(List.of("tt1-folder.json: can't be read"), corpus.loadProblems());
    }

    @Test
    void aBundledCorpusThatIsNotWhole() {
        assertBundled("the bundled corpus: no index.json", "absent");
        assertBundled(
                "the bundled corpus: index.json: line 1, column 12: not JSON: it ends too early",
                "rubbish");
        assertBundled("the bundled corpus: no vectors", "none");
        assertBundled(
                "tt1-gone.json: listed in index.json, but missing"
                        + System.lineSeparator()
                        + "tt2-gone.json: listed in index.json, but missing",
                "gone");
    }

    private static void assertBundled(String message, String folder) {
        assertEquals(
                message,
                assertThrows(
                                CorpusException.class,
                                () -> Corpus.bundled("/bundles/" + folder + "/"))
                        .getMessage());
    }

    /** The small corpus with other ids, to stand beside it. */
    private static String twin() {
        return SmallCorpus.TEXT
                .replace("tt6-move-on-one-point", "tt6-twin-on-one-point")
                .replace("tt6-white-fills", "tt6-twin-fills")
                .replace("tt9-empty-grid", "tt9-twin-grid");
    }
}
