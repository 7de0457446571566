package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.List;

/** Those who get wrong which turns are tested for repetition (TT-6). */
final class SuperkoAnimals {

    private SuperkoAnimals() {}

    /** Whether it is tested at all that a move repeats. */
    private interface Tested {
        boolean after(Goban game, char[] before, char[] after, char player);
    }

    private static Animal tested(String name, String rule, String wrong, Tested tested) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int repeated(char[] after, char player) {
                                return tested.after(this, grid(), after, player)
                                        ? super.repeated(after, player)
                                        : -1;
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    tested(
                            "superko-after-captures-only",
                            "TT-6",
                            "only a move that takes something is tested for repetition",
                            (game, before, after, player) ->
                                    Points.count(after, Goban.opponent(player))
                                            < Points.count(before, Goban.opponent(player))),
                    tested(
                            "superko-after-any-clearing",
                            "TT-6",
                            "only a move that takes something or is a suicide of two or more is tested for repetition",
                            (game, before, after, player) ->
                                    Points.count(after, '.') > Points.count(before, '.')),
                    tested(
                            "superko-for-single-stones",
                            "TT-6",
                            "only a move that takes one stone is tested for repetition",
                            (game, before, after, player) ->
                                    Points.count(before, Goban.opponent(player))
                                                    - Points.count(after, Goban.opponent(player))
                                            == 1),
                    tested(
                            "suicide-is-no-repetition",
                            "TT-6.b",
                            "a suicide is not tested for repetition, and of one stone it is a pass",
                            (game, before, after, player) ->
                                    Points.count(after, player) > Points.count(before, player)),
                    tested(
                            "one-stone-suicide-is-a-pass",
                            "TT-6.b",
                            "a suicide of one stone is allowed and changes nothing",
                            (game, before, after, player) -> !Arrays.equals(before, after)),
                    tested(
                            "superko-for-black-only",
                            "TT-6",
                            "White's moves are not tested for repetition",
                            (game, before, after, player) -> player == Goban.BLACK),
                    tested(
                            "superko-for-white-only",
                            "TT-6",
                            "Black's moves are not tested for repetition",
                            (game, before, after, player) -> player == Goban.WHITE),
                    new Animal(
                            "ko-point",
                            "TT-6.e",
                            "the point of a single stone just taken by a single stone in atari is closed, and that is all",
                            (w, h) -> new KoPoint(w, h)),
                    new Animal(
                            "ko-point-after-any-single-capture",
                            "TT-6",
                            "the point of a single stone just taken is closed for one turn, though more would be taken there",
                            (w, h) ->
                                    new KoPoint(w, h) {
                                        @Override
                                        boolean isKo(char[] after, int taker) {
                                            return true;
                                        }
                                    }),
                    new Animal(
                            "ko-point-stays-after-a-pass",
                            "TT-6",
                            "a ko's point is closed until a stone is played, to both players",
                            (w, h) ->
                                    new KoPoint(w, h) {
                                        @Override
                                        int last() {
                                            int last = turns.size();
                                            while (last > 0 && turns.get(last - 1) == PASS) {
                                                last--;
                                            }
                                            return last;
                                        }
                                    }),
                    new Animal(
                            "pass-refused-on-the-empty-grid",
                            "TT-6.d",
                            "there is no pass while the grid is empty",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            return turn == PASS
                                                            && Points.count(grid(), '.') == w * h
                                                    ? "illegal"
                                                    : super.refusal(player, turn);
                                        }
                                    }),
                    new Animal(
                            "pass-refused-after-a-pass",
                            "TT-6.d",
                            "a pass may not follow a pass while there are moves",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            return turn == PASS && passes(1) && !isOver()
                                                    ? "illegal"
                                                    : super.refusal(player, turn);
                                        }
                                    }),
                    new Animal(
                            "pass-refused-while-there-are-moves",
                            "TT-6.d",
                            "a player who has a legal move may not pass",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public String refusal(char player, int turn) {
                                            if (turn != PASS || isOver()) {
                                                return super.refusal(player, turn);
                                            }
                                            for (int p = 0; p < w * h; p++) {
                                                if (refusal(player, p).isEmpty()) {
                                                    return "illegal";
                                                }
                                            }
                                            return "";
                                        }
                                    }));

    /** Knows a ko by the point that it closes; moves that change nothing are refused besides. */
    private static class KoPoint extends Goban {
        KoPoint(int width, int height) {
            super(width, height);
        }

        /** The number of the turn that may have closed a point. */
        int last() {
            return turns.size();
        }

        boolean isKo(char[] after, int taker) {
            var string = string(after, taker);
            return string.cardinality() == 1 && border(after, string, EMPTY).cardinality() == 1;
        }

        private int closed() {
            int last = last();
            if (last == 0 || turns.get(last - 1) == PASS) {
                return PASS;
            }
            char[] before = grids.get(last - 1);
            char[] after = grids.get(last);
            int taker = turns.get(last - 1);
            int closed = PASS;
            int taken = 0;
            for (int p = 0; p < before.length; p++) {
                if (before[p] != EMPTY && after[p] == EMPTY) {
                    closed = p;
                    taken++;
                }
            }
            return taken == 1 && after[taker] != EMPTY && isKo(after, taker) ? closed : PASS;
        }

        @Override
        int repeated(char[] after, char player) {
            if (Arrays.equals(after, grid())) {
                return made(turns.size());
            }
            int closed = closed();
            return closed != PASS && after[closed] == player && grid()[closed] == EMPTY
                    ? made(last() - 1)
                    : -1;
        }
    }
}
