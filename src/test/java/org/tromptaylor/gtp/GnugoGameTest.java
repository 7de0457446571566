package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.cli.Tt;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Programs;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** Whole games of {@code tt gtp} and GNU Go, as twogtp plays them. */
@Timeout(300)
class GnugoGameTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int MOST_TURNS = 2_000;

    private ChildProcess tt;
    private ChildProcess gnugo;

    @BeforeEach
    void start() throws ChildFailure {
        Path program = Programs.need("gnugo");
        // By its own rules it would call suicide illegal, and take kos back.
        gnugo =
                ChildProcess.start(
                        List.of(
                                program.toString(),
                                "--mode",
                                "gtp",
                                "--level",
                                "1",
                                "--seed",
                                "1",
                                "--chinese-rules",
                                "--allow-suicide",
                                "--positional-superko"));
        tt = ChildProcess.start(Misbehaving.command(Tt.class, "gtp", "--seed", "3"));
    }

    @AfterEach
    void end() {
        gnugo.close();
        tt.close();
    }

    private static String ask(GtpClient engine, String command) throws Exception {
        GtpAnswer answer = engine.send(command);
        assertTrue(answer.ok(), command + ": " + answer.text());
        return answer.text();
    }

    @ParameterizedTest
    @CsvSource({"7, black, 0", "7, white, 0", "9, black, 2"})
    void aWholeGameIsPlayedAndCounted(int size, String colour, int handicap) throws Exception {
        GtpClient server = new GtpClient(tt, PATIENCE);
        GtpClient opponent = new GtpClient(gnugo, PATIENCE);
        ReferenceGame game = new ReferenceGame(size, size);
        for (GtpClient engine : List.of(server, opponent)) {
            ask(engine, "boardsize " + size);
            ask(engine, "clear_board");
            ask(engine, "komi 6.5");
        }
        if (handicap > 0) {
            String stones = ask(server, "fixed_handicap " + handicap);
            ask(opponent, "set_free_handicap " + stones);
            for (String stone : stones.split(" ")) {
                play(game, game.turns() == 0 ? List.of(stone) : List.of("pass", stone));
            }
        }
        while (!game.isOver()) {
            assertTrue(game.turns() < MOST_TURNS, "no end");
            String player = Notation.colour(game.toMove());
            boolean ours = player.equals(colour);
            String turn = ask(ours ? server : opponent, "genmove " + player);
            play(game, List.of(turn));
            ask(ours ? opponent : server, "play " + player + " " + turn);
        }
        List<Integer> grid = Arrays.stream(game.grid()).boxed().toList();
        for (GtpClient engine : List.of(server, opponent)) {
            for (int player : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
                String stones = ask(engine, "list_stones " + Notation.colour(player));
                long expected = grid.stream().filter(c -> c == player).count();
                assertEquals(expected, stones.isEmpty() ? 0 : stones.split("\\s+").length);
            }
        }
        double margin = game.score(TrompTaylor.BLACK) - game.score(TrompTaylor.WHITE) - 6.5;
        String score = margin > 0 ? "B+" + margin : "W+" + -margin;
        assertEquals(score, ask(server, "final_score"));
        assertTrue(game.turns() > 2 * size, "a game of " + game.turns() + " turns");
    }

    private static void play(ReferenceGame game, List<String> turns) {
        for (String turn : turns) {
            String written = turn.equalsIgnoreCase("pass") ? "pass" : turn.toUpperCase(Locale.ROOT);
            int place = Notation.turn(game.width(), game.height(), written);
            assertEquals(Verdict.LEGAL, game.play(place), turn);
        }
    }

    @Test
    void aMoveThatGnugoTakesIsRefusedIfTheRulesSaySo() throws Exception {
        GtpClient server = new GtpClient(tt, PATIENCE);
        GtpClient opponent = new GtpClient(gnugo, PATIENCE);
        for (GtpClient engine : List.of(server, opponent)) {
            ask(engine, "boardsize 5");
            ask(engine, "clear_board");
            ask(engine, "play black pass");
            ask(engine, "play white pass");
        }
        assertTrue(opponent.send("play black A1").ok());
        assertEquals(new GtpAnswer(false, "illegal move"), server.send("play black A1"));
    }
}
