package org.tromptaylor.engine;

import org.tromptaylor.rules.TrompTaylor;

/**
 * The grid of points as bits: point {@code p} is bit {@code p & 63} of word {@code p >>> 6}, so rows
 * follow one another without a gap.
 *
 * <p>Therefore the last point of a row and the first of the next are neighbouring bits and no
 * neighbouring points (TT-1): every sideways step looks at {@code first} or {@code last}. A word
 * array has no bit set beyond the last point.
 */
final class Rectangle {

    final int width;
    final int height;

    /** The number of points. */
    final int points;

    /** The number of words that hold a bit for each point. */
    final int words;

    /** The points of the first column. */
    private final long[] first;

    /** The points of the last column. */
    private final long[] last;

    /**
     * @throws IllegalArgumentException if width or height is below 1, or their product no int
     */
    Rectangle(int width, int height) {
        require(width, height);
        this.width = width;
        this.height = height;
        this.points = width * height;
        this.words = words(points);
        this.first = new long[words];
        this.last = new long[words];
        for (int row = 0; row < height; row++) {
            set(first, row * width);
            set(last, row * width + width - 1);
        }
    }

    static void require(int width, int height) {
        if (!TrompTaylor.isRectangle(width, height)) {
            throw new IllegalArgumentException("not a rectangle: " + width + "x" + height);
        }
    }

    static int words(int points) {
        return (points - 1 >>> 6) + 1;
    }

    static void set(long[] bits, int point) {
        bits[point >>> 6] |= 1L << point;
    }

    static boolean has(long[] bits, int point) {
        return (bits[point >>> 6] >>> point & 1) != 0;
    }

    static int count(long[] bits) {
        int count = 0;
        for (long word : bits) {
            count += Long.bitCount(word);
        }
        return count;
    }

    boolean isPoint(int point) {
        return point >= 0 && point < points;
    }

    /**
     * @throws IndexOutOfBoundsException if this is no point of the rectangle
     */
    void requirePoint(int point) {
        if (!isPoint(point)) {
            throw new IndexOutOfBoundsException(
                    "no point of the " + width + "x" + height + " grid: " + point);
        }
    }

    boolean inFirstColumn(int point) {
        return has(first, point);
    }

    /** The bits of one word of the points next to a point of {@code bits} (TT-1). */
    long adjacent(long[] bits, int at) {
        long here = bits[at];
        long before = at > 0 ? bits[at - 1] : 0;
        long after = at + 1 < words ? bits[at + 1] : 0;
        long toTheRight = (here << 1 | before >>> 63) & ~first[at];
        long toTheLeft = (here >>> 1 | after << 63) & ~last[at];
        if (width < 64) {
            long below = here << width | before >>> -width;
            long above = here >>> width | after << -width;
            return toTheRight | toTheLeft | below | above;
        }
        int whole = width >>> 6;
        long below = word(bits, at - whole) << width;
        long above = word(bits, at + whole) >>> width;
        if ((width & 63) != 0) {
            below |= word(bits, at - whole - 1) >>> -width;
            above |= word(bits, at + whole + 1) << -width;
        }
        return toTheRight | toTheLeft | below | above;
    }

    private static long word(long[] bits, int at) {
        return at >= 0 && at < bits.length ? bits[at] : 0;
    }

    /**
     * The points of {@code within} that are linked, through points of {@code within}, to one next to
     * {@code colour}. If {@code within} holds the points of another colour, these are the ones that
     * reach {@code colour} (TT-3).
     *
     * @param reached receives the answer; its former content doesn't matter
     */
    void reaching(long[] colour, long[] within, long[] reached) {
        for (int at = 0; at < words; at++) {
            reached[at] = adjacent(colour, at) & within[at];
        }
        spread(within, reached);
    }

    /**
     * Adds to {@code reached} what is linked to it through points of {@code within}.
     *
     * <p>Each word is taken as far as it goes before the next, downwards and then upwards, so the
     * number of sweeps grows with the turns of the longest path and not with its length.
     */
    void spread(long[] within, long[] reached) {
        while (spreadDown(within, reached) && spreadUp(within, reached)) {
            // Until one way changes nothing: then the other would change nothing either.
        }
    }

    private boolean spreadDown(long[] within, long[] reached) {
        boolean changed = false;
        for (int at = 0; at < words; at++) {
            changed |= spreadInto(within, reached, at);
        }
        return changed;
    }

    private boolean spreadUp(long[] within, long[] reached) {
        boolean changed = false;
        for (int at = words - 1; at >= 0; at--) {
            changed |= spreadInto(within, reached, at);
        }
        return changed;
    }

    private boolean spreadInto(long[] within, long[] reached, int at) {
        boolean changed = false;
        long more = adjacent(reached, at) & within[at] & ~reached[at];
        while (more != 0) {
            changed = true;
            reached[at] |= more;
            more = adjacent(reached, at) & within[at] & ~reached[at];
        }
        return changed;
    }

    /** Sets the bits of all points that are in neither of the two. */
    void neither(long[] a, long[] b, long[] result) {
        for (int at = 0; at < words; at++) {
            result[at] = ~(a[at] | b[at]);
        }
        result[words - 1] &= -1L >>> -points;
    }

    /** The number of points of {@code own} and of empty points that reach only it (TT-9). */
    int score(long[] own, long[] opponents, long[] empty, long[] scratch1, long[] scratch2) {
        reaching(own, empty, scratch1);
        reaching(opponents, empty, scratch2);
        int score = 0;
        for (int at = 0; at < words; at++) {
            score += Long.bitCount(own[at]) + Long.bitCount(scratch1[at] & ~scratch2[at]);
        }
        return score;
    }
}
