package org.tromptaylor.conformance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;

/** A subject that is a program of its own. */
abstract class ProcessSubject implements Subject {

    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final List<String> command;
    private final Duration startTimeout;
    private final Duration timeout;
    private long start = System.nanoTime();
    private Optional<Duration> total = Optional.empty();
    private boolean ready;
    private ChildProcess child;
    private String errors = "";

    /**
     * @param startTimeout how long the first answer after a start may take
     * @param timeout how long each other answer may take
     */
    ProcessSubject(List<String> command, Duration startTimeout, Duration timeout) {
        this.command = List.copyOf(command);
        this.startTimeout = startTimeout;
        this.timeout = timeout;
    }

    @Override
    public final void endsAfter(Duration time) {
        start = System.nanoTime();
        total = Optional.of(time);
    }

    final List<String> command() {
        return command;
    }

    /** Until when to wait for an answer that is asked for now, by {@link System#nanoTime}. */
    final long deadline() {
        long now = System.nanoTime();
        long wait = (ready ? timeout : startTimeout).toNanos();
        // Differences only: the clock's numbers may run over.
        return now + total.map(time -> Math.min(wait, left(time, now))).orElse(wait);
    }

    private long left(Duration time, long now) {
        return Math.max(0, time.toNanos() - (now - start));
    }

    /** Called when the first answer is there. */
    final void ready() {
        ready = true;
    }

    /** Starts the program; what ran before is ended. */
    final ChildProcess launch() throws SubjectFailure {
        close();
        ready = false;
        try {
            child = ChildProcess.start(command);
            return child;
        } catch (ChildFailure e) {
            throw failure(e);
        }
    }

    final SubjectFailure failure(ChildFailure e) {
        if (e.kind() == ChildFailure.Kind.TIMED_OUT) {
            boolean over = total.filter(time -> left(time, System.nanoTime()) == 0).isPresent();
            String time =
                    over
                            ? "before the " + seconds(total.get()) + " of the whole run were over"
                            : "within " + seconds(ready ? timeout : startTimeout);
            return new SubjectFailure(Outcome.TIMED_OUT, e.getMessage().replace("in time", time));
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
        boolean dead = child.ends(Duration.ZERO);
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
            if (dead) {
                notes.add("after its last answer it " + e.getMessage());
            } else if (!child.ends(Duration.ZERO)) {
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
