package org.tromptaylor.dispute;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tromptaylor.engine.Position;

/**
 * How a {@link Dispute} ended.
 *
 * @param decision the id of what decided it: {@code TT-D2} for equal lists, {@code TT-D4.c}, ...
 * @param removed the points whose stones were removed as dead
 * @param position the grid after that, which TT-9 counts and TT-10 compares
 */
public record Outcome(String decision, SortedSet<Integer> removed, Position position) {

    /** Keeps a copy of the set. */
    public Outcome {
        removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
    }

    /** The player's score (TT-9), without komi. */
    public int score(int player) {
        return position.score(player);
    }

    /** The winner without komi, or {@link org.tromptaylor.rules.TrompTaylor#TIE} (TT-10). */
    public int winner() {
        return position.winner();
    }
}
