package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;
import org.tromptaylor.referee.ScriptedPlayer;

/** Several games, the files they leave, and what can't be used. */
class RefereeCommandTest {

    private static final String BLACK = "black=C3,C2,C1,pass";
    private static final String WHITE = "white=E2,pass,pass";

    @TempDir private Path folder;

    private static String program(String... words) {
        return Cli.quoted(Misbehaving.command(ScriptedPlayer.class, words));
    }

    private static Cli referee(String... more) {
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "referee",
                                "--black",
                                program("name=Ann", BLACK, WHITE, "dead=E2"),
                                "--white",
                                program("name=Bob", BLACK, WHITE, "dead=E2"),
                                "--size",
                                "5x3"));
        arguments.addAll(Arrays.asList(more));
        return Cli.tt(arguments.toArray(new String[0]));
    }

    @Test
    void coloursChangeAndTheTableAddsUp() {
        Cli run = referee("--games", "3", "--procedure", "agreement");
        assertEquals(0, run.code(), run.err());
        assertTrue(
                run.out()
                        .contains(
                                "game 2: B+15 in 7 turns, second has Black: Black 15, White 0, komi 0,"
                                        + " removed E2 (TT-D2)"),
                run.out());
        assertTrue(run.out().matches("(?s).*first Ann +3 +2 +2 +1 +0 +0 +0\n.*"), run.out());
        assertTrue(run.out().matches("(?s).*second Bob +3 +1 +1 +2 +0 +0 +0\n.*"), run.out());
    }

    /** Black lists the white stone, White all black ones: both are in dispute, and the arbiter decides. */
    @Test
    void theArbiterDecidesOnWhatIsInDispute() throws IOException {
        for (String[] asked :
                new String[][] {
                    {"dead=E2", "B+15", "Black 15, White 0, komi 0, removed E2 (TT-D3)"},
                    {
                        "dead=C3,C2,C1",
                        "W+15",
                        "Black 0, White 15, komi 0, removed C3 C2 C1 (TT-D3)"
                    },
                    {"dead=", "B+8", "Black 9, White 1, komi 0, removed nothing (TT-D3)"},
                    {"refuse=C2", "B+8", "Black 9, White 1, komi 0, removed nothing (TT-D3.b)"}
                }) {
            Cli run =
                    Cli.tt(
                            "referee",
                            "--black",
                            program(BLACK, "dead=E2"),
                            "--white",
                            program(WHITE, "dead=C3,C2,C1"),
                            "--arbiter",
                            program(asked[0]),
                            "--procedure",
                            "third-party",
                            "--size",
                            "5x3",
                            "--json");
            assertEquals(0, run.code(), run.err());
            JsonNode game =
                    new ObjectMapper().readTree(run.out().lines().findFirst().orElseThrow());
            assertEquals(asked[1], game.path("result").asText(), asked[0]);
            assertEquals(asked[2], game.path("reason").asText(), asked[0]);
        }
    }

    /** Otherwise an arbiter whose name is mistyped would be noticed by nobody. */
    @Test
    void whoHasNoListIsTold() {
        Cli run =
                Cli.tt(
                        "referee",
                        "--black",
                        program(BLACK, "dead=E2"),
                        "--white",
                        program(WHITE),
                        "--arbiter",
                        "nosuchprogram",
                        "--procedure",
                        "third-party",
                        "--size",
                        "5x3");
        assertTrue(
                run.out()
                        .contains(
                                " removed nothing (TT-D3.b)\n"
                                        + "    White has no list of dead stones\n"
                                        + "    The third party is of no use: 'nosuchprogram' could not be"
                                        + " started: no such program\n\n"),
                run.out());
    }

    @Test
    void jsonIsALineForEachGameAndOneWithTheTable() throws IOException {
        Cli run = referee("--games", "2", "--json");
        assertEquals(0, run.code(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(3, lines.size());
        JsonNode game = new ObjectMapper().readTree(lines.get(1));
        assertEquals("second", game.path("black").asText());
        assertEquals("second", game.path("winner").asText());
        assertEquals("B+8", game.path("result").asText());
        assertEquals(9, game.path("score").path("black").asInt());
        assertEquals(1, game.path("score").path("white").asInt());
        assertEquals(0, game.path("removed").size());
        JsonNode table = new ObjectMapper().readTree(lines.get(2)).path("table");
        assertEquals(1, table.path("first").path("won").asInt());
    }

    @Test
    void aFaultIsTheExitCode() {
        Cli run =
                Cli.tt(
                        "referee",
                        "--black",
                        program(BLACK),
                        "--white",
                        program("white=C3", "black=C3"),
                        "--size",
                        "5x3",
                        "--games",
                        "2");
        assertEquals(1, run.code());
        assertTrue(
                run.out().contains("attempted C3 as turn 2, which is not legal: occupied"),
                run.out());
    }

    @Test
    void aRunThatWasCutShortGoesOnAndNothingIsPlayedTwice() throws IOException {
        String out = folder.resolve("new").toString();
        assertEquals(0, referee("--games", "1", "--out", out).code());
        String before = Files.readString(folder.resolve("new/game-00001.sgf"));
        // What a run that is killed while it writes leaves behind.
        Files.writeString(folder.resolve("new/.results.json.new"), "{\"format\"");
        Cli more = referee("--games", "2", "--out", out);
        assertEquals(0, more.code(), more.err());
        assertTrue(more.out().contains("komi 0 (TT-D1) (played before)\ngame 2: "), more.out());
        assertEquals(before, Files.readString(folder.resolve("new/game-00001.sgf")));
        JsonNode results = new ObjectMapper().readTree(folder.resolve("new/results.json").toFile());
        assertEquals(2, results.path("games").size());
        assertEquals("game-00002.sgf", results.path("games").path(1).path("sgf").asText());
        try (Stream<Path> files = Files.list(folder.resolve("new"))) {
            assertEquals(
                    List.of("game-00001.sgf", "game-00002.sgf", "results.json"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        Cli other = referee("--games", "3", "--out", out, "--komi", "0.5");
        assertEquals(2, other.code());
        assertTrue(other.err().endsWith("results.json is of another match: komi\n"), other.err());
    }

    @Test
    void gamesAtTheSameTimeAreToldAndKeptInTheirOrder() throws Exception {
        List<String> base =
                List.of(
                        "referee",
                        "--black",
                        program("black=!slow", "white=E2", "pid=yes"),
                        "--white",
                        program(BLACK, "pid=yes"),
                        "--size",
                        "5x3",
                        "--out",
                        folder.toString());
        assertEquals(0, Cli.tt(with(base, "--games", "1")).code());
        Cli run = Cli.tt(with(base, "--games", "6", "--jobs", "3"));
        assertEquals(0, run.code(), run.err());
        for (int number = 1; number <= 6; number++) {
            String start = "game " + number + ": " + (number % 2 == 1 ? "0 in 2" : "B+8 in 7");
            assertTrue(run.out().lines().toList().get(number - 1).startsWith(start), run.out());
        }
        JsonNode results = new ObjectMapper().readTree(folder.resolve("results.json").toFile());
        Set<String> programs = new TreeSet<>();
        for (JsonNode game : results.path("games")) {
            boolean first = game.path("black").asText().equals("first");
            programs.add(game.path(first ? "blackName" : "whiteName").asText());
        }
        assertEquals(6, results.path("games").size());
        // One in the first run, and one for each table.
        assertEquals(4, programs.size(), programs.toString());
        Processes.assertNoneLeft(Duration.ofSeconds(5));
    }

    private static String[] with(List<String> words, String... more) {
        return Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aRecordThatIsGoneOrAnotherOneIsNoticed() throws IOException {
        assertEquals(0, referee("--games", "2", "--out", folder.toString()).code());
        Path results = folder.resolve("results.json");
        String before = Files.readString(results);
        Path record = folder.resolve("game-00002.sgf");
        String sgf = Files.readString(record);
        String then = ", and results.json has its result: put it back, or name another --out";

        Files.delete(record);
        referee("--games", "3", "--out", folder.toString())
                .assertComplains(2, "tt referee: " + record + " is gone" + then);
        Files.writeString(record, sgf.replace("B[", "W["));
        referee("--games", "3", "--out", folder.toString())
                .assertComplains(2, "tt referee: " + record + " is not as it was written" + then);
        assertEquals(before, Files.readString(results));
        assertEquals(sgf.replace("B[", "W["), Files.readString(record));
        assertFalse(Files.exists(folder.resolve("game-00003.sgf")));

        Files.writeString(record, sgf);
        assertEquals(0, referee("--games", "3", "--out", folder.toString()).code());
    }

    /** {@code tt}, which takes a second to end: time enough for a false result, if one is made. */
    static final class SlowToEnd {
        private SlowToEnd() {}

        public static void main(String[] arguments) {
            Runtime.getRuntime().addShutdownHook(new Thread(SlowToEnd::linger));
            Tt.main(arguments);
        }

        private static void linger() {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void aSignalMakesNoResult() throws Exception {
        Process match =
                new ProcessBuilder(
                                Misbehaving.command(
                                        SlowToEnd.class,
                                        "referee",
                                        "--black",
                                        program(BLACK, WHITE),
                                        "--white",
                                        program("black=!hang", WHITE),
                                        "--size",
                                        "5x3",
                                        "--games",
                                        "3",
                                        "--out",
                                        folder.toString()))
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("said").toFile())
                        .start();
        try {
            // The first game is over, and in the second one Black hangs.
            for (int i = 0; i < 600 && gamesIn(folder) < 1; i++) {
                Thread.sleep(50);
            }
            assertEquals(1, gamesIn(folder), Files.readString(folder.resolve("said")));
            Thread.sleep(1000);
            match.destroy();
            assertTrue(match.waitFor(30, TimeUnit.SECONDS), "goes on");
        } finally {
            match.destroyForcibly();
        }
        assertEquals(143, match.exitValue());
        assertEquals(1, gamesIn(folder));
        assertFalse(Files.exists(folder.resolve("game-00002.sgf")));
        Processes.assertNoneLeft();
    }

    private static int gamesIn(Path folder) throws IOException {
        Path results = folder.resolve("results.json");
        return Files.exists(results)
                ? new ObjectMapper().readTree(results.toFile()).path("games").size()
                : 0;
    }

    @Test
    void aFolderThatIsAFileIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        Cli run = referee("--out", file.toString());
        assertEquals(2, run.code());
        assertEquals(
                "tt referee: " + file + " can't be made: there is a file of that name\n",
                run.err());
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void resultsThatAreSpoiltAreNotOverwritten() throws IOException {
        Path file = folder.resolve("results.json");
        for (String text : List.of("", "[]", "{\"format\":\"tt perft 1\"}", "{\"format\":")) {
            Files.writeString(file, text);
            Cli run = referee("--out", folder.toString());
            assertEquals(2, run.code(), text);
            assertTrue(run.err().contains("can resume"), run.err());
            assertEquals(1, run.err().lines().count(), run.err());
            assertEquals(text, Files.readString(file));
        }
    }

    @Test
    void openingsArePlayedTwice() throws IOException {
        Files.writeString(
                folder.resolve("a.sgf"), "(;SZ[5:3];B[ca];W[eb];B[cb];W[];B[cc];W[];B[])");
        Files.writeString(folder.resolve("b.sgf"), "(;SZ[5:3];B[ba])");
        Cli run = referee("--games", "3", "--openings", folder.toString(), "--opening-turns", "2");
        assertEquals(1, run.code());
        // The first program's C3 is occupied in the opening.
        assertTrue(run.out().contains("attempted C3 as turn 3"), run.out());
        assertTrue(run.out().contains("game 3: B+"), run.out());
        Cli over = referee("--openings", folder.resolve("a.sgf").toString());
        assertEquals(2, over.code());
        assertTrue(over.err().contains("is over after its two passes"), over.err());
    }

    @ParameterizedTest
    @CsvSource({
        "(;SZ[9];B[aa]), 'a game on 9x9, not on 5x3'",
        "(;SZ[5:3];B[aa];W[aa]), 'line 1: turn 2 is not legal: occupied'",
        "(;SZ[5:3];B[aa];B[ab]), 'line 1: turn 2 is not legal: out-of-turn'",
        "(;SZ[5:3]AB[aa]), 'sets up stones'",
        "no game, 'no game'",
    })
    void whatIsNoOpeningIsNamed(String sgf, String why) throws IOException {
        Path file = Files.writeString(folder.resolve("x.sgf"), sgf);
        Cli run = referee("--openings", file.toString());
        assertEquals(2, run.code());
        assertTrue(run.err().contains("x.sgf"), run.err());
        assertTrue(run.err().contains(why), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "--jobs, 65, '--jobs is from 1 to 64, not 65'",
        "--games, 0, '--games is from 1 to 100000, not 0'",
        "--komi, x, 'Invalid value for option ''--komi'': ''x'' is no number (see tt referee --help)'",
        "--komi, 1001, '--komi is from -1000 to 1000, with two decimals at most'",
        "--move-time, 0, '--move-time must be above 0, and 86400 seconds at most'",
        "--procedure, vote, '--procedure is one of none, agreement, third-party, resumption, copy, cleanup,"
                + " not ''vote'''",
        "--openings, nowhere, 'no such file or folder: ''nowhere'''",
        "--arbiter, x, '--arbiter needs --procedure third-party'",
    })
    void optionsThatCantBeUsedAreRefused(String option, String value, String line) {
        referee(option, value).assertComplains(2, "tt referee: " + line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"26", "5x", "0", "x3", "9x26", "nine"})
    void aSizeThatIsNoneIsRefused(String size) {
        Cli.tt("referee", "--black", "a", "--white", "b", "--size", size)
                .assertComplains(
                        2,
                        "tt referee: --size is N or WxH with sides from 1 to 25, not '"
                                + size
                                + "'");
    }

    @Test
    void aProgramThatCantBeStartedIsNamed() {
        Cli.tt("referee", "--black", "nosuchprogram", "--white", program(WHITE))
                .assertComplains(
                        3,
                        "tt referee: --black: 'nosuchprogram' could not be started: no such program");
        Cli unclosed = Cli.tt("referee", "--black", "'x", "--white", program(WHITE));
        assertEquals(2, unclosed.code());
        assertTrue(unclosed.err().startsWith("tt referee: --black: the command has"));
        assertFalse(unclosed.err().contains("\tat "));
    }
}
