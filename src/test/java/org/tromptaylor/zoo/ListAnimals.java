package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.List;

/** Those who refuse turns rightly, and get the list of legal moves wrong: often it has code of its own. */
final class ListAnimals {

    private ListAnimals() {}

    /** Whether a point is on the list, where the rules say that it is, or that it is not. */
    private interface Listed {
        boolean is(Goban game, char player, int point, boolean legal);
    }

    private static Animal list(String name, String rule, String wrong, Listed listed) {
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
                            (game, player, p, legal) -> game.isOver() ? isEmpty(game, p) : legal));
}
