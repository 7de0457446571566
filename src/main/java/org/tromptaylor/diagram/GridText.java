package org.tromptaylor.diagram;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.engine.Position;
import org.tromptaylor.vectors.Notation;

/**
 * Reads grids as people type and paste them: rows from the top, {@code X} black, {@code O} white,
 * {@code .} empty.
 *
 * <p>Rows end with a line break or a slash. Spaces, brackets, the names of columns and the numbers of
 * rows may be there or not, so what {@link TextDiagram} writes can be read. {@code +} and {@code ,} are
 * empty points too, {@code #} is black, and so are {@code ●} and {@code ○} what they look like.
 */
public final class GridText {

    /** The longest side that is read, as in SGF. */
    public static final int LONGEST_SIDE = 52;

    /** As many characters as are read. */
    public static final int LONGEST_TEXT = 100_000;

    private static final String EMPTY = ".+,\u00b7";
    private static final String BLACK = "X#\u25cf";
    private static final String WHITE = "O\u25cb";

    private GridText() {}

    /**
     * The grid that the text shows.
     *
     * @throws IllegalArgumentException if it shows none; in one line why
     */
    public static Position read(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new IllegalArgumentException("more than " + LONGEST_TEXT + " characters");
        }
        List<String> rows = new ArrayList<>();
        for (String line : text.split("\\R|/")) {
            String row = row(line);
            if (!row.isEmpty() && !isNamesOfColumns(row)) {
                rows.add(points(row, rows.size() + 1));
            }
        }
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("no rows: such as X.O/.O.");
        }
        int width = rows.get(0).length();
        int height = rows.size();
        if (Math.max(width, height) > LONGEST_SIDE) {
            throw new IllegalArgumentException(
                    width + "x" + height + " is more than " + LONGEST_SIDE + " a side");
        }
        return Position.of(width, height, Notation.grid(width, height, rows));
    }

    /** A line without what is no point: spaces, brackets, the number of the row on either side. */
    private static String row(String line) {
        return line.replaceAll("[\\s()|\\[\\]]+", "").replaceAll("^[0-9]{1,2}|[0-9]{1,2}$", "");
    }

    private static boolean isNamesOfColumns(String row) {
        return TextDiagram.COLUMNS.startsWith(row);
    }

    private static String points(String row, int number) {
        StringBuilder points = new StringBuilder();
        for (int c : row.codePoints().toArray()) {
            if (EMPTY.indexOf(c) >= 0) {
                points.append('.');
            } else if (BLACK.indexOf(c) >= 0) {
                points.append('X');
            } else if (WHITE.indexOf(c) >= 0) {
                points.append('O');
            } else {
                String shown =
                        Character.isISOControl(c) || !Character.isDefined(c)
                                ? String.format("U+%04X", c)
                                : "'" + Character.toString(c) + "'";
                throw new IllegalArgumentException(
                        "row " + number + " has " + shown + ": X is black, O is white, . is empty");
            }
        }
        return points.toString();
    }
}
