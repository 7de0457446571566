package org.tromptaylor.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A program that runs to its end, or to its time limit, and what it wrote meanwhile. However it
 * ends, the processes that it started end with it; so they do when this Java program ends.
 *
 * @param exitCode its exit code; -1 if its time was up
 * @param output standard output and errors together, in the order in which they came
 */
public record BoundedRun(int exitCode, String output, boolean timedOut, Duration took) {

    private static final int OUTPUT_LIMIT = 16 << 20;
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);
    private static final Set<ProcessTree> RUNNING = ConcurrentHashMap.newKeySet();

    /** Whether this Java program is ending; then nothing more is started. Guarded by RUNNING. */
    private static boolean ending;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(BoundedRun::endAll));
    }

    private static void endAll() {
        synchronized (RUNNING) {
            ending = true;
        }
        RUNNING.forEach(ProcessTree::kill);
    }

    /** Whether this Java program is ending, and all that it runs with it. */
    public static boolean isEnding() {
        synchronized (RUNNING) {
            return ending;
        }
    }

    /**
     * Runs the program.
     *
     * @param folder where it runs
     * @param environment changes its environment, which is ours otherwise
     * @throws ChildFailure if it can't be started
     */
    public static BoundedRun of(
            List<String> command,
            Path folder,
            Consumer<Map<String, String>> environment,
            Duration limit)
            throws ChildFailure, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        environment.accept(builder.environment());
        ProcessTree tree = new ProcessTree();
        long begin = System.nanoTime();
        Process process = start(tree, builder);
        try {
            process.getOutputStream().close();
            Reader reader = new Reader(process.getInputStream());
            reader.start();
            boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
            Duration took = Duration.ofNanos(System.nanoTime() - begin);
            tree.kill();
            reader.join(LAST_WORDS.toMillis());
            return new BoundedRun(ended ? process.exitValue() : -1, reader.text(), !ended, took);
        } catch (IOException e) {
            throw new ChildFailure(ChildFailure.Kind.ENDED, "its input could not be closed");
        } finally {
            tree.kill();
            RUNNING.remove(tree);
        }
    }

    private static Process start(ProcessTree tree, ProcessBuilder builder) throws ChildFailure {
        // A program that is started while this one ends would outlive it.
        synchronized (RUNNING) {
            if (ending) {
                throw new ChildFailure(ChildFailure.Kind.NOT_STARTED, "interrupted");
            }
            try {
                Process process = tree.start(builder);
                RUNNING.add(tree);
                return process;
            } catch (IOException e) {
                throw new ChildFailure(
                        ChildFailure.Kind.NOT_STARTED,
                        Excerpt.of(builder.command().get(0)) + " could not be started");
            }
        }
    }

    private static final class Reader extends Thread {
        private final InputStream in;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Reader(InputStream in) {
            super("bounded-run-output");
            this.in = in;
            setDaemon(true);
        }

        @Override
        public void run() {
            byte[] buffer = new byte[8192];
            try (in) {
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    synchronized (bytes) {
                        if (bytes.size() + n <= OUTPUT_LIMIT) {
                            bytes.write(buffer, 0, n);
                        }
                    }
                }
            } catch (IOException e) {
                // It was ended while we read; what came so far is kept.
            }
        }

        String text() {
            synchronized (bytes) {
                return bytes.toString(StandardCharsets.UTF_8);
            }
        }
    }
}
