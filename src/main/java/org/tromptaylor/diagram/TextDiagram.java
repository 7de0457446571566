package org.tromptaylor.diagram;

import org.tromptaylor.rules.TrompTaylor;

/**
 * A grid as lines of text, with the names of the columns and the numbers of the rows around it:
 *
 * <pre>
 *    A B C
 *  2 . X(O) 2
 *  1 . . . 1
 *    A B C
 * </pre>
 *
 * <p>Columns are named {@code A} to {@code Z} without {@code I}, as in GTP; beyond 25 columns none
 * is named. Grids are as in {@code rules}: row 0 is the top, and its number is the height.
 */
public final class TextDiagram {

    /** As many columns as have names. */
    static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private static final String COLOURS = ".XO";
    private static final int NO_MARK = -1;

    private TextDiagram() {}

    /**
     * The diagram; lines end with a newline, the last one too.
     *
     * @param grid {@code width * height} colours
     * @throws IllegalArgumentException if this is no grid of that size
     */
    public static String of(int width, int height, int[] grid) {
        return of(width, height, grid, NO_MARK);
    }

    /**
     * The diagram with one point between brackets.
     *
     * @param marked the point; none is marked if it is no point of the grid
     * @throws IllegalArgumentException if this is no grid of that size
     */
    public static String of(int width, int height, int[] grid, int marked) {
        if (!TrompTaylor.isRectangle(width, height)
                || !TrompTaylor.isColouring(width, height, grid)) {
            throw new IllegalArgumentException("not a grid of " + width + "x" + height);
        }
        int margin = Math.max(2, String.valueOf(height).length());
        StringBuilder text = new StringBuilder();
        appendColumns(text, width, margin);
        for (int row = 0; row < height; row++) {
            String number = String.format("%" + margin + "d", height - row);
            text.append(number);
            for (int column = 0; column < width; column++) {
                int point = row * width + column;
                boolean afterMarked = column > 0 && point - 1 == marked;
                text.append(point == marked ? '(' : afterMarked ? ')' : ' ');
                text.append(COLOURS.charAt(grid[point]));
            }
            text.append(row * width + width - 1 == marked ? ')' : ' ');
            text.append(height - row).append('\n');
        }
        appendColumns(text, width, margin);
        return text.toString();
    }

    private static void appendColumns(StringBuilder text, int width, int margin) {
        if (width <= COLUMNS.length()) {
            text.append(" ".repeat(margin));
            for (int column = 0; column < width; column++) {
                text.append(' ').append(COLUMNS.charAt(column));
            }
            text.append('\n');
        }
    }
}
