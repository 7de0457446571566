package org.tromptaylor.rules;

/**
 * The ten Tromp-Taylor rules of Go, one method each with the few that it calls, in the order of the
 * rules.
 *
 * <p>Written to be read and to be proven, not to be fast: no clever representation, reachability by
 * plain breadth-first search. The line above each rule keeps close to John Tromp's and Bill Taylor's
 * text, which is at https://tromp.github.io/go.html; all else is ours, and {@code spec/} gives each
 * rule its page and each reading its id.
 *
 * <p>Shapes and units, the same in every method:
 *
 * <ul>
 *   <li>a <em>rectangle</em> is {@code width} columns by {@code height} rows, each at least 1;
 *   <li>a <em>point</em> is {@code row * width + column}; row 0 is the top, column 0 the left;
 *   <li>a <em>colour</em> is {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}; a <em>player</em> is
 *       one of the last two;
 *   <li>a <em>grid</em> is an array with the colour of each point; no method changes its arguments;
 *   <li>a <em>turn</em> is a point (a move there) or {@link #PASS}.
 * </ul>
 *
 * <p>The comments that begin with {@code @} are specifications in JML, the Java Modeling Language:
 * {@code requires} says what a caller must provide, {@code ensures} what the method then delivers,
 * {@code pure} that it changes nothing. A caller who breaks a {@code requires} gets no promise.
 * English lines above each contract say what it ensures. A {@code model} method exists in JML only;
 * one without a body is a definition. {@code assert Lemmas...} names a fact that the proof needs at
 * that place and that {@code Lemmas} proves. {@code proofs/STATUS.md} says what is proven. Contracts
 * are checked in three ways: by a prover for all inputs, at run time on small grids, and at run time
 * on large ones. A mark before the {@code @} says where a clause is left out: {@code -RAC} at run
 * time, since no program can look through all paths; {@code -LARGE} at run time on large grids, where
 * it takes too long; {@code +RAC} clauses are for run time only.
 */
public final class TrompTaylor {

    /** The colour of a point without a stone. */
    public static final int EMPTY = 0;

    /** The colour of the player who takes the first turn. */
    public static final int BLACK = 1;

    /** The colour of the player who takes the second turn. */
    public static final int WHITE = 2;

    /** A turn that is not a move. */
    public static final int PASS = -1;

    /** What {@link #winner} answers when the scores are equal. */
    public static final int TIE = 0;

    /** What {@link #neighbour} answers beyond the edge. */
    public static final int NO_POINT = -1;

    private TrompTaylor() {}

    // ---------------------------------------------------------------------------------------------
    // TT-1  Go is played on a square grid of 19 by 19 points by two players, Black and White.
    //       (By agreement another rectangle serves: TT-1.a. Every method here works for all.)
    // ---------------------------------------------------------------------------------------------

    /** TT-1: is this a rectangle whose points can be numbered? */
    // At least one column and one row, and the number of points fits an int.
    /*@ public normal_behavior
      @   ensures \result <==> width >= 1 && height >= 1 && Points.fit(width, height);
      @ heap_free pure helper
      @*/
    public static boolean isRectangle(int width, int height) {
        return width >= 1 && height >= 1 && Points.fit(width, height);
    }

    /** TT-1: is this number a point of the rectangle? */
    // The points are numbered from 0 to one less than their number.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   ensures \result <==> 0 <= point && point < Points.count(width, height);
      @ heap_free pure helper
      @*/
    public static boolean isPoint(int width, int height, int point) {
        return 0 <= point && point < Points.count(width, height);
    }

    /** TT-1: are the two points vertically or horizontally next to each other? */
    // Same column and rows one apart, or same row and columns one apart.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   requires isPoint(width, height, p) && isPoint(width, height, q);
      @   ensures \result <==>
      @       (Points.column(width, p) == Points.column(width, q)
      @           && (Points.row(width, p) == Points.row(width, q) + 1
      @               || Points.row(width, q) == Points.row(width, p) + 1))
      @    || (Points.row(width, p) == Points.row(width, q)
      @           && (Points.column(width, p) == Points.column(width, q) + 1
      @               || Points.column(width, q) == Points.column(width, p) + 1));
      @ heap_free pure helper
      @*/
    public static boolean adjacent(int width, int height, int p, int q) {
        int columns = Points.column(width, p) - Points.column(width, q);
        int rows = Points.row(width, p) - Points.row(width, q);
        return (columns == 0 && (rows == 1 || rows == -1))
                || (rows == 0 && (columns == 1 || columns == -1));
    }

