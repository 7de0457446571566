package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.TrompTaylor;

/** Points as bits, in rectangles whose rows end within a word, at its end, and words further on. */
class RectangleTest {

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "1,1", "1,3", "3,1", "2,2", "3,3", "1,70", "70,1", "2,65", "7,13", "8,8", "9,9", "19,19",
        "63,3", "64,3", "65,3", "64,4", "127,3", "128,4", "129,4", "200,3"
    })
    void thePointsNextToAPointAreTheAdjacentOnes(int width, int height) {
        Rectangle rectangle = new Rectangle(width, height);
        for (int point = 0; point < rectangle.points; point++) {
            long[] bits = new long[rectangle.words];
            Rectangle.set(bits, point);
            int row = point / width;
            long[] expected = new long[rectangle.words];
            set(rectangle, expected, row > 0, point - width);
            set(rectangle, expected, row < height - 1, point + width);
            set(rectangle, expected, point % width > 0, point - 1);
            set(rectangle, expected, point % width < width - 1, point + 1);
            assertArrayEquals(expected, adjacent(rectangle, bits), "next to " + point);
        }
    }

    private static void set(Rectangle rectangle, long[] bits, boolean is, int point) {
        if (is) {
            Rectangle.set(bits, point);
        }
    }

    /** The bits of {@code adjacent}, which may have some beyond the last point. */
    private static long[] adjacent(Rectangle rectangle, long[] bits) {
        long[] adjacent = new long[rectangle.words];
        for (int at = 0; at < rectangle.words; at++) {
            adjacent[at] = rectangle.adjacent(bits, at);
        }
        long[] none = new long[rectangle.words];
        long[] all = new long[rectangle.words];
        rectangle.neither(none, none, all);
        adjacent[rectangle.words - 1] &= all[rectangle.words - 1];
        return adjacent;
    }

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"1,1", "7,9", "8,8", "5,13", "64,2", "19,19"})
    void thePointsInNeitherAreAllOthers(int width, int height) {
        Rectangle rectangle = new Rectangle(width, height);
        long[] black = new long[rectangle.words];
        long[] white = new long[rectangle.words];
        Rectangle.set(black, 0);
        Rectangle.set(white, rectangle.points - 1);
        long[] empty = new long[rectangle.words];
        rectangle.neither(black, white, empty);
        assertEquals(Math.max(0, rectangle.points - 2), Rectangle.count(empty));
        for (int point = 1; point < rectangle.points - 1; point++) {
            assertTrue(Rectangle.has(empty, point), "" + point);
        }
    }

    @Test
    void rowsBeginAtTheFirstColumn() {
        Rectangle rectangle = new Rectangle(65, 3);
        for (int point = 0; point < rectangle.points; point++) {
            assertEquals(point % 65 == 0, rectangle.inFirstColumn(point), "" + point);
        }
    }

    @Test
    void whatIsNoRectangleIsRefused() {
        assertEquals(
                "not a rectangle: 0x5",
                assertThrows(IllegalArgumentException.class, () -> new Rectangle(0, 5))
                        .getMessage());
    }

    @Test
    void pointsBetweenTheColoursScoreForNobody() {
        // Black has the first column, White the one before the last, in the second word of the row.
        int width = 66;
        int[] grid = new int[3 * width];
        for (int row = 0; row < 3; row++) {
            grid[row * width] = TrompTaylor.BLACK;
            grid[row * width + 64] = TrompTaylor.WHITE;
        }
        Position position = Position.of(width, 3, grid);
        assertEquals(3, position.score(TrompTaylor.BLACK));
        assertEquals(6, position.score(TrompTaylor.WHITE));
    }
}
