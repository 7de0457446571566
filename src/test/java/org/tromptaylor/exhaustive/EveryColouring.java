package org.tromptaylor.exhaustive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;

/**
 * Every colouring of every rectangle up to 4x4, legal position or not: each point's reach, each
 * clearing, each move of either player, both scores and the winner are the reference's.
 */
class EveryColouring {

    /** The colours of so many points are fixed in a task: 81 tasks. */
    private static final int FIXED = 4;

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "1,1", "1,2", "2,1", "1,3", "3,1", "1,4", "4,1", "2,2", "2,3", "3,2", "2,4", "4,2", "3,3",
        "3,4", "4,3", "4,4"
    })
    void isReadAsByTheReference(int width, int height) {
        int points = width * height;
        int fixed = Math.min(FIXED, points);
        List<Work.Task> tasks = new ArrayList<>();
        for (int first = 0; first < power(fixed); first++) {
            int[] grid = new int[points];
            for (int point = 0, left = first; point < fixed; point++, left /= 3) {
                grid[point] = left % 3;
            }
            tasks.add(work -> compareAll(width, height, grid, fixed, work));
        }
        Work.run(width + "x" + height, "colourings", power(points), tasks);
    }

    private static int power(int points) {
        return points == 0 ? 1 : 3 * power(points - 1);
    }

    /** All colourings that agree with the grid on the first points. */
    private static void compareAll(int width, int height, int[] grid, int point, Work work) {
        if (point == grid.length) {
            compare(width, height, grid);
            work.did(1);
            return;
        }
        for (int colour = TrompTaylor.EMPTY; colour <= TrompTaylor.WHITE; colour++) {
            grid[point] = colour;
            compareAll(width, height, grid, point + 1, work);
        }
    }

    private static void compare(int width, int height, int[] grid) {
        Position position = Position.of(width, height, grid);
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
        assertArrayEquals(grid, position.grid());
    }
}
