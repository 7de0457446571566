package org.tromptaylor.rules;

/** What the proofs of the ten rules need besides the rules. */
final class Lemmas {

    private Lemmas() {}

    // ---------------------------------------------------------------------------------------------
    // TT-1  Points
    // ---------------------------------------------------------------------------------------------

    // In which row and column the points above, right of, below and left of a point are.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isPoint(width, height, p);
      @   ensures \result && Points.row(width, p) < height;
      @   ensures Points.row(width, p) >= 1 ==> p - width >= 0
      @       && Points.row(width, p - width) == Points.row(width, p) - 1
      @       && Points.column(width, p - width) == Points.column(width, p);
      @   ensures Points.column(width, p) < width - 1 ==> p + 1 < Points.count(width, height)
      @       && Points.row(width, p + 1) == Points.row(width, p)
      @       && Points.column(width, p + 1) == Points.column(width, p) + 1;
      @   ensures Points.row(width, p) < height - 1 ==> p + width < Points.count(width, height)
      @       && Points.row(width, p + width) == Points.row(width, p) + 1
      @       && Points.column(width, p + width) == Points.column(width, p);
      @   ensures Points.column(width, p) >= 1 ==> p - 1 >= 0
      @       && Points.row(width, p - 1) == Points.row(width, p)
      @       && Points.column(width, p - 1) == Points.column(width, p) - 1;
      @ model static heap_free pure helper boolean fourSteps(int width, int height, int p) {
      @   Points.inARow(width, height, p);
      @   if (Points.row(width, p) >= 1) {
      @     Points.stepUp(width, height, p);
      @   }
      @   if (Points.column(width, p) < width - 1) {
      @     Points.stepRight(width, height, p);
      @   }
      @   if (Points.row(width, p) < height - 1) {
      @     Points.stepDown(width, height, p);
      @   }
      @   if (Points.column(width, p) >= 1) {
      @     Points.stepLeft(width, height, p);
      @   }
      @   return true;
      @ }
      @*/

    // Every adjacent point is the neighbour in one of the four directions.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isPoint(width, height, p) && TrompTaylor.isPoint(width, height, q);
      @   requires TrompTaylor.adjacent(width, height, p, q);
      @   ensures \result;
      @   ensures q == TrompTaylor.neighbour(width, height, p, 0)
      @       || q == TrompTaylor.neighbour(width, height, p, 1)
      @       || q == TrompTaylor.neighbour(width, height, p, 2)
      @       || q == TrompTaylor.neighbour(width, height, p, 3);
      @ model static heap_free pure helper boolean someDirection(int width, int height, int p, int q) {
      @   fourSteps(width, height, p);
      @   if (Points.row(width, q) < Points.row(width, p)) {
      @     Points.samePoint(width, p - width, q);
      @   } else if (Points.row(width, q) > Points.row(width, p)) {
      @     fourSteps(width, height, q);
      @     Points.samePoint(width, p + width, q);
      @   } else if (Points.column(width, q) > Points.column(width, p)) {
      @     Points.samePoint(width, p + 1, q);
      @   } else {
      @     Points.samePoint(width, p - 1, q);
      @   }
      @   return true;
      @ }
      @*/

