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
     * @throws ArithmeticException if a number is larger than a long
     */
    public static Perft count(int width, int height, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("not a depth: " + depth);
        }
        return count(new Game(width, height), depth);
    }

    /**
     * Counts those that begin as the game did: itself, and whatever can follow.
     *
     * @param game is played on and taken back, so it must be used by nobody else meanwhile
     * @param depth the largest number of turns, those of the game included
     * @throws IllegalArgumentException if the game has had more turns
     * @throws ArithmeticException if a number is larger than a long
     */
    public static Perft count(Game game, int depth) {
        if (depth < game.turns()) {
            throw new IllegalArgumentException(
                    "the game has had " + game.turns() + " turns, more than " + depth);
        }
        Perft perft = new Perft(new long[depth + 1], new long[depth + 1]);
        perft.add(game.turns(), 1, game.isOver() ? 1 : 0);
        perft.follow(game, new PointSet[depth + 1]);
        return perft;
    }

    /** Counts what follows after the game. */
    private void follow(Game game, PointSet[] sets) {
        int turns = game.turns();
        if (game.isOver() || turns + 1 == sequences.length) {
            return;
        }
        if (sets[turns] == null) {
            sets[turns] = new PointSet(game.width() * game.height());
        }
        PointSet moves = sets[turns];
        game.legalMoves(moves);
        boolean passed = turns > 0 && game.turn(turns) == TrompTaylor.PASS;
        add(turns + 1, moves.size() + 1, passed ? 1 : 0);
        if (turns + 2 == sequences.length) {
            // Nothing follows that would be counted, so the last turns need not be taken.
            return;
        }
        for (int point = moves.next(0); point >= 0; point = moves.next(point + 1)) {
            game.play(point);
            follow(game, sets);
            game.undo();
        }
        game.play(TrompTaylor.PASS);
        follow(game, sets);
        game.undo();
    }

    private void add(int turns, int more, int moreFinished) {
        sequences[turns] = Math.addExact(sequences[turns], more);
        finished[turns] = Math.addExact(finished[turns], moreFinished);
    }
}
