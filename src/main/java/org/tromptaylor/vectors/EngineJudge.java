package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Perft;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.Verdict;

/** The ten rules as the engine plays them. */
final class EngineJudge implements Judge {

    @Override
    public boolean reaches(int width, int height, int[] grid, int point, int colour) {
        return Position.of(width, height, grid).reaches(point, colour);
    }

    @Override
    public int[] clear(int width, int height, int[] grid, int colour) {
        return Position.of(width, height, grid).clear(colour).grid();
    }

    @Override
    public int[] move(int width, int height, int[] grid, int player, int point) {
        return Position.of(width, height, grid).move(player, point).grid();
    }

    @Override
    public int score(int width, int height, int[] grid, int player) {
        return Position.of(width, height, grid).score(player);
    }

    @Override
    public ObjectNode dispute(TestVector vector) {
        String procedure = vector.json().get("procedure").textValue();
        return DisputeWords.answer(
                this, vector, DisputeWords.byMachine(procedure, vector.width(), vector.height()));
    }

    @Override
    public Play start(int width, int height) {
        Game game = new Game(width, height);
        return new Play() {
            @Override
            public Refusal play(int turn) {
                int repeats = game.repeatedTurn(turn);
                Verdict verdict = game.play(turn);
                return ReferenceJudge.refusal(verdict, repeats, game.turns());
            }

            @Override
            public void undo() {
                game.undo();
            }

            @Override
            public boolean isLegal(int turn) {
                return game.legalMoves().contains(turn);
            }

            @Override
            public boolean isOver() {
                return game.isOver();
            }

            @Override
            public int[] grid() {
                return game.grid();
            }
        };
    }

    // Its own way of counting, which knows no limit.
    @Override
    public long[][] perft(int width, int height, int depth, long most) {
        Perft perft = Perft.count(width, height, depth);
        return new long[][] {perft.sequences(), perft.finished()};
    }
}
