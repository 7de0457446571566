package org.tromptaylor.conformance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A game by rules that are wrong in at most one way. Shares no code with the library: points are
 * numbers from the top left, colours are the characters {@code . X O}, a pass is -1.
 */
public final class TwistedGame {

    static final int PASS = -1;
    private static final int MEMORY = 30;

    private final int width;
    private final int height;
    private final Twist twist;
    private final List<char[]> history = new ArrayList<>();
    private final List<Integer> turns = new ArrayList<>();

    /** A game before its first turn. */
    public TwistedGame(int width, int height, Twist twist) {
        this.width = width;
        this.height = height;
        this.twist = twist;
        char[] empty = new char[width * height];
        Arrays.fill(empty, '.');
        history.add(empty);
    }

    char toMove() {
        return turns.size() % 2 == 0 ? 'X' : 'O';
    }

    static char opponent(char colour) {
        return colour == 'X' ? 'O' : 'X';
    }

    boolean isOver() {
        int n = turns.size();
        return n >= 2 && turns.get(n - 1) == PASS && turns.get(n - 2) == PASS;
    }

    char[] grid() {
        return history.get(history.size() - 1);
    }

    int turns() {
        return turns.size();
    }

    /** The reason against the turn; empty if there is none. */
    String refusal(char colour, int turn) {
        if (isOver()) {
            return "game-over";
        }
        if (turn == PASS) {
            return "";
        }
        if (turn < 0 || turn >= width * height) {
            return "off-grid";
        }
        if (grid()[turn] != '.') {
            return "occupied";
        }
        char[] after = move(grid(), colour, turn);
        if (twist == Twist.FORBIDS_SUICIDE && after[turn] == '.') {
            return "suicide";
        }
        return repeated(after) >= 0 ? "repeats" : "";
    }

    /** After how many turns the grid was the same; -1 for never, as far as it remembers. */
    int repeated(char[] after) {
        int last = history.size() - 1;
        for (int i = 0; i <= last; i++) {
            boolean forgotten = twist == Twist.FORGETS && i <= last - MEMORY;
            forgotten |= twist == Twist.SIMPLE_KO && i < last - 1;
            boolean retake = twist == Twist.RETAKES_KO && i == last - 1;
            if (!forgotten && !retake && Arrays.equals(history.get(i), after)) {
                return i;
            }
        }
        return -1;
    }

    void play(char colour, int turn) {
        history.add(turn == PASS ? grid() : move(grid(), colour, turn));
        turns.add(turn);
    }

    void undo() {
        history.remove(history.size() - 1);
        turns.remove(turns.size() - 1);
    }

    char[] move(char[] grid, char colour, int point) {
        char[] after = grid.clone();
        after[point] = colour;
        boolean ownFirst = twist == Twist.CLEARS_OWN_FIRST;
        after = clear(after, ownFirst ? colour : opponent(colour));
        return clear(after, ownFirst ? opponent(colour) : colour);
    }

    char[] clear(char[] grid, char colour) {
        char[] after = grid.clone();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == colour && !reaches(grid, point, '.')) {
                after[point] = '.';
            }
        }
        return after;
    }

    boolean reaches(char[] grid, int from, char colour) {
        boolean[] seen = new boolean[grid.length];
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        seen[from] = true;
        while (!open.isEmpty()) {
            for (int next : neighbours(open.remove())) {
                if (grid[next] == colour && grid[from] != colour) {
                    return true;
                }
                if (grid[next] == grid[from] && !seen[next]) {
                    seen[next] = true;
                    open.add(next);
                }
            }
        }
        return false;
    }

    private List<Integer> neighbours(int point) {
        List<Integer> neighbours = new ArrayList<>();
        int column = point % width;
        if (point >= width) {
            neighbours.add(point - width);
        }
        if (point + width < width * height) {
            neighbours.add(point + width);
        }
        if (twist == Twist.WRAPS ? point > 0 : column > 0) {
            neighbours.add(point - 1);
        }
        if (twist == Twist.WRAPS ? point + 1 < width * height : column + 1 < width) {
            neighbours.add(point + 1);
        }
        return neighbours;
    }

    int score(char[] grid, char colour) {
        int score = 0;
        for (int point = 0; point < grid.length; point++) {
            boolean mine = reaches(grid, point, colour);
            boolean theirs = reaches(grid, point, opponent(colour));
            if (grid[point] == colour || (grid[point] == '.' && mine && !theirs)) {
                score++;
            }
        }
        boolean empty = new String(grid).chars().allMatch(c -> c == '.');
        return twist == Twist.EMPTY_IS_BLACKS && empty && colour == 'X' ? grid.length : score;
    }

    // Notation

    static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    /** The turn; width * height if it is off the grid. */
    int turn(String text) {
        if (text.equalsIgnoreCase("pass")) {
            return PASS;
        }
        int column = COLUMNS.indexOf(Character.toUpperCase(text.charAt(0)));
        int row = height - Integer.parseInt(text.substring(1));
        return column >= 0 && column < width && row >= 0 && row < height
                ? row * width + column
                : width * height;
    }

    String vertex(int point) {
        return "" + COLUMNS.charAt(point % width) + (height - point / width);
    }

    List<String> rows(char[] grid) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            rows.add(new String(grid, row * width, width));
        }
        return rows;
    }
}
