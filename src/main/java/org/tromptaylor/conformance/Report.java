package org.tromptaylor.conformance;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.tromptaylor.vectors.Corpus;

/**
 * What came of a run.
 *
 * @param subject who was asked
 * @param corpus what the vectors were taken from
 * @param results one for each vector of the run, in the order of the corpus; at least one
 * @param notes what is worth knowing beside, a line each
 * @param errors the last part of what the subject wrote to standard error output
 * @param started when the run began
 * @param took how long it took
 */
public record Report(
        Identity subject,
        Corpus corpus,
        List<Result> results,
        List<String> notes,
        String errors,
        Instant started,
        Duration took) {

    /** Keeps copies of the lists. */
    public Report {
        results = List.copyOf(results);
        notes = List.copyOf(notes);
    }

    /** How many vectors had this outcome. */
    public long count(Outcome outcome) {
        return results.stream().filter(result -> result.outcome() == outcome).count();
    }

    /** How many vectors had no answer that could be compared. */
    public long errorCount() {
        return results.stream().filter(result -> result.outcome().isError()).count();
    }

    /** Whether all vectors were skipped without an answer: nothing is known of the subject. */
    public boolean nothingAsked() {
        return results.stream().allMatch(r -> r.outcome() == Outcome.SKIPPED && !r.isAnswered());
    }

    /** Whether no vector failed, and none had an error. */
    public boolean isGood() {
        return count(Outcome.FAILED) == 0 && errorCount() == 0;
    }
}
