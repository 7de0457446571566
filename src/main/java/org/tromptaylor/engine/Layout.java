package org.tromptaylor.engine;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The cells of a {@link Board}: the points of a rectangle with guards around, so that each point has
 * a cell on all four sides. There is a row of guards above and one below, and one guard at the end of
 * each row, which is also the one before the next row.
 *
 * <p>Never changes, so games of the same size share it if they are not too large.
 */
final class Layout {

    /** Up to so many columns and rows. */
    private static final int SHARED_SIDE = 25;

    /** By width and height; two threads may make the same twice, and nothing comes of it. */
    static final Layout[] SHARED = new Layout[SHARED_SIDE * SHARED_SIDE];

    final Rectangle rectangle;

    /** From a cell to the one below it. */
    final int stride;

    /** The number of cells. */
    final int size;

    /** The cell of each point. */
    final int[] cellOf;

    /** The point of each cell; 0 for guards. */
    final int[] pointOf;

    /** What the cells of a {@link Board} without a stone hold. */
    final int[] cells;

    /** The contacts that they have then; those of other guards than the first are of no use. */
    final int[] contacts;

    private Layout(Rectangle rectangle) {
        this.rectangle = rectangle;
        stride = rectangle.width + 1;
        size = (rectangle.height + 2) * stride;
        cellOf = new int[rectangle.points];
        pointOf = new int[size];
        cells = new int[size];
        contacts = new int[size];
        Arrays.fill(cells, Contents.GUARD);
        int point = 0;
        for (int row = 1; row <= rectangle.height; row++) {
            for (int cell = row * stride + 1; cell < (row + 1) * stride; cell++) {
                cellOf[point] = cell;
                pointOf[cell] = point;
                cells[cell] = cell << Contents.ROOT_BIT | TrompTaylor.EMPTY;
                point++;
            }
        }
        for (int cell : cellOf) {
            contacts[cell - stride]++;
            contacts[cell - 1]++;
            contacts[cell + 1]++;
            contacts[cell + stride]++;
        }
        contacts[Contents.NO_ROOT] = Board.MANY;
    }

    /**
     * @throws IllegalArgumentException if width or height is below 1, or their product above {@link
     *     Game#MAX_POINTS}
     */
    static Layout of(int width, int height) {
        Rectangle.require(width, height);
        if (width * height > Game.MAX_POINTS) {
            throw new IllegalArgumentException(
                    "more than " + Game.MAX_POINTS + " points: " + width + "x" + height);
        }
        if (width > SHARED_SIDE || height > SHARED_SIDE) {
            return new Layout(new Rectangle(width, height));
        }
        int at = (width - 1) * SHARED_SIDE + height - 1;
        Layout layout = SHARED[at];
        if (layout == null) {
            layout = new Layout(new Rectangle(width, height));
            SHARED[at] = layout;
        }
        return layout;
    }
}
