package org.tromptaylor.proofs;

/** A word, number, literal or sign of a source; where it begins and ends; whether it is JML. */
record Token(String text, int start, int end, boolean jml) {

    boolean is(String other) {
        return text.equals(other);
    }

    /** Whether it is a name or a keyword. */
    boolean isWord() {
        return Character.isJavaIdentifierStart(text.charAt(0));
    }
}
