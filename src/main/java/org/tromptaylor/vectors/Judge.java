package org.tromptaylor.vectors;

/**
 * Something that knows the rules, or other ones: the reference, the engine, or a {@link RuleSet}.
 * Grids, points, colours and turns are as in {@code rules}.
 */
interface Judge {

    boolean reaches(int width, int height, int[] grid, int point, int colour);

    int[] clear(int width, int height, int[] grid, int colour);

    /** The grid after a move on an empty point; null if that is suicide and suicide not allowed. */
    int[] move(int width, int height, int[] grid, int player, int point);

    int score(int width, int height, int[] grid, int player);

    Play start(int width, int height);

    /** Numbers of sequences and of finished games by length, or null if it doesn't count them. */
    long[][] perft(int width, int height, int depth);

    /** A game from the empty grid. */
    interface Play {

        /** Takes the turn and answers null, or changes nothing and answers why. */
        Refusal play(int turn);

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
