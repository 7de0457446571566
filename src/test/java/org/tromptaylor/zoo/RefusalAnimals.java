package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/** Those who get wrong what a refusal does (TT-6.g), or what it tells (TT-6.h). */
final class RefusalAnimals {

    private RefusalAnimals() {}

    /** Does something to the game when a turn is refused. */
    private interface Refused {
        void in(Goban game, int turn);
    }

    private static Animal refused(String name, String wrong, Refused refused) {
        return new Animal(
                name,
                "TT-6.g",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            void refuse(int turn) {
                                if (!isOver()) {
                                    refused.in(this, turn);
                                }
                            }
                        });
    }

    /** Tells the repeated turn otherwise. */
    private static Animal told(String name, String wrong, Repeated told) {
        return new Animal(
                name,
                "TT-6.h",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int repeated(char[] after, char player) {
                                int turn = super.repeated(after, player);
                                return turn < 0 ? -1 : told.as(this, turn);
                            }

                            @Override
                            int made(int turn) {
                                return told.passes() ? turn : super.made(turn);
                            }
                        });
    }

    private interface Repeated {
        int as(Goban game, int turn);

        default boolean passes() {
            return false;
        }
    }

    private static Animal putBack(String strings, int most) {
        return refused(
                "refusal-puts-back-" + strings,
                "of the strings that a refused repetition would have taken, "
                        + strings.replace('-', ' ')
                        + " at most are put back",
                (game, turn) ->
                        lose(
                                game,
                                turn,
                                taken -> {
                                    BitSet lost = new BitSet();
                                    taken.stream().skip(most).forEach(lost::or);
                                    return lost;
                                }));
    }

    /** Leaves off the grid some of the opponent's strings that a refused repetition would have taken. */
    private static void lose(Goban game, int turn, Function<List<BitSet>, BitSet> lost) {
        char player = game.toMove();
        if (game.refusal(player, turn).equals("repeats")) {
            char[] after = game.after(player, turn);
            List<BitSet> taken =
                    game.strings(game.grid(), Goban.opponent(player)).stream()
                            .filter(string -> after[string.nextSetBit(0)] == Goban.EMPTY)
                            .toList();
            game.grids.set(game.turns.size(), Goban.emptied(game.grid(), lost.apply(taken)));
        }
    }

    static final List<Animal> ALL =
            List.of(
                    refused(
                            "refusal-passes",
                            "a refused attempt counts as a pass",
                            (game, turn) -> game.play(game.toMove(), Goban.PASS)),
                    refused(
                            "refusal-loses-the-turn",
                            "after a refused attempt it is the opponent's turn, though nothing counts as a pass",
                            (game, turn) -> {
                                game.grids.add(game.grid());
                                game.turns.add(Goban.PASS - 1);
                            }),
                    refused(
                            "refusal-clears-first",
                            "a refused repetition leaves the grid that it would have made",
                            (game, turn) -> {
                                if (turn < game.width * game.height
                                        && game.grid()[turn] == Goban.EMPTY) {
                                    game.grids.set(
                                            game.turns.size(),
                                            game.move(game.grid(), game.toMove(), turn));
                                }
                            }),
                    refused(
                            "refusal-leaves-the-stone",
                            "a refused repetition leaves its stone on the grid",
                            (game, turn) -> {
                                if (turn < game.width * game.height
                                        && game.grid()[turn] == Goban.EMPTY) {
                                    char[] grid = game.grid().clone();
                                    grid[turn] = game.toMove();
                                    game.grids.set(game.turns.size(), grid);
                                }
                            }),
                    refused(
                            "refusal-takes-back-a-turn",
                            "a refused attempt takes the last turn back",
                            (game, turn) -> {
                                if (!game.turns.isEmpty()) {
                                    game.undo();
                                }
                            }),
                    new Animal(
                            "refusal-ends-the-game",
                            "TT-6.g",
                            "who tries a repetition has ended the game",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private boolean ended;

                                        @Override
                                        public boolean isOver() {
                                            return ended || super.isOver();
                                        }

                                        @Override
                                        public String refusal(char player, int turn) {
                                            return super.refusal(player, turn);
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            ended |=
                                                    super.refusal(toMove(), turn).equals("repeats");
                                        }
                                    }),
                    new Animal(
                            "attempts-count-as-colourings",
                            "TT-6.g",
                            "a point that was refused once is refused for good",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private final List<Integer> tried = new ArrayList<>();

                                        @Override
                                        boolean isForbidden(
                                                char[] before, char[] after, char player, int p) {
                                            return tried.contains(p);
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            tried.add(turn);
                                        }
                                    }),
                    told(
                            "tells-the-pass-after-it",
                            "as the repeated turn, the last pass on that colouring is told",
                            new Repeated() {
                                @Override
                                public int as(Goban game, int turn) {
                                    return turn;
                                }

                                @Override
                                public boolean passes() {
                                    return true;
                                }
                            }),
                    told(
                            "tells-the-move-among-moves",
                            "the repeated turn is told by its number among the moves, passes left out",
                            (game, turn) ->
                                    (int)
                                            game.turns.subList(0, turn).stream()
                                                    .filter(t -> t >= 0)
                                                    .count()),
                    told(
                            "tells-from-zero",
                            "turns are counted from 0",
                            (game, turn) -> Math.max(0, turn - 1)),
                    new Animal(
                            "tells-the-cycle-in-moves",
                            "TT-6.h",
                            "passes are left out of a cycle's length",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int cycle(int made) {
                                            return 1
                                                    + (int)
                                                            turns
                                                                    .subList(
                                                                            Math.max(0, made),
                                                                            turns.size())
                                                                    .stream()
                                                                    .filter(t -> t >= 0)
                                                                    .count();
                                        }
                                    }),
                    new Animal(
                            "counts-refused-attempts",
                            "TT-6.h",
                            "refused attempts have numbers too, and make cycles longer",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private int refused;

                                        @Override
                                        int cycle(int made) {
                                            return super.cycle(made) + refused;
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            refused++;
                                        }
                                    }),
                    refused(
                            "occupied-attempt-passes",
                            "an attempt on an occupied point counts as a pass",
                            (game, turn) -> {
                                if (game.refusal(game.toMove(), turn).equals("occupied")) {
                                    game.play(game.toMove(), Goban.PASS);
                                }
                            }),
                    refused(
                            "off-the-grid-loses-the-turn",
                            "after an attempt off the grid it is the opponent's turn",
                            (game, turn) -> {
                                if (turn == game.width * game.height) {
                                    game.grids.add(game.grid());
                                    game.turns.add(Goban.PASS - 1);
                                }
                            }),
                    refused(
                            "refusal-keeps-captured-stones-off",
                            "what a refused repetition would have taken is gone",
                            (game, turn) -> {
                                if (game.refusal(game.toMove(), turn).equals("repeats")) {
                                    char[] after = game.move(game.grid(), game.toMove(), turn);
                                    Points.of(game.grid(), Goban.EMPTY)
                                            .forEach(p -> after[p] = Goban.EMPTY);
                                    game.grids.set(game.turns.size(), after);
                                }
                            }),
                    putBack("one-string", 1),
                    putBack("two-strings", 2),
                    putBack("three-strings", 3),
                    refused(
                            "refusal-puts-back-one-stone-of-each-string",
                            "of each string that a refused repetition would have taken, one stone is put back",
                            (game, turn) ->
                                    lose(
                                            game,
                                            turn,
                                            strings -> {
                                                BitSet lost = new BitSet();
                                                for (BitSet string : strings) {
                                                    lost.or(string);
                                                    lost.clear(string.nextSetBit(0));
                                                }
                                                return lost;
                                            })),
                    refused(
                            "refusal-of-a-suicide-leaves-it",
                            "a suicide that repeats is refused, but its stones are gone",
                            (game, turn) -> {
                                if (game.refusal(game.toMove(), turn).equals("repeats")) {
                                    char[] after = game.after(game.toMove(), turn);
                                    if (after[turn] == Goban.EMPTY) {
                                        game.grids.set(game.turns.size(), after.clone());
                                    }
                                }
                            }),
                    new Animal(
                            "second-attempt-is-taken",
                            "TT-6.g",
                            "a repetition that was refused is taken when tried again at once",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private int refused = PASS;
                                        private int after;

                                        @Override
                                        public String refusal(char player, int turn) {
                                            String reason = super.refusal(player, turn);
                                            boolean again =
                                                    turn == refused && after == turns.size();
                                            return again && reason.equals("repeats") ? "" : reason;
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            refused = turn;
                                            after = turns.size();
                                        }
                                    }));
}
