package org.tromptaylor.benchmark;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as many programs keep it: an array with a border, an object for each string with its
 * stones and liberties, and a table of all colourings. It shares nothing with the reference or the
 * engine, plays by the same rules, and is what the engine is measured against.
 */
public final class StringsBoard {

    public static final int PASS = -1;

    private static final byte EMPTY = 0;
    private static final byte BLACK = 1;
    private static final byte WHITE = 2;
    private static final byte BORDER = 3;

    /** Stones of one colour that hang together; places are those of the array with a border. */
    private static final class Stones {
        final byte colour;
        final BitSet places = new BitSet();
        final BitSet liberties = new BitSet();

        Stones(byte colour) {
            this.colour = colour;
        }

        boolean hasOnlyLiberty(int place) {
            return liberties.get(place) && liberties.cardinality() == 1;
        }
    }

    private final int width;
    private final int height;
    private final int stride;
    private final int[] steps;
    private final byte[] colours;
    private final Stones[] strings;

    private final Deque<Integer> turns = new ArrayDeque<>();
    private final Deque<byte[]> past = new ArrayDeque<>();

    /** Which turn made a colouring; 0 for the start. */
    private final Map<ByteBuffer, Integer> madeBy = new HashMap<>();

    public StringsBoard(int width, int height) {
        this.width = width;
        this.height = height;
        stride = width + 2;
        steps = new int[] {-stride, -1, 1, stride};
        colours = new byte[stride * (height + 2)];
        strings = new Stones[colours.length];
        Arrays.fill(colours, BORDER);
        for (int point = 0; point < width * height; point++) {
            colours[place(point)] = EMPTY;
        }
        remember();
    }

    private int place(int point) {
        return (point / width + 1) * stride + point % width + 1;
    }

    private void remember() {
        byte[] copy = colours.clone();
        past.push(copy);
        madeBy.put(ByteBuffer.wrap(copy), turns.size());
    }

    public int turns() {
        return turns.size();
    }

    public byte toMove() {
        return turns.size() % 2 == 0 ? BLACK : WHITE;
    }

    public boolean isOver() {
        if (turns.size() < 2) {
            return false;
        }
        var last = turns.iterator();
        return last.next() == PASS && last.next() == PASS;
    }

    public boolean isPoint(int point) {
        return point >= 0 && point < width * height;
    }

    public int colour(int point) {
        return colours[place(point)];
    }

    public int[] grid() {
        int[] grid = new int[width * height];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = colour(point);
        }
        return grid;
    }

    public boolean isLegal(int turn) {
        return !isOver()
                && (turn == PASS
                        || isPoint(turn) && colour(turn) == EMPTY && repeatedTurn(turn) < 0);
    }

    public int legalMoves() {
        int moves = 0;
        for (int point = 0; point < width * height; point++) {
            moves += isLegal(point) ? 1 : 0;
        }
        return moves;
    }

    /** The turn that made the colouring which a move on this empty point would make, or -1. */
    public int repeatedTurn(int point) {
        return madeBy.getOrDefault(ByteBuffer.wrap(after(place(point))), -1);
    }

    /** The colours after a move, without making it. */
    private byte[] after(int place) {
        byte[] after = colours.clone();
        after[place] = toMove();
        boolean takes = false;
        boolean breathes = false;
        for (int step : steps) {
            Stones string = strings[place + step];
            if (string == null) {
                breathes |= colours[place + step] == EMPTY;
            } else if (string.colour == toMove()) {
                breathes |= !string.hasOnlyLiberty(place);
            } else if (string.hasOnlyLiberty(place)) {
                takes = true;
                empty(after, string);
            }
        }
        if (!takes && !breathes) {
            after[place] = EMPTY;
            for (int step : steps) {
                Stones string = strings[place + step];
                if (string != null && string.colour == toMove()) {
                    empty(after, string);
                }
            }
        }
        return after;
    }

    private static void empty(byte[] colours, Stones string) {
        string.places.stream().forEach(place -> colours[place] = EMPTY);
    }

    /** Takes the turn if it is legal. */
    public boolean play(int turn) {
        if (!isLegal(turn)) {
            return false;
        }
        byte player = toMove();
        turns.push(turn);
        if (turn != PASS) {
            int place = place(turn);
            put(place, player);
            for (int step : steps) {
                Stones string = strings[place + step];
                if (string != null && string.colour != player && string.liberties.isEmpty()) {
                    remove(string);
                }
            }
            if (strings[place].liberties.isEmpty()) {
                remove(strings[place]);
            }
            remember();
        }
        return true;
    }

    private void put(int place, byte colour) {
        Stones joined = new Stones(colour);
        joined.places.set(place);
        colours[place] = colour;
        strings[place] = joined;
        for (int step : steps) {
            Stones string = strings[place + step];
            if (string == null) {
                if (colours[place + step] == EMPTY) {
                    joined.liberties.set(place + step);
                }
            } else {
                string.liberties.clear(place);
                if (string.colour == colour && string != joined) {
                    joined.places.or(string.places);
                    joined.liberties.or(string.liberties);
                    string.places.stream().forEach(stone -> strings[stone] = joined);
                }
            }
        }
    }

    private void remove(Stones string) {
        empty(colours, string);
        string.places.stream().forEach(place -> strings[place] = null);
        string.places.stream()
                .forEach(
                        place -> {
                            for (int step : steps) {
                                Stones beside = strings[place + step];
                                if (beside != null) {
                                    beside.liberties.set(place);
                                }
                            }
                        });
    }

    /** Takes the last turn back; after a move, all strings are made anew. */
    public void undo() {
        if (turns.pop() == PASS) {
            return;
        }
        madeBy.remove(ByteBuffer.wrap(past.pop()));
        byte[] before = past.peek();
        Arrays.fill(strings, null);
        for (int point = 0; point < width * height; point++) {
            colours[place(point)] = EMPTY;
        }
        for (int point = 0; point < width * height; point++) {
            int place = place(point);
            if (before[place] != EMPTY) {
                put(place, before[place]);
            }
        }
    }

    public int score(int player) {
        return score(width, height, grid(), player);
    }

    /** A player's points and the empty regions that only they border. */
    public static int score(int width, int height, int[] grid, int player) {
        int score = 0;
        boolean[] seen = new boolean[grid.length];
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == player) {
                score++;
            } else if (grid[point] == EMPTY && !seen[point]) {
                score += territory(width, height, grid, player, point, seen);
            }
        }
        return score;
    }

    private static int territory(
            int width, int height, int[] grid, int player, int from, boolean[] seen) {
        List<Integer> region = new ArrayList<>(List.of(from));
        seen[from] = true;
        boolean own = false;
        boolean others = false;
        for (int i = 0; i < region.size(); i++) {
            int row = region.get(i) / width;
            int column = region.get(i) % width;
            int[][] beside = {
                {row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}
            };
            for (int[] at : beside) {
                if (at[0] < 0 || at[0] >= height || at[1] < 0 || at[1] >= width) {
                    continue;
                }
                int next = at[0] * width + at[1];
                own |= grid[next] == player;
                others |= grid[next] == BLACK + WHITE - player;
                if (grid[next] == EMPTY && !seen[next]) {
                    seen[next] = true;
                    region.add(next);
                }
            }
        }
        return own && !others ? region.size() : 0;
    }
}
