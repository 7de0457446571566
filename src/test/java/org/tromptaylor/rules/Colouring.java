package org.tromptaylor.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A rectangle and a colouring of it, with the rules' answers in short, for tests of theorems. */
record Colouring(int width, int height, int[] grid) {

    /** A move by either player on an empty point, and what it makes. */
    record Move(Colouring before, int player, int point, int[] after) {

        /** How many stones of the opponent's it clears. */
        int taken() {
            return before.count(
                    p ->
                            before.grid[p] == TrompTaylor.opponent(player)
                                    && after[p] == TrompTaylor.EMPTY);
        }

        /** How many of the player's own stones it clears, the new one too. */
        int lost() {
            return before.count(
                    p -> (before.grid[p] == player || p == point) && after[p] == TrompTaylor.EMPTY);
        }

        /** Whether it clears its own point and no other one of the player's colour. */
        boolean isSuicideOfOne() {
            return after[point] == TrompTaylor.EMPTY && lost() == 1;
        }

        /** Whether the new stone has no empty point next to its string before anything is cleared. */
        boolean breathless() {
            int[] coloured = TrompTaylor.coloured(before.grid, point, player);
            return !before.with(coloured).reaches(point, TrompTaylor.EMPTY);
        }

        @Override
        public String toString() {
            return String.format("%s, %d on %d: %s", before, player, point, before.rows(after));
        }
    }

    /** As random as the seed; of each ten points about so many are empty. */
    static Colouring random(int width, int height, int emptyOfTen, long seed) {
        Random random = new Random(seed);
        int[] grid = new int[width * height];
        Arrays.setAll(
                grid,
                p ->
                        random.nextInt(10) < emptyOfTen
                                ? TrompTaylor.EMPTY
                                : TrompTaylor.BLACK + random.nextInt(2));
        return new Colouring(width, height, grid);
    }

    Colouring with(int[] other) {
        return new Colouring(width, height, other);
    }

    /** The same with both colours cleared, so that each stone that is left reaches empty. */
    Colouring settled() {
        return with(with(clear(TrompTaylor.BLACK)).clear(TrompTaylor.WHITE));
    }

    boolean reaches(int point, int colour) {
        return TrompTaylor.reaches(width, height, grid, point, colour);
    }

    boolean everyStoneReachesEmpty() {
        return count(p -> grid[p] != TrompTaylor.EMPTY && !reaches(p, TrompTaylor.EMPTY)) == 0;
    }

    int[] clear(int colour) {
        return TrompTaylor.clear(width, height, grid, colour);
    }

    int[] move(int player, int point) {
        return TrompTaylor.move(width, height, grid, player, point);
    }

    int score(int player) {
        return TrompTaylor.score(width, height, grid, player);
    }

    /** Every move by either player. */
    List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == TrompTaylor.EMPTY) {
                moves.add(move(this, TrompTaylor.BLACK, point));
                moves.add(move(this, TrompTaylor.WHITE, point));
            }
        }
        return moves;
    }

    private static Move move(Colouring before, int player, int point) {
        return new Move(before, player, point, before.move(player, point));
    }

    int count(IntPredicate points) {
        return (int) IntStream.range(0, grid.length).filter(points).count();
    }

    /** The points next to this one, told by column and row, without the rules' methods. */
    List<Integer> neighbours(int point) {
        List<Integer> neighbours = new ArrayList<>();
        for (int q = 0; q < grid.length; q++) {
            int columns = Math.abs(q % width - point % width);
            int rows = Math.abs(q / width - point / width);
            if (columns + rows == 1) {
                neighbours.add(q);
            }
        }
        return neighbours;
    }

    /** The points of the string of this one, without the rules' methods. */
    Set<Integer> string(int point) {
        Set<Integer> string = new TreeSet<>(Set.of(point));
        Deque<Integer> open = new ArrayDeque<>(string);
        while (!open.isEmpty()) {
            for (int next : neighbours(open.pop())) {
                if (grid[next] == grid[point] && string.add(next)) {
                    open.push(next);
                }
            }
        }
        return string;
    }

    String rows(int[] other) {
        return Grids.rows(width, other);
    }

    @Override
    public String toString() {
        return rows(grid);
    }
}
