package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A game by the ten rules, in plain steps: each is a method, so that an {@link Animal} is a change of
 * one of them. It shares no code with the library. Points are numbers from the top left, row by
 * row; colours are the characters {@code . X O}; a pass is -1.
 */
public class Goban {

    /** The turn that is no move. */
    public static final int PASS = -1;

    /** The letters of columns. */
    public static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    static final char EMPTY = '.';
    static final char BLACK = 'X';
    static final char WHITE = 'O';

    final int width;
    final int height;

    /** The grids after 0, 1, 2, ... turns. */
    final List<char[]> grids = new ArrayList<>();

    /** The turns taken. */
    final List<Integer> turns = new ArrayList<>();

    private char[] before;
    private char mover;
    private int moved;
    private char[] after;

    private int[][] beside;
    private int[][] around;

    /** A game before its first turn. */
    public Goban(int width, int height) {
        this.width = width;
        this.height = height;
        char[] empty = new char[width * height];
        Arrays.fill(empty, EMPTY);
        grids.add(empty);
    }

    // TT-1, and how points are written

    /** Whether there is such a point. */
    boolean isPoint(int column, int row) {
        return column >= 0 && column < width && row >= 0 && row < height;
    }

    /** The points next to a point. */
    int[] neighbours(int point) {
        int column = point % width;
        int row = point / width;
        return points(
                new int[][] {
                    {column, row - 1}, {column - 1, row}, {column + 1, row}, {column, row + 1}
                });
    }

    final int[] points(int[][] places) {
        return Arrays.stream(places)
                .filter(place -> isPoint(place[0], place[1]))
                .mapToInt(place -> place[1] * width + place[0])
                .toArray();
    }

    final int[] beside(int point) {
        if (beside == null) {
            beside = new int[width * height][];
            Arrays.setAll(beside, this::neighbours);
        }
        return beside[point];
    }

    /** All points that a point touches, at its corners too. */
    final int[] around(int point) {
        if (around == null) {
            around = new int[width * height][];
            Arrays.setAll(around, this::touched);
        }
        return around[point];
    }

    private int[] touched(int point) {
        int column = point % width;
        int row = point / width;
        return points(
                new int[][] {
                    {column - 1, row - 1},
                    {column, row - 1},
                    {column + 1, row - 1},
                    {column - 1, row},
                    {column + 1, row},
                    {column - 1, row + 1},
                    {column, row + 1},
                    {column + 1, row + 1}
                });
    }

    /** The turn that is written so; width * height for one off the grid. */
    public int turn(String text) {
        return text.equalsIgnoreCase("pass")
                ? PASS
                : point(column(Character.toUpperCase(text.charAt(0))), row(text.substring(1)));
    }

    int column(char letter) {
        return COLUMNS.indexOf(letter);
    }

    int row(String number) {
        return height - Integer.parseInt(number);
    }

    int point(int column, int row) {
        return isPoint(column, row) ? row * width + column : width * height;
    }

    /** How a point is written. */
    public final String vertex(int point) {
        return "" + COLUMNS.charAt(point % width) + (height - point / width);
    }