    /**
     * TT-1: the point next to {@code point} in one of four directions (0 up, 1 right, 2 down, 3
     * left), or {@link #NO_POINT} beyond the edge.
     */
    // What is answered is adjacent, or no point. Up is the point a row of points before, and there is
    // none in the top row; right, down and left likewise.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isPoint(width, height, point);
      @   requires 0 <= direction && direction < 4;
      @   ensures \result == NO_POINT
      @       || (isPoint(width, height, \result) && adjacent(width, height, point, \result));
      @   ensures direction == 0 ==> (\result != NO_POINT <==> Points.row(width, point) >= 1)
      @       && (\result != NO_POINT ==> \result == point - width);
      @   ensures direction == 1 ==> (\result != NO_POINT <==> Points.column(width, point) < width - 1)
      @       && (\result != NO_POINT ==> \result == point + 1);
      @   ensures direction == 2 ==> (\result != NO_POINT <==> Points.row(width, point) < height - 1)
      @       && (\result != NO_POINT ==> \result == point + width);
      @   ensures direction == 3 ==> (\result != NO_POINT <==> Points.column(width, point) >= 1)
      @       && (\result != NO_POINT ==> \result == point - 1);
      @ heap_free pure helper
      @*/
    public static int neighbour(int width, int height, int point, int direction) {
        //-RAC@ assert Lemmas.fourSteps(width, height, point);
        int column = Points.column(width, point);
        int row = Points.row(width, point);
        if (direction == 0 && row >= 1) {
            return point - width;
        }
        if (direction == 1 && column < width - 1) {
            return point + 1;
        }
        if (direction == 2 && row < height - 1) {
            return point + width;
        }
        if (direction == 3 && column >= 1) {
            return point - 1;
        }
        return NO_POINT;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-2  Each point may be coloured black, white or empty.
    // ---------------------------------------------------------------------------------------------

    /** TT-2: does the grid give each point of the rectangle one of the three colours? */
    // One entry a point, and each entry a colour.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   ensures \result <==> grid.length == Points.count(width, height)
      @       && (\forall int p; 0 <= p && p < grid.length;
      @              grid[p] == EMPTY || grid[p] == BLACK || grid[p] == WHITE);
      @ pure helper
      @*/
    public static boolean isColouring(int width, int height, int[] grid) {
        if (grid.length != Points.count(width, height)) {
            return false;
        }
        //@ loop_invariant 0 <= p && p <= grid.length;
        //-LARGE@ loop_invariant (\forall int q; 0 <= q && q < p;
        //-LARGE@     grid[q] == EMPTY || grid[q] == BLACK || grid[q] == WHITE);
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            if (!isColour(grid[p])) {
                return false;
            }
        }
        return true;
    }

    /** TT-2: black, white or empty? */
    // One of the three constants.
    /*@ public normal_behavior
      @   ensures \result <==> colour == EMPTY || colour == BLACK || colour == WHITE;
      @ heap_free pure helper
      @*/
    public static boolean isColour(int colour) {
        return colour == EMPTY || colour == BLACK || colour == WHITE;
    }

    /** TT-1: Black or White? */
    // One of the last two.
    /*@ public normal_behavior
      @   ensures \result <==> colour == BLACK || colour == WHITE;
      @ heap_free pure helper
      @*/
    public static boolean isPlayer(int colour) {
        return colour == BLACK || colour == WHITE;
    }

