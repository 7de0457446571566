package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code tt perft}. That the numbers are right is for {@code CountOraclesTest} to say. */
@Timeout(120)
class PerftCommandTest {

    /** What is printed if all is well. */
    static String perft(String... arguments) {
        List<String> words = new ArrayList<>(List.of("perft"));
        words.addAll(List.of(arguments));
        Cli cli = Cli.tt(words.toArray(new String[0]));
        assertEquals("", cli.err());
        assertEquals(0, cli.code());
        return cli.out();
    }

    static JsonNode json(String... arguments) throws IOException {
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
                "--positions 11x11|not a rectangle with a side of 1 to 10 points: 11x11",
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
                "3x3 x|Invalid value for positional parameter at index 1 (DEPTH): 'x' is no number",
                "3x3 2 2|Unmatched argument at index 3: '2'",
                "--divide=x 2x2 3|Invalid value for option '--divide': 'x' is no number",
                "--all --edges 2x2|Error: --all, --edges are mutually exclusive (specify only one)",
            })
    void badUsageGetsOneLine(String arguments, String complaint) {
        List<String> words = new ArrayList<>(List.of("perft"));
        words.addAll(arguments == null ? List.of() : Arrays.asList(arguments.split(" ")));
        Cli.tt(words.toArray(new String[0]))
                .assertComplains(2, "tt perft: " + complaint + " (see tt perft --help)");
    }

    @Test
    void nothingIsShownOfTheProgressWhereThereIsNoTerminal() {
        Cli cli = Cli.tt("perft", "2x2", "12");
        assertEquals("", cli.err());
        assertFalse(cli.out().contains("\r"));
    }
}
