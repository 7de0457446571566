package org.tromptaylor.referee;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.dispute.Outcome;

/**
 * A game that is over.
 *
 * @param black the name of the program that had Black; {@code white} likewise
 * @param outcome what the procedure came to, if the game was counted
 * @param turns how many turns were taken, on a copy too
 * @param notes what happened on the way, such as a list that did not come; a line each
 * @param sgf the record
 */
public record PlayedGame(
        String black,
        String white,
        Ending ending,
        Optional<Outcome> outcome,
        int turns,
        Duration took,
        List<String> notes,
        String sgf) {

    /** Keeps a copy of the list. */
    public PlayedGame {
        notes = List.copyOf(notes);
    }
}