    /** TT-1: the other one of the two players. */
    // Black's opponent is White, White's is Black.
    /*@ public normal_behavior
      @   requires isPlayer(player);
      @   ensures \result == (player == BLACK ? WHITE : BLACK);
      @ heap_free pure helper
      @*/
    public static int opponent(int player) {
        return player == BLACK ? WHITE : BLACK;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-3  A point P, not coloured C, reaches C if a path of vertically or horizontally adjacent
    //       points of P's colour leads from P to a point of colour C.
    // ---------------------------------------------------------------------------------------------

    // Definition: a path of so many steps leads from one point to another. Of no step: they are the
    // same point. Of one more: it leads to a point r of the first point's colour, and from r one
    // step to an adjacent point.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPoint(width, height, from) && isPoint(width, height, to) && steps >= 0;
      @   ensures steps == 0 ==> (\result <==> from == to);
      @   ensures steps > 0 ==> (\result <==> (\exists int r; 0 <= r && r < grid.length;
      @       path(width, height, grid, from, r, steps - 1)
      @           && grid[r] == grid[from] && adjacent(width, height, r, to)));
      @ model public static pure helper boolean path(
      @     int width, int height, int[] grid, int from, int to, \bigint steps);
      @*/

    // Definition: a path of some number of steps leads from one point to another.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPoint(width, height, from) && isPoint(width, height, to);
      @   ensures \result <==> (\exists \bigint steps; steps >= 0;
      @       path(width, height, grid, from, to, steps));
      @ model public static pure helper boolean linked(
      @     int width, int height, int[] grid, int from, int to);
      @*/

    // What run-time checking compares with, since it cannot look for paths: mark every point next to
    // colour, then every point next to a marked one of its own colour, until nothing changes.
    /*+RAC@ model public static pure helper boolean[] reachingBySweeping(
      @     int width, int height, int[] grid, int colour) {
      @   boolean[] reaching = new boolean[grid.length];
      @   boolean changed = true;
      @   while (changed) {
      @     changed = false;
      @     for (int p = 0; p < grid.length; p++) {
      @       int left = p % width >= 1 ? p - 1 : p;
      @       int right = p % width < width - 1 ? p + 1 : p;
      @       int up = p >= width ? p - width : p;
      @       int down = p < grid.length - width ? p + width : p;
      @       if (grid[p] != colour && !reaching[p]
      @           && (grid[left] == colour || (grid[left] == grid[p] && reaching[left])
      @            || grid[right] == colour || (grid[right] == grid[p] && reaching[right])
      @            || grid[up] == colour || (grid[up] == grid[p] && reaching[up])
      @            || grid[down] == colour || (grid[down] == grid[p] && reaching[down]))) {
      @         reaching[p] = true;
      @         changed = true;
      @       }
      @     }
      @   }
      @   return reaching;
      @ }
      @*/

    /**
     * TT-3: does the point, not coloured {@code colour}, reach {@code colour}?
     *
     * <p>A point never reaches its own colour (TT-3.a).
     */
    // True exactly if the point has another colour and a path leads from it to a point of colour.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPoint(width, height, point) && isColour(colour);
      @   //-RAC@ ensures \result <==> grid[point] != colour
      @   //-RAC@   && (\exists int q; 0 <= q && q < grid.length;
      @   //-RAC@         grid[q] == colour && linked(width, height, grid, point, q));
      @   //+RAC@ ensures \result == reachingBySweeping(width, height, grid, colour)[point];
      @ pure helper
      @*/
    public static boolean reaches(int width, int height, int[] grid, int point, int colour) {
        if (grid[point] == colour) {
            return false;
        }
        //-RAC@ assert Lemmas.lastSteps(width, height, grid, point, colour);
        return touches(width, height, grid, string(width, height, grid, point), colour);
    }

    /** TT-3: the points of the same colour that a path leads to from {@code point}. */
    // One entry a point: true exactly if the point has the colour of the given point and a path leads
    // from the given point to it.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPoint(width, height, point);
      @   ensures \result.length == grid.length;
      @   //-RAC@ ensures (\forall int q; 0 <= q && q < grid.length; \result[q] <==>
      @   //-RAC@     grid[q] == grid[point] && linked(width, height, grid, point, q));
      @ pure helper
      @*/
    public static boolean[] string(int width, int height, int[] grid, int point) {
        boolean[] string = new boolean[grid.length];
        int[] queue = new int[grid.length];
        // Where in the queue a point is, and which one before it in the queue it was found from.
        //@ ghost int[] place = new int[grid.length];
        //@ ghost int[] origin = new int[grid.length];
        int head = 0;
        int tail = 1;
        string[point] = true;
        queue[0] = point;
        //@ set place[point] = 0;
        //@ loop_invariant 0 <= head && head <= tail && 1 <= tail && tail <= grid.length;
        // The queue begins with the point, and
        //@ loop_invariant queue[0] == point;
        // holds points of its colour, all of them seen, each of them once.
        //-LARGE@ loop_invariant (\forall int i; 0 <= i && i < tail;
        //-LARGE@     isPoint(width, height, queue[i]) && grid[queue[i]] == grid[point]
        //-LARGE@     && string[queue[i]] && place[queue[i]] == i);
        // Whatever has been seen is in it.
        //-LARGE@ loop_invariant (\forall int p; 0 <= p && p < grid.length;
        //-LARGE@     string[p] ==> 0 <= place[p] && place[p] < tail && queue[place[p]] == p);
        // Each but the first is adjacent to an earlier one, so that a path leads to it.
        //-LARGE@ loop_invariant (\forall int i; 1 <= i && i < tail;
        //-LARGE@     0 <= origin[i] && origin[i] < i
        //-LARGE@     && adjacent(width, height, queue[origin[i]], queue[i]));
        // Every neighbour of the point's colour of those before head has been seen.
        //-LARGE@ loop_invariant (\forall int i; 0 <= i && i < head;
        //-LARGE@     (\forall int q; 0 <= q && q < grid.length;
        //-LARGE@       adjacent(width, height, queue[i], q) && grid[q] == grid[point] ==> string[q]));
        //@ loop_decreases grid.length - head;
        while (head < tail) {
            int from = queue[head];
            head = head + 1;
            // The same, save that of from's neighbours only those in the directions so far count.
            //@ loop_invariant 0 <= direction && direction <= 4;
            //@ loop_invariant 1 <= head && head <= tail && tail <= grid.length;
            //@ loop_invariant from == queue[head - 1] && queue[0] == point;
            //-LARGE@ loop_invariant (\forall int i; 0 <= i && i < tail;
            //-LARGE@     isPoint(width, height, queue[i]) && grid[queue[i]] == grid[point]
            //-LARGE@     && string[queue[i]] && place[queue[i]] == i);
            //-LARGE@ loop_invariant (\forall int p; 0 <= p && p < grid.length;
            //-LARGE@     string[p] ==> 0 <= place[p] && place[p] < tail && queue[place[p]] == p);
            //-LARGE@ loop_invariant (\forall int i; 1 <= i && i < tail;
            //-LARGE@     0 <= origin[i] && origin[i] < i
            //-LARGE@     && adjacent(width, height, queue[origin[i]], queue[i]));
            //-LARGE@ loop_invariant (\forall int i; 0 <= i && i < head - 1;
            //-LARGE@     (\forall int q; 0 <= q && q < grid.length;
            //-LARGE@       adjacent(width, height, queue[i], q) && grid[q] == grid[point] ==> string[q]));
            //-LARGE@ loop_invariant (\forall int d; 0 <= d && d < direction;
            //-LARGE@     neighbour(width, height, from, d) != NO_POINT
            //-LARGE@     && grid[neighbour(width, height, from, d)] == grid[point]
            //-LARGE@       ==> string[neighbour(width, height, from, d)]);
            //@ loop_decreases 4 - direction;
            for (int direction = 0; direction < 4; direction++) {
                int to = neighbour(width, height, from, direction);
                if (to != NO_POINT && grid[to] == grid[point] && !string[to]) {
                    //-RAC@ assert Lemmas.roomFor(queue, tail, to, grid.length);
                    string[to] = true;
                    queue[tail] = to;
                    //@ set place[to] = tail;
                    //@ set origin[tail] = head - 1;
                    tail = tail + 1;
                }
            }
            // No direction is left, and so no neighbour.
            //-RAC@ assert Lemmas.onlyFourDirections(width, height, from);
        }
        //-RAC@ assert Lemmas.linkedToAll(width, height, grid, point, queue, origin, tail);
        //-RAC@ assert Lemmas.nothingElseLinked(width, height, grid, point, string);
        return string;
    }

    /** TT-3: is one of these points next to a point of the colour? */
    // points has one entry a point of the rectangle. Some point in it is adjacent to one of that
    // colour.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires points.length == grid.length;
      @   //-LARGE@ ensures \result <==> (\exists int p; 0 <= p && p < grid.length; points[p]
      @   //-LARGE@   && (\exists int q; 0 <= q && q < grid.length;
      @   //-LARGE@         grid[q] == colour && adjacent(width, height, p, q)));
      @ pure helper
      @*/
    public static boolean touches(
            int width, int height, int[] grid, boolean[] points, int colour) {
        //@ loop_invariant 0 <= p && p <= grid.length;
        //-LARGE@ loop_invariant (\forall int r; 0 <= r && r < p; points[r]
        //-LARGE@     ==> !(\exists int q; 0 <= q && q < grid.length;
        //-LARGE@             grid[q] == colour && adjacent(width, height, r, q)));
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            if (points[p] && isNextTo(width, height, grid, p, colour)) {
                return true;
            }
        }
        return false;
    }

