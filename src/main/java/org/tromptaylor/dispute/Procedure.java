package org.tromptaylor.dispute;

/** What happens about dead stones after two consecutive passes: a page each under {@code spec}. */
public enum Procedure {
    /** Nothing: every stone counts. */
    NONE("none", "TT-D1"),
    /** Both players list dead stones; equal lists are carried out, others are not. */
    AGREEMENT("agreement", "TT-D2"),
    /** If the lists differ, somebody else decides on the strings in dispute. */
    THIRD_PARTY("third-party", "TT-D3"),
    /** If the lists differ, play goes on, as often as need be. */
    RESUMPTION("resumption", "TT-D4"),
    /** If the lists differ, play goes on on a copy, which shows what is dead. */
    COPY("copy", "TT-D5"),
    /** If the lists differ, play goes on once, and then all stones count. */
    CLEANUP("cleanup", "TT-D6");

    private final String word;
    private final String id;

    Procedure(String word, String id) {
        this.word = word;
        this.id = id;
    }

    /** The word for it on the command line and in vectors, such as {@code third-party}. */
    public String word() {
        return word;
    }

    /** Its permanent id, such as {@code TT-D3}. */
    public String id() {
        return id;
    }

    /**
     * The procedure of this word.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Procedure of(String word) {
        for (Procedure procedure : values()) {
            if (procedure.word.equals(word)) {
                return procedure;
            }
        }
        throw new IllegalArgumentException("not a procedure: '" + word + "'");
    }
}
