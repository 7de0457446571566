package org.tromptaylor.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
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
        assertRead("X./..", "2 X .\n1 . .\n   A B");
        assertRead("X./..", "A B\nX . 02\n. . 01");
        assertRead("X./..", "2(X). 2/ 1 . ./ A B");
        // A single row of a black stone is no name of a column.
        assertRead("X", "X");
    }

    /** Each as the engine draws it, of the rows around a grid only those that belong to it. */
    @Example
    void whatEnginesDrawIsRead() {
        assertRead("..X/O../...", GNU_GO);
        assertRead("..X/O../...", "=\n" + GNU_GO + "\n= \n");
        assertRead(
                "..X/O../...", "   a b c \n 3 . .(X) 3 \n 2 O . .  2 \n 1 . . .  1 \n   a b c \n");
        assertRead("..X/O../X.O", "   A B C\n 3 . . X2\n 2 O1. .\n 1 X3. O1\n");
        assertRead(
                "..X/O../...",
                """
                      A B C
                    +-------+
                  3 | . . X |
                  2 | O). . |
                  1 | . . . |
                    +-------+
                """);
        assertRead("XX/OX", "2 X2X1\n1 O3X 1");
        assertRefused("row 1 has '4': X is black, O is white, . is empty", "2 X4.\n1 . .");
        assertRefused("row 2 has '2': X is black, O is white, . is empty", "2 . .\n1 .2.");
        assertRefused(
                "row 2 has '2': X is black, O is white, . is empty", "2 . .\n1 . . 2   words");
        assertRefused("row 1 has 'x': X is black, O is white, . is empty", "xo/ox");
        assertRefused("row 2 has '-': X is black, O is white, . is empty", "++\n+-");
        assertRead("..", "++");
    }

    private static final String GNU_GO =
            """
               A B C
             3 . . X 3
             2 O . . 2     WHITE (O) has captured 0 stones
             1 . . . 1     BLACK (X) has captured 10 stones
               A B C
            """;

    @Example
    void longGapsTakeNoTime() {
        String gap = " ".repeat(99_000);
        assertTimeoutPreemptively(Duration.ofSeconds(5), () -> assertRead("XX", "X" + gap + "X"));
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

    @Example
    void numbersOfRowsThatAreNotThoseOfAWholeGridAreRefused() {
        assertRefused("line 3: number 1 below 3, not 2", "  A B\n3 X . 3\n1 . . 1\n  A B");
        assertRefused("line 2: number 2 below 1, not 0", "1 X .\n2 . .");
        assertRefused("line 4: number 2 below 2, not 1", "3 ..\n\n2 X.\n2 X.\n1 ..");
        assertRefused("line 2: number 9 on the left, 8 on the right", "10 X. 10/9 .. 8");
        assertRefused("line 2: the last row has number 9, not 1", "10 X .\n 9 . .");
        assertRefused("line 2: no number, and the row above has 3", "3 X.\n..\n1 ..");
        assertRefused("line 2: number 1, and the row above has none", "X.\n1 ..");
        assertRefused("line 2: a number and no points", "2 X.\n1\n");
        assertRefused("line 1: number 1 on the left, 2 on the right", "1 . 2");
        assertRefused("row 1 has '2': X is black, O is white, . is empty", "1 2 .");
        assertRefused("row 1 has '1': X is black, O is white, . is empty", ".123");
    }

    @Example
    void namesOfColumnsThatAreNotThoseOfAWholeGridAreRefused() {
        assertRefused("line 1: column 3 has the name D, not C", "A B D\nX . .");
        assertRefused("line 2: column 1 has the name B, not A", "X . .\nB C D");
        assertRefused("line 1: column 1 has the name B, not A", "B A/X.");
        assertRefused("line 1: column 9 has the name I, not J", "ABCDEFGHI\n" + ".".repeat(9));
        assertRefused("line 1: 2 names of columns, and the rows have 3", "A B\nX . .");
        assertRefused("line 2: 4 names of columns, and the rows have 3", "X . .\nA B C D");
        assertRefused("line 2: names of columns between rows", "X.\nA B\n..");
        assertRefused(
                "line 1: 26 names of columns, and there are only 25",
                "ABCDEFGHJKLMNOPQRSTUVWXYZA\n" + ".".repeat(26));
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
