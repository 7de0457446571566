package org.tromptaylor.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How to reach a grid by legal turns from the empty one, for programs that can only play.
 *
 * <p>The stones are placed one by one, the players taking turns, with a pass where a player has no
 * stone left to place. If each string of the grid has a liberty, nothing is ever captured on the
 * way: a part of a string is next to its missing rest, and a whole string is next to its liberty in
 * the end. So the grids on the way only grow, and none repeats.
 */
public final class SetUp {

    private SetUp() {}

    /** Whether each string has a liberty, so that no colour has anything to clear (TT-4). */
    public static boolean isReachable(int width, int height, int[] grid) {
        return Arrays.equals(grid, TrompTaylor.clear(width, height, grid, TrompTaylor.BLACK))
                && Arrays.equals(grid, TrompTaylor.clear(width, height, grid, TrompTaylor.WHITE));
    }

    /** Turns that reach the grid and then end the game with two passes. */
    public static List<Integer> untilTheEnd(int[] grid) {
        List<Integer> turns =
                placed(0, stones(grid, TrompTaylor.BLACK), stones(grid, TrompTaylor.WHITE));
        while (!TrompTaylor.isOver(turns.stream().mapToInt(Integer::intValue).toArray())) {
            turns.add(TrompTaylor.PASS);
        }
        return turns;
    }

    /**
     * Turns that reach the grid with the player to move next, who will make the grid {@code after}.
     *
     * <p>A suicide leaves a part of the grid, which must not be one of the grids on the way. So a
     * stone that it removes is placed before all others.
     */
    public static List<Integer> toMove(int[] grid, int player, int[] after) {
        Deque<Integer> black = stones(grid, TrompTaylor.BLACK);
        Deque<Integer> white = stones(grid, TrompTaylor.WHITE);
        Deque<Integer> own = player == TrompTaylor.BLACK ? black : white;
        Integer removed = null;
        for (int stone : own) {
            if (after[stone] == TrompTaylor.EMPTY) {
                removed = stone;
            }
        }
        List<Integer> turns = new ArrayList<>();
        if (removed != null) {
            own.remove(removed);
            if (player == TrompTaylor.WHITE) {
                turns.add(TrompTaylor.PASS);
            }
            turns.add(removed);
        }
        turns.addAll(placed(turns.size(), black, white));
        if (TrompTaylor.toMove(turns.size()) != player) {
            turns.add(TrompTaylor.PASS);
        }
        return turns;
    }

    /**
     * Turns that reach the grid with the player to move next.
     *
     * <p>Never two passes come one after the other, and a pass comes last only if the opponent has no
     * stone on the grid: with the next one it would end the game.
     */
    static List<Integer> laid(int[] grid, int player) {
        Deque<Integer> black = stones(grid, TrompTaylor.BLACK);
        Deque<Integer> white = stones(grid, TrompTaylor.WHITE);
        Deque<Integer> turns = new ArrayDeque<>();
        int mover = player;
        while (!black.isEmpty() || !white.isEmpty()) {
            mover = TrompTaylor.opponent(mover);
            Integer stone = (mover == TrompTaylor.BLACK ? black : white).pollLast();
            turns.addFirst(stone == null ? TrompTaylor.PASS : stone);
        }
        if (mover == TrompTaylor.WHITE) {
            turns.addFirst(TrompTaylor.PASS);
        }
        return List.copyOf(turns);
    }

    private static List<Integer> placed(int before, Deque<Integer> black, Deque<Integer> white) {
        List<Integer> turns = new ArrayList<>();
        while (!black.isEmpty() || !white.isEmpty()) {
            int player = TrompTaylor.toMove(before + turns.size());
            Deque<Integer> stones = player == TrompTaylor.BLACK ? black : white;
            turns.add(stones.isEmpty() ? TrompTaylor.PASS : stones.poll());
        }
        return turns;
    }

    private static Deque<Integer> stones(int[] grid, int colour) {
        Deque<Integer> stones = new ArrayDeque<>();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == colour) {
                stones.add(point);
            }
        }
        return stones;
    }
}
