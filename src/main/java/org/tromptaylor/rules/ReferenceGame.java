package org.tromptaylor.rules;

import java.util.Arrays;

/**
 * A game as the ten rules tell it: the turns taken and the colouring after each of them.
 *
 * <p>Every answer is one of the methods of {@link TrompTaylor}; this class only keeps the history
 * and puts the reasons in their order. It is the slow and plain counterpart of the engine. Not safe
 * for use by several threads at once.
 */
public final class ReferenceGame {

    private final int width;
    private final int height;
    private int[] turns = {};
    private int[][] history;

    /**
     * A game before its first turn (TT-5).
     *
     * @throws IllegalArgumentException if width or height is below 1, or their product no int
     */
    public ReferenceGame(int width, int height) {
        if (!TrompTaylor.isRectangle(width, height)) {
            throw new IllegalArgumentException("not a rectangle: " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.history = new int[][] {TrompTaylor.start(width, height)};
    }

    /** The number of columns. */
    public int width() {
        return width;
    }

    /** The number of rows. */
    public int height() {
        return height;
    }

    /** How many turns have been taken. */
    public int turns() {
        return turns.length;
    }

    /** The colour of the player whose turn it is (TT-5); after the end, of the one it would be. */
    public int toMove() {
        return TrompTaylor.toMove(turns.length);
    }

    /** Whether two consecutive passes have ended the game (TT-8). */
    public boolean isOver() {
        return TrompTaylor.isOver(turns);
    }

    /** A copy of the present grid. */
    public int[] grid() {
        return grid(turns.length);
    }

    /** A copy of the grid after so many turns. */
    public int[] grid(int turnsTaken) {
        return history[turnsTaken].clone();
    }

    /** What the rules say of this turn by the player whose turn it is. */
    public Verdict verdict(int turn) {
        return verdict(toMove(), turn);
    }

    /** What the rules say of this turn by this player. */
    public Verdict verdict(int player, int turn) {
        if (isOver()) {
            return Verdict.GAME_OVER;
        }
        if (player != toMove()) {
            return Verdict.OUT_OF_TURN;
        }
        if (turn != TrompTaylor.PASS && !TrompTaylor.isPoint(width, height, turn)) {
            return Verdict.OFF_GRID;
        }
        if (turn != TrompTaylor.PASS && history[turns.length][turn] != TrompTaylor.EMPTY) {
            return Verdict.OCCUPIED;
        }
        return TrompTaylor.isLegal(width, height, history, turn) ? Verdict.LEGAL : Verdict.REPEATS;
    }

    /**
     * The turn that made the colouring which this move would repeat, 0 for the empty grid of the
     * start; -1 if the verdict on the move is not {@link Verdict#REPEATS}.
     *
     * <p>Each colouring is made once, by the start or by one move; passes only leave it as it is.
     * The cycle length is {@code turns() + 1} less this number (TT-6.h).
     */
    public int repeatedTurn(int turn) {
        if (verdict(turn) != Verdict.REPEATS) {
            return -1;
        }
        int[] after = TrompTaylor.move(width, height, history[turns.length], toMove(), turn);
        int made = 0;
        while (!TrompTaylor.sameColouring(history[made], after)) {
            made++;
        }
        return made;
    }

    /** Takes the turn if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int turn) {
        return play(toMove(), turn);
    }

    /** Takes the turn for this player if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int player, int turn) {
        Verdict verdict = verdict(player, turn);
        if (verdict == Verdict.LEGAL) {
            int[] grid = history[turns.length];
            int[] after =
                    turn == TrompTaylor.PASS
                            ? grid
                            : TrompTaylor.move(width, height, grid, player, turn);
            turns = Arrays.copyOf(turns, turns.length + 1);
            turns[turns.length - 1] = turn;
            history = Arrays.copyOf(history, history.length + 1);
            history[history.length - 1] = after;
        }
        return verdict;
    }

    /**
     * Takes the last turn back.
     *
     * @throws IllegalStateException if no turn has been taken
     */
    public void undo() {
        if (turns.length == 0) {
            throw new IllegalStateException("no turn to take back");
        }
        turns = Arrays.copyOf(turns, turns.length - 1);
        history = Arrays.copyOf(history, history.length - 1);
    }

    /** Which points the player whose turn it is may move to; none after the end. */
    public boolean[] legalMoves() {
        boolean[] legal = new boolean[width * height];
        for (int point = 0; point < legal.length; point++) {
            legal[point] = verdict(point) == Verdict.LEGAL;
        }
        return legal;
    }

    /**
     * The player's score on the present grid (TT-9).
     *
     * @throws IllegalArgumentException if this is no player
     */
    public int score(int player) {
        if (!TrompTaylor.isPlayer(player)) {
            throw new IllegalArgumentException("not a player: " + player);
        }
        return TrompTaylor.score(width, height, history[turns.length], player);
    }

    /** The winner by the scores on the present grid, or {@link TrompTaylor#TIE} (TT-10). */
    public int winner() {
        return TrompTaylor.winner(width, height, history[turns.length]);
    }
}
