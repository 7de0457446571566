package org.tromptaylor.engine;

import org.tromptaylor.rules.TrompTaylor;

/**
 * The numbers of sequences of legal turns from the empty grid, by their number of turns; passes are
 * turns, and no turn follows two consecutive passes (TT-8).
 *
 * @param sequences how many sequences have exactly 0, 1, ..., depth turns
 * @param finished how many of each of them end the game
 */
public record Perft(long[] sequences, long[] finished) {

    /**
     * Counts by playing all of them.
     *
     * @param depth the largest number of turns, at least 0
     * @throws IllegalArgumentException if depth is negative, width or height is below 1, or their
     *     product no int
     */
    public static Perft count(int width, int height, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("not a depth: " + depth);
        }
        Game game = new Game(width, height);
        Perft perft = new Perft(new long[depth + 1], new long[depth + 1]);
        perft.visit(game, new PointSet[depth + 1]);
        return perft;
    }

    private void visit(Game game, PointSet[] sets) {
        int turns = game.turns();
        sequences[turns]++;
        if (game.isOver()) {
            finished[turns]++;
            return;
        }
        if (turns + 1 == sequences.length) {
            return;
        }
        if (sets[turns] == null) {
            sets[turns] = new PointSet(game.width() * game.height());
        }
        PointSet moves = sets[turns];
        game.legalMoves(moves);
        for (int point = moves.next(0); point >= 0; point = moves.next(point + 1)) {
            game.play(point);
            visit(game, sets);
            game.undo();
        }
        game.play(TrompTaylor.PASS);
        visit(game, sets);
        game.undo();
    }
}
