package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Those who get a move wrong (TT-7). */
final class MoveAnimals {

    private MoveAnimals() {}

    /** The grid after a step of a move that has put a stone on a point. */
    interface Step {
        char[] of(Goban game, char[] grid, char colour, int point);
    }

    /** Whether a move is forbidden. */
    interface Ban {
        boolean on(Goban game, char[] before, char[] after, char player, int point);
    }

    /** Clears the opponent's colour otherwise. */
    private static Animal take(String name, String rule, String wrong, Step take) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] take(char[] grid, char colour, int point) {
                                return take.of(this, grid, colour, point);
                            }
                        });
    }

    /** Makes the whole move otherwise; the stone is already there. */
    private static Animal move(String name, String rule, String wrong, Step move) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] move(char[] grid, char player, int point) {
                                char[] placed = grid.clone();
                                placed[point] = player;
                                return move.of(this, placed, player, point);
                            }
                        });
    }

    static Animal ban(String name, String rule, String wrong, Ban ban) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean isForbidden(char[] before, char[] after, char player, int p) {
                                return ban.on(this, before, after, player, p);
                            }
                        });
    }

    private static Animal onlyTo(String direction, int right, int down) {
        return take(
                "captures-to-the-" + direction,
                "TT-7",
                "a move takes only the string to its " + direction,
                (game, grid, colour, point) -> {
                    int next = point + down * game.width + right;
                    return dead(game, grid, colour, point, next) ? emptied(game, grid, next) : grid;
                });
    }

    private static Animal allBut(String direction, int right, int down) {
        return take(
                "never-captures-to-the-" + direction,
                "TT-7",
                "a move never takes the string to its " + direction,
                (game, grid, colour, point) -> {
                    int next = point + down * game.width + right;
                    BitSet saved =
                            dead(game, grid, colour, point, next)
                                    ? game.string(grid, next)
                                    : new BitSet();
                    char[] after = game.clear(grid, colour);
                    saved.stream().forEach(p -> after[p] = colour);
                    return after;
                });
    }

    private static boolean dead(Goban game, char[] grid, char colour, int point, int next) {
        return Arrays.stream(game.beside(point)).anyMatch(n -> n == next)
                && grid[next] == colour
                && !game.breathes(grid, next);
    }

    static char[] emptied(Goban game, char[] grid, int point) {
        return Goban.emptied(grid, game.string(grid, point));
    }

    private static boolean took(char[] before, char[] after, char player) {
        for (int p = 0; p < before.length; p++) {
            if (before[p] == Goban.opponent(player) && after[p] == Goban.EMPTY) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEye(Goban game, char[] grid, char player, int point) {
        return Arrays.stream(game.beside(point)).allMatch(n -> grid[n] == player);
    }

    static final List<Animal> ALL =
            List.of(
                    ban(
                            "no-move-without-a-liberty",
                            "TT-7.c",
                            "a move that has no liberty before it captures is refused",
                            (game, before, after, player, p) -> {
                                char[] placed = before.clone();
                                placed[p] = player;
                                return !game.breathes(placed, p);
                            }),
                    ban(
                            "no-move-without-an-empty-neighbour",
                            "TT-7",
                            "a move to a point without an empty neighbour is refused, unless it captures",
                            (game, before, after, player, p) ->
                                    !took(before, after, player)
                                            && Arrays.stream(game.beside(p))
                                                    .noneMatch(n -> before[n] == Goban.EMPTY)),
                    ban(
                            "no-self-atari",
                            "TT-7",
                            "a move that leaves its own string one liberty is refused",
                            (game, before, after, player, p) ->
                                    after[p] == player
                                            && game.border(
                                                                    after,
                                                                    game.string(after, p),
                                                                    Goban.EMPTY)
                                                            .cardinality()
                                                    == 1),
                    ban(
                            "no-filling-of-own-eyes",
                            "TT-7",
                            "a point with own stones all round is refused",
                            (game, before, after, player, p) -> isEye(game, before, player, p)),
                    ban(
                            "no-throw-in",
                            "TT-7",
                            "a point with the opponent's stones all round is refused, unless the move captures",
                            (game, before, after, player, p) ->
                                    !took(before, after, player)
                                            && isEye(game, before, Goban.opponent(player), p)),
                    occupied(
                            "takes-opponents-place",
                            "a stone may be put on one of the opponent's",
                            (colour, player) -> colour == player),
                    occupied(
                            "takes-own-place",
                            "a stone may be put on one of one's own",
                            (colour, player) -> colour != player),
                    new Animal(
                            "breathless-stone-leaves-its-point",
                            "TT-7.b",
                            "the point of a stone without a liberty is as good as empty",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isOccupied(char[] grid, char player, int p) {
                                            return grid[p] != EMPTY && breathes(grid, p);
                                        }
                                    }),
                    move(
                            "own-first",
                            "TT-7.c",
                            "the player's own colour is cleared first",
                            (game, grid, player, p) ->
                                    game.clear(game.clear(grid, player), Goban.opponent(player))),
                    move(
                            "both-at-once",
                            "TT-7.c",
                            "both colours are judged on the same grid and cleared at once",
                            (game, grid, player, p) -> {
                                char[] after = game.clear(grid, player);
                                char[] other = game.clear(grid, Goban.opponent(player));
                                for (int q = 0; q < after.length; q++) {
                                    after[q] = other[q] == Goban.EMPTY ? Goban.EMPTY : after[q];
                                }
                                return after;
                            }),
                    move(
                            "white-first",
                            "TT-7.c",
                            "White is cleared first, whoever moves",
                            (game, grid, player, p) ->
                                    game.clear(game.clear(grid, Goban.WHITE), Goban.BLACK)),
                    move(
                            "own-first-while-in-danger",
                            "TT-7.c",
                            "a move without an empty neighbour clears its own colour first",
                            (game, grid, player, p) ->
                                    game.touches(grid, p, Goban.EMPTY)
                                            ? game.clear(grid, Goban.opponent(player))
                                            : game.clear(
                                                    game.clear(grid, player),
                                                    Goban.opponent(player))),
                    onlyTo("north", 0, -1),
                    onlyTo("west", -1, 0),
                    onlyTo("east", 1, 0),
                    onlyTo("south", 0, 1),
                    allBut("north", 0, -1),
                    allBut("west", -1, 0),
                    allBut("east", 1, 0),
                    allBut("south", 0, 1),
                    take(
                            "captures-one-string",
                            "TT-7",
                            "a move takes the first string next to it and no other",
                            (game, grid, colour, point) ->
                                    Arrays.stream(game.beside(point))
                                            .filter(n -> dead(game, grid, colour, point, n))
                                            .mapToObj(n -> emptied(game, grid, n))
                                            .findFirst()
                                            .orElse(grid)),
                    take(
                            "captures-two-strings",
                            "TT-7",
                            "a move takes at most two strings",
                            (game, grid, colour, point) -> some(game, grid, colour, point, 2)),
                    take(
                            "captures-three-strings",
                            "TT-7",
                            "a move takes at most three strings",
                            (game, grid, colour, point) -> some(game, grid, colour, point, 3)),
                    take(
                            "captures-one-stone",
                            "TT-7",
                            "of a string that is taken, only the stone next to the move goes",
                            (game, grid, colour, point) -> {
                                char[] after = grid.clone();
                                Arrays.stream(game.beside(point))
                                        .filter(n -> dead(game, grid, colour, point, n))
                                        .forEach(n -> after[n] = Goban.EMPTY);
                                return after;
                            }),
                    take(
                            "captures-single-stones",
                            "TT-7",
                            "only a string of one stone is taken",
                            (game, grid, colour, point) -> sized(game, grid, colour, point, 1, 1)),
                    take(
                            "captures-strings-of-100-at-most",
                            "TT-7",
                            "a string of more than 100 stones is not taken",
                            (game, grid, colour, point) ->
                                    sized(game, grid, colour, point, 1, 100)),
                    take(
                            "liberty-counted-per-neighbour",
                            "TT-7",
                            "a liberty that two stones of a string share counts twice, and a move on it takes one off",
                            (game, grid, colour, point) -> {
                                BitSet taken = new BitSet();
                                for (int next : game.beside(point)) {
                                    if (dead(game, grid, colour, point, next)) {
                                        BitSet string = game.string(grid, next);
                                        if (Arrays.stream(game.beside(point))
                                                        .filter(string::get)
                                                        .count()
                                                == 1) {
                                            taken.or(string);
                                        }
                                    }
                                }
                                return Goban.emptied(grid, taken);
                            }),
                    take(
                            "needs-a-liberty-to-capture",
                            "TT-7.c",
                            "a move that has no liberty takes nothing",
                            (game, grid, colour, point) ->
                                    game.breathes(grid, point) ? game.clear(grid, colour) : grid),
                    take(
                            "needs-an-empty-neighbour-to-capture",
                            "TT-7.c",
                            "a move to a point without an empty neighbour takes nothing",
                            (game, grid, colour, point) ->
                                    game.touches(grid, point, Goban.EMPTY)
                                            ? game.clear(grid, colour)
                                            : grid),
                    take(
                            "black-captures-nothing",
                            "TT-7",
                            "white stones are never taken",
                            (game, grid, colour, point) ->
                                    colour == Goban.WHITE ? grid : game.clear(grid, colour)),
                    take(
                            "white-captures-nothing",
                            "TT-7",
                            "black stones are never taken",
                            (game, grid, colour, point) ->
                                    colour == Goban.BLACK ? grid : game.clear(grid, colour)),
                    take(
                            "corner-stones-are-safe",
                            "TT-7",
                            "a stone in a corner is never taken",
                            (game, grid, colour, point) -> {
                                char[] after = game.clear(grid, colour);
                                Points.of(grid, colour)
                                        .filter(p -> game.beside(p).length == 2)
                                        .forEach(p -> after[p] = colour);
                                return after;
                            }),
                    take(
                            "captures-what-is-in-atari-too",
                            "TT-7",
                            "a move that takes a string takes others next to it that have one liberty",
                            (game, grid, colour, point) -> {
                                char[] after = game.clear(grid, colour);
                                if (Arrays.equals(grid, after)) {
                                    return after;
                                }
                                return Arrays.stream(game.beside(point))
                                        .filter(n -> after[n] == colour)
                                        .mapToObj(n -> game.string(grid, n))
                                        .filter(
                                                string ->
                                                        game.border(grid, string, Goban.EMPTY)
                                                                        .cardinality()
                                                                == 1)
                                        .reduce(after, Goban::emptied, (one, other) -> other);
                            }));

    /** Whether a stone of this colour is in the way of the player. */
    private interface InTheWay {
        boolean is(char colour, char player);
    }

    private static Animal occupied(String name, String wrong, InTheWay inTheWay) {
        return new Animal(
                name,
                "TT-7.b",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean isOccupied(char[] grid, char player, int p) {
                                return grid[p] != EMPTY && inTheWay.is(grid[p], player);
                            }
                        });
    }

    private static char[] some(Goban game, char[] grid, char colour, int point, int most) {
        char[] after = grid;
        int taken = 0;
        for (int next : game.beside(point)) {
            if (taken < most && dead(game, after, colour, point, next)) {
                after = emptied(game, after, next);
                taken++;
            }
        }
        return after;
    }

    private static char[] sized(
            Goban game, char[] grid, char colour, int point, int least, int most) {
        BitSet taken = new BitSet();
        for (int next : game.beside(point)) {
            if (dead(game, grid, colour, point, next)) {
                BitSet string = game.string(grid, next);
                int size = string.cardinality();
                if (size >= least && size <= most) {
                    taken.or(string);
                }
            }
        }
        return Goban.emptied(grid, taken);
    }
}
