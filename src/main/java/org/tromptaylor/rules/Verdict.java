package org.tromptaylor.rules;

/**
 * What the rules say of a turn: legal, or the one reason why not.
 *
 * <p>When several reasons apply, the one that stands first in this enum is the verdict: first
 * whether there is a turn to take at all (TT-8), then whose it is (TT-5), then whether the place is
 * a point (TT-1), then whether that point is empty (TT-7), and only then the colouring that the
 * move would make (TT-6).
 */
public enum Verdict {
    /** The turn may be taken. */
    LEGAL("legal", "TT-6"),
    /** Two consecutive passes have ended the game. */
    GAME_OVER("game-over", "TT-8"),
    /** It is the other player's turn. */
    OUT_OF_TURN("out-of-turn", "TT-5"),
    /** There is no such point on this rectangle. */
    OFF_GRID("off-grid", "TT-1"),
    /** The point is not empty. */
    OCCUPIED("occupied", "TT-7"),
    /** The move would make a colouring that was on the grid before. */
    REPEATS("repeats", "TT-6");

    private final String id;
    private final String rule;

    Verdict(String id, String rule) {
        this.id = id;
        this.rule = rule;
    }

    /** The word for this verdict in vectors, protocols and reports, such as {@code game-over}. */
    public String id() {
        return id;
    }

    /** The id of the rule that gives this verdict, such as {@code TT-8}. */
    public String rule() {
        return rule;
    }
}
