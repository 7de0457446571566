package org.tromptaylor.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The engine answers as the reference does, in games in which much happens: players prefer moves
 * that capture or that are not legal, so that cycles come near at every turn.
 */
class BusyGamesTest {

    /** What is done on which rectangle: each choice says which turn is tried, or that one is undone. */
    private record Script(int width, int height, List<Integer> choices) {}

    /** Choices from here on take a turn back. */
    private static final int UNDO = 100;

    @Property(tries = 1500, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void atEveryTurn(@ForAll("scripts") Script script) {
        Lockstep both = run(script, new Game(script.width, script.height));
        Statistics.label("long cycles")
                .collect(both.longCycles() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 25));
        Statistics.label("captures of several")
                .collect(both.multiCaptures() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 60));
        Statistics.label("suicides")
                .collect(both.suicides() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 20));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void whateverTheHash(@ForAll("scripts") Script script) {
        run(script, new Game(script.width, script.height, 1));
        run(script, new Game(script.width, script.height, 0));
    }

    @Provide
    Arbitrary<Script> scripts() {
        Arbitrary<List<Integer>> choices =
                Arbitraries.integers()
                        .between(0, UNDO + 8)
                        .list()
                        .ofMaxSize(100)
                        .withSizeDistribution(RandomDistribution.uniform());
        return Combinators.combine(
                        Arbitraries.integers().between(2, 5),
                        Arbitraries.integers().between(1, 4),
                        choices)
                .as(Script::new);
    }

    private static Lockstep run(Script script, Game game) {
        Lockstep both = new Lockstep(game);
        try {
            for (int choice : script.choices) {
                both.compareAnswers();
                if (choice < UNDO) {
                    both.play(game.toMove(), turn(game, choice));
                } else if (game.turns() > 0) {
                    both.undo();
                }
            }
            both.compareAnswers();
            both.compareHistory();
            while (game.turns() > 0) {
                both.undo();
                both.compareAnswers();
            }
        } catch (AssertionError e) {
            throw new AssertionError(both + ": " + e.getMessage(), e);
        }
        return both;
    }

    /** Small choices are for moves that leave few stones, but not as they are; a pass comes last. */
    private static int turn(Game game, int choice) {
        int[] grid = game.grid();
        List<Integer> turns = new ArrayList<>();
        int[] stonesAfter = new int[grid.length];
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == TrompTaylor.EMPTY) {
                int[] after =
                        TrompTaylor.move(game.width(), game.height(), grid, game.toMove(), point);
                stonesAfter[point] = Arrays.equals(grid, after) ? grid.length : stones(after);
                turns.add(point);
            }
        }
        turns.sort(Comparator.comparingInt(point -> stonesAfter[point]));
        turns.add(TrompTaylor.PASS);
        // The square of a fraction: more often one of the first.
        return turns.get(turns.size() * choice * choice / (UNDO * UNDO));
    }

    private static int stones(int[] grid) {
        int stones = 0;
        for (int colour : grid) {
            stones += colour == TrompTaylor.EMPTY ? 0 : 1;
        }
        return stones;
    }
}
