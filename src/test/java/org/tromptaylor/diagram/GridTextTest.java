package org.tromptaylor.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.tromptaylor.engine.Position;

/** Grids that people type or paste. */
class GridTextTest {

    private static void assertRead(String rows, String text) {
        assertEquals(rows, GridText.read(text).toString().replace('\n', '/'));
    }

    private static void assertRefused(String why, String text) {
        Exception e = assertThrows(IllegalArgumentException.class, () -> GridText.read(text));
        assertEquals(why, e.getMessage());
    }

    @Example
    void rowsEndWithSlashesOrLineBreaks() {
        assertRead("X.O/.../OOO", "X.O/.../OOO");
        assertRead("X.O/.../OOO", "X.O\n...\r\nOOO\n");
        assertRead("X.O/...", "  X . O\n\n  . . .\n");
        assertRead("X.O", "\u25cf\u00b7\u25cb");
        assertRead("X.O.", "#+O,");
    }

    @Example
    void namesOfColumnsAndNumbersOfRowsMayStandAround() {
        assertRead("X.O/...", "   A B C\n 2 X . O 2\n 1 . . . 1\n   A B C\n");
        assertRead("X./..", "10 X .\n 9 . .\n   A B");
        // A single row of a black stone is no name of a column.
        assertRead("X", "X");
    }

    @Example
    void whatIsNoGridIsRefused() {
        assertRefused("no rows: such as X.O/.O.", " \n/A B C\n");
        assertRefused("row 2 is 3 long, not 2", "X.\nX.O");
        assertRefused("row 1 has 'x': X is black, O is white, . is empty", "x.");
        assertRefused("row 2 has '7': X is black, O is white, . is empty", "X..\n.7.");
        assertRefused("row 1 has U+001B: X is black, O is white, . is empty", "X\u001b.");
        assertRefused("53x1 is more than 52 a side", ".".repeat(53));
        assertRefused("1x53 is more than 52 a side", ".\n".repeat(53));
        assertRefused("more than 100000 characters", "X".repeat(100_001));
    }

    @Property(tries = 200)
    void whatIsDrawnIsReadAgain(
            @ForAll Random random,
            @ForAll @IntRange(min = 1, max = 25) int width,
            @ForAll @IntRange(min = 1, max = 25) int height,
            @ForAll boolean dots) {
        int[] grid = random.ints(width * height, 0, 3).toArray();
        TextDiagram diagram = TextDiagram.on(width, height, grid);
        diagram.mark(List.of(random.nextInt(grid.length), random.nextInt(grid.length)));
        String text = (dots ? diagram.dots() : diagram).text();

        assertEquals(Position.of(width, height, grid), GridText.read(text));
    }
}
