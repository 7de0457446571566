package org.tromptaylor.process;

/** A program did not do what it was asked to; the message is one line that says how. */
public final class ChildFailure extends Exception {

    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Kind {
        /** The program could not be started. */
        NOT_STARTED,
        /** The program ended, or closed its input or output. */
        ENDED,
        /** The program did not answer in time. */
        TIMED_OUT,
        /** The program wrote what it should not, or too much. */
        PROTOCOL
    }

    private final Kind kind;

    /** A failure of this kind, told in one line. */
    public ChildFailure(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /** What went wrong. */
    public Kind kind() {
        return kind;
    }
}
