package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Those who ask wrongly whether a move without an empty neighbour lives: by what it takes, or joins (TT-7). */
final class RescueAnimals {

    private RescueAnimals() {}

    /** Whether a move without an empty neighbour is judged a suicide, on the grid with its stone. */
    private interface Judged {
        boolean dead(Goban game, char[] grid, char player, int point);
    }

    /** Moves that are judged so empty their own string and take nothing. */
    private static Animal judged(String name, String rule, String wrong, Judged judged) {
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
                                return !touches(placed, point, EMPTY)
                                                && judged.dead(this, placed, player, point)
                                        ? emptied(placed, string(placed, point))
                                        : super.move(grid, player, point);
                            }
                        });
    }

    private static final String[] DIRECTIONS = {"north", "west", "east", "south"};

    private static int next(Goban game, int point, int direction) {
        int[] steps = {-game.width, -1, 1, game.width};
        return Arrays.stream(game.beside(point))
                .filter(n -> n == point + steps[direction])
                .findFirst()
                .orElse(-1);
    }

    private static IntStream beside(Goban game, char[] grid, int point, char colour) {
        return Arrays.stream(game.beside(point)).filter(n -> grid[n] == colour);
    }

    private static boolean takes(Goban game, char[] grid, char player, int point) {
        return beside(game, grid, point, Goban.opponent(player))
                .anyMatch(n -> !game.breathes(grid, n));
    }

    /** The liberties of a string next to a move, without those of the strings that the move joins it to. */
    private static int liberties(Goban game, char[] grid, int stone, int point) {
        char[] before = grid.clone();
        before[point] = Goban.EMPTY;
        return game.border(before, game.string(before, stone), Goban.EMPTY).cardinality();
    }

    private static Animal savedByTaking(int direction) {
        String to = DIRECTIONS[direction];
        return judged(
                "saved-only-by-taking-to-the-" + to,
                "TT-7.c",
                "a move without an empty neighbour is a suicide, unless it takes the string to its "
                        + to
                        + " or joins a string that breathes",
                (game, grid, player, point) -> {
                    int next = next(game, point, direction);
                    return !game.breathes(grid, point)
                            && (next < 0
                                    || grid[next] != Goban.opponent(player)
                                    || game.breathes(grid, next));
                });
    }

    private static Animal savedByJoining(int direction) {
        String to = DIRECTIONS[direction];
        return judged(
                "saved-only-by-joining-to-the-" + to,
                "TT-7",
                "a move without an empty neighbour is a suicide, unless it takes something or the string to its "
                        + to
                        + " breathes",
                (game, grid, player, point) -> {
                    int next = next(game, point, direction);
                    return !takes(game, grid, player, point)
                            && (next < 0
                                    || grid[next] != player
                                    || liberties(game, grid, next, point) < 2);
                });
    }

    /** Asks the first friend, or the last. */
    private static boolean breathes(
            Goban game, char[] grid, char player, int point, boolean first) {
        int[] friends = beside(game, grid, point, player).toArray();
        return Arrays.stream(friends)
                .skip(first ? 0 : Math.max(0, friends.length - 1))
                .limit(1)
                .anyMatch(n -> liberties(game, grid, n, point) > 1);
    }

    /** Leaves the stones of a suicide if the liberties of what it joins seem to be enough. */
    private static Animal leaves(String name, String wrong, Judged alive) {
        return new Animal(
                name,
                "TT-7.a",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] own(char[] grid, char player, int point) {
                                return alive.dead(this, grid, player, point)
                                        ? grid
                                        : super.own(grid, player, point);
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    savedByTaking(0),
                    savedByTaking(1),
                    savedByTaking(2),
                    savedByTaking(3),
                    savedByJoining(0),
                    savedByJoining(1),
                    savedByJoining(2),
                    savedByJoining(3),
                    judged(
                            "first-opponent-decides",
                            "TT-7.c",
                            "whether a move without a liberty takes something is asked of the first opposing string only",
                            (game, grid, player, point) ->
                                    !game.breathes(grid, point)
                                            && beside(game, grid, point, Goban.opponent(player))
                                                    .limit(1)
                                                    .allMatch(n -> game.breathes(grid, n))),
                    judged(
                            "all-opponents-must-fall",
                            "TT-7.c",
                            "a move without a liberty takes nothing unless it takes all opposing strings next to it",
                            (game, grid, player, point) ->
                                    !game.breathes(grid, point)
                                            && beside(game, grid, point, Goban.opponent(player))
                                                    .anyMatch(n -> game.breathes(grid, n))),
                    judged(
                            "first-friend-decides",
                            "TT-7",
                            "whether a move without an empty neighbour joins a string that breathes is asked of the first only",
                            (game, grid, player, point) ->
                                    !takes(game, grid, player, point)
                                            && !breathes(game, grid, player, point, true)),
                    judged(
                            "last-friend-decides",
                            "TT-7",
                            "whether a move without an empty neighbour joins a string that breathes is asked of the last only",
                            (game, grid, player, point) ->
                                    !takes(game, grid, player, point)
                                            && !breathes(game, grid, player, point, false)),
                    judged(
                            "all-friends-must-breathe",
                            "TT-7",
                            "a move without an empty neighbour is a suicide unless all strings that it joins breathe",
                            (game, grid, player, point) ->
                                    !takes(game, grid, player, point)
                                            && beside(game, grid, point, player)
                                                    .anyMatch(
                                                            n ->
                                                                    liberties(game, grid, n, point)
                                                                            < 2)),
                    judged(
                            "friends-save-only-without-opponents",
                            "TT-7",
                            "a move without an empty neighbour next to opposing stones lives only by taking some",
                            (game, grid, player, point) ->
                                    !takes(game, grid, player, point)
                                            && beside(game, grid, point, Goban.opponent(player))
                                                            .count()
                                                    > 0),
                    judged(
                            "takes-nothing-when-it-joins",
                            "TT-7.c",
                            "a move that joins strings without another liberty is a suicide, whatever it would take",
                            (game, grid, player, point) ->
                                    !game.breathes(grid, point)
                                            && beside(game, grid, point, player).count() > 0),
                    judged(
                            "takes-nothing-where-two-are-not-taken",
                            "TT-7.c",
                            "a move without a liberty takes nothing if two opposing strings next to it have one left",
                            (game, grid, player, point) ->
                                    !game.breathes(grid, point)
                                            && beside(game, grid, point, Goban.opponent(player))
                                                            .filter(n -> game.breathes(grid, n))
                                                            .count()
                                                    > 1),
                    leaves(
                            "two-friends-are-enough",
                            "a move that joins two strings or more is no suicide",
                            (game, grid, player, point) -> numbers(game, grid, player, point) > 1),
                    leaves(
                            "liberties-of-friends-are-added",
                            "a move is no suicide if the liberties of the strings that it joins are more than one in all",
                            (game, grid, player, point) ->
                                    beside(game, grid, point, player)
                                                    .map(n -> liberties(game, grid, n, point))
                                                    .sum()
                                            > 1),
                    leaves(
                            "three-friends-are-enough",
                            "a move with three stones of its own colour beside it is no suicide",
                            (game, grid, player, point) ->
                                    beside(game, grid, point, player).count() > 2));

    private static int numbers(Goban game, char[] grid, char player, int point) {
        char[] before = grid.clone();
        before[point] = Goban.EMPTY;
        BitSet seen = new BitSet();
        int strings = 0;
        for (int n : beside(game, grid, point, player).toArray()) {
            strings += seen.get(n) ? 0 : 1;
            seen.or(game.string(before, n));
        }
        return strings;
    }
}
