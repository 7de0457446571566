package org.tromptaylor.rules;

/**
 * How the points of a rectangle are numbered: row by row, from the top left.
 *
 * <p>This is not one of the ten rules; it says where the points are that TT-1 speaks of. It has a
 * class of its own for the sake of the proofs, since provers are lost where a variable is multiplied
 * by a variable. All of that stays in here: the second, private case of each contract says how the
 * number is computed, and is visible in this class only. The proofs of the rules see no more than
 * that each point has a row and a column, and what the lemmas below say.
 */
public final class Points {

    private Points() {}

    // ---------------------------------------------------------------------------------------------
    // TT-1  Where the points are
    // ---------------------------------------------------------------------------------------------

    /** Do the points of so many columns and rows, each at least 1, have numbers that fit an int? */
    // Columns times rows is at most the highest int.
    /*@ public normal_behavior
      @   requires width >= 1 && height >= 1;
      @ also private normal_behavior
      @   requires width >= 1 && height >= 1;
      @   ensures \result <==> width * height <= Integer.MAX_VALUE;
      @ heap_free pure helper
      @*/
    public static boolean fit(int width, int height) {
        return width <= Integer.MAX_VALUE / height;
    }

    /** The number of points of so many columns and rows. */
    // At least one; as many as columns times rows.
    /*@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   ensures \result >= 1;
      @ also private normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   ensures \result == width * height;
      @ heap_free pure helper
      @*/
    public static int count(int width, int height) {
        return width * height;
    }

    /** The row of the point, from 0 at the top. */
    // At least 0; the point's number divided by the width, rounded down.
    /*@ public normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures \result >= 0;
      @ also private normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures \result == point / width;
      @ heap_free pure helper
      @*/
    public static int row(int width, int point) {
        return point / width;
    }

    /** The column of the point, from 0 at the left. */
    // From 0 to width - 1; what remains when the point's number is divided by the width.
    /*@ public normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures 0 <= \result && \result < width;
      @ also private normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures \result == point % width;
      @ heap_free pure helper
      @*/
    public static int column(int width, int point) {
        return point % width;
    }

    // Lemma: a number has one quotient and one remainder.
    /*-RAC@ private normal_behavior
      @   requires width >= 1 && 0 <= column && column < width && row >= 0;
      @   requires point == row * width + column;
      @   ensures \result;
      @   ensures point / width == row && point % width == column;
      @ model private static heap_free pure helper boolean oneQuotient(
      @     int width, int row, int column, int point) {
      @   //@ assert point == (point / width) * width + point % width;
      @   //@ assert (point / width - row) * width == column - point % width;
      @   if (point / width > row) {
      @     //@ assert (point / width - row) * width >= width;
      @   }
      @   if (point / width < row) {
      @     //@ assert (row - point / width) * width >= width;
      @   }
      @   return true;
      @ }
      @*/

    // Lemma: two points of the same row and column are one point.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && p >= 0 && q >= 0;
      @   requires row(width, p) == row(width, q) && column(width, p) == column(width, q);
      @   ensures \result && p == q;
      @ model public static heap_free pure helper boolean samePoint(int width, int p, int q) {
      @   //@ assert p == (p / width) * width + p % width;
      @   //@ assert q == (q / width) * width + q % width;
      @   return true;
      @ }
      @*/

    // Lemma: a point of a rectangle is in one of its rows.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height);
      @   ensures \result && row(width, point) < height;
      @ model public static heap_free pure helper boolean inARow(int width, int height, int point) {
      @   lastRow(width, height, point);
      @   return true;
      @ }
      @*/

    // Lemma: a point is its row times the width, plus its column; if it isn't in the last row or not in
    // the last column, there are as many points after it as a row has, or there is one.
    /*-RAC@ private normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height);
      @   ensures \result && point == (point / width) * width + point % width;
      @   ensures point / width < height;
      @   ensures point / width < height - 1 ==> point + width < count(width, height);
      @   ensures point % width < width - 1 ==> point + 1 < count(width, height);
      @ model private static heap_free pure helper boolean lastRow(
      @     int width, int height, int point) {
      @   if (point / width < height - 1) {
      @     //@ assert (point / width + 2) * width <= width * height;
      @   }
      @   //@ assert (point / width + 1) * width <= width * height;
      @   return true;
      @ }
      @*/

    // Lemma: the point above.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height) && row(width, point) >= 1;
      @   ensures \result && point - width >= 0;
      @   ensures row(width, point - width) == row(width, point) - 1;
      @   ensures column(width, point - width) == column(width, point);
      @ model public static heap_free pure helper boolean stepUp(int width, int height, int point) {
      @   lastRow(width, height, point);
      @   oneQuotient(width, point / width - 1, point % width, point - width);
      @   return true;
      @ }
      @*/

    // Lemma: the point to the right.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height) && column(width, point) < width - 1;
      @   ensures \result && point + 1 < count(width, height);
      @   ensures row(width, point + 1) == row(width, point);
      @   ensures column(width, point + 1) == column(width, point) + 1;
      @ model public static heap_free pure helper boolean stepRight(int width, int height, int point) {
      @   lastRow(width, height, point);
      @   oneQuotient(width, point / width, point % width + 1, point + 1);
      @   return true;
      @ }
      @*/

    // Lemma: the point below.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height) && row(width, point) < height - 1;
      @   ensures \result && point + width < count(width, height);
      @   ensures row(width, point + width) == row(width, point) + 1;
      @   ensures column(width, point + width) == column(width, point);
      @ model public static heap_free pure helper boolean stepDown(int width, int height, int point) {
      @   lastRow(width, height, point);
      @   oneQuotient(width, point / width + 1, point % width, point + width);
      @   return true;
      @ }
      @*/

    // Lemma: the point to the left.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height) && column(width, point) >= 1;
      @   ensures \result && point - 1 >= 0;
      @   ensures row(width, point - 1) == row(width, point);
      @   ensures column(width, point - 1) == column(width, point) - 1;
      @ model public static heap_free pure helper boolean stepLeft(int width, int height, int point) {
      @   lastRow(width, height, point);
      @   oneQuotient(width, point / width, point % width - 1, point - 1);
      @   return true;
      @ }
      @*/
}
