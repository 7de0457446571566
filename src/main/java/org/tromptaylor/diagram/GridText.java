package org.tromptaylor.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.engine.Position;
import org.tromptaylor.vectors.Notation;

/**
 * Reads grids as people type and paste them: rows from the top, {@code X} black, {@code O} white,
 * {@code .} empty.
 *
 * <p>Rows end with a line break or a slash. Spaces, brackets, the names of columns and the numbers of
 * rows (on either side) may be there or not, so what {@link TextDiagram} writes can be read. {@code +} and {@code ,} are
 * empty points too, {@code #} is black, and so are {@code ●} and {@code ○} what they look like.
 *
 * <p>Nor does what engines draw around a grid matter: a frame (Pachi), small names of columns (Leela
 * Zero), the numbers of the last three moves behind their stones (KataGo), words behind the number on the
 * right (GNU Go, Fuego), the equals sign of an answer.
 */
public final class GridText {

    /** The longest side that is read, as in SGF. */
    public static final int LONGEST_SIDE = 52;

    /** As many characters as are read. */
    public static final int LONGEST_TEXT = 100_000;

    private static final String COLUMNS = TextDiagram.COLUMNS;
    private static final int NO_NUMBER = -1;
    private static final String EMPTY = ".+,\u00b7";
    private static final String BLACK = "X#\u25cf";
    private static final String WHITE = "O\u25cb";

    /** A line with its numbers, if it has any: what is left is points. */
    private static final Pattern LINE = Pattern.compile("\\s*([0-9]{1,2})?(.*?)([0-9]{1,2})?\\s*");

    /** A row with its number on either side, and words. */
    private static final Pattern WORDS =
            Pattern.compile("(\\s*([0-9]{1,2})\\s[^0-9]*\\s\\2)\\s\\s+[^\\s0-9].*");

    /** The number of a move behind its stone, with something behind it. */
    private static final Pattern MOVE = Pattern.compile("(?<=[XO])[1-3](?=\\s?[.XO])");

    /** The same at the end of a row that has its number on the left. */
    private static final Pattern LAST = Pattern.compile("(\\s*([0-9]{1,2})\\s.*[XO])([1-3])\\s*");

    private final List<String> rows = new ArrayList<>();

    /** By rows, the line that it stands on, and its number or {@link #NO_NUMBER}. */
    private final List<int[]> numbers = new ArrayList<>();

    /** Names of columns, and by each of them the line that it stands on. */
    private final List<String> names = new ArrayList<>();

    private final List<Integer> lines = new ArrayList<>();

    private GridText() {}

    /**
     * The grid that the text shows. Names and numbers are those of a whole grid as {@link TextDiagram}
     * writes it: a part of one, or one with rows that are missing, moved or turned round, is refused.
     *
     * @throws IllegalArgumentException if it shows none; in one line why
     */
    public static Position read(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new IllegalArgumentException("more than " + LONGEST_TEXT + " characters");
        }
        GridText read = new GridText();
        int line = 0;
        for (String each : text.split("\\R|/")) {
            line++;
            // Long gaps would be gone through again and again.
            String plain = each.replaceAll("[()|\\[\\]]", " ").replaceAll("\\s{3,}", "  ");
            if (!plain.isBlank()) {
                read.line(line, plain);
            }
        }
        return read.grid();
    }

    private void line(int line, String text) {
        String all = text.replaceAll("\\s+", "");
        if (all.matches("[-+]+") && all.contains("--") || all.equals("=")) {
            return;
        }
        if (all.matches("[A-Z]+|a[a-z]*") && !all.matches("[XO]+")) {
            names.add(all.toUpperCase(Locale.ROOT));
            lines.add(line);
            return;
        }
        if (!names.isEmpty() && !rows.isEmpty()) {
            int last = lines.get(lines.size() - 1);
            if (last > numbers.get(rows.size() - 1)[0]) {
                throw wrong(last, "names of columns between rows");
            }
        }
        Matcher parts = LINE.matcher(row(text));
        if (!parts.matches()) {
            throw new IllegalStateException("not split into lines: " + text);
        }
        int number = number(parts.group(1));
        int right = number(parts.group(3));
        if (number != NO_NUMBER && right != NO_NUMBER && number != right) {
            throw wrong(line, "number " + number + " on the left, " + right + " on the right");
        }
        String row = parts.group(2).replaceAll("\\s+", "");
        if (row.isEmpty()) {
            throw wrong(line, "a number and no points");
        }
        rows.add(points(row, rows.size() + 1));
        numbers.add(new int[] {line, number == NO_NUMBER ? right : number});
    }

    /** The line without what engines write beside the points. */
    private static String row(String text) {
        Matcher words = WORDS.matcher(text);
        String row = MOVE.matcher(words.matches() ? words.group(1) : text).replaceAll("");
        Matcher last = LAST.matcher(row);
        return last.matches() && !last.group(2).equals(last.group(3)) ? last.group(1) : row;
    }

    private static int number(String digits) {
        return digits == null ? NO_NUMBER : Integer.parseInt(digits);
    }

    private Position grid() {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("no rows: such as X.O/.O.");
        }
        int width = rows.get(0).length();
        int height = rows.size();
        if (Math.max(width, height) > LONGEST_SIDE) {
            throw new IllegalArgumentException(
                    width + "x" + height + " is more than " + LONGEST_SIDE + " a side");
        }
        int[] grid = Notation.grid(width, height, rows);
        checkNumbers();
        for (int i = 0; i < names.size(); i++) {
            checkNames(lines.get(i), names.get(i), width);
        }
        return Position.of(width, height, grid);
    }

    /** From the top they go down by one, to 1; or no row has one. */
    private void checkNumbers() {
        for (int row = 1; row < rows.size(); row++) {
            int above = numbers.get(row - 1)[1];
            int number = numbers.get(row)[1];
            int line = numbers.get(row)[0];
            if ((above == NO_NUMBER) != (number == NO_NUMBER)) {
                throw wrong(
                        line,
                        number == NO_NUMBER
                                ? "no number, and the row above has " + above
                                : "number " + number + ", and the row above has none");
            }
            if (number != NO_NUMBER && number != above - 1) {
                throw wrong(line, "number " + number + " below " + above + ", not " + (above - 1));
            }
        }
        int[] last = numbers.get(rows.size() - 1);
        if (last[1] != NO_NUMBER && last[1] != 1) {
            throw wrong(last[0], "the last row has number " + last[1] + ", not 1");
        }
    }

    private static void checkNames(int line, String names, int width) {
        if (names.length() > COLUMNS.length()) {
            throw wrong(line, names.length() + " names of columns, and there are only 25");
        }
        for (int column = 0; column < names.length(); column++) {
            if (names.charAt(column) != COLUMNS.charAt(column)) {
                throw wrong(
                        line,
                        "column "
                                + (column + 1)
                                + " has the name "
                                + names.charAt(column)
                                + ", not "
                                + COLUMNS.charAt(column));
            }
        }
        if (names.length() != width) {
            throw wrong(line, names.length() + " names of columns, and the rows have " + width);
        }
    }

    private static IllegalArgumentException wrong(int line, String what) {
        return new IllegalArgumentException("line " + line + ": " + what);
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
