package org.tromptaylor.diagram;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.rules.TrompTaylor;

/**
 * A grid as lines of text, with the names of the columns and the numbers of the rows around it; where
 * wanted, with points between brackets and with dots as {@code +}:
 *
 * <pre>
 *    A B C
 *  2 . X(O) 2
 *  1 . . . 1
 *    A B C
 * </pre>
 *
 * <p>Columns are named {@code A} to {@code Z} without {@code I}, as in GTP; beyond 25 columns none
 * is named. Grids are as in {@code rules}: row 0 is the top, and its number is the height. Methods that
 * add something return the diagram itself.
 */
public final class TextDiagram {

    /** As many columns as have names. */
    static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private static final String COLOURS = ".XO";
    private static final int NO_MARK = -1;

    private final int width;
    private final int height;
    private final char[] characters;
    private final Set<Integer> marked = new TreeSet<>();

    private TextDiagram(int width, int height, int[] grid) {
        this.width = width;
        this.height = height;
        this.characters = new char[grid.length];
        for (int point = 0; point < grid.length; point++) {
            characters[point] = COLOURS.charAt(grid[point]);
        }
    }

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
        TextDiagram diagram = on(width, height, grid);
        if (TrompTaylor.isPoint(width, height, marked)) {
            diagram.marked.add(marked);
        }
        return diagram.text();
    }

    /**
     * A diagram to be marked.
     *
     * @param grid {@code width * height} colours
     * @throws IllegalArgumentException if this is no grid of that size
     */
    public static TextDiagram on(int width, int height, int[] grid) {
        if (!TrompTaylor.isRectangle(width, height)
                || !TrompTaylor.isColouring(width, height, grid)) {
            throw new IllegalArgumentException("not a grid of " + width + "x" + height);
        }
        return new TextDiagram(width, height, grid);
    }

    /**
     * Puts points between brackets; neighbours share one, as in {@code (X|O|.)}.
     *
     * @throws IllegalArgumentException if the grid lacks one of them
     */
    public TextDiagram mark(Collection<Integer> points) {
        points.forEach(this::requirePoint);
        marked.addAll(points);
        return this;
    }

    /**
     * Puts another character on a point.
     *
     * @throws IllegalArgumentException if the grid has no such point
     */
    public TextDiagram character(int point, char character) {
        requirePoint(point);
        characters[point] = character;
        return this;
    }

    /** Shows the dots of the grid as {@code +}, where the points are empty. */
    public TextDiagram dots() {
        for (int point : Hoshi.points(width, height)) {
            if (characters[point] == COLOURS.charAt(TrompTaylor.EMPTY)) {
                characters[point] = '+';
            }
        }
        return this;
    }

    /** The diagram; lines end with a newline, the last one too. */
    public String text() {
        int margin = Math.max(2, String.valueOf(height).length());
        StringBuilder text = new StringBuilder();
        appendColumns(text, margin);
        for (int row = 0; row < height; row++) {
            text.append(String.format("%" + margin + "d", height - row));
            for (int column = 0; column <= width; column++) {
                int point = row * width + column;
                boolean before = column > 0 && marked.contains(point - 1);
                boolean here = column < width && marked.contains(point);
                text.append(before && here ? '|' : here ? '(' : before ? ')' : ' ');
                if (column < width) {
                    text.append(characters[point]);
                }
            }
            text.append(height - row).append('\n');
        }
        appendColumns(text, margin);
        return text.toString();
    }

    private void requirePoint(int point) {
        if (!TrompTaylor.isPoint(width, height, point)) {
            throw new IllegalArgumentException(
                    "no point of " + width + "x" + height + ": " + point);
        }
    }

    private void appendColumns(StringBuilder text, int margin) {
        if (width <= COLUMNS.length()) {
            text.append(" ".repeat(margin));
            for (int column = 0; column < width; column++) {
                text.append(' ').append(COLUMNS.charAt(column));
            }
            text.append('\n');
        }
    }
}
