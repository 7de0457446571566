package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs that run to their end, or to their time limit. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class BoundedRunTest {

    private static final Consumer<Map<String, String>> AS_OURS = environment -> {};

    @TempDir Path folder;

    private BoundedRun run(String script, Duration limit) throws Exception {
        return BoundedRun.of(List.of("/bin/sh", "-c", script), folder, AS_OURS, limit);
    }

    @Test
    void exitCodeAndBothOutputsAreKept() throws Exception {
        BoundedRun run = run("echo out; echo err >&2; pwd; exit 3", Duration.ofMinutes(1));
        assertEquals(3, run.exitCode());
        assertEquals("out\nerr\n" + folder.toRealPath() + "\n", run.output());
        assertFalse(run.timedOut());
    }

    @Test
    void theEnvironmentCanBeChanged() throws Exception {
        BoundedRun run =
                BoundedRun.of(
                        List.of("/bin/sh", "-c", "echo $WORD"),
                        folder,
                        environment -> environment.put("WORD", "yes"),
                        Duration.ofMinutes(1));
        assertEquals("yes\n", run.output());
    }

    @Test
    void whenItsTimeIsUpItEndsWithItsChildren() throws Exception {
        BoundedRun run =
                run(
                        "(echo $$ > /dev/null; sleep 600) & echo $! > pid; echo begun; wait",
                        Duration.ofSeconds(1));
        assertTrue(run.timedOut());
        assertEquals("begun\n", run.output());
        assertGone();
    }

    @Test
    void aChildThatOutlivesItEndsToo() throws Exception {
        BoundedRun run = run("sleep 600 & echo $! > pid", Duration.ofMinutes(1));
        assertEquals(0, run.exitCode());
        assertGone();
    }

    private void assertGone() throws Exception {
        long pid = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
        for (int i = 0; i < 50; i++) {
            Optional<ProcessHandle> child = ProcessHandle.of(pid);
            if (child.isEmpty() || !child.get().isAlive()) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("process " + pid + " is still there");
    }

    @Test
    void aProgramThatIsNotThereIsTold() {
        ChildFailure e =
                assertThrows(
                        ChildFailure.class,
                        () ->
                                BoundedRun.of(
                                        List.of("none-such"),
                                        folder,
                                        AS_OURS,
                                        Duration.ofSeconds(1)));
        assertEquals(ChildFailure.Kind.NOT_STARTED, e.kind());
    }
}