    /** TT-3: is this point next to a point of the colour? */
    // Some adjacent point has that colour.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPoint(width, height, point);
      @   //-LARGE@ ensures \result <==> (\exists int q; 0 <= q && q < grid.length;
      @   //-LARGE@     grid[q] == colour && adjacent(width, height, point, q));
      @ pure helper
      @*/
    public static boolean isNextTo(int width, int height, int[] grid, int point, int colour) {
        //@ loop_invariant 0 <= direction && direction <= 4;
        //@ loop_invariant (\forall int d; 0 <= d && d < direction;
        //@     neighbour(width, height, point, d) != NO_POINT
        //@       ==> grid[neighbour(width, height, point, d)] != colour);
        //@ loop_decreases 4 - direction;
        for (int direction = 0; direction < 4; direction++) {
            int to = neighbour(width, height, point, direction);
            if (to != NO_POINT && grid[to] == colour) {
                return true;
            }
        }
        //-RAC@ assert Lemmas.onlyFourDirections(width, height, point);
        return false;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-4  Clearing a colour empties all points of that colour that don't reach empty.
    // ---------------------------------------------------------------------------------------------

    // Definition: one grid is another one with the colour cleared. Each point of that colour that
    // doesn't reach empty is empty, and every other point keeps its colour.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(colour);
      @   ensures \result <==> cleared.length == grid.length
      @       && (\forall int p; 0 <= p && p < grid.length;
      @         cleared[p] == (grid[p] == colour && !reaches(width, height, grid, p, EMPTY)
      @             ? EMPTY : grid[p]));
      @ model public static pure helper boolean isCleared(
      @     int width, int height, int[] grid, int colour, int[] cleared);
      @*/

    /**
     * TT-4: the grid after clearing {@code colour}.
     *
     * <p>All points are judged on the grid as it was before (TT-4.a), wherever they are (TT-4.b).
     */
    // Each point of that colour that doesn't reach empty is empty afterwards,
    // and every other point keeps its colour.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(colour);
      @   ensures isColouring(width, height, \result);
      @   ensures (\forall int p; 0 <= p && p < grid.length;
      @       \result[p] == (grid[p] == colour && !reaches(width, height, grid, p, EMPTY)
      @           ? EMPTY : grid[p]));
      @   //-RAC@ ensures isCleared(width, height, grid, colour, \result);
      @ pure helper
      @*/
    public static int[] clear(int width, int height, int[] grid, int colour) {
        int[] cleared = copy(grid);
        //@ loop_invariant 0 <= p && p <= grid.length && cleared.length == grid.length;
        //-LARGE@ loop_invariant (\forall int q; 0 <= q && q < p; cleared[q]
        //-LARGE@     == (grid[q] == colour && !reaches(width, height, grid, q, EMPTY) ? EMPTY : grid[q]));
        //-LARGE@ loop_invariant (\forall int q; p <= q && q < grid.length; cleared[q] == grid[q]);
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            if (grid[p] == colour && !reaches(width, height, grid, p, EMPTY)) {
                cleared = coloured(cleared, p, EMPTY);
            }
        }
        return cleared;
    }

