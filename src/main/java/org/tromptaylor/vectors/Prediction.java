package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * What a program that follows a {@link RuleSet} would say to a vector.
 *
 * @param answer in the shape of {@code expect}, empty if a turn is refused on the way to the
 *     question; of a {@code game} with {@code black} and {@code white} also if it is not over
 * @param refusedTurn the number of the turn that is refused on the way to the question, from 1; 0 if
 *     none is
 * @param nextLookBack the least look-back, greater than the rule set's, that could make the answer
 *     another one; {@link Integer#MAX_VALUE} if none could
 */
public record Prediction(ObjectNode answer, int refusedTurn, int nextLookBack) {

    Prediction(ObjectNode answer) {
        this(answer, 0, Integer.MAX_VALUE);
    }

    static Prediction refused(int turn, int nextLookBack) {
        return new Prediction(JsonNodeFactory.instance.objectNode(), turn, nextLookBack);
    }

    /**
     * The prediction.
     *
     * @param most how many sequences to count at most, for a {@code perft}
     * @return nothing if there are more
     */
    public static Optional<Prediction> of(RuleSet rules, TestVector vector, long most) {
        return AnswerMaker.predict(rules, vector, most);
    }
}
