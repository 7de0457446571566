package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Those who get reach wrong (TT-3). */
final class ReachAnimals {

    private ReachAnimals() {}

    /** Says which points reach a colour. */
    private interface Reach {
        BitSet of(Goban game, char[] grid, char colour);
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

    static final List<Animal> ALL =
            List.of(
                    reach(
                            "reaches-own-colour",
                            "TT-3.a",
                            "a point reaches its own colour",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                Points.of(grid, colour).forEach(reach::set);
                                return reach;
                            }),
                    reach(
                            "reaches-own-colour-next-to-it",
                            "TT-3.a",
                            "a point reaches its own colour if a neighbour has it",
                            (game, grid, colour) -> {
                                BitSet reach = game.rightly(grid, colour);
                                Points.of(grid, colour)
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
                                    reach.and(Points.bits(grid, Goban.EMPTY));
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
                                    reach.and(Points.bits(grid, Goban.EMPTY));
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
                                    BitSet free = Points.bits(grid, Goban.EMPTY);
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
                                    Points.touching(game)
                                            .spread(grid, within(game, grid, colour, 1))),
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
                                                    && Points.touching(game)
                                                            .touches(grid, p, colour));
                                }
                                return game.spread(grid, last);
                            }),
                    reach(
                            "queue-of-64",
                            "TT-3",
                            "a search keeps at most 64 points",
                            (game, grid, colour) -> queued(game, grid, colour, 64)),
                    reach(
                            "queue-of-361",
                            "TT-3",
                            "a search keeps at most 361 points",
                            (game, grid, colour) -> queued(game, grid, colour, 361)),
                    reach(
                            "strings-joined-to-one-neighbour",
                            "TT-3",
                            "a point that joins two strings is put into the upper one only",
                            (game, grid, colour) -> joined(game, grid, colour, true)),
                    reach(
                            "strings-joined-without-their-root",
                            "TT-3",
                            "a point that joins two strings takes only its neighbour with it",
                            (game, grid, colour) -> joined(game, grid, colour, false)),
                    reach(
                            "runs-of-a-row",
                            "TT-3",
                            "from a run of points in a row the search goes on to one run above and one below",
                            (game, grid, colour) ->
                                    Points.bits(
                                            IntStream.range(0, grid.length)
                                                    .filter(p -> grid[p] != colour)
                                                    .filter(p -> runs(game, grid, p, colour)))));

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
                over.and(Points.bits(grid, stone));
                reach.or(over);
            }
        }
        return reach;
    }

    /** Searches from each point, and forgets what its queue has no room for. */
    private static BitSet queued(Goban game, char[] grid, char colour, int room) {
        BitSet reach = new BitSet();
        for (int p = 0; p < grid.length; p++) {
            int[] queue = new int[room];
            BitSet seen = new BitSet();
            int last = 0;
            queue[last++] = p;
            seen.set(p);
            for (int i = 0; i < last && grid[p] != colour && !reach.get(p); i++) {
                for (int next : game.beside(queue[i])) {
                    reach.set(p, reach.get(p) || grid[next] == colour);
                    if (grid[next] == grid[p] && !seen.get(next) && last < room) {
                        seen.set(next);
                        queue[last++] = next;
                    }
                }
            }
        }
        return reach;
    }

    /** Hangs each point under its neighbours to the north and to the west, wrongly. */
    private static BitSet joined(Goban game, char[] grid, char colour, boolean once) {
        int[] under = IntStream.range(0, grid.length).toArray();
        for (int p = 0; p < grid.length; p++) {
            for (int next : game.beside(p)) {
                if (next < p && grid[next] == grid[p] && (!once || under[p] == p)) {
                    under[p] = once ? next : under[next];
                }
            }
        }
        BitSet roots =
                Points.bits(
                        IntStream.range(0, grid.length)
                                .filter(p -> grid[p] != colour && game.touches(grid, p, colour))
                                .map(p -> root(under, p)));
        return Points.bits(
                IntStream.range(0, grid.length)
                        .filter(p -> grid[p] != colour && roots.get(root(under, p))));
    }

    private static int root(int[] under, int point) {
        return under[point] == point ? point : root(under, under[point]);
    }

    private static boolean runs(Goban game, char[] grid, int from, char colour) {
        BitSet seen = new BitSet();
        BitSet open = new BitSet();
        open.set(from);
        while (!open.isEmpty()) {
            int first = open.nextSetBit(0);
            open.clear(first);
            int end = first + 1;
            while (first % game.width > 0 && grid[first - 1] == grid[from]) {
                first--;
            }
            while (end % game.width > 0 && grid[end] == grid[from]) {
                end++;
            }
            seen.set(first, end);
            if (IntStream.range(first, end).anyMatch(p -> game.touches(grid, p, colour))) {
                return true;
            }
            for (int step : new int[] {-game.width, game.width}) {
                IntStream.range(first, end)
                        .map(p -> p + step)
                        .filter(p -> p >= 0 && p < grid.length && grid[p] == grid[from])
                        .limit(1)
                        .filter(p -> !seen.get(p))
                        .forEach(open::set);
            }
        }
        return false;
    }
}
