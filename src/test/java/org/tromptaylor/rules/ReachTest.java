package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** TT-3: reach. */
class ReachTest {

    @Test
    void aPointReachesTheColourOfAnAdjacentPoint() {
        assertReaches("X.", 0, EMPTY);
        assertReaches("X.", 1, BLACK);
        assertReaches("X/.", 0, EMPTY);
        assertReaches("X/.", 1, BLACK);
    }

    @Test
    void aPathLeadsThroughPointsOfTheFirstPointsColour() {
        assertReaches("XXX.", 0, EMPTY);
        assertReaches("O...", 3, WHITE);
        assertReaches("XX/.X/OX", 0, EMPTY);
        assertReaches("OX/OX/.O", 1, WHITE);
    }

    @Test
    void aPathLeadsThroughNoOtherColour() {
        assertDoesNotReach("XO.", 0, EMPTY);
        assertDoesNotReach("X.O", 0, WHITE);
        assertDoesNotReach("XXO./OOO.", 0, EMPTY);
    }

    @Test
    void aPointNeverReachesItsOwnColour() {
        assertDoesNotReach("XX", 0, BLACK);
        assertDoesNotReach("OO", 1, WHITE);
        assertDoesNotReach("..", 0, EMPTY);
        assertDoesNotReach("X.X", 0, BLACK);
    }

    @Test
    void diagonalsLeadNowhere() {
        assertDoesNotReach("XO/O.", 0, EMPTY);
        assertDoesNotReach("OX/.O", 1, EMPTY);
        assertDoesNotReach(".XO/X.X/OX.", 4, WHITE);
    }

    @Test
    void theEdgeIsNotAWayAround() {
        // The last point of a row and the first of the next have neighbouring numbers.
        assertDoesNotReach("..X/O.X", 3, BLACK);
        assertDoesNotReach("OOX/.OO", 2, EMPTY);
        assertDoesNotReach("X../OO./XO.", 6, EMPTY);
        assertDoesNotReach("XO/OO/O.", 0, EMPTY);
        assertDoesNotReach("XO.", 0, EMPTY);
    }

    @Test
    void aLonePointReachesNothing() {
        for (int colour = EMPTY; colour <= WHITE; colour++) {
            assertDoesNotReach(".", 0, colour);
            assertDoesNotReach("X", 0, colour);
            assertDoesNotReach("O", 0, colour);
        }
    }

    @Test
    void aPathMayWindInEveryDirection() {
        String spiral =
                """
                XXXXX/\
                OOOOX/\
                XXXOX/\
                XOOOX/\
                XXXXX/\
                OOOO.""";
        // From the middle to the left, down, and along the bottom to the corner above the empty
        // point.
        assertReaches(spiral, 12, EMPTY);
        assertReaches(spiral, 0, EMPTY);
        assertDoesNotReach(spiral, 5, EMPTY);
        assertReaches(spiral, 5, BLACK);
        String upAndLeft =
                """
                .OOOO/\
                XXXXX/\
                OOOOX/\
                XXXXX/\
                XOOOO""";
        assertReaches(upAndLeft, 20, EMPTY);
        assertDoesNotReach(upAndLeft, 12, EMPTY);
    }

    @Test
    void anEmptyPointMayReachBothColoursButStonesReachNoStonesPastIt() {
        assertReaches("O.X", 1, WHITE);
        assertReaches("O.X", 1, BLACK);
        assertDoesNotReach("O.X", 0, BLACK);
        assertDoesNotReach("O.X", 2, WHITE);
    }

    private static void assertReaches(String rows, int point, int colour) {
        assertReach(true, rows, point, colour);
    }

    private static void assertDoesNotReach(String rows, int point, int colour) {
        assertReach(false, rows, point, colour);
    }

    private static void assertReach(boolean expected, String text, int point, int colour) {
        String[] rows = text.split("/");
        int[] grid = grid(rows);
        assertEquals(
                expected,
                TrompTaylor.reaches(rows[0].length(), rows.length, grid, point, colour),
                text + " from " + point + " to " + colour);
        assertEquals(text, Grids.rows(rows[0].length(), grid), "the grid is left as it was");
    }
}
