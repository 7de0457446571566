package org.tromptaylor.rules;

/**
 * What follows from the ten rules, stated and proven in JML.
 *
 * <p>Each theorem is a lemma: a method that exists in specifications only, whose {@code requires}
 * are the theorem's conditions, whose {@code ensures} is what it says, and whose body is the proof.
 * The ids are those of {@code spec/theorems.md}, which tells each in words.
 */
public final class Theorems {

    private Theorems() {}

    // ---------------------------------------------------------------------------------------------
    // TT-T1  After a move every stone reaches empty.
    // ---------------------------------------------------------------------------------------------

    // Definition: every stone of the grid reaches empty. So it is in a game: there is no stone at the
    // start, a pass changes nothing, and this theorem is about moves.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   ensures \result <==> (\forall int p; 0 <= p && p < grid.length
      @       && grid[p] != TrompTaylor.EMPTY;
      @       TrompTaylor.reaches(width, height, grid, p, TrompTaylor.EMPTY));
      @ model public static pure helper boolean allReachEmpty(int width, int height, int[] grid);
      @*/

    // TT-T1: after a move every stone reaches empty.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, after);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   ensures \result && allReachEmpty(width, height, after);
      @ model public static pure helper boolean everyStoneReachesEmpty(
      @     int width, int height, int[] grid, int player, int point, int[] after) {
      @   int[] coloured = TrompTaylor.coloured(grid, point, player);
      @   int[] half = TrompTaylor.clear(width, height, coloured, TrompTaylor.opponent(player));
      @   Lemmas.thirdStep(width, height, grid, player, point, coloured, half, after);
      @   Lemmas.allSpared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   Lemmas.allSpared(width, height, half, player, after);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T2  The suicide of one stone gives back the colouring before it, and so is never legal.
    // ---------------------------------------------------------------------------------------------

    // TT-T2, the colouring: a move that leaves its point empty and clears no other point of the
    // player's colour changes nothing.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, after);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   requires after[point] == TrompTaylor.EMPTY;
      @   requires (\forall int p; 0 <= p && p < grid.length && grid[p] == player; after[p] == player);
      @   ensures \result && TrompTaylor.sameColouring(grid, after);
      @ model public static pure helper boolean oneStoneSuicide(
      @     int width, int height, int[] grid, int player, int point, int[] after) {
      @   int[] coloured = TrompTaylor.coloured(grid, point, player);
      @   int[] half = TrompTaylor.clear(width, height, coloured, TrompTaylor.opponent(player));
      @   Lemmas.thirdStep(width, height, grid, player, point, coloured, half, after);
      @   if (TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY)) {
      @     Lemmas.allOwnReach(width, height, grid, player, point, coloured, half);
      @   } else {
      @     Lemmas.noneTaken(width, height, grid, player, point, coloured, half);
      @   }
      @   return true;
      @ }
      @*/

    // TT-T2: such a move is never legal.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isHistory(width, height, history);
      @   requires grid == history[history.length - 1] && allReachEmpty(width, height, grid);
      @   requires player == TrompTaylor.toMove(history.length - 1);
      @   requires TrompTaylor.isPoint(width, height, point) && grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, after);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   requires after[point] == TrompTaylor.EMPTY;
      @   requires (\forall int p; 0 <= p && p < grid.length && grid[p] == player; after[p] == player);
      @   ensures \result && !TrompTaylor.isLegal(width, height, history, point);
      @ model public static pure helper boolean oneStoneSuicideIsIllegal(int width, int height,
      @     int[][] history, int[] grid, int player, int point, int[] after) {
      @   oneStoneSuicide(width, height, grid, player, point, after);
      @   //@ assert TrompTaylor.sameColouring(after, grid);
      @   Lemmas.alsoMove(width, height, grid, player, point, after, grid);
      @   Lemmas.repeatsPresent(width, height, history, grid, player, point);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T3  Clearing a colour twice is clearing it once, and touches no other colour.
    // ---------------------------------------------------------------------------------------------

    // TT-T3, first half: clearing a second time changes nothing.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isColouring(width, height, once);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, once);
      @   requires TrompTaylor.isCleared(width, height, once, colour, twice);
      @   ensures \result && TrompTaylor.sameColouring(once, twice);
      @ model public static pure helper boolean clearingTwice(
      @     int width, int height, int[] grid, int colour, int[] once, int[] twice) {
      @   Lemmas.allSpared(width, height, grid, colour, once);
      @   return true;
      @ }
      @*/

    // TT-T3, second half: a point of another colour keeps it, and none is coloured.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, cleared);
      @   ensures \result && (\forall int p; 0 <= p && p < grid.length;
      @       cleared[p] == grid[p] || (grid[p] == colour && cleared[p] == TrompTaylor.EMPTY));
      @ model public static pure helper boolean clearingTouchesOneColour(
      @     int width, int height, int[] grid, int colour, int[] cleared) {
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T4  In a game, a move that clears stones of the opponent's clears none of one's own.
    // ---------------------------------------------------------------------------------------------

    // TT-T4: if some stone of the opponent's is gone, all of the player's are there, the new one too.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, after);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   requires 0 <= taken && taken < grid.length;
      @   requires grid[taken] == TrompTaylor.opponent(player);
      @   requires after[taken] == TrompTaylor.EMPTY;
      @   ensures \result && (\forall int p; 0 <= p && p < grid.length
      @       && (grid[p] == player || p == point); after[p] == player);
      @ model public static pure helper boolean captureKeepsOwn(
      @     int width, int height, int[] grid, int player, int point, int[] after, int taken) {
      @   int[] coloured = TrompTaylor.coloured(grid, point, player);
      @   int[] half = TrompTaylor.clear(width, height, coloured, TrompTaylor.opponent(player));
      @   Lemmas.thirdStep(width, height, grid, player, point, coloured, half, after);
      @   if (TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY)) {
      @     Lemmas.allOwnReach(width, height, grid, player, point, coloured, half);
      @   } else {
      @     Lemmas.noneTaken(width, height, grid, player, point, coloured, half);
      @   }
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T5  The two scores and the neutral points add up to the number of points.
    // ---------------------------------------------------------------------------------------------

    // Definition: how many of the first so many points are neutral: empty, and reach both colours or none.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= points && points <= grid.length;
      @   ensures 0 <= \result && \result <= points;
      @   ensures points == 0 ==> \result == 0;
      @   ensures points > 0 ==> \result == neutral(width, height, grid, points - 1)
      @       + (grid[points - 1] == TrompTaylor.EMPTY
      @         && TrompTaylor.reaches(width, height, grid, points - 1, TrompTaylor.BLACK)
      @           == TrompTaylor.reaches(width, height, grid, points - 1, TrompTaylor.WHITE) ? 1 : 0);
      @   measured_by points;
      @ model public static pure helper int neutral(int width, int height, int[] grid, int points) {
      @   if (points == 0) {
      @     return 0;
      @   }
      @   //@ assert 0 <= points - 1 && points - 1 < points;
      @   return neutral(width, height, grid, points - 1)
      @       + (grid[points - 1] == TrompTaylor.EMPTY
      @         && TrompTaylor.reaches(width, height, grid, points - 1, TrompTaylor.BLACK)
      @           == TrompTaylor.reaches(width, height, grid, points - 1, TrompTaylor.WHITE) ? 1 : 0);
      @ }
      @*/

    // TT-T5, for the first so many points.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= points && points <= grid.length;
      @   ensures \result && TrompTaylor.counted(width, height, grid, TrompTaylor.BLACK, points)
      @       + TrompTaylor.counted(width, height, grid, TrompTaylor.WHITE, points)
      @       + neutral(width, height, grid, points) == points;
      @   measured_by points;
      @ model public static pure helper boolean countsAddUp(
      @     int width, int height, int[] grid, int points) {
      @   if (points > 0) {
      @     //@ assert 0 <= points - 1 && points - 1 < points;
      @     countsAddUp(width, height, grid, points - 1);
      @   }
      @   return true;
      @ }
      @*/

    // TT-T5: for all of them.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   ensures \result && TrompTaylor.score(width, height, grid, TrompTaylor.BLACK)
      @       + TrompTaylor.score(width, height, grid, TrompTaylor.WHITE)
      @       + neutral(width, height, grid, grid.length) == grid.length;
      @ model public static pure helper boolean scoresAddUp(int width, int height, int[] grid) {
      @   countsAddUp(width, height, grid, grid.length);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T6  A pass is legal as long as the game runs.
    // ---------------------------------------------------------------------------------------------

    // TT-T6: it is, whatever the history.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isHistory(width, height, history);
      @   ensures \result && TrompTaylor.isLegal(width, height, history, TrompTaylor.PASS);
      @ model public static pure helper boolean passIsLegal(int width, int height, int[][] history) {
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T7  All points of a string reach the same colours.
    // ---------------------------------------------------------------------------------------------

    // TT-T7: two points of one colour that are linked reach a colour both or neither.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isColour(colour);
      @   requires TrompTaylor.isPoint(width, height, p) && TrompTaylor.isPoint(width, height, q);
      @   requires grid[p] == grid[q] && TrompTaylor.linked(width, height, grid, p, q);
      @   ensures \result && (TrompTaylor.reaches(width, height, grid, p, colour)
      @       <==> TrompTaylor.reaches(width, height, grid, q, colour));
      @ model public static pure helper boolean stringReachesTheSame(
      @     int width, int height, int[] grid, int p, int q, int colour) {
      @   Lemmas.linkedBack(width, height, grid, p, q);
      @   if (TrompTaylor.reaches(width, height, grid, p, colour)) {
      @     Lemmas.reachesThrough(width, height, grid, q, p, colour);
      @   }
      @   if (TrompTaylor.reaches(width, height, grid, q, colour)) {
      @     Lemmas.reachesThrough(width, height, grid, p, q, colour);
      @   }
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T8  Swapping the colours swaps the scores.
    // ---------------------------------------------------------------------------------------------

    // Definition: black for white and white for black.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isColour(colour);
      @   ensures \result == (colour == TrompTaylor.EMPTY ? TrompTaylor.EMPTY
      @       : colour == TrompTaylor.BLACK ? TrompTaylor.WHITE : TrompTaylor.BLACK);
      @ model public static heap_free pure helper int swapped(int colour) {
      @   return colour == TrompTaylor.EMPTY ? TrompTaylor.EMPTY : TrompTaylor.opponent(colour);
      @ }
      @*/

    // Definition: one grid is another one with the colours swapped.
    /*-RAC@ public normal_behavior
      @   requires (\forall int p; 0 <= p && p < a.length; TrompTaylor.isColour(a[p]));
      @   ensures \result <==> a.length == b.length
      @       && (\forall int p; 0 <= p && p < a.length; b[p] == swapped(a[p]));
      @ model public static pure helper boolean isSwapped(int[] a, int[] b);
      @*/

    // TT-T8, reach: what reaches a colour reaches the swapped one on the swapped grid.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && isSwapped(a, b);
      @   requires TrompTaylor.isPoint(width, height, p) && TrompTaylor.isColour(colour);
      @   ensures \result && (TrompTaylor.reaches(width, height, a, p, colour)
      @       <==> TrompTaylor.reaches(width, height, b, p, swapped(colour)));
      @ model public static pure helper boolean swappingReach(
      @     int width, int height, int[] a, int[] b, int p, int colour) {
      @   Lemmas.swappedReach(width, height, a, b, p, colour);
      @   return true;
      @ }
      @*/

    // TT-T8, clearing: the swapped colour cleared on the swapped grid is the swapped result.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && isSwapped(a, b);
      @   requires TrompTaylor.isColouring(width, height, r);
      @   requires TrompTaylor.isCleared(width, height, a, colour, r);
      @   requires TrompTaylor.isCleared(width, height, b, TrompTaylor.opponent(colour), s);
      @   ensures \result && isSwapped(r, s);
      @ model public static pure helper boolean swappingClear(
      @     int width, int height, int[] a, int[] b, int colour, int[] r, int[] s) {
      @   Lemmas.allSwappedReach(width, height, a, b);
      @   return true;
      @ }
      @*/

    // TT-T8, moves: the opponent's move on the swapped grid makes the swapped colouring.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, a) && a[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, b) && isSwapped(a, b);
      @   requires TrompTaylor.isColouring(width, height, r);
      @   requires TrompTaylor.isMove(width, height, a, player, point, r);
      @   requires TrompTaylor.isMove(width, height, b, TrompTaylor.opponent(player), point, s);
      @   ensures \result && isSwapped(r, s);
      @ model public static pure helper boolean swappingMove(
      @     int width, int height, int[] a, int[] b, int player, int point, int[] r, int[] s) {
      @   int[] aColoured = TrompTaylor.coloured(a, point, player);
      @   int[] bColoured = TrompTaylor.coloured(b, point, TrompTaylor.opponent(player));
      @   int[] aHalf = TrompTaylor.clear(width, height, aColoured, TrompTaylor.opponent(player));
      @   int[] bHalf = TrompTaylor.clear(width, height, bColoured, player);
      @   Lemmas.thirdStep(width, height, a, player, point, aColoured, aHalf, r);
      @   Lemmas.thirdStep(
      @       width, height, b, TrompTaylor.opponent(player), point, bColoured, bHalf, s);
      @   swappingClear(width, height, aColoured, bColoured,
      @       TrompTaylor.opponent(player), aHalf, bHalf);
      @   swappingClear(width, height, aHalf, bHalf, player, r, s);
      @   return true;
      @ }
      @*/

    // TT-T8, scores, for the first so many points.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(player);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && isSwapped(a, b);
      @   requires 0 <= points && points <= a.length;
      @   ensures \result && TrompTaylor.counted(width, height, a, player, points)
      @       == TrompTaylor.counted(width, height, b, TrompTaylor.opponent(player), points);
      @   measured_by points;
      @ model public static pure helper boolean swappingCounts(
      @     int width, int height, int[] a, int[] b, int player, int points) {
      @   if (points > 0) {
      @     //@ assert 0 <= points - 1 && points - 1 < points;
      @     swappingCounts(width, height, a, b, player, points - 1);
      @     Lemmas.swappedCountsFor(width, height, a, b, player, points - 1);
      @   }
      @   return true;
      @ }
      @*/

    // TT-T8: a player's score is the opponent's score on the swapped grid.
    /*-RAC@ public normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(player);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && isSwapped(a, b);
      @   ensures \result && TrompTaylor.score(width, height, a, player)
      @       == TrompTaylor.score(width, height, b, TrompTaylor.opponent(player));
      @ model public static pure helper boolean swappingScores(
      @     int width, int height, int[] a, int[] b, int player) {
      @   swappingCounts(width, height, a, b, player, a.length);
      @   return true;
      @ }
      @*/
}
