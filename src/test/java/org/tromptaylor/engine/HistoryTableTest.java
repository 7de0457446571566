package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.PASS;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the table of colourings holds is right while it grows and turns are taken back. */
class HistoryTableTest {

    /** Always the same games: turns that are taken back around each growth, then taken once more. */
    @ParameterizedTest
    @CsvSource({"3,3,-1", "4,3,-1", "4,3,1", "4,3,0", "7,1,-1", "7,1,0"})
    void whenTurnsAreTakenBackAndTakenAgain(int width, int height, long hashBits) {
        Lockstep both = new Lockstep(new Game(width, height, hashBits));
        Random random = new Random(5);
        int longest = 0;
        for (int step = 0; step < 700; step++) {
            int turn = random.nextInt(5) == 0 ? PASS : random.nextInt(width * height);
            both.play(both.game.toMove(), turn);
            longest = Math.max(longest, both.game.turns());
            if (random.nextInt(3) == 0) {
                takeBackAndAgain(both, Math.min(both.game.turns(), 1 + random.nextInt(4)));
            }
            while (both.game.isOver()) {
                both.undo();
                both.undo();
            }
        }
        assertTrue(longest > 70, longest + " turns");
        both.compareAnswers();
        both.compareHistory();
        while (both.game.turns() > 0) {
            both.undo();
        }
        assertEquals(new Game(width, height, hashBits).hash(), both.game.hash());
    }

    /**
     * With all colourings in one chain of the table, what is left there of a turn taken back would
     * be found when other turns, with fewer passes, have filled the chain up to it.
     */
    @ParameterizedTest
    @CsvSource({"3,3,1", "3,3,2", "4,3,4", "4,3,5"})
    void whenOtherTurnsAreTakenInstead(int width, int height, long seed) {
        Lockstep both = new Lockstep(new Game(width, height, 0));
        Random random = new Random(seed);
        int longest = 0;
        for (int step = 0; step < 1000; step++) {
            int turn = random.nextInt(4) == 0 ? PASS : random.nextInt(width * height);
            both.play(both.game.toMove(), turn);
            both.compareAnswers();
            longest = Math.max(longest, both.game.turns());
            boolean far = both.game.turns() >= 40 && random.nextInt(4) == 0;
            int back = far ? 2 + random.nextInt(12) : both.game.isOver() ? 2 : 0;
            for (int left = back; left > 0; left--) {
                both.undo();
            }
        }
        assertTrue(longest > 40, longest + " turns");
    }

    private static void takeBackAndAgain(Lockstep both, int turns) {
        int[] taken = new int[turns];
        for (int at = turns - 1; at >= 0; at--) {
            taken[at] = both.game.turn(both.game.turns());
            both.undo();
        }
        both.compareAnswers();
        for (int turn : taken) {
            both.play(both.game.toMove(), turn);
        }
    }
}
