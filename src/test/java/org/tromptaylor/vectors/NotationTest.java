package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.rules.TrompTaylor;

/** How grids, points, turns and colours are written. */
class NotationTest {

    @ParameterizedTest
    @CsvSource({
        "19, 19, A1, 342", // the last row begins at 18 * 19
        "19, 19, A19, 0",
        "19, 19, T19, 18",
        "19, 19, T1, 360",
        "19, 19, H1, 349",
        "19, 19, J1, 350",
        "25, 25, Z25, 24",
        "25, 25, Z1, 624",
        "3, 2, C2, 2",
        "3, 2, A1, 3",
        "1, 1, A1, 0",
    })
    void verticesCountRowsFromBelowAndSkipTheColumnI(
            int width, int height, String vertex, int point) {
        assertEquals(point, Notation.point(width, height, vertex));
        assertEquals(vertex, Notation.vertex(width, height, point));
        assertEquals(point, Notation.turn(width, height, vertex));
        assertEquals(vertex, Notation.turn(width, height, point));
    }

    @Test
    void everyPointHasItsOwnVertex() {
        for (int width = 1; width <= 25; width++) {
            for (int height = 1; height <= 25; height++) {
                Set<String> seen = new HashSet<>();
                for (int point = 0; point < width * height; point++) {
                    String vertex = Notation.vertex(width, height, point);
                    seen.add(vertex);
                    assertEquals(point, Notation.point(width, height, vertex));
                }
                assertEquals(width * height, seen.size());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 2, D1", "3, 2, A3", "19, 19, U1", "19, 19, T20", "25, 25, A26", "1, 1, Z99"})
    void wellFormedVerticesOutsideTheRectangleAreNoPoint(int width, int height, String vertex) {
        assertEquals(width * height, Notation.point(width, height, vertex));
        assertEquals(width * height, Notation.turn(width, height, vertex));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I5", "a1", "A0", "A01", "A100", "A", "1", "", "A1 ", "AA1", "PASS", "Ä1", "A１"
            })
    void otherTextIsNoVertex(String text) {
        assertThrows(IllegalArgumentException.class, () -> Notation.point(19, 19, text));
        assertThrows(IllegalArgumentException.class, () -> Notation.turn(19, 19, text));
    }

    @Test
    void aPassIsAWord() {
        assertEquals(TrompTaylor.PASS, Notation.turn(19, 19, "pass"));
        assertEquals("pass", Notation.turn(19, 19, TrompTaylor.PASS));
        assertThrows(IllegalArgumentException.class, () -> Notation.point(19, 19, "pass"));
    }

    @Test
    void gridsAreRowsFromTheTop() {
        int[] grid = {0, 1, 2, 2, 0, 0};
        assertArrayEquals(grid, Notation.grid(3, 2, List.of(".XO", "O..")));
        assertEquals(List.of(".XO", "O.."), Notation.rows(3, 2, grid));
    }

    @Test
    void gridsOfAnotherShapeAreRefused() {
        assertRefused("expected 2 rows, found 1", "...");
        assertRefused("row 2 is 2 long, not 3", "...", "..");
        assertRefused("row 1 has 'x'", "x..", "...");
    }

    private static void assertRefused(String message, String... rows) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Notation.grid(3, 2, List.of(rows)))
                        .getMessage());
    }

    @Test
    void coloursAreWords() {
        for (String word : List.of("empty", "black", "white")) {
            assertEquals(word, Notation.colour(Notation.colour(word)));
        }
        assertEquals(TrompTaylor.BLACK, Notation.colour("black"));
        assertThrows(IllegalArgumentException.class, () -> Notation.colour("Black"));
        assertThrows(IllegalArgumentException.class, () -> Notation.colour(3));
    }
}
