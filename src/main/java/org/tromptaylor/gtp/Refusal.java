package org.tromptaylor.gtp;

/** Why a command fails: what stands behind the {@code ?} of the answer. */
final class Refusal extends Exception {

    private static final long serialVersionUID = 1L;

    Refusal(String message) {
        super(message, null, false, false);
    }

    /** A command that can't be understood. */
    static Refusal syntax(String what) {
        return new Refusal("syntax error: " + what);
    }
}
