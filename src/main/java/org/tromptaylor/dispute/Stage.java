package org.tromptaylor.dispute;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a {@link Dispute} waits for. */
public sealed interface Stage {

    /** Where turns are taken. */
    enum Phase {
        /** In the game, before its first two consecutive passes. */
        GAME,
        /** In the game again, after lists that differ (TT-D4). */
        RESUMED,
        /** On the copy (TT-D5). */
        COPY,
        /** In the game again, for the last time (TT-D6). */
        CLEANUP
    }

    /**
     * A turn.
     *
     * @param player whose turn it is: black or white
     */
    record Play(Phase phase, int player) implements Stage {}

    /** Lists of dead stones: of which players. */
    record Lists(boolean black, boolean white) implements Stage {}

    /**
     * The third party's list (TT-D3).
     *
     * @param disputed the points of the strings that one player has listed, and not the other
     */
    record Arbitration(SortedSet<Integer> disputed) implements Stage {
        /** Keeps a copy. */
        public Arbitration {
            disputed = Collections.unmodifiableSortedSet(new TreeSet<>(disputed));
        }
    }

    /** Nothing more. */
    record Ended(Outcome outcome) implements Stage {}
}
