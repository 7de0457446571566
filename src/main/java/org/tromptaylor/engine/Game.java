package org.tromptaylor.engine;

import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * A game by the ten rules, from the empty grid: turns are taken and taken back, with the verdicts
 * of {@link org.tromptaylor.rules.ReferenceGame} and in their order of precedence.
 *
 * <pre>{@code
 * Game game = new Game(19, 19);
 * game.play(72);                // Black; row * width + column, row 0 is the top
 * game.play(TrompTaylor.PASS);  // White
 * assert game.verdict(72) == Verdict.OCCUPIED;
 * assert game.legalMoves().size() == 360;
 * }</pre>
 *
 * <p>Turns are numbered from 1; 0 stands for the start. A refused turn changes nothing (TT-6.g).
 *
 * <p>Superko is exact and reaches back to the start: two colourings are the same if they are the
 * same at each point, whatever a hash says.
 *
 * <p>Time: {@code play} and {@code undo} look at the neighbours of the point, at the stones removed
 * and at those of the smaller strings joined; the number of turns before and the size of the grid
 * do not matter. Only the turns of a cycle are looked through, where a colouring comes back.
 *
 * <p>Memory: a thousand bytes, and up to 70 bytes a point for the grid, 140 if it is a single row;
 * and for each turn up to 28 bytes, with a table of 8 to 16 bytes more if a repetition comes near;
 * arrays are doubled when they are full. If memory ends then, the game stays as it was. Memory is
 * kept for reuse when turns are taken back. Once there, nothing is allocated by {@code verdict},
 * {@code repeatedTurn}, {@code play}, {@code undo}, {@code reset}, {@code score}, {@code winner} and
 * {@link #legalMoves(PointSet)}.
 *
 * <p>A game belongs to one thread at a time, also for questions: they use working memory of the
 * game. Share a {@link #position()} instead.
 */
public final class Game {

    /** The highest number of points that a grid may have. */
    public static final int MAX_POINTS = 1 << 20;

    /** Room for so many turns at the start, unless the grid is small. */
    private static final int MANY_TURNS = 1024;

    private final Rectangle rectangle;
    private final Board board;
    private final Journal journal;
    private final History history;

    private final long[] scratch1;
    private final long[] scratch2;
    private final long[] scratch3;

    /**
     * A game before its first turn (TT-5).
     *
     * @throws IllegalArgumentException if width or height is below 1, or their product above
     *     {@value #MAX_POINTS}
     */
    public Game(int width, int height) {
        this(width, height, -1L);
    }

    /** As above; only these bits of the hash are used. No answer depends on them. */
    Game(int width, int height, long hashBits) {
        Layout layout = Layout.of(width, height);
        rectangle = layout.rectangle;
        journal = new Journal(layout, Math.min(3 * rectangle.points / 2, MANY_TURNS));
        board = new Board(layout, journal);
        history = new History(rectangle, journal, board, hashBits);
        scratch1 = new long[rectangle.words];
        scratch2 = new long[rectangle.words];
        scratch3 = new long[rectangle.words];
    }

    /** The number of columns. */
    public int width() {
        return rectangle.width;
    }

    /** The number of rows. */
    public int height() {
        return rectangle.height;
    }

    /** How many turns have been taken. */
    public int turns() {
        return journal.turns();
    }

    /**
     * A turn that has been taken: a point or {@link TrompTaylor#PASS}.
     *
     * @param number from 1, the first turn, to {@link #turns()}, the last
     * @throws IndexOutOfBoundsException if there is no turn of that number
     */
    public int turn(int number) {
        if (number < 1 || number > turns()) {
            throw new IndexOutOfBoundsException("no turn " + number + " of " + turns());
        }
        return Journal.turn(journal.record(number));
    }

    /** The colour of the player whose turn it is (TT-5); after the end, of the one it would be. */
    public int toMove() {
        return TrompTaylor.toMove(journal.turns());
    }

    /** Whether two consecutive passes have ended the game (TT-8). */
    public boolean isOver() {
        return journal.endsWithTwoPasses();
    }

    /**
     * The present colour of the point.
     *
     * @throws IndexOutOfBoundsException if this is no point of the grid
     */
    public int colour(int point) {
        rectangle.requirePoint(point);
        return board.colour(point);
    }

    /** A new array with the present colour of each point. */
    public int[] grid() {
        int[] grid = new int[rectangle.points];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = board.colour(point);
        }
        return grid;
    }

    /** The present colouring, which stays as it is when the game goes on. */
    public Position position() {
        return new Position(rectangle, board.black.clone(), board.white.clone());
    }

    /**
     * The colouring after so many turns. Goes back to it turn by turn, which takes time.
     *
     * @param turnsTaken from 0, the start, to {@link #turns()}, the present
     * @throws IndexOutOfBoundsException if not so many have been taken
     */
    public Position position(int turnsTaken) {
        if (turnsTaken < 0 || turnsTaken > turns()) {
            throw new IndexOutOfBoundsException(
                    "not between 0 and " + turns() + " turns: " + turnsTaken);
        }
        long[] black = board.black.clone();
        long[] white = board.white.clone();
        journal.flipChangesAfter(turnsTaken, black, white);
        return new Position(rectangle, black, white);
    }

    /** What the rules say of this turn by the player whose turn it is. */
    public Verdict verdict(int turn) {
        return verdict(toMove(), turn);
    }

    /** What the rules say of this turn by this player. */
    public Verdict verdict(int player, int turn) {
        Verdict verdict = verdictButRepetition(player, turn);
        if (verdict != Verdict.LEGAL || turn == TrompTaylor.PASS || isNew(player, turn)) {
            return verdict;
        }
        return Verdict.REPEATS;
    }

    /** The verdict if no move repeated a colouring. */
    private Verdict verdictButRepetition(int player, int turn) {
        if (isOver()) {
            return Verdict.GAME_OVER;
        }
        if (player != toMove()) {
            return Verdict.OUT_OF_TURN;
        }
        if (turn == TrompTaylor.PASS) {
            return Verdict.LEGAL;
        }
        if (!rectangle.isPoint(turn)) {
            return Verdict.OFF_GRID;
        }
        return board.colour(turn) == TrompTaylor.EMPTY ? Verdict.LEGAL : Verdict.OCCUPIED;
    }

    /** Whether the player whose turn it is may take this turn. */
    public boolean isLegal(int turn) {
        return verdict(turn) == Verdict.LEGAL;
    }

    /**
     * The number of the turn that made the colouring which this move would repeat, 0 for the start;
     * -1 if the verdict on the move is not {@link Verdict#REPEATS}. The cycle length is {@code
     * turns() + 1} less this number (TT-6.h).
     */
    public int repeatedTurn(int turn) {
        if (verdict(turn) != Verdict.REPEATS) {
            return -1;
        }
        return repeatedBy(toMove(), turn);
    }

    /** Takes the turn if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int turn) {
        return play(toMove(), turn);
    }

    /** Takes the turn for this player if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int player, int turn) {
        Verdict verdict = verdictButRepetition(player, turn);
        if (verdict != Verdict.LEGAL) {
            return verdict;
        }
        if (turn == TrompTaylor.PASS) {
            journal.pushPass();
            return verdict;
        }
        int turns = journal.turns();
        boolean isNew = Journal.isFirst(board.place(player, turn));
        if (!isNew) {
            try {
                isNew = history.find(turns) == History.NONE;
            } finally {
                // Also if memory ends while the history looks.
                if (!isNew) {
                    board.takeBack();
                }
            }
        }
        return isNew ? verdict : Verdict.REPEATS;
    }

    /**
     * Takes the last turn back.
     *
     * @throws IllegalStateException if no turn has been taken
     */
    public void undo() {
        int turns = journal.turns();
        if (turns == 0) {
            throw new IllegalStateException("no turn to take back");
        }
        history.forget(turns);
        if (Journal.isPass(journal.record(turns))) {
            journal.pop();
        } else {
            board.takeBack();
        }
    }

    /** Takes all turns back: another game may begin, in the memory of this one. */
    public void reset() {
        journal.clear();
        history.clear();
        board.clear();
    }

    /** Which points the player whose turn it is may move to, as a new set; none after the end. */
    public PointSet legalMoves() {
        PointSet moves = new PointSet(rectangle.points);
        legalMoves(moves);
        return moves;
    }

    /**
     * As {@link #legalMoves()}, in a set that is there; what it held before is forgotten.
     *
     * @throws IllegalArgumentException if the set is for another number of points
     */
    public void legalMoves(PointSet moves) {
        if (moves.points() != rectangle.points) {
            throw new IllegalArgumentException(
                    "a set for " + moves.points() + " points, not " + rectangle.points);
        }
        if (isOver()) {
            moves.clear();
            return;
        }
        int player = toMove();
        changingMoves(player, moves);
        int first = history.firstToKeep();
        if (first == History.NONE) {
            dropRepetitions(player, moves);
        } else {
            dropRepetitions(player, moves, first);
        }
    }

    /**
     * The moves that make another colouring than the present one: all but those of a stone that has
     * only stones of the opponent's around and captures none, so that it alone is removed again.
     */
    private void changingMoves(int player, PointSet moves) {
        long[] opponents = board.stones(TrompTaylor.opponent(player));
        long[] empty = scratch1;
        long[] others = scratch2;
        rectangle.neither(board.black, board.white, empty);
        rectangle.neither(opponents, opponents, others);
        for (int at = 0; at < rectangle.words; at++) {
            long changing = empty[at] & rectangle.adjacent(others, at);
            for (long rest = empty[at] & ~changing; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                if (board.captures((at << 6) + bit)) {
                    changing |= 1L << bit;
                }
            }
            moves.words[at] = changing;
        }
    }

    /** Takes out the moves that make a colouring which was there before. */
    private void dropRepetitions(int player, PointSet moves) {
        long[] empty = scratch1;
        long[] ever = board.ever(player);
        for (int at = 0; at < rectangle.words; at++) {
            // A stone that stays where its colour has never been makes a new colouring.
            long doubtful = moves.words[at] & (ever[at] | ~rectangle.adjacent(empty, at));
            for (; doubtful != 0; doubtful &= doubtful - 1) {
                drop((at << 6) + Long.numberOfTrailingZeros(doubtful), player, moves);
            }
        }
    }

    /**
     * As above, where moves that keep the stones of this turn and of all later ones are new. All
     * other moves are on the only liberty of such a stone's string.
     */
    private void dropRepetitions(int player, PointSet moves, int first) {
        for (int turn = journal.turns(); turn >= first; turn--) {
            int point = Journal.turn(journal.record(turn));
            if (point != TrompTaylor.PASS && board.colour(point) != TrompTaylor.EMPTY) {
                int liberty = board.onlyLiberty(point);
                if (liberty != Board.NO_POINT) {
                    drop(liberty, player, moves);
                }
            }
        }
    }

    private void drop(int point, int player, PointSet moves) {
        if (!isNew(player, point)) {
            moves.remove(point);
        }
    }

    /**
     * The player's score on the present grid (TT-9).
     *
     * @throws IllegalArgumentException if this is no player
     */
    public int score(int player) {
        Position.requirePlayer(player);
        boolean forBlack = player == TrompTaylor.BLACK;
        rectangle.neither(board.black, board.white, scratch1);
        return rectangle.score(
                forBlack ? board.black : board.white,
                forBlack ? board.white : board.black,
                scratch1,
                scratch2,
                scratch3);
    }

    /** The winner by the scores on the present grid, or {@link TrompTaylor#TIE} (TT-10). */
    public int winner() {
        return winner(score(TrompTaylor.BLACK), score(TrompTaylor.WHITE));
    }

    static int winner(int blackScore, int whiteScore) {
        if (blackScore > whiteScore) {
            return TrompTaylor.BLACK;
        }
        return whiteScore > blackScore ? TrompTaylor.WHITE : TrompTaylor.TIE;
    }

    /** The hash of the present colouring. */
    long hash() {
        return board.hash();
    }

    /**
     * Whether the move on an empty point makes a colouring that was not there before (TT-6).
     *
     * <p>So it does if the stone stays where its colour has never been: in each colouring before, that
     * point had another colour.
     */
    private boolean isNew(int player, int point) {
        int outcome = board.outcome(player, point);
        if ((outcome & (Board.BREATHES | Board.CAPTURES)) == 0) {
            // A stone alone would only be removed again.
            return outcome != 0 && repeatedBy(player, point) == History.NONE;
        }
        return !Rectangle.has(board.ever(player), point)
                || (outcome & Board.CAPTURES) == 0
                        && !history.mayHold(board.hashWith(player, point))
                || repeatedBy(player, point) == History.NONE;
    }

    /** The turn whose colouring the move on an empty point would make again, or none (TT-6). */
    private int repeatedBy(int player, int point) {
        int turns = journal.turns();
        board.place(player, point);
        try {
            return history.find(turns);
        } finally {
            board.takeBack();
        }
    }
}
