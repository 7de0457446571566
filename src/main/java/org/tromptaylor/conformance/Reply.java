package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a subject says to a vector. */
public sealed interface Reply {

    /**
     * A whole answer, still to be compared with the right one.
     *
     * @param result the answer, in the shape that {@code test-vectors/README.md} gives its kind
     * @param words what the subject said that may explain a difference, in one line; or empty
     * @param note how the answer was come by, in one line; or empty
     */
    record Answered(ObjectNode result, String words, String note) implements Reply {
        /** An answer that needs no explanation. */
        public Answered(ObjectNode result) {
            this(result, "", "");
        }
    }

    /**
     * A part of an answer, already compared, because more could not be asked.
     *
     * @param given what it answered
     * @param difference how that differs from the right answer, in one line; empty if it does not
     * @param note what was compared and what was not, in one line
     */
    record Compared(ObjectNode given, String difference, String note) implements Reply {}

    /**
     * It was not asked, or did not want to be.
     *
     * @param why the reason, in one line
     */
    record Skipped(String why) implements Reply {}

    /**
     * It said something that is no answer, but can be asked the next vector.
     *
     * @param outcome one of the errors
     * @param message what it said, in one line
     */
    record Erred(Outcome outcome, String message) implements Reply {}
}
