package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** The moves of genmove: legal, by chance, none into an own eye. */
class RandomPlayerTest {

    /** More turns than any game here takes. */
    private static final int MANY = 10_000;

    private static String game(int width, int height, long seed) {
        GtpServer server = new GtpServer(new GtpServer.Options("", seed, false, false));
        server.answer("boardsize " + width + " " + height);
        ReferenceGame game = new ReferenceGame(width, height);
        StringBuilder turns = new StringBuilder();
        while (!game.isOver()) {
            assertTrue(game.turns() < MANY, "no end");
            String player = Notation.colour(game.toMove());
            GtpAnswer answer = server.answer("genmove " + player);
            assertTrue(answer.ok(), answer.text());
            int turn = Notation.turn(width, height, answer.text());
            assertFillsNoEye(game, turn);
            assertEquals(Verdict.LEGAL, game.play(turn), answer.text());
            turns.append(answer.text()).append(' ');
        }
        String score = "" + (game.score(TrompTaylor.BLACK) - game.score(TrompTaylor.WHITE));
        assertEquals(score, margin(server.answer("final_score").text()));
        return turns.toString();
    }

    private static String margin(String score) {
        return score.replaceFirst("B\\+", "").replaceFirst("W\\+", "-");
    }

    /** If it is a pass, then each legal move would fill an eye, or is suicide after a pass. */
    private static void assertFillsNoEye(ReferenceGame game, int turn) {
        if (turn != TrompTaylor.PASS) {
            assertTrue(!isEye(game, turn), "fills an eye");
            return;
        }
        for (int point = 0; point < game.width() * game.height(); point++) {
            assertTrue(
                    game.verdict(point) != Verdict.LEGAL
                            || isEye(game, point)
                            || isAfterPass(game) && isSuicide(game, point),
                    "a pass, though a move is there");
        }
    }

    private static boolean isAfterPass(ReferenceGame game) {
        return game.turns() > 0 && Arrays.equals(game.grid(), game.grid(game.turns() - 1));
    }

    private static boolean isSuicide(ReferenceGame game, int point) {
        int[] after =
                TrompTaylor.move(game.width(), game.height(), game.grid(), game.toMove(), point);
        return after[point] == TrompTaylor.EMPTY;
    }

    private static boolean isEye(ReferenceGame game, int point) {
        int[] grid = game.grid();
        for (int other = 0; other < grid.length; other++) {
            if (TrompTaylor.adjacent(game.width(), game.height(), point, other)
                    && grid[other] != game.toMove()) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "2, 2", "3, 3", "5, 2", "5, 5", "7, 4", "9, 9", "19, 19"})
    void wholeGamesAreLegalAndEnd(int width, int height) {
        for (long seed = 0; seed < 3; seed++) {
            game(width, height, seed);
        }
    }

    @Test
    void theSeedDecidesTheMoves() {
        assertEquals(game(5, 5, 7), game(5, 5, 7));
        assertNotEquals(game(5, 5, 7), game(5, 5, 8));
    }

    @Test
    void eachMoveComesUp() {
        Served served = Served.ofSize(3, 3).played("B2 A1");
        Set<String> moves = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            moves.add(served.says("reg_genmove b"));
        }
        assertEquals(Set.of("A3", "B3", "C3", "A2", "C2", "B1", "C1"), moves);
        served.said("black", "gogui-rules_side_to_move");
    }

    @Test
    void itPassesWhereOnlyEyesAreLeft() {
        // Black's A1 and C1 are eyes; White has no move that leaves the grid another one.
        Served served = Served.ofSize(3, 2).played("A2 pass B2 pass C2 pass B1");
        served.said("pass", "genmove w").said("pass", "genmove b");
        served.said("", "gogui-rules_legal_moves");
    }

    @Test
    void againstAnOpponentWhoOnlyPassesItsStonesGrowAndTheGameEnds() {
        for (int seed = 0; seed < 20; seed++) {
            GtpServer server = new GtpServer(new GtpServer.Options("", seed, false, false));
            server.answer("boardsize 9");
            // White's walls, with three territories of 9x2, 9x2 and 9x3 points between them.
            for (String row : new String[] {"3", "6"}) {
                for (char column : "ABCDEFGHJ".toCharArray()) {
                    server.answer("play b pass");
                    assertTrue(server.answer("play w " + column + row).ok());
                }
            }
            int stones = 0;
            for (int turn = 0; !server.answer("genmove b").text().equals("pass"); turn++) {
                int now = server.answer("list_stones b").text().split(" ").length;
                assertTrue(turn < 81 && now > stones, "turn " + turn);
                stones = now;
                assertTrue(server.answer("play w pass").ok());
            }
            // White's pass and this one.
            assertEquals("", server.answer("gogui-rules_legal_moves").text());
            assertTrue(stones > 40, stones + " stones");
        }
    }
}
