package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.TestVector;

/** What the answers that the closest rule set leaves unexplained have in common. */
final class Remainder {

    /** An answer, and what the rule set says instead. */
    record Difference(TestVector vector, JsonNode given, JsonNode theirs) {
        private boolean isSame(String field) {
            return given.path(field).asText().equals(theirs.path(field).asText());
        }

        private double more(String player) {
            return given.path(player).asDouble() - theirs.path(player).asDouble();
        }

        private boolean isOfScores() {
            return given.has("black")
                    && given.has("white")
                    && (vector.kind() == Kind.SCORE
                            || vector.kind() == Kind.GAME && isSame("over"));
        }

        private boolean isOfWinners() {
            return isOfScores() && more("black") == 0 && more("white") == 0;
        }

        private boolean isTie() {
            return theirs.path("winner").asText().equals("tie");
        }
    }

    private final List<Difference> differences;

    Remainder(List<Difference> differences) {
        this.differences = differences;
    }

    /** A few words that follow "answers differ"; may be empty. */
    String words() {
        if (differences.isEmpty() || !all(Difference::isOfScores)) {
            return "";
        }
        if (all(Difference::isOfWinners)) {
            Set<String> winners =
                    differences.stream()
                            .map(d -> d.given().path("winner").asText())
                            .collect(Collectors.toSet());
            return " in the winner only"
                    + (winners.size() > 1
                            ? ""
                            : all(Difference::isTie)
                                    ? ", " + winners.iterator().next() + " where it is a tie"
                                    : ", always " + winners.iterator().next());
        }
        Set<Double> blacks = values(d -> d.more("black"));
        Set<Double> whites = values(d -> d.more("white"));
        return " in scores only"
                + (blacks.equals(Set.of(0.0)) && whites.size() == 1
                        ? ", White's by " + whites.iterator().next()
                        : "");
    }

    private boolean all(Predicate<Difference> property) {
        return differences.stream().allMatch(property);
    }

    private Set<Double> values(ToDoubleFunction<Difference> number) {
        return differences.stream().map(d -> number.applyAsDouble(d)).collect(Collectors.toSet());
    }
}
