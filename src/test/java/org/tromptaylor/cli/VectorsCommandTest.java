package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tt vectors}: what it prints, and what it exits with. */
class VectorsCommandTest {

    private static final String FILE =
            """
            {
              "$schema": "schema/vector-file.schema.json",
              "suite": "tromp-taylor",
              "version": "0.1",
              "title": "Two vectors",
              "flags": {},
              "count": 2,
              "vectors": [
                {
                  "id": "tt7-take-on-two-points",
                  "rules": ["TT-7.c", "TT-6"],
                  "since": "0.1",
                  "title": "White takes, and Black may not take back",
                  "width": 2,
                  "height": 1,
                  "kind": "play",
                  "turns": ["A1", "B1", "A1"],
                  "expect": {
                    "refused": [{"turn": 3, "reason": "repeats", "repeats": 1, "cycle": 2}],
                    "grid": [
                      ".O"
                    ]
                  },
                  "comment": "B1 leaves A1 without a way to empty; Black A1 would do the same to B1."
                },
                {
                  "id": "tt9-one-stone",
                  "rules": ["TT-9"],
                  "since": "0.1",
                  "title": "One stone owns the grid",
                  "width": 2,
                  "height": 1,
                  "kind": "score",
                  "grid": [
                    "X."
                  ],
                  "expect": {"black": 2, "white": 0},
                  "comment": "B1 reaches black only."
                }
              ]
            }
            """;

    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void write() throws Exception {
        Files.writeString(folder.resolve("tt7-two.json"), FILE);
    }

    private void assertRun(int code, String output, String errors, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "vectors";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        int exit = Tt.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
        assertEquals(errors, err.toString());
        assertEquals(output, out.toString());
        assertEquals(code, exit);
    }

    @Test
    void theExportIsAFolderOfTestsAndTheListOfTheirNames() throws Exception {
        String dir = folder.toString();
        Path tests = folder.resolve("new/tests");
        assertRun(
                0,
                "2 vectors of 2 in 1 file; the others are named in comments, with the reason\n",
                "",
                "export",
                "--tst",
                tests.toString(),
                "--vectors",
                dir);
        assertEquals("tt7-two.tst\n", Files.readString(tests.resolve("all.txt")));
        String test = Files.readString(tests.resolve("tt7-two.tst"));
        assertTrue(
                test.endsWith(
                        """

                        # tt9-one-stone
                        # One stone owns the grid
                        # TT-9: scores
                        rectangular_boardsize 2 1
                        clear_board
                        play black A1
                        play white pass
                        play black pass
                        komi 0
                        6 final_score
                        #? [B\\+2(\\.0+)?]
                        """),
                test);
    }

