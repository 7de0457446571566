package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Those who compare colourings wrongly (TT-6), or get wrong what a refusal is. */
final class SuperkoAnimals {

    private SuperkoAnimals() {}

    /** Whether two grids pass for one colouring. */
    private interface Same {
        boolean is(Goban game, char[] one, char[] other);
    }

    /** Whether it is tested at all that a move repeats. */
    private interface Tested {
        boolean after(Goban game, char[] before, char[] after, char player);
    }

    /** Does something to the game when a turn is refused. */
    private interface Refused {
        void in(Goban game, int turn);
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

    private static int count(char[] grid, char colour) {
        return (int) new String(grid).chars().filter(c -> c == colour).count();
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
                                    count(one, 'X') == count(other, 'X')
                                            && count(one, 'O') == count(other, 'O')),
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
                            (w, h) -> new Keyed(w, h, true, false)),
                    tested(
                            "superko-after-captures-only",
                            "TT-6",
                            "only a move that takes something is tested for repetition",
                            (game, before, after, player) ->
                                    count(after, Goban.opponent(player))
                                            < count(before, Goban.opponent(player))),
                    tested(
                            "superko-after-any-clearing",
                            "TT-6",
                            "only a move that takes something or is a suicide of two or more is tested for repetition",
                            (game, before, after, player) ->
                                    count(after, '.') + 1 > count(before, '.') + 1),
                    tested(
                            "superko-for-single-stones",
                            "TT-6",
                            "only a move that takes one stone is tested for repetition",
                            (game, before, after, player) ->
                                    count(before, Goban.opponent(player))
                                                    - count(after, Goban.opponent(player))
                                            == 1),
                    tested(
                            "suicide-is-no-repetition",
                            "TT-6.b",
                            "a suicide is not tested for repetition, and of one stone it is a pass",
                            (game, before, after, player) ->
                                    count(after, player) > count(before, player)),
                    tested(
                            "one-stone-suicide-is-a-pass",
                            "TT-6.b",
                            "a suicide of one stone is allowed and changes nothing",
                            (game, before, after, player) -> !text(before).equals(text(after))),
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
                                            return turn == PASS && count(grid(), '.') == w * h
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
                                    }),
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
                                    }));

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
            if (text(after).equals(text(grid()))) {
                return made(turns.size());
            }
            int closed = closed();
            return closed != PASS && after[closed] == player && grid()[closed] == EMPTY
                    ? made(last() - 1)
                    : -1;
        }
    }
}
