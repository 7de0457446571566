package org.tromptaylor.count;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.rules.TrompTaylor;

/** A count for which every colouring of a small rectangle is looked at. */
abstract class EachColouring implements Count {

    /** Beyond, there are more colourings than anybody will ever look at. */
    private static final int MOST_POINTS = 30;

    /** So many points are the same in all colourings of a part; they make 729 parts. */
    private static final int FIXED = 6;

    private final int points;
    private final List<List<Integer>> parts;

    /**
     * @throws IllegalArgumentException if this is no rectangle of at most 30 points
     */
    EachColouring(int width, int height) {
        if (!TrompTaylor.isRectangle(width, height) || width * height > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "not a rectangle of at most "
                            + MOST_POINTS
                            + " points: "
                            + width
                            + "x"
                            + height);
        }
        this.points = width * height;
        List<List<Integer>> colours = List.of(List.of());
        for (int point = 0; point < Math.min(FIXED, points); point++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> first : colours) {
                for (int colour = TrompTaylor.EMPTY; colour <= TrompTaylor.WHITE; colour++) {
                    List<Integer> more = new ArrayList<>(first);
                    more.add(colour);
                    longer.add(List.copyOf(more));
                }
            }
            colours = longer;
        }
        this.parts = colours;
    }

    @Override
    public final List<List<Integer>> parts() {
        return parts;
    }

    @Override
    public final long[] rest() {
        return new long[1];
    }

    @Override
    public final long[] count(List<Integer> part) {
        long black = 0;
        long white = 0;
        for (int point = 0; point < part.size(); point++) {
            black |= part.get(point) == TrompTaylor.BLACK ? 1L << point : 0;
            white |= part.get(point) == TrompTaylor.WHITE ? 1L << point : 0;
        }
        return new long[] {colour(part.size(), black, white)};
    }

    /** Colours the points from this one on in all ways. */
    private long colour(int point, long black, long white) {
        if (point == points) {
            return look(black, white);
        }
        long bit = 1L << point;
        return colour(point + 1, black, white)
                + colour(point + 1, black | bit, white)
                + colour(point + 1, black, white | bit);
    }

    /** What is to be added for a colouring. */
    abstract long look(long black, long white);
}
