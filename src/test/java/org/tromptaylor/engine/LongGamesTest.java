package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.PASS;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.Verdict;

/** Games of many thousand turns: random legal moves, also into own eyes, and passes in between. */
class LongGamesTest {

    @ParameterizedTest
    @CsvSource({
        "4,4,400",
        "5,5,1000",
        "9,9,2000",
        "7,7,10000",
        "25,25,700",
        "40,1,1500",
        "1,40,1500"
    })
    void theEngineAgreesWithTheRules(int width, int height, int turns) {
        Lockstep both = new Lockstep(new Game(width, height));
        Random random = new Random(2);
        int refused = 0;
        for (int tried = 0; tried < 50 * turns && both.game.turns() < turns; tried++) {
            int turn = random.nextInt(40) == 0 ? PASS : random.nextInt(width * height);
            if (both.reference.verdict(turn) == Verdict.REPEATS) {
                refused++;
                assertEquals(both.reference.repeatedTurn(turn), both.game.repeatedTurn(turn));
            }
            both.take(both.game.toMove(), turn);
            if (both.game.legalMoves().isEmpty()) {
                both.take(both.game.toMove(), PASS);
            }
            if (both.game.isOver()) {
                for (int undone = 0; undone < 10; undone++) {
                    both.undo();
                }
            }
        }
        assertEquals(turns, both.game.turns());
        assertTrue(refused > 10, refused + " repetitions");
        both.compareAnswers();
        while (both.game.turns() > 0) {
            both.undo();
        }
        assertEquals(new Game(width, height).hash(), both.game.hash());
    }

    @Test
    void memoryGrowsByFewBytesATurn() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = new Game(19, 19);
        Random random = new Random(3);
        int turns = 40_000;
        long before = threads.getCurrentThreadAllocatedBytes();
        PointSet moves = new PointSet(361);
        while (game.turns() < turns) {
            game.legalMoves(moves);
            int move = moves.next(random.nextInt(361));
            game.play(move < 0 ? moves.next(0) : move);
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        // All the arrays since the first, of which each is half as long as the next.
        assertTrue(allocated < 2 * 2 * 40L * turns, allocated + " bytes");
    }
}
