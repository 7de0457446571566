package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.tromptaylor.rules.TrompTaylor;

/**
 * Something that knows the rules, or other ones: the reference, the engine, or a {@link RuleSet}.
 * Grids, points, colours and turns are as in {@code rules}.
 */
interface Judge {

    int PASS = TrompTaylor.PASS;

    boolean reaches(int width, int height, int[] grid, int point, int colour);

    int[] clear(int width, int height, int[] grid, int colour);

    /** The grid after a move on an empty point; null if that is suicide and suicide not allowed. */
    int[] move(int width, int height, int[] grid, int player, int point);

    int score(int width, int height, int[] grid, int player);

    Play start(int width, int height);

    /** The answer to a {@link Kind#DISPUTE}. */
    default ObjectNode dispute(TestVector vector) {
        return PlainDispute.answer(this, vector);
    }

    /** The player's score in a game that this judge has started. */
    default int score(int width, int height, Play game, int player) {
        return score(width, height, game.grid(), player);
    }

    /**
     * The numbers of sequences, and of those that end the game, by length; null if there are more
     * sequences in all than {@code most}.
     */
    default long[][] perft(int width, int height, int depth, long most) {
        long[][] counts = new long[2][depth + 1];
        return count(start(width, height), width * height, 0, counts, most) < 0 ? null : counts;
    }

    // Answers how many may still follow; below 0, it has stopped.
    private static long count(Play game, int points, int turns, long[][] counts, long most) {
        long left = most - 1;
        counts[0][turns]++;
        if (game.isOver()) {
            counts[1][turns]++;
            return left;
        }
        for (int turn = PASS; turn < points && turns + 1 < counts[0].length && left >= 0; turn++) {
            if (game.play(turn) == null) {
                left = count(game, points, turns + 1, counts, left);
                game.undo();
            }
        }
        return left;
    }

    /** A game from the empty grid. */
    interface Play {

        /** Takes the turn and answers null, or changes nothing and answers why. */
        Refusal play(int turn);

        /** Takes the last turn back. */
        void undo();

        boolean isLegal(int turn);

        boolean isOver();

        int[] grid();
    }

    /** Why a turn is refused; {@code repeats} and {@code cycle} as in the vectors, else -1. */
    record Refusal(String reason, int repeats, int cycle) {
        Refusal(String reason) {
            this(reason, -1, -1);
        }
    }
}
