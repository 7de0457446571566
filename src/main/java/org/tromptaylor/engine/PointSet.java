package org.tromptaylor.engine;

import java.util.Arrays;

/**
 * A set of points of one rectangle.
 *
 * <p>To visit the points in their order, top row first, left to right:
 *
 * <pre>{@code
 * PointSet moves = new Game(2, 3).legalMoves();
 * int sum = 0;
 * for (int point = moves.next(0); point >= 0; point = moves.next(point + 1)) {
 *     sum += point;
 * }
 * assert sum == 0 + 1 + 2 + 3 + 4 + 5;
 * }</pre>
 *
 * <p>Only the engine changes a set: {@link Game#legalMoves(PointSet)} fills one that is there, so
 * that asking again needs no new object. Sets for the same number of points are equal if they hold
 * the same points. Not safe for use by several threads while one of them fills it.
 */
public final class PointSet {

    private final int points;

    /** Filled by {@link Game}. */
    final long[] words;

    /**
     * A set without a point yet.
     *
     * @param points the number of points of the rectangle: width times height
     * @throws IllegalArgumentException if that is below 1
     */
    public PointSet(int points) {
        if (points < 1) {
            throw new IllegalArgumentException("not a number of points: " + points);
        }
        this.points = points;
        this.words = new long[Rectangle.words(points)];
    }

    /** A set of the points whose bits are set; no bit beyond the last point may be. */
    PointSet(int points, long[] words) {
        this.points = points;
        this.words = words;
    }

    /** The number of points of the rectangle, in the set or not. */
    public int points() {
        return points;
    }

    /** Whether the point is in the set; what is no point of the rectangle is in none. */
    public boolean contains(int point) {
        return point >= 0 && point < points && (words[point >>> 6] >>> point & 1) != 0;
    }

    /** How many points are in the set. */
    public int size() {
        return Rectangle.count(words);
    }

    /** Whether no point is in the set. */
    public boolean isEmpty() {
        return next(0) < 0;
    }

    /**
     * The first point in the set that is not before {@code from}, or -1 if there is none.
     *
     * @throws IndexOutOfBoundsException if {@code from} is negative
     */
    public int next(int from) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("no point is before point 0: " + from);
        }
        if (from >= points) {
            return -1;
        }
        int at = from >>> 6;
        long word = words[at] & -1L << from;
        while (word == 0) {
            at++;
            if (at == words.length) {
                return -1;
            }
            word = words[at];
        }
        return (at << 6) + Long.numberOfTrailingZeros(word);
    }

    /** Another set with the same points. */
    public PointSet copy() {
        return new PointSet(points, words.clone());
    }

    /** Puts the point in. */
    void add(int point) {
        words[point >>> 6] |= 1L << point;
    }

    /** Takes the point out. */
    void remove(int point) {
        words[point >>> 6] &= ~(1L << point);
    }

    /** Takes all points out. */
    void clear() {
        Arrays.fill(words, 0);
    }

    /** Whether the other is a set for the same number of points and holds the same ones. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PointSet set
                && set.points == points
                && Arrays.equals(set.words, words);
    }

    @Override
    public int hashCode() {
        return 31 * points + Arrays.hashCode(words);
    }

    /** The points in their order, such as {@code {0, 3, 17}}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int point = next(0); point >= 0; point = next(point + 1)) {
            text.append(text.length() > 1 ? ", " : "").append(point);
        }
        return text.append('}').toString();
    }
}
