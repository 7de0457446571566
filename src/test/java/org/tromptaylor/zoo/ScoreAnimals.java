package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** Those who get wrong which points count (TT-9). */
final class ScoreAnimals {

    private ScoreAnimals() {}

    /** What a player scores. */
    interface Score {
        double of(Goban game, char[] grid, char player);
    }

    /** What an empty point is worth. */
    private interface Worth {
        double of(boolean mine, boolean theirs);
    }

    static Animal score(String name, String rule, String wrong, Score score) {
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

    /** The empty points that count for a player. */
    static IntStream territory(Goban game, char[] grid, char player) {
        BitSet mine = game.reaching(grid, player);
        BitSet theirs = game.reaching(grid, Goban.opponent(player));
        return Points.of(grid, Goban.EMPTY).filter(p -> mine.get(p) && !theirs.get(p));
    }

    private static BitSet neutral(Goban game, char[] grid) {
        BitSet neutral = game.reaching(grid, Goban.BLACK);
        neutral.and(game.reaching(grid, Goban.WHITE));
        for (int p = 0; p < grid.length; p++) {
            neutral.set(p, neutral.get(p) && grid[p] == Goban.EMPTY);
        }
        return neutral;
    }

    /** Whether a region counts for a player. */
    private interface Counts {
        boolean is(BitSet region, BitSet mine, BitSet theirs);
    }

    /** The player's stones, and the regions that count; which stones border them decides. */
    private static double regions(Goban game, char[] grid, char player, Counts counts) {
        return Points.of(grid, player).count()
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
                                                    && Points.of(grid, '.').count() == grid.length
                                            ? grid.length
                                            : game.rightScore(grid, player)),
                    score(
                            "empty-grid-is-whites",
                            "TT-9.b",
                            "an empty grid counts for White",
                            (game, grid, player) ->
                                    player == Goban.WHITE
                                                    && Points.of(grid, '.').count() == grid.length
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
                            (game, grid, player) -> Points.of(grid, player).count()),
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
                            "neighbours-decide",
                            "TT-9",
                            "an empty point counts if all stones next to it are the player's, and there is one",
                            (game, grid, player) ->
                                    Points.of(grid, player).count()
                                            + Points.of(grid, '.')
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
                            (game, grid, player) -> Points.touching(game).score(grid, player)),
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
                                    Points.of(grid, player).count()
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
                            "borders-kept-from-region-to-region",
                            "TT-9",
                            "the colours next to a region are kept for the regions after it",
                            (game, grid, player) -> {
                                double score = Points.count(grid, player);
                                boolean mine = false;
                                for (BitSet region : game.strings(grid, Goban.EMPTY)) {
                                    mine |= !game.border(grid, region, player).isEmpty();
                                    if (!game.border(grid, region, Goban.opponent(player))
                                            .isEmpty()) {
                                        break;
                                    }
                                    score += mine ? region.cardinality() : 0;
                                }
                                return score;
                            }),
                    score(
                            "stones-border-one-region-only",
                            "TT-9",
                            "a stone found next to one region is not looked at again for the next",
                            (game, grid, player) -> {
                                BitSet seen = new BitSet();
                                return regions(
                                        game,
                                        grid,
                                        player,
                                        (region, mine, theirs) -> {
                                            mine.andNot(seen);
                                            theirs.andNot(seen);
                                            seen.or(mine);
                                            seen.or(theirs);
                                            return only(mine, theirs);
                                        });
                            }),
                    score(
                            "no-points-before-both-have-stones",
                            "TT-9",
                            "empty points count only if both colours are on the grid",
                            (game, grid, player) ->
                                    Points.count(grid, 'X') > 0 && Points.count(grid, 'O') > 0
                                            ? game.rightScore(grid, player)
                                            : Points.count(grid, player)),
                    score(
                            "four-directions-decide",
                            "TT-9",
                            "an empty point reaches the first stone that it sees in each of the four directions",
                            (game, grid, player) ->
                                    Points.count(grid, player)
                                            + Points.of(grid, Goban.EMPTY)
                                                    .filter(p -> sees(game, grid, p, player))
                                                    .filter(
                                                            p ->
                                                                    !sees(
                                                                            game,
                                                                            grid,
                                                                            p,
                                                                            Goban.opponent(player)))
                                                    .count()),
                    score(
                            "nearest-stone-decides",
                            "TT-9.a",
                            "an empty point counts for the player whose stone is nearer",
                            (game, grid, player) ->
                                    Points.count(grid, player)
                                            + Points.of(grid, Goban.EMPTY)
                                                    .filter(
                                                            p ->
                                                                    far(game, grid, p, player)
                                                                            < far(
                                                                                    game,
                                                                                    grid,
                                                                                    p,
                                                                                    Goban.opponent(
                                                                                            player)))
                                                    .count()));

    private static boolean sees(Goban game, char[] grid, int from, char colour) {
        for (int step : new int[] {-game.width, -1, 1, game.width}) {
            int at = from;
            int next = next(game, at, step);
            while (next != at && grid[next] == Goban.EMPTY) {
                at = next;
                next = next(game, at, step);
            }
            if (grid[next] == colour) {
                return true;
            }
        }
        return false;
    }

    /** The point a step away; the same point at the edge. */
    private static int next(Goban game, int point, int step) {
        return Arrays.stream(game.beside(point))
                .filter(n -> n == point + step)
                .findFirst()
                .orElse(point);
    }

    private static int far(Goban game, char[] grid, int from, char colour) {
        int w = game.width;
        return Points.of(grid, colour)
                .map(p -> Math.abs(p % w - from % w) + Math.abs(p / w - from / w))
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}
