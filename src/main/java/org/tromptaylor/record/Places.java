package org.tromptaylor.record;

import org.tromptaylor.vectors.Notation;

/**
 * Points as SGF writes them: two letters, the column and the row from the top; {@code a} to {@code z}
 * and then {@code A} to {@code Z}.
 */
final class Places {

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

    static String text(int width, int height, int point) {
        return Math.max(width, height) <= LONGEST_NAMED_SIDE
                ? Notation.vertex(width, height, point)
                : "[" + letters(width, point) + "]";
    }
}
