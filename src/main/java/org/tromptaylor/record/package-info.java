/**
 * Game records: SGF files, read as they are found, and the games in them held against the ten rules.
 *
 * <p>{@link org.tromptaylor.record.SgfReader} reads one game after the other, {@link
 * org.tromptaylor.record.GameRecord} is what a game tree says of a game of Go, and {@link
 * org.tromptaylor.record.Audit} says what the rules say of it.
 */
package org.tromptaylor.record;
