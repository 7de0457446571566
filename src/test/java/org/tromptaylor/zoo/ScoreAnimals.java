package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Those who score wrongly (TT-9), or get the winner wrong (TT-10). */
final class ScoreAnimals {

    private ScoreAnimals() {}

    /** What a player scores. */
    private interface Score {
        double of(Goban game, char[] grid, char player);
    }

    /** What an empty point is worth. */
    private interface Worth {
        double of(boolean mine, boolean theirs);
    }

    /** Who wins. */
    private interface Winner {
        char of(Goban game, double black, double white);
    }

    private static Animal score(String name, String rule, String wrong, Score score) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public double score(char[] grid, char player) {
                                return score.of(this, grid, player);
                            }
                        });
    }

    private static Animal empty(String name, String rule, String wrong, Worth worth) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            double empty(boolean mine, boolean theirs) {
                                return worth.of(mine, theirs);
                            }
                        });
    }

    private static Animal winner(String name, String rule, String wrong, Winner winner) {
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

    private static char higher(double black, double white) {
        return black > white ? Goban.BLACK : black < white ? Goban.WHITE : Goban.EMPTY;
    }

    private static IntStream points(char[] grid, char colour) {
        return IntStream.range(0, grid.length).filter(p -> grid[p] == colour);
    }

    /** The empty points that count for a player. */
    private static IntStream territory(Goban game, char[] grid, char player) {
        BitSet mine = game.reaching(grid, player);
        BitSet theirs = game.reaching(grid, Goban.opponent(player));
        return points(grid, Goban.EMPTY).filter(p -> mine.get(p) && !theirs.get(p));
    }

    private static BitSet neutral(Goban game, char[] grid) {
        BitSet neutral = game.reaching(grid, Goban.BLACK);
        neutral.and(game.reaching(grid, Goban.WHITE));
        for (int p = 0; p < grid.length; p++) {
            neutral.set(p, neutral.get(p) && grid[p] == Goban.EMPTY);
        }
        return neutral;
    }

    /** How many of a player's stones have gone. */
    private static int lost(Goban game, char player) {
        int lost = 0;
        for (int turn = 1; turn <= game.turns.size(); turn++) {
            long before = points(game.grids.get(turn - 1), player).count();
            boolean mover = (turn % 2 == 1) == (player == Goban.BLACK);
            before += mover && game.turns.get(turn - 1) != Goban.PASS ? 1 : 0;
            lost += (int) (before - points(game.grids.get(turn), player).count());
        }
        return lost;
    }

    /** Without the strings that are taken for dead. */
    private static char[] without(Goban game, char[] grid, Dead dead) {
        BitSet removed = new BitSet();
        for (char colour : new char[] {Goban.BLACK, Goban.WHITE}) {
            game.strings(grid, colour).stream()
                    .filter(string -> dead.is(string, colour))
                    .forEach(removed::or);
        }
        return Goban.emptied(grid, removed);
    }

    private interface Dead {
        boolean is(BitSet string, char colour);
    }

    private static int liberties(Goban game, char[] grid, BitSet string) {
        return game.border(grid, string, Goban.EMPTY).cardinality();
    }

    /** Whether a region counts for a player. */
    private interface Counts {
        boolean is(BitSet region, BitSet mine, BitSet theirs);
    }

    /** The player's stones, and the regions that count; which stones border them decides. */
    private static double regions(Goban game, char[] grid, char player, Counts counts) {
        return points(grid, player).count()
                + game.strings(grid, Goban.EMPTY).stream()
                        .filter(
                                region ->
                                        counts.is(
                                                region,
                                                game.border(grid, region, player),
                                                game.border(grid, region, Goban.opponent(player))))
                        .mapToInt(BitSet::cardinality)
                        .sum();
    }

    private static boolean only(BitSet mine, BitSet theirs) {
        return theirs.isEmpty() && !mine.isEmpty();
    }

    static final List<Animal> ALL =
            List.of(
                    empty(
                            "empty-grid-is-everybodys",
                            "TT-9.b",
                            "an empty point counts for a player unless it reaches the opponent's colour",
                            (mine, theirs) -> theirs ? 0 : 1),
                    score(
                            "empty-grid-is-blacks",
                            "TT-9.b",
                            "an empty grid counts for Black",
                            (game, grid, player) ->
                                    player == Goban.BLACK
                                                    && points(grid, '.').count() == grid.length
                                            ? grid.length
                                            : game.rightScore(grid, player)),
                    score(
                            "empty-grid-is-whites",
                            "TT-9.b",
                            "an empty grid counts for White",
                            (game, grid, player) ->
                                    player == Goban.WHITE
                                                    && points(grid, '.').count() == grid.length
                                            ? grid.length
                                            : game.rightScore(grid, player)),
                    empty(
                            "neutral-points-split",
                            "TT-9.a",
                            "an empty point that reaches both colours counts half for each",
                            (mine, theirs) -> mine && theirs ? 0.5 : mine ? 1 : 0),
                    empty(
                            "neutral-points-for-both",
                            "TT-9.a",
                            "an empty point counts for each player whose colour it reaches",
                            (mine, theirs) -> mine ? 1 : 0),
                    score(
                            "neutral-points-for-black",
                            "TT-9.a",
                            "an empty point that reaches both colours counts for Black",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + (player == Goban.BLACK
                                                    ? neutral(game, grid).cardinality()
                                                    : 0)),
                    score(
                            "neutral-points-halved-and-rounded",
                            "TT-9.a",
                            "half the points that reach both colours count for each player, rounded down",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + neutral(game, grid).cardinality() / 2),
                    score(
                            "majority-of-the-border",
                            "TT-9.a",
                            "a region counts for the player with more stones next to it",
                            (game, grid, player) ->
                                    regions(
                                            game,
                                            grid,
                                            player,
                                            (region, mine, theirs) ->
                                                    mine.cardinality() > theirs.cardinality())),
                    score(
                            "first-stone-of-the-border",
                            "TT-9.a",
                            "a region counts for the player whose stone next to it is found first",
                            (game, grid, player) ->
                                    regions(
                                            game,
                                            grid,
                                            player,
                                            (region, mine, theirs) ->
                                                    !mine.isEmpty()
                                                            && (theirs.isEmpty()
                                                                    || mine.nextSetBit(0)
                                                                            < theirs.nextSetBit(
                                                                                    0)))),
                    score(
                            "stones-do-not-count",
                            "TT-9",
                            "only empty points count",
                            (game, grid, player) -> territory(game, grid, player).count()),
                    score(
                            "only-stones-count",
                            "TT-9",
                            "empty points do not count",
                            (game, grid, player) -> points(grid, player).count()),
                    score(
                            "territory-and-prisoners",
                            "TT-9.d",
                            "empty points and captured stones count, stones on the grid do not",
                            (game, grid, player) ->
                                    territory(game, grid, player).count()
                                            + lost(game, Goban.opponent(player))),
                    score(
                            "prisoners-too",
                            "TT-9.d",
                            "captured stones count besides",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + lost(game, Goban.opponent(player))),
                    score(
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
                    score(
                            "moves-cost-a-point",
                            "TT-9.d",
                            "stones played into one's own territory lower the score",
                            (game, grid, player) ->
                                    territory(game, grid, player).count()
                                            - lost(game, player)
                                            + Math.min(1, points(grid, player).count())),
                    score(
                            "no-eyes-in-seki",
                            "TT-9",
                            "an empty point next to a string with a neutral liberty counts for nobody",
                            (game, grid, player) -> {
                                BitSet neutral = neutral(game, grid);
                                return regions(
                                        game,
                                        grid,
                                        player,
                                        (region, mine, theirs) ->
                                                only(mine, theirs)
                                                        && !game.border(
                                                                        grid,
                                                                        game.spread(grid, mine),
                                                                        Goban.EMPTY)
                                                                .intersects(neutral));
                            }),
                    score(
                            "stones-in-atari-removed",
                            "TT-9.c",
                            "strings with one liberty are removed before counting",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            liberties(game, grid, string) == 1),
                                            player)),
                    score(
                            "breathless-stones-removed",
                            "TT-9.c",
                            "strings without a liberty are removed before counting",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            liberties(game, grid, string) == 0),
                                            player)),
                    score(
                            "lone-stones-removed",
                            "TT-9.c",
                            "single stones with no friend near are removed before counting, if the opponent has more stones",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            string.cardinality() == 1
                                                                    && points(grid, colour).count()
                                                                            < points(
                                                                                            grid,
                                                                                            Goban
                                                                                                    .opponent(
                                                                                                            colour))
                                                                                    .count()
                                                                    && Arrays.stream(
                                                                                    game.around(
                                                                                            string
                                                                                                    .nextSetBit(
                                                                                                            0)))
                                                                            .noneMatch(
                                                                                    n ->
                                                                                            grid[n]
                                                                                                    == colour)),
                                            player)),
                    score(
                            "one-eyed-strings-removed",
                            "TT-9.c",
                            "strings whose regions are fewer than two are removed before counting, if others have two",
                            (game, grid, player) -> {
                                char[] left =
                                        without(
                                                game,
                                                grid,
                                                (string, colour) ->
                                                        eyes(game, grid, string, colour) < 2);
                                boolean all = points(left, '.').count() == grid.length;
                                return game.rightScore(all ? grid : left, player);
                            }),
                    score(
                            "dead-stones-guessed",
                            "TT-9.c",
                            "strings of up to six stones that share all their liberties and touch no own region are removed",
                            (game, grid, player) ->
                                    game.rightScore(
                                            without(
                                                    game,
                                                    grid,
                                                    (string, colour) ->
                                                            string.cardinality() <= 6
                                                                    && eyes(
                                                                                    game, grid,
                                                                                    string, colour)
                                                                            == 0
                                                                    && liberties(game, grid, string)
                                                                            > 0),
                                            player)),
                    score(
                            "neighbours-decide",
                            "TT-9",
                            "an empty point counts if all stones next to it are the player's, and there is one",
                            (game, grid, player) ->
                                    points(grid, player).count()
                                            + points(grid, '.')
                                                    .filter(
                                                            p ->
                                                                    game.touches(grid, p, player)
                                                                            && !game.touches(
                                                                                    grid,
                                                                                    p,
                                                                                    Goban.opponent(
                                                                                            player)))
                                                    .count()),
                    score(
                            "regions-leak-at-corners",
                            "TT-9",
                            "an empty point reaches the colours at its corners too",
                            (game, grid, player) ->
                                    new Goban(game.width, game.height) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return around(p);
                                        }
                                    }.score(grid, player)),
                    score(
                            "false-eyes-do-not-count",
                            "TT-9",
                            "a point shut in by stones counts only if the opponent holds no corner of it",
                            (game, grid, player) ->
                                    regions(
                                            game,
                                            grid,
                                            player,
                                            (region, mine, theirs) ->
                                                    only(mine, theirs)
                                                            && (region.cardinality() > 1
                                                                    || Arrays.stream(
                                                                                    game.around(
                                                                                            region
                                                                                                    .nextSetBit(
                                                                                                            0)))
                                                                            .noneMatch(
                                                                                    n ->
                                                                                            grid[n]
                                                                                                    == Goban
                                                                                                            .opponent(
                                                                                                                    player))))),
                    score(
                            "large-regions-left-out",
                            "TT-9",
                            "a region of more than 255 points counts for nobody",
                            (game, grid, player) ->
                                    regions(
                                            game,
                                            grid,
                                            player,
                                            (region, mine, theirs) ->
                                                    only(mine, theirs)
                                                            && region.cardinality() < 256)),
                    score(
                            "one-region-only",
                            "TT-9",
                            "only a player's largest region counts",
                            (game, grid, player) ->
                                    points(grid, player).count()
                                            + game.strings(grid, Goban.EMPTY).stream()
                                                    .filter(
                                                            region ->
                                                                    only(
                                                                            game.border(
                                                                                    grid, region,
                                                                                    player),
                                                                            game.border(
                                                                                    grid,
                                                                                    region,
                                                                                    Goban.opponent(
                                                                                            player))))
                                                    .mapToInt(BitSet::cardinality)
                                                    .max()
                                                    .orElse(0)),
                    score(
                            "score-of-8-bits",
                            "TT-9",
                            "a score is kept in a byte",
                            (game, grid, player) -> (int) game.rightScore(grid, player) & 255),
                    score(
                            "score-up-to-361",
                            "TT-9",
                            "a score is 361 at most",
                            (game, grid, player) -> Math.min(361, game.rightScore(grid, player))),
                    score(
                            "group-tax",
                            "TT-9",
                            "each string costs its owner a point of her score",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            - game.strings(grid, player).size()),
                    score(
                            "colours-exchanged-in-the-score",
                            "TT-9",
                            "Black's score is given as White's",
                            (game, grid, player) -> game.rightScore(grid, Goban.opponent(player))),
                    score(
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
                            (game, black, white) -> higher(white, black)));

    /** How many regions a string touches that the other colour does not. */
    private static long eyes(Goban game, char[] grid, BitSet string, char colour) {
        return game.strings(grid, Goban.EMPTY).stream()
                .filter(region -> game.border(grid, region, colour).intersects(string))
                .filter(region -> game.border(grid, region, Goban.opponent(colour)).isEmpty())
                .count();
    }
}
