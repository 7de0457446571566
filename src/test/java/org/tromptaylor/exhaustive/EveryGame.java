package org.tromptaylor.exhaustive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Perft;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Every game from the empty grid, up to so many turns that there are some hundred thousand: at each
 * turn every answer is the reference's, for points, passes and what is neither, by either player.
 */
class EveryGame {

    /** {@code -Dexhaustive.sequences}: as deep as there are no more sequences than these. */
    private static final long MOST = Long.getLong("exhaustive.sequences", 400_000);

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({
        "1,1", "1,2", "2,1", "1,3", "3,1", "1,4", "4,1", "2,2", "1,5", "2,3", "3,2", "2,4", "4,2",
        "3,3", "3,4", "4,3", "4,4", "5,5", "9,9"
    })
    void isJudgedAsByTheReference(int width, int height) {
        int depth = 0;
        long sequences = 1;
        boolean goesOn = true;
        while (goesOn) {
            long[] deeper = Perft.count(width, height, depth + 1).sequences();
            long all = Arrays.stream(deeper).sum();
            goesOn = deeper[depth + 1] > 0 && all <= MOST;
            depth += goesOn ? 1 : 0;
            sequences = goesOn ? all : sequences;
        }
        int turns = depth;
        List<Work.Task> tasks = new ArrayList<>();
        for (int first = -2; first <= width * height; first++) {
            int turn = first;
            tasks.add(work -> new Pair(width, height, turns, work).takeFirst(turn));
        }
        Work.run(
                width + "x" + height + " to turn " + turns,
                "sequences",
                // The empty one is looked at by nobody: each task begins with a turn.
                sequences - 1,
                tasks);
    }

    /** A game of the engine and one of the reference that take the same turns. */
    private static final class Pair {

        private final Game game;
        private final ReferenceGame reference;
        private final int points;
        private final int longest;
        private final Work work;

        Pair(int width, int height, int longest, Work work) {
            this.game = new Game(width, height);
            this.reference = new ReferenceGame(width, height);
            this.points = width * height;
            this.longest = longest;
            this.work = work;
        }

        void takeFirst(int turn) {
            compare();
            if (longest > 0) {
                take(turn);
            }
        }

        private void take(int turn) {
            Verdict verdict = reference.play(turn);
            assertEquals(verdict, game.play(turn));
            if (verdict != Verdict.LEGAL) {
                return;
            }
            compare();
            work.did(1);
            if (game.turns() < longest) {
                for (int next = -2; next <= points; next++) {
                    take(next);
                }
            }
            reference.undo();
            game.undo();
            assertArrayEquals(reference.grid(), game.grid());
            assertEquals(reference.turns(), game.turns());
        }

        private void compare() {
            assertArrayEquals(reference.grid(), game.grid());
            assertEquals(reference.turns(), game.turns());
            assertEquals(reference.toMove(), game.toMove());
            assertEquals(reference.isOver(), game.isOver());
            assertEquals(reference.winner(), game.winner());
            PointSet moves = game.legalMoves();
            boolean[] legal = reference.legalMoves();
            for (int turn = -2; turn <= points; turn++) {
                assertEquals(reference.repeatedTurn(turn), game.repeatedTurn(turn));
                boolean isMove = turn >= 0 && turn < points && legal[turn];
                assertEquals(isMove, moves.contains(turn));
                for (int player = TrompTaylor.BLACK; player <= TrompTaylor.WHITE; player++) {
                    assertEquals(reference.verdict(player, turn), game.verdict(player, turn));
                }
            }
            for (int player = TrompTaylor.BLACK; player <= TrompTaylor.WHITE; player++) {
                assertEquals(reference.score(player), game.score(player));
            }
        }
    }
}
