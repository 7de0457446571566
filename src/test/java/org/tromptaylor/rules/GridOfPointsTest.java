package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** TT-1: rectangles, points, neighbours. */
class GridOfPointsTest {

    private static final int UP = 0;
    private static final int RIGHT = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 3;

    @Test
    void aRectangleHasAtLeastOneColumnAndOneRow() {
        assertTrue(TrompTaylor.isRectangle(1, 1));
        assertTrue(TrompTaylor.isRectangle(19, 19));
        assertFalse(TrompTaylor.isRectangle(0, 1));
        assertFalse(TrompTaylor.isRectangle(1, 0));
        assertFalse(TrompTaylor.isRectangle(-3, -3));
        assertFalse(TrompTaylor.isRectangle(3, -3));
    }

    @Test
    void thePointsOfARectangleCanBeNumberedByAnInt() {
        assertTrue(TrompTaylor.isRectangle(Integer.MAX_VALUE, 1));
        assertTrue(TrompTaylor.isRectangle(46340, 46340));
        assertFalse(TrompTaylor.isRectangle(46341, 46341));
        assertFalse(TrompTaylor.isRectangle(65536, 65536));
        assertFalse(TrompTaylor.isRectangle(Integer.MAX_VALUE, 2));
    }

    @Test
    void thePointsAreNumberedFromZeroRowByRow() {
        assertTrue(TrompTaylor.isPoint(3, 2, 0));
        assertTrue(TrompTaylor.isPoint(3, 2, 5));
        assertFalse(TrompTaylor.isPoint(3, 2, 6));
        assertFalse(TrompTaylor.isPoint(3, 2, -1));
        assertFalse(TrompTaylor.isPoint(3, 2, TrompTaylor.PASS));
    }

    @Test
    void aPointInTheMiddleHasFourNeighbours() {
        // 0 1 2 / 3 4 5 / 6 7 8
        assertEquals(1, TrompTaylor.neighbour(3, 3, 4, UP));
        assertEquals(5, TrompTaylor.neighbour(3, 3, 4, RIGHT));
        assertEquals(7, TrompTaylor.neighbour(3, 3, 4, DOWN));
        assertEquals(3, TrompTaylor.neighbour(3, 3, 4, LEFT));
    }

    @Test
    void thereIsNoPointBeyondAnEdge() {
        for (int i = 0; i < 4; i++) {
            assertEquals(TrompTaylor.NO_POINT, TrompTaylor.neighbour(4, 3, i, UP));
            assertEquals(TrompTaylor.NO_POINT, TrompTaylor.neighbour(4, 3, 8 + i, DOWN));
        }
        for (int row = 0; row < 3; row++) {
            assertEquals(TrompTaylor.NO_POINT, TrompTaylor.neighbour(4, 3, 4 * row, LEFT));
            assertEquals(TrompTaylor.NO_POINT, TrompTaylor.neighbour(4, 3, 4 * row + 3, RIGHT));
        }
    }

    @Test
    void onlyOneByOneLeavesAPointWithoutNeighbour() {
        for (int direction = 0; direction < 4; direction++) {
            assertEquals(TrompTaylor.NO_POINT, TrompTaylor.neighbour(1, 1, 0, direction));
        }
        assertEquals(1, TrompTaylor.neighbour(2, 1, 0, RIGHT));
        assertEquals(1, TrompTaylor.neighbour(1, 2, 0, DOWN));
        assertEquals(0, TrompTaylor.neighbour(2, 1, 1, LEFT));
        assertEquals(0, TrompTaylor.neighbour(1, 2, 1, UP));
    }

    @Test
    void adjacentMeansOneStepSidewaysOrUpAndDown() {
        // Of 0 1 2 3 / 4 5 6 7 / 8 9 10 11, the points next to 5 are 1, 4, 6 and 9.
        for (int point = 0; point < 12; point++) {
            boolean next = point == 1 || point == 4 || point == 6 || point == 9;
            assertEquals(next, TrompTaylor.adjacent(4, 3, 5, point), "" + point);
            assertEquals(next, TrompTaylor.adjacent(4, 3, point, 5), "" + point);
        }
    }

    @Test
    void theEndOfARowIsNotNextToTheBeginningOfTheNext() {
        assertFalse(TrompTaylor.adjacent(4, 3, 3, 4));
        assertFalse(TrompTaylor.adjacent(4, 3, 4, 3));
        assertFalse(TrompTaylor.adjacent(4, 3, 0, 8));
        assertFalse(TrompTaylor.adjacent(4, 3, 0, 3));
        assertFalse(TrompTaylor.adjacent(2, 3, 1, 2));
    }

    @Test
    void neighboursAreExactlyTheAdjacentPoints() {
        for (int width = 1; width <= 4; width++) {
            for (int height = 1; height <= 4; height++) {
                for (int p = 0; p < width * height; p++) {
                    for (int q = 0; q < width * height; q++) {
                        boolean neighbour = false;
                        for (int direction = 0; direction < 4; direction++) {
                            neighbour |= TrompTaylor.neighbour(width, height, p, direction) == q;
                        }
                        assertEquals(TrompTaylor.adjacent(width, height, p, q), neighbour);
                    }
                }
            }
        }
    }
}
