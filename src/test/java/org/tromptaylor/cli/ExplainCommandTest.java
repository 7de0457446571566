package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Schemas;

class ExplainCommandTest {

    private static final String KO = "(;SZ[2:1]RE[B+R];B[aa];W[ba];B[aa])";
    private static final String TREE =
            "(;SZ[9]KM[6.5];B[ee];W[cc](;B[gg];W[gc](;B[aa])(;B[bb]))(;B[ba];W[ab]))";

    @TempDir private Path folder;
    private String ko;
    private String tree;

    @BeforeEach
    void files() throws IOException {
        ko = Files.writeString(folder.resolve("ko.sgf"), KO + TREE).toString();
        tree = Files.writeString(folder.resolve("tree.sgf"), TREE).toString();
    }

    private static JsonNode json(String... arguments) throws IOException {
        Cli explain = Cli.tt(arguments);
        assertEquals("", explain.err());
        assertEquals(0, explain.code());
        JsonNode json = new ObjectMapper().readTree(explain.out());
        assertEquals(List.of(), Schemas.problems(Schemas.EXPLANATION, json));
        return json;
    }

    @Test
    void aRepetitionIsShownStepByStep() {
        Cli explain = Cli.tt("explain", ko);

        assertEquals(
                """
                Turn 3, Black A1: repeats (TT-6)
                     A B
                   1(.)O 1
                     A B
                1. A1 is empty and becomes black (TT-7).
                2. White's colour is cleared (TT-4).
                   B1 goes: it does not reach empty. Around it: black A1.
                3. Black's colour is cleared (TT-4).
                   A1 stays: it reaches empty by A1-B1.
                The grid then:
                     A B
                   1(X). 1
                     A B
                This is the colouring of turn 1 again, a cycle of 2 turns. A move that repeats an earlier
                grid colouring is no turn.

                TT-6    legal turns [spec/tt-06.md#tt-6]
                TT-6.h  which turn is repeated, and what a cycle's length is [spec/tt-06.md#tt-6h]
                """,
                explain.out());
        assertEquals("", explain.err());
        assertEquals(0, explain.code());
    }

    @Test
    void aClosedRegionIsBetweenBrackets() {
        assertEquals(
                """
                A2 does not reach empty (TT-3)
                     A B C
                   2(X|X)O 2
                   1 O O . 1
                     A B C
                region  A2 B2: from A2 one gets to these black points. Around them: white C2 A1 B1. None
                        is empty.

                TT-3    reach [spec/tt-03.md#tt-3]
                """,
                Cli.tt("explain", "--rows", "XXO/OO.", "--reaches", "A2:empty").out());
    }

    @Test
    void aPathIsBetweenBrackets() {
        String out = Cli.tt("explain", "--rows", "XX./OX.", "--reaches", "a2:empty").out();

        assertTrue(out.contains("  2(X|X|.)2\n"), out);
        assertTrue(out.contains("path  A2-B2-C2: "), out);
    }

    @Test
    void aScoreHasAReasonForEachRegion() {
        // A1 is next to black only, C2 to both.
        String out = Cli.tt("explain", "--rows", "XX.O/.XOO", "--score").out();

        assertTrue(out.startsWith("Black 4, White 3 (TT-9)\n"), out);
        assertTrue(out.contains("   2 X X : O 2\n   1 x X O O 1\n"), out);
        assertTrue(out.contains("A1 reaches only black by A1-A2. Around it: black A2 B1."), out);
        assertTrue(out.contains("C2 reaches black by C2-B2, and white by C2-D2."), out);
        assertTrue(out.contains("Black is ahead by 1."), out);
    }

    @Test
    void theScoreOfARecordKnowsItsKomiAndWhetherItIsOver() throws IOException {
        JsonNode score = json("explain", tree, "--score", "--json");

        // Three points are black, two are white, and all empty ones reach both.
        assertEquals(-5.5, score.get("margin").asDouble());
        assertFalse(score.get("over").asBoolean());
    }

    @Test
    void gamesTurnsAndVariationsAreChosen() throws IOException {
        assertEquals("A9", json("explain", tree, "--json").get("place").asText());
        assertEquals("B8", json("explain", tree, "--path", "1.2", "--json").get("place").asText());
        JsonNode second = json("explain", tree, "--path", "2", "--json");
        assertEquals("A8", second.get("place").asText());
        assertEquals(4, second.get("turn").asInt());
        JsonNode third = json("explain", ko, "--game", "2", "--turn", "3", "--json");
        assertEquals("G3", third.get("place").asText());
        assertEquals(3, third.get("turn").asInt());
    }

