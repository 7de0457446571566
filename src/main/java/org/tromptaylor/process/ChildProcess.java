package org.tromptaylor.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A program that reads lines and writes lines (UTF-8), and can't be trusted to do either.
 *
 * <p>Its output is bounded: {@value #LINE_LIMIT} bytes a line, {@value #UNREAD_LIMIT} bytes that
 * nobody has read yet; of its standard error output the last {@value #ERRORS_KEPT} bytes are kept.
 * Writing to it never blocks. {@link #close} ends it together with all processes that it started;
 * so does the end of this Java program, even by force ({@code kill -9}). One thread at a time may use it.
 */
public final class ChildProcess implements AutoCloseable {

    /** The longest line that is read, in bytes. */
    public static final int LINE_LIMIT = 1 << 20;

    /** How many bytes of output may wait to be read. */
    public static final int UNREAD_LIMIT = 4 << 20;

    /** How many of the last bytes of standard error output are kept. */
    public static final int ERRORS_KEPT = 64 << 10;

    /** What a waiting line costs in memory beside its own bytes. */
    private static final int LINE_COST = 64;

    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration LAST_WORDS = Duration.ofMillis(500);
    private static final Set<ChildProcess> RUNNING = ConcurrentHashMap.newKeySet();

    /** Whether this Java program is ending; then nothing more is started. Guarded by RUNNING. */
    private static boolean ending;

    /** Started with the first child. Guarded by RUNNING. */
    private static Watchdog watchdog;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ChildProcess::endAll));
    }

    /** Whether this Java program ends, and so its child processes: by no fault of theirs. */
    public static boolean areEnding() {
        synchronized (RUNNING) {
            return ending;
        }
    }

    private static void endAll() {
        synchronized (RUNNING) {
            ending = true;
        }
        RUNNING.forEach(ChildProcess::close);
    }

    /** What comes out of the process: a line, or (without text) the end of what can be had. */
    private record Event(String line, int bytes, ChildFailure failure) {}

    private final ProcessTree tree = new ProcessTree();
    private final Process process;
    private final BlockingQueue<Event> output = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> input = new LinkedBlockingQueue<>();
    private final AtomicLong unread = new AtomicLong();
    private final Tail errors = new Tail(ERRORS_KEPT);
    private final List<Thread> threads;
    private final Thread errorReader;
    private ChildFailure broken;

    /**
     * Starts the program in the present folder.
     *
     * @param command the program and its arguments, passed on as they stand
     * @throws ChildFailure if it can't be started
     */
    public static ChildProcess start(List<String> command) throws ChildFailure {
        return new ChildProcess(command);
    }

    private ChildProcess(List<String> command) throws ChildFailure {
        // A program that is started while this one ends would outlive it.
        synchronized (RUNNING) {
            if (ending) {
                throw new ChildFailure(ChildFailure.Kind.NOT_STARTED, "interrupted");
            }
            try {
                process = tree.start(new ProcessBuilder(command));
            } catch (IOException e) {
                throw new ChildFailure(
                        ChildFailure.Kind.NOT_STARTED, notStarted(command.get(0), e));
            }
            RUNNING.add(this);
            if (watchdog == null) {
                watchdog = Watchdog.start();
            }
            watchdog.watch(tree);
        }
        errorReader = thread("errors", this::readErrors);
        threads = List.of(thread("output", this::readOutput), thread("input", this::writeInput));
        errorReader.start();
        threads.forEach(Thread::start);
    }

    private static String notStarted(String program, IOException e) {
        // "Cannot run program "x": error=2, No such file"; later JDKs write "error: 2 (No such
        // file)".
        String why = String.valueOf(e.getMessage()).replace('\n', ' ');
        if (why.matches(".*error(=|: )2\\b.*")) {
            why = "no such program";
        } else if (why.matches(".*error(=|: )13\\b.*")) {
            why = "it may not be executed";
        } else {
            why = why.replaceFirst("^.*error=\\d+, ", "");
        }
        return Excerpt.of(program) + " could not be started: " + why;
    }

    private Thread thread(String purpose, Runnable work) {
        Thread thread = new Thread(work, "child-" + process.pid() + "-" + purpose);
        thread.setDaemon(true);
        return thread;
    }

    /** Sends a line; it has no line break of its own. Whether it was read shows in the answer. */
    public void write(String line) {
        input.add((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /**
     * The next line of output, without its line break.
     *
     * @param deadline until when to wait, by {@link System#nanoTime}
     * @throws ChildFailure if there is none; after any failure there will be no line either
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public String read(long deadline) throws ChildFailure, InterruptedException {
        while (broken == null) {
            long left = deadline - System.nanoTime();
            boolean alive = process.isAlive();
            long wait = Math.min(Math.max(left, 0), (alive ? LOOK : LAST_WORDS).toNanos());
            Event event = output.poll(wait, TimeUnit.NANOSECONDS);
            if (event != null && event.line() != null) {
                unread.addAndGet(-event.bytes());
                return event.line();
            } else if (event != null) {
                broken = event.failure() != null ? event.failure() : ended(left);
            } else if (!alive) {
                // It has ended, but a process that it started still holds its output open.
                broken = ended(left);
            } else if (left <= 0) {
                broken = new ChildFailure(ChildFailure.Kind.TIMED_OUT, "no answer in time");
            }
        }
        throw broken;
    }

    /**
     * A line of output that comes within this time; nothing if none does. Unlike {@link #read} that
     * is no failure.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public Optional<String> readMore(Duration within) throws InterruptedException {
        if (broken != null) {
            return Optional.empty();
        }
        Event event = output.poll(within.toNanos(), TimeUnit.NANOSECONDS);
        if (event == null || event.line() == null) {
            if (event != null) {
                // The end: whoever reads next is told.
                output.add(event);
            }
            return Optional.empty();
        }
        unread.addAndGet(-event.bytes());
        return Optional.of(event.line());
    }

    private ChildFailure ended(long left) throws InterruptedException {
        long wait = Math.min(Math.max(left, 0), LAST_WORDS.toNanos());
        if (!process.waitFor(wait, TimeUnit.NANOSECONDS)) {
            return new ChildFailure(
                    ChildFailure.Kind.ENDED, "closed its input or output without ending");
        }
        errorReader.join(LAST_WORDS.toMillis());
        int code = process.exitValue();
        String message = "ended with exit code " + code;
        if (code > 128 && code <= 128 + 64) {
            message += " (as after signal " + (code - 128) + ")";
        }
        String words = errors.lastLine();
        if (!words.isEmpty()) {
            message += "; its last words: " + Excerpt.of(words);
        }
        return new ChildFailure(ChildFailure.Kind.ENDED, message);
    }

    /** Waits for the program to end by itself; answers whether it did. */
    public boolean ends(Duration within) throws InterruptedException {
        return process.waitFor(within.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The last part of what it wrote to standard error output, so far. */
    public String errors() {
        return errors.text();
    }

    /** How many bytes it has written to standard error output, so far. */
    public long errorCount() {
        return errors.total();
    }

    /**
     * What it wrote to standard error output after its first {@code start} bytes, so far; the last
     * {@value #ERRORS_KEPT} bytes at most.
     */
    public String errorsSince(long start) {
        return errors.textSince(start);
    }

    /** Ends the program and all processes that it started, at once; safe to call again. */
    @Override
    public void close() {
        tree.kill();
        threads.forEach(Thread::interrupt);
        if (RUNNING.remove(this)) {
            watchdog.forget(tree);
        }
    }

    private void readOutput() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        try (InputStream in = process.getInputStream()) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                for (int i = 0; i < n; i++) {
                    if (buffer[i] == '\n') {
                        if (!emit(line)) {
                            return;
                        }
                    } else if (line.size() == LINE_LIMIT) {
                        String start = line.toString(StandardCharsets.UTF_8).substring(0, 40);
                        fail("wrote a line of more than 1 MiB: " + Excerpt.of(start) + "...");
                        return;
                    } else {
                        line.write(buffer[i]);
                    }
                }
            }
        } catch (IOException e) {
            // The process was ended while we read: the same as the end of its output.
        }
        if (line.size() > 0) {
            emit(line);
        }
        output.add(new Event(null, 0, null));
    }

    /** Hands the line over; false once too much waits to be read. */
    private boolean emit(ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8);
        int bytes = line.size() + LINE_COST;
        line.reset();
        if (unread.addAndGet(bytes) > UNREAD_LIMIT) {
            fail("wrote more than 4 MiB at a stretch");
            return false;
        }
        output.add(
                new Event(
                        text.endsWith("\r") ? text.substring(0, text.length() - 1) : text,
                        bytes,
                        null));
        return true;
    }

    private void fail(String message) {
        output.add(new Event(null, 0, new ChildFailure(ChildFailure.Kind.PROTOCOL, message)));
    }

    private void readErrors() {
        byte[] buffer = new byte[8192];
        try (InputStream in = process.getErrorStream()) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                errors.add(buffer, n);
            }
        } catch (IOException e) {
            // The process was ended while we read; what came so far is kept.
        }
    }

    private void writeInput() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write(input.take());
                out.flush();
            }
        } catch (IOException e) {
            output.add(new Event(null, 0, null));
        } catch (InterruptedException e) {
            // Closed: nothing more to write.
        }
    }
}
