package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.TIE;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;
import org.tromptaylor.rules.Grids;

/** Colourings without a history. */
class PositionTest {

    @Test
    void aPositionShowsTheGrid() {
        int[] grid = Grids.grid("XO.", "..O");
        Position position = Position.of(3, 2, grid);
        assertEquals(3, position.width());
        assertEquals(2, position.height());
        assertArrayEquals(grid, position.grid());
        assertEquals(BLACK, position.colour(0));
        assertEquals(WHITE, position.colour(5));
        assertEquals(EMPTY, position.colour(4));
        assertEquals("XO.\n..O", position.toString());
        assertEquals("{0}", position.points(BLACK).toString());
        assertEquals("{1, 5}", position.points(WHITE).toString());
        assertEquals("{2, 3, 4}", position.points(EMPTY).toString());
    }

    @Test
    void aPositionDoesNotChange() {
        int[] grid = Grids.grid("X.");
        Position position = Position.of(2, 1, grid);
        grid[0] = WHITE;
        position.grid()[1] = WHITE;
        position.points(BLACK).clear();
        position.points(WHITE).add(1);
        assertEquals("X.", position.toString());
        assertEquals(".O", position.move(WHITE, 1).toString());
        assertEquals("X.", position.clear(BLACK).toString());
        assertEquals("X.", position.toString());
    }

    @Test
    void positionsOfTheSameColouringAreEqual() {
        Position position = position("XO/..");
        assertEquals(position, position("XO/.."));
        assertEquals(position.hashCode(), position("XO/..").hashCode());
        assertNotEquals(position, position("XO/.O"));
        assertNotEquals(position, position("OX/.."));
        assertNotEquals(position, position("XO.."));
        assertNotEquals(position("XO").hashCode(), position("OX").hashCode());
        assertNotEquals(position("X.").hashCode(), position("O.").hashCode());
        assertNotEquals(position("X.").hashCode(), position("X/.").hashCode());
        assertNotEquals(position("..").hashCode(), position("..O").hashCode());
        assertNotEquals(position("...").hashCode(), position("O..").hashCode());
        assertNotEquals(position("./."), position(".."));
        assertNotEquals(position(".."), position("..."));
        assertNotEquals(position("../.."), position("../../.."));
        assertNotEquals(position("../.."), "..\n..");
    }

    @Test
    void aBreathlessStringIsClearedWhereverItIs() {
        assertEquals(position(".O.O."), position("XO.OX").clear(BLACK));
        assertEquals(position("XO.OX"), position("XO.OX").clear(WHITE));
        assertEquals(position(".X.X/XX.."), position("OX../XX..").move(BLACK, 3));
    }

    @Test
    void scoresAndWinner() {
        Position position = position("..X.O./XXXOOO");
        assertEquals(6, position.score(BLACK));
        assertEquals(5, position.score(WHITE));
        assertEquals(BLACK, position.winner());
        assertEquals(TIE, position(".").winner());
        assertEquals(WHITE, position("O.").winner());
    }

    @Test
    void whatIsNoColouringIsRefused() {
        assertEquals("not a rectangle: 0x1", refusal(() -> Position.of(0, 1, new int[0])));
        assertEquals("not a rectangle: 0x5", refusal(() -> Position.of(0, 5, new int[3])));
        assertEquals("a 2x2 grid has not 3 points", refusal(() -> Position.of(2, 2, new int[3])));
        assertEquals("no colour at point 1: 3", refusal(() -> Position.of(2, 1, new int[] {0, 3})));
    }

    @Test
    void whatIsNoColourNoPlayerOrNoEmptyPointIsRefused() {
        Position position = position("X.");
        assertEquals("not a colour: 3", refusal(() -> position.reaches(0, 3)));
        assertEquals("not a colour: -1", refusal(() -> position.points(-1)));
        assertEquals("not a player: 0", refusal(() -> position.clear(EMPTY)));
        assertEquals("not a player: 0", refusal(() -> position.score(EMPTY)));
        assertEquals("not a player: 3", refusal(() -> position.move(3, 1)));
        assertEquals(
                "a move colours an empty point, not 0", refusal(() -> position.move(WHITE, 0)));
    }

    @Test
    void whatIsNoPointIsRefused() {
        Position position = position("X.");
        for (int point : new int[] {-1, 2, 64, Integer.MAX_VALUE}) {
            String expected = "no point of the 2x1 grid: " + point;
            assertEquals(expected, outOfBounds(() -> position.colour(point)));
            assertEquals(expected, outOfBounds(() -> position.reaches(point, BLACK)));
            assertEquals(expected, outOfBounds(() -> position.move(BLACK, point)));
        }
    }

    @Test
    void aWayMayWindOverManyWords() {
        // A way of one point's width goes up and down every second column of 101x101.
        int size = 101;
        int[] grid = new int[size * size];
        for (int column = 1; column < size; column += 2) {
            for (int row = 0; row < size; row++) {
                boolean gap = row == (column % 4 == 1 ? size - 1 : 0);
                grid[row * size + column] = gap ? EMPTY : WHITE;
            }
        }
        grid[0] = BLACK;
        Position snake = Position.of(size, size, grid);
        assertTrue(snake.reaches(size - 1, BLACK));
        int[] turned = new int[size * size];
        for (int point = 0; point < grid.length; point++) {
            turned[point % size * size + point / size] = grid[point];
        }
        snake = Position.of(size, size, turned);
        assertTrue(snake.reaches((size - 1) * size, BLACK));
        turned[2] = WHITE;
        turned[size - 1 + 2 * size] = WHITE;
        assertFalse(Position.of(size, size, turned).reaches((size - 1) * size, BLACK));
    }

    private static String refusal(Runnable question) {
        return assertThrows(IllegalArgumentException.class, question::run).getMessage();
    }

    private static String outOfBounds(Runnable question) {
        return assertThrows(IndexOutOfBoundsException.class, question::run).getMessage();
    }

    private static Position position(String text) {
        String[] rows = text.split("/");
        return Position.of(rows[0].length(), rows.length, Grids.grid(rows));
    }
}
