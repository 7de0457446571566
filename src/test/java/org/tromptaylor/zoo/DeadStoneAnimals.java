package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Those who remove stones before they count (TT-9.c). */
final class DeadStoneAnimals {

    private DeadStoneAnimals() {}

    static final List<Animal> ALL =
            List.of(
                    ScoreAnimals.score(
                            "stones-in-atari-removed",
                            "TT-9.c",
                            "strings with one liberty are removed before counting",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            liberties(game, grid, string) == 1),
                                            player)),
                    ScoreAnimals.score(
                            "breathless-stones-removed",
                            "TT-9.c",
                            "strings without a liberty are removed before counting",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            liberties(game, grid, string) == 0),
                                            player)),
                    ScoreAnimals.score(
                            "lone-stones-removed",
                            "TT-9.c",
                            "single stones with no friend near are removed before counting, if the opponent has more stones",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            string.cardinality() == 1
                                                                    && Points.of(grid, colour)
                                                                                    .count()
                                                                            < Points.of(
                                                                                            grid,
                                                                                            Goban
                                                                                                    .opponent(
                                                                                                            colour))
                                                                                    .count()
                                                                    && Arrays.stream(
                                                                                    game.around(
                                                                                            string
                                                                                                    .nextSetBit(
                                                                                                            0)))
                                                                            .noneMatch(
                                                                                    n ->
                                                                                            grid[n]
                                                                                                    == colour)),
                                            player)),
                    ScoreAnimals.score(
                            "one-eyed-strings-removed",
                            "TT-9.c",
                            "strings whose regions are fewer than two are removed before counting, if others have two",
                            (game, grid, player) -> {
                                char[] left =
                                        without(
                                                game,
                                                grid,
                                                (string, colour) ->
                                                        eyes(game, grid, string, colour) < 2);
                                boolean all = Points.of(left, '.').count() == grid.length;
                                return game.rightScore(all ? grid : left, player);
                            }),
                    ScoreAnimals.score(
                            "dead-stones-guessed",
                            "TT-9.c",
                            "strings of up to six stones that share all their liberties and touch no own region are removed",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            string.cardinality() <= 6
                                                                    && eyes(
                                                                                    game, grid,
                                                                                    string, colour)
                                                                            == 0
                                                                    && liberties(game, grid, string)
                                                                            > 0),
                                            player)));

    /** Without the strings that are taken for dead. */
    private static char[] without(Goban game, char[] grid, Dead dead) {
        BitSet removed = new BitSet();
        for (char colour : new char[] {Goban.BLACK, Goban.WHITE}) {
            game.strings(grid, colour).stream()
                    .filter(string -> dead.is(string, colour))
                    .forEach(removed::or);
        }
        return Goban.emptied(grid, removed);
    }

    private interface Dead {
        boolean is(BitSet string, char colour);
    }

    private static int liberties(Goban game, char[] grid, BitSet string) {
        return game.border(grid, string, Goban.EMPTY).cardinality();
    }

    /** How many regions a string touches that the other colour does not. */
    private static long eyes(Goban game, char[] grid, BitSet string, char colour) {
        return game.strings(grid, Goban.EMPTY).stream()
                .filter(region -> game.border(grid, region, colour).intersects(string))
                .filter(region -> game.border(grid, region, Goban.opponent(colour)).isEmpty())
                .count();
    }
}
