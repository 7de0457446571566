package org.tromptaylor.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A started process and everything that it started.
 *
 * <p>The system forgets whose child a process was once its parent has died. So each child gets an
 * environment variable that its own children inherit; on Linux it finds the orphans too. Elsewhere
 * only living parents lead to their children.
 */
final class ProcessTree {

    static final String MARK = "TROMP_TAYLOR_CHILD";

    private static final int ROUNDS = 20;
    private static final Duration PAUSE = Duration.ofMillis(10);

    private final String mark;
    private ProcessHandle root;

    ProcessTree() {
        mark = UUID.randomUUID().toString();
    }

    /** One that somebody else has started with this mark. */
    ProcessTree(ProcessHandle root, String mark) {
        this.root = root;
        this.mark = mark;
    }

    Process start(ProcessBuilder builder) throws IOException {
        builder.environment().put(MARK, mark);
        Process process = builder.start();
        root = process.toHandle();
        return process;
    }

    long pid() {
        return root.pid();
    }

    String mark() {
        return mark;
    }

    /** Ends all of them by force; new ones that they started meanwhile too. */
    void kill() {
        for (int round = 0; round < ROUNDS; round++) {
            Set<ProcessHandle> alive = alive();
            if (alive.isEmpty()) {
                return;
            }
            alive.forEach(ProcessHandle::destroyForcibly);
            try {
                if (root.isAlive()) {
                    root.onExit().get(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
                } else {
                    Thread.sleep(PAUSE.toMillis());
                }
            } catch (ExecutionException | TimeoutException e) {
                // The next round finds it still alive.
            } catch (InterruptedException e) {
                // Whoever interrupts wants to leave, but not to leave processes behind.
                Thread.currentThread().interrupt();
                alive().forEach(ProcessHandle::destroyForcibly);
                return;
            }
        }
    }

    private Set<ProcessHandle> alive() {
        Set<ProcessHandle> alive = new HashSet<>();
        root.descendants().filter(ProcessHandle::isAlive).forEach(alive::add);
        if (root.isAlive()) {
            alive.add(root);
        }
        if (Files.isDirectory(Path.of("/proc/self"))) {
            ProcessHandle.allProcesses().filter(this::isMarked).forEach(alive::add);
        }
        return alive;
    }

    private boolean isMarked(ProcessHandle process) {
        try {
            byte[] environment = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/environ"));
            String text = new String(environment, StandardCharsets.ISO_8859_1);
            return ("\0" + text).contains("\0" + MARK + "=" + mark + "\0");
        } catch (IOException e) {
            // Another user's, or gone.
            return false;
        }
    }
}
