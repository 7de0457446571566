package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Those who follow regions wrongly where points are counted (TT-9), or take turns for no turns (TT-8). */
final class RegionAnimals {

    private RegionAnimals() {}

    /** How many points a region is worth to a player. */
    private interface Worth {
        double of(Goban game, char[] grid, BitSet region, char player);
    }

    private static Animal regions(String name, String wrong, Worth worth) {
        return ScoreAnimals.score(
                name,
                "TT-9",
                wrong,
                (game, grid, player) ->
                        Points.count(grid, player)
                                + game.strings(grid, Goban.EMPTY).stream()
                                        .mapToDouble(r -> worth.of(game, grid, r, player))
                                        .sum());
    }

    private static boolean owns(Goban game, char[] grid, BitSet region, char player) {
        return !game.border(grid, region, player).isEmpty()
                && game.border(grid, region, Goban.opponent(player)).isEmpty();
    }

    private static long stringsBeside(Goban game, char[] grid, BitSet region, char player) {
        BitSet border = game.border(grid, region, player);
        return game.strings(grid, player).stream().filter(s -> s.intersects(border)).count();
    }

    /** Looks in two of the four directions for the first stone. */
    private static Animal looking(String name, String wrong, int... directions) {
        return ScoreAnimals.score(
                name,
                "TT-9",
                wrong,
                (game, grid, player) ->
                        Points.count(grid, player)
                                + Points.of(grid, Goban.EMPTY)
                                        .filter(p -> seen(game, grid, p, player, directions))
                                        .filter(
                                                p ->
                                                        !seen(
                                                                game,
                                                                grid,
                                                                p,
                                                                Goban.opponent(player),
                                                                directions))
                                        .count());
    }

    private static boolean seen(Goban game, char[] grid, int from, char colour, int... directions) {
        int[] steps = {-game.width, -1, 1, game.width};
        for (int direction : directions) {
            int at = from;
            while (at >= 0 && grid[at] == Goban.EMPTY) {
                int next = at + steps[direction];
                at = Arrays.stream(game.beside(at)).anyMatch(n -> n == next) ? next : -1;
            }
            if (at >= 0 && grid[at] == colour) {
                return true;
            }
        }
        return false;
    }

    /** Regions are followed for so many points, and then begun anew. */
    private static Animal parted(int most) {
        return ScoreAnimals.score(
                "regions-of-" + most + "-points",
                "TT-9",
                "a region is followed for " + most + " points; what is left of it is another one",
                (game, grid, player) -> {
                    double score = Points.count(grid, player);
                    BitSet seen = new BitSet();
                    for (int p = 0; p < grid.length; p++) {
                        if (grid[p] == Goban.EMPTY && !seen.get(p)) {
                            BitSet part = part(game, grid, p, seen, most);
                            score += owns(game, grid, part, player) ? part.cardinality() : 0;
                        }
                    }
                    return score;
                });
    }

    private static BitSet part(Goban game, char[] grid, int from, BitSet seen, int most) {
        BitSet part = new BitSet();
        int[] open = new int[most];
        int last = 0;
        open[last++] = from;
        part.set(from);
        for (int i = 0; i < last; i++) {
            for (int next : game.beside(open[i])) {
                if (grid[next] == Goban.EMPTY
                        && !seen.get(next)
                        && !part.get(next)
                        && last < most) {
                    part.set(next);
                    open[last++] = next;
                }
            }
        }
        seen.or(part);
        return part;
    }

    /** Whether a move does not part the passes before and after it. */
    private interface NoTurn {
        boolean is(Goban game, int turn);
    }