    /** TT-4: another grid of the same colouring. */
    // Not the same array; as many points, and each of the same colour.
    /*@ public normal_behavior
      @   ensures \result != grid && \result.length == grid.length;
      @   ensures (\forall int p; 0 <= p && p < grid.length; \result[p] == grid[p]);
      @ pure helper
      @*/
    public static int[] copy(int[] grid) {
        int[] result = new int[grid.length];
        //@ loop_invariant 0 <= p && p <= grid.length;
        //-LARGE@ loop_invariant (\forall int q; 0 <= q && q < p; result[q] == grid[q]);
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            result[p] = grid[p];
        }
        return result;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-5  Starting with an empty grid, the players alternate turns, starting with Black.
    // ---------------------------------------------------------------------------------------------

    /** TT-5: the grid before the first turn. */
    // Every point is empty.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   ensures isColouring(width, height, \result);
      @   ensures (\forall int p; 0 <= p && p < \result.length; \result[p] == EMPTY);
      @ pure helper
      @*/
    public static int[] start(int width, int height) {
        return new int[Points.count(width, height)];
    }

    /** TT-5: the player whose turn it is after so many turns. */
    // Black after an even number of turns, so before the first one; White after an odd number.
    /*@ public normal_behavior
      @   requires turnsTaken >= 0;
      @   ensures \result == (turnsTaken % 2 == 0 ? BLACK : WHITE);
      @ heap_free pure helper
      @*/
    public static int toMove(int turnsTaken) {
        return turnsTaken % 2 == 0 ? BLACK : WHITE;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-6  A turn is either a pass, or a move that doesn't repeat an earlier grid colouring.
    // ---------------------------------------------------------------------------------------------

    // Definition: the move makes the colouring that some grid in history has.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && isPoint(width, height, point);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   ensures \result <==> (\exists int t; 0 <= t && t < history.length;
      @       isMove(width, height, grid, player, point, history[t]));
      @ model public static pure helper boolean isRepetition(
      @     int width, int height, int[][] history, int[] grid, int player, int point);
      @*/

