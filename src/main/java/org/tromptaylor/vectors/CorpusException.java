package org.tromptaylor.vectors;

import java.util.List;

/** The vectors can't be used; every problem is one line that names the place and what is wrong. */
public final class CorpusException extends Exception {

    private static final long serialVersionUID = 1L;

    private final List<String> problems;

    /** With one or more problems, each one line. */
    public CorpusException(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("no problem");
        }
        this.problems = List.copyOf(problems);
    }

    /** All that is wrong, a line each; at least one. */
    public List<String> problems() {
        return problems;
    }
}
