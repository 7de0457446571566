package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * Those who keep a number where it has no room: liberties, strings, turns, scores in 8 bits, a list or a
 * stack of fixed length.
 */
final class NumberAnimals {

    private NumberAnimals() {}

    /** Empties strings whose number of liberties seems to be none. */
    private static Animal liberties(String name, String wrong, IntPredicate none) {
        return new Animal(
                name,
                "TT-4",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] clear(char[] grid, char colour) {
                                BitSet gone = new BitSet();
                                for (BitSet string : strings(grid, colour)) {
                                    int liberties = border(grid, string, EMPTY).cardinality();
                                    if (none.test(liberties)) {
                                        gone.or(string);
                                    }
                                }
                                return emptied(grid, gone);
                            }
                        });
    }

    /** The strings of both colours, or the regions, by their numbers from 0 in 8 bits. */
    private static BitSet withNumberOf(Goban game, char[] grid, BitSet points, boolean stones) {
        BitSet all = new BitSet();
        int number = 0;
        int[] numbers = new int[grid.length];
        BitSet seen = new BitSet();
        for (int p = 0; p < grid.length; p++) {
            if (!seen.get(p) && grid[p] != Goban.EMPTY == stones) {
                BitSet string = game.string(grid, p);
                seen.or(string);
                int kept = number % 256;
                string.stream().forEach(q -> numbers[q] = kept);
                number++;
            }
        }
        int wanted = numbers[points.nextSetBit(0)];
        seen.stream().filter(q -> numbers[q] == wanted).forEach(all::set);
        return all;
    }

    private static Animal over(int most) {
        return new Animal(
                "over-after-" + most + "-turns",
                "TT-8",
                "a game of " + most + " turns is over",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public boolean isOver() {
                                return turns.size() >= most || super.isOver();
                            }
                        });
    }

    private static Animal list(int most) {
        return new Animal(
                "list-of-" + most + "-at-most",
                "TT-7",
                "the list of legal moves has room for " + most + " points",
                (w, h) ->
                        new Goban(w, h) {
                            private int listed;

                            @Override
                            boolean isListed(char player, int point) {
                                listed = point == 0 ? 0 : listed;
                                boolean legal = super.isListed(player, point) && listed < most;
                                listed += legal ? 1 : 0;
                                return legal;
                            }
                        });
    }

    /** A depth-first search that comes back when it is so deep. */
    private static Animal deep(int most) {
        return new Animal(
                "recursion-of-" + most,
                "TT-3",
                "a search calls itself for each neighbour, and comes back when " + most + " deep",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            BitSet reaching(char[] grid, char colour) {
                                BitSet reach = new BitSet();
                                for (int p = 0; p < grid.length; p++) {
                                    reach.set(
                                            p,
                                            grid[p] != colour
                                                    && finds(grid, p, colour, new BitSet(), 1));
                                }
                                return reach;
                            }

                            private boolean finds(
                                    char[] grid, int p, char colour, BitSet seen, int deep) {
                                if (touches(grid, p, colour)) {
                                    return true;
                                }
                                seen.set(p);
                                return deep < most
                                        && Arrays.stream(beside(p))
                                                .filter(n -> grid[n] == grid[p])
                                                .anyMatch(
                                                        n ->
                                                                !seen.get(n)
                                                                        && finds(
                                                                                grid, n, colour,
                                                                                seen, deep + 1));
                            }
                        });
    }

    private static Animal told(String name, String wrong, boolean cycle) {
        return new Animal(
                name,
                "TT-6.h",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int repeated(char[] after, char player) {
                                int turn = super.repeated(after, player);
                                return turn < 0 || cycle ? turn : turn % 256;
                            }

                            @Override
                            int cycle(int made) {
                                return cycle ? super.cycle(made) % 256 : super.cycle(made);
                            }
                        });
    }

    private static char sign(int lead) {
        return lead > 0 ? Goban.BLACK : lead < 0 ? Goban.WHITE : Goban.EMPTY;
    }

    static final List<Animal> ALL =
            Stream.of(
                            liberties(
                                    "liberties-of-8-bits",
                                    "liberties are counted in 8 bits: a string with 256 has none",
                                    liberties -> liberties % 256 == 0),
                            liberties(
                                    "liberties-in-a-signed-byte",
                                    "liberties are counted in a signed byte: a string with 128 has less than none",
                                    liberties -> (byte) liberties <= 0),
                            new Animal(
                                    "strings-numbered-in-8-bits",
                                    "TT-4",
                                    "strings are numbered over the grid in 8 bits: the 257th has the liberties of the first",
                                    (w, h) ->
                                            new Goban(w, h) {
                                                @Override
                                                char[] clear(char[] grid, char colour) {
                                                    BitSet gone = new BitSet();
                                                    for (BitSet string : strings(grid, colour)) {
                                                        BitSet all =
                                                                withNumberOf(
                                                                        this, grid, string, true);
                                                        if (border(grid, all, EMPTY).isEmpty()) {
                                                            gone.or(string);
                                                        }
                                                    }
                                                    return emptied(grid, gone);
                                                }
                                            }),
                            ScoreAnimals.score(
                                    "regions-numbered-in-8-bits",
                                    "TT-9",
                                    "regions are numbered in 8 bits: the 257th reaches what the first reaches",
                                    (game, grid, player) -> {
                                        int score = Points.count(grid, player);
                                        for (BitSet region : game.strings(grid, Goban.EMPTY)) {
                                            BitSet all = withNumberOf(game, grid, region, false);
                                            char other = Goban.opponent(player);
                                            if (game.border(grid, all, other).isEmpty()
                                                    && !game.border(grid, all, player).isEmpty()) {
                                                score += region.cardinality();
                                            }
                                        }
                                        return score;
                                    }),
                            ScoreAnimals.score(
                                    "score-in-a-signed-byte",
                                    "TT-9",
                                    "a score is kept in a signed byte",
                                    (game, grid, player) -> (byte) game.rightScore(grid, player)),
                            new Animal(
                                    "turns-in-a-signed-byte",
                                    "TT-5",
                                    "turns are counted in a signed byte: from the 129th on it is always Black's turn",
                                    (w, h) ->
                                            new Goban(w, h) {
                                                @Override
                                                public char toMove() {
                                                    return (byte) turns.size() % 2 == 1
                                                            ? WHITE
                                                            : BLACK;
                                                }
                                            }),
                            over(200),
                            over(256),
                            over(361),
                            over(400),
                            over(500),
                            over(512),
                            over(722),
                            over(1000),
                            list(81),
                            list(128),
                            list(255),
                            list(256),
                            list(361),
                            deep(100),
                            deep(256),
                            deep(500),
                            told(
                                    "tells-the-turn-in-8-bits",
                                    "the number of the repeated turn is told in 8 bits",
                                    false),
                            told(
                                    "tells-the-cycle-in-8-bits",
                                    "the length of the cycle is told in 8 bits",
                                    true),
                            WinnerAnimals.winner(
                                    "lead-in-a-signed-byte",
                                    "TT-10",
                                    "the lead is kept in a signed byte: one of 128 points is White's",
                                    (game, black, white) -> sign((byte) (black - white))),
                            WinnerAnimals.winner(
                                    "lead-of-8-bits",
                                    "TT-10",
                                    "the lead is kept in 8 bits: one of 256 points is a tie",
                                    (game, black, white) ->
                                            (int) (black - white) % 256 == 0
                                                    ? Goban.EMPTY
                                                    : sign((int) (black - white))),
                            WinnerAnimals.winner(
                                    "scores-compared-as-texts",
                                    "TT-10",
                                    "scores are compared as texts: 9 is more than 16",
                                    (game, black, white) ->
                                            sign(
                                                    Integer.toString((int) black)
                                                            .compareTo(
                                                                    Integer.toString(
                                                                            (int) white)))))
                    .toList();
}
