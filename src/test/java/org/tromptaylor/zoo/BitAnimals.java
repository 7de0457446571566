package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Those who keep points in words too small, so that adjacent ones get lost (TT-1), or colourings in keys
 * made for smaller grids (TT-6).
 */
final class BitAnimals {

    private BitAnimals() {}

    /** Whether one point, next to another, is left out. */
    private interface LeftOut {
        boolean is(Goban game, int from, int to);
    }

    private static Animal leavingOut(String name, String wrong, LeftOut leftOut) {
        return new Animal(
                name,
                "TT-1",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                return Arrays.stream(super.neighbours(p))
                                        .filter(n -> !leftOut.is(this, p, n))
                                        .toArray();
                            }
                        });
    }

    private static Animal pointNumbers(int bits) {
        return new Animal(
                "point-numbers-of-" + bits + "-bits",
                "TT-1",
                "a point's number is kept in " + bits + " bits, when its neighbours are looked up",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                return Arrays.stream(super.neighbours(p))
                                        .map(n -> n & (1 << bits) - 1)
                                        .toArray();
                            }
                        });
    }

    /** A step from one word of 64 points to another is lost; the points are counted row by row. */
    private static Animal rows(String direction, int right, int down) {
        return leavingOut(
                "lost-between-words-" + direction,
                "rows lie end to end in words of 64 bits, and a step "
                        + direction
                        + " from one word to another gets lost",
                (game, from, to) -> to - from == down * game.width + right && from / 64 != to / 64);
    }

    /** The same, column by column. */
    private static Animal columns(String direction, int right, int down) {
        return leavingOut(
                "lost-between-words-of-columns-" + direction,
                "columns lie end to end in words of 64 bits, and a step "
                        + direction
                        + " from one word to another gets lost",
                (game, from, to) ->
                        to - from == down * game.width + right
                                && upright(game, from) / 64 != upright(game, to) / 64);
    }

    private static int upright(Goban game, int point) {
        return point % game.width * game.height + point / game.width;
    }

    /** What is compared in place of a colouring. */
    private interface Key {
        Object of(Goban game, char[] grid);
    }

    private static Animal key(String name, String wrong, Key key) {
        return new Animal(
                name,
                "TT-6",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            private final Map<char[], Object> keys = new IdentityHashMap<>();

                            @Override
                            boolean same(char[] one, char[] other) {
                                return key(one).equals(key(other));
                            }

                            private Object key(char[] grid) {
                                return keys.computeIfAbsent(grid, g -> key.of(this, g));
                            }
                        });
    }

    private static Animal longs(int number) {
        return key(
                number == 1 ? "colouring-in-one-long" : "colouring-in-" + number + "-longs",
                "the stones of a colour are kept as bits of "
                        + number
                        + " longs, and those beyond begin again",
                (game, grid) -> {
                    BitSet bits = new BitSet();
                    for (int p = 0; p < grid.length; p++) {
                        int bit = p % (64 * number);
                        if (grid[p] != Goban.EMPTY) {
                            bits.set(2 * bit + (grid[p] == Goban.BLACK ? 0 : 1));
                        }
                    }
                    return bits;
                });
    }

    private static final long[] CHANCE = new Random(5).longs(2 * 25 * 25).toArray();

    private static long chance(char[] grid, IntUnaryOperator number) {
        return IntStream.range(0, grid.length)
                .filter(p -> grid[p] != Goban.EMPTY)
                .mapToLong(p -> CHANCE[2 * number.applyAsInt(p) + (grid[p] == Goban.BLACK ? 0 : 1)])
                .reduce(0, (a, b) -> a ^ b);
    }

    private static Animal chanceNumbersFromBelow(int points) {
        return key(
                "chance-numbers-for-" + points + "-points-from-below",
                "the same, where points are counted row by row from below",
                (game, grid) -> chance(grid, p -> fromBelow(game, p) % points));
    }

    private static int fromBelow(Goban game, int point) {
        return (game.height - 1 - point / game.width) * game.width + point % game.width;
    }

    private static Animal chanceNumbers(int points) {
        return key(
                "chance-numbers-for-" + points + "-points",
                "the key is made of chance numbers for "
                        + points
                        + " points, and those beyond have the same again",
                (game, grid) -> chance(grid, p -> p % points));
    }

    /** Where a point stands when the grid is written as a list. */
    private interface Place {
        int of(Goban game, int column, int row);
    }

    private static Animal by31(String name, String wrong, int longest, Place place) {
        return key(
                "hash-by-31-" + name,
                "the key is the hash of "
                        + wrong
                        + ": 31 times that of all but the last, and the last, in 32 bits",
                (game, grid) -> by31(game, grid, longest, place));
    }

    private static int by31(Goban game, char[] grid, int longest, Place place) {
        int[] powers = new int[longest];
        powers[longest - 1] = 1;
        for (int i = longest - 1; i > 0; i--) {
            powers[i - 1] = 31 * powers[i];
        }
        int hash = 0;
        for (int p = 0; p < grid.length; p++) {
            hash += ".XO".indexOf(grid[p]) * powers[place.of(game, p % game.width, p / game.width)];
        }
        return hash;
    }

    static final List<Animal> ALL =
            Stream.of(
                            by31(
                                    "of-the-points",
                                    "a list of the points in reading order",
                                    625,
                                    (game, column, row) ->
                                            625
                                                    - game.width * game.height
                                                    + row * game.width
                                                    + column),
                            by31(
                                    "of-the-lines",
                                    "a text of the rows, each with the end of its line",
                                    650,
                                    (game, column, row) ->
                                            650
                                                    - (game.width + 1) * game.height
                                                    + row * (game.width + 1)
                                                    + column),
                            by31(
                                    "of-the-columns",
                                    "a list of the points column by column",
                                    625,
                                    (game, column, row) ->
                                            625
                                                    - game.width * game.height
                                                    + column * game.height
                                                    + row),
                            by31(
                                    "from-below",
                                    "a list of the points row by row from below",
                                    625,
                                    (game, column, row) -> 625 - game.width * (row + 1) + column),
                            by31(
                                    "of-lists",
                                    "a list of the rows, each a list of its own",
                                    50,
                                    (game, column, row) ->
                                            50 - game.width - game.height + row + column),
                            pointNumbers(6),
                            pointNumbers(7),
                            pointNumbers(8),
                            pointNumbers(9),
                            leavingOut(
                                    "points-beyond-the-128th-are-negative",
                                    "a point's number is kept in a signed byte: those beyond 127 are no points",
                                    (game, from, to) -> to > 127),
                            rows("to-the-right", 1, 0),
                            rows("to-the-left", -1, 0),
                            rows("up", 0, -1),
                            rows("down", 0, 1),
                            columns("to-the-right", 1, 0),
                            columns("to-the-left", -1, 0),
                            columns("up", 0, -1),
                            columns("down", 0, 1),
                            longs(1),
                            longs(2),
                            longs(3),
                            longs(4),
                            longs(5),
                            longs(6),
                            chanceNumbers(64),
                            chanceNumbers(81),
                            chanceNumbers(169),
                            chanceNumbers(256),
                            chanceNumbers(361),
                            chanceNumbersFromBelow(64),
                            chanceNumbersFromBelow(256),
                            chanceNumbersFromBelow(361),
                            key(
                                    "chance-numbers-of-rows-and-columns",
                                    "the key of a stone is its row's chance number and its column's, combined",
                                    (game, grid) ->
                                            chance(grid, p -> p % game.width)
                                                    ^ chance(grid, p -> 25 + p / game.width)),
                            key(
                                    "whites-number-is-blacks-inverted",
                                    "a white stone's chance number is the black one's with all bits inverted",
                                    (game, grid) -> {
                                        long key = 0;
                                        for (int p = 0; p < grid.length; p++) {
                                            key ^=
                                                    grid[p] == Goban.BLACK
                                                            ? CHANCE[p]
                                                            : grid[p] == Goban.WHITE
                                                                    ? ~CHANCE[p]
                                                                    : 0;
                                        }
                                        return key;
                                    }),
                            key(
                                    "key-is-a-sum",
                                    "the key is the sum of the points' numbers, white ones counted twice",
                                    (game, grid) ->
                                            IntStream.range(0, grid.length)
                                                    .filter(p -> grid[p] != Goban.EMPTY)
                                                    .map(
                                                            p ->
                                                                    (p + 1)
                                                                            * (grid[p]
                                                                                            == Goban
                                                                                                    .BLACK
                                                                                    ? 1
                                                                                    : 2))
                                                    .sum()),
                            key(
                                    "key-is-a-double",
                                    "the key is a number with a digit for each point, and kept as a double",
                                    (game, grid) -> {
                                        double key = 0;
                                        for (char c : grid) {
                                            key = 3 * key + ".XO".indexOf(c);
                                        }
                                        return key;
                                    }),
                            key(
                                    "key-of-two-bits-for-each-point",
                                    "the key is a long with two bits for each point: only the last 32 are left in it",
                                    (game, grid) -> {
                                        long key = 0;
                                        for (char c : grid) {
                                            key = key << 2 | ".XO".indexOf(c);
                                        }
                                        return key;
                                    }))
                    .toList();
}
