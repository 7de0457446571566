package org.tromptaylor.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Random games with random lists, under each procedure. What was on the grid is kept here and judged by
 * the reference, apart from the engine.
 */
class DisputePropertiesTest {

    /** One game, and what is kept of it. */
    private static final class Run {
        final int width;
        final int height;
        final Dispute dispute;
        final Random random;
        final double passes;

        /** Every colouring so far, of the copy too. */
        final Set<Position> seen = new HashSet<>();

        /** The points that a player has listed since play last stopped. */
        final Set<Integer> listed = new TreeSet<>();

        int[] grid;
        int[] stopped;
        int movesSinceResumption;

        Run(Procedure procedure, int width, int height, long seed, double passes) {
            this.width = width;
            this.height = height;
            this.dispute = new Dispute(procedure, width, height);
            this.random = new Random(seed);
            this.passes = passes;
            this.grid = TrompTaylor.start(width, height);
            seen.add(dispute.position());
        }

        void toTheEnd() {
            int steps = 0;
            while (!(dispute.stage() instanceof Stage.Ended)) {
                assertTrue(steps++ < 20_000, "no end");
                step();
            }
        }

        void step() {
            Stage stage = dispute.stage();
            if (stage instanceof Stage.Play play) {
                turn(play.player());
            } else if (stage instanceof Stage.Lists lists) {
                if (lists.black() && lists.white()) {
                    stopped = grid.clone();
                    listed.clear();
                }
                boolean black = lists.black() && (!lists.white() || random.nextBoolean());
                List<Integer> list = list();
                listed.addAll(list);
                int before = dispute.resumptions();
                dispute.list(black ? BLACK : WHITE, list);
                if (dispute.resumptions() > before) {
                    assertEquals(before + 1, dispute.resumptions());
                    assertTrue(before == 0 || movesSinceResumption > 0, "resumed without a move");
                    movesSinceResumption = 0;
                }
            } else if (random.nextInt(4) == 0) {
                dispute.noArbiter();
            } else {
                dispute.arbitrate(list());
            }
        }

        /** Tries turns until one is taken; each verdict is compared with the reference. */
        void turn(int player) {
            int turn = PASS;
            for (int tries = 0; tries < 3 * grid.length; tries++) {
                if (random.nextDouble() < passes) {
                    break;
                }
                int point = random.nextInt(grid.length);
                if (expected(player, point) == Verdict.LEGAL) {
                    turn = point;
                    break;
                }
                assertEquals(expected(player, point), dispute.play(player, point));
            }
            assertEquals(Verdict.LEGAL, dispute.play(player, turn));
            if (turn != PASS) {
                grid = TrompTaylor.move(width, height, grid, player, turn);
                assertTrue(seen.add(Position.of(width, height, grid)), "no new colouring");
                movesSinceResumption++;
            }
        }

        Verdict expected(int player, int point) {
            if (grid[point] != EMPTY) {
                return Verdict.OCCUPIED;
            }
            int[] after = TrompTaylor.move(width, height, grid, player, point);
            return seen.contains(Position.of(width, height, after))
                    ? Verdict.REPEATS
                    : Verdict.LEGAL;
        }

        /** Mostly whole strings; sometimes points of any kind. */
        List<Integer> list() {
            List<Integer> list = new ArrayList<>();
            int wanted = random.nextInt(3);
            for (int i = 0; i < wanted; i++) {
                int point = random.nextInt(grid.length);
                if (random.nextInt(4) == 0) {
                    list.add(random.nextInt(grid.length + 4) - 2);
                } else if (stopped[point] != EMPTY) {
                    list.addAll(string(stopped, point));
                }
            }
            return list;
        }

        Set<Integer> string(int[] colours, int point) {
            Set<Integer> string = new TreeSet<>();
            boolean[] members = TrompTaylor.string(width, height, colours, point);
            for (int i = 0; i < members.length; i++) {
                if (members[i]) {
                    string.add(i);
                }
            }
            return string;
        }
    }

    @Property(tries = 1500, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void itEndsAndTheScoreIsThatOfTheResultingGrid(
            @ForAll Procedure procedure,
            @ForAll @IntRange(min = 1, max = 5) int width,
            @ForAll @IntRange(min = 1, max = 4) int height,
            @ForAll long seed,
            @ForAll @DoubleRange(min = 0.05, max = 0.7) double passes) {
        Run run = new Run(procedure, width, height, seed, passes);
        run.toTheEnd();
        Outcome outcome = ((Stage.Ended) run.dispute.stage()).outcome();
        boolean copied = procedure == Procedure.COPY;
        int[] grid = copied ? run.stopped.clone() : run.grid.clone();
        for (int point : outcome.removed()) {
            assertTrue(run.listed.contains(point), "nobody has listed " + point);
            assertTrue(grid[point] != EMPTY, "no stone at " + point);
            assertTrue(outcome.removed().containsAll(run.string(run.stopped, point)), "torn");
        }
        outcome.removed().forEach(point -> grid[point] = EMPTY);
        assertEquals(Position.of(width, height, grid), outcome.position());
        for (int player : new int[] {BLACK, WHITE}) {
            assertEquals(TrompTaylor.score(width, height, grid, player), outcome.score(player));
            assertEquals(outcome.position(), outcome.position().clear(player), "no liberty");
        }
        assertEquals(TrompTaylor.winner(width, height, grid), outcome.winner());
        if (procedure != Procedure.RESUMPTION) {
            assertTrue(run.dispute.resumptions() <= 1);
        }
        Statistics.label("resumed")
                .collect(run.dispute.resumptions() > 0)
                .coverage(c -> c.check(true).percentage(p -> p > 10));
        Statistics.label("resumed twice")
                .collect(run.dispute.resumptions() > 1)
                .coverage(c -> c.check(true).percentage(p -> p > 0.5));
        Statistics.label("removed")
                .collect(!outcome.removed().isEmpty())
                .coverage(c -> c.check(true).percentage(p -> p > 5));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void itEndsEvenIfNobodyPassesWhoCanMoveAndNobodyAgrees(
            @ForAll @IntRange(min = 1, max = 3) int width,
            @ForAll @IntRange(min = 1, max = 2) int height,
            @ForAll long seed) {
        Run run = new Run(Procedure.RESUMPTION, width, height, seed, 0);
        int steps = 0;
        while (!(run.dispute.stage() instanceof Stage.Ended)) {
            assertTrue(steps++ < 20_000, "no end");
            if (run.dispute.stage() instanceof Stage.Lists) {
                Set<Integer> all = new TreeSet<>();
                for (int point = 0; point < width * height; point++) {
                    all.add(point);
                }
                run.dispute.list(BLACK, all);
                run.dispute.noList(WHITE);
            } else {
                run.step();
            }
        }
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void removingOnesOwnStonesNeverHelpsOneself(
            @ForAll @IntRange(min = 1, max = 6) int width,
            @ForAll @IntRange(min = 1, max = 5) int height,
            @ForAll long seed) {
        Random random = new Random(seed);
        int[] grid = new int[width * height];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = random.nextInt(3);
        }
        int[] less = grid.clone();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == BLACK && random.nextInt(3) == 0) {
                less[point] = EMPTY;
            }
        }
        assertTrue(
                TrompTaylor.score(width, height, less, BLACK)
                        <= TrompTaylor.score(width, height, grid, BLACK));
        assertFalse(
                TrompTaylor.score(width, height, less, WHITE)
                        < TrompTaylor.score(width, height, grid, WHITE));
    }
}
