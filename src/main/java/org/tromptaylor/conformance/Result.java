package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.tromptaylor.vectors.TestVector;

/**
 * What came of one vector.
 *
 * @param vector the vector
 * @param outcome what came of it
 * @param given the subject's answer, if there was one
 * @param detail one line: how the answer differs, why the vector was skipped, what went wrong; empty
 *     if it passed
 * @param note one line on what was compared, if that was only a part; else empty
 * @param took how long the subject took
 */
public record Result(
        TestVector vector,
        Outcome outcome,
        Optional<ObjectNode> given,
        String detail,
        String note,
        Duration took) {

    /** Whether there was an answer, right or wrong. */
    public boolean isAnswered() {
        return given.isPresent();
    }
}
