package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** The engine answers as the reference does: everything there is on small rectangles. */
class SmallBoardsExhaustiveTest {

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "1,1", "2,1", "1,2", "3,1", "1,3", "4,1", "1,4", "5,1", "1,5", "6,1", "1,6", "7,1", "1,7",
        "8,1", "1,8", "2,2", "2,3", "3,2", "2,4", "4,2"
    })
    void everyColouring(int width, int height) {
        int[] grid = new int[width * height];
        int colourings = 0;
        do {
            compare(width, height, grid);
            colourings++;
        } while (next(grid));
        assertEquals(IntStream.of(grid).map(p -> 3).reduce(1, (a, b) -> a * b), colourings);
    }

    /** Those that take longer; {@code mvn -Pmutation verify} leaves them out. */
    @Tag("large")
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"3,3", "2,5", "5,2"})
    void everyColouringOfNineAndTenPoints(int width, int height) {
        everyColouring(width, height);
    }

    /** The numbers of these colourings are known, 3x3 has 12675 legal positions for instance. */
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "1,1,1",
        "2,1,5",
        "1,3,15",
        "4,1,41",
        "1,5,113",
        "6,1,313",
        "1,7,867",
        "8,1,2401",
        "2,2,57",
        "2,3,489",
        "3,2,489",
        "2,4,4125",
        "4,2,4125",
        "3,3,12675"
    })
    void everyMoveOnEveryColouringInWhichAllStringsReachEmpty(int width, int height, int expected) {
        int[] grid = new int[width * height];
        int colourings = 0;
        do {
            if (allStringsReachEmpty(width, height, grid)) {
                BoardMoves.compare(width, height, grid);
                colourings++;
            }
        } while (next(grid));
        assertEquals(expected, colourings);
    }

    @Tag("large")
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"2,5,35117", "5,2,35117"})
    void everyMoveOnEveryColouringOfTenPointsInWhichAllStringsReachEmpty(
            int width, int height, int expected) {
        everyMoveOnEveryColouringInWhichAllStringsReachEmpty(width, height, expected);
    }

    private static boolean allStringsReachEmpty(int width, int height, int[] grid) {
        return Arrays.equals(grid, TrompTaylor.clear(width, height, grid, TrompTaylor.BLACK))
                && Arrays.equals(grid, TrompTaylor.clear(width, height, grid, TrompTaylor.WHITE));
    }

    @ParameterizedTest(name = "{0}x{1} to turn {2}")
    @CsvSource({
        // The longest games on one row of three have 21 turns.
        "1,1,3",
        "2,1,6",
        "1,2,6",
        "3,1,22",
        "1,3,22",
        "4,1,8",
        "1,5,5",
        "2,2,7",
        "2,3,5",
        "3,2,5",
        "3,3,4",
        "4,3,3"
    })
    void everyGame(int width, int height, int turns) {
        takeEveryTurn(new Lockstep(new Game(width, height)), turns);
        // Every colouring is a candidate.
        takeEveryTurn(new Lockstep(new Game(width, height, 0)), turns);
    }

    /** Nothing that was found in a game before is left, whether many turns were looked up or few. */
    @ParameterizedTest(name = "{0}x{1} to turn {2} after {3}")
    @CsvSource({"2,2,5,30", "3,1,8,21", "2,2,5,3"})
    void everyGameInTheMemoryOfAnother(int width, int height, int turns, int turnsBefore) {
        Game game = new Game(width, height);
        while (!game.isOver() && game.turns() < turnsBefore) {
            int move = game.legalMoves().next(0);
            assertEquals(Verdict.LEGAL, game.play(move < 0 ? TrompTaylor.PASS : move));
        }
        game.reset();
        takeEveryTurn(new Lockstep(game), turns);
    }

    private static void compare(int width, int height, int[] grid) {
        Position position = Position.of(width, height, grid);
        assertArrayEquals(grid, position.grid());
        for (int point = 0; point < grid.length; point++) {
            for (int colour = TrompTaylor.EMPTY; colour <= TrompTaylor.WHITE; colour++) {
                if (TrompTaylor.reaches(width, height, grid, point, colour)
                        != position.reaches(point, colour)) {
                    throw new AssertionError(position + "\nreach of " + point + " to " + colour);
                }
            }
        }
        for (int player = TrompTaylor.BLACK; player <= TrompTaylor.WHITE; player++) {
            assertArrayEquals(
                    TrompTaylor.clear(width, height, grid, player), position.clear(player).grid());
            assertEquals(TrompTaylor.score(width, height, grid, player), position.score(player));
            for (int point = 0; point < grid.length; point++) {
                if (grid[point] == TrompTaylor.EMPTY) {
                    assertArrayEquals(
                            TrompTaylor.move(width, height, grid, player, point),
                            position.move(player, point).grid());
                }
            }
        }
        assertEquals(TrompTaylor.winner(width, height, grid), position.winner());
    }

    private static void takeEveryTurn(Lockstep both, int turnsLeft) {
        both.compareAnswers();
        if (turnsLeft == 0) {
            return;
        }
        for (int turn = -2; turn <= both.game.width() * both.game.height(); turn++) {
            int turns = both.game.turns();
            both.play(both.game.toMove(), turn);
            if (both.game.turns() > turns) {
                takeEveryTurn(both, turnsLeft - 1);
                both.undo();
            }
        }
    }

    /** Makes the next colouring, counting in base three; false after the last one. */
    static boolean next(int[] grid) {
        int point = 0;
        while (point < grid.length && grid[point] == TrompTaylor.WHITE) {
            grid[point] = TrompTaylor.EMPTY;
            point++;
        }
        if (point == grid.length) {
            return false;
        }
        grid[point]++;
        return true;
    }
}
