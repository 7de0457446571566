package org.tromptaylor.conformance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;

/** A subject that is a program of its own. */
abstract class ProcessSubject implements Subject {

    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final List<String> command;
    private final Duration timeout;
    private ChildProcess child;
    private String errors = "";

    ProcessSubject(List<String> command, Duration timeout) {
        this.command = List.copyOf(command);
        this.timeout = timeout;
    }

    final List<String> command() {
        return command;
    }

    final Duration timeout() {
        return timeout;
    }

    /** Starts the program; what ran before is ended. */
    final ChildProcess launch() throws SubjectFailure {
        close();
        try {
            child = ChildProcess.start(command);
            return child;
        } catch (ChildFailure e) {
            throw failure(e);
        }
    }

    final SubjectFailure failure(ChildFailure e) {
        if (e.kind() == ChildFailure.Kind.TIMED_OUT) {
            String message = e.getMessage().replace("in time", "within " + seconds(timeout));
            return new SubjectFailure(Outcome.TIMED_OUT, message);
        }
        return SubjectFailure.of(e);
    }

    static String seconds(Duration duration) {
        double seconds = duration.toMillis() / 1000.0;
        return (seconds == Math.rint(seconds) ? String.valueOf((long) seconds) : "" + seconds)
                + " s";
    }

    /** Says goodbye and gives the program a moment to end by itself. */
    final List<String> dismiss(String goodbye, boolean answers) throws InterruptedException {
        List<String> notes = new ArrayList<>();
        if (child == null) {
            return notes;
        }
        child.write(goodbye);
        long deadline = System.nanoTime() + FAREWELL.toNanos();
        try {
            String line = child.read(deadline);
            if (!answers) {
                notes.add("it wrote after its last answer: " + Excerpt.of(line));
            }
            while (true) {
                child.read(deadline);
            }
        } catch (ChildFailure e) {
            if (!child.ends(Duration.ZERO)) {
                notes.add("it did not end when told to; it was ended");
            }
        }
        close();
        return notes;
    }

    @Override
    public final String errors() {
        String all = errors + (child == null ? "" : child.errors());
        return all.substring(Math.max(0, all.length() - ChildProcess.ERRORS_KEPT));
    }

    @Override
    public final void close() {
        if (child != null) {
            child.close();
            errors = errors();
            child = null;
        }
    }
}
