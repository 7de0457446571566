package org.tromptaylor.engine;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The engine answers as the reference does: whole random games, with attempts that are illegal and
 * turns that are taken back. A failure is shrunk to a short game.
 *
 * <p>{@code onSmallGridsAtEveryStep} and {@code onMiddleGrids} also demand that enough of their games have the
 * events that rules are about.
 */
class EngineAgreesWithRulesTest {

    /** Longer than any small game, so that tables grow. */
    private static final int MANY = 150;

    private enum Act {
        /** The player whose turn it is tries the turn. */
        TRY,
        /** The other player tries it. */
        OUT_OF_TURN,
        /** The last turn is taken back, if there is one; the turn doesn't matter. */
        UNDO
    }

    /** One step of a game. */
    private record Step(Act act, int turn) {}

    /** What is done on which rectangle, after a prelude of random moves by that seed. */
    private record Script(int width, int height, int prelude, long seed, List<Step> steps) {}

    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void onSmallGridsAtEveryStep(@ForAll("smallGames") Script script) {
        Lockstep both = run(script, new Game(script.width, script.height), 1);
        Statistics.label("repeats")
                .collect(both.repeats() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 15));
        Statistics.label("long cycles")
                .collect(both.longCycles() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 10));
        Statistics.label("suicides")
                .collect(both.suicides() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 15));
        Statistics.label("captures of several")
                .collect(both.multiCaptures() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 15));
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void whateverTheHash(@ForAll("smallGames") Script script) {
        // One bit or none: nearly every colouring is a candidate.
        run(script, new Game(script.width, script.height, 1), 4);
        run(script, new Game(script.width, script.height, 0), 4);
        // The upper half: all candidates stand in one row of slots.
        run(script, new Game(script.width, script.height, -1L << 32), 4);
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void onMiddleGrids(@ForAll("middleGames") Script script) {
        Lockstep both = run(script, new Game(script.width, script.height), 25);
        Statistics.label("captures of several")
                .collect(both.multiCaptures() > 0)
                .coverage(c -> c.check(true).count(n -> n > 0));
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void onLargeGrids(@ForAll("largeGames") Script script) {
        run(script, new Game(script.width, script.height), MANY);
    }

    @Provide
    Arbitrary<Script> smallGames() {
        return scripts(
                MANY,
                new int[][] {
                    {1, 1}, {1, 2}, {2, 1}, {1, 3}, {4, 1}, {1, 5}, {7, 1}, {2, 2}, {2, 3}, {3, 2},
                    {2, 4}, {3, 3}, {3, 3}, {4, 3}, {4, 4}, {5, 5}
                });
    }

    @Provide
    Arbitrary<Script> middleGames() {
        return scripts(
                100, new int[][] {{9, 9}, {13, 7}, {7, 9}, {8, 8}, {9, 7}, {64, 1}, {1, 65}});
    }

    @Provide
    Arbitrary<Script> largeGames() {
        return scripts(
                40,
                new int[][] {{19, 19}, {25, 25}, {27, 26}, {70, 3}, {3, 70}, {64, 4}, {130, 2}});
    }

    private static Arbitrary<Script> scripts(int longest, int[][] rectangles) {
        return Arbitraries.of(rectangles)
                .flatMap(
                        size ->
                                Combinators.combine(
                                                prelude(size[0] * size[1]),
                                                Arbitraries.longs(),
                                                steps(size[0] * size[1])
                                                        .list()
                                                        .ofMaxSize(longest)
                                                        .withSizeDistribution(
                                                                RandomDistribution.uniform()))
                                        .as(
                                                (prelude, seed, steps) ->
                                                        new Script(
                                                                size[0], size[1], prelude, seed,
                                                                steps)));
    }

    /** Small grids fill up by themselves. */
    private static Arbitrary<Integer> prelude(int points) {
        return points <= 25
                ? Arbitraries.just(0)
                : Arbitraries.integers().between(points / 2, points * 6 / 5);
    }

    private static Arbitrary<Step> steps(int points) {
        Arbitrary<Integer> moves = Arbitraries.integers().between(0, points - 1);
        Arbitrary<Integer> offGrid = Arbitraries.of(-2, points, Integer.MIN_VALUE, 1 << 30);
        Arbitrary<Integer> turns =
                Arbitraries.frequencyOf(
                        Tuple.of(200, moves),
                        Tuple.of(4, Arbitraries.just(TrompTaylor.PASS)),
                        Tuple.of(2, offGrid));
        Arbitrary<Act> acts =
                Arbitraries.frequency(
                        Tuple.of(200, Act.TRY),
                        Tuple.of(3, Act.OUT_OF_TURN),
                        Tuple.of(6, Act.UNDO));
        return Combinators.combine(acts, turns).as(Step::new);
    }

    private static Lockstep run(Script script, Game game, int compareEvery) {
        Lockstep both = new Lockstep(game);
        try {
            take(script, both, compareEvery);
        } catch (AssertionError e) {
            throw new AssertionError(both + ": " + e.getMessage(), e);
        }
        return both;
    }

    private static void take(Script script, Lockstep both, int compareEvery) {
        Game game = both.game;
        prelude(script, both);
        int done = 0;
        for (Step step : script.steps) {
            int toMove = game.toMove();
            switch (step.act) {
                case TRY -> both.play(toMove, step.turn);
                case OUT_OF_TURN -> both.play(TrompTaylor.opponent(toMove), step.turn);
                case UNDO -> {
                    if (game.turns() > 0) {
                        both.undo();
                    }
                }
            }
            done++;
            if (done % compareEvery == 0) {
                both.compareAnswers();
            }
        }
        both.compareAnswers();
        both.compareHistory();
        while (game.turns() > 0) {
            both.undo();
            if (compareEvery == 1) {
                both.compareAnswers();
            }
        }
    }

    /** Moves on random points of the few that are left, which capture more and more. */
    private static void prelude(Script script, Lockstep both) {
        Random random = new Random(script.seed);
        int points = script.width * script.height;
        for (int i = 0; i < script.prelude; i++) {
            int point = random.nextInt(points);
            while (both.game.colour(point) != TrompTaylor.EMPTY) {
                point = random.nextInt(points);
            }
            both.take(both.game.toMove(), point);
        }
    }
}
