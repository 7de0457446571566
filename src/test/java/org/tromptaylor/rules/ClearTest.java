package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** TT-4: clearing a colour. */
class ClearTest {

    @Test
    void aStoneThatReachesEmptyStays() {
        assertClears(BLACK, "X.", "X.");
        assertClears(WHITE, "O/.", "O/.");
        assertClears(BLACK, "XXX.", "XXX.");
    }

    @Test
    void aStoneThatDoesNotReachEmptyGoes() {
        assertClears(BLACK, "XO.", ".O.");
        assertClears(WHITE, "OX/X.", ".X/X.");
        assertClears(BLACK, "OXO/XXX/OXO", "O.O/.../O.O");
    }

    @Test
    void theOtherColourIsLeftAlone() {
        assertClears(BLACK, "OX.", "OX.");
        assertClears(WHITE, "OX.", ".X.");
        assertClears(WHITE, "XX/XX", "XX/XX");
        assertClears(BLACK, "XO/OX", ".O/O.");
    }

    @Test
    void allPointsAreJudgedOnTheGridBefore() {
        // Emptying one stone of the row first would give the others a liberty.
        assertClears(BLACK, "XXX", "...");
        assertClears(WHITE, "OOX/OXX/XXX", "..X/.XX/XXX");
        assertClears(BLACK, "XX/XX", "../..");
    }

    @Test
    void theWholeColourIsCleared() {
        // Two strings, far apart, both without liberty.
        assertClears(BLACK, "XO.OX", ".O.O.");
        assertClears(BLACK, "XO.X/OO.X", ".O.X/OO.X");
    }

    @Test
    void anEmptyGridStaysEmpty() {
        assertClears(BLACK, ".../...", ".../...");
        assertClears(WHITE, ".", ".");
    }

    @Test
    void theLonePointIsAlwaysEmptied() {
        assertClears(BLACK, "X", ".");
        assertClears(WHITE, "O", ".");
        assertClears(WHITE, "X", "X");
    }

    private static void assertClears(int colour, String before, String after) {
        String[] rows = before.split("/");
        int width = rows[0].length();
        int[] grid = grid(rows);
        int[] cleared = TrompTaylor.clear(width, rows.length, grid, colour);
        assertEquals(after, Grids.rows(width, cleared), before);
        assertNotSame(grid, cleared, "the array is a new one, also where nothing is emptied");
        assertEquals(before, Grids.rows(width, grid), "the grid is left as it was");
    }
}
