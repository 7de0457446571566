package org.tromptaylor.engine;

import java.util.Arrays;
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
 * Memory grows with the number of moves by two bits a point each, and is kept for reuse when turns
 * are taken back. Once there, nothing is allocated by {@code verdict}, {@code play}, {@code undo},
 * {@code score} and {@link #legalMoves(PointSet)}.
 *
 * <p>A game belongs to one thread at a time, also for questions: they use working memory of the
 * game. Share a {@link #position()} instead.
 */
public final class Game {

    private final Rectangle rectangle;
    private final Colourings colourings;

    /** The turns taken; those from {@code turns} on are left-overs of turns taken back. */
    private int[] taken = new int[64];

    private int turns;

    /** The present stones of Black and of White: the last of {@link #colourings}, not copies. */
    private long[] black;

    private long[] white;

    /** What the move that was judged last removes, as a list and as bits. */
    private final int[] removed;

    private int removedCount;
    private final long[] removedBits;

    /** The hash of the colouring that it makes. */
    private long hashAfter;

    private final long[] scratch1;
    private final long[] scratch2;
    private final long[] scratch3;

    /**
     * A game before its first turn (TT-5).
     *
     * @throws IllegalArgumentException if width or height is below 1, or their product no int
     */
    public Game(int width, int height) {
        this(width, height, -1L);
    }

    /** As above; only these bits of the hash are used. No answer depends on them. */
    Game(int width, int height, long hashBits) {
        rectangle = new Rectangle(width, height);
        colourings = new Colourings(rectangle.words, hashBits);
        removed = new int[rectangle.points];
        removedBits = new long[rectangle.words];
        scratch1 = new long[rectangle.words];
        scratch2 = new long[rectangle.words];
        scratch3 = new long[rectangle.words];
        showLast();
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
        return turns;
    }

    /**
     * A turn that has been taken: a point or {@link TrompTaylor#PASS}.
     *
     * @param number from 1, the first turn, to {@link #turns()}, the last
     * @throws IndexOutOfBoundsException if there is no turn of that number
     */
    public int turn(int number) {
        if (number < 1 || number > turns) {
            throw new IndexOutOfBoundsException("no turn " + number + " of " + turns);
        }
        return taken[number - 1];
    }

    /** The colour of the player whose turn it is (TT-5); after the end, of the one it would be. */
    public int toMove() {
        return TrompTaylor.toMove(turns);
    }

    /** Whether two consecutive passes have ended the game (TT-8). */
    public boolean isOver() {
        return turns >= 2
                && taken[turns - 1] == TrompTaylor.PASS
                && taken[turns - 2] == TrompTaylor.PASS;
    }

    /**
     * The present colour of the point.
     *
     * @throws IndexOutOfBoundsException if this is no point of the grid
     */
    public int colour(int point) {
        rectangle.requirePoint(point);
        return colourOf(point);
    }

    private int colourOf(int point) {
        if (Rectangle.has(black, point)) {
            return TrompTaylor.BLACK;
        }
        return Rectangle.has(white, point) ? TrompTaylor.WHITE : TrompTaylor.EMPTY;
    }

    /** A new array with the present colour of each point. */
    public int[] grid() {
        int[] grid = new int[rectangle.points];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = colourOf(point);
        }
        return grid;
    }

    /** The present colouring, which stays as it is when the game goes on. */
    public Position position() {
        return new Position(rectangle, black.clone(), white.clone());
    }

    /**
     * The colouring after so many turns.
     *
     * @param turnsTaken from 0, the start, to {@link #turns()}, the present
     * @throws IndexOutOfBoundsException if not so many have been taken
     */
    public Position position(int turnsTaken) {
        if (turnsTaken < 0 || turnsTaken > turns) {
            throw new IndexOutOfBoundsException(
                    "not between 0 and " + turns + " turns: " + turnsTaken);
        }
        int entry = colourings.at(turnsTaken);
        return new Position(
                rectangle, colourings.black(entry).clone(), colourings.white(entry).clone());
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
        if (turn == TrompTaylor.PASS) {
            return Verdict.LEGAL;
        }
        if (!rectangle.isPoint(turn)) {
            return Verdict.OFF_GRID;
        }
        if (colourOf(turn) != TrompTaylor.EMPTY) {
            return Verdict.OCCUPIED;
        }
        return repeated(player, turn) == Colourings.NONE ? Verdict.LEGAL : Verdict.REPEATS;
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
        return colourings.madeBy(repeated(toMove(), turn));
    }

    /** Takes the turn if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int turn) {
        return play(toMove(), turn);
    }

    /** Takes the turn for this player if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int player, int turn) {
        Verdict verdict = verdict(player, turn);
        if (verdict != Verdict.LEGAL) {
            return verdict;
        }
        if (turns == taken.length) {
            taken = Arrays.copyOf(taken, 2 * turns);
        }
        taken[turns] = turn;
        turns++;
        if (turn != TrompTaylor.PASS) {
            colourings.push(hashAfter, turns);
            boolean blackMoves = player == TrompTaylor.BLACK;
            makeAfter(black, blackMoves, turn, colourings.lastBlack());
            makeAfter(white, !blackMoves, turn, colourings.lastWhite());
            showLast();
        }
        return verdict;
    }

    /**
     * Takes the last turn back.
     *
     * @throws IllegalStateException if no turn has been taken
     */
    public void undo() {
        if (turns == 0) {
            throw new IllegalStateException("no turn to take back");
        }
        turns--;
        if (taken[turns] != TrompTaylor.PASS) {
            colourings.pop();
            showLast();
        }
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
        moves.clear();
        if (isOver()) {
            return;
        }
        int player = toMove();
        for (int point = 0; point < rectangle.points; point++) {
            if (colourOf(point) == TrompTaylor.EMPTY
                    && repeated(player, point) == Colourings.NONE) {
                moves.add(point);
            }
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
        rectangle.neither(black, white, scratch1);
        return rectangle.score(
                forBlack ? black : white, forBlack ? white : black, scratch1, scratch2, scratch3);
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

    private void showLast() {
        black = colourings.lastBlack();
        white = colourings.lastWhite();
    }

    /** The colouring that the move on an empty point would make again, or none (TT-6). */
    private int repeated(int player, int point) {
        judge(player, point);
        boolean blackMoves = player == TrompTaylor.BLACK;
        int entry = colourings.find(hashAfter);
        while (entry != Colourings.NONE
                && !(isAfter(black, blackMoves, point, colourings.black(entry))
                        && isAfter(white, !blackMoves, point, colourings.white(entry)))) {
            entry = colourings.findNext();
        }
        return entry;
    }

    /**
     * Finds out what the move on an empty point removes (TT-7), and the hash of the colouring that it
     * makes. {@link #play} relies on the last question having been about its own move.
     *
     * <p>Only strings next to the point can lose their last liberty to it, and all others have one:
     * so it is after each move, and on the empty grid. And one's own stones have a liberty if any
     * stone of the opponent's has been removed, as that stood next to them.
     */
    private void judge(int player, int point) {
        removeOnly(0);
        boolean blackMoves = player == TrompTaylor.BLACK;
        long[] own = blackMoves ? black : white;
        long[] opponents = blackMoves ? white : black;
        Rectangle.set(own, point);
        if (!rectangle.inFirstColumn(point)) {
            remove(opponents, point - 1);
        }
        if (!rectangle.inLastColumn(point)) {
            remove(opponents, point + 1);
        }
        if (point >= rectangle.width) {
            remove(opponents, point - rectangle.width);
        }
        if (point < rectangle.points - rectangle.width) {
            remove(opponents, point + rectangle.width);
        }
        hashAfter = colourings.lastHash() ^ Colourings.key(player, point);
        int owner = TrompTaylor.opponent(player);
        if (removedCount == 0) {
            remove(own, point);
            owner = player;
        }
        for (int i = 0; i < removedCount; i++) {
            hashAfter ^= Colourings.key(owner, removed[i]);
        }
        own[point >>> 6] &= ~(1L << point);
    }

    /** Removes the string of this colour at the point, if there is one and it reaches no empty. */
    private void remove(long[] colour, int point) {
        if (!Rectangle.has(colour, point) || Rectangle.has(removedBits, point)) {
            return;
        }
        int before = removedCount;
        add(point);
        for (int head = before; head < removedCount; head++) {
            int from = removed[head];
            if (!rectangle.inFirstColumn(from) && reachesEmpty(colour, from - 1)
                    || !rectangle.inLastColumn(from) && reachesEmpty(colour, from + 1)
                    || from >= rectangle.width && reachesEmpty(colour, from - rectangle.width)
                    || from < rectangle.points - rectangle.width
                            && reachesEmpty(colour, from + rectangle.width)) {
                removeOnly(before);
                return;
            }
        }
    }

    /** Whether the point is empty; if it is of the colour, it joins the string. */
    private boolean reachesEmpty(long[] colour, int point) {
        if (Rectangle.has(colour, point)) {
            if (!Rectangle.has(removedBits, point)) {
                add(point);
            }
            return false;
        }
        return colourOf(point) == TrompTaylor.EMPTY;
    }

    private void add(int point) {
        removed[removedCount] = point;
        removedCount++;
        Rectangle.set(removedBits, point);
    }

    /** Forgets all of the removed stones but the first so many. */
    private void removeOnly(int count) {
        while (removedCount > count) {
            removedCount--;
            int point = removed[removedCount];
            removedBits[point >>> 6] &= ~(1L << point);
        }
    }

    /** The stones of one colour after the move that has been judged. */
    private long after(long[] stones, boolean moves, int point, int at) {
        long coloured = moves && at == point >>> 6 ? stones[at] | 1L << point : stones[at];
        return coloured & ~removedBits[at];
    }

    private void makeAfter(long[] stones, boolean moves, int point, long[] result) {
        for (int at = 0; at < result.length; at++) {
            result[at] = after(stones, moves, point, at);
        }
    }

    private boolean isAfter(long[] stones, boolean moves, int point, long[] candidate) {
        for (int at = 0; at < candidate.length; at++) {
            if (candidate[at] != after(stones, moves, point, at)) {
                return false;
            }
        }
        return true;
    }
}
