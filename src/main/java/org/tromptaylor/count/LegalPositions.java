package org.tromptaylor.count;

/**
 * How many legal positions there are, that is colourings in which every stone reaches empty, by
 * looking at every colouring. The only number is that.
 */
public final class LegalPositions extends EachColouring {

    private final int width;
    private final long all;
    private final long firstColumn;

    /**
     * Those of a rectangle.
     *
     * @throws IllegalArgumentException if it has more than 30 points, or is none
     */
    public LegalPositions(int width, int height) {
        super(width, height);
        this.width = width;
        this.all = (1L << width * height) - 1;
        long first = 0;
        for (int row = 0; row < height; row++) {
            first |= 1L << row * width;
        }
        this.firstColumn = first;
    }

    @Override
    long look(long black, long white) {
        return isLegal(black, white) ? 1 : 0;
    }

    /** Whether every stone of the colouring reaches empty. */
    boolean isLegal(long black, long white) {
        long empty = all & ~(black | white);
        return reaching(empty, black) == black && reaching(empty, white) == white;
    }

    /** The points of {@code within} that are linked, through such, to one next to {@code empty}. */
    private long reaching(long empty, long within) {
        long reached = 0;
        long more = adjacent(empty) & within;
        while (more != 0) {
            reached |= more;
            more = adjacent(reached) & within & ~reached;
        }
        return reached;
    }

    private long adjacent(long points) {
        long fromLeft = points << 1 & ~firstColumn;
        long fromRight = (points & ~firstColumn) >>> 1;
        return (fromLeft | fromRight | points << width | points >>> width) & all;
    }
}
