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
 *
 * <p>A subject that is found dead may have died of the question, or just after its last answer. So
 * the question is put once more to a new one: if that answers, the death is charged to the vector
 * before.
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

    private Optional<Duration> total = Optional.empty();
    private long start;
    private boolean running;
    private boolean answered;

    /** What is not told yet: the last vector that was asked, and those that were not asked since. */
    private final List<Result> pending = new ArrayList<>();

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
     * Bounds the time of the whole run. What is left then is not asked; each of them counts as timed
     * out and says so.
     */
    public Runner within(Duration time) {
        total = Optional.of(time);
        return this;
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
        start = System.nanoTime();
        total.ifPresent(subject::endsAfter);
        try {
            Identity identity = subject.start();
            running = true;
            List<Result> results = new ArrayList<>();
            for (TestVector vector : vectors) {
                Result result = skipped(identity, vector);
                if (result == null) {
                    result = asked(vector);
                    // Only now is it known whether the one before has ended the subject.
                    tell(results);
                }
                pending.add(result);
            }
            tell(results);
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

    private void tell(List<Result> results) {
        for (Result result : pending) {
            Result judged = judged(result);
            results.add(judged);
            listener.accept(judged);
        }
        pending.clear();
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
    private Result judged(Result result) {
        TestVector vector = result.vector();
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
        if (total.isPresent() && since(start).compareTo(total.get()) >= 0) {
            String over = "not asked: the " + ProcessSubject.seconds(total.get()) + " are over";
            return Result.unanswered(vector, Outcome.TIMED_OUT, over, Duration.ZERO);
        }
        if (gone == null && !running) {
            restart();
        }
        if (gone != null) {
            return Result.unanswered(vector, Outcome.CRASHED, "not asked: " + gone, Duration.ZERO);
        }
        long begun = System.nanoTime();
        try {
            return answer(vector);
        } catch (SubjectFailure e) {
            SubjectFailure failure = e;
            if (answered && e.outcome() == Outcome.CRASHED) {
                answered = false;
                restart();
                if (!running) {
                    return Result.unanswered(vector, e.outcome(), e.getMessage(), since(begun));
                }
                try {
                    Result result = answer(vector);
                    pending.set(0, died(pending.get(0), e.getMessage()));
                    return result;
                } catch (SubjectFailure again) {
                    failure = again;
                }
            }
            unanswered++;
            if (unanswered == giveUp) {
                gone = "the subject left " + giveUp + " vectors in a row without an answer";
            }
            return Result.unanswered(vector, failure.outcome(), failure.getMessage(), since(begun));
        }
    }

    private Result answer(TestVector vector) throws SubjectFailure, InterruptedException {
        long begun = System.nanoTime();
        try {
            Result result = Result.of(vector, subject.ask(vector), since(begun));
            unanswered = 0;
            answered = true;
            return result;
        } catch (SubjectFailure e) {
            subject.close();
            running = false;
            throw e;
        }
    }

    /** The result of a vector after whose answer the subject died. */
    private static Result died(Result result, String how) {
        return new Result(
                result.vector(),
                Outcome.CRASHED,
                result.given(),
                "answered, and then "
                        + how
                        + (result.detail().isEmpty()
                                ? ""
                                : " (the answer: " + result.detail() + ")"),
                result.note(),
                result.took());
    }

    private void restart() throws InterruptedException {
        String why = "";
        for (int i = 0; i < RESTARTS; i++) {
            try {
                subject.start();
                running = true;
                answered = false;
                return;
            } catch (SubjectFailure e) {
                subject.close();
                why = e.getMessage();
            }
        }
        gone = "the subject could not be started again: " + why;
    }
}
