package org.tromptaylor.proofs;

/** A text is not of the form that is understood here; what is not understood is not trusted. */
final class Unreadable extends Exception {

    private static final long serialVersionUID = 1L;

    /** Where in the text; -1 if that is not known. */
    final int position;

    Unreadable(int position, String message) {
        super(message);
        this.position = position;
    }
}
