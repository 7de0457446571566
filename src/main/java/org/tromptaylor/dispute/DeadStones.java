package org.tromptaylor.dispute;

import java.util.Collection;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;

/**
 * Lists of dead stones, read as strings: a set of points that holds all stones of a string or none.
 * Such sets can be compared, united and cut without a string being torn.
 */
final class DeadStones {

    private DeadStones() {}

    /**
     * The strings that a list names. A string is named if each of its stones is (TT-D2.b); what is no
     * stone names nothing (TT-D2.c).
     */
    static SortedSet<Integer> named(Position position, Collection<Integer> list) {
        Set<Integer> points = Set.copyOf(list);
        SortedSet<Integer> named = new TreeSet<>();
        int[] grid = position.grid();
        boolean[] seen = new boolean[grid.length];
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != TrompTaylor.EMPTY && !seen[point]) {
                SortedSet<Integer> string = string(position, grid, point);
                string.forEach(stone -> seen[stone] = true);
                if (points.containsAll(string)) {
                    named.addAll(string);
                }
            }
        }
        return named;
    }

    /** Those of the given strings of which no point has its colour at the end of the copy (TT-D5.c). */
    static SortedSet<Integer> goneFrom(
            Position copy, Position position, SortedSet<Integer> strings) {
        SortedSet<Integer> gone = new TreeSet<>();
        SortedSet<Integer> left = new TreeSet<>(strings);
        int[] grid = position.grid();
        while (!left.isEmpty()) {
            int first = left.first();
            SortedSet<Integer> string = string(position, grid, first);
            if (string.stream().noneMatch(point -> copy.colour(point) == grid[first])) {
                gone.addAll(string);
            }
            left.removeAll(string);
        }
        return gone;
    }

    /** The grid without these stones. Nothing is cleared: an empty point takes no liberty away. */
    static Position without(Position position, Set<Integer> removed) {
        int[] grid = position.grid();
        removed.forEach(point -> grid[point] = TrompTaylor.EMPTY);
        return Position.of(position.width(), position.height(), grid);
    }

    static SortedSet<Integer> inBoth(SortedSet<Integer> a, SortedSet<Integer> b) {
        SortedSet<Integer> both = new TreeSet<>(a);
        both.retainAll(b);
        return both;
    }

    static SortedSet<Integer> inOne(SortedSet<Integer> a, SortedSet<Integer> b) {
        SortedSet<Integer> one = inEither(a, b);
        one.removeAll(inBoth(a, b));
        return one;
    }

    static SortedSet<Integer> inEither(SortedSet<Integer> a, SortedSet<Integer> b) {
        SortedSet<Integer> either = new TreeSet<>(a);
        either.addAll(b);
        return either;
    }

    private static SortedSet<Integer> string(Position position, int[] grid, int point) {
        boolean[] members = TrompTaylor.string(position.width(), position.height(), grid, point);
        SortedSet<Integer> string = new TreeSet<>();
        for (int member = 0; member < members.length; member++) {
            if (members[member]) {
                string.add(member);
            }
        }
        return string;
    }
}
