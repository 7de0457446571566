package org.tromptaylor.conformance;

/** What a person gave can't be used; the message is one line that says where and why. */
public final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    /** With the one line. */
    public BadInputException(String message) {
        super(message);
    }
}
