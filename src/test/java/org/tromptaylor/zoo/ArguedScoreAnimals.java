package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Those who score by what people argue for (TT-9, TT-10). */
final class ArguedScoreAnimals {

    private ArguedScoreAnimals() {}

    static final List<Animal> ALL =
            List.of(
                    ScoreAnimals.score(
                            "pass-alive-regions-count",
                            "TT-9.c",
                            "what pass-alive strings enclose counts for their owner, stones in it too",
                            (game, grid, player) -> {
                                BitSet mine = enclosed(game, grid, player);
                                BitSet theirs = enclosed(game, grid, Goban.opponent(player));
                                char[] left = grid.clone();
                                mine.stream().forEach(p -> left[p] = player);
                                theirs.stream().forEach(p -> left[p] = Goban.opponent(player));
                                return game.rightScore(left, player);
                            }),
                    ScoreAnimals.score(
                            "open-kos-do-not-count",
                            "TT-9",
                            "an empty point is nobody's if it is the last liberty of a single stone",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            - ScoreAnimals.territory(game, grid, player)
                                                    .filter(p -> isOpen(game, grid, player, p))
                                                    .count()),
                    ScoreAnimals.score(
                            "neutral-points-filled-in-turn",
                            "TT-9.a",
                            "points that reach both colours are shared out, beginning with the player to move",
                            (game, grid, player) -> {
                                BitSet both = game.reaching(grid, Goban.BLACK);
                                both.and(game.reaching(grid, Goban.WHITE));
                                int n =
                                        (int)
                                                Points.of(grid, Goban.EMPTY)
                                                        .filter(both::get)
                                                        .count();
                                return game.rightScore(grid, player)
                                        + (n + (game.toMove() == player ? 1 : 0)) / 2;
                            }),
                    ScoreAnimals.score(
                            "borders-of-one-string",
                            "TT-9",
                            "a region counts only if one string alone borders it",
                            (game, grid, player) ->
                                    Points.count(grid, player)
                                            + regions(game, grid, player)
                                                    .filter(
                                                            region ->
                                                                    bordering(game, grid, region)
                                                                            == 1)
                                                    .mapToInt(BitSet::cardinality)
                                                    .sum()),
                    ScoreAnimals.score(
                            "handicap-stones-are-paid-for",
                            "TT-5.a",
                            "White gets a point for each of her passes before her first move",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + (player == Goban.WHITE ? handicap(game) : 0)),
                    ScoreAnimals.score(
                            "last-stone-costs-a-point",
                            "TT-9.d",
                            "who made the last move of the game loses a point",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            - (madeLast(game) == player ? 1 : 0)),
                    ScoreAnimals.score(
                            "button-for-the-first-pass",
                            "TT-9.d",
                            "who passes first in the game gets half a point",
                            (game, grid, player) ->
                                    game.rightScore(grid, player)
                                            + (firstToPass(game) == player ? 0.5 : 0)));

    private static Stream<BitSet> regions(Goban game, char[] grid, char player) {
        BitSet territory = Points.bits(ScoreAnimals.territory(game, grid, player));
        return game.strings(grid, Goban.EMPTY).stream().filter(r -> r.intersects(territory));
    }

    private static long bordering(Goban game, char[] grid, BitSet region) {
        BitSet border = game.border(grid, region, Goban.BLACK);
        border.or(game.border(grid, region, Goban.WHITE));
        return border.stream().map(p -> game.string(grid, p).nextSetBit(0)).distinct().count();
    }

    private static boolean isOpen(Goban game, char[] grid, char player, int point) {
        return IntStream.of(game.beside(point))
                .filter(n -> grid[n] == player)
                .mapToObj(n -> game.string(grid, n))
                .anyMatch(
                        s ->
                                s.cardinality() == 1
                                        && game.border(grid, s, Goban.EMPTY).cardinality() == 1);
    }

    private static int handicap(Goban game) {
        int passes = 0;
        for (int t = 1; t < game.turns.size() && game.turns.get(t) == Goban.PASS; t += 2) {
            passes++;
        }
        return passes;
    }

    private static char madeLast(Goban game) {
        int last = game.turns.size() - 1;
        while (last >= 0 && game.turns.get(last) == Goban.PASS) {
            last--;
        }
        return by(last);
    }

    private static char firstToPass(Goban game) {
        return by(game.turns.indexOf(Goban.PASS));
    }

    private static char by(int turn) {
        return turn < 0 ? Goban.EMPTY : turn % 2 == 0 ? Goban.BLACK : Goban.WHITE;
    }

    /** The regions of a player's pass-alive strings in which no point is far from them all. */
    private static BitSet enclosed(Goban game, char[] grid, char player) {
        char[] two = grid.clone();
        IntStream.range(0, two.length)
                .filter(p -> two[p] != player)
                .forEach(p -> two[p] = Goban.EMPTY);
        List<BitSet> strings = new ArrayList<>(game.strings(two, player));
        List<BitSet> regions = new ArrayList<>(game.strings(two, Goban.EMPTY));
        boolean fewer = true;
        while (fewer) {
            fewer =
                    strings.removeIf(
                                    s ->
                                            regions.stream()
                                                            .filter(r -> isVital(game, grid, r, s))
                                                            .count()
                                                    < 2)
                            | regions.removeIf(r -> !isHeldBy(game, two, r, player, strings));
        }
        BitSet enclosed = new BitSet();
        regions.stream()
                .filter(r -> r.stream().allMatch(p -> game.touches(two, p, player)))
                .forEach(enclosed::or);
        return enclosed;
    }

    /** Whether each empty point of the region is a liberty of the string. */
    private static boolean isVital(Goban game, char[] grid, BitSet region, BitSet string) {
        BitSet liberties = game.border(grid, string, Goban.EMPTY);
        return region.stream().filter(p -> grid[p] == Goban.EMPTY).allMatch(liberties::get);
    }

    private static boolean isHeldBy(
            Goban game, char[] two, BitSet region, char player, List<BitSet> strings) {
        return game.border(two, region, player).stream()
                .allMatch(p -> strings.stream().anyMatch(s -> s.get(p)));
    }
}
