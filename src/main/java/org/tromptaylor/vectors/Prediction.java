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
 * @param choices those of the rule set's choices that the answer depends on
 */
public record Prediction(ObjectNode answer, int refusedTurn, int nextLookBack, Choices choices) {

    /**
     * Some of the choices that a rule set makes.
     *
     * @param ko whether the ko rule is among them, with its look-back
     * @param suicide whether suicide is
     * @param end whether the end is
     * @param scoring whether scores are
     */
    public record Choices(boolean ko, boolean suicide, boolean end, boolean scoring) {

        /** All of them. */
        public static final Choices ALL = new Choices(true, true, true, true);

        /** None of them. */
        public static final Choices NONE = new Choices(false, false, false, false);

        /** Whether two rule sets make the same ones. */
        public boolean areSame(RuleSet one, RuleSet other) {
            return (!ko || one.ko() == other.ko() && one.lookBack() == other.lookBack())
                    && (!suicide || one.suicide() == other.suicide())
                    && (!end || one.end() == other.end())
                    && (!scoring || one.scoring() == other.scoring());
        }

        Choices withScoring() {
            return new Choices(ko, suicide, end, true);
        }
    }

    static Prediction refused(int turn, int nextLookBack, Choices choices) {
        return new Prediction(JsonNodeFactory.instance.objectNode(), turn, nextLookBack, choices);
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
