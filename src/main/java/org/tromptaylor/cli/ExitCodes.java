package org.tromptaylor.cli;

/** What {@code tt} exits with. */
final class ExitCodes {

    /** All is well. */
    static final int OK = 0;

    /** Something was found: a vector failed, a file has a fault. */
    static final int FOUND = 1;

    /** The command line, or a file that it names, can't be used. */
    static final int BAD_INPUT = 2;

    /** The subject could not be started or talked to. */
    static final int NO_SUBJECT = 3;

    /** What was to be printed could not be written. */
    static final int NOT_WRITTEN = 74;

    /** A fault of {@code tt} itself. */
    static final int INTERNAL = 70;

    private ExitCodes() {}
}
