package org.tromptaylor.rules;

/**
 * How the points of a rectangle are numbered: row by row, from the top left.
 *
 * <p>This is not one of the ten rules; it says where the points are that TT-1 speaks of. It has a
 * class of its own for the sake of the proofs: all that divides and multiplies stays in here, and
 * the proofs of the rules see no more of it than that each point has a row and a column.
 */
public final class Points {

    private Points() {}

    /** The row of the point, from 0 at the top. */
    // The second case, which only this class sees, says how it is computed.
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
    // The second case, which only this class sees, says how it is computed.
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

    // Lemma: each point of a rectangle is in one of its rows, and in which row and column the points
    // above, right of, below and left of it are.
    /*-RAC@ public normal_behavior
      @   requires width >= 1 && height >= 1 && width <= Integer.MAX_VALUE / height;
      @   requires 0 <= point && point < width * height;
      @   ensures \result && row(width, point) < height;
      @   ensures row(width, point) >= 1 ==> point - width >= 0
      @       && row(width, point - width) == row(width, point) - 1
      @       && column(width, point - width) == column(width, point);
      @   ensures column(width, point) < width - 1 ==> point + 1 < width * height
      @       && row(width, point + 1) == row(width, point)
      @       && column(width, point + 1) == column(width, point) + 1;
      @   ensures row(width, point) < height - 1 ==> point + width < width * height
      @       && row(width, point + width) == row(width, point) + 1
      @       && column(width, point + width) == column(width, point);
      @   ensures column(width, point) >= 1 ==> point - 1 >= 0
      @       && row(width, point - 1) == row(width, point)
      @       && column(width, point - 1) == column(width, point) - 1;
      @ model public static heap_free pure helper boolean fourSteps(
      @     int width, int height, int point) {
      @   //@ assert point == (point / width) * width + point % width;
      @   //@ assert point / width < height;
      @   if (point / width >= 1) {
      @     //@ assert oneQuotient(width, point / width - 1, point % width, point - width);
      @   }
      @   if (point % width < width - 1) {
      @     //@ assert (point / width + 1) * width <= width * height;
      @     //@ assert oneQuotient(width, point / width, point % width + 1, point + 1);
      @   }
      @   if (point / width < height - 1) {
      @     //@ assert (point / width + 2) * width <= width * height;
      @     //@ assert oneQuotient(width, point / width + 1, point % width, point + width);
      @   }
      @   if (point % width >= 1) {
      @     //@ assert oneQuotient(width, point / width, point % width - 1, point - 1);
      @   }
      @   return true;
      @ }
      @*/
}
