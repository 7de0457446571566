package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.List;

/** Those who get suicide wrong (TT-7.a). */
final class SuicideAnimals {

    private SuicideAnimals() {}

    /** Clears the own colour otherwise. */
    private static Animal own(String name, String rule, String wrong, MoveAnimals.Step own) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] own(char[] grid, char player, int point) {
                                return own.of(this, grid, player, point);
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    own(
                            "suicide-leaves-the-stones",
                            "TT-7.a",
                            "the player's own colour is never cleared",
                            (game, grid, player, point) -> grid),
                    own(
                            "suicide-of-one-stone-only",
                            "TT-7.a",
                            "a suicide empties the stone that was put down, not its string",
                            (game, grid, player, point) -> {
                                char[] after = grid.clone();
                                after[point] = game.breathes(grid, point) ? player : Goban.EMPTY;
                                return after;
                            }),
                    own(
                            "suicide-spares-the-stone",
                            "TT-7.a",
                            "a suicide empties the string but not the stone that was put down",
                            (game, grid, player, point) -> {
                                char[] after = game.clear(grid, player);
                                after[point] = player;
                                return after;
                            }),
                    own(
                            "suicide-of-one-string-only",
                            "TT-7.a",
                            "a suicide that joins strings empties the stone and one of them",
                            (game, grid, player, point) -> {
                                if (game.breathes(grid, point)) {
                                    return grid;
                                }
                                char[] apart = grid.clone();
                                apart[point] = Goban.EMPTY;
                                return Arrays.stream(game.beside(point))
                                        .filter(n -> apart[n] == player)
                                        .mapToObj(n -> MoveAnimals.emptied(game, apart, n))
                                        .findFirst()
                                        .orElse(apart);
                            }),
                    own(
                            "suicide-keeps-white-alive",
                            "TT-7.a",
                            "only Black's stones are emptied by a suicide",
                            (game, grid, player, point) ->
                                    player == Goban.WHITE ? grid : game.clear(grid, player)),
                    own(
                            "suicide-keeps-black-alive",
                            "TT-7.a",
                            "only White's stones are emptied by a suicide",
                            (game, grid, player, point) ->
                                    player == Goban.BLACK ? grid : game.clear(grid, player)),
                    own(
                            "suicide-is-for-strings-in-the-open",
                            "TT-7.a",
                            "a suicide on the edge leaves the stones",
                            (game, grid, player, point) ->
                                    game.beside(point).length < 4
                                            ? grid
                                            : game.clear(grid, player)),
                    MoveAnimals.ban(
                            "suicide-forbidden",
                            "TT-7.a",
                            "a move that empties its own stone is refused",
                            (game, before, after, player, p) -> after[p] == Goban.EMPTY),
                    MoveAnimals.ban(
                            "suicide-of-few-only",
                            "TT-7.a",
                            "a suicide of four stones or more is refused",
                            (game, before, after, player, p) ->
                                    Points.count(before, player) + 1 - Points.count(after, player)
                                            > 3));
}
