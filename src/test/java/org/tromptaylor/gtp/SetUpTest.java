package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

class SetUpTest {

    private static ReferenceGame played(int width, int height, List<Integer> turns) {
        ReferenceGame game = new ReferenceGame(width, height);
        for (int turn : turns) {
            assertEquals(Verdict.LEGAL, game.play(turn), "turn " + game.turns() + " of " + turns);
            assertFalse(game.turns() < turns.size() && game.isOver(), "over too early: " + turns);
        }
        return game;
    }

    @Property(tries = 500)
    void eachGridWhoseStringsHaveLibertiesIsReachedByLegalTurns(
            @ForAll @Size(12) List<@IntRange(max = 2) Integer> colours,
            @ForAll @IntRange(min = 1, max = 2) int player,
            @ForAll @IntRange(max = 11) int point) {
        int[] grid = colours.stream().mapToInt(Integer::intValue).toArray();
        if (!SetUp.isReachable(4, 3, grid)) {
            return;
        }
        int[] after = grid;
        if (grid[point] == TrompTaylor.EMPTY) {
            after = TrompTaylor.move(4, 3, grid, player, point);
        }
        ReferenceGame game = played(4, 3, SetUp.toMove(grid, player, after));
        assertArrayEquals(grid, game.grid());
        assertEquals(player, game.toMove());
        boolean repeats = Arrays.equals(after, grid) || Arrays.equals(after, new int[12]);
        if (grid[point] == TrompTaylor.EMPTY && !repeats) {
            assertEquals(Verdict.LEGAL, game.verdict(point), "the move repeats nothing on the way");
        }

        ReferenceGame finished = played(4, 3, SetUp.untilTheEnd(grid));
        assertArrayEquals(grid, finished.grid());
        assertTrue(finished.isOver());
    }

    @Test
    void aGridWithABreathlessStringIsNotReached() {
        assertFalse(SetUp.isReachable(2, 1, new int[] {1, 2}));
        assertFalse(SetUp.isReachable(1, 1, new int[] {1}));
        assertTrue(SetUp.isReachable(2, 1, new int[] {1, 0}));
        assertTrue(SetUp.isReachable(1, 1, new int[] {0}));
    }

    @Test
    void theEmptyGridIsReachedAtOnceOrByAPass() {
        int[] empty = new int[4];
        int[] after = {1, 0, 0, 0};
        assertEquals(List.of(), SetUp.toMove(empty, TrompTaylor.BLACK, after));
        assertEquals(List.of(-1), SetUp.toMove(empty, TrompTaylor.WHITE, after));
        assertEquals(List.of(-1, -1), SetUp.untilTheEnd(empty));
    }
}
