package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

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
