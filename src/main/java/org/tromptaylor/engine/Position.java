package org.tromptaylor.engine;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/**
 * One colouring of a grid (TT-2), with the rules that need no history: reach, clearing, the result
 * of a move, the score.
 *
 * <p>Immutable, so safe to share between threads. Any colouring will do, also one that no game
 * leads to. Two positions are equal if they have the same width, height and colour at every point;
 * whose turn it is belongs to a {@link Game} and to no colouring (TT-6.c).
 */
public final class Position {

    private final Rectangle rectangle;

    /** The stones of Black and of White. */
    private final long[] black;

    private final long[] white;

    /** Keeps the arrays, which nobody changes afterwards. */
    Position(Rectangle rectangle, long[] black, long[] white) {
        this.rectangle = rectangle;
        this.black = black;
        this.white = white;
    }

    /**
     * The colouring that a grid shows.
     *
     * @param grid the colour of each point, as in {@link TrompTaylor}; copied
     * @throws IllegalArgumentException if width or height is below 1, if the grid has not width
     *     times height points, or if one of them has no colour
     */
    public static Position of(int width, int height, int[] grid) {
        Rectangle.require(width, height);
        if (grid.length != width * height) {
            throw new IllegalArgumentException(
                    "a " + width + "x" + height + " grid has not " + grid.length + " points");
        }
        Rectangle rectangle = new Rectangle(width, height);
        long[] black = new long[rectangle.words];
        long[] white = new long[rectangle.words];
        for (int point = 0; point < grid.length; point++) {
            switch (grid[point]) {
                case TrompTaylor.EMPTY -> {}
                case TrompTaylor.BLACK -> Rectangle.set(black, point);
                case TrompTaylor.WHITE -> Rectangle.set(white, point);
                default ->
                        throw new IllegalArgumentException(
                                "no colour at point " + point + ": " + grid[point]);
            }
        }
        return new Position(rectangle, black, white);
    }

    /** The number of columns. */
    public int width() {
        return rectangle.width;
    }

    /** The number of rows. */
    public int height() {
        return rectangle.height;
    }

    /**
     * The colour of the point.
     *
     * @throws IndexOutOfBoundsException if this is no point of the grid
     */
    public int colour(int point) {
        rectangle.requirePoint(point);
        if (Rectangle.has(black, point)) {
            return TrompTaylor.BLACK;
        }
        return Rectangle.has(white, point) ? TrompTaylor.WHITE : TrompTaylor.EMPTY;
    }

    /** A new array with the colour of each point. */
    public int[] grid() {
        int[] grid = new int[rectangle.points];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = colour(point);
        }
        return grid;
    }

    /**
     * The points of a colour, as a new set.
     *
     * @throws IllegalArgumentException if this is no colour
     */
    public PointSet points(int colour) {
        return new PointSet(rectangle.points, bits(colour).clone());
    }

    /**
     * Whether the point, not coloured {@code colour}, reaches {@code colour} (TT-3).
     *
     * @throws IndexOutOfBoundsException if this is no point of the grid
     * @throws IllegalArgumentException if this is no colour
     */
    public boolean reaches(int point, int colour) {
        long[] target = bits(colour);
        int own = colour(point);
        if (own == colour) {
            return false;
        }
        long[] reaching = new long[rectangle.words];
        rectangle.reaching(target, bits(own), reaching);
        return Rectangle.has(reaching, point);
    }

    /**
     * The colouring after clearing the player's colour (TT-4).
     *
     * @throws IllegalArgumentException if this is no player
     */
    public Position clear(int player) {
        requirePlayer(player);
        long[] staying = new long[rectangle.words];
        rectangle.reaching(bits(TrompTaylor.EMPTY), bits(player), staying);
        return player == TrompTaylor.BLACK
                ? new Position(rectangle, staying, white)
                : new Position(rectangle, black, staying);
    }

    /**
     * The colouring after the player's move (TT-7). Whether the move is a legal turn is the history's
     * to say: {@link Game}.
     *
     * @throws IndexOutOfBoundsException if this is no point of the grid
     * @throws IllegalArgumentException if the point is not empty, or this is no player
     */
    public Position move(int player, int point) {
        requirePlayer(player);
        if (colour(point) != TrompTaylor.EMPTY) {
            throw new IllegalArgumentException("a move colours an empty point, not " + point);
        }
        long[] own = bits(player).clone();
        Rectangle.set(own, point);
        Position coloured =
                player == TrompTaylor.BLACK
                        ? new Position(rectangle, own, white)
                        : new Position(rectangle, black, own);
        return coloured.clear(TrompTaylor.opponent(player)).clear(player);
    }

    /**
     * The player's score: her points, and the empty points that reach only her colour (TT-9).
     *
     * @throws IllegalArgumentException if this is no player
     */
    public int score(int player) {
        requirePlayer(player);
        return rectangle.score(
                bits(player),
                bits(TrompTaylor.opponent(player)),
                bits(TrompTaylor.EMPTY),
                new long[rectangle.words],
                new long[rectangle.words]);
    }

    /** The winner by the scores, or {@link TrompTaylor#TIE} (TT-10). */
    public int winner() {
        return Game.winner(score(TrompTaylor.BLACK), score(TrompTaylor.WHITE));
    }

    /** The points of a colour; a new array for empty. */
    private long[] bits(int colour) {
        return switch (colour) {
            case TrompTaylor.BLACK -> black;
            case TrompTaylor.WHITE -> white;
            case TrompTaylor.EMPTY -> {
                long[] empty = new long[rectangle.words];
                rectangle.neither(black, white, empty);
                yield empty;
            }
            default -> throw new IllegalArgumentException("not a colour: " + colour);
        };
    }

    static void requirePlayer(int player) {
        if (!TrompTaylor.isPlayer(player)) {
            throw new IllegalArgumentException("not a player: " + player);
        }
    }

    /** Whether the other is a position of the same width and height, and the same colouring. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && position.rectangle.width == rectangle.width
                && position.rectangle.height == rectangle.height
                && Arrays.equals(position.black, black)
                && Arrays.equals(position.white, white);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rectangle.width + Arrays.hashCode(black)) + Arrays.hashCode(white);
    }

    /** The rows, the top row first: {@code .} empty, {@code X} black, {@code O} white. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < rectangle.points; point++) {
            if (point > 0 && rectangle.inFirstColumn(point)) {
                text.append('\n');
            }
            text.append(".XO".charAt(colour(point)));
        }
        return text.toString();
    }
}
