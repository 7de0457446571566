package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * Those who keep points as bits of words of 64, row by row, and work with whole words only: 81 points are one
 * word and a rest, which they leave out.
 */
final class WordAnimals {

    private WordAnimals() {}

    private static boolean isRest(Goban game, int point) {
        return point >= game.width * game.height / 64 * 64;
    }

    private static char[] whole(Goban game, char[] grid) {
        return Arrays.copyOf(grid, grid.length / 64 * 64);
    }

    private static Animal compared() {
        return new Animal(
                "rest-of-the-words-not-compared",
                "TT-6",
                "where colourings are compared, points beyond the last whole word of 64 are left out",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean same(char[] one, char[] other) {
                                return super.same(one, other)
                                        || w * h > 64
                                                && Arrays.equals(
                                                        whole(this, one), whole(this, other));
                            }
                        });
    }

    private static Animal cleared() {
        return new Animal(
                "rest-of-the-words-not-cleared",
                "TT-4",
                "points beyond the last whole word of 64 are never emptied",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] clear(char[] grid, char colour) {
                                char[] after = super.clear(grid, colour);
                                for (int p = 0; p < grid.length; p++) {
                                    after[p] = w * h > 64 && isRest(this, p) ? grid[p] : after[p];
                                }
                                return after;
                            }
                        });
    }

    private static Animal reached() {
        return new Animal(
                "rest-of-the-words-not-reached",
                "TT-3",
                "a path begins at points of the colour, but at none beyond the last whole word of 64",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            BitSet reaching(char[] grid, char colour) {
                                BitSet reach = new BitSet();
                                for (int p = 0; p < grid.length; p++) {
                                    if (grid[p] == colour && !(w * h > 64 && isRest(this, p))) {
                                        for (int next : beside(p)) {
                                            reach.set(
                                                    next, reach.get(next) || grid[next] != colour);
                                        }
                                    }
                                }
                                return spread(grid, reach);
                            }
                        });
    }

    private static Animal counted() {
        return ScoreAnimals.score(
                "rest-of-the-words-not-counted",
                "TT-9",
                "points beyond the last whole word of 64 do not count",
                (game, grid, player) ->
                        game.width * game.height <= 64
                                ? game.rightScore(grid, player)
                                : Points.of(grid, player).filter(p -> !isRest(game, p)).count()
                                        + ScoreAnimals.territory(game, grid, player)
                                                .filter(p -> !isRest(game, p))
                                                .count());
    }

    static final List<Animal> ALL = Stream.of(compared(), cleared(), reached(), counted()).toList();
}