    private static Animal through(String name, String wrong, NoTurn noTurn) {
        return new Animal(
                name,
                "TT-8",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public boolean isOver() {
                                int passes = 0;
                                for (int turn = turns.size(); turn > 0; turn--) {
                                    boolean pass = turns.get(turn - 1) == PASS;
                                    if (!pass && !noTurn.is(this, turn)) {
                                        break;
                                    }
                                    passes += pass ? 1 : 0;
                                }
                                return passes > 1 && turns.get(turns.size() - 1) == PASS;
                            }
                        });
    }

    private static int change(Goban game, int turn) {
        return Points.stones(game.grids.get(turn)) - Points.stones(game.grids.get(turn - 1));
    }

    private static boolean suicide(Goban game, int turn) {
        return game.grids.get(turn)[game.turns.get(turn - 1)] == Goban.EMPTY;
    }

    static final List<Animal> ALL =
            List.of(
                    ScoreAnimals.score(
                            "white-has-the-rest",
                            "TT-9",
                            "White's score is what Black's leaves of the grid",
                            (game, grid, player) ->
                                    player == Goban.BLACK
                                            ? game.rightScore(grid, player)
                                            : grid.length - game.rightScore(grid, Goban.BLACK)),
                    ScoreAnimals.score(
                            "black-has-the-rest",
                            "TT-9",
                            "Black's score is what White's leaves of the grid",
                            (game, grid, player) ->
                                    player == Goban.WHITE
                                            ? game.rightScore(grid, player)
                                            : grid.length - game.rightScore(grid, Goban.WHITE)),
                    regions(
                            "regions-counted-for-each-string",
                            "a region counts once for each string next to it",
                            (game, grid, region, player) ->
                                    owns(game, grid, region, player)
                                            ? region.cardinality()
                                                    * stringsBeside(game, grid, region, player)
                                            : 0),
                    regions(
                            "regions-of-one-string-only",
                            "a region counts only if one string alone is next to it",
                            (game, grid, region, player) ->
                                    owns(game, grid, region, player)
                                                    && stringsBeside(game, grid, region, player)
                                                            == 1
                                            ? region.cardinality()
                                            : 0),
                    regions(
                            "single-points-left-out",
                            "regions of one point do not count",
                            (game, grid, region, player) ->
                                    owns(game, grid, region, player) && region.cardinality() > 1
                                            ? region.cardinality()
                                            : 0),
                    regions(
                            "regions-by-their-first-stone-on-each-row",
                            "the stones below a region are not looked at",
                            (game, grid, region, player) -> {
                                BitSet up = new BitSet();
                                for (int p : region.stream().toArray()) {
                                    Arrays.stream(game.beside(p))
                                            .filter(n -> n != p + game.width)
                                            .forEach(up::set);
                                }
                                boolean mine = up.stream().anyMatch(n -> grid[n] == player);
                                boolean theirs =
                                        up.stream()
                                                .anyMatch(n -> grid[n] == Goban.opponent(player));
                                return mine && !theirs ? region.cardinality() : 0;
                            }),
                    looking(
                            "left-and-right-decide",
                            "an empty point reaches the first stones to its left and right",
                            1,
                            2),
                    looking(
                            "up-and-down-decide",
                            "an empty point reaches the first stones above and below it",
                            0,
                            3),
                    parted(64),
                    parted(128),
                    parted(255),
                    parted(361),
                    through(
                            "suicide-does-not-part-passes",
                            "a suicide does not part the passes before and after it",
                            (game, turn) -> suicide(game, turn)),
                    through(
                            "capture-does-not-part-passes",
                            "a capture does not part the passes before and after it",
                            (game, turn) -> change(game, turn) < 1),
                    through(
                            "moves-without-capture-do-not-part-passes",
                            "a move that takes nothing does not part the passes before and after it",
                            (game, turn) -> change(game, turn) > 0),
                    through(
                            "blacks-moves-do-not-part-passes",
                            "a move of Black's does not part the passes before and after it",
                            (game, turn) -> turn % 2 == 1),
                    through(
                            "whites-moves-do-not-part-passes",
                            "a move of White's does not part the passes before and after it",
                            (game, turn) -> turn % 2 == 0));
}
