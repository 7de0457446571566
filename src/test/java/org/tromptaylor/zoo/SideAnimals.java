package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Those who look around a point for its list of legal moves, and get two sides wrong on which one string is
 * (TT-6, TT-7.c): which sides have one string in common is asked for each pair of sides by code of its own.
 */
final class SideAnimals {

    private SideAnimals() {}

    /** The sides of a point. */
    private enum Side {
        NORTH,
        WEST,
        EAST,
        SOUTH;

        /** The point on this side; -1 beyond the edge. */
        int of(Goban game, int point) {
            int next = point + new int[] {-game.width, -1, 1, game.width}[ordinal()];
            return Arrays.stream(game.beside(point)).filter(n -> n == next).findFirst().orElse(-1);
        }
    }

    /** Only of empty points, before the end: of all others it is known without a look. */
    private static Animal list(String name, String rule, String wrong, ListAnimals.Listed listed) {
        return ListAnimals.list(
                name,
                rule,
                wrong,
                (game, player, p, legal) ->
                        game.grid()[p] == Goban.EMPTY && !game.isOver()
                                ? listed.is(game, player, p, legal)
                                : legal);
    }

    /** Whether one string of this colour is on both sides of a point, and has no other liberty. */
    private static boolean isOne(Goban game, int point, char colour, Side one, Side other) {
        int first = one.of(game, point);
        int second = other.of(game, point);
        return first >= 0
                && second >= 0
                && game.grid()[first] == colour
                && game.string(game.grid(), first).get(second)
                && liberties(game, first) == 1;
    }

    private static int liberties(Goban game, int stone) {
        BitSet string = game.string(game.grid(), stone);
        return game.border(game.grid(), string, Goban.EMPTY).cardinality();
    }

    private static boolean isEmptied(Goban game, char player, int point) {
        return game.after(player, point)[point] == Goban.EMPTY;
    }

    private static Stream<Animal> pair(Side one, Side other) {
        String sides = one.name().toLowerCase() + "-and-" + other.name().toLowerCase();
        String words = " to the " + sides.replace('-', ' ');
        return Stream.of(
                list(
                        "list-with-suicides-of-a-string-" + sides,
                        "TT-6",
                        "the list takes one string" + words + " for two, one of which breathes on",
                        (game, player, p, legal) ->
                                legal
                                        || isEmptied(game, player, p)
                                                && isOne(game, p, player, one, other)),
                list(
                        "list-without-captures-of-a-string-" + sides,
                        "TT-7.c",
                        "the list leaves out a move without a liberty that takes one string"
                                + words,
                        (game, player, p, legal) ->
                                legal
                                        && !(isOne(game, p, Goban.opponent(player), one, other)
                                                && Arrays.stream(game.beside(p))
                                                        .allMatch(
                                                                n ->
                                                                        game.grid()[n]
                                                                                == Goban.opponent(
                                                                                        player)))));
    }

    private static boolean isOnAllSides(Goban game, char player, int point) {
        return Arrays.stream(Side.values())
                .skip(1)
                .allMatch(side -> isOne(game, point, Goban.opponent(player), Side.NORTH, side));
    }

    private static boolean isRecent(Goban game, char[] grid, int turns) {
        return game.grids.stream()
                .skip(Math.max(0, game.grids.size() - turns))
                .anyMatch(g -> Arrays.equals(g, grid));
    }

    static final List<Animal> ALL =
            Stream.concat(
                            IntStream.range(0, 16)
                                    .filter(i -> i / 4 < i % 4)
                                    .boxed()
                                    .flatMap(i -> pair(Side.values()[i / 4], Side.values()[i % 4])),
                            Stream.of(
                                    list(
                                            "list-with-captures-on-all-four-sides",
                                            "TT-6",
                                            "the list has a move that takes one string on all four sides, though it repeats",
                                            (game, player, p, legal) ->
                                                    legal || isOnAllSides(game, player, p)),
                                    list(
                                            "list-knows-superko-among-64-points",
                                            "TT-6.e",
                                            "beyond the first 64 points, the list leaves out only what would give back one of the last two grids",
                                            (game, player, p, legal) ->
                                                    legal
                                                            || p > 63
                                                                    && !isRecent(
                                                                            game,
                                                                            game.after(player, p),
                                                                            2)),
                                    list(
                                            "list-of-captures-among-64-points",
                                            "TT-7.c",
                                            "beyond the first 64 points, the list leaves out moves without an empty neighbour that take something",
                                            (game, player, p, legal) ->
                                                    legal
                                                            && (p < 64
                                                                    || game.touches(
                                                                            game.grid(),
                                                                            p,
                                                                            Goban.EMPTY)
                                                                    || Points.count(
                                                                                    game.after(
                                                                                            player,
                                                                                            p),
                                                                                    Goban.opponent(
                                                                                            player))
                                                                            == Points.count(
                                                                                    game.grid(),
                                                                                    Goban.opponent(
                                                                                            player))))))
                    .toList();
}
