package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.tromptaylor.rules.TrompTaylor;

/** Random colourings of wider rectangles: reach, clearing, moves and scores as the reference says. */
class PositionAgreesWithRulesTest {

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void randomColouringsAgreeWithTheRules(@ForAll("positions") Position position) {
        int width = position.width();
        int height = position.height();
        int[] grid = position.grid();
        for (int player = BLACK; player <= WHITE; player++) {
            assertArrayEquals(
                    TrompTaylor.clear(width, height, grid, player), position.clear(player).grid());
            assertEquals(TrompTaylor.score(width, height, grid, player), position.score(player));
        }
        assertEquals(TrompTaylor.winner(width, height, grid), position.winner());
        for (int point = 0; point < grid.length; point += 1 + grid.length / 30) {
            for (int colour = EMPTY; colour <= WHITE; colour++) {
                assertEquals(
                        TrompTaylor.reaches(width, height, grid, point, colour),
                        position.reaches(point, colour));
            }
            if (grid[point] == EMPTY) {
                assertArrayEquals(
                        TrompTaylor.move(width, height, grid, BLACK, point),
                        position.move(BLACK, point).grid());
            }
        }
    }

    /** All widths on both sides of one, two and three words; from sparse to nearly full. */
    @Provide
    Arbitrary<Position> positions() {
        Arbitrary<Integer> widths =
                Arbitraries.oneOf(
                        Arbitraries.integers().between(1, 30),
                        Arbitraries.of(31, 32, 33, 63, 64, 65, 96, 127, 128, 129, 192));
        Arbitrary<Integer> heights = Arbitraries.integers().between(1, 9);
        Arbitrary<Integer> emptiness = Arbitraries.integers().between(0, 30);
        return Combinators.combine(widths, heights, emptiness, Arbitraries.longs())
                .as(
                        (width, height, empty, seed) ->
                                Position.of(
                                        width,
                                        height,
                                        new Random(seed)
                                                .ints((long) width * height, 0, 40)
                                                .map(i -> i < empty ? EMPTY : BLACK + i % 2)
                                                .toArray()));
    }
}