    @Test
    void anExportThatCannotBeWrittenIsBadInput() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRun(
                2,
                "",
                "tt vectors: " + file + " can't be written: it is no folder\n",
                "export",
                "--tst",
                file.toString());
    }

    @Test
    void lintFixesAndThenFindsNothing() {
        String dir = folder.toString();
        assertRun(
                0,
                """
                wrote tt7-two.json
                wrote index.json
                wrote ids/0.1.txt
                2 vectors in 1 file: nothing wrong
                """,
                "",
                "lint",
                "--fix",
                dir);
        assertRun(0, "2 vectors in 1 file: nothing wrong\n", "", "lint", dir);
    }

    @Test
    void lintFindsProblems() throws Exception {
        Files.writeString(
                folder.resolve("tt7-two.json"), FILE.replace("\"count\": 2", "\"count\": 3"));
        assertRun(
                1,
                "2 vectors in 1 file: 4 problems\n",
                """
                tt7-two.json: count is 3, but there are 2 vectors
                tt7-two.json: tt7-take-on-two-points: requires: should be [rectangular, size<5], is []
                tt7-two.json: tt7-take-on-two-points: variants: no-ko: not up to date; tt vectors lint --fix writes it
                tt7-two.json: tt9-one-stone: requires: should be [rectangular, size<5, setup], is []
                """,
                "lint",
                folder.toString());
    }

    @Test
    void lintNeedsAFolder() {
        String none = folder.resolve("none").toString();
        assertRun(2, "", "tt vectors: " + none + ": no such folder\n", "lint", none);
    }

    @Test
    void listNamesVectors() {
        String dir = folder.toString();
        assertRun(
                0,
                """
                tt7-take-on-two-points  White takes, and Black may not take back
                tt9-one-stone  One stone owns the grid
                """,
                "",
                "list",
                "--vectors",
                dir);
        String take = "tt7-take-on-two-points  White takes, and Black may not take back\n";
        String one = "tt9-one-stone  One stone owns the grid\n";
        assertRun(0, take, "", "list", "--vectors", dir, "--rule", "TT-7");
        assertRun(0, take, "", "list", "--vectors", dir, "--rule", "TT-6");
        assertRun(0, "", "", "list", "--vectors", dir, "--rule", "TT-7.a");
        assertRun(0, one, "", "list", "--vectors", dir, "--kind", "score");
    }

    @Test
    void listTalksToMachines() throws Exception {
        Tt.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                "vectors",
                "list",
                "--json",
                "--vectors",
                folder.toString());
        assertEquals(
                new ObjectMapper()
                        .readTree(
                                """
                                [{"id": "tt7-take-on-two-points", "kind": "play", "width": 2,
                                "height": 1, "rules": ["TT-7.c", "TT-6"],
                                "title": "White takes, and Black may not take back"},
                                {"id": "tt9-one-stone", "kind": "score", "width": 2, "height": 1,
                                "rules": ["TT-9"], "title": "One stone owns the grid"}]
                                """),
                new ObjectMapper().readTree(out.toString()));
    }

    @Test
    void showTellsQuestionAnswerAndArgument() {
        assertRun(
                0,
                """
                tt7-take-on-two-points
                White takes, and Black may not take back.

                TT-7.c  the opponent's colour is cleared first
                TT-6    legal turns

                Question: play, columns: 2, rows: 1
                  turns: A1 B1 A1

                Answer:
                  refused: turn 3 (A1), repeats the colouring of turn 1, a cycle of 2

                    A B
                  1 . O 1
                    A B

                B1 leaves A1 without a way to empty; Black A1 would do the same to B1.
                """,
                "",
                "show",
                "tt7-take-on-two-points",
                "--vectors",
                folder.toString());
    }

    @Test
    void showKnowsTheBundledCorpus() {
        int code =
                Tt.run(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        "vectors",
                        "show",
                        "tt1-diagonal-points-are-not-adjacent");
        assertEquals(0, code, err.toString());
        assertTrue(out.toString().contains("  2 X . 2\n  1 . O 1\n"), out.toString());
    }

    @Test
    void badUsageIsToldInOneLine() {
        assertRun(
                2,
                "",
                "tt vectors: which command: export, lint, list or show? (see tt vectors --help)\n");
        assertRun(
                2,
                "",
                "tt vectors: no rule has the id 'TT-11' (see tt vectors --help)\n",
                "list",
                "--rule",
                "TT-11");
        assertRun(
                2,
                "",
                "tt vectors: not a kind: 'ko' (see tt vectors --help)\n",
                "list",
                "--kind",
                "ko");
        assertRun(
                2,
                "",
                "tt vectors: no vector has the id 'tt1-none'; tt vectors list names them all (see tt"
                        + " vectors --help)\n",
                "show",
                "tt1-none",
                "--vectors",
                folder.toString());
    }

    @Test
    void badVectorsAreToldAboutLineByLine() throws Exception {
        Files.writeString(folder.resolve("tt1-a.json"), "{");
        Files.writeString(folder.resolve("tt1-b.json"), "[]");
        assertRun(
                2,
                "",
                """
                tt vectors: tt1-a.json: line 1, column 2: not JSON: it ends too early
                tt vectors: tt1-b.json: is an array, should be an object
                """,
                "list",
                "--vectors",
                folder.toString());
    }
}
