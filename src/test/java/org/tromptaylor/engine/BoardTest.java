package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.tromptaylor.rules.TrompTaylor;

/**
 * What the board says of strings, and of the points that never had a colour, is what can be found by
 * looking at the colourings. Any empty point will do for a move here, whatever it repeats.
 */
class BoardTest {

    /** Which of the empty points is taken next; a negative number takes a move back. */
    private record Script(int width, int height, List<Integer> choices) {}

    private final List<int[]> grids = new ArrayList<>();

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void theOutcomeOfAMoveIsForetold(@ForAll("scripts") Script script) {
        run(script, this::compareOutcomes);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void theOnlyLibertyOfAStringIsKnown(@ForAll("scripts") Script script) {
        run(
                script,
                (rectangle, board, journal) ->
                        BoardMoves.compareOnlyLiberties(
                                rectangle.width,
                                rectangle.height,
                                grids.get(grids.size() - 1),
                                board));
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void thePointsThatEverHadAColourAreThoseOfTheColouringsSoFar(@ForAll("scripts") Script script) {
        run(script, this::compareEver);
    }

    /** What the search for repetitions rests on: see {@link History}. */
    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void noColouringBeforeAFirstStoneIsTheSameWhileItsPointHasThatColour(
            @ForAll("scripts") Script script) {
        run(
                script,
                (rectangle, board, journal) -> {
                    int[] now = grids.get(grids.size() - 1);
                    for (int number = 1; number <= journal.turns(); number++) {
                        int record = journal.record(number);
                        if (Journal.isFirst(record)
                                && now[Journal.turn(record)] == Journal.player(number)) {
                            for (int[] earlier : grids.subList(0, number)) {
                                assertFalse(Arrays.equals(earlier, now), "turn " + number);
                            }
                        }
                    }
                });
    }

    /** What the set of legal moves rests on: see {@link History#firstToKeep}. */
    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void aMoveThatChangesTheGridAndKeepsTheLastStonesMakesANewColouring(
            @ForAll("scripts") Script script) {
        run(script, this::compareKeptStones);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void theChangesSinceAnyTurnLeadBackToItsColouring(@ForAll("scripts") Script script) {
        run(
                script,
                (rectangle, board, journal) -> {
                    for (int turns = 0; turns <= journal.turns(); turns++) {
                        long[] black = board.stones(BLACK).clone();
                        long[] white = board.stones(WHITE).clone();
                        journal.flipChangesAfter(turns, black, white);
                        assertArrayEquals(
                                grids.get(turns), new Position(rectangle, black, white).grid());
                    }
                });
    }

    private interface Check {
        void check(Rectangle rectangle, Board board, Journal journal);
    }

    /** Makes the moves and checks after each of them. */
    private void run(Script script, Check check) {
        int width = script.width;
        int height = script.height;
        Layout layout = Layout.of(width, height);
        Journal journal = new Journal(layout, 1);
        Board board = new Board(layout, journal);
        grids.clear();
        grids.add(TrompTaylor.start(width, height));
        for (int choice : script.choices) {
            int[] before = grids.get(grids.size() - 1);
            if (choice >= 0) {
                int player = TrompTaylor.toMove(journal.turns());
                int point = emptyPoint(before, choice);
                board.place(player, point);
                grids.add(TrompTaylor.move(width, height, before, player, point));
            } else if (journal.turns() > 0) {
                board.takeBack();
                grids.remove(grids.size() - 1);
            }
            for (int point = 0; point < before.length; point++) {
                assertEquals(grids.get(grids.size() - 1)[point], board.colour(point));
            }
            check.check(layout.rectangle, board, journal);
        }
    }

    private void compareOutcomes(Rectangle rectangle, Board board, Journal journal) {
        BoardMoves.compareOutcomes(
                rectangle.width, rectangle.height, grids.get(grids.size() - 1), board);
    }

    private void compareEver(Rectangle rectangle, Board board, Journal journal) {
        for (int player = BLACK; player <= WHITE; player++) {
            for (int point = 0; point < rectangle.points; point++) {
                boolean ever = false;
                for (int[] grid : grids) {
                    ever |= grid[point] == player;
                }
                assertEquals(ever, Rectangle.has(board.ever(player), point), "ever at " + point);
            }
        }
    }

    private void compareKeptStones(Rectangle rectangle, Board board, Journal journal) {
        int first = new History(rectangle, journal, board, -1).firstToKeep();
        Statistics.label("turns to keep")
                .collect(first == History.NONE ? "unknown" : journal.turns() + 1 - first)
                .coverage(
                        c -> {
                            c.check("unknown").count(n -> n > 0);
                            c.check(1).count(n -> n > 0);
                            c.check(2).count(n -> n > 0);
                            c.check(4).count(n -> n > 0);
                        });
        if (first == History.NONE) {
            return;
        }
        int[] now = grids.get(grids.size() - 1);
        for (int player = BLACK; player <= WHITE; player++) {
            for (int point = 0; point < now.length; point++) {
                if (now[point] == EMPTY) {
                    int[] after =
                            TrompTaylor.move(rectangle.width, rectangle.height, now, player, point);
                    if (!Arrays.equals(now, after) && keeps(journal, first, now, after)) {
                        for (int[] earlier : grids) {
                            assertFalse(Arrays.equals(earlier, after), player + " to " + point);
                        }
                    }
                }
            }
        }
    }

    /** Whether the points of these turns have the colours that they had. */
    private static boolean keeps(Journal journal, int first, int[] now, int[] after) {
        for (int number = first; number <= journal.turns(); number++) {
            int point = Journal.turn(journal.record(number));
            if (now[point] != EMPTY && now[point] != after[point]) {
                return false;
            }
        }
        return true;
    }

    private static int emptyPoint(int[] grid, int choice) {
        int[] empty = new int[grid.length];
        int count = 0;
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == EMPTY) {
                empty[count] = point;
                count++;
            }
        }
        return empty[choice % count];
    }

    @Provide
    Arbitrary<Script> scripts() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 6),
                        Arbitraries.integers().between(1, 5),
                        Arbitraries.integers().between(-6, 60).list().ofMaxSize(60))
                .as(Script::new);
    }
}
