package org.tromptaylor.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Grids as lines of text. */
class TextDiagramTest {

    @Test
    void showsRowsFromTheTopWithCoordinates() {
        assertEquals(
                """
                   A B C
                 2 . X O 2
                 1 O . . 1
                   A B C
                """,
                TextDiagram.of(3, 2, new int[] {0, 1, 2, 2, 0, 0}));
    }

    @Test
    void marksAPointByBrackets() {
        int[] grid = {0, 1, 2, 2, 0, 0};
        assertEquals(
                """
                   A B C
                 2 .(X)O 2
                 1 O . . 1
                   A B C
                """,
                TextDiagram.of(3, 2, grid, 1));
        assertEquals(
                """
                   A B C
                 2 . X(O)2
                 1 O . . 1
                   A B C
                """,
                TextDiagram.of(3, 2, grid, 2));
        assertEquals(
                """
                   A B C
                 2 . X O 2
                 1(O). . 1
                   A B C
                """,
                TextDiagram.of(3, 2, grid, 3));
        assertEquals(TextDiagram.of(3, 2, grid), TextDiagram.of(3, 2, grid, 6));
    }

    @Test
    void marksThatAreNeighboursShareABar() {
        int[] grid = {0, 1, 2, 2, 0, 0};
        assertEquals(
                """
                   A B C
                 2(.|X)O 2
                 1 O(.|.)1
                   A B C
                """,
                TextDiagram.on(3, 2, grid).mark(List.of(1, 0, 4, 5)).text());
    }

    @Test
    void dotsAreCrossesWhereThePointIsEmptyAndHasNoOtherCharacter() {
        int[] grid = new int[7 * 7];
        grid[2 * 7 + 2] = 1;
        String[] rows =
                TextDiagram.on(7, 7, grid).character(2 * 7 + 4, 'x').dots().text().split("\n");
        assertEquals(" 7 . . . . . . . 7", rows[1]);
        assertEquals(" 5 . . X . x . . 5", rows[3]);
        assertEquals(" 4 . . . + . . . 4", rows[4]);
        assertEquals(" 3 . . + . + . . 3", rows[5]);
    }

    @Test
    void leavesOutTheColumnI() {
        String columns = TextDiagram.of(25, 1, new int[25]).lines().findFirst().orElseThrow();
        assertEquals("   A B C D E F G H J K L M N O P Q R S T U V W X Y Z", columns);
    }

    @Test
    void namesNoColumnWhereLettersRunOut() {
        assertEquals(" 1" + " .".repeat(26) + " 1\n", TextDiagram.of(26, 1, new int[26]));
    }

    @Test
    void makesRoomForLongRowNumbers() {
        String[] lines = TextDiagram.of(1, 100, new int[100]).split("\n");
        assertEquals("    A", lines[0]);
        assertEquals("100 . 100", lines[1]);
        assertEquals("  1 . 1", lines[100]);
        assertEquals("    A", lines[101]);
    }

    @Test
    void refusesWhatIsNoGrid() {
        assertThrows(IllegalArgumentException.class, () -> TextDiagram.of(2, 2, new int[3]));
        assertThrows(IllegalArgumentException.class, () -> TextDiagram.of(1, 1, new int[] {3}));
        assertThrows(IllegalArgumentException.class, () -> TextDiagram.of(0, 1, new int[0]));
        TextDiagram diagram = TextDiagram.on(2, 2, new int[4]);
        assertThrows(IllegalArgumentException.class, () -> diagram.mark(List.of(4)));
        assertThrows(IllegalArgumentException.class, () -> diagram.character(-1, 'x'));
    }
}
