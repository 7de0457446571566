package org.tromptaylor.vectors;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How grids, points and turns are written: a grid as rows of {@code . X O} with the top row first,
 * a point as a GTP vertex ({@code A1} is bottom left, there is no column {@code I}), a turn as a
 * vertex or {@code pass}. Up to 25 columns.
 */
public final class Notation {

    /** The word for a pass. */
    public static final String PASS = "pass";

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final String COLOURS = ".XO";

    private Notation() {}

    /** The vertex of a point, such as {@code D4}. */
    public static String vertex(int width, int height, int point) {
        return "" + COLUMNS.charAt(point % width) + (height - point / width);
    }

    /** The vertex of a turn, or {@link #PASS}. */
    public static String turn(int width, int height, int turn) {
        return turn == TrompTaylor.PASS ? PASS : vertex(width, height, turn);
    }

    /**
     * The point of a vertex; width * height, which is no point, if it is well formed but outside
     * the rectangle.
     *
     * @throws IllegalArgumentException if the text is no vertex
     */
    public static int point(int width, int height, String vertex) {
        if (!vertex.matches("[A-HJ-Z][1-9][0-9]?")) {
            throw new IllegalArgumentException("not a vertex: '" + vertex + "'");
        }
        int column = COLUMNS.indexOf(vertex.charAt(0));
        int row = height - Integer.parseInt(vertex.substring(1));
        return column < width && row >= 0 ? row * width + column : width * height;
    }

    /**
     * The turn that a text means; width * height, which is no turn, for a vertex outside the
     * rectangle.
     *
     * @throws IllegalArgumentException if the text is neither a vertex nor {@link #PASS}
     */
    public static int turn(int width, int height, String text) {
        return text.equals(PASS) ? TrompTaylor.PASS : point(width, height, text);
    }

    /**
     * The grid that the rows show.
     *
     * @throws IllegalArgumentException if a row is not {@code width} long or has another character
     */
    public static int[] grid(int width, int height, List<String> rows) {
        if (rows.size() != height) {
            throw new IllegalArgumentException(
                    "expected " + height + " rows, found " + rows.size());
        }
        int[] grid = new int[width * height];
        for (int row = 0; row < height; row++) {
            String text = rows.get(row);
            if (text.length() != width) {
                throw new IllegalArgumentException(
                        "row " + (row + 1) + " is " + text.length() + " long, not " + width);
            }
            for (int column = 0; column < width; column++) {
                int colour = COLOURS.indexOf(text.charAt(column));
                if (colour < 0) {
                    throw new IllegalArgumentException(
                            "row " + (row + 1) + " has '" + text.charAt(column) + "'");
                }
                grid[row * width + column] = colour;
            }
        }
        return grid;
    }

    /** The rows that show the grid. */
    public static List<String> rows(int width, int height, int[] grid) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < width; column++) {
                text.append(COLOURS.charAt(grid[row * width + column]));
            }
            rows.add(text.toString());
        }
        return rows;
    }

    /** {@code empty}, {@code black} or {@code white}. */
    public static String colour(int colour) {
        return switch (colour) {
            case TrompTaylor.EMPTY -> "empty";
            case TrompTaylor.BLACK -> "black";
            case TrompTaylor.WHITE -> "white";
            default -> throw new IllegalArgumentException("not a colour: " + colour);
        };
    }

    /**
     * The colour of a word.
     *
     * @throws IllegalArgumentException if it is none of the three
     */
    public static int colour(String word) {
        return switch (word) {
            case "empty" -> TrompTaylor.EMPTY;
            case "black" -> TrompTaylor.BLACK;
            case "white" -> TrompTaylor.WHITE;
            default -> throw new IllegalArgumentException("not a colour: '" + word + "'");
        };
    }
}