    /** The rows of a grid. */
    public final List<String> rows(char[] grid) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            rows.add(new String(grid, row * width, width));
        }
        return rows;
    }

    // TT-3

    /** The points that reach the colour. */
    BitSet reaching(char[] grid, char colour) {
        return rightly(grid, colour);
    }

    final BitSet rightly(char[] grid, char colour) {
        BitSet reaching = new BitSet();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != colour && touches(grid, point, colour)) {
                reaching.set(point);
            }
        }
        return spread(grid, reaching);
    }

    /** All points that hang together with one of these, by points of one colour. */
    final BitSet spread(char[] grid, BitSet points) {
        int[] open = Arrays.copyOf(points.stream().toArray(), grid.length);
        int last = points.cardinality();
        for (int i = 0; i < last; i++) {
            for (int next : beside(open[i])) {
                if (grid[next] == grid[open[i]] && !points.get(next)) {
                    points.set(next);
                    open[last++] = next;
                }
            }
        }
        return points;
    }

    final boolean touches(char[] grid, int point, char colour) {
        for (int next : beside(point)) {
            if (grid[next] == colour) {
                return true;
            }
        }
        return false;
    }

    // TT-4

    /** The grid after clearing a colour. */
    char[] clear(char[] grid, char colour) {
        BitSet reaching = reaching(grid, EMPTY);
        char[] after = grid.clone();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == colour && !reaching.get(point)) {
                after[point] = EMPTY;
            }
        }
        return after;
    }

    /** The points of one colour that hang together with this one. */
    final BitSet string(char[] grid, int point) {
        BitSet string = new BitSet();
        string.set(point);
        return spread(grid, string);
    }

    /** All strings of a colour, or regions of empty points. */
    final List<BitSet> strings(char[] grid, char colour) {
        List<BitSet> strings = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == colour && !seen.get(point)) {
                strings.add(string(grid, point));
                seen.or(strings.get(strings.size() - 1));
            }
        }
        return strings;
    }

    /** The points of a colour next to a string. */
    final BitSet border(char[] grid, BitSet string, char colour) {
        BitSet border = new BitSet();
        for (int point = string.nextSetBit(0); point >= 0; point = string.nextSetBit(point + 1)) {
            for (int next : beside(point)) {
                border.set(next, border.get(next) || grid[next] == colour);
            }
        }
        return border;
    }

    final boolean breathes(char[] grid, int point) {
        return !border(grid, string(grid, point), EMPTY).isEmpty();
    }

    static char[] emptied(char[] grid, BitSet points) {
        char[] after = grid.clone();
        points.stream().forEach(point -> after[point] = EMPTY);
        return after;
    }

    // TT-5

    /** Whose turn it is. */
    public char toMove() {
        return turns.size() % 2 == 0 ? BLACK : WHITE;
    }

    static char opponent(char colour) {
        return colour == BLACK ? WHITE : BLACK;
    }

    // TT-6

    /** Why this player may not take the turn; empty if she may. */
    public String refusal(char player, int turn) {
        if (isOver()) {
            return "game-over";
        }
        if (turn == PASS) {
            return "";
        }
        if (turn == width * height) {
            return "off-grid";
        }
        if (isOccupied(grid(), player, turn)) {
            return "occupied";
        }
        char[] after = after(player, turn);
        if (isForbidden(grid(), after, player, turn)) {
            return "illegal";
        }
        return repeated(after, player) >= 0 ? "repeats" : "";
    }

    /** The turn that made a colouring which the move may not make again; -1 for none. */
    int repeated(char[] after, char player) {
        for (int turn = turns.size(); turn >= 0; turn--) {
            if (same(grids.get(turn), after) && remembers(turn, player)) {
                return made(turn);
            }
        }
        return -1;
    }

    /** Whether the grid after so many turns counts as an earlier colouring for this player. */
    boolean remembers(int turn, char player) {
        return true;
    }

    /** Whether two grids are one colouring. */
    boolean same(char[] one, char[] other) {
        return Arrays.equals(one, other);
    }

    /** The turn that made the grid after this one. */
    int made(int turn) {
        return turn > 0 && turns.get(turn - 1) == PASS ? made(turn - 1) : turn;
    }

    /** How long the cycle is that the next turn would close. */
    int cycle(int made) {
        return turns.size() + 1 - made;
    }

    /** Whether the point is among the moves that the player is told she may make. */
    boolean isListed(char player, int point) {
        return refusal(player, point).isEmpty();
    }

    /** What a refusal does. */
    void refuse(int turn) {
        // Nothing: it is no turn.
    }

    // TT-7

    /** Whether no stone may be put there. */
    boolean isOccupied(char[] grid, char player, int point) {
        return grid[point] != EMPTY;
    }

    /** Whether a move is forbidden for what it does. */
    boolean isForbidden(char[] before, char[] after, char player, int point) {
        return false;
    }

    /** The grid after a move from the present one, worked out once for each. */
    final char[] after(char player, int point) {
        if (grid() != before || player != mover || point != moved) {
            after = move(grid(), player, point);
            before = grid();
            mover = player;
            moved = point;
        }
        return after;
    }

    /** The grid after a move. */
    char[] move(char[] grid, char player, int point) {
        char[] after = grid.clone();
        after[point] = player;
        return own(take(after, opponent(player), point), player, point);
    }

    /** Clears the opponent's colour, after a move to this point. */
    char[] take(char[] grid, char colour, int point) {
        return clear(grid, colour);
    }

    /** Clears the player's own colour, after a move to this point. */
    char[] own(char[] grid, char player, int point) {
        return clear(grid, player);
    }

    /** Takes a turn, whatever the rules say. */
    public void play(char player, int turn) {
        grids.add(turn == PASS ? grid() : after(player, turn));
        turns.add(turn);
    }

    /** Takes the last turn back. */
    public void undo() {
        grids.remove(grids.size() - 1);
        turns.remove(turns.size() - 1);
    }

    /** How many turns have been taken. */
    public final int turnsTaken() {
        return turns.size();
    }

    /** The grid as it is. */
    public final char[] grid() {
        return grids.get(grids.size() - 1);
    }

    // TT-8

    /** Whether the game has ended. */
    public boolean isOver() {
        return passes(2);
    }

    final boolean passes(int number) {
        int last = turns.size();
        int passes = 0;
        while (passes < last && turns.get(last - 1 - passes) == PASS) {
            passes++;
        }
        return passes >= number;
    }

    // TT-9

    /** A player's score. */
    public double score(char[] grid, char player) {
        return rightScore(grid, player);
    }

    final double rightScore(char[] grid, char player) {
        BitSet mine = reaching(grid, player);
        BitSet theirs = reaching(grid, opponent(player));
        double score = 0;
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == player) {
                score += stone();
            } else if (grid[point] == EMPTY) {
                score += empty(mine.get(point), theirs.get(point));
            }
        }
        return score;
    }

    /** What a stone of her own is worth to a player. */
    double stone() {
        return 1;
    }

    /** What an empty point is worth that reaches her colour, or the opponent's, or both. */
    double empty(boolean mine, boolean theirs) {
        return mine && !theirs ? 1 : 0;
    }

    // TT-10

    /** The winner's colour; a point for a tie. */
    char winner(double black, double white) {
        return black > white ? BLACK : black < white ? WHITE : EMPTY;
    }
}
