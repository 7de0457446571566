package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.Grids.grid;

import org.junit.jupiter.api.Test;

/** TT-2: black, white, empty; and the grid before the first turn (TT-5). */
class ColouringTest {

    @Test
    void thereAreThreeColours() {
        assertTrue(TrompTaylor.isColour(TrompTaylor.EMPTY));
        assertTrue(TrompTaylor.isColour(TrompTaylor.BLACK));
        assertTrue(TrompTaylor.isColour(TrompTaylor.WHITE));
        assertFalse(TrompTaylor.isColour(-1));
        assertFalse(TrompTaylor.isColour(3));
    }

    @Test
    void thereAreTwoPlayersEachTheOthersOpponent() {
        assertTrue(TrompTaylor.isPlayer(TrompTaylor.BLACK));
        assertTrue(TrompTaylor.isPlayer(TrompTaylor.WHITE));
        assertFalse(TrompTaylor.isPlayer(TrompTaylor.EMPTY));
        assertFalse(TrompTaylor.isPlayer(3));
        assertFalse(TrompTaylor.isPlayer(-1));
        assertEquals(TrompTaylor.WHITE, TrompTaylor.opponent(TrompTaylor.BLACK));
        assertEquals(TrompTaylor.BLACK, TrompTaylor.opponent(TrompTaylor.WHITE));
    }

    @Test
    void aColouringGivesEachPointOneOfThem() {
        assertTrue(TrompTaylor.isColouring(3, 1, grid("XO.")));
        assertTrue(TrompTaylor.isColouring(1, 3, grid("X", "O", ".")));
        assertFalse(TrompTaylor.isColouring(2, 1, grid("XO.")));
        assertFalse(TrompTaylor.isColouring(2, 2, grid("XO.")));
        assertFalse(TrompTaylor.isColouring(3, 1, new int[] {3, 0, 0}));
        assertFalse(TrompTaylor.isColouring(3, 1, new int[] {0, 0, -1}));
    }

    @Test
    void theStartIsAnEmptyGrid() {
        assertArrayEquals(grid("...", "..."), TrompTaylor.start(3, 2));
        assertTrue(TrompTaylor.isColouring(3, 2, TrompTaylor.start(3, 2)));
    }

    @Test
    void twoGridsAreTheSameColouringIfEveryPointHasTheSameColour() {
        assertTrue(TrompTaylor.sameColouring(grid("XO."), grid("XO.")));
        assertFalse(TrompTaylor.sameColouring(grid("XO."), grid("OO.")));
        assertFalse(TrompTaylor.sameColouring(grid("XO."), grid("XOX")));
        assertFalse(TrompTaylor.sameColouring(grid("XO."), grid("XO..")));
        assertFalse(TrompTaylor.sameColouring(grid("XO.."), grid("XO.")));
    }

    @Test
    void colouringAPointChangesThatPointOfACopy() {
        int[] before = grid("XO.", "...");
        int[] after = TrompTaylor.coloured(before, 5, TrompTaylor.WHITE);
        assertNotSame(before, after);
        assertArrayEquals(grid("XO.", "..O"), after);
        assertArrayEquals(grid("XO.", "..."), before);
        assertArrayEquals(grid(".O.", "..."), TrompTaylor.coloured(before, 0, TrompTaylor.EMPTY));
        assertNotSame(before, TrompTaylor.coloured(before, 0, TrompTaylor.BLACK));
    }

    @Test
    void aCopyIsAnotherArrayOfTheSameColours() {
        int[] grid = grid("XO.", "...");
        assertNotSame(grid, TrompTaylor.copy(grid));
        assertArrayEquals(grid, TrompTaylor.copy(grid));
    }
}
