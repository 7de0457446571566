package org.tromptaylor.record;

import java.util.Locale;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/**
 * Points as SGF writes them: two letters, the column and the row from the top; {@code a} to {@code z}
 * and then {@code A} to {@code Z}.
 */
public final class Places {

    /** As many columns and rows as there are letters. */
    static final int LONGEST_SIDE = 52;

    /** As many columns as GTP has names for. */
    private static final int LONGEST_NAMED_SIDE = 25;

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private Places() {}

    /** The number of the letter, from 0, or -1 if it is none. */
    static int letter(char c) {
        return LETTERS.indexOf(c);
    }

    /** The two letters of a point. */
    static String letters(int width, int point) {
        return "" + LETTERS.charAt(point % width) + LETTERS.charAt(point / width);
    }

    /**
     * A point as it is written in reports: a vertex as in GTP, such as {@code D4}; with more than 25
     * columns or rows as in SGF, {@code [dd]}, since columns have no names then.
     */
    public static String text(int width, int height, int point) {
        return Math.max(width, height) <= LONGEST_NAMED_SIDE
                ? Notation.vertex(width, height, point)
                : "[" + letters(width, point) + "]";
    }

    /**
     * The point that a text names, small letters or capitals; width * height, which is no point, if it
     * is well formed but beyond the grid; {@link TrompTaylor#PASS} for {@code pass}.
     *
     * @throws IllegalArgumentException if it names nothing
     */
    public static int place(int width, int height, String text) {
        boolean named = Math.max(width, height) <= LONGEST_NAMED_SIDE;
        String letters = text.replaceAll("^\\[(.*)\\]$", "$1");
        if (text.equalsIgnoreCase(Notation.PASS)) {
            return TrompTaylor.PASS;
        } else if (named || letters.length() != 2) {
            return Notation.point(width, height, text.toUpperCase(Locale.ROOT));
        }
        int column = letter(letters.charAt(0));
        int row = letter(letters.charAt(1));
        if (column < 0 || row < 0) {
            throw new IllegalArgumentException("not two letters: '" + text + "'");
        }
        return column < width && row < height ? row * width + column : width * height;
    }
}
