/**
 * Counting what there is: sequences of turns, whole games, legal positions, the moves between them.
 *
 * <p>A {@link org.tromptaylor.count.Count} falls into parts, which {@link
 * org.tromptaylor.count.Counter} makes on several threads and adds up:
 *
 * <ul>
 *   <li>{@link org.tromptaylor.count.Sequences}: sequences of legal turns, by their number of turns;
 *   <li>{@link org.tromptaylor.count.AllGames}: all games of a tiny rectangle, one by one;
 *   <li>{@link org.tromptaylor.count.LegalPositions} and {@link org.tromptaylor.count.Edges}: every
 *       colouring looked at.
 * </ul>
 *
 * <p>{@link org.tromptaylor.count.BorderStates} finds the number of legal positions without looking
 * at each.
 */
package org.tromptaylor.count;
