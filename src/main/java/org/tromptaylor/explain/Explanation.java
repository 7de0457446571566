package org.tromptaylor.explain;

import java.util.List;
import org.tromptaylor.engine.Position;

/** An answer with its reasons. */
public sealed interface Explanation permits Reach, Clearing, TurnVerdict, ScoreSheet {

    /** The grid that the question is about. */
    Position grid();

    /** The ids of the rules and readings that decide it, the deciding one first. */
    List<String> rules();
}
