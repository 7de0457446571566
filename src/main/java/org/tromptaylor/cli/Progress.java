package org.tromptaylor.cli;

import picocli.CommandLine.Help.Ansi;

/**
 * How far a long run has come, on a line of the terminal that is written over and over. Nothing
 * before two seconds have passed, and nothing at all where there is no terminal.
 */
final class Progress implements AutoCloseable {

    private static final long PATIENCE = 2_000_000_000L;
    private static final long PAUSE = 200_000_000L;
    private static final int UNKNOWN = -1;

    private final long start = System.nanoTime();
    private final boolean terminal = Ansi.AUTO.enabled();
    private final int total;
    private final String what;
    private int done;
    private long shownAt;
    private boolean shown;

    /** Nothing is done yet of so many of what is named, such as {@code vectors}. */
    Progress(int total, String what) {
        this.total = total;
        this.what = what;
    }

    /** As above, where nobody knows how many there will be. */
    Progress(String what) {
        this(UNKNOWN, what);
    }

    /** One more is done. */
    void step() {
        done++;
        long now = System.nanoTime();
        if (terminal && now - start > PATIENCE && (!shown || now - shownAt > PAUSE)) {
            String of = total == UNKNOWN ? "" : " of " + total;
            System.err.print("\r" + done + of + " " + what + " ");
            System.err.flush();
            shown = true;
            shownAt = now;
        }
    }

    /** Leaves the line empty. */
    void clear() {
        if (shown) {
            System.err.print("\r\u001b[K");
            System.err.flush();
            shown = false;
        }
    }

    @Override
    public void close() {
        clear();
    }
}
