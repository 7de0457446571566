package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Those who get reach wrong (TT-3), or clearing (TT-4). */
final class ReachAnimals {

    private ReachAnimals() {}

    /** Says which points reach a colour. */
    private interface Reach {
        BitSet of(Goban game, char[] grid, char colour);
    }

    /** Clears a colour. */
    private interface Clear {
        char[] of(Goban game, char[] grid, char colour);
    }

    private static Animal reach(String name, String rule, String wrong, Reach reach) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            BitSet reaching(char[] grid, char colour) {
                                return reach.of(this, grid, colour);
                            }
                        });
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
                    reach(
                            "reaches-own-colour",
                            "TT-3.a",
                            "a point reaches its own colour",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                points(grid, colour).forEach(reach::set);
                                return reach;
                            }),
                    reach(
                            "reaches-own-colour-next-to-it",
                            "TT-3.a",
                            "a point reaches its own colour if a neighbour has it",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                points(grid, colour)
                                        .filter(p -> game.touches(grid, p, colour))
                                        .forEach(reach::set);
                                return reach;
                            }),
                    reach(
                            "neighbours-only",
                            "TT-3.b",
                            "a point reaches the colours of its neighbours, no path is followed",
                            (game, grid, colour) -> within(game, grid, colour, 1)),
                    reach(
                            "paths-of-two-steps",
                            "TT-3",
                            "a path has at most two steps",
                            (game, grid, colour) -> within(game, grid, colour, 2)),
                    reach(
                            "paths-of-100-steps",
                            "TT-3",
                            "a path has at most 100 steps",
                            (game, grid, colour) -> within(game, grid, colour, 100)),
                    reach(
                            "paths-of-255-steps",
                            "TT-3",
                            "a path has at most 255 steps",
                            (game, grid, colour) -> within(game, grid, colour, 255)),
                    reach(
                            "straight-paths",
                            "TT-3.b",
                            "a path does not turn",
                            ReachAnimals::straight),
                    reach(
                            "one-sweep",
                            "TT-3",
                            "paths are followed by one sweep over the grid, from the top left on",
                            (game, grid, colour) -> swept(game, grid, colour, 1)),
                    reach(
                            "one-sweep-to-and-fro",
                            "TT-3",
                            "paths are followed by one sweep over the grid and one back",
                            (game, grid, colour) -> swept(game, grid, colour, 2)),
                    reach(
                            "eight-sweeps",
                            "TT-3",
                            "paths are followed by eight sweeps over the grid, to and fro",
                            (game, grid, colour) -> swept(game, grid, colour, 8)),
                    reach(
                            "seen-in-64-bits",
                            "TT-3",
                            "the points that a path has been at are kept as bits of a long",
                            (game, grid, colour) -> {
                                BitSet reach = new BitSet();
                                for (int p = 0; p < grid.length; p++) {
                                    reach.set(p, grid[p] != colour && found(game, grid, p, colour));
                                }
                                return reach;
                            }),
                    reach(
                            "paths-over-empty-points",
                            "TT-3.b",
                            "a path may lead over empty points, whatever its first point's colour",
                            ReachAnimals::overEmptyPoints),
                    reach(
                            "paths-over-all-stones",
                            "TT-3.b",
                            "a path of stones may lead over stones of both colours",
                            (game, grid, colour) -> {
                                char[] stones = new String(grid).replace('O', 'X').toCharArray();
                                if (colour != Goban.EMPTY) {
                                    return game.rightly(grid, colour);
                                }
                                return game.rightly(stones, colour);
                            }),
                    reach(
                            "stones-reach-empty-only",
                            "TT-3",
                            "a stone reaches no stone of the other colour",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                if (colour != Goban.EMPTY) {
                                    reach.and(bits(grid, Goban.EMPTY));
                                }
                                return reach;
                            }),
                    reach(
                            "white-stones-reach-empty-only",
                            "TT-3",
                            "a white stone reaches no black one",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                if (colour == Goban.BLACK) {
                                    reach.and(bits(grid, Goban.EMPTY));
                                }
                                return reach;
                            }),
                    reach(
                            "reaches-what-does-not-shut-it-in",
                            "TT-3",
                            "an empty point reaches a colour unless all stones about its region have the other one",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                if (colour != Goban.EMPTY) {
                                    BitSet free = bits(grid, Goban.EMPTY);
                                    free.andNot(game.rightly(grid, Goban.opponent(colour)));
                                    reach.or(free);
                                }
                                return reach;
                            }),
                    reach(
                            "breathes-beyond-the-edge",
                            "TT-3",
                            "a stone on the edge reaches empty: beyond the edge no stone stands",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                if (colour == Goban.EMPTY) {
                                    for (int p = 0; p < grid.length; p++) {
                                        reach.set(
                                                p,
                                                reach.get(p)
                                                        || grid[p] != colour
                                                                && game.beside(p).length < 4);
                                    }
                                }
                                return game.spread(grid, reach);
                            }),
                    reach(
                            "diagonal-paths",
                            "TT-3.b",
                            "all but a path's last step may be diagonal",
                            (game, grid, colour) ->
                                    wide(game).spread(grid, within(game, grid, colour, 1))),
                    reach(
                            "diagonal-last-step",
                            "TT-3.b",
                            "a path's last step may be diagonal",
                            (game, grid, colour) -> {
                                BitSet last = new BitSet();
                                for (int p = 0; p < grid.length; p++) {
                                    last.set(
                                            p,
                                            grid[p] != colour
                                                    && wide(game).touches(grid, p, colour));
                                }
                                return game.spread(grid, last);
                            }),
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
                                        bits(
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
                                        bits(
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
                                                                            wide(game)
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
                                    }));

    /** The points that reach a colour by a path of at most so many steps. */
    private static BitSet within(Goban game, char[] grid, char colour, int steps) {
        BitSet reach = new BitSet();
        for (int p = 0; p < grid.length; p++) {
            reach.set(p, grid[p] != colour && game.touches(grid, p, colour));
        }
        BitSet last = (BitSet) reach.clone();
        for (int step = 2; step <= steps && !last.isEmpty(); step++) {
            BitSet next = new BitSet();
            last.stream()
                    .forEach(
                            p ->
                                    Arrays.stream(game.beside(p))
                                            .filter(n -> grid[n] == grid[p] && !reach.get(n))
                                            .forEach(next::set));
            reach.or(next);
            last = next;
        }
        return reach;
    }

    /** Sweeps from the first point to the last, then back, and so on. */
    private static BitSet swept(Goban game, char[] grid, char colour, int sweeps) {
        BitSet reach = within(game, grid, colour, 1);
        for (int sweep = 0; sweep < sweeps; sweep++) {
            for (int i = 0; i < grid.length; i++) {
                int p = sweep % 2 == 0 ? i : grid.length - 1 - i;
                for (int next : game.beside(p)) {
                    reach.set(p, reach.get(p) || grid[next] == grid[p] && reach.get(next));
                }
            }
        }
        return reach;
    }

    private static BitSet straight(Goban game, char[] grid, char colour) {
        BitSet reach = new BitSet();
        for (int step : new int[] {-game.width, -1, 1, game.width}) {
            BitSet on = new BitSet();
            for (int i = 0; i < grid.length; i++) {
                int p = step < 0 ? i : grid.length - 1 - i;
                for (int next : game.beside(p)) {
                    if (next == p + step && grid[p] != colour) {
                        on.set(p, grid[next] == colour || grid[next] == grid[p] && on.get(next));
                    }
                }
            }
            reach.or(on);
        }
        return reach;
    }

    private static boolean found(Goban game, char[] grid, int from, char colour) {
        long seen = 1L << from;
        int[] open = new int[65];
        int last = 0;
        open[last++] = from;
        for (int i = 0; i < last; i++) {
            for (int next : game.beside(open[i])) {
                if (grid[next] == colour) {
                    return true;
                }
                if (grid[next] == grid[from] && (seen >> next & 1) == 0) {
                    seen |= 1L << next;
                    open[last++] = next;
                }
            }
        }
        return false;
    }

    /** As if the empty points had the colour of the path's first point. */
    private static BitSet overEmptyPoints(Goban game, char[] grid, char colour) {
        BitSet reach = game.rightly(grid, colour);
        for (char stone : new char[] {Goban.BLACK, Goban.WHITE}) {
            if (stone != colour && colour != Goban.EMPTY) {
                BitSet over =
                        game.rightly(new String(grid).replace('.', stone).toCharArray(), colour);
                over.and(bits(grid, stone));
                reach.or(over);
            }
        }
        return reach;
    }

    /** The same grid, where points are adjacent at their corners too. */
    private static Goban wide(Goban game) {
        return WIDE.computeIfAbsent(
                game.width + "x" + game.height, size -> new Wide(game.width, game.height));
    }

    private static final Map<String, Goban> WIDE = new ConcurrentHashMap<>();

    private static final class Wide extends Goban {
        Wide(int width, int height) {
            super(width, height);
        }

        @Override
        int[] neighbours(int point) {
            return around(point);
        }
    }

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
        return Goban.emptied(grid, bits(points(grid, colour).filter(dead)));
    }

    private static BitSet breathless(Goban game, char[] grid, char colour) {
        BitSet reach = game.rightly(grid, Goban.EMPTY);
        return bits(points(grid, colour).filter(p -> !reach.get(p)));
    }

    private static IntStream points(char[] grid, char colour) {
        return IntStream.range(0, grid.length).filter(p -> grid[p] == colour);
    }

    private static BitSet bits(char[] grid, char colour) {
        return bits(points(grid, colour));
    }

    private static BitSet bits(IntStream points) {
        BitSet bits = new BitSet();
        points.forEach(bits::set);
        return bits;
    }
}
