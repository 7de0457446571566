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
    private int passes;

    /** The grid that the move makes which was asked of last. */
    private int[] after;

    private int nextLookBack = Integer.MAX_VALUE;
    private boolean askedKo;
    private boolean askedSuicide;
    private boolean askedEnd;

    PlainGame(RuleSet rules, int width, int height) {
        this.rules = rules;
        this.width = width;
        this.height = height;
        grids.add(new int[width * height]);
    }

    @Override
    public int[] grid() {
        return present().clone();
    }

    // Not to be changed.
    private int[] present() {
        return grids.get(grids.size() - 1);
    }

    @Override
    public boolean isOver() {
        boolean over = isOver(rules.end());
        if (!askedEnd) {
            askedEnd = Arrays.stream(RuleSet.End.values()).anyMatch(end -> isOver(end) != over);
        }
        return over;
    }

    private boolean isOver(RuleSet.End end) {
        return switch (end) {
            case TWO_PASSES -> lastPasses() >= 2;
            case THREE_PASSES -> lastPasses() >= 3;
            case TWO_PASSES_IN_ALL -> passes >= 2;
            // White takes every second turn.
            case WHITE_PASSES_LAST -> lastPasses() >= 2 && turns.size() % 2 == 0;
            case ONE_PASS -> lastPasses() >= 1;
            case FOUR_PASSES -> lastPasses() >= 4;
            case REPETITION -> lastPasses() >= 2 || hasRepeated();
            case NEVER -> false;
        };
    }

    private boolean hasRepeated() {
        int last = turns.size();
        return last > 0
                && turns.get(last - 1) != PASS
                && grids.subList(0, last).stream().anyMatch(g -> Arrays.equals(g, present()));
    }

    private int lastPasses() {
        int passes = 0;
        while (passes < turns.size() && turns.get(turns.size() - 1 - passes) == PASS) {
            passes++;
        }
        return passes;
    }

    @Override
    public boolean isLegal(int turn) {
        return refusal(turn) == null;
    }

    @Override
    public Judge.Refusal play(int turn) {
        Judge.Refusal refusal = refusal(turn);
        if (refusal == null) {
            grids.add(turn == PASS ? present() : after);
            turns.add(turn);
            passes += turn == PASS ? 1 : 0;
        }
        return refusal;
    }

    @Override
    public void undo() {
        grids.remove(grids.size() - 1);
        passes -= turns.remove(turns.size() - 1) == PASS ? 1 : 0;
    }

    /**
     * The least look-back by which a move would have repeated that did not, among all that were
     * asked; {@link Integer#MAX_VALUE} if there was none.
     */
    int nextLookBack() {
        return nextLookBack;
    }

    /** Which choices the game has depended on so far, whatever was asked. */
    Prediction.Choices choices() {
        return new Prediction.Choices(askedKo, askedSuicide, askedEnd, false);
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
        if (present()[turn] != EMPTY) {
            return new Judge.Refusal("occupied");
        }
        after = move(width, height, present(), player(), turn);
        boolean suicide = after[turn] == EMPTY;
        askedSuicide |= suicide;
        if (suicide && rules.suicide() == RuleSet.Suicide.FORBIDDEN) {
            return new Judge.Refusal("suicide");
        }
        // That of one stone leaves the grid as it is.
        boolean ofOneStone = suicide && Arrays.equals(after, present());
        if (ofOneStone && rules.suicide() == RuleSet.Suicide.SINGLE_ALLOWED
                || suicide && !ofOneStone && rules.suicide() == RuleSet.Suicide.UNTESTED
                || suicide && rules.suicide() == RuleSet.Suicide.ALL_UNTESTED) {
            return null;
        }
        boolean captures = removesOpponents();
        for (int i = turns.size(); i >= 0; i--) {
            if (Arrays.equals(grids.get(i), after)) {
                askedKo = true;
                if (forbidden(i, captures)) {
                    int made = madeBy(i);
                    return new Judge.Refusal("repeats", made, turns.size() + 1 - made);
                }
                nextLookBack = Math.min(nextLookBack, turns.size() + 1 - i);
            }
        }
        return null;
    }

    // The turn that made the grid after i turns; passes have left it as it was.
    private int madeBy(int i) {
        int made = i;
        while (made > 0 && turns.get(made - 1) == PASS) {
            made--;
        }
        return made;
    }

    private boolean removesOpponents() {
        int opponent = BLACK + WHITE - player();
        return stones(after, opponent) < stones(present(), opponent);
    }

    private static int stones(int[] grid, int colour) {
        int stones = 0;
        for (int c : grid) {
            stones += c == colour ? 1 : 0;
        }
        return stones;
    }

    // Is the grid after i turns one that the next move may not make?
    private boolean forbidden(int i, boolean captures) {
        int next = turns.size() + 1;
        boolean samePlayer = (next - i) % 2 == 0;
        return switch (rules.ko()) {
            case NONE -> false;
            case SIMPLE -> i >= next - 2;
            case LOOK_BACK -> i >= next - rules.lookBack();
            case POSITIONAL -> true;
            case SITUATIONAL -> samePlayer;
            case SITUATIONAL_BUT_THE_START -> samePlayer && i > 0;
            case SITUATIONAL_BUT_PASSES -> samePlayer && (i == 0 || turns.get(i - 1) != PASS);
            case NATURAL_SITUATIONAL -> samePlayer && i > 0 && turns.get(i - 1) != PASS;
            case BUT_THE_START -> i > 0 && madeBy(i) > 0;
            case SINCE_A_PASS -> !turns.subList(i, turns.size()).contains(PASS);
            case BY_CAPTURES -> captures;
            case OPPONENTS -> !samePlayer;
        };
    }

    private int player() {
        return turns.size() % 2 == 0 ? BLACK : WHITE;
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

    /** The player's score as the game stands. */
    int score(int player) {
        int opponent = BLACK + WHITE - player;
        int lost = -stones(present(), opponent);
        boolean passStones = rules.scoring() == RuleSet.Scoring.TERRITORY_AND_PASS_STONES;
        for (int i = 0; i < turns.size(); i++) {
            boolean hers = (i % 2 == 0 ? BLACK : WHITE) == opponent;
            if (hers && (turns.get(i) != PASS || passStones)) {
                lost++;
            }
        }
        return score(rules.scoring(), width, height, present(), player, lost);
    }

    /** The score of a grid; so many stones has the opponent lost on the way to it. */
    static int score(
            RuleSet.Scoring scoring, int width, int height, int[] grid, int player, int lost) {
        boolean[] mine = reach(width, height, grid, player);
        boolean[] yours = reach(width, height, grid, BLACK + WHITE - player);
        int stones = stones(grid, player);
        int onlyMine = 0;
        int notYours = 0;
        for (int p = 0; p < grid.length; p++) {
            if (grid[p] == EMPTY && !yours[p]) {
                notYours++;
                onlyMine += mine[p] ? 1 : 0;
            }
        }
        return switch (scoring) {
            case AREA -> stones + onlyMine;
            case OLDER_WORDING -> stones + notYours;
            case TERRITORY -> onlyMine;
            case TERRITORY_AND_PRISONERS, TERRITORY_AND_PASS_STONES -> onlyMine + lost;
            case AREA_BUT_SEKI -> stones + onlyMine - inSeki(width, height, grid, player);
            case STONES -> stones;
        };
    }

    // How many empty points reach the player's colour alone, and a string of it that touches an
    // empty point that reaches both.
    private static int inSeki(int width, int height, int[] grid, int player) {
        int neutral = 3;
        int inSeki = 4;
        boolean[] mine = reach(width, height, grid, player);
        boolean[] yours = reach(width, height, grid, BLACK + WHITE - player);
        int[] marked = grid.clone();
        for (int p = 0; p < grid.length; p++) {
            marked[p] = grid[p] == EMPTY && mine[p] && yours[p] ? neutral : grid[p];
        }
        boolean[] touches = reach(width, height, marked, neutral);
        for (int p = 0; p < grid.length; p++) {
            marked[p] = grid[p] == player && touches[p] ? inSeki : marked[p];
        }
        boolean[] shares = reach(width, height, marked, inSeki);
        int count = 0;
        for (int p = 0; p < grid.length; p++) {
            count += grid[p] == EMPTY && mine[p] && !yours[p] && shares[p] ? 1 : 0;
        }
        return count;
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
