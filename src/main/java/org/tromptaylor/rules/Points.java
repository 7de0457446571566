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
    // At least 0; the number of whole rows before the point.
    /*@ public normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures \result >= 0;
      @ also private normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures \result * width <= point && point < \result * width + width;
      @ heap_free pure helper
      @*/
    public static int row(int width, int point) {
        return point / width;
    }

    /** The column of the point, from 0 at the left. */
    // From 0 to width - 1; how many points of its row are before the point.
    /*@ public normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures 0 <= \result && \result < width;
      @ also private normal_behavior
      @   requires width >= 1 && point >= 0;
      @   ensures point == row(width, point) * width + \result;
      @ heap_free pure helper
      @*/
    public static int column(int width, int point) {
        return point - row(width, point) * width;
    }

    // Lemma: as many times as much, or more often, is not less.
    /*-RAC@ private normal_behavior
      @   requires 0 <= a && a <= b && width >= 0;
      @   ensures \result && a * width <= b * width;
      @ model private static heap_free pure helper boolean notLess(
      @     \bigint a, \bigint b, \bigint width) {
      @   //@ assert (b - a) * width >= 0;
      @   return true;
      @ }
      @*/

    // Lemma: there is one row that a point is in.
    /*-RAC@ private normal_behavior
      @   requires width >= 1 && a >= 0 && b >= 0;
      @   requires a * width <= point && point < a * width + width;
      @   requires b * width <= point && point < b * width + width;
      @   ensures \result && a == b && a * width == b * width;
      @ model private static heap_free pure helper boolean oneRow(
      @     \bigint width, \bigint a, \bigint b, \bigint point) {
      @   if (a < b) {
      @     notLess(a + 1, b, width);
      @   }
      @   if (b < a) {
      @     notLess(b + 1, a, width);
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
      @   //@ assert p == row(width, p) * width + column(width, p);
      @   //@ assert q == row(width, q) * width + column(width, q);
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

    // Lemma: so many rows and columns after the first ones are within so many rows; if it isn't the last
    // row, or not the last column, one more is too.
    /*-RAC@ private normal_behavior
      @   requires height >= 1 && row >= 0 && 0 <= column && column < width;
      @   requires row * width + column < width * height;
      @   ensures \result && row < height;
      @   ensures row < height - 1 ==> row * width + column + width < width * height;
      @   ensures column < width - 1 ==> row * width + column + 1 < width * height;
      @ model private static heap_free pure helper boolean within(
      @     \bigint row, \bigint column, \bigint width, \bigint height) {
      @   if (row >= height) {
      @     notLess(height, row, width);
      @   } else {
      @     notLess(row + 1, height, width);
      @   }
      @   if (row < height - 1) {
      @     notLess(row + 2, height, width);
      @   }
      @   return true;
      @ }
      @*/

    // Lemma: if a point is not in the last row, or not in the last column, there are as many points
    // after it as a row has, or there is one.
    /*-RAC@ private normal_behavior
      @   requires width >= 1 && height >= 1 && fit(width, height);
      @   requires 0 <= point && point < count(width, height);
      @   ensures \result && row(width, point) < height;
      @   ensures row(width, point) < height - 1 ==> point + width < count(width, height);
      @   ensures column(width, point) < width - 1 ==> point + 1 < count(width, height);
      @ model private static heap_free pure helper boolean lastRow(
      @     int width, int height, int point) {
      @   within(row(width, point), column(width, point), width, height);
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
      @   notLess(1, row(width, point), width);
      @   \bigint above = row(width, point) - 1;
      @   //@ assert above * width == row(width, point) * width - width;
      @   oneRow(width, above, row(width, point - width), point - width);
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
      @   oneRow(width, row(width, point), row(width, point + 1), point + 1);
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
      @   \bigint below = row(width, point) + 1;
      @   //@ assert below * width == row(width, point) * width + width;
      @   oneRow(width, below, row(width, point + width), point + width);
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
      @   notLess(0, row(width, point), width);
      @   oneRow(width, row(width, point), row(width, point - 1), point - 1);
      @   return true;
      @ }
      @*/
}
