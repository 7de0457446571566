package org.tromptaylor.hunt;

import org.tromptaylor.conformance.Result;

/**
 * A difference, shrunk.
 *
 * @param result the answer to the smallest question that shows it, as a vector in words
 * @param game the number of the game that led to it, from 0
 * @param turns how many attempts that game had
 * @param left how many are left
 */
public record Finding(Result result, int game, int turns, int left) {}
