package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code tt perft}. That the numbers are right is for {@code CountOraclesTest} to say. */
@Timeout(120)
class PerftCommandTest {

    @TempDir private Path folder;

    /** What is printed if all is well. */
    private static String perft(String... arguments) {
        List<String> words = new ArrayList<>(List.of("perft"));
        words.addAll(List.of(arguments));
        Cli cli = Cli.tt(words.toArray(new String[0]));
        assertEquals("", cli.err());
        assertEquals(0, cli.code());
        return cli.out();
    }

    private static JsonNode json(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("--json"));
        words.addAll(List.of(arguments));
        return new ObjectMapper().readTree(perft(words.toArray(new String[0])));
    }

    @Test
    void sequencesAreShownByTurns() {
        assertEquals(
                """
                turns  sequences   finished
                    0          1          0
                    1          3          0
                    2          7          1
                    3          8          2
                """,
                perft("2x1", "3"));
        assertEquals(
                "turns  sequences   finished\n    0          1          0\n", perft("2x2", "0"));
    }

    @Test
    void gamesAreShownByTurnsByMovesAndByWinners() {
        assertEquals(
                """
                     turns  games
                         2      1
                         3      2
                         4      4
                         5      2

                     moves  games
                         0      1
                         1      4
                         2      4

                     games      9
                Black wins      4
                White wins      4
                      ties      1
                """,
                perft("--all", "1x2"));
    }

    @Test
    void positionsAndEdgesAreOneNumber() {
        assertEquals("12675\n", perft("--positions", "3x3"));
        assertEquals("12675\n", perft("--positions", "--enumerate", "3x3"));
        assertEquals("414295148741\n", perft("--positions", "5x5"));
        assertEquals("86200\n", perft("--edges", "3x3"));
    }

    @Test
    void divideShowsEachBeginning() {
        assertEquals(
                """
                A1 B1      1
                A1 pass    1
                B1 A1      1
                B1 pass    1
                pass A1    2
                pass B1    2
                pass pass  0

                turns  sequences   finished
                    0          1          0
                    1          3          0
                    2          7          1
                    3          8          2
                """,
                perft("--divide=2", "2x1", "3"));
    }

    @ParameterizedTest
    @CsvSource({"1,2x2 7", "2,2x2 7", "4,2x2 7", "7,2x2 7", "1,3x3 4", "3,3x3 4", "1,5x2 1"})
    void theBeginningsAddUpToAllSequences(int divide, String what) throws IOException {
        JsonNode json = json(("--divide=" + divide + " " + what).split(" "));
        long sum = 0;
        for (JsonNode row : json.get("divide")) {
            int turns = row.get("turns").size();
            assertTrue(turns == divide || turns < divide && endsTheGame(row), row.toString());
            sum += row.get("sequences").longValue();
        }
        assertEquals(json.get("sequences").get(json.get("depth").intValue()).longValue(), sum);
    }

    private static boolean endsTheGame(JsonNode row) {
        return row.get("turns").toString().endsWith("\"pass\",\"pass\"]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--divide", "--divide=1", "--divide=3", "--divide=19"})
    void theBeginningsAddUpToAllGames(String divide) throws IOException {
        JsonNode json = json("--all", divide, "1x3");
        long sum = 0;
        for (JsonNode row : json.get("divide")) {
            sum += row.get("games").longValue();
        }
        assertEquals(907, sum);
        assertEquals(907, json.get("games").longValue());
    }

    @Test
    void divideTakesNoNumberButAfterAnEqualsSign() throws IOException {
        assertEquals(json("3x3", "2", "--divide=1"), json("--divide", "3x3", "2"));
        assertEquals(json("3x3", "2", "--divide=1"), json("3x3", "--divide", "2"));
    }

    @Test
    void jsonSaysWhatWasCountedAndAllNumbers() throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        assertEquals(
                mapper.readTree(
                        """
                        {"count": "sequences", "width": 3, "height": 1, "depth": 2,
                         "divide": [
                           {"turns": ["A1"], "sequences": 3},
                           {"turns": ["B1"], "sequences": 1},
                           {"turns": ["C1"], "sequences": 3},
                           {"turns": ["pass"], "sequences": 4}],
                         "sequences": [1, 4, 11], "finished": [0, 0, 1]}
                        """),
                json("--divide", "3x1", "2"));
        assertEquals(
                mapper.readTree(
                        """
                        {"count": "games", "width": 2, "height": 1,
                         "by_turns": {"2": 1, "3": 2, "4": 4, "5": 2},
                         "by_moves": {"0": 1, "1": 4, "2": 4},
                         "games": 9, "black_wins": 4, "white_wins": 4, "ties": 1}
                        """),
                json("--all", "2x1"));
        assertEquals(
                mapper.readTree(
                        "{\"count\":\"positions\",\"width\":2,\"height\":2,\"positions\":57}"),
                json("--positions", "2x2"));
    }

    @Test
    void threadsChangeNothing() {
        assertEquals(
                perft("--divide", "-j", "1", "3x2", "7"), perft("--divide", "-j3", "3x2", "7"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "3x3|how many turns? Give DEPTH, or --all, --positions, --edges",
                "3x3 -1|DEPTH is from 0 to 1000, not -1",
                "3x3 1001|DEPTH is from 0 to 1000, not 1001",
                "3 2|SIZE is columns x rows, such as 3x2, not '3'",
                "0x3 2|SIZE is from 1x1 to 25x25, not 0x3",
                "3x26 2|SIZE is from 1x1 to 25x25, not 3x26",
                "99999999999x1 2|SIZE is columns x rows, such as 3x2, not '99999999999x1'",
                "--all 3x3|games on 3x3 lead to more than 64 positions",
                "--all 2x2 3|DEPTH is for sequences only, not with --all and the like",
                "--divide=5 2x2 3|no sequence of 3 turns begins with 5",
                "--divide=0 2x2 3|--divide by 1 turn at least, not 0",
                "--divide=3 19x19 4|there are more than 10000 beginnings of 2 turns",
                "--divide --edges 2x2|--divide is for sequences and games",
                "--jobs 0 2x2 2|--jobs is from 1 to 256, not 0",
                "--enumerate 2x2 3|--enumerate needs --positions",
                "--edges 6x6|not a rectangle of at most 30 points: 6x6",
                "--positions 13x13|not a rectangle with a side of 1 to 12 points: 13x13",
                "--positions --resume x 2x2|--resume with --positions needs --enumerate",
                "--resume /no/such/folder 2x2 3|/no/such/folder can't be written: no such folder",
                "--resume / 2x2 3|/ can't be read: is a folder",
            })
    void badInputGetsOneLine(String arguments, String complaint) {
        Cli.tt(("perft " + arguments).split(" ")).assertComplains(2, "tt perft: " + complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "|Missing required parameter: 'SIZE'",
                "3x3 x|Invalid value for positional parameter at index 1 (DEPTH): 'x' is not an int",
                "3x3 2 2|Unmatched argument at index 3: '2'",
                "--divide=x 2x2 3|Invalid value for option '--divide': 'x' is not an int",
                "--all --edges 2x2|Error: --all, --edges are mutually exclusive (specify only one)",
            })
    void badUsageGetsOneLine(String arguments, String complaint) {
        List<String> words = new ArrayList<>(List.of("perft"));
        words.addAll(arguments == null ? List.of() : Arrays.asList(arguments.split(" ")));
        Cli.tt(words.toArray(new String[0]))
                .assertComplains(2, "tt perft: " + complaint + " (see tt perft --help)");
    }

    /** A run in a process of its own is killed as soon as its file tells of finished parts. */
    @Test
    void aRunThatWasKilledGoesOn() throws Exception {
        Path file = folder.resolve("state.json");
        String[] what = {"2x2", "19"};
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Tt.class.getName(),
                                "perft",
                                "--jobs=1",
                                "--resume=" + file,
                                what[0],
                                what[1])
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("output").toFile())
                        .start();
        try {
            while (process.isAlive() && doneIn(file) < 20) {
                Thread.sleep(5);
            }
        } finally {
            process.destroyForcibly();
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertNotEquals(0, process.exitValue(), Files.readString(folder.resolve("output")));
        int done = doneIn(file);
        int parts = new ObjectMapper().readTree(file.toFile()).get("parts").intValue();
        assertTrue(done >= 20 && done < parts, done + " of " + parts);
        String all = perft(what);
        assertEquals(all, perft("--resume=" + file, what[0], what[1]));
        assertEquals(parts, doneIn(file));
        assertEquals(all, perft("--resume=" + file, what[0], what[1]));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count(), "no draft stays behind");
        }
    }

    private static int doneIn(Path file) throws IOException {
        return Files.exists(file)
                ? new ObjectMapper().readTree(file.toFile()).get("done").size()
                : 0;
    }

    private ObjectNode state(Path file, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("--resume=" + file));
        words.addAll(List.of(arguments));
        perft(words.toArray(new String[0]));
        return (ObjectNode) new ObjectMapper().readTree(file.toFile());
    }

    @Test
    void whatIsInTheFileIsNotCountedAgain() throws IOException {
        Path file = folder.resolve("state.json");
        ObjectNode state = state(file, "--all", "1x2");
        ArrayNode done = (ArrayNode) state.get("done");
        assertEquals(9, done.size());
        ArrayNode numbers = (ArrayNode) done.get(0).get("numbers");
        numbers.set(9, numbers.get(9).longValue() + 1000);
        done.remove(1);
        Files.writeString(file, state.toString());
        assertEquals(1009, json("--all", "--resume=" + file, "1x2").get("games").longValue());
    }

    @Test
    void numbersBeyondALongAreNoticed() throws IOException {
        Path file = folder.resolve("state.json");
        ObjectNode state = state(file, "2x2", "2");
        for (int part = 0; part < 2; part++) {
            ((ArrayNode) state.get("done").get(part).get("numbers")).set(2, Long.MAX_VALUE);
        }
        Files.writeString(file, state.toString());
        Cli.tt("perft", "--resume=" + file, "2x2", "2")
                .assertComplains(2, "tt perft: a number is above 9223372036854775807");
    }

    @Test
    void aFileOfAnotherCountIsRefusedAndKept() throws IOException {
        Path file = folder.resolve("state.json");
        state(file, "2x2", "5");
        String before = Files.readString(file);
        Cli.tt("perft", "--resume=" + file, "2x2", "6")
                .assertComplains(
                        2,
                        "tt perft: "
                                + file
                                + " is of another count: sequences of up to 5 turns on 2x2, not"
                                + " sequences of up to 6 turns on 2x2");
        Cli.tt("perft", "--resume=" + file, "--all", "2x2")
                .assertComplains(
                        2,
                        "tt perft: "
                                + file
                                + " is of another count: sequences of up to 5 turns on 2x2, not all"
                                + " games on 2x2");
        assertEquals(before, Files.readString(file));
        Path other = folder.resolve("other");
        int parts = state(other, "--all", "1x3").get("parts").intValue();
        int more = json("--all", "--divide=15", "1x3").get("divide").size();
        assertTrue(more > parts);
        Cli.tt("perft", "--resume=" + other, "--all", "--divide=15", "1x3")
                .assertComplains(
                        2,
                        "tt perft: "
                                + other
                                + " is of a count in "
                                + parts
                                + " parts, not "
                                + more
                                + ": with another --divide");
    }

    @Test
    void aFileThatIsDamagedIsRefusedAndKept() throws IOException {
        Path file = folder.resolve("state.json");
        String good = state(file, "1x2", "3").toString();
        assertComplains(file, "", "empty, should be JSON");
        assertComplains(
                file,
                good.substring(0, good.length() / 2),
                "line 1, column " + (good.length() / 2 + 1) + ": not JSON: it ends too early");
        assertComplains(file, "[]", "its 'format' is not 'tt perft 1'");
        assertComplains(
                file, good.replace("perft 1", "perft 2"), "its 'format' is not 'tt perft 1'");
        assertComplains(file, good.replace("[-1,-1]", "[-1,7]"), "there is no part [-1,7]");
        assertComplains(file, good.replace("[-1,-1]", "[-1,0]"), "there is no part [-1,0]");
        assertComplains(
                file,
                good.replace(
                        "\"part\":[-1,-1],\"numbers\":[0,0,1,0,",
                        "\"part\":[-1,-1],\"numbers\":[0,"),
                "the part [-1, -1] has not 8 numbers");
        assertComplains(
                file,
                good.replace(
                        "\"part\":[-1,-1],\"numbers\":[0,0,1,",
                        "\"part\":[-1,-1],\"numbers\":[0,0,-1,"),
                "the part [-1, -1] has not 8 numbers");
        ObjectNode twice = (ObjectNode) new ObjectMapper().readTree(good);
        ((ArrayNode) twice.get("done")).add(twice.get("done").get(0));
        String part = twice.get("done").get(0).get("part").toString().replace(",", ", ");
        assertComplains(file, twice.toString(), "the part " + part + " stands there twice");
    }

    private static void assertComplains(Path file, String content, String complaint)
            throws IOException {
        Files.writeString(file, content);
        Cli.tt("perft", "--resume=" + file, "1x2", "3")
                .assertComplains(
                        2,
                        "tt perft: " + file + " is no file that tt perft can resume: " + complaint);
        assertEquals(content, Files.readString(file));
    }

    @Test
    void nothingIsShownOfTheProgressWhereThereIsNoTerminal() {
        Cli cli = Cli.tt("perft", "2x2", "12");
        assertEquals("", cli.err());
        assertFalse(cli.out().contains("\r"));
    }
}