    @Test
    void anAttemptComesAfterTheTurn() throws IOException {
        JsonNode attempt = json("explain", ko, "--turn", "2", "--move", "A1", "--json");

        assertEquals("repeats", attempt.get("verdict").asText());
        assertEquals(1, attempt.get("repeats").asInt());
        assertEquals(2, attempt.get("cycle").asInt());
        assertTrue(attempt.get("asked").asBoolean());
        String white =
                Cli.tt("explain", ko, "--turn", "2", "--move", "A1", "--player", "white").out();
        assertTrue(white.startsWith("As turn 3, White A1: out-of-turn (TT-5)\n"), white);
        JsonNode off = json("explain", ko, "--turn", "2", "--move", "C1", "--json");
        assertTrue(off.get("place").isNull());
        assertEquals("off-grid", off.get("verdict").asText());
    }

    @Test
    void ofAGridAloneOnlyTheGameCanTell() throws IOException {
        String move = Cli.tt("explain", "--rows", "X.O/.../OOO", "--move", "B2").out();

        assertTrue(move.startsWith("Black B2: only the game can tell (TT-6.i)\n"), move);
        assertTrue(move.contains("Whether the move repeats an earlier colouring"), move);
        assertFalse(move.contains("empty grid, from which"), move);
        JsonNode json = json("explain", "--rows", "X.O/.../OOO", "--move", "B2", "--json");
        assertTrue(json.get("verdict").isNull());
        assertEquals("unknown", json.get("history").asText());
        String fill = Cli.tt("explain", "--rows", "X./XX", "--move", "B2").out();
        assertTrue(fill.contains("It makes the empty grid, from which"), fill);
        String suicide = Cli.tt("explain", "--rows", ".O/O.", "--move", "B1").out();
        assertTrue(suicide.startsWith("Black B1: repeats (TT-6)\n"), suicide);
        assertTrue(suicide.contains("TT-6.b"), suicide);
    }

    @Test
    void whatIsPrintedCanBePastedAgain() {
        String first = Cli.tt("explain", "--rows", "X.O/.../OOO", "--clear", "black").out();
        String diagram = first.lines().skip(1).limit(5).reduce("", (a, b) -> a + b + "\n");

        assertTrue(diagram.contains("X . O"), first);
        assertEquals(first, Cli.tt("explain", "--rows", diagram, "--clear", "black").out());
    }

    @Test
    void rowsAndRecordsMayComeFromTheStandardInput() {
        assertTrue(
                withInput("X.O\n...\n", "explain", "--rows", "-", "--score")
                        .startsWith("Black 1, White 1 (TT-9)"));
        assertTrue(withInput(KO, "explain", "-").startsWith("Turn 3, Black A1: repeats"));
    }

