package org.tromptaylor.conformance;

/** The ways in which the programs of these tests get the rules wrong. */
public enum Twist {
    /** Not at all. */
    NONE,
    /** Takes a ko back at once. */
    RETAKES_KO,
    /** Knows the present grid and the one before the last turn only. */
    SIMPLE_KO,
    /** Knows the last 30 colourings only. */
    FORGETS,
    /** Refuses suicide. */
    FORBIDS_SUICIDE,
    /** Clears the player's own colour first. */
    CLEARS_OWN_FIRST,
    /** Gives all points of an empty grid to Black. */
    EMPTY_IS_BLACKS,
    /** Goes from the end of a row to the start of the next. */
    WRAPS
}
