package org.tromptaylor.conformance;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

/** What came of a run. */
public final class Report {

    private final Identity subject;
    private final Corpus corpus;
    private final List<Result> results;
    private final List<String> notes;
    private final String errors;
    private final Instant started;
    private final Duration took;

    /** Worked out when first asked for, since it compares with all rule sets. */
    private Optional<Diagnosis> diagnosis;

    /**
     * A report; keeps copies of the lists.
     *
     * @param subject who was asked
     * @param corpus what the vectors were taken from
     * @param results one for each vector of the run, in the order of the corpus; at least one
     * @param notes what is worth knowing beside, a line each
     * @param errors the last part of what the subject wrote to standard error output
     * @param started when the run began
     * @param took how long it took
     */
    public Report(
            Identity subject,
            Corpus corpus,
            List<Result> results,
            List<String> notes,
            String errors,
            Instant started,
            Duration took) {
        this.subject = subject;
        this.corpus = corpus;
        this.results = List.copyOf(results);
        this.notes = List.copyOf(notes);
        this.errors = errors;
        this.started = started;
        this.took = took;
    }

    /**
     * The report of a run that asked nothing, since the subject did not start.
     *
     * @param kind as of {@link Identity}
     * @param command the program and its arguments
     * @param why what went wrong, in one line
     */
    public static Report notAsked(
            String kind,
            List<String> command,
            Corpus corpus,
            List<TestVector> vectors,
            String why) {
        String name = command.isEmpty() ? kind : command.get(0);
        Identity identity =
                new Identity(kind, command, name, "", "", "", Optional.empty(), List.of());
        List<Result> results =
                vectors.stream()
                        .map(
                                vector ->
                                        new Result(
                                                vector,
                                                Outcome.CRASHED,
                                                Optional.empty(),
                                                "not asked: " + why,
                                                "",
                                                Duration.ZERO))
                        .toList();
        return new Report(
                identity, corpus, results, List.of(why), "", Instant.now(), Duration.ZERO);
    }

    /** Who was asked. */
    public Identity subject() {
        return subject;
    }

    /** What the vectors were taken from. */
    public Corpus corpus() {
        return corpus;
    }

    /** One for each vector of the run, in the order of the corpus. */
    public List<Result> results() {
        return results;
    }

    /** What is worth knowing beside, a line each. */
    public List<String> notes() {
        return notes;
    }

    /** The last part of what the subject wrote to standard error output. */
    public String errors() {
        return errors;
    }

    /** When the run began. */
    public Instant started() {
        return started;
    }

    /** How long the run took. */
    public Duration took() {
        return took;
    }

    /** Which rules the subject seems to play by; nothing if it answered nothing. */
    public synchronized Optional<Diagnosis> diagnosis() {
        if (diagnosis == null) {
            diagnosis = Diagnosis.of(this);
        }
        return diagnosis;
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
