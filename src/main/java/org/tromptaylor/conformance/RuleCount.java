package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.vectors.RuleIds;

/**
 * How the vectors of one rule or reading came out. A vector counts for the rule that decides it, the
 * first that it cites; a rule counts those of its readings too.
 */
record RuleCount(String rule, long passed, long failed, long skipped, long errors) {

    /** The rules and readings that decide at least one vector of the report, in their order. */
    static List<RuleCount> of(Report report) {
        List<RuleCount> counts = new ArrayList<>();
        for (String id : RuleIds.all()) {
            List<Result> results = report.results().stream().filter(r -> isFor(r, id)).toList();
            if (!results.isEmpty()) {
                counts.add(
                        new RuleCount(
                                id,
                                count(results, Outcome.PASSED),
                                count(results, Outcome.FAILED),
                                count(results, Outcome.SKIPPED),
                                results.stream().filter(r -> r.outcome().isError()).count()));
            }
        }
        return counts;
    }

    private static boolean isFor(Result result, String id) {
        String deciding = result.vector().rules().get(0);
        return deciding.equals(id) || RuleIds.rule(deciding).equals(id);
    }

    private static long count(List<Result> results, Outcome outcome) {
        return results.stream().filter(result -> result.outcome() == outcome).count();
    }

    boolean isReading() {
        return !RuleIds.rule(rule).equals(rule);
    }
}
