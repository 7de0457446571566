package org.tromptaylor.proofs;

/** From here (inclusive) to there (exclusive): tokens, characters or lines. */
record Span(int from, int to) {

    boolean contains(int position) {
        return from <= position && position < to;
    }
}
