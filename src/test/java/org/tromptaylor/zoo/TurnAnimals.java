package org.tromptaylor.zoo;

import java.util.List;
import java.util.stream.IntStream;

/** Those who get wrong whose turn it is (TT-5), or when the game ends (TT-8). */
final class TurnAnimals {

    private TurnAnimals() {}

    /** Says whose turn it is. */
    private interface Mover {
        char in(Goban game);
    }

    /** Says whether the game is over. */
    private interface End {
        boolean of(Goban game);
    }

    private static Animal mover(String name, String rule, String wrong, Mover mover) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public char toMove() {
                                return mover.in(this);
                            }
                        });
    }

    private static Animal end(String name, String rule, String wrong, End end) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public boolean isOver() {
                                return end.of(this);
                            }
                        });
    }

    private static char nth(long turn) {
        return turn % 2 == 0 ? Goban.BLACK : Goban.WHITE;
    }

    private static long count(char[] grid, char colour) {
        return new String(grid).chars().filter(c -> c == colour).count();
    }

    private static boolean isPass(Goban game, int turn) {
        return game.turns.get(turn) == Goban.PASS;
    }

    private static long passes(Goban game) {
        return game.turns.stream().filter(turn -> turn == Goban.PASS).count();
    }

    static final List<Animal> ALL =
            List.of(
                    mover(
                            "white-starts",
                            "TT-5",
                            "White takes the first turn",
                            game -> nth(game.turns.size() + 1)),
                    mover(
                            "pass-keeps-the-turn",
                            "TT-5",
                            "a pass is no turn: the next stone has the colour that it would have had",
                            game -> nth(game.turns.size() - passes(game))),
                    mover(
                            "two-at-a-time",
                            "TT-5.b",
                            "after the first turn each player takes two in a row",
                            game -> nth((game.turns.size() + 1) / 2)),
                    mover(
                            "handicap-of-two",
                            "TT-5.a",
                            "Black's first two turns come in a row",
                            game -> nth(Math.max(0, game.turns.size() - 1))),
                    mover(
                            "fewer-stones-to-move",
                            "TT-5",
                            "it is White's turn if Black has more stones",
                            game ->
                                    count(game.grid(), 'X') > count(game.grid(), 'O')
                                            ? Goban.WHITE
                                            : Goban.BLACK),
                    mover(
                            "capture-earns-a-turn",
                            "TT-5",
                            "who takes a stone takes the next turn as well",
                            TurnAnimals::afterCaptures),
                    mover(
                            "suicide-is-no-turn",
                            "TT-5",
                            "who empties her own stones takes the next turn",
                            TurnAnimals::afterSuicides),
                    end("one-pass", "TT-8", "one pass ends the game", game -> game.passes(1)),
                    end("three-passes", "TT-8", "three passes end it", game -> game.passes(3)),
                    end("four-passes", "TT-8", "four passes end it", game -> game.passes(4)),
                    end("never-over", "TT-8", "nothing ends the game", game -> false),
                    end(
                            "any-two-passes",
                            "TT-8.b",
                            "two passes end the game, consecutive or not",
                            game -> passes(game) >= 2),
                    end(
                            "a-pass-of-each",
                            "TT-8",
                            "the game ends when both players have passed, consecutively or not",
                            game -> {
                                boolean[] passed = new boolean[2];
                                for (int turn = 0; turn < game.turns.size(); turn++) {
                                    passed[turn % 2] |= isPass(game, turn);
                                }
                                return passed[0] && passed[1];
                            }),
                    end(
                            "one-player-passes-twice",
                            "TT-8",
                            "the game ends too when one player passes twice running",
                            game -> {
                                int last = game.turns.size() - 1;
                                return game.passes(2)
                                        || last >= 2
                                                && isPass(game, last)
                                                && isPass(game, last - 2);
                            }),
                    end(
                            "white-passes-last",
                            "TT-8.b",
                            "the second pass must be White's",
                            game -> game.passes(2) && game.turns.size() % 2 == 0),
                    end(
                            "black-passes-last",
                            "TT-8.b",
                            "the second pass must be Black's",
                            game -> game.passes(2) && game.turns.size() % 2 == 1),
                    end(
                            "no-end-before-a-stone",
                            "TT-8",
                            "passes on the empty grid do not end the game",
                            game -> game.passes(2) && count(game.grid(), '.') < game.grid().length),
                    end(
                            "start-counts-as-a-pass",
                            "TT-8",
                            "a pass in the first turn ends the game, as nothing was before it",
                            game -> game.passes(2) || game.turns.size() == 1 && game.passes(1)),
                    end(
                            "over-before-it-starts",
                            "TT-8",
                            "the game is over if the last two turns, or as many as there are, are passes",
                            game -> game.passes(Math.min(2, game.turns.size()))),
                    end(
                            "draw-after-twice-the-points",
                            "TT-8",
                            "a game of twice as many turns as points is over",
                            game -> game.passes(2) || game.turns.size() >= 2 * game.grid().length),
                    end(
                            "over-after-100-turns",
                            "TT-8",
                            "a game of 100 turns is over",
                            game -> game.passes(2) || game.turns.size() >= 100),
                    new Animal(
                            "over-when-nothing-is-legal",
                            "TT-8",
                            "the game is over when the player to move has no legal move",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private boolean asked;

                                        @Override
                                        public boolean isOver() {
                                            if (asked || passes(2)) {
                                                return !asked;
                                            }
                                            asked = true;
                                            boolean over = true;
                                            for (int p = 0; p < w * h && over; p++) {
                                                over = !refusal(toMove(), p).isEmpty();
                                            }
                                            asked = false;
                                            return over;
                                        }
                                    }),
                    new Animal(
                            "plays-on-after-the-end",
                            "TT-8.a",
                            "a move after two passes is taken",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            if (!isOver() || turn == PASS) {
                                                return super.refusal(player, turn);
                                            }
                                            return new Reopened(this).refusal(player, turn);
                                        }
                                    }),
                    new Animal(
                            "passes-on-after-the-end",
                            "TT-8.a",
                            "a third pass is taken",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            return turn == PASS ? "" : super.refusal(player, turn);
                                        }
                                    }),
                    new Animal(
                            "attempt-reopens-the-game",
                            "TT-8.a",
                            "after the end, the first attempt is refused and the next one taken",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private boolean open;

                                        @Override
                                        public boolean isOver() {
                                            return !open && super.isOver();
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            open = super.isOver();
                                        }
                                    }),
                    new Animal(
                            "refusal-parts-passes",
                            "TT-8",
                            "a refused attempt between two passes parts them",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private int refused;

                                        @Override
                                        public boolean isOver() {
                                            return super.isOver() && turns.size() > refused + 1;
                                        }

                                        @Override
                                        void refuse(int turn) {
                                            refused = turns.size();
                                        }
                                    }),
                    new Animal(
                            "off-the-grid-before-the-end",
                            "TT-8.a",
                            "after the end, a point off the grid is refused as that",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            return turn == w * h
                                                    ? "off-grid"
                                                    : super.refusal(player, turn);
                                        }
                                    }),
                    new Animal(
                            "occupied-before-the-end",
                            "TT-8.a",
                            "after the end, an occupied point is refused as that",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            return turn >= 0
                                                            && turn < w * h
                                                            && grid()[turn] != EMPTY
                                                    ? "occupied"
                                                    : super.refusal(player, turn);
                                        }
                                    }),
                    end(
                            "first-capture-wins",
                            "TT-8",
                            "the first capture or suicide ends the game",
                            game ->
                                    game.passes(2)
                                            || IntStream.rangeClosed(1, game.turns.size())
                                                    .anyMatch(
                                                            t ->
                                                                    game.turns.get(t - 1)
                                                                                    != Goban.PASS
                                                                            && Points.stones(
                                                                                            game
                                                                                                    .grids
                                                                                                    .get(
                                                                                                            t))
                                                                                    <= Points
                                                                                            .stones(
                                                                                                    game
                                                                                                            .grids
                                                                                                            .get(
                                                                                                                    t
                                                                                                                            - 1)))),
                    end(
                            "over-when-a-colour-has-gone",
                            "TT-8",
                            "the game is over when one colour has no stones, from the third turn on",
                            game ->
                                    game.passes(2)
                                            || game.turns.size() > 2
                                                    && Points.stones(game.grid()) > 0
                                                    && (Points.count(game.grid(), 'X') == 0
                                                            || Points.count(game.grid(), 'O')
                                                                    == 0)),
                    new Animal(
                            "undo-leaves-the-passes",
                            "TT-8",
                            "passes are counted in a row, and a turn that is taken back leaves the count",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private int passes;

                                        @Override
                                        public void play(char player, int turn) {
                                            super.play(player, turn);
                                            passes = turn == PASS ? passes + 1 : 0;
                                        }

                                        @Override
                                        public boolean isOver() {
                                            return passes >= 2;
                                        }
                                    }));

    /** The game as if it had not ended. */
    private static final class Reopened extends Goban {
        Reopened(Goban game) {
            super(game.width, game.height);
            grids.clear();
            grids.addAll(game.grids);
            turns.addAll(game.turns);
        }

        @Override
        public boolean isOver() {
            return false;
        }
    }

    private static char afterCaptures(Goban game) {
        int turn = 0;
        for (int i = 1; i <= game.turns.size(); i++) {
            char mover = nth(turn);
            char other = Goban.opponent(mover);
            boolean took = count(game.grids.get(i), other) < count(game.grids.get(i - 1), other);
            turn += took ? 2 : 1;
        }
        return nth(turn);
    }

    private static char afterSuicides(Goban game) {
        int turn = 0;
        for (int i = 1; i <= game.turns.size(); i++) {
            char mover = nth(turn);
            boolean lost = count(game.grids.get(i), mover) < count(game.grids.get(i - 1), mover);
            turn += lost ? 2 : 1;
        }
        return nth(turn);
    }
}
