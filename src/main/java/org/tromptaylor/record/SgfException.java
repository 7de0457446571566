package org.tromptaylor.record;

/** A record that can't be read; the message is one line that says what is wrong and where. */
public final class SgfException extends Exception {

    private static final long serialVersionUID = 1L;

    SgfException(String message) {
        super(message);
    }
}