    /**
     * TT-6: may the player whose turn it is take this turn?
     *
     * <p>{@code history} holds the colouring after 0, 1, 2, ... turns: the empty grid first
     * (TT-6.a), the present grid last (TT-6.b), one entry a turn, so a pass adds the same colouring
     * once more. Only the colouring counts, not whose turn it is (TT-6.c), and every entry counts,
     * however old (TT-6.e). That each entry follows from the one before is for the caller to see to.
     * That no turn follows two consecutive passes is TT-8's: see {@link #isOver}.
     */
    // A pass is legal; a move is, if its point is empty and it doesn't make the colouring of any grid
    // in history.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires isHistory(width, height, history);
      @   //-RAC@ ensures \result <==> turn == PASS
      @   //-RAC@   || (isPoint(width, height, turn) && history[history.length - 1][turn] == EMPTY
      @   //-RAC@       && !isRepetition(width, height, history, history[history.length - 1],
      @   //-RAC@             toMove(history.length - 1), turn));
      @   //+RAC@ ensures \result <==> turn == PASS
      @   //+RAC@   || (isPoint(width, height, turn) && history[history.length - 1][turn] == EMPTY
      @   //+RAC@       && !repeats(history, move(width, height, history[history.length - 1],
      @   //+RAC@             toMove(history.length - 1), turn)));
      @ pure helper
      @*/
    public static boolean isLegal(int width, int height, int[][] history, int turn) {
        if (turn == PASS) {
            return true;
        }
        int[] grid = history[history.length - 1];
        if (!isPoint(width, height, turn) || grid[turn] != EMPTY) {
            return false;
        }
        int[] after = move(width, height, grid, toMove(history.length - 1), turn);
        //-RAC@ assert Lemmas.repeatsOneMove(
        //-RAC@     width, height, history, grid, toMove(history.length - 1), turn, after);
        return !repeats(history, after);
    }

    /** TT-6: is this one of the earlier grid colourings? */
    // Some grid of history has the same colouring.
    /*@ public normal_behavior
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   ensures \result <==> (\exists int t; 0 <= t && t < history.length;
      @       sameColouring(history[t], grid));
      @ pure helper
      @*/
    public static boolean repeats(int[][] history, int[] grid) {
        //@ loop_invariant 0 <= t && t <= history.length;
        //-LARGE@ loop_invariant (\forall int s; 0 <= s && s < t; !sameColouring(history[s], grid));
        //@ loop_decreases history.length - t;
        for (int t = 0; t < history.length; t++) {
            if (sameColouring(history[t], grid)) {
                return true;
            }
        }
        return false;
    }

    /** TT-6: is this a sequence of colourings that begins with the start? */
    // At least one grid, each a colouring of the rectangle, the first one empty.
    /*@ public normal_behavior
      @   requires isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   ensures \result <==> history.length >= 1
      @       && (\forall int t; 0 <= t && t < history.length;
      @              isColouring(width, height, history[t]))
      @       && sameColouring(history[0], start(width, height));
      @ pure helper
      @*/
    public static boolean isHistory(int width, int height, int[][] history) {
        if (history.length < 1) {
            return false;
        }
        //@ loop_invariant 0 <= t && t <= history.length;
        //-LARGE@ loop_invariant (\forall int s; 0 <= s && s < t;
        //-LARGE@     isColouring(width, height, history[s]));
        //@ loop_decreases history.length - t;
        for (int t = 0; t < history.length; t++) {
            if (!isColouring(width, height, history[t])) {
                return false;
            }
        }
        return sameColouring(history[0], start(width, height));
    }

