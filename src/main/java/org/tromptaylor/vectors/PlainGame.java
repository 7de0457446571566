package org.tromptaylor.vectors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game under any {@link RuleSet}, written without the reference or the engine, so that agreement
 * with them means something: reach by sweeping over the grid until nothing changes, repetition by
 * comparing whole grids.
 */
final class PlainGame implements Judge.Play {

    static final int PASS = -1;

    private static final int EMPTY = 0;
    private static final int BLACK = 1;
    private static final int WHITE = 2;

    private final RuleSet rules;
    private final int width;
    private final int height;
    private final List<int[]> grids = new ArrayList<>();
    private final List<Integer> turns = new ArrayList<>();

    PlainGame(RuleSet rules, int width, int height) {
        this.rules = rules;
        this.width = width;
        this.height = height;
        grids.add(new int[width * height]);
    }

    @Override
    public int[] grid() {
        return grids.get(grids.size() - 1).clone();
    }

    @Override
    public boolean isOver() {
        int passes = 0;
        for (int i = turns.size() - 1; i >= 0 && turns.get(i) == PASS; i--) {
            passes++;
        }
        return passes >= rules.passes();
    }

    @Override
    public boolean isLegal(int turn) {
        return refusal(turn) == null;
    }

    @Override
    public Judge.Refusal play(int turn) {
        Judge.Refusal refusal = refusal(turn);
        if (refusal == null) {
            grids.add(turn == PASS ? grid() : afterMove(turn));
            turns.add(turn);
        }
        return refusal;
    }

    @Override
    public void undo() {
        grids.remove(grids.size() - 1);
        turns.remove(turns.size() - 1);
    }

    /** Null if the player whose turn it is may take this turn. */
    Judge.Refusal refusal(int turn) {
        if (isOver()) {
            return new Judge.Refusal("game-over");
        }
        if (turn == PASS) {
            return null;
        }
        if (turn < 0 || turn >= width * height) {
            return new Judge.Refusal("off-grid");
        }
        if (grid()[turn] != EMPTY) {
            return new Judge.Refusal("occupied");
        }
        int[] after = afterMove(turn);
        if (!rules.suicide() && after[turn] == EMPTY) {
            return new Judge.Refusal("suicide");
        }
        for (int i = turns.size(); i >= 0; i--) {
            if (forbidden(i) && Arrays.equals(grids.get(i), after)) {
                int made = i;
                while (made > 0 && turns.get(made - 1) == PASS) {
                    made--;
                }
                return new Judge.Refusal("repeats", made, turns.size() + 1 - made);
            }
        }
        return null;
    }

    // Is the grid after i turns one that the next move may not make?
    private boolean forbidden(int i) {
        int next = turns.size() + 1;
        boolean samePlayer = (next - i) % 2 == 0;
        return switch (rules.ko()) {
            case NONE -> false;
            case SIMPLE -> i >= next - 2;
            case POSITIONAL -> true;
            case SITUATIONAL -> samePlayer;
            case NATURAL_SITUATIONAL -> samePlayer && i > 0 && turns.get(i - 1) != PASS;
        };
    }

    private int[] afterMove(int point) {
        return move(width, height, grid(), turns.size() % 2 == 0 ? BLACK : WHITE, point);
    }

    static int[] move(int width, int height, int[] grid, int player, int point) {
        int[] after = grid.clone();
        after[point] = player;
        return clear(width, height, clear(width, height, after, BLACK + WHITE - player), player);
    }

    static int[] clear(int width, int height, int[] grid, int colour) {
        boolean[] reach = reach(width, height, grid, EMPTY);
        int[] after = grid.clone();
        for (int p = 0; p < after.length; p++) {
            if (after[p] == colour && !reach[p]) {
                after[p] = EMPTY;
            }
        }
        return after;
    }

    static int score(int width, int height, int[] grid, int player) {
        boolean[] mine = reach(width, height, grid, player);
        boolean[] yours = reach(width, height, grid, BLACK + WHITE - player);
        int score = 0;
        for (int p = 0; p < grid.length; p++) {
            if (grid[p] == player || (grid[p] == EMPTY && mine[p] && !yours[p])) {
                score++;
            }
        }
        return score;
    }

    /** The points, not of this colour, that reach it. */
    static boolean[] reach(int width, int height, int[] grid, int colour) {
        boolean[] reach = new boolean[grid.length];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int row = 0; row < height; row++) {
                for (int column = 0; column < width; column++) {
                    int p = row * width + column;
                    if (grid[p] != colour
                            && !reach[p]
                            && ((row > 0 && leads(grid, colour, reach, p, p - width))
                                    || (row < height - 1
                                            && leads(grid, colour, reach, p, p + width))
                                    || (column > 0 && leads(grid, colour, reach, p, p - 1))
                                    || (column < width - 1
                                            && leads(grid, colour, reach, p, p + 1)))) {
                        reach[p] = true;
                        changed = true;
                    }
                }
            }
        }
        return reach;
    }

    private static boolean leads(int[] grid, int colour, boolean[] reach, int p, int next) {
        return grid[next] == colour || (grid[next] == grid[p] && reach[next]);
    }
}
