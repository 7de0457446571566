package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers to vectors: given by the reference, by the engine or by other rule sets, and compared
 * with the right ones. All have the shape of {@code expect}.
 */
public final class Answers {

    private static final Judge RULES = new ReferenceJudge();
    private static final Judge ENGINE = new EngineJudge();

    private Answers() {}

    /** The answer has not the shape of an answer to such a vector; the message is one line. */
    public static final class MalformedAnswerException extends Exception {
        private static final long serialVersionUID = 1L;

        MalformedAnswerException(String message) {
            super(message);
        }
    }

    /**
     * What the ten methods of {@code rules} answer. Slow for deep {@code perft} questions.
     *
     * @throws IllegalArgumentException if a turn is illegal in a question whose turns are all legal
     */
    public static ObjectNode byRules(TestVector vector) {
        return by(RULES, vector);
    }

    /**
     * What the engine answers.
     *
     * @throws IllegalArgumentException if a turn is illegal in a question whose turns are all legal
     */
    public static ObjectNode byEngine(TestVector vector) {
        return by(ENGINE, vector);
    }

    /**
     * What a rule set answers, from code that shares nothing with the reference or the engine;
     * nothing if it refuses a turn of a question whose turns are all to be taken. Slow for deep
     * {@code perft} questions.
     */
    public static Optional<ObjectNode> byRuleSet(RuleSet rules, TestVector vector) {
        return AnswerMaker.answer(new PlainJudge(rules), vector, Long.MAX_VALUE);
    }

    /**
     * What the {@link RuleSet#variants()} answer, by name, where it is not what ours answers.
     * Nothing for a {@code perft}: without superko there can be far too much to count; nor for a
     * {@code dispute}, since the procedures are on top of our rules.
     */
    public static Map<String, ObjectNode> variants(TestVector vector) {
        Map<String, ObjectNode> variants = new LinkedHashMap<>();
        if (vector.kind() == Kind.PERFT || vector.kind() == Kind.DISPUTE) {
            return variants;
        }
        Optional<ObjectNode> ours = byRuleSet(RuleSet.TROMP_TAYLOR, vector);
        RuleSet.variants()
                .forEach(
                        (name, rules) ->
                                byRuleSet(rules, vector)
                                        .filter(theirs -> !Optional.of(theirs).equals(ours))
                                        .ifPresent(theirs -> variants.put(name, theirs)));
        return variants;
    }

    /**
     * How an answer differs from the right one, as {@code test-vectors/README.md} compares them: a
     * reason may be {@code illegal}, {@code repeats} and {@code cycle} may be left out, the order
     * of legal moves and of refusals does not matter.
     *
     * @return one short sentence, such as "turn 9 (B1) was accepted, but repeats the colouring of
     *     turn 6"; empty if the answer is right
     * @throws MalformedAnswerException if it has not the shape that the vector's kind asks for
     */
    public static Optional<String> difference(TestVector vector, JsonNode answer)
            throws MalformedAnswerException {
        List<String> problems = Schemas.resultProblems(vector.kind(), answer);
        if (!problems.isEmpty()) {
            throw new MalformedAnswerException(problems.get(0));
        }
        return new Difference(vector, (ObjectNode) answer).sentence();
    }

    private static ObjectNode by(Judge judge, TestVector vector) {
        return AnswerMaker.answer(judge, vector, Long.MAX_VALUE)
                .orElseThrow(() -> new IllegalArgumentException(vector + ": a turn is illegal"));
    }
}
