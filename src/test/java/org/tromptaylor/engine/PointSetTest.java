package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Sets of points. */
class PointSetTest {

    @Test
    void aNewSetIsEmpty() {
        PointSet set = new PointSet(361);
        assertEquals(361, set.points());
        assertEquals(0, set.size());
        assertTrue(set.isEmpty());
        assertEquals(-1, set.next(0));
        assertEquals("{}", set.toString());
    }

    @Test
    void aSetContainsWhatWasPutIn() {
        PointSet set = set(130, 0, 63, 64, 129);
        for (int point = 0; point < 130; point++) {
            boolean in = point == 0 || point == 63 || point == 64 || point == 129;
            assertEquals(in, set.contains(point), "" + point);
        }
        assertEquals(4, set.size());
        assertFalse(set.isEmpty());
    }

    @Test
    void whatIsNoPointIsInNoSet() {
        PointSet set = set(2, 0, 1);
        assertFalse(set.contains(-1));
        assertFalse(set.contains(2));
        assertFalse(set.contains(64));
        assertFalse(set(64, 63).contains(64));
        assertFalse(set.contains(Integer.MAX_VALUE));
    }

    @Test
    void nextVisitsThePointsInOrder() {
        PointSet set = set(200, 199, 5, 64, 127);
        assertEquals(5, set.next(0));
        assertEquals(5, set.next(5));
        assertEquals(64, set.next(6));
        assertEquals(127, set.next(65));
        assertEquals(199, set.next(128));
        assertEquals(-1, set.next(200));
        assertEquals("{5, 64, 127, 199}", set.toString());
        assertEquals(-1, set(64, 63).next(64));
        assertEquals(-1, set(65, 63).next(64));
        assertEquals(-1, set(64, 3).next(Integer.MAX_VALUE));
    }

    @Test
    void noPointIsBeforeTheFirst() {
        assertEquals(
                "no point is before point 0: -1",
                assertThrows(IndexOutOfBoundsException.class, () -> set(4, 1).next(-1))
                        .getMessage());
    }

    @Test
    void aSetIsForAtLeastOnePoint() {
        assertEquals(
                "not a number of points: 0",
                assertThrows(IllegalArgumentException.class, () -> new PointSet(0)).getMessage());
    }

    @Test
    void aCopyIsAnotherSet() {
        PointSet set = set(70, 1, 69);
        PointSet copy = set.copy();
        assertEquals(set, copy);
        set.clear();
        assertTrue(set.isEmpty());
        assertEquals("{1, 69}", copy.toString());
    }

    @Test
    void setsAreEqualIfTheyHoldTheSameOfTheSameNumber() {
        assertEquals(set(70, 1, 69), set(70, 69, 1));
        assertEquals(set(70, 1, 69).hashCode(), set(70, 69, 1).hashCode());
        assertNotEquals(set(70, 1), set(70, 2));
        assertNotEquals(set(70, 1), set(71, 1));
        assertNotEquals(set(70, 1).hashCode(), set(70, 2).hashCode());
        assertNotEquals(set(70, 1).hashCode(), set(71, 1).hashCode());
        assertNotEquals(set(70, 1), "{1}");
    }

    private static PointSet set(int points, int... in) {
        PointSet set = new PointSet(points);
        for (int point : in) {
            set.add(point);
        }
        return set;
    }
}
