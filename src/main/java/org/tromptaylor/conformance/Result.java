package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Answers;
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

    /** The reply of a subject, compared with the right answer. */
    public static Result of(TestVector vector, Reply reply, Duration took) {
        if (reply instanceof Reply.Skipped skipped) {
            return unanswered(vector, Outcome.SKIPPED, skipped.why(), took);
        }
        if (reply instanceof Reply.Erred erred) {
            return unanswered(vector, erred.outcome(), erred.message(), took);
        }
        if (reply instanceof Reply.Compared compared) {
            return answered(vector, compared.given(), compared.difference(), compared.note(), took);
        }
        Reply.Answered answer = (Reply.Answered) reply;
        ObjectNode given = answer.result();
        try {
            String difference = Answers.difference(vector, given).orElse("");
            if (!difference.isEmpty() && !answer.words().isEmpty()) {
                difference += "; " + answer.words();
            }
            return answered(vector, given, difference, answer.note(), took);
        } catch (Answers.MalformedAnswerException e) {
            return unanswered(
                    vector,
                    Outcome.PROTOCOL_ERROR,
                    "answered a malformed result: "
                            + e.getMessage()
                            + ": "
                            + Excerpt.of(given.toString()),
                    took);
        }
    }

    private static Result answered(
            TestVector vector, ObjectNode given, String difference, String note, Duration took) {
        Outcome outcome = difference.isEmpty() ? Outcome.PASSED : Outcome.FAILED;
        return new Result(vector, outcome, Optional.of(given), difference, note, took);
    }

    /** What came of a vector that has no answer. */
    public static Result unanswered(
            TestVector vector, Outcome outcome, String detail, Duration took) {
        return new Result(vector, outcome, Optional.empty(), detail, "", took);
    }
}
