package org.tromptaylor.conformance;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.TestVector;

/** A subject that answers by a rule set, whatever of the vectors it wants to answer. */
public record RuleSetSubject(String kind, RuleSet rules, Predicate<TestVector> knows)
        implements Subject {

    @Override
    public Identity start() {
        return new Identity(
                kind, List.of(), "RuleSetSubject", "", "", "", Optional.empty(), List.of());
    }

    @Override
    public Reply ask(TestVector vector) throws SubjectFailure {
        if (vector.kind() == Kind.PERFT || vector.kind() == Kind.DISPUTE || !knows.test(vector)) {
            return new Reply.Skipped("not asked");
        }
        return Answers.byRuleSet(rules, vector)
                .<Reply>map(Reply.Answered::new)
                .orElseGet(() -> new Reply.Skipped("a turn is illegal"));
    }

    @Override
    public void close() {
        // Nothing runs.
    }
}