    // The same for all adjacent points.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isPoint(width, height, p);
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < Points.count(width, height)
      @       && TrompTaylor.adjacent(width, height, p, q);
      @       someDirection(width, height, p, q)
      @       ==> (q == TrompTaylor.neighbour(width, height, p, 0)
      @        || q == TrompTaylor.neighbour(width, height, p, 1)
      @        || q == TrompTaylor.neighbour(width, height, p, 2)
      @        || q == TrompTaylor.neighbour(width, height, p, 3)));
      @ model static heap_free pure helper boolean onlyFourDirections(int width, int height, int p) {
      @   //@ assert (\forall int q; 0 <= q && q < Points.count(width, height);
      @   //@     TrompTaylor.isPoint(width, height, q));
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-3  Room in the queue
    // ---------------------------------------------------------------------------------------------

    // Definition: how many of the first n numbers are below the bound.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length;
      @   ensures 0 <= \result && \result <= n;
      @   ensures n == 0 ==> \result == 0;
      @   ensures n > 0 ==> \result == below(numbers, n - 1, bound) + (numbers[n - 1] < bound ? 1 : 0);
      @   measured_by n;
      @ model static pure helper int below(int[] numbers, int n, int bound) {
      @   if (n == 0) {
      @     return 0;
      @   }
      @   //@ assert 0 <= n - 1 && n - 1 < n;
      @   return below(numbers, n - 1, bound) + (numbers[n - 1] < bound ? 1 : 0);
      @ }
      @*/

    // A bound higher by one has as many below it, if the old bound is not among the numbers.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length && bound < Integer.MAX_VALUE;
      @   requires (\forall int i; 0 <= i && i < n; numbers[i] != bound);
      @   ensures \result && below(numbers, n, bound + 1) == below(numbers, n, bound);
      @   measured_by n;
      @ model static pure helper boolean noneMoreBelow(int[] numbers, int n, int bound) {
      @   if (n > 0) {
      @     //@ assert 0 <= n - 1 && n - 1 < n;
      @     noneMoreBelow(numbers, n - 1, bound);
      @   }
      @   return true;
      @ }
      @*/

    // It has at most one more, if no number occurs twice.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length && bound < Integer.MAX_VALUE;
      @   requires (\forall int i; 0 <= i && i < n;
      @       (\forall int j; 0 <= j && j < i; numbers[j] != numbers[i]));
      @   ensures \result && below(numbers, n, bound + 1) <= below(numbers, n, bound) + 1;
      @   measured_by n;
      @ model static pure helper boolean oneMoreBelow(int[] numbers, int n, int bound) {
      @   if (n > 0) {
      @     if (numbers[n - 1] == bound) {
      @       noneMoreBelow(numbers, n - 1, bound);
      @     } else {
      @       //@ assert 0 <= n - 1 && n - 1 < n;
      @       oneMoreBelow(numbers, n - 1, bound);
      @     }
      @   }
      @   return true;
      @ }
      @*/

    // Numbers from 0 on, none of them twice: no more are below the bound than the bound says, and one
    // less if one that is not among them is below it.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length && bound >= 0 && missing >= 0;
      @   requires (\forall int i; 0 <= i && i < n; numbers[i] >= 0 && numbers[i] != missing);
      @   requires (\forall int i; 0 <= i && i < n;
      @       (\forall int j; 0 <= j && j < i; numbers[j] != numbers[i]));
      @   ensures \result && below(numbers, n, bound) <= (missing < bound ? bound - 1 : bound);
      @   measured_by bound;
      @ model static pure helper boolean fewBelow(int[] numbers, int n, int missing, int bound) {
      @   if (bound == 0) {
      @     noneBelow(numbers, n);
      @   } else {
      @     //@ assert 0 <= bound - 1 && bound - 1 < bound;
      @     fewBelow(numbers, n, missing, bound - 1);
      @     if (missing == bound - 1) {
      @       noneMoreBelow(numbers, n, bound - 1);
      @     } else {
      @       oneMoreBelow(numbers, n, bound - 1);
      @     }
      @   }
      @   return true;
      @ }
      @*/

    // Numbers from 0 on: none is below 0.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length;
      @   requires (\forall int i; 0 <= i && i < n; numbers[i] >= 0);
      @   ensures \result && below(numbers, n, 0) == 0;
      @   measured_by n;
      @ model static pure helper boolean noneBelow(int[] numbers, int n) {
      @   if (n > 0) {
      @     //@ assert 0 <= n - 1 && n - 1 < n;
      @     noneBelow(numbers, n - 1);
      @   }
      @   return true;
      @ }
      @*/

    // Numbers below the bound: all are below it.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= numbers.length;
      @   requires (\forall int i; 0 <= i && i < n; numbers[i] < bound);
      @   ensures \result && below(numbers, n, bound) == n;
      @   measured_by n;
      @ model static pure helper boolean allBelow(int[] numbers, int n, int bound) {
      @   if (n > 0) {
      @     //@ assert 0 <= n - 1 && n - 1 < n;
      @     allBelow(numbers, n - 1, bound);
      @   }
      @   return true;
      @ }
      @*/

    // The pigeonhole principle: points of a grid, none of them twice and one point missing, are fewer
    // than the points of the grid.
    /*-RAC@ normal_behavior
      @   requires 0 <= n && n <= queue.length && 0 <= missing && missing < points;
      @   requires (\forall int i; 0 <= i && i < n;
      @       0 <= queue[i] && queue[i] < points && queue[i] != missing);
      @   requires (\forall int i; 0 <= i && i < n;
      @       (\forall int j; 0 <= j && j < i; queue[j] != queue[i]));
      @   ensures \result && n < points;
      @ model static pure helper boolean roomFor(int[] queue, int n, int missing, int points) {
      @   fewBelow(queue, n, missing, points);
      @   allBelow(queue, n, points);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-3  Paths
    // ---------------------------------------------------------------------------------------------

    // A path, and one step more, is a path.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length;
      @   ensures \result;
      @   ensures (\forall int r; 0 <= r && r < grid.length && grid[r] == grid[p]
      @       && TrompTaylor.adjacent(width, height, r, q);
      @       (\forall \bigint steps; steps >= 0
      @           && TrompTaylor.path(width, height, grid, p, r, steps);
      @           TrompTaylor.path(width, height, grid, p, q, steps + 1)));
      @ model static pure helper boolean longerPath(int width, int height, int[] grid, int p, int q) {
      @   return true;
      @ }
      @*/

    // What is next to a point of p's colour that p is linked to, p is linked to as well.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length;
      @   ensures \result;
      @   ensures (\forall int r; 0 <= r && r < grid.length && grid[r] == grid[p]
      @       && TrompTaylor.adjacent(width, height, r, q)
      @       && TrompTaylor.linked(width, height, grid, p, r);
      @       TrompTaylor.linked(width, height, grid, p, q));
      @ model static pure helper boolean linkedFurther(
      @     int width, int height, int[] grid, int p, int q) {
      @   longerPath(width, height, grid, p, q);
      @   return true;
      @ }
      @*/

    // One such point and what is next to it.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length;
      @   requires 0 <= r && r < grid.length && grid[r] == grid[p];
      @   requires TrompTaylor.adjacent(width, height, r, q);
      @   requires TrompTaylor.linked(width, height, grid, p, r);
      @   ensures \result && TrompTaylor.linked(width, height, grid, p, q);
      @ model static pure helper boolean linkedStep(
      @     int width, int height, int[] grid, int p, int r, int q) {
      @   linkedFurther(width, height, grid, p, q);
      @   return true;
      @ }
      @*/

    // A point is linked to itself.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length;
      @   ensures \result && TrompTaylor.linked(width, height, grid, p, p);
      @ model static pure helper boolean linkedToItself(int width, int height, int[] grid, int p) {
      @   //@ assert TrompTaylor.path(width, height, grid, p, p, 0);
      @   return true;
      @ }
      @*/

    // Points that begin with p, have its colour, and are each adjacent to an earlier one, are linked
    // to p.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 1 <= n && n <= queue.length && queue[0] == p;
      @   requires (\forall int i; 0 <= i && i < n;
      @       0 <= queue[i] && queue[i] < grid.length && grid[queue[i]] == grid[p]);
      @   requires n <= origin.length && (\forall int i; 1 <= i && i < n;
      @       0 <= origin[i] && origin[i] < i
      @       && TrompTaylor.adjacent(width, height, queue[origin[i]], queue[i]));
      @   ensures \result;
      @   ensures (\forall int i; 0 <= i && i < n;
      @       TrompTaylor.linked(width, height, grid, p, queue[i]));
      @   measured_by n;
      @ model static pure helper boolean linkedToAll(
      @     int width, int height, int[] grid, int p, int[] queue, int[] origin, int n) {
      @   if (n == 1) {
      @     linkedToItself(width, height, grid, p);
      @   } else {
      @     //@ assert 0 <= n - 1 && n - 1 < n;
      @     linkedToAll(width, height, grid, p, queue, origin, n - 1);
      @     //@ assert TrompTaylor.linked(width, height, grid, p, queue[origin[n - 1]]);
      @     linkedFurther(width, height, grid, p, queue[n - 1]);
      @   }
      @   return true;
      @ }
      @*/

    // A path from p to another point has a last step, from a point of p's colour.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && p != q;
      @   requires TrompTaylor.linked(width, height, grid, p, q);
      @   ensures \result && (\exists int r; 0 <= r && r < grid.length;
      @       grid[r] == grid[p] && TrompTaylor.linked(width, height, grid, p, r)
      @       && TrompTaylor.adjacent(width, height, r, q));
      @ model static pure helper boolean lastStep(
      @     int width, int height, int[] grid, int p, int q) {
      @   return true;
      @ }
      @*/

    // The points of a colour that p has not are linked to p exactly if they are next to a point of
    // p's colour that is.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && grid[p] != colour;
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == colour
      @       && TrompTaylor.linked(width, height, grid, p, q);
      @       lastStep(width, height, grid, p, q) ==> (\exists int r; 0 <= r && r < grid.length;
      @         grid[r] == grid[p] && TrompTaylor.linked(width, height, grid, p, r)
      @         && TrompTaylor.adjacent(width, height, r, q)));
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == colour;
      @       (\forall int r; 0 <= r && r < grid.length && grid[r] == grid[p]
      @         && TrompTaylor.linked(width, height, grid, p, r)
      @         && TrompTaylor.adjacent(width, height, r, q);
      @         linkedStep(width, height, grid, p, r, q)
      @         ==> TrompTaylor.linked(width, height, grid, p, q)));
      @ model static pure helper boolean lastSteps(
      @     int width, int height, int[] grid, int p, int colour) {
      @   return true;
      @ }
      @*/

    // Definition: a set that p belongs to, and to which each point of p's colour belongs that is
    // adjacent to one of the set.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && 0 <= p && p < grid.length;
      @   ensures \result <==> set.length == grid.length && set[p]
      @       && (\forall int r; 0 <= r && r < grid.length && set[r];
      @         (\forall int q; 0 <= q && q < grid.length
      @             && TrompTaylor.adjacent(width, height, r, q) && grid[q] == grid[p]; set[q]));
      @ model static pure helper boolean isClosed(
      @     int width, int height, int[] grid, int p, boolean[] set);
      @*/

    // Such a set has all points of p's colour that a path of so many steps from p leads to.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && steps >= 0;
      @   requires isClosed(width, height, grid, p, set);
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == grid[p]
      @       && TrompTaylor.path(width, height, grid, p, q, steps); set[q]);
      @   // measure: steps
      @ model static pure helper boolean neverLeft(
      @     int width, int height, int[] grid, int p, boolean[] set, \bigint steps) {
      @   if (steps > 0) {
      @     //@ assert 0 <= steps - 1 && steps - 1 < steps;
      @     neverLeft(width, height, grid, p, set, steps - 1);
      @   }
      @   return true;
      @ }
      @*/

    // The same for one such point.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && steps >= 0;
      @   requires isClosed(width, height, grid, p, set);
      @   requires 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.path(width, height, grid, p, q, steps);
      @   ensures \result && set[q];
      @ model static pure helper boolean hasPathsEnd(int width, int height, int[] grid, int p,
      @     boolean[] set, int q, \bigint steps) {
      @   neverLeft(width, height, grid, p, set, steps);
      @   return true;
      @ }
      @*/

    // Such a set has each point of p's colour that p is linked to.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length;
      @   requires isClosed(width, height, grid, p, set);
      @   requires 0 <= q && q < grid.length && grid[q] == grid[p]
      @       && TrompTaylor.linked(width, height, grid, p, q);
      @   ensures \result && set[q];
      @ model static pure helper boolean hasLinked(
      @     int width, int height, int[] grid, int p, boolean[] set, int q) {
      @   //@ assert (\exists \bigint steps; steps >= 0
      @   //@     && TrompTaylor.path(width, height, grid, p, q, steps);
      @   //@     hasPathsEnd(width, height, grid, p, set, q, steps));
      @   return true;
      @ }
      @*/

    // The same for all points.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length;
      @   requires isClosed(width, height, grid, p, set);
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == grid[p]
      @       && TrompTaylor.linked(width, height, grid, p, q);
      @       hasLinked(width, height, grid, p, set, q) ==> set[q]);
      @ model static pure helper boolean nothingElseLinked(
      @     int width, int height, int[] grid, int p, boolean[] set) {
      @   return true;
      @ }
      @*/

    // A set that p belongs to, next to no point of the colour, and to which each point of p's colour
    // belongs that is adjacent to one of the set, shows that p doesn't reach the colour.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isColour(colour);
      @   requires 0 <= p && p < grid.length && set.length == grid.length && set[p];
      @   requires (\forall int r; 0 <= r && r < grid.length && set[r];
      @       (\forall int q; 0 <= q && q < grid.length && TrompTaylor.adjacent(width, height, r, q);
      @           grid[q] != colour && (grid[q] == grid[p] ==> set[q])));
      @   ensures \result && !TrompTaylor.reaches(width, height, grid, p, colour);
      @ model static pure helper boolean shutOff(
      @     int width, int height, int[] grid, int p, boolean[] set, int colour) {
      @   if (grid[p] != colour) {
      @     nothingElseLinked(width, height, grid, p, set);
      @     lastSteps(width, height, grid, p, colour);
      @   }
      @   return true;
      @ }
      @*/

    // A step to the first point of a path, from a point of the same colour, makes a path.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.adjacent(width, height, q, p) && steps >= 0;
      @   ensures \result;
      @   ensures (\forall int z; 0 <= z && z < grid.length
      @       && TrompTaylor.path(width, height, grid, q, z, steps);
      @       TrompTaylor.path(width, height, grid, p, z, steps + 1));
      @   // measure: steps
      @ model static pure helper boolean firstStep(
      @     int width, int height, int[] grid, int p, int q, \bigint steps) {
      @   if (steps > 0) {
      @     //@ assert 0 <= steps - 1 && steps - 1 < steps;
      @     firstStep(width, height, grid, p, q, steps - 1);
      @   } else {
      @     //@ assert TrompTaylor.path(width, height, grid, p, p, 0);
      @   }
      @   return true;
      @ }
      @*/

    // The same for one such path.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.adjacent(width, height, q, p) && steps >= 0;
      @   requires 0 <= z && z < grid.length && TrompTaylor.path(width, height, grid, q, z, steps);
      @   ensures \result && TrompTaylor.path(width, height, grid, p, z, steps + 1);
      @ model static pure helper boolean firstStepTo(
      @     int width, int height, int[] grid, int p, int q, int z, \bigint steps) {
      @   firstStep(width, height, grid, p, q, steps);
      @   return true;
      @ }
      @*/

    // What a point is linked to, a point next to it of the same colour is linked to.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.adjacent(width, height, q, p);
      @   requires 0 <= z && z < grid.length && TrompTaylor.linked(width, height, grid, q, z);
      @   ensures \result && TrompTaylor.linked(width, height, grid, p, z);
      @ model static pure helper boolean linkedFromNext(
      @     int width, int height, int[] grid, int p, int q, int z) {
      @   //@ assert (\exists \bigint steps; steps >= 0
      @   //@     && TrompTaylor.path(width, height, grid, q, z, steps);
      @   //@     firstStepTo(width, height, grid, p, q, z, steps)
      @   //@       && TrompTaylor.path(width, height, grid, p, z, steps + 1));
      @   return true;
      @ }
      @*/

    // The same for all points next to each other.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && 0 <= z && z < grid.length;
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length
      @       && TrompTaylor.linked(width, height, grid, q, z);
      @       (\forall int p; 0 <= p && p < grid.length && grid[q] == grid[p]
      @         && TrompTaylor.adjacent(width, height, q, p);
      @         linkedFromNext(width, height, grid, p, q, z)
      @         ==> TrompTaylor.linked(width, height, grid, p, z)));
      @ model static pure helper boolean allLinkedFromNext(
      @     int width, int height, int[] grid, int z) {
      @   return true;
      @ }
      @*/

    // A path of so many steps between two points of one colour leads back as well.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && steps >= 0;
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == grid[p]
      @       && TrompTaylor.path(width, height, grid, p, q, steps);
      @       TrompTaylor.linked(width, height, grid, q, p));
      @   // measure: steps
      @ model static pure helper boolean pathBack(
      @     int width, int height, int[] grid, int p, \bigint steps) {
      @   if (steps > 0) {
      @     //@ assert 0 <= steps - 1 && steps - 1 < steps;
      @     pathBack(width, height, grid, p, steps - 1);
      @     allLinkedFromNext(width, height, grid, p);
      @   } else {
      @     linkedToItself(width, height, grid, p);
      @   }
      @   return true;
      @ }
      @*/

    // The same for one such path.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires steps >= 0 && TrompTaylor.path(width, height, grid, p, q, steps);
      @   ensures \result && TrompTaylor.linked(width, height, grid, q, p);
      @ model static pure helper boolean pathBackFrom(
      @     int width, int height, int[] grid, int p, int q, \bigint steps) {
      @   pathBack(width, height, grid, p, steps);
      @   return true;
      @ }
      @*/

    // Of two points of one colour, each is linked to the other or neither.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.linked(width, height, grid, p, q);
      @   ensures \result && TrompTaylor.linked(width, height, grid, q, p);
      @ model static pure helper boolean linkedBack(
      @     int width, int height, int[] grid, int p, int q) {
      @   //@ assert (\exists \bigint steps; steps >= 0
      @   //@     && TrompTaylor.path(width, height, grid, p, q, steps);
      @   //@     pathBackFrom(width, height, grid, p, q, steps));
      @   return true;
      @ }
      @*/

    // What a point reaches, each point of its colour that is linked to it reaches.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isColour(colour);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.linked(width, height, grid, p, q);
      @   requires TrompTaylor.reaches(width, height, grid, q, colour);
      @   ensures \result && TrompTaylor.reaches(width, height, grid, p, colour);
      @ model static pure helper boolean reachesThrough(
      @     int width, int height, int[] grid, int p, int q, int colour) {
      @   boolean[] set = TrompTaylor.string(width, height, grid, p);
      @   if (!TrompTaylor.touches(width, height, grid, set, colour)) {
      @     stringClosed(width, height, grid, p, set);
      @     shutOff(width, height, grid, q, set, colour);
      @   }
      @   lastSteps(width, height, grid, p, colour);
      @   return true;
      @ }
      @*/

    // The set of the points of p's colour that p is linked to: each of its colour that is adjacent to
    // one of the set belongs to it.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires 0 <= p && p < grid.length && set.length == grid.length;
      @   requires (\forall int q; 0 <= q && q < grid.length; set[q] <==>
      @       grid[q] == grid[p] && TrompTaylor.linked(width, height, grid, p, q));
      @   ensures \result && set[p];
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == grid[p];
      @       (\forall int r; 0 <= r && r < grid.length && set[r]
      @           && TrompTaylor.adjacent(width, height, r, q);
      @           linkedStep(width, height, grid, p, r, q) ==> set[q]));
      @ model static pure helper boolean stringClosed(
      @     int width, int height, int[] grid, int p, boolean[] set) {
      @   linkedToItself(width, height, grid, p);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-7  Nothing but the colours counts, and a move makes one colouring
    // ---------------------------------------------------------------------------------------------

    // Definition: one grid has one colour wherever another one has the colour of p.
    /*-RAC@ normal_behavior
      @   requires 0 <= p && p < a.length;
      @   ensures \result <==> a.length == b.length
      @       && (\forall int r; 0 <= r && r < a.length; a[r] == a[p] ==> b[r] == b[p]);
      @ model static pure helper boolean keeps(int[] a, int[] b, int p);
      @*/

    // Such a grid has the other one's paths of so many steps from p,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b);
      @   requires 0 <= p && p < a.length && keeps(a, b, p);
      @   requires steps >= 0;
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < a.length
      @       && TrompTaylor.path(width, height, a, p, q, steps);
      @       TrompTaylor.path(width, height, b, p, q, steps));
      @   // measure: steps
      @ model static pure helper boolean keepsPaths(
      @     int width, int height, int[] a, int[] b, int p, \bigint steps) {
      @   if (steps > 0) {
      @     //@ assert 0 <= steps - 1 && steps - 1 < steps;
      @     keepsPaths(width, height, a, b, p, steps - 1);
      @   }
      @   return true;
      @ }
      @*/

    // each of them,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b);
      @   requires 0 <= p && p < a.length && keeps(a, b, p);
      @   requires 0 <= q && q < a.length && steps >= 0;
      @   requires TrompTaylor.path(width, height, a, p, q, steps);
      @   ensures \result && TrompTaylor.path(width, height, b, p, q, steps);
      @ model static pure helper boolean keepsPath(
      @     int width, int height, int[] a, int[] b, int p, int q, \bigint steps) {
      @   keepsPaths(width, height, a, b, p, steps);
      @   return true;
      @ }
      @*/

    // and its linked points,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b);
      @   requires 0 <= p && p < a.length && keeps(a, b, p);
      @   requires 0 <= q && q < a.length;
      @   requires TrompTaylor.linked(width, height, a, p, q);
      @   ensures \result && TrompTaylor.linked(width, height, b, p, q);
      @ model static pure helper boolean keepsLinked(
      @     int width, int height, int[] a, int[] b, int p, int q) {
      @   //@ assert (\exists \bigint steps; steps >= 0
      @   //@     && TrompTaylor.path(width, height, a, p, q, steps);
      @   //@     keepsPath(width, height, a, b, p, q, steps));
      @   return true;
      @ }
      @*/

    // all of them.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b);
      @   requires 0 <= p && p < a.length && keeps(a, b, p);
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < a.length && TrompTaylor.linked(width, height, a, p, q);
      @       keepsLinked(width, height, a, b, p, q) ==> TrompTaylor.linked(width, height, b, p, q));
      @ model static pure helper boolean keepsAllLinked(
      @     int width, int height, int[] a, int[] b, int p) {
      @   //@ assert a.length == b.length;
      @   return true;
      @ }
      @*/

    // Two grids of the same colouring have the same points that reach a colour,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && TrompTaylor.sameColouring(a, b);
      @   requires 0 <= p && p < a.length && TrompTaylor.isColour(colour);
      @   ensures \result && (TrompTaylor.reaches(width, height, a, p, colour)
      @       <==> TrompTaylor.reaches(width, height, b, p, colour));
      @ model static pure helper boolean sameReach(
      @     int width, int height, int[] a, int[] b, int p, int colour) {
      @   //@ assert keeps(a, b, p) && keeps(b, a, p);
      @   keepsAllLinked(width, height, a, b, p);
      @   keepsAllLinked(width, height, b, a, p);
      @   return true;
      @ }
      @*/

    // all points,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && TrompTaylor.sameColouring(a, b);
      @   ensures \result;
      @   ensures (\forall int p; 0 <= p && p < a.length;
      @       sameReach(width, height, a, b, p, TrompTaylor.EMPTY)
      @       ==> (TrompTaylor.reaches(width, height, a, p, TrompTaylor.EMPTY)
      @         <==> TrompTaylor.reaches(width, height, b, p, TrompTaylor.EMPTY)));
      @ model static pure helper boolean allReach(int width, int height, int[] a, int[] b) {
      @   //@ assert a.length == b.length;
      @   return true;
      @ }
      @*/

    // and the same grid after clearing a colour.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && TrompTaylor.sameColouring(a, b);
      @   requires TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isCleared(width, height, a, colour, r);
      @   requires TrompTaylor.isCleared(width, height, b, colour, s);
      @   ensures \result && TrompTaylor.sameColouring(r, s);
      @ model static pure helper boolean sameCleared(
      @     int width, int height, int[] a, int[] b, int colour, int[] r, int[] s) {
      @   allReach(width, height, a, b);
      @   return true;
      @ }
      @*/

    // The rules leave no choice: what a move makes in one step, in two, and in three, is one colouring.
    // Each lemma is followed by one that says the same for all grids that a definition only says exist.

    // The first step makes one colouring,
    /*-RAC@ normal_behavior
      @   requires 0 <= point && point < grid.length;
      @   requires TrompTaylor.isColoured(grid, point, colour, a);
      @   requires TrompTaylor.isColoured(grid, point, colour, b);
      @   ensures \result && TrompTaylor.sameColouring(a, b);
      @ model static pure helper boolean oneColoured(
      @     int[] grid, int point, int colour, int[] a, int[] b) {
      @   return true;
      @ }
      @*/

    // so does the second on it
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, a) && TrompTaylor.isColouring(width, height, b);
      @   requires TrompTaylor.isColoured(grid, point, player, a);
      @   requires TrompTaylor.isColoured(grid, point, player, b);
      @   requires TrompTaylor.isCleared(width, height, a, TrompTaylor.opponent(player), r);
      @   requires TrompTaylor.isCleared(width, height, b, TrompTaylor.opponent(player), s);
      @   ensures \result && TrompTaylor.sameColouring(r, s);
      @ model static pure helper boolean oneHalfMoveBy(int width, int height, int[] grid,
      @     int player, int point, int[] a, int[] b, int[] r, int[] s) {
      @   oneColoured(grid, point, player, a, b);
      @   sameCleared(width, height, a, b, TrompTaylor.opponent(player), r, s);
      @   return true;
      @ }
      @*/

    // by whatever grid between,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColoured(grid, point, player, a);
      @   requires TrompTaylor.isCleared(width, height, a, TrompTaylor.opponent(player), r);
      @   ensures \result;
      @   ensures (\forall int[] b; b != null && TrompTaylor.isColouring(width, height, b)
      @       && TrompTaylor.isColoured(grid, point, player, b)
      @       && TrompTaylor.isCleared(width, height, b, TrompTaylor.opponent(player), s);
      @       oneHalfMoveBy(width, height, grid, player, point, a, b, r, s)
      @       ==> TrompTaylor.sameColouring(r, s));
      @ model static pure helper boolean oneHalfMoveFrom(int width, int height, int[] grid,
      @     int player, int point, int[] a, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // by whatever two grids between,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, s);
      @   ensures \result;
      @   ensures (\forall int[] a; a != null && TrompTaylor.isColouring(width, height, a)
      @       && TrompTaylor.isColoured(grid, point, player, a)
      @       && TrompTaylor.isCleared(width, height, a, TrompTaylor.opponent(player), r);
      @       oneHalfMoveFrom(width, height, grid, player, point, a, r, s)
      @       ==> TrompTaylor.sameColouring(r, s));
      @ model static pure helper boolean oneHalfMoveFromAny(int width, int height, int[] grid,
      @     int player, int point, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // so two steps make one colouring,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, r);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, s);
      @   ensures \result && TrompTaylor.sameColouring(r, s);
      @ model static pure helper boolean oneHalfMove(int width, int height, int[] grid,
      @     int player, int point, int[] r, int[] s) {
      @   oneHalfMoveFromAny(width, height, grid, player, point, r, s);
      @   return true;
      @ }
      @*/

    // so does the third step on it
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, a) && TrompTaylor.isColouring(width, height, b);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, a);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, b);
      @   requires TrompTaylor.isCleared(width, height, a, player, r);
      @   requires TrompTaylor.isCleared(width, height, b, player, s);
      @   ensures \result && TrompTaylor.sameColouring(r, s);
      @ model static pure helper boolean oneMoveBy(int width, int height, int[] grid,
      @     int player, int point, int[] a, int[] b, int[] r, int[] s) {
      @   oneHalfMove(width, height, grid, player, point, a, b);
      @   sameCleared(width, height, a, b, player, r, s);
      @   return true;
      @ }
      @*/

    // by whatever grid between,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isHalfMove(width, height, grid, player, point, a);
      @   requires TrompTaylor.isCleared(width, height, a, player, r);
      @   ensures \result;
      @   ensures (\forall int[] b; b != null && TrompTaylor.isColouring(width, height, b)
      @       && TrompTaylor.isHalfMove(width, height, grid, player, point, b)
      @       && TrompTaylor.isCleared(width, height, b, player, s);
      @       oneMoveBy(width, height, grid, player, point, a, b, r, s)
      @       ==> TrompTaylor.sameColouring(r, s));
      @ model static pure helper boolean oneMoveFrom(int width, int height, int[] grid,
      @     int player, int point, int[] a, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // by whatever two grids between,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, s);
      @   ensures \result;
      @   ensures (\forall int[] a; a != null && TrompTaylor.isColouring(width, height, a)
      @       && TrompTaylor.isHalfMove(width, height, grid, player, point, a)
      @       && TrompTaylor.isCleared(width, height, a, player, r);
      @       oneMoveFrom(width, height, grid, player, point, a, r, s)
      @       ==> TrompTaylor.sameColouring(r, s));
      @ model static pure helper boolean oneMoveFromAny(int width, int height, int[] grid,
      @     int player, int point, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // so a move makes one colouring.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, r);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, s);
      @   ensures \result && TrompTaylor.sameColouring(r, s);
      @ model static pure helper boolean oneMove(int width, int height, int[] grid,
      @     int player, int point, int[] r, int[] s) {
      @   oneMoveFromAny(width, height, grid, player, point, r, s);
      @   return true;
      @ }
      @*/

    // What is the same as a cleared grid is a cleared grid.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.sameColouring(s, r);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, r);
      @   ensures \result && TrompTaylor.isCleared(width, height, grid, colour, s);
      @ model static pure helper boolean alsoCleared(
      @     int width, int height, int[] grid, int colour, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // The same for all grids that it may come from.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.sameColouring(s, r);
      @   ensures \result;
      @   ensures (\forall int[] a; a != null && TrompTaylor.isColouring(width, height, a)
      @       && TrompTaylor.isCleared(width, height, a, colour, r);
      @       alsoCleared(width, height, a, colour, r, s)
      @       ==> TrompTaylor.isCleared(width, height, a, colour, s));
      @ model static pure helper boolean alsoClearedFromAny(
      @     int width, int height, int colour, int[] r, int[] s) {
      @   return true;
      @ }
      @*/

    // What is the same as a move's result is a result of the move.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, r);
      @   requires TrompTaylor.sameColouring(s, r);
      @   ensures \result && TrompTaylor.isMove(width, height, grid, player, point, s);
      @ model static pure helper boolean alsoMove(int width, int height, int[] grid,
      @     int player, int point, int[] r, int[] s) {
      @   alsoClearedFromAny(width, height, player, r, s);
      @   return true;
      @ }
      @*/

    // The grids of a history that are what a move makes are the same as what it makes.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   ensures \result;
      @   ensures (\forall int t; 0 <= t && t < history.length
      @       && TrompTaylor.isMove(width, height, grid, player, point, history[t]);
      @       oneMove(width, height, grid, player, point, history[t], after)
      @       ==> TrompTaylor.sameColouring(history[t], after));
      @ model static pure helper boolean movesAreSame(int width, int height, int[][] history,
      @     int[] grid, int player, int point, int[] after) {
      @   return true;
      @ }
      @*/

    // Those that are the same as what a move makes are what it makes.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   ensures \result;
      @   ensures (\forall int t; 0 <= t && t < history.length
      @       && TrompTaylor.sameColouring(history[t], after);
      @       alsoMove(width, height, grid, player, point, after, history[t])
      @       ==> TrompTaylor.isMove(width, height, grid, player, point, history[t]));
      @ model static pure helper boolean sameAreMoves(int width, int height, int[][] history,
      @     int[] grid, int player, int point, int[] after) {
      @   return true;
      @ }
      @*/

    // A history repeats what a move makes exactly if one of its grids is what the move makes.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   ensures \result && (TrompTaylor.repeats(history, after)
      @       <==> TrompTaylor.isRepetition(width, height, history, grid, player, point));
      @ model static pure helper boolean repeatsOneMove(int width, int height, int[][] history,
      @     int[] grid, int player, int point, int[] after) {
      @   movesAreSame(width, height, history, grid, player, point, after);
      @   sameAreMoves(width, height, history, grid, player, point, after);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-7  Moves
    // ---------------------------------------------------------------------------------------------

    // What clearing spares, and reached empty before, reaches empty afterwards.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isColouring(width, height, cleared);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, cleared);
      @   requires 0 <= p && p < grid.length && cleared[p] != TrompTaylor.EMPTY;
      @   requires TrompTaylor.reaches(width, height, grid, p, TrompTaylor.EMPTY);
      @   ensures \result && TrompTaylor.reaches(width, height, cleared, p, TrompTaylor.EMPTY);
      @ model static pure helper boolean spared(
      @     int width, int height, int[] grid, int colour, int[] cleared, int p) {
      @   boolean[] set = TrompTaylor.string(width, height, cleared, p);
      @   if (!TrompTaylor.touches(width, height, cleared, set, TrompTaylor.EMPTY)) {
      @     stringClosed(width, height, cleared, p, set);
      @     shutOff(width, height, grid, p, set, TrompTaylor.EMPTY);
      @   }
      @   lastSteps(width, height, cleared, p, TrompTaylor.EMPTY);
      @   return true;
      @ }
      @*/

    // The same for all points.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isColouring(width, height, cleared);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, cleared);
      @   ensures \result;
      @   ensures (\forall int p; 0 <= p && p < grid.length && cleared[p] != TrompTaylor.EMPTY
      @       && TrompTaylor.reaches(width, height, grid, p, TrompTaylor.EMPTY);
      @       spared(width, height, grid, colour, cleared, p)
      @       ==> TrompTaylor.reaches(width, height, cleared, p, TrompTaylor.EMPTY));
      @ model static pure helper boolean allSpared(
      @     int width, int height, int[] grid, int colour, int[] cleared) {
      @   //@ assert cleared.length == grid.length;
      @   return true;
      @ }
      @*/

    // The third step of a move by way of any given first and second one.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires TrompTaylor.isMove(width, height, grid, player, point, after);
      @   ensures \result && TrompTaylor.isCleared(width, height, half, player, after);
      @ model static pure helper boolean thirdStep(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half, int[] after) {
      @   int[] ownCleared = TrompTaylor.clear(width, height, half, player);
      @   //@ assert TrompTaylor.isHalfMove(width, height, grid, player, point, half);
      @   //@ assert TrompTaylor.isMove(width, height, grid, player, point, ownCleared);
      @   oneMove(width, height, grid, player, point, ownCleared, after);
      @   alsoCleared(width, height, half, player, ownCleared, after);
      @   return true;
      @ }
      @*/

    // Of a string that doesn't reach the colour no point does.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isColour(colour);
      @   requires 0 <= p && p < grid.length && 0 <= q && q < grid.length && grid[q] == grid[p];
      @   requires TrompTaylor.linked(width, height, grid, p, q);
      @   requires !TrompTaylor.reaches(width, height, grid, p, colour);
      @   ensures \result && !TrompTaylor.reaches(width, height, grid, q, colour);
      @ model static pure helper boolean noneOfItReaches(
      @     int width, int height, int[] grid, int p, int q, int colour) {
      @   if (TrompTaylor.reaches(width, height, grid, q, colour)) {
      @     reachesThrough(width, height, grid, p, q, colour);
      @   }
      @   return true;
      @ }
      @*/

    // If clearing empties a point, it empties each point of its string,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, cleared);
      @   requires 0 <= p && p < grid.length && grid[p] == colour
      @       && cleared[p] == TrompTaylor.EMPTY;
      @   requires 0 <= q && q < grid.length && grid[q] == colour
      @       && TrompTaylor.linked(width, height, grid, p, q);
      @   ensures \result && cleared[q] == TrompTaylor.EMPTY;
      @ model static pure helper boolean clearedWith(
      @     int width, int height, int[] grid, int colour, int[] cleared, int p, int q) {
      @   //@ assert !TrompTaylor.reaches(width, height, grid, p, TrompTaylor.EMPTY);
      @   noneOfItReaches(width, height, grid, p, q, TrompTaylor.EMPTY);
      @   return true;
      @ }
      @*/

    // so the whole string.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid) && TrompTaylor.isPlayer(colour);
      @   requires TrompTaylor.isCleared(width, height, grid, colour, cleared);
      @   requires 0 <= p && p < grid.length && grid[p] == colour
      @       && cleared[p] == TrompTaylor.EMPTY;
      @   ensures \result;
      @   ensures (\forall int q; 0 <= q && q < grid.length && grid[q] == colour
      @       && TrompTaylor.linked(width, height, grid, p, q);
      @       clearedWith(width, height, grid, colour, cleared, p, q)
      @       ==> cleared[q] == TrompTaylor.EMPTY);
      @ model static pure helper boolean wholeStringCleared(
      @     int width, int height, int[] grid, int colour, int[] cleared, int p) {
      @   //@ assert cleared.length == grid.length;
      @   return true;
      @ }
      @*/

    // In a game, the stones of the opponent's that a move takes leave an empty point next to the
    // move's.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid)
      @       && Theorems.allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires 0 <= taken && taken < grid.length;
      @   requires coloured[taken] == TrompTaylor.opponent(player);
      @   requires half[taken] == TrompTaylor.EMPTY;
      @   ensures \result && TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY);
      @ model static pure helper boolean takenBeside(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half, int taken) {
      @   boolean[] set = TrompTaylor.string(width, height, coloured, taken);
      @   stringClosed(width, height, coloured, taken, set);
      @   wholeStringCleared(
      @       width, height, coloured, TrompTaylor.opponent(player), half, taken);
      @   //@ assert (\forall int r; 0 <= r && r < grid.length && set[r]; half[r] == TrompTaylor.EMPTY);
      @   lastSteps(width, height, coloured, taken, TrompTaylor.EMPTY);
      @   //@ assert !TrompTaylor.touches(width, height, coloured, set, TrompTaylor.EMPTY);
      @   if (!TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY)) {
      @     shutOff(width, height, grid, taken, set, TrompTaylor.EMPTY);
      @   }
      @   return true;
      @ }
      @*/

    // Then a stone of the player's reaches empty, the new one too,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid)
      @       && Theorems.allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY);
      @   requires 0 <= p && p < grid.length && coloured[p] == player;
      @   ensures \result && TrompTaylor.reaches(width, height, half, p, TrompTaylor.EMPTY);
      @ model static pure helper boolean ownReaches(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half, int p) {
      @   boolean[] set = TrompTaylor.string(width, height, half, p);
      @   stringClosed(width, height, half, p, set);
      @   lastSteps(width, height, half, p, TrompTaylor.EMPTY);
      @   if (!set[point]
      @       && !TrompTaylor.touches(width, height, half, set, TrompTaylor.EMPTY)) {
      @     shutOff(width, height, grid, p, set, TrompTaylor.EMPTY);
      @   }
      @   return true;
      @ }
      @*/

    // and so does every one.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid)
      @       && Theorems.allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY);
      @   ensures \result;
      @   ensures (\forall int p; 0 <= p && p < grid.length && coloured[p] == player;
      @       ownReaches(width, height, grid, player, point, coloured, half, p)
      @       ==> TrompTaylor.reaches(width, height, half, p, TrompTaylor.EMPTY));
      @ model static pure helper boolean allOwnReach(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half) {
      @   //@ assert coloured.length == grid.length && half.length == grid.length;
      @   return true;
      @ }
      @*/

    // If there is no empty point next to the move's, a stone of the opponent's is still there,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid)
      @       && Theorems.allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires !TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY);
      @   requires 0 <= p && p < grid.length && coloured[p] == TrompTaylor.opponent(player);
      @   ensures \result && half[p] == coloured[p];
      @ model static pure helper boolean notTaken(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half, int p) {
      @   if (half[p] == TrompTaylor.EMPTY) {
      @     takenBeside(width, height, grid, player, point, coloured, half, p);
      @   }
      @   return true;
      @ }
      @*/

    // and so is every one.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid)
      @       && Theorems.allReachEmpty(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isColouring(width, height, coloured);
      @   requires TrompTaylor.isColouring(width, height, half);
      @   requires TrompTaylor.isColoured(grid, point, player, coloured);
      @   requires TrompTaylor.isCleared(width, height, coloured, TrompTaylor.opponent(player), half);
      @   requires !TrompTaylor.isNextTo(width, height, half, point, TrompTaylor.EMPTY);
      @   ensures \result;
      @   ensures (\forall int p; 0 <= p && p < grid.length
      @       && coloured[p] == TrompTaylor.opponent(player);
      @       notTaken(width, height, grid, player, point, coloured, half, p)
      @       ==> half[p] == coloured[p]);
      @ model static pure helper boolean noneTaken(int width, int height, int[] grid, int player,
      @     int point, int[] coloured, int[] half) {
      @   //@ assert coloured.length == grid.length && half.length == grid.length;
      @   return true;
      @ }
      @*/

    // A move that makes the colouring of one grid of a history is a repetition.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, grid);
      @   requires TrompTaylor.isPlayer(player) && TrompTaylor.isPoint(width, height, point);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires 0 <= turns && turns < history.length;
      @   requires TrompTaylor.isMove(width, height, grid, player, point, history[turns]);
      @   ensures \result
      @       && TrompTaylor.isRepetition(width, height, history, grid, player, point);
      @ model static pure helper boolean repeatsOne(int width, int height, int[][] history,
      @     int[] grid, int player, int point, int turns) {
      @   return true;
      @ }
      @*/

    // A move that makes the present colouring again is not legal.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires (\forall int t; 0 <= t && t < history.length; history[t] != null);
      @   requires TrompTaylor.isHistory(width, height, history);
      @   requires grid == history[history.length - 1];
      @   requires player == TrompTaylor.toMove(history.length - 1);
      @   requires TrompTaylor.isPoint(width, height, point) && grid[point] == TrompTaylor.EMPTY;
      @   requires TrompTaylor.isMove(width, height, grid, player, point, grid);
      @   ensures \result && !TrompTaylor.isLegal(width, height, history, point);
      @ model static pure helper boolean repeatsPresent(
      @     int width, int height, int[][] history, int[] grid, int player, int point) {
      @   repeatsOne(width, height, history, grid, player, point, history.length - 1);
      @   return true;
      @ }
      @*/

    // ---------------------------------------------------------------------------------------------
    // TT-T8  Colours swapped
    // ---------------------------------------------------------------------------------------------

    // What reaches a colour reaches the swapped one on the swapped grid.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && Theorems.isSwapped(a, b);
      @   requires 0 <= p && p < a.length && TrompTaylor.isColour(colour);
      @   requires TrompTaylor.reaches(width, height, a, p, colour);
      @   ensures \result
      @       && TrompTaylor.reaches(width, height, b, p, Theorems.swapped(colour));
      @ model static pure helper boolean swappedReaches(
      @     int width, int height, int[] a, int[] b, int p, int colour) {
      @   //@ assert keeps(a, b, p);
      @   keepsAllLinked(width, height, a, b, p);
      @   return true;
      @ }
      @*/

    // And the other way round.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && Theorems.isSwapped(a, b);
      @   requires 0 <= p && p < a.length && TrompTaylor.isColour(colour);
      @   ensures \result && (TrompTaylor.reaches(width, height, a, p, colour)
      @       <==> TrompTaylor.reaches(width, height, b, p, Theorems.swapped(colour)));
      @ model static pure helper boolean swappedReach(
      @     int width, int height, int[] a, int[] b, int p, int colour) {
      @   if (TrompTaylor.reaches(width, height, a, p, colour)) {
      @     swappedReaches(width, height, a, b, p, colour);
      @   }
      @   if (TrompTaylor.reaches(width, height, b, p, Theorems.swapped(colour))) {
      @     swappedReaches(width, height, b, a, p, Theorems.swapped(colour));
      @   }
      @   return true;
      @ }
      @*/

    // The same as to reaching empty,
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && Theorems.isSwapped(a, b);
      @   requires 0 <= p && p < a.length;
      @   ensures \result && (TrompTaylor.reaches(width, height, a, p, TrompTaylor.EMPTY)
      @       <==> TrompTaylor.reaches(width, height, b, p, TrompTaylor.EMPTY));
      @ model static pure helper boolean swappedReachEmpty(
      @     int width, int height, int[] a, int[] b, int p) {
      @   swappedReach(width, height, a, b, p, TrompTaylor.EMPTY);
      @   //@ assert Theorems.swapped(TrompTaylor.EMPTY) == TrompTaylor.EMPTY;
      @   return true;
      @ }
      @*/

    // for all points.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && Theorems.isSwapped(a, b);
      @   ensures \result;
      @   ensures (\forall int p; 0 <= p && p < a.length;
      @       swappedReachEmpty(width, height, a, b, p)
      @       ==> (TrompTaylor.reaches(width, height, a, p, TrompTaylor.EMPTY)
      @         <==> TrompTaylor.reaches(width, height, b, p, TrompTaylor.EMPTY)));
      @ model static pure helper boolean allSwappedReach(
      @     int width, int height, int[] a, int[] b) {
      @   //@ assert a.length == b.length;
      @   return true;
      @ }
      @*/

    // What counts for a player counts for the opponent on the swapped grid.
    /*-RAC@ normal_behavior
      @   requires TrompTaylor.isRectangle(width, height);
      @   requires TrompTaylor.isColouring(width, height, a);
      @   requires TrompTaylor.isColouring(width, height, b) && Theorems.isSwapped(a, b);
      @   requires 0 <= p && p < a.length && TrompTaylor.isPlayer(player);
      @   ensures \result && (TrompTaylor.countsFor(width, height, a, player, p)
      @       <==> TrompTaylor.countsFor(width, height, b, TrompTaylor.opponent(player), p));
      @ model static pure helper boolean swappedCountsFor(
      @     int width, int height, int[] a, int[] b, int player, int p) {
      @   swappedReach(width, height, a, b, p, player);
      @   swappedReach(width, height, a, b, p, TrompTaylor.opponent(player));
      @   return true;
      @ }
      @*/
}
