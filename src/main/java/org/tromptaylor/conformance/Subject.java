package org.tromptaylor.conformance;

import java.time.Duration;
import java.util.List;
import org.tromptaylor.vectors.TestVector;

/**
 * Whoever answers the vectors.
 *
 * <p>A {@link Runner} calls {@link #start} first, and again after a {@link SubjectFailure}, which
 * leaves the subject ended. One thread uses it.
 */
public interface Subject extends AutoCloseable {

    /**
     * Makes it ready to be asked; what ran before is ended.
     *
     * @throws SubjectFailure if it does not get ready
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    Identity start() throws SubjectFailure, InterruptedException;

    /**
     * Asks one vector.
     *
     * @throws SubjectFailure if there was no answer; the subject must be started again
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    Reply ask(TestVector vector) throws SubjectFailure, InterruptedException;

    /**
     * Bounds the time of the whole run, which begins now: no answer is awaited any longer than
     * that. A subject that always answers at once need not care.
     */
    default void endsAfter(Duration time) {}

    /**
     * Tells it that nothing more will be asked, and ends it.
     *
     * @return what is worth a note: that it did not end by itself, for example
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    default List<String> stop() throws InterruptedException {
        close();
        return List.of();
    }

    /** The last part of what it wrote to standard error output, all starts together. */
    default String errors() {
        return "";
    }

    /** Ends it at once; safe to call again. */
    @Override
    void close();
}
