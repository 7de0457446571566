package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Those who compare colourings wrongly (TT-6). */
final class ColouringAnimals {

    private ColouringAnimals() {}

    /** Whether two grids pass for one colouring. */
    private interface Same {
        boolean is(Goban game, char[] one, char[] other);
    }

    private static Animal same(String name, String wrong, Same same) {
        return new Animal(
                name,
                "TT-6",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean same(char[] one, char[] other) {
                                return super.same(one, other) || same.is(this, one, other);
                            }
                        });
    }

    private static Animal first(int points) {
        return same(
                "first-" + points + "-points",
                "only the first " + points + " points are compared",
                (game, one, other) ->
                        one.length > points
                                && text(one)
                                        .substring(0, points)
                                        .equals(text(other).substring(0, points)));
    }

    /** A number for each stone on each point. */
    private static final int[] CHANCE = new Random(2026).ints(2 * 25 * 25).toArray();

    /** A hash of so many bits, by a table of chance numbers. */
    private static Animal hash(int bits) {
        return same(
                "hash-of-" + bits + "-bits",
                "colourings with one hash of " + bits + " bits pass for one, unseen",
                (game, one, other) -> hash(one, bits) == hash(other, bits));
    }

    private static int hash(char[] grid, int bits) {
        int hash = 0;
        for (int p = 0; p < grid.length; p++) {
            hash ^= grid[p] == Goban.EMPTY ? 0 : CHANCE[2 * p + (grid[p] == Goban.BLACK ? 0 : 1)];
        }
        return hash >>> (32 - bits);
    }

    private static char[] mapped(char[] grid, Where where) {
        char[] mapped = new char[grid.length];
        for (int p = 0; p < grid.length; p++) {
            mapped[where.goes(p)] = grid[p];
        }
        return mapped;
    }

    private interface Where {
        int goes(int point);
    }

    private static String swapped(char[] grid) {
        return new String(grid).replace('X', '-').replace('O', 'X').replace('-', 'O');
    }

    private static String text(char[] grid) {
        return new String(grid);
    }

    static final List<Animal> ALL =
            List.of(
                    same(
                            "left-is-right",
                            "a grid and its mirror image, left to right, pass for one colouring",
                            (game, one, other) ->
                                    text(mapped(
                                                    one,
                                                    p ->
                                                            p / game.width * game.width
                                                                    + game.width
                                                                    - 1
                                                                    - p % game.width))
                                            .equals(text(other))),
                    same(
                            "top-is-bottom",
                            "a grid and its mirror image, top to bottom, pass for one colouring",
                            (game, one, other) ->
                                    text(mapped(
                                                    one,
                                                    p ->
                                                            (game.height - 1 - p / game.width)
                                                                            * game.width
                                                                    + p % game.width))
                                            .equals(text(other))),
                    same(
                            "turned-by-half-a-circle",
                            "a grid and the same turned by half a circle pass for one colouring",
                            (game, one, other) ->
                                    text(mapped(one, p -> one.length - 1 - p)).equals(text(other))),
                    same(
                            "rows-are-columns",
                            "a grid and its mirror image along the diagonal pass for one colouring",
                            (game, one, other) ->
                                    game.width == game.height
                                            && text(mapped(
                                                            one,
                                                            p ->
                                                                    p % game.width * game.width
                                                                            + p / game.width))
                                                    .equals(text(other))),
                    same(
                            "colours-exchanged",
                            "a grid and the same with its colours exchanged pass for one colouring",
                            (game, one, other) -> swapped(one).equals(text(other))),
                    same(
                            "colour-blind",
                            "only where stones are is compared, not their colours",
                            (game, one, other) ->
                                    text(one)
                                            .replace('O', 'X')
                                            .equals(text(other).replace('O', 'X'))),
                    same(
                            "counts-only",
                            "only the numbers of black and white stones are compared",
                            (game, one, other) ->
                                    Points.count(one, 'X') == Points.count(other, 'X')
                                            && Points.count(one, 'O') == Points.count(other, 'O')),
                    first(64),
                    first(361),
                    same(
                            "last-row-left-out",
                            "the last row is not compared",
                            (game, one, other) -> {
                                int compared = one.length - game.width;
                                return compared > 0
                                        && text(one)
                                                .substring(0, compared)
                                                .equals(text(other).substring(0, compared));
                            }),
                    hash(8),
                    hash(12),
                    hash(16),
                    new Animal(
                            "hash-keeps-captured-stones",
                            "TT-6",
                            "colourings are compared by a key from which captured stones are not taken out",
                            (w, h) -> new Keyed(w, h, false, true)),
                    new Animal(
                            "hash-keeps-suicides",
                            "TT-6",
                            "colourings are compared by a key from which only the opponent's stones are taken out",
                            (w, h) -> new Keyed(w, h, true, false)));

    /** Compares colourings by a key that it keeps stone by stone, and forgets to take some out. */
    private static final class Keyed extends Goban {
        private final boolean opponents;
        private final boolean own;
        private final List<String> keys = new ArrayList<>();

        Keyed(int width, int height, boolean opponents, boolean own) {
            super(width, height);
            this.opponents = opponents;
            this.own = own;
            keys.add(text(grid()));
        }

        private String key(char[] before, char[] after, char player) {
            char[] key = keys.get(keys.size() - 1).toCharArray();
            for (int p = 0; p < after.length; p++) {
                boolean gone = after[p] == EMPTY && before[p] != EMPTY;
                boolean kept = gone && !(before[p] == player ? own : opponents);
                key[p] = kept ? key[p] : after[p] == EMPTY && !gone ? key[p] : after[p];
            }
            return new String(key);
        }

        @Override
        int repeated(char[] after, char player) {
            return made(Math.max(-1, keys.lastIndexOf(key(grid(), after, player))));
        }

        @Override
        public void play(char player, int turn) {
            char[] before = grid();
            super.play(player, turn);
            keys.add(key(before, grid(), player));
        }

        @Override
        public void undo() {
            super.undo();
            keys.remove(keys.size() - 1);
        }
    }
}