    /** TT-6: do the two grids have the same colour at each point? */
    // The same number of points, and each of the same colour.
    /*@ public normal_behavior
      @   ensures \result <==> a.length == b.length
      @       && (\forall int p; 0 <= p && p < a.length; a[p] == b[p]);
      @ pure helper
      @*/
    public static boolean sameColouring(int[] a, int[] b) {
        if (a.length != b.length) {
            return false;
        }
        //@ loop_invariant 0 <= p && p <= a.length;
        //-LARGE@ loop_invariant (\forall int q; 0 <= q && q < p; a[q] == b[q]);
        //@ loop_decreases a.length - p;
        for (int p = 0; p < a.length; p++) {
            if (a[p] != b[p]) {
                return false;
            }
        }
        return true;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-7  A move colours an empty point one's own colour, then clears the opponent's colour, then
    //       clears one's own.
    // ---------------------------------------------------------------------------------------------

    // Definition, first step: one grid is another one with one point coloured.
    /*-RAC@ public normal_behavior
      @   requires 0 <= point && point < grid.length;
      @   ensures \result <==> coloured.length == grid.length
      @       && (\forall int p; 0 <= p && p < grid.length;
      @         coloured[p] == (p == point ? colour : grid[p]));
      @ model public static pure helper boolean isColoured(
      @     int[] grid, int point, int colour, int[] coloured);
      @*/

    // Definition, two steps: for some grid with the point coloured, it is that grid with the opponent's
    // colour cleared.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && isPoint(width, height, point);
      @   ensures \result <==> (\exists int[] coloured;
      @       coloured != null && isColouring(width, height, coloured)
      @       && isColoured(grid, point, player, coloured);
      @       isCleared(width, height, coloured, opponent(player), cleared));
      @ model public static pure helper boolean isHalfMove(
      @     int width, int height, int[] grid, int player, int point, int[] cleared);
      @*/

    // Definition, three steps: for some grid after two steps, it is that grid with the player's own
    // colour cleared.
    /*-RAC@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && isPoint(width, height, point);
      @   ensures \result <==> (\exists int[] half;
      @       half != null && isColouring(width, height, half)
      @       && isHalfMove(width, height, grid, player, point, half);
      @       isCleared(width, height, half, player, after));
      @ model public static pure helper boolean isMove(
      @     int width, int height, int[] grid, int player, int point, int[] after);
      @*/

    /**
     * TT-7: the grid after {@code player} moves on the empty {@code point}.
     *
     * <p>Whether the move is a legal turn is TT-6's; here any move on an empty point has its
     * result, also one that removes its own stones (TT-7.a).
     */
    // The three steps in their order: colour, clear the opponent's colour, clear one's own.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && isPoint(width, height, point) && grid[point] == EMPTY;
      @   ensures isColouring(width, height, \result);
      @   //-RAC@ ensures isMove(width, height, grid, player, point, \result);
      @   //+RAC@ ensures sameColouring(\result, clear(width, height,
      @   //+RAC@     clear(width, height, coloured(grid, point, player), opponent(player)), player));
      @ pure helper
      @*/
    public static int[] move(int width, int height, int[] grid, int player, int point) {
        int[] coloured = coloured(grid, point, player);
        int[] opponentCleared = clear(width, height, coloured, opponent(player));
        int[] ownCleared = clear(width, height, opponentCleared, player);
        //-RAC@ assert isColoured(grid, point, player, coloured);
        //-RAC@ assert isHalfMove(width, height, grid, player, point, opponentCleared);
        return ownCleared;
    }

    /** TT-7, first step: the grid with one point coloured. */
    // Not the same array; that point has the colour, and every other point keeps its own.
    /*@ public normal_behavior
      @   requires 0 <= point && point < grid.length;
      @   ensures \result != grid && \result.length == grid.length;
      @   ensures (\forall int p; 0 <= p && p < grid.length;
      @       \result[p] == (p == point ? colour : grid[p]));
      @ pure helper
      @*/
    public static int[] coloured(int[] grid, int point, int colour) {
        int[] result = new int[grid.length];
        //@ loop_invariant 0 <= p && p <= grid.length;
        //-LARGE@ loop_invariant (\forall int q; 0 <= q && q < p;
        //-LARGE@     result[q] == (q == point ? colour : grid[q]));
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            if (p == point) {
                result[p] = colour;
            } else {
                result[p] = grid[p];
            }
        }
        return result;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-8  The game ends after two consecutive passes.
    // ---------------------------------------------------------------------------------------------

    /** TT-8: is the game over after these turns? */
    // The last two turns are passes.
    /*@ public normal_behavior
      @   ensures \result <==> turns.length >= 2
      @       && turns[turns.length - 1] == PASS && turns[turns.length - 2] == PASS;
      @ pure helper
      @*/
    public static boolean isOver(int[] turns) {
        return turns.length >= 2
                && turns[turns.length - 1] == PASS
                && turns[turns.length - 2] == PASS;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-9  A player's score is the number of points of her colour, plus the number of empty points
    //       that reach only her colour.
    // ---------------------------------------------------------------------------------------------

    /** TT-9: does this point count for the player? */
    // It has her colour, or it is empty, reaches her colour and doesn't reach her opponent's.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && isPoint(width, height, point);
      @   ensures \result <==> grid[point] == player
      @       || (grid[point] == EMPTY && reaches(width, height, grid, point, player)
      @           && !reaches(width, height, grid, point, opponent(player)));
      @ pure helper
      @*/
    public static boolean countsFor(int width, int height, int[] grid, int player, int point) {
        return grid[point] == player
                || (grid[point] == EMPTY
                        && reaches(width, height, grid, point, player)
                        && !reaches(width, height, grid, point, opponent(player)));
    }

    // Definition: how many of the first so many points count for the player; not more than those.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player) && 0 <= points && points <= grid.length;
      @   ensures 0 <= \result && \result <= points;
      @   //-RAC@ ensures points == 0 ==> \result == 0;
      @   //-RAC@ ensures points > 0 ==> \result == counted(width, height, grid, player, points - 1)
      @   //-RAC@   + (countsFor(width, height, grid, player, points - 1) ? 1 : 0);
      @   measured_by points;
      @ model public static pure helper int counted(
      @     int width, int height, int[] grid, int player, int points) {
      @   return points == 0 ? 0 : counted(width, height, grid, player, points - 1)
      @       + (countsFor(width, height, grid, player, points - 1) ? 1 : 0);
      @ }
      @*/

    // What run-time checking compares with besides.
    /*+RAC@ model public static pure helper int countedBySweeping(
      @     int width, int height, int[] grid, int player) {
      @   boolean[] reachingHers = reachingBySweeping(width, height, grid, player);
      @   boolean[] reachingHis = reachingBySweeping(width, height, grid, opponent(player));
      @   int points = 0;
      @   for (int p = 0; p < grid.length; p++) {
      @     if (grid[p] == player || (grid[p] == EMPTY && reachingHers[p] && !reachingHis[p])) {
      @       points = points + 1;
      @     }
      @   }
      @   return points;
      @ }
      @*/

    /** TT-9: the player's score on this grid, from 0 to the number of points. */
    // The number of all points that count for her.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   requires isPlayer(player);
      @   //-LARGE@ ensures \result == counted(width, height, grid, player, grid.length);
      @   //+RAC@ ensures \result == countedBySweeping(width, height, grid, player);
      @   ensures 0 <= \result && \result <= grid.length;
      @ pure helper
      @*/
    public static int score(int width, int height, int[] grid, int player) {
        int score = 0;
        //@ loop_invariant 0 <= p && p <= grid.length && 0 <= score && score <= p;
        //-LARGE@ loop_invariant score == counted(width, height, grid, player, p);
        //@ loop_decreases grid.length - p;
        for (int p = 0; p < grid.length; p++) {
            if (countsFor(width, height, grid, player, p)) {
                score = score + 1;
            }
        }
        return score;
    }

    // ---------------------------------------------------------------------------------------------
    // TT-10 The player with the higher score at the end of the game is the winner; equal scores are
    //       a tie.
    // ---------------------------------------------------------------------------------------------

    /** TT-10: {@link #BLACK}, {@link #WHITE} or {@link #TIE}, by the scores on the last grid. */
    // The player with the higher score, or a tie if there is none.
    /*@ public normal_behavior
      @   requires isRectangle(width, height) && isColouring(width, height, grid);
      @   ensures \result == higher(
      @       score(width, height, grid, BLACK), score(width, height, grid, WHITE));
      @ pure helper
      @*/
    public static int winner(int width, int height, int[] grid) {
        return higher(
                score(width, height, grid, BLACK), score(width, height, grid, WHITE));
    }

    /** TT-10: the player with the higher score, or {@link #TIE}. */
    // Black if his score is higher, White if hers is, else neither.
    /*@ public normal_behavior
      @   ensures black > white ==> \result == BLACK;
      @   ensures black < white ==> \result == WHITE;
      @   ensures black == white ==> \result == TIE;
      @ heap_free pure helper
      @*/
    public static int higher(int black, int white) {
        if (black > white) {
            return BLACK;
        }
        if (white > black) {
            return WHITE;
        }
        return TIE;
    }
}
