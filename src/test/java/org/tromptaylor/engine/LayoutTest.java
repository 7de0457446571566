package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.TrompTaylor;

/** Where the points are among the cells. */
class LayoutTest {

    /** What is made once in a virtual machine is made anew for each test. */
    @BeforeEach
    void forgetThoseThatWereMade() {
        SharedLayouts.forget();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "26, 1", "1, 26", "26, 3", "3, 26", "30, 30"})
    void everyPointHasACellOfItsOwnWithItsNeighboursAround(int width, int height) {
        Layout layout = Layout.of(width, height);
        assertEquals(width, layout.rectangle.width);
        assertEquals(height, layout.rectangle.height);
        assertEquals(width * height, layout.cellOf.length);
        assertEquals(layout.size, layout.pointOf.length);
        boolean[] isPoint = new boolean[layout.size];
        for (int point = 0; point < width * height; point++) {
            int cell = layout.cellOf[point];
            assertEquals(point, layout.pointOf[cell]);
            isPoint[cell] = true;
        }
        for (int point = 0; point < width * height; point++) {
            int cell = layout.cellOf[point];
            assertEquals(point >= width, isPoint[cell - layout.stride], "above " + point);
            assertEquals(point % width > 0, isPoint[cell - 1], "left of " + point);
            assertEquals(point % width < width - 1, isPoint[cell + 1], "right of " + point);
            assertEquals(
                    point < width * (height - 1), isPoint[cell + layout.stride], "below " + point);
            if (point >= width) {
                assertEquals(layout.cellOf[point - width], cell - layout.stride);
            }
            if (point % width > 0) {
                assertEquals(layout.cellOf[point - 1], cell - 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "26, 1", "1, 26", "4, 4"})
    void anEmptyCellIsItsOwnRootAndHasAContactForEachNeighbour(int width, int height) {
        Layout layout = Layout.of(width, height);
        for (int point = 0; point < width * height; point++) {
            int cell = layout.cellOf[point];
            int neighbours = 0;
            for (int other = 0; other < width * height; other++) {
                neighbours += TrompTaylor.adjacent(width, height, point, other) ? 1 : 0;
            }
            assertEquals(neighbours, layout.contacts[cell], "contacts of " + point);
            assertEquals(4 * cell, layout.cells[cell], "content of " + point);
        }
    }

    @Test
    void guardsHoldAColourOfTheirOwnAndNeverRunOutOfContacts() {
        Layout layout = Layout.of(3, 2);
        long guards = Arrays.stream(layout.cells).filter(content -> content == 3).count();
        assertEquals(layout.size - 6, guards);
        assertEquals(1 << 30, layout.contacts[0]);
    }

    @Test
    void guardsHaveNoPoint() {
        Layout layout = Layout.of(2, 27);
        int cells = 0;
        for (int cell = 0; cell < layout.size; cell++) {
            cells += layout.pointOf[cell] > 0 ? 1 : 0;
        }
        assertEquals(2 * 27 - 1, cells);
        assertEquals(29 * 3, layout.size, "a row above, one below and one guard a row");
    }

    @Test
    void sizesOfUpToTwentyFiveByTwentyFiveAreShared() {
        for (int[] size : new int[][] {{1, 1}, {25, 25}, {25, 1}, {1, 25}, {4, 1}, {5, 1}}) {
            Layout layout = Layout.of(size[0], size[1]);
            assertSame(layout, Layout.of(size[0], size[1]));
            assertEquals(size[0], layout.rectangle.width);
            assertEquals(size[1], layout.rectangle.height);
        }
    }

    @Test
    void largerOnesAreNot() {
        assertNotSame(Layout.of(26, 1), Layout.of(26, 1));
        // Were it kept, it would be in the place of 4x1.
        Layout.of(3, 26);
        assertEquals(1, Layout.of(4, 1).rectangle.height);
    }
}