    private static String withInput(String input, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return Cli.tt(arguments).out();
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void thePictureHasTheWitness() throws IOException {
        Path svg = folder.resolve("why.svg");
        Cli explain =
                Cli.tt(
                        "explain",
                        "--rows",
                        "XX.",
                        "--reaches",
                        "A1:empty",
                        "--svg",
                        svg.toString());

        assertTrue(explain.out().startsWith("A1 reaches empty"));
        String picture = Files.readString(svg);
        assertTrue(picture.contains("class=\"tt-path\" d=\"M36 36L60 36L84 36\""), picture);
        assertTrue(picture.contains("<title id=\"title\">A1 reaches empty (TT-3)</title>"));
        String only = Cli.tt("explain", ko, "--svg", "-").out();
        assertTrue(only.startsWith("<?xml"));
        assertTrue(only.contains("tt-cross"));
        assertTrue(only.stripTrailing().endsWith("</svg>"));
        String score = Cli.tt("explain", "--rows", "X..O/XX.O", "--score", "--svg", "-").out();
        assertTrue(score.contains("tt-path"));
        String region =
                Cli.tt("explain", "--rows", "XO.", "--reaches", "A1:empty", "--svg", "-").out();
        assertTrue(region.contains("tt-square"));
    }

    @Test
    void whatCannotBeUsedIsNamedInOneLine() {
        complains("name a FILE with a game record, or --rows with a grid");
        complains("name a FILE with a game record, or --rows with a grid", ko, "--rows", "X");
        complains("no such file: 'nowhere.sgf'", "nowhere.sgf");
        complains("a folder, not a file: '" + folder + "'", folder.toString());
        complains(ko + ": no game 3: there are 2", ko, "--game", "3");
        complains(ko + ": no turn 4: there are 3 on this line", ko, "--turn", "4");
        complains(ko + ": no turn -1: there are 3 on this line", ko, "--turn", "-1");
        complains(
                "no turn has been taken: ask --move, --reaches, --clear or --score",
                ko,
                "--turn",
                "0");
        complains(
                tree + ": no variation 3 at branching 2: line 1 has 2 variations",
                tree,
                "--path",
                "1.3");
        complains(
                tree + ": no variation 1 at branching 2: this line has 1 branching",
                tree,
                "--path",
                "2.1");
        complains("not a path such as 2 or 1.3: '1..2'", tree, "--path", "1..2");
        complains("of a grid, ask --move, --reaches, --clear or --score", "--rows", "X");
        complains("--rows: row 2 is 1 long, not 2", "--rows", "X./X", "--score");
        complains(
                "--rows: row 1 has '?': X is black, O is white, . is empty",
                "--rows",
                "X?",
                "--score");
        complains("--rows: no rows: such as X.O/.O.", "--rows", "", "--score");
        complains("--reaches: not a vertex: 'Q'", "--rows", "X", "--reaches", "q:empty");
        complains("--reaches: no point of 1x1: B1", "--rows", "X", "--reaches", "B1:empty");
        complains("--reaches: not a colour: 'red'", "--rows", "X", "--reaches", "A1:red");
        complains(
                "--reaches: not a point and a colour such as D4:empty: 'A1'",
                "--rows",
                "X",
                "--reaches",
                "A1");
        complains("--clear: neither black nor white: 'empty'", "--rows", "X", "--clear", "empty");
        complains("--move: not a vertex: 'I1'", "--rows", "X", "--move", "i1");
        complains(
                "--player says whose --move it is, and there is none",
                "--rows",
                "X",
                "--player",
                "black",
                "--score");
        complains(
                "--game, --path and --turn choose in a FILE, not in --rows",
                "--rows",
                "X",
                "--turn",
                "1",
                "--score");
        complains(
                "--svg: " + folder + " can't be written: is a folder",
                "--rows",
                "X",
                "--score",
                "--svg",
                folder.toString());
    }

    private static void complains(String what, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "explain";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        Cli.tt(all).assertComplains(2, "tt explain: " + what);
    }

    @Test
    void whatStandsInAFileCannotSteerTheTerminal() throws IOException {
        Path file = Files.writeString(folder.resolve("e.sgf"), "(;SZ[3];B[\u001bZ])");

        Cli explain = Cli.tt("explain", file.toString());

        String all = explain.out() + explain.err();
        assertTrue(all.codePoints().allMatch(c -> c == '\n' || c >= ' ' && c < 0x7F), all);
    }

    @Test
    void oneQuestionIsAskedAtATime() {
        Cli both = Cli.tt("explain", "--rows", "X", "--score", "--clear", "black");

        assertEquals(2, both.code());
        assertEquals(1, both.err().lines().count());
    }

    @Test
    void onePointIsNotMany() {
        for (String[] asked :
                new String[][] {
                    {
                        "--reaches",
                        "A1:white",
                        "region  A1 is alone: no point next to it is black. "
                    },
                    {"--reaches", "A1:empty", "path  A1-B1: these are next to each other, A1 is"},
                    {"--clear", "white", "C1 stays: it reaches empty by C1-B1."},
                    {"--clear", "white", "empties 0 points"},
                    {"--score", "", "Black: 1 point black, 0 empty that reach black only: 1."},
                    {"--score", "", "Nobody: 1 empty point."},
                    {"--move", "B1", "   The white string reaches empty and stays."},
                }) {
            String rows = asked[0].equals("--move") ? "X.../...O" : "X.O";
            List<String> words = new ArrayList<>(List.of("explain", "--rows", rows, asked[0]));
            words.addAll(asked[1].isEmpty() ? List.of() : List.of(asked[1]));
            Cli explain = Cli.tt(words.toArray(new String[0]));
            assertTrue(explain.out().contains(asked[2]), explain.out());
        }
        String score = Cli.tt("explain", "--rows", "X./OO", "--score").out();
        assertTrue(
                score.contains("White: 2 points white, 0 empty that reach white only: 2."), score);
        score = Cli.tt("explain", "--rows", "X.X", "--score").out();
        assertTrue(
                score.contains("Black: 2 points black, 1 empty that reaches black only: 3."),
                score);
    }
}
