package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tromptaylor.benchmark.StringsBoard;

/**
 * The board that the engine is measured against plays by the same rules: it answers the vectors. Its
 * mutants are what {@code mvn -Pstrength} measures the vectors by; hence a test for each of them.
 */
class StringsBoardTest {

    @TestFactory
    Stream<DynamicTest> vectors() {
        return CorpusOnce.aboutGames().stream()
                .map(vector -> dynamicTest(vector.id(), () -> check(vector)));
    }

    private static void check(TestVector vector) {
        assertEquals(
                Optional.of(vector.expect()),
                AnswerMaker.answer(new Strings(), vector, Long.MAX_VALUE));
    }

    private static final class Strings implements Judge {

        @Override
        public Play start(int width, int height) {
            return new StringsGame(new StringsBoard(width, height));
        }

        @Override
        public int score(int width, int height, int[] grid, int player) {
            return StringsBoard.score(width, height, grid, player);
        }

        @Override
        public boolean reaches(int width, int height, int[] grid, int point, int colour) {
            throw new AssertionError("not asked about grids");
        }

        @Override
        public int[] clear(int width, int height, int[] grid, int colour) {
            throw new AssertionError("not asked about grids");
        }

        @Override
        public int[] move(int width, int height, int[] grid, int player, int point) {
            throw new AssertionError("not asked about grids");
        }
    }

    private record StringsGame(StringsBoard board) implements Judge.Play {

        @Override
        public Judge.Refusal play(int turn) {
            if (board.play(turn)) {
                return null;
            }
            if (board.isOver()) {
                return new Judge.Refusal("game-over");
            }
            if (!board.isPoint(turn)) {
                return new Judge.Refusal("off-grid");
            }
            if (board.colour(turn) != 0) {
                return new Judge.Refusal("occupied");
            }
            int repeated = board.repeatedTurn(turn);
            return new Judge.Refusal("repeats", repeated, board.turns() + 1 - repeated);
        }

        @Override
        public void undo() {
            board.undo();
        }

        @Override
        public boolean isLegal(int turn) {
            return board.isLegal(turn);
        }

        @Override
        public boolean isOver() {
            return board.isOver();
        }

        @Override
        public int[] grid() {
            return board.grid();
        }
    }
}
