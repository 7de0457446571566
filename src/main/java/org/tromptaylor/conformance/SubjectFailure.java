package org.tromptaylor.conformance;

import org.tromptaylor.process.ChildFailure;

/** A subject did not answer; the message is one line that says how. */
public final class SubjectFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final Outcome outcome;

    /**
     * A failure that gives a vector this outcome.
     *
     * @throws IllegalArgumentException if the outcome is not one of the errors
     */
    public SubjectFailure(Outcome outcome, String message) {
        super(message);
        if (!outcome.isError()) {
            throw new IllegalArgumentException("not an error: " + outcome);
        }
        this.outcome = outcome;
    }

    static SubjectFailure of(ChildFailure failure) {
        Outcome outcome =
                switch (failure.kind()) {
                    case NOT_STARTED, ENDED -> Outcome.CRASHED;
                    case TIMED_OUT -> Outcome.TIMED_OUT;
                    case PROTOCOL -> Outcome.PROTOCOL_ERROR;
                };
        return new SubjectFailure(outcome, failure.getMessage());
    }

    static SubjectFailure protocol(String message) {
        return new SubjectFailure(Outcome.PROTOCOL_ERROR, message);
    }

    /** The outcome of the vector that was being asked. */
    public Outcome outcome() {
        return outcome;
    }
}
