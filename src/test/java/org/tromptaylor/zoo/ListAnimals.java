package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Those who refuse turns rightly, and get the list of legal moves wrong: often it has code of its own. */
final class ListAnimals {

    private ListAnimals() {}

    /** Whether a point is on the list, where the rules say that it is, or that it is not. */
    interface Listed {
        boolean is(Goban game, char player, int point, boolean legal);
    }

    static Animal list(String name, String rule, String wrong, Listed listed) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean isListed(char player, int p) {
                                return listed.is(this, player, p, super.isListed(player, p));
                            }
                        });
    }

    private static boolean isEmpty(Goban game, int point) {
        return game.grid()[point] == Goban.EMPTY;
    }

    private static char[] placed(Goban game, char player, int point) {
        char[] placed = game.grid().clone();
        placed[point] = player;
        return placed;
    }

    static final List<Animal> ALL =
            List.of(
                    list(
                            "list-of-empty-points",
                            "TT-6",
                            "the list of legal moves has every empty point",
                            (game, player, p, legal) -> isEmpty(game, p) && !game.isOver()),
                    list(
                            "list-knows-simple-ko",
                            "TT-6.e",
                            "the list leaves out only what would give back one of the last two grids",
                            (game, player, p, legal) ->
                                    isEmpty(game, p)
                                            && !game.isOver()
                                            && game.grids.stream()
                                                    .skip(Math.max(0, game.grids.size() - 2))
                                                    .noneMatch(
                                                            g ->
                                                                    Arrays.equals(
                                                                            g,
                                                                            game.after(
                                                                                    player, p)))),
                    list(
                            "list-without-suicides",
                            "TT-7.a",
                            "the list leaves suicides out",
                            (game, player, p, legal) ->
                                    legal && game.after(player, p)[p] == player),
                    list(
                            "list-of-breathing-moves",
                            "TT-7.c",
                            "the list leaves out moves that have no liberty before they capture",
                            (game, player, p, legal) ->
                                    legal && game.breathes(placed(game, player, p), p)),
                    list(
                            "list-without-own-eyes",
                            "TT-7",
                            "the list leaves out points with own stones all round",
                            (game, player, p, legal) ->
                                    legal
                                            && Arrays.stream(game.beside(p))
                                                    .anyMatch(n -> game.grid()[n] != player)),
                    list(
                            "list-with-occupied-points",
                            "TT-7.b",
                            "the list has the opponent's points as well",
                            (game, player, p, legal) ->
                                    legal
                                            || game.grid()[p] == Goban.opponent(player)
                                                    && !game.isOver()),
                    list(
                            "list-of-blacks-moves",
                            "TT-5",
                            "the list has what would be legal for Black, whoever is to move",
                            (game, player, p, legal) -> game.refusal(Goban.BLACK, p).isEmpty()),
                    list(
                            "list-after-the-end",
                            "TT-8.a",
                            "after two passes the list has every empty point",
                            (game, player, p, legal) -> game.isOver() ? isEmpty(game, p) : legal),
                    list(
                            "list-without-what-was-just-taken",
                            "TT-6",
                            "the list leaves out the point of a single stone just taken, whatever would be taken there",
                            (game, player, p, legal) ->
                                    legal && !lost(game, player, p, game.turns.size())),
                    list(
                            "list-without-a-ko-for-three-turns",
                            "TT-6",
                            "the list leaves out the point of a single stone taken in the last three turns",
                            (game, player, p, legal) ->
                                    legal
                                            && IntStream.rangeClosed(
                                                            Math.max(1, game.turns.size() - 2),
                                                            game.turns.size())
                                                    .noneMatch(t -> lost(game, player, p, t))),
                    list(
                            "list-with-suicides-of-one-stone",
                            "TT-6.b",
                            "the list has points where a stone would be taken off at once",
                            (game, player, p, legal) ->
                                    legal
                                            || isEmpty(game, p)
                                                    && !game.isOver()
                                                    && Arrays.equals(
                                                            game.after(player, p), game.grid())),
                    list(
                            "list-without-the-start",
                            "TT-6.a",
                            "the list has moves that would empty the grid",
                            (game, player, p, legal) ->
                                    legal
                                            || isEmpty(game, p)
                                                    && !game.isOver()
                                                    && Points.stones(game.after(player, p)) == 0),
                    list(
                            "list-by-situation",
                            "TT-6.c",
                            "the list leaves out only what would repeat a grid with the same player to move",
                            (game, player, p, legal) ->
                                    legal
                                            || isEmpty(game, p)
                                                    && !game.isOver()
                                                    && IntStream.rangeClosed(1, game.turns.size())
                                                            .filter(
                                                                    t ->
                                                                            (game.turns.size() - t)
                                                                                            % 2
                                                                                    == 1)
                                                            .noneMatch(
                                                                    t ->
                                                                            Arrays.equals(
                                                                                    game.grids.get(
                                                                                            t),
                                                                                    game.after(
                                                                                            player,
                                                                                            p)))),
                    list(
                            "list-without-self-atari",
                            "TT-7",
                            "the list leaves out moves that leave their string one liberty",
                            (game, player, p, legal) -> {
                                if (!legal) {
                                    return false;
                                }
                                char[] after = game.after(player, p);
                                return after[p] != player
                                        || game.border(after, game.string(after, p), Goban.EMPTY)
                                                        .cardinality()
                                                != 1;
                            }),
                    list(
                            "list-of-the-last-mover",
                            "TT-5",
                            "the list has what would be legal for the player who has just moved",
                            (game, player, p, legal) ->
                                    game.refusal(Goban.opponent(player), p).isEmpty()));

    /** Whether a turn took this stone of the player's and no other. */
    private static boolean lost(Goban game, char player, int point, int turn) {
        if (turn == 0 || game.grid()[point] != Goban.EMPTY) {
            return false;
        }
        char[] before = game.grids.get(turn - 1);
        char[] after = game.grids.get(turn);
        return before[point] == player
                && after[point] == Goban.EMPTY
                && Points.count(before, player) - Points.count(after, player) == 1;
    }
}
