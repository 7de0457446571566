package org.tromptaylor.zoo;

import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Those who look for a repetition only where they expect one, or for no longer than they think (TT-6). */
final class ShortcutAnimals {

    private ShortcutAnimals() {}

    /** Whether a move to a point is tested for repetition. */
    private interface Tested {
        boolean is(Goban game, char player, int point);
    }

    private static Animal tested(String name, String wrong, Tested tested) {
        return new Animal(
                name,
                "TT-6",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            private int asked;

                            @Override
                            public String refusal(char player, int turn) {
                                asked = turn;
                                return super.refusal(player, turn);
                            }

                            @Override
                            int repeated(char[] after, char player) {
                                return tested.is(this, player, asked)
                                        ? super.repeated(after, player)
                                        : -1;
                            }
                        });
    }

    /** Whether the search goes on, from the colouring after so many turns to the one before. */
    private interface GoesOn {
        boolean before(Goban game, char[] after, int turn);
    }

    private static Animal search(String name, String wrong, GoesOn goesOn) {
        return new Animal(
                name,
                "TT-6.e",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int repeated(char[] after, char player) {
                                for (int turn = turns.size(); turn >= 0; turn--) {
                                    if (same(grids.get(turn), after)) {
                                        return made(turn);
                                    }
                                    if (turn > 0 && !goesOn.before(this, after, turn)) {
                                        return -1;
                                    }
                                }
                                return -1;
                            }
                        });
    }

    private static boolean isFresh(Goban game, int turn) {
        int point = game.turns.get(turn - 1);
        return point != Goban.PASS
                && IntStream.range(0, turn).allMatch(t -> game.grids.get(t)[point] == Goban.EMPTY);
    }

    /** A table in which a colouring takes the place of an older one with the same slot. */
    private static Animal slots(String name, String wrong, ToIntFunction<char[]> slot) {
        return new Animal(
                name,
                "TT-6.e",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean remembers(int turn, char player) {
                                int mine = slot.applyAsInt(grids.get(turn));
                                for (int t = turn + 1; t <= turns.size(); t++) {
                                    if (grids.get(t) != grids.get(turn)
                                            && slot.applyAsInt(grids.get(t)) == mine) {
                                        return false;
                                    }
                                }
                                return true;
                            }
                        });
    }

    private static final int[] CHANCE = new Random(7).ints(2 * 25 * 25).toArray();

    private static int chance(char[] grid) {
        int hash = 0;
        for (int p = 0; p < grid.length; p++) {
            hash ^= grid[p] == Goban.EMPTY ? 0 : CHANCE[2 * p + (grid[p] == Goban.BLACK ? 0 : 1)];
        }
        return hash;
    }

    static final List<Animal> ALL =
            List.of(
                    tested(
                            "superko-on-used-points-only",
                            "a move to a point where no stone ever stood is not tested for repetition",
                            (game, player, p) ->
                                    game.grids.stream().anyMatch(g -> g[p] != Goban.EMPTY)),
                    tested(
                            "superko-on-points-of-ones-own-only",
                            "a move to a point that never had the player's colour is not tested for repetition",
                            (game, player, p) -> game.grids.stream().anyMatch(g -> g[p] == player)),
                    tested(
                            "superko-not-on-the-first-point",
                            "a move to the top left point, number 0, is not tested for repetition",
                            (game, player, p) -> p != 0),
                    tested(
                            "superko-not-on-a1",
                            "a move to A1, number 0 from below, is not tested for repetition",
                            (game, player, p) -> p != game.width * (game.height - 1)),
                    tested(
                            "superko-not-on-the-last-point",
                            "a move to the bottom right point is not tested for repetition",
                            (game, player, p) -> p != game.width * game.height - 1),
                    tested(
                            "superko-not-in-the-top-right-corner",
                            "a move to the top right point is not tested for repetition",
                            (game, player, p) -> p != game.width - 1),
                    tested(
                            "superko-not-on-the-edge",
                            "a move on the edge is not tested for repetition",
                            (game, player, p) -> game.beside(p).length == 4),
                    tested(
                            "superko-not-after-two-moves-without-captures",
                            "nothing is tested for repetition when the last two turns took nothing",
                            (game, player, p) -> {
                                int last = game.turns.size();
                                return last < 2
                                        || Points.stones(game.grids.get(last))
                                                < Points.stones(game.grids.get(last - 2)) + 2;
                            }),
                    search(
                            "search-ends-at-a-fresh-point",
                            "the search for a repetition ends at a turn to a point where no stone had stood, though it may have gone",
                            (game, after, turn) -> !isFresh(game, turn)),
                    search(
                            "search-ends-at-a-stone-that-stands",
                            "the search for a repetition ends at a turn whose stone stands, though another may have stood there before",
                            (game, after, turn) -> {
                                int point = game.turns.get(turn - 1);
                                return point == Goban.PASS
                                        || after[point]
                                                != (turn % 2 == 1 ? Goban.BLACK : Goban.WHITE);
                            }),
                    search(
                            "search-ends-at-fewer-stones",
                            "the search for a repetition ends at a colouring with fewer stones",
                            (game, after, turn) ->
                                    Points.stones(game.grids.get(turn)) >= Points.stones(after)),
                    new Animal(
                            "suicides-and-passes-are-not-kept",
                            "TT-6",
                            "neither a suicide nor a pass keeps the colouring that it leaves",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean remembers(int turn, char player) {
                                            int made = made(turn);
                                            return made == 0
                                                    || grids.get(made)[turns.get(made - 1)]
                                                            != EMPTY;
                                        }
                                    }),
                    slots(
                            "one-colouring-for-each-number-of-stones",
                            "of the colourings with as many stones, the last one is kept",
                            Points::stones),
                    slots(
                            "table-of-16-slots",
                            "a table of 16 slots keeps the last colouring of each slot",
                            g -> chance(g) & 15),
                    slots(
                            "table-of-256-slots",
                            "a table of 256 slots keeps the last colouring of each slot",
                            g -> chance(g) & 255),
                    slots(
                            "table-of-1024-slots",
                            "a table of 1024 slots keeps the last colouring of each slot",
                            g -> chance(g) & 1023),
                    slots(
                            "table-of-4096-slots",
                            "a table of 4096 slots keeps the last colouring of each slot",
                            g -> chance(g) & 4095));
}
