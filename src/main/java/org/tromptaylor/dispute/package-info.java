/**
 * Dead stones: what may follow the two passes that end a game by the ten rules, if the players agree on
 * it before. {@link org.tromptaylor.dispute.Dispute} is the state machine of all six procedures, which
 * {@code spec/disputes.md} defines. The ten rules know none of this (TT-9.c).
 */
package org.tromptaylor.dispute;
