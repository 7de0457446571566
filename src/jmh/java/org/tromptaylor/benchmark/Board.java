package org.tromptaylor.benchmark;

import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Perft;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** A game from the empty grid, by one of the three implementations that are compared. */
interface Board {

    /** Takes the turn if it is legal; whether it was. */
    boolean play(int turn);

    void undo();

    int legalMoves();

    /** Black's score. */
    int score();

    int width();

    int height();

    /** The number of sequences of so many legal turns. */
    default long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        for (int turn = TrompTaylor.PASS; turn < width() * height(); turn++) {
            if (play(turn)) {
                sequences += perft(depth - 1);
                undo();
            }
        }
        return sequences;
    }

    static Board start(String name, int width, int height) {
        return switch (name) {
            case "engine" -> new OfEngine(width, height);
            case "strings" -> new OfStrings(width, height);
            case "reference" -> new OfReference(width, height);
            default -> throw new IllegalArgumentException("no board " + name);
        };
    }

    /** The engine. */
    final class OfEngine implements Board {
        private final Game game;
        private final PointSet moves;

        OfEngine(int width, int height) {
            game = new Game(width, height);
            moves = new PointSet(width * height);
        }

        @Override
        public boolean play(int turn) {
            return game.play(turn) == Verdict.LEGAL;
        }

        @Override
        public void undo() {
            game.undo();
        }

        @Override
        public int legalMoves() {
            game.legalMoves(moves);
            return moves.size();
        }

        @Override
        public int score() {
            return game.score(TrompTaylor.BLACK);
        }

        @Override
        public int width() {
            return game.width();
        }

        @Override
        public int height() {
            return game.height();
        }

        @Override
        public long perft(int depth) {
            return Perft.count(width(), height(), depth).sequences()[depth];
        }
    }

    /** Strings as objects. */
    final class OfStrings implements Board {
        private final StringsBoard board;
        private final int width;
        private final int height;

        OfStrings(int width, int height) {
            board = new StringsBoard(width, height);
            this.width = width;
            this.height = height;
        }

        @Override
        public boolean play(int turn) {
            return board.play(turn);
        }

        @Override
        public void undo() {
            board.undo();
        }

        @Override
        public int legalMoves() {
            return board.legalMoves();
        }

        @Override
        public int score() {
            return board.score(TrompTaylor.BLACK);
        }

        @Override
        public int width() {
            return width;
        }

        @Override
        public int height() {
            return height;
        }
    }

    /** The naive reference. */
    final class OfReference implements Board {
        private final ReferenceGame game;

        OfReference(int width, int height) {
            game = new ReferenceGame(width, height);
        }

        @Override
        public boolean play(int turn) {
            return game.play(turn) == Verdict.LEGAL;
        }

        @Override
        public void undo() {
            game.undo();
        }

        @Override
        public int legalMoves() {
            int moves = 0;
            for (boolean legal : game.legalMoves()) {
                moves += legal ? 1 : 0;
            }
            return moves;
        }

        @Override
        public int score() {
            return game.score(TrompTaylor.BLACK);
        }

        @Override
        public int width() {
            return game.width();
        }

        @Override
        public int height() {
            return game.height();
        }
    }
}
