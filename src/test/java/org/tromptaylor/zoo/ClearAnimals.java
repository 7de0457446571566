package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Those who get clearing wrong (TT-4). */
final class ClearAnimals {

    private ClearAnimals() {}

    /** Clears a colour. */
    private interface Clear {
        char[] of(Goban game, char[] grid, char colour);
    }

    private static Animal clear(String name, String rule, String wrong, Clear clear) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] clear(char[] grid, char colour) {
                                return clear.of(this, grid, colour);
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    clear(
                            "cleared-one-by-one",
                            "TT-4.a",
                            "a point just emptied is a liberty of the next stone",
                            (game, grid, colour) -> {
                                char[] after = grid.clone();
                                for (int p = 0; p < grid.length; p++) {
                                    if (after[p] == colour && !game.breathes(after, p)) {
                                        after[p] = Goban.EMPTY;
                                    }
                                }
                                return after;
                            }),
                    clear(
                            "stones-breathe-alone",
                            "TT-4",
                            "a stone without an empty neighbour is emptied, whatever its string",
                            (game, grid, colour) ->
                                    dead(grid, colour, p -> !game.touches(grid, p, Goban.EMPTY))),
                    clear(
                            "clears-both-colours",
                            "TT-4",
                            "clearing one colour clears the other one too",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, Goban.EMPTY);
                                return Goban.emptied(
                                        grid,
                                        Points.bits(
                                                IntStream.range(0, grid.length)
                                                        .filter(p -> !reach.get(p))));
                            }),
                    clear(
                            "clears-the-first-string",
                            "TT-4",
                            "only the first string without a liberty is emptied",
                            (game, grid, colour) ->
                                    game.strings(grid, colour).stream()
                                            .filter(
                                                    string ->
                                                            liberties(game, grid, string).isEmpty())
                                            .map(string -> Goban.emptied(grid, string))
                                            .findFirst()
                                            .orElse(grid)),
                    clear(
                            "edge-is-safe",
                            "TT-4",
                            "stones on the edge are never emptied",
                            (game, grid, colour) -> {
                                BitSet dead = breathless(game, grid, colour);
                                int w = game.width;
                                return Goban.emptied(
                                        grid,
                                        Points.bits(
                                                dead.stream()
                                                        .filter(
                                                                p ->
                                                                        p % w > 0
                                                                                && p % w < w - 1
                                                                                && p >= w
                                                                                && p + w
                                                                                        < grid.length)));
                            }),
                    clear(
                            "atari-is-death",
                            "TT-4",
                            "a string with one liberty is emptied",
                            (game, grid, colour) ->
                                    without(
                                            game,
                                            grid,
                                            colour,
                                            (liberties, string) -> liberties.cardinality() < 2)),
                    clear(
                            "diagonal-liberties",
                            "TT-4",
                            "an empty point that a stone touches at a corner is a liberty",
                            (game, grid, colour) ->
                                    without(
                                            game,
                                            grid,
                                            colour,
                                            (liberties, string) ->
                                                    string.stream()
                                                            .noneMatch(
                                                                    p ->
                                                                            Points.touching(game)
                                                                                    .touches(
                                                                                            grid,
                                                                                            p,
                                                                                            Goban
                                                                                                    .EMPTY)))),
                    clear(
                            "shared-liberty-is-none",
                            "TT-4",
                            "an empty point next to an opposing stone is no liberty",
                            (game, grid, colour) ->
                                    without(
                                            game,
                                            grid,
                                            colour,
                                            (liberties, string) ->
                                                    liberties.stream()
                                                            .allMatch(
                                                                    p ->
                                                                            game.touches(
                                                                                    grid,
                                                                                    p,
                                                                                    Goban.opponent(
                                                                                            colour))))),
                    clear(
                            "eyes-are-no-liberties",
                            "TT-4",
                            "an empty point with own stones all round is no liberty",
                            (game, grid, colour) ->
                                    without(
                                            game,
                                            grid,
                                            colour,
                                            (liberties, string) ->
                                                    liberties.stream()
                                                            .allMatch(
                                                                    p ->
                                                                            Arrays.stream(
                                                                                            game
                                                                                                    .beside(
                                                                                                            p))
                                                                                    .allMatch(
                                                                                            n ->
                                                                                                    grid[
                                                                                                                    n]
                                                                                                            == colour)))),
                    clear(
                            "one-stone-of-a-string",
                            "TT-4.a",
                            "only the first stone of a string without a liberty is emptied",
                            (game, grid, colour) -> {
                                BitSet first = new BitSet();
                                game.strings(grid, colour).stream()
                                        .filter(string -> liberties(game, grid, string).isEmpty())
                                        .forEach(string -> first.set(string.nextSetBit(0)));
                                return Goban.emptied(grid, first);
                            }),
                    clear(
                            "strings-of-255-at-most",
                            "TT-4",
                            "a string of more than 255 stones is never emptied",
                            (game, grid, colour) ->
                                    without(
                                            game,
                                            grid,
                                            colour,
                                            (liberties, string) ->
                                                    liberties.isEmpty()
                                                            && string.cardinality() < 256)),
                    clear(
                            "cleared-and-cleared-again",
                            "TT-4",
                            "clearing goes on in the other colour until nothing is left to empty",
                            (game, grid, colour) -> {
                                char[] after = Goban.emptied(grid, breathless(game, grid, colour));
                                char other = Goban.opponent(colour);
                                return Goban.emptied(after, breathless(game, after, other));
                            }),
                    new Animal(
                            "neighbours-of-the-move-only",
                            "TT-4.b",
                            "a move clears only the strings next to it",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        char[] take(char[] grid, char colour, int point) {
                                            BitSet dead = new BitSet();
                                            for (int next : beside(point)) {
                                                if (grid[next] == colour && !breathes(grid, next)) {
                                                    dead.or(string(grid, next));
                                                }
                                            }
                                            return emptied(grid, dead);
                                        }
                                    }),
                    new Animal(
                            "own-string-of-the-move-only",
                            "TT-4.b",
                            "of the player's own strings, a move clears only the one that it is in",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        char[] own(char[] grid, char player, int point) {
                                            return breathes(grid, point)
                                                    ? grid
                                                    : emptied(grid, string(grid, point));
                                        }
                                    }),
                    clear(
                            "clears-the-other-colour",
                            "TT-4",
                            "clearing a colour clears the other one instead",
                            (game, grid, colour) ->
                                    Goban.emptied(
                                            grid, breathless(game, grid, Goban.opponent(colour)))));

    /** Whether a string is emptied. */
    private interface Dead {
        boolean is(BitSet liberties, BitSet string);
    }

    private static BitSet liberties(Goban game, char[] grid, BitSet string) {
        return game.border(grid, string, Goban.EMPTY);
    }

    private static char[] without(Goban game, char[] grid, char colour, Dead dead) {
        BitSet gone = new BitSet();
        game.strings(grid, colour).stream()
                .filter(string -> dead.is(liberties(game, grid, string), string))
                .forEach(gone::or);
        return Goban.emptied(grid, gone);
    }

    private static char[] dead(char[] grid, char colour, IntPredicate dead) {
        return Goban.emptied(grid, Points.bits(Points.of(grid, colour).filter(dead)));
    }

    private static BitSet breathless(Goban game, char[] grid, char colour) {
        BitSet reach = game.rightly(grid, Goban.EMPTY);
        return Points.bits(Points.of(grid, colour).filter(p -> !reach.get(p)));
    }
}
