package org.tromptaylor.engine;

import org.tromptaylor.rules.TrompTaylor;

/**
 * What a cell of a {@link Board} holds, as one number: a colour in the lower bits, a root in the
 * upper ones. The questions are answered by arithmetic, without branches.
 */
final class Contents {

    /** In a content: the colour. */
    static final int COLOUR = 3;

    /** In a content, from this bit on: the root. */
    static final int ROOT_BIT = 2;

    /** The content of a guard: a colour that no point has, and no root. */
    static final int GUARD = 3;

    /** What guards have for a root: the first of them. */
    static final int NO_ROOT = 0;

    /** 1 if the number is 0, and 0 if it is positive. */
    static int isZero(int number) {
        return number - 1 >>> 31;
    }

    static int root(int content) {
        return content >> ROOT_BIT;
    }

    /** The root if the content has the player's colour, otherwise {@link #NO_ROOT}. */
    static int rootIf(int player, int content) {
        return root(content) & -is(player, content);
    }

    /** The last of four roots; {@link #NO_ROOT} only if there is no other. */
    static int last(int a, int b, int c, int d) {
        return Math.max(Math.max(a, b), Math.max(c, d));
    }

    /** Whether one of the four is another root than this one, which is the last of them. */
    static boolean hasOther(int last, int a, int b, int c, int d) {
        return (other(last, a) | other(last, b) | other(last, c) | other(last, d)) != 0;
    }

    /** Not 0 if the root is another one than the last. */
    static int other(int last, int root) {
        return (last ^ root) & -root >> 31;
    }

    /** The root, or the cell if it is {@link #NO_ROOT}. */
    static int orElse(int root, int cell) {
        return root | cell & ~(-root >> 31);
    }

    static int content(int root, int colour) {
        return root << ROOT_BIT | colour;
    }

    /** The content of a cell that is empty. */
    static int empty(int cell) {
        return content(cell, TrompTaylor.EMPTY);
    }

    /** How many of the four contents are empty cells'. */
    static int empties(int up, int left, int right, int down) {
        return is(TrompTaylor.EMPTY, up)
                + is(TrompTaylor.EMPTY, left)
                + is(TrompTaylor.EMPTY, right)
                + is(TrompTaylor.EMPTY, down);
    }

    /** 1 if the content has the colour, otherwise 0. */
    static int is(int colour, int content) {
        return isZero((content ^ colour) & COLOUR);
    }

    private Contents() {}
}
