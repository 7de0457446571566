package org.tromptaylor.referee;

import java.math.BigDecimal;
import org.tromptaylor.dispute.Procedure;

/**
 * What is played.
 *
 * @param width the number of columns, 1 to 25
 * @param height the number of rows, 1 to 25
 * @param komi what is added to White's score (TT-10.a)
 * @param procedure about dead stones
 * @param limits of time
 * @param mostTurns after so many a game is broken off without a winner; 0 for never
 */
public record Match(
        int width,
        int height,
        BigDecimal komi,
        Procedure procedure,
        Limits limits,
        int mostTurns) {}
