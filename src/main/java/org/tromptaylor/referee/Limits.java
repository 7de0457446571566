package org.tromptaylor.referee;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a program may take.
 *
 * @param start for the first answer after its start
 * @param answer for the answer to any other command but one for a turn
 * @param move for each turn
 * @param game for all turns of a game together, if that is limited
 */
public record Limits(Duration start, Duration answer, Duration move, Optional<Duration> game) {}
