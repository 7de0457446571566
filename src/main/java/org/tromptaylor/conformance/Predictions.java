package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tromptaylor.vectors.Prediction;
import org.tromptaylor.vectors.Prediction.Choices;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.TestVector;

/**
 * What rule sets say to vectors, each worked out once: rule sets that differ only in what an answer
 * did not depend on share it. Not for several threads at a time.
 */
final class Predictions {

    /** Sequences of a perft beyond this number are not counted. */
    private static final long MOST_SEQUENCES = 20_000;

    private final Map<TestVector, OfOne> all = new IdentityHashMap<>();

    /** Those of one vector. */
    OfOne of(TestVector vector) {
        return all.computeIfAbsent(vector, OfOne::new);
    }

    /** What rule sets say to one vector. */
    static final class OfOne {

        private record Known(RuleSet rules, Choices choices, Optional<Prediction> prediction) {}

        private final TestVector vector;
        private final List<Known> known = new ArrayList<>();

        private OfOne(TestVector vector) {
            this.vector = vector;
            // Ours need not be worked out, however much there is to count.
            known.add(
                    new Known(
                            RuleSet.TROMP_TAYLOR,
                            Choices.ALL,
                            Optional.of(
                                    new Prediction(
                                            vector.expect(), 0, Integer.MAX_VALUE, Choices.ALL))));
        }

        /** What this one says; nothing if it would have too much to count. */
        Optional<Prediction> by(RuleSet rules) {
            for (Known one : known) {
                if (one.choices().areSame(one.rules(), rules)) {
                    return one.prediction();
                }
            }
            Optional<Prediction> prediction = Prediction.of(rules, vector, MOST_SEQUENCES);
            known.add(
                    new Known(
                            rules,
                            prediction.map(Prediction::choices).orElse(Choices.ALL),
                            prediction));
            return prediction;
        }
    }
}
