package org.tromptaylor.conformance;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

/**
 * Asks a subject the vectors, one after the other.
 *
 * <p>A bad answer spoils no other: after a {@link SubjectFailure} the subject is started again. Only
 * if it can't be started again ({@value #RESTARTS} tries), or if it left many vectors in a row
 * without any answer, the rest is not asked; each of them counts as crashed and says so.
 */
public final class Runner {

    /** How often a subject is started in a row for one vector. */
    public static final int RESTARTS = 3;

    /** After how many vectors in a row without an answer the rest is not asked, by default. */
    public static final int GIVE_UP = 20;

    private final Subject subject;
    private final SkipList skips;
    private final int giveUp;
    private final Consumer<Result> listener;

    private boolean running;
    private int unanswered;
    private String gone;

    /**
     * A runner for one run.
     *
     * @param skips the vectors that the subject is known to answer otherwise
     * @param giveUp after how many vectors in a row without an answer to give up; 0 for never
     * @param listener is told each result at once
     */
    public Runner(Subject subject, SkipList skips, int giveUp, Consumer<Result> listener) {
        this.subject = subject;
        this.skips = skips;
        this.giveUp = giveUp;
        this.listener = listener;
    }

    /**
     * Runs the vectors; the subject is ended when this returns.
     *
     * @param vectors some vectors of the corpus
     * @throws SubjectFailure if the subject does not start
     * @throws InterruptedException if the thread is interrupted
     */
    public Report run(Corpus corpus, List<TestVector> vectors)
            throws SubjectFailure, InterruptedException {
        Instant started = Instant.now();
        long start = System.nanoTime();
        try {
            Identity identity = subject.start();
            running = true;
            List<Result> results = new ArrayList<>();
            for (TestVector vector : vectors) {
                Result result = skipped(identity, vector);
                if (result == null) {
                    result = judged(vector);
                }
                results.add(result);
                listener.accept(result);
            }
            List<String> notes = new ArrayList<>(identity.notes());
            if (running) {
                notes.addAll(subject.stop());
            }
            subject.close();
            return new Report(
                    identity, corpus, results, notes, subject.errors(), started, since(start));
        } finally {
            subject.close();
        }
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** The result of a vector that requires more than the subject is capable of; else null. */
    private static Result skipped(Identity identity, TestVector vector) {
        TreeSet<String> lacking = new TreeSet<>(vector.requires());
        identity.capabilities().ifPresentOrElse(lacking::removeAll, lacking::clear);
        return lacking.isEmpty()
                ? null
                : Result.unanswered(
                        vector,
                        Outcome.SKIPPED,
                        "not among its capabilities: " + String.join(", ", lacking),
                        Duration.ZERO);
    }

    /** The result of asking, seen in the light of the skip list. */
    private Result judged(TestVector vector) throws InterruptedException {
        Result result = asked(vector);
        Optional<SkipList.Entry> entry = skips.entry(vector);
        if (entry.isEmpty() || result.outcome() == Outcome.SKIPPED) {
            return result;
        }
        boolean passed = result.outcome() == Outcome.PASSED;
        return new Result(
                vector,
                passed ? Outcome.FAILED : Outcome.SKIPPED,
                result.given(),
                passed
                        ? "the skip list is stale: this passes, but is listed because: "
                                + entry.get()
                        : "on the skip list: " + entry.get(),
                passed ? result.note() : result.outcome().id() + ": " + result.detail(),
                result.took());
    }

    private Result asked(TestVector vector) throws InterruptedException {
        if (gone == null && !running) {
            restart();
        }
        if (gone != null) {
            return Result.unanswered(vector, Outcome.CRASHED, "not asked: " + gone, Duration.ZERO);
        }
        long start = System.nanoTime();
        try {
            Result result = Result.of(vector, subject.ask(vector), since(start));
            unanswered = 0;
            return result;
        } catch (SubjectFailure e) {
            subject.close();
            running = false;
            unanswered++;
            if (unanswered == giveUp) {
                gone = "the subject left " + giveUp + " vectors in a row without an answer";
            }
            return Result.unanswered(vector, e.outcome(), e.getMessage(), since(start));
        }
    }

    private void restart() throws InterruptedException {
        String why = "";
        for (int i = 0; i < RESTARTS; i++) {
            try {
                subject.start();
                running = true;
                return;
            } catch (SubjectFailure e) {
                subject.close();
                why = e.getMessage();
            }
        }
        gone = "the subject could not be started again: " + why;
    }
}
