/**
 * Games between two programs that speak GTP. {@link org.tromptaylor.referee.Referee} lets them play by the
 * ten rules, has the engine judge each turn, and a {@link org.tromptaylor.dispute.Procedure} decide about
 * dead stones; whatever a program does wrong ends the game with the reason said.
 */
package org.tromptaylor.referee;
