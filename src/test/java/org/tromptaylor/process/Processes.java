package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Which of the processes that these tests have started are still there. */
public final class Processes {

    private Processes() {}

    /** How many processes carry the mark of {@link ProcessTree} and the class path of this run. */
    public static long startedFromHere() {
        String classPath = System.getProperty("java.class.path");
        return ProcessHandle.allProcesses()
                .filter(process -> process.pid() != ProcessHandle.current().pid())
                .filter(process -> file(process, "environ").contains(ProcessTree.MARK + "="))
                .filter(process -> file(process, "cmdline").contains(classPath))
                .count();
    }

    /** Fails if one is left after a second. */
    public static void assertNoneLeft() throws InterruptedException {
        assertNoneLeft(Duration.ofSeconds(1));
    }

    /** Fails if one is left after that time. */
    public static void assertNoneLeft(Duration within) throws InterruptedException {
        long deadline = System.nanoTime() + within.toNanos();
        while (startedFromHere() > 0 && System.nanoTime() < deadline) {
            Thread.sleep(20);
        }
        assertEquals(0, startedFromHere(), "processes left");
    }

    private static String file(ProcessHandle process, String name) {
        try {
            return new String(
                    Files.readAllBytes(Path.of("/proc/" + process.pid() + "/" + name)),
                    StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
