package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagramCommandTest {

    /** Turn 5 takes the stone of turn 2, that of turn 6 is gone at once, that of turn 7 stays. */
    private static final String GAME = "(;SZ[3:2];B[aa];W[ba];B[bb];W[];B[ca];W[ab];B[ba])";

    private static final String FOUND =
            "tt diagram: turn 6 (line 1): White A1 repeats the colouring of turn 5, a cycle of 1"
                    + " (TT-6)\n";

    @TempDir private Path folder;
    private String game;

    @BeforeEach
    void file() throws IOException {
        game = Files.writeString(folder.resolve("game.sgf"), GAME).toString();
    }

    private static String svg(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "diagram";
        all[1] = "--svg";
        all[2] = "-";
        System.arraycopy(arguments, 0, all, 3, arguments.length);
        Cli diagram = Cli.tt(all);
        assertEquals("", diagram.err().replace(FOUND, ""));
        assertEquals(0, diagram.code());
        return diagram.out();
    }

    private static void complains(String what, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "diagram";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        Cli.tt(all).assertComplains(2, "tt diagram: " + what);
    }

    @Test
    void ofARecordTheLastMoveIsMarked() {
        assertEquals(
                """
                   A B C
                 2 X O . 2
                 1 .(X). 1
                   A B C
                """,
                Cli.tt("diagram", game, "--turn", "3").out());
        assertFalse(Cli.tt("diagram", game, "--turn", "4").out().contains("("));
        assertTrue(svg(game, "--turn", "3").contains("tt-last"));
        assertFalse(svg(game, "--turn", "4").contains("class=\"tt-mark tt-last"));
        assertTrue(svg(game, "--turn", "3").contains(">The grid after turn 3</title>"));
    }

    @Test
    void marksAndLabelsMayBeText() {
        assertEquals(
                """
                   A B C
                 2(X|.)O 2
                 1 . a . 1
                   A B C
                """,
                Cli.tt(
                                "diagram",
                                "--rows",
                                "X.O/...",
                                "--mark",
                                "A2",
                                "--mark",
                                "b2=square",
                                "--label",
                                "B1=a")
                        .out());
    }

    @Test
    void whatTheRecordDrawsIsDrawn() throws IOException {
        String sgf =
                "(;SZ[4:2]TR[da];B[aa]SQ[bb]LB[ba:7][aa:8][ca:xyz4]AR[cb:db](;W[ab])(;W[bb]CR[bb]MA[aa]))";
        String record = Files.writeString(folder.resolve("marks.sgf"), sgf).toString();
        String text = Cli.tt("diagram", record, "--turn", "1").out();
        assertEquals(
                """
                   A B C D
                 2(X)7(.). 2
                 1 .(.|.|.)1
                   A B C D
                """,
                text);
        String svg = svg(record, "--turn", "1");
        assertTrue(svg.contains("tt-square"), svg);
        assertTrue(svg.contains(">7</text>") && svg.contains(">8</text>"), svg);
        assertTrue(svg.contains(">xyz</text>"), svg);
        assertTrue(svg.contains("class=\"tt-path\" d=\"M84 60L108 60\""), svg);
        assertFalse(svg.contains("class=\"tt-mark tt-triangle"), svg);
        assertTrue(svg(record, "--turn", "0").contains("class=\"tt-mark tt-triangle"));
        String other = svg(record, "--path", "2");
        assertTrue(other.contains("class=\"tt-mark tt-circle"), other);
        assertTrue(other.contains("class=\"tt-mark tt-cross"), other);
        assertTrue(
                Cli.tt("diagram", record, "--turn", "0")
                        .out()
                        .startsWith("   A B C D\n 2 . . .(.)2"));
    }

    @Test
    void whatIsWrongInARecordIsTold() throws IOException {
        String sgf = "(;SZ[3]AB[aa]KM[x]\n;B[ba]TR[zz]LB[aa]AR[aa]\n;B[ba]\n;AW[cc];W[5])";
        String record = Files.writeString(folder.resolve("faults.sgf"), sgf).toString();
        String faults =
                """
                tt diagram: fault: line 2: no points: TR[zz]
                tt diagram: fault: line 2: no label: LB[aa]
                tt diagram: fault: line 2: no two points: AR[aa]
                tt diagram: fault: line 4: no turn: W[5]
                tt diagram: fault: line 1: no number: KM[x]
                """;
        String setUp = "tt diagram: begins with stones that are set up (TT-5.a, TT-6.i)\n";
        assertEquals(setUp + faults, Cli.tt("diagram", record, "--turn", "1").err());
        assertEquals(
                "tt diagram: turn 2 (line 3): Black B3 is out of turn (TT-5)\n"
                        + setUp
                        + "tt diagram: stones are set up between turns, by no rule\n"
                        + faults,
                Cli.tt("diagram", record).err());
        // Of the turn itself the explanation tells.
        assertEquals(
                (setUp + faults).replace("tt diagram", "tt explain"),
                Cli.tt("explain", record, "--turn", "2").err());
        assertTrue(Cli.tt("explain", record, "--score").err().startsWith("tt explain: turn 2 ("));
        assertEquals("", Cli.tt("explain", game, "--turn", "5").err());
    }

    @Test
    void aPictureHasMarksLabelsLinesAndWords() {
        String svg =
                svg(
                        "--rows",
                        "X.O/...",
                        "--mark",
                        "A2=triangle",
                        "--label",
                        "B1=12",
                        "--line",
                        "A2-B2-B1",
                        "--title",
                        "A & B",
                        "--description",
                        "two points");

        assertTrue(svg.contains("tt-triangle"), svg);
        assertTrue(svg.contains(">12</text>"), svg);
        assertTrue(svg.contains("class=\"tt-path\" d=\"M36 36L60 36L60 60\""), svg);
        assertTrue(svg.contains("<title id=\"title\">A &amp; B</title>"), svg);
        assertTrue(svg.contains("<desc id=\"desc\">two points</desc>"), svg);
        assertTrue(svg("--rows", "X.O").contains("<desc id=\"desc\">Black: A1. White: C1.</desc>"));
    }

    @Test
    void stonesThatStandAreNumbered() {
        String svg = svg(game, "--numbers", "3");

        assertTrue(svg.contains(">3</text>"), svg);
        assertTrue(svg.contains(">5</text>"), svg);
        assertTrue(svg.contains(">7</text>"), svg);
        assertFalse(svg.contains("tt-on-black\" x=\"36\" y=\"40\""), "turn 1 has a number: " + svg);
    }

    @Test
    void lightAndDarkCanBeChosen() {
        assertTrue(svg("--rows", "X").contains("prefers-color-scheme:dark"));
        String light = svg("--rows", "X", "--theme", "light");
        assertFalse(light.contains("prefers-color-scheme"));
        assertFalse(light.contains("#b08d55"));
        String dark = svg("--rows", "X", "--theme", "dark");
        assertFalse(dark.contains("prefers-color-scheme"));
        assertTrue(dark.contains("#b08d55"));
        assertTrue(svg("--rows", "X", "--scale", "2").contains("width=\"144\""));
    }

    @Test
    void aPictureMayBeAFile() throws IOException {
        Path file = folder.resolve("a.svg");
        Cli diagram = Cli.tt("diagram", game, "--svg", file.toString());

        assertEquals("", diagram.out());
        assertEquals(FOUND, diagram.err());
        assertTrue(Files.readString(file).startsWith("<?xml"));
        complains(
                "--svg: " + folder.resolve("no/a.svg") + " can't be written: no such folder",
                game,
                "--svg",
                folder.resolve("no/a.svg").toString());
    }

    @Test
    void whatCannotBeUsedIsNamedInOneLine() {
        complains("name a FILE with a game record, or --rows with a grid");
        complains("--mark: no such mark: 'star'", "--rows", "X", "--mark", "A1=star");
        complains("--mark: no point of 1x1: pass", "--rows", "X", "--mark", "pass");
        complains("--line: not a vertex: ''", "--rows", "X", "--svg", "-", "--line", "A1-");
        complains(
                "--label: a point, = and up to three characters, such as D4=a, not 'A1'",
                "--rows",
                "X",
                "--label",
                "A1");
        complains("--label: as text, one character: 12", "--rows", "X", "--label", "A1=12");
        complains(
                "--theme: auto, light or dark, not 'red'",
                "--rows",
                "X",
                "--svg",
                "-",
                "--theme",
                "red");
        complains(
                "--scale is above 0 and at most 100, not 0.0",
                "--rows",
                "X",
                "--svg",
                "-",
                "--scale",
                "0");
        complains("--numbers: no turn 8 of 7", game, "--svg", "-", "--numbers", "8");
        complains(
                "--numbers: a grid alone has no turns",
                "--rows",
                "X",
                "--svg",
                "-",
                "--numbers",
                "1");
        List<List<String>> onlyOfPictures =
                List.of(
                        List.of("--line", "A1-A1"),
                        List.of("--theme", "dark"),
                        List.of("--scale", "2"));
        for (List<String> option : onlyOfPictures) {
            complains(
                    "--line, --numbers, --title, --description, --theme and --scale are for a"
                            + " picture: add --svg",
                    "--rows",
                    "X",
                    option.get(0),
                    option.get(1));
        }
    }

    @Test
    void whatIsQuotedSteersNoTerminalAndMakesNoLine() {
        Cli.tt("diagram", "a\u001b[31m\ntt: all is well\u202e.sgf")
                .assertComplains(
                        2, "tt diagram: no such file: 'a\\u001b[31m\\ntt: all is well\\u202e.sgf'");
        Cli.tt("\u009b1m")
                .assertComplains(
                        2, "tt: Unmatched argument at index 0: '\\u009b1m' (see tt --help)");
        Cli.tt("vectors", "list", "--vectors", "\u009b1m.json")
                .assertComplains(2, "tt vectors: \\u009b1m.json: no such file or folder");
    }
}
