package org.tromptaylor.diagram;

import java.util.Set;
import java.util.TreeSet;

/**
 * Which points carry a dot: the third points from the corners on sides of 7 to 11, the fourth on
 * longer ones; with odd sides the middle, and from 13 on the middles of the sides.
 */
final class Hoshi {

    private static final int FOURTH_FROM = 12;
    private static final int THIRD_FROM = 7;

    private Hoshi() {}

    /** The points with a dot, in their order. */
    static Set<Integer> points(int width, int height) {
        Set<Integer> points = new TreeSet<>();
        for (int row : lines(height)) {
            for (int column : lines(width)) {
                boolean middleOfSide = (row == middle(height)) != (column == middle(width));
                if (!middleOfSide || Math.min(width, height) >= FOURTH_FROM) {
                    points.add(row * width + column);
                }
            }
        }
        return points;
    }

    private static Set<Integer> lines(int length) {
        Set<Integer> lines = new TreeSet<>();
        if (length >= THIRD_FROM) {
            int edge = length >= FOURTH_FROM ? 3 : 2;
            lines.add(edge);
            lines.add(length - 1 - edge);
        }
        if (middle(length) > 0) {
            lines.add(middle(length));
        }
        return lines;
    }

    /** The middle of an odd length; -1 if it has none, or is no more than a point. */
    private static int middle(int length) {
        return length % 2 == 1 && length > 1 ? length / 2 : -1;
    }
}
