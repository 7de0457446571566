package org.tromptaylor.zoo;

import java.util.List;
import java.util.stream.IntStream;

/** Those who count more than the points (TT-9.d, TT-10.a), or get the winner wrong (TT-10). */
final class WinnerAnimals {

    private WinnerAnimals() {}

    /** Who wins. */
    interface Winner {
        char of(Goban game, double black, double white);
    }

    static Animal winner(String name, String rule, String wrong, Winner winner) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char winner(double black, double white) {
                                return winner.of(this, black, white);
                            }
                        });
    }

    static char higher(double black, double white) {
        return black > white ? Goban.BLACK : black < white ? Goban.WHITE : Goban.EMPTY;
    }

    /** How many of a player's stones have gone. */
    private static int lost(Goban game, char player) {
        int lost = 0;
        for (int turn = 1; turn <= game.turns.size(); turn++) {
            long before = Points.of(game.grids.get(turn - 1), player).count();
            boolean mover = (turn % 2 == 1) == (player == Goban.BLACK);
            before += mover && game.turns.get(turn - 1) != Goban.PASS ? 1 : 0;
            lost += (int) (before - Points.of(game.grids.get(turn), player).count());
        }
        return lost;
    }

    static final List<Animal> ALL =
            List.of(
                    ScoreAnimals.score(
                            "territory-and-prisoners",
                            "TT-9.d",
                            "empty points and captured stones count, stones on the grid do not",
                            (game, grid, player) ->
                                    ScoreAnimals.territory(game, grid, player).count()
                                            + lost(game, Goban.opponent(player))),
                    ScoreAnimals.score(
                            "prisoners-too",
                            "TT-9.d",
                            "captured stones count besides",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + lost(game, Goban.opponent(player))),
                    ScoreAnimals.score(
                            "passes-cost-a-point",
                            "TT-9.d",
                            "a pass is a point for the opponent",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + IntStream.range(0, game.turns.size())
                                                    .filter(t -> game.turns.get(t) == Goban.PASS)
                                                    .filter(
                                                            t ->
                                                                    (t % 2 == 0)
                                                                            == (player
                                                                                    == Goban.WHITE))
                                                    .count()),
                    ScoreAnimals.score(
                            "moves-cost-a-point",
                            "TT-9.d",
                            "stones played into one's own territory lower the score",
                            (game, grid, player) ->
                                    ScoreAnimals.territory(game, grid, player).count()
                                            - lost(game, player)
                                            + Math.min(1, Points.of(grid, player).count())),
                    ScoreAnimals.score(
                            "komi-in-the-score",
                            "TT-10.a",
                            "White's score is seven higher",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + (player == Goban.WHITE && !game.turns.isEmpty()
                                                    ? 7
                                                    : 0)),
                    winner(
                            "komi-of-six-and-a-half",
                            "TT-10.a",
                            "Black must lead by more than six and a half points",
                            (game, black, white) -> higher(black, white + 6.5)),
                    winner(
                            "komi-of-a-half",
                            "TT-10.b",
                            "White wins what would be a tie, by a komi of half a point",
                            (game, black, white) -> higher(black, white + 0.5)),
                    winner(
                            "tie-is-blacks",
                            "TT-10.b",
                            "Black wins what would be a tie",
                            (game, black, white) -> higher(black + 0.5, white)),
                    winner(
                            "prisoners-break-a-tie",
                            "TT-9.d",
                            "who took more stones wins what would be a tie",
                            (game, black, white) ->
                                    black == white
                                            ? higher(
                                                    lost(game, Goban.WHITE),
                                                    lost(game, Goban.BLACK))
                                            : higher(black, white)),
                    winner(
                            "first-to-pass-breaks-a-tie",
                            "TT-10.b",
                            "who passed last wins what would be a tie",
                            (game, black, white) ->
                                    black == white
                                            ? Goban.opponent(game.toMove())
                                            : higher(black, white)),
                    winner(
                            "more-prisoners-win",
                            "TT-10",
                            "who took more stones wins",
                            (game, black, white) ->
                                    lost(game, Goban.WHITE) == lost(game, Goban.BLACK)
                                            ? higher(black, white)
                                            : higher(
                                                    lost(game, Goban.WHITE),
                                                    lost(game, Goban.BLACK))),
                    winner(
                            "one-point-is-a-tie",
                            "TT-10",
                            "a lead of one point is a tie",
                            (game, black, white) ->
                                    Math.abs(black - white) < 2
                                            ? Goban.EMPTY
                                            : higher(black, white)),
                    winner(
                            "lower-score-wins",
                            "TT-10",
                            "the lower score wins",
                            (game, black, white) -> higher(white, black)),
                    winner(
                            "more-stones-win",
                            "TT-10",
                            "who has more stones on the grid wins",
                            (game, black, white) ->
                                    higher(
                                            Points.count(game.grid(), Goban.BLACK),
                                            Points.count(game.grid(), Goban.WHITE))),
                    winner(
                            "half-the-points-win",
                            "TT-10",
                            "who has more than half of the points wins, and nobody else does",
                            (game, black, white) -> {
                                int points = game.grid().length;
                                return 2 * black > points
                                        ? Goban.BLACK
                                        : 2 * white > points ? Goban.WHITE : Goban.EMPTY;
                            }));
}
