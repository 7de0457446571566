package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.tromptaylor.rules.TrompTaylor;

/** What {@link Game} says of its memory. */
class AllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void nothingIsAllocatedWhereTheGameHasBeenBefore() {
        Game game = new Game(19, 19);
        PointSet moves = new PointSet(361);
        int turns = playAndTakeBack(game, moves);
        assertTrue(turns > 500, turns + " turns");
        // Once for the virtual machine, which allocates for itself, and then for the record.
        bytesOf(game, moves);
        long allocated = bytesOf(game, moves);
        // One object a turn would be 16,000 bytes or more.
        assertTrue(allocated < 1000, allocated + " bytes");
    }

    private static long bytesOf(Game game, PointSet moves) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        playAndTakeBack(game, moves);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    /** Always the same game of scattered moves; how many turns it had. */
    private static int playAndTakeBack(Game game, PointSet moves) {
        int point = 0;
        while (!game.isOver() && game.turns() < 1000) {
            game.legalMoves(moves);
            point = (point + 140) % 361;
            int move = moves.next(point);
            move = move < 0 ? moves.next(0) : move;
            askOf(game, point);
            game.repeatedTurn(move);
            game.play(move < 0 ? TrompTaylor.PASS : move);
        }
        int turns = game.turns();
        while (game.turns() > turns / 2) {
            game.undo();
            game.legalMoves(moves);
            askOf(game, point);
        }
        game.reset();
        return turns;
    }

    /** Questions about a point that may be empty, occupied, or one where a move repeats. */
    private static void askOf(Game game, int point) {
        game.verdict(point);
        game.isLegal(point);
        game.repeatedTurn(point);
        game.play(TrompTaylor.opponent(game.toMove()), point);
        game.score(TrompTaylor.BLACK);
        game.winner();
        game.colour(point);
        game.isOver();
    }
}
