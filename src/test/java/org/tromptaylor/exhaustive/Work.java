package org.tromptaylor.exhaustive;

import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** A long piece of work on all processors, with lines that tell how far it has come. */
final class Work {

    private static final long START = System.nanoTime();
    private static final long SECOND = 1_000_000_000L;
    private static final long BETWEEN_LINES = 30 * SECOND;

    /** The time for all work together. */
    private static final long LIMIT = 60 * SECOND * Long.getLong("exhaustive.minutes", 180);

    private final String name;
    private final String what;
    private final long total;
    private final AtomicLong done = new AtomicLong();
    private volatile boolean ends;
    private long lineAt = System.nanoTime();

    private Work(String name, String what, long total) {
        this.name = name;
        this.what = what;
        this.total = total;
    }

    /** One of the tasks; it tells of what it has done, and stops when it is told to. */
    interface Task {
        void run(Work work);
    }

    /** The time is up; whatever was compared until then agreed. */
    static final class OutOfTime extends Error {
        private static final long serialVersionUID = 1L;

        private OutOfTime(String message) {
            super(message);
        }
    }

    /**
     * Runs the tasks; returns when all are done.
     *
     * @param name such as {@code 4x3}
     * @param total how many there are of {@code what}, such as {@code colourings}
     */
    static void run(String name, String what, long total, List<? extends Task> tasks) {
        Work work = new Work(name, what, total);
        work.line("begun");
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<?>> futures = new ArrayList<>();
            tasks.forEach(task -> futures.add(threads.submit(() -> task.run(work))));
            for (Future<?> future : futures) {
                work.await(future);
            }
        } finally {
            work.ends = true;
            threads.shutdownNow();
        }
        if (work.done.get() != total) {
            throw new AssertionError(work.howFar());
        }
        work.line("all done, no difference");
    }

    /** So much more is done. */
    void did(long more) {
        done.addAndGet(more);
        if (ends || Thread.currentThread().isInterrupted()) {
            throw new IllegalStateException("the run has ended");
        }
    }

    private void await(Future<?> future) {
        while (true) {
            try {
                future.get(1, TimeUnit.SECONDS);
                return;
            } catch (TimeoutException e) {
                look();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Error difference) {
                    throw difference;
                }
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void look() {
        long now = System.nanoTime();
        if (now - START > LIMIT) {
            throw new OutOfTime(
                    "out of time (-Dexhaustive.minutes="
                            + LIMIT / 60 / SECOND
                            + "); no difference so far in "
                            + howFar());
        }
        if (now - lineAt > BETWEEN_LINES) {
            lineAt = now;
            line("so far no difference");
        }
    }

    private String howFar() {
        return String.format(Locale.ROOT, "%s: %,d of %,d %s", name, done.get(), total, what);
    }

    private void line(String state) {
        System.out.println(
                LocalTime.now().truncatedTo(ChronoUnit.SECONDS) + " " + howFar() + ", " + state);
    }
}
