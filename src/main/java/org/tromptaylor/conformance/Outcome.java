package org.tromptaylor.conformance;

/** What came of asking a subject one vector. */
public enum Outcome {
    /** The answer is the right one. */
    PASSED("passed"),
    /** The answer is another one. */
    FAILED("failed"),
    /** The subject was not asked, or is known to fail; the result says why. */
    SKIPPED("skipped"),
    /** The subject ended, reported an error of its own, or could not be started again. */
    CRASHED("crashed"),
    /** The subject did not answer in time. */
    TIMED_OUT("timed-out"),
    /** What the subject wrote was no answer. */
    PROTOCOL_ERROR("protocol-error");

    private final String id;

    Outcome(String id) {
        this.id = id;
    }

    /** The word in reports, such as {@code timed-out}. */
    public String id() {
        return id;
    }

    /**
     * The outcome of this word.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Outcome of(String id) {
        for (Outcome outcome : values()) {
            if (outcome.id.equals(id)) {
                return outcome;
            }
        }
        throw new IllegalArgumentException("not an outcome: '" + id + "'");
    }

    /** Whether there was no answer that could be compared, though the subject was asked. */
    public boolean isError() {
        return this == CRASHED || this == TIMED_OUT || this == PROTOCOL_ERROR;
    }
}
