package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Prediction;
import org.tromptaylor.vectors.TestVector;

/**
 * Whether an answer is what a program that follows a certain rule set would give. Verdicts, grids
 * and numbers are compared, not the reasons of a refusal; and no more than the subject was asked.
 */
enum Agreement {
    AGREES,
    DIFFERS,
    /** The rule set has no answer to such a question. */
    NOT_COMPARABLE;

    /**
     * Compares.
     *
     * @param given an answer of the vector's shape, or a part of one as {@link GtpQuestions} gives
     * @param turnByTurn whether each turn on the way to the question was asked too
     */
    static Agreement of(
            TestVector vector, ObjectNode given, Prediction predicted, boolean turnByTurn) {
        if (given.has("refused") && vector.kind() != Kind.PLAY) {
            // The subject refused a turn on the way, or (an empty list) made another grid.
            return of(
                    predicted.refusedTurn() > 0
                            && turns(given).equals(Set.of(predicted.refusedTurn())));
        }
        if (predicted.refusedTurn() > 0) {
            return turnByTurn ? DIFFERS : NOT_COMPARABLE;
        }
        ObjectNode theirs = predicted.answer();
        if (given.has("final_score")) {
            Optional<Double> margin = GtpQuestions.margin(given.get("final_score").asText());
            double right = theirs.path("black").asInt() - theirs.path("white").asInt();
            return of(margin.isPresent() && margin.get() == right);
        }
        return of(
                switch (vector.kind()) {
                    case REACHES -> same(given, theirs, "reaches");
                    case CLEAR -> same(given, theirs, "grid");
                    // Both grids, or none.
                    case MOVE -> same(given, theirs, "grid");
                    case PLAY ->
                            turns(given).equals(turns(theirs))
                                    && (!given.has("grid") || same(given, theirs, "grid"));
                    case LEGAL_MOVES -> moves(given).equals(moves(theirs));
                    case SCORE -> same(given, theirs, "black") && same(given, theirs, "white");
                    case GAME -> sameEnd(given, theirs);
                    case PERFT ->
                            same(given, theirs, "sequences") && same(given, theirs, "finished");
                    // Never asked of rule sets.
                    case DISPUTE -> true;
                });
    }

    private static Agreement of(boolean same) {
        return same ? AGREES : DIFFERS;
    }

    private static boolean sameEnd(JsonNode given, JsonNode theirs) {
        if (!same(given, theirs, "over")) {
            return false;
        }
        return !given.get("over").booleanValue()
                || same(given, theirs, "black")
                        && same(given, theirs, "white")
                        && same(given, theirs, "winner");
    }

    private static boolean same(JsonNode given, JsonNode theirs, String field) {
        JsonNode a = given.path(field);
        JsonNode b = theirs.path(field);
        return a.equals((left, right) -> sameNumber(left, right) ? 0 : 1, b);
    }

    // 9 and 9.0 are the same number; the right ones are exact in a double.
    private static boolean sameNumber(JsonNode a, JsonNode b) {
        return a.equals(b) || a.isNumber() && b.isNumber() && a.doubleValue() == b.doubleValue();
    }

    private static Set<Integer> turns(JsonNode answer) {
        Set<Integer> turns = new TreeSet<>();
        answer.path("refused").forEach(refusal -> turns.add(refusal.path("turn").asInt()));
        return turns;
    }

    private static Set<String> moves(JsonNode answer) {
        Set<String> moves = new TreeSet<>();
        answer.path("moves").forEach(move -> moves.add(move.asText()));
        return moves;
    }
}
