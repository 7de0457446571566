package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.tromptaylor.rules.TrompTaylor;

/** Counting sequences of turns; the numbers that others found are in {@link OraclesTest}. */
class PerftTest {

    @Test
    void thereIsOneSequenceOfNoTurn() {
        Perft perft = Perft.count(19, 19, 0);
        assertArrayEquals(new long[] {1}, perft.sequences());
        assertArrayEquals(new long[] {0}, perft.finished());
    }

    @Test
    void theFirstTurnIsAnyPointOrAPass() {
        assertArrayEquals(new long[] {1, 362}, Perft.count(19, 19, 1).sequences());
        assertArrayEquals(new long[] {1, 703}, Perft.count(27, 26, 1).sequences());
    }

    @Test
    void whatFollowsAGameIsCountedFromItsTurnsOn() {
        Game game = new Game(2, 1);
        game.play(0);
        // Next: B1 or a pass. B1 captures and leaves a pass; after a pass B1 would be a suicide of
        // both, which repeats the start.
        Perft perft = Perft.count(game, 4);
        assertArrayEquals(new long[] {0, 1, 2, 2, 1}, perft.sequences());
        assertArrayEquals(new long[] {0, 0, 0, 1, 1}, perft.finished());
        assertEquals(1, game.turns(), "taken back");
        assertArrayEquals(new int[] {TrompTaylor.BLACK, TrompTaylor.EMPTY}, game.grid());
    }

    @Test
    void nothingFollowsTheEnd() {
        Game game = new Game(3, 3);
        game.play(TrompTaylor.PASS);
        game.play(TrompTaylor.PASS);
        assertArrayEquals(new long[] {0, 0, 1, 0, 0}, Perft.count(game, 4).sequences());
        assertArrayEquals(new long[] {0, 0, 1, 0, 0}, Perft.count(game, 4).finished());
        assertArrayEquals(new long[] {0, 0, 1}, Perft.count(game, 2).sequences());
        assertEquals(
                "the game has had 2 turns, more than 1",
                assertThrows(IllegalArgumentException.class, () -> Perft.count(game, 1))
                        .getMessage());
    }

    @Test
    void whatCannotBeCountedIsRefused() {
        assertEquals(
                "not a depth: -1",
                assertThrows(IllegalArgumentException.class, () -> Perft.count(2, 2, -1))
                        .getMessage());
        assertEquals(
                "not a rectangle: 2x0",
                assertThrows(IllegalArgumentException.class, () -> Perft.count(2, 0, 1))
                        .getMessage());
    }
}
