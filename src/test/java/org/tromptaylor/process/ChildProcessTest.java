package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ChildProcessTest {

    private static final Duration ENOUGH = Duration.ofSeconds(20);

    private final List<ChildProcess> started = new ArrayList<>();

    @AfterEach
    void endAll() {
        started.forEach(ChildProcess::close);
    }

    private ChildProcess start(String... arguments) throws ChildFailure {
        ChildProcess child = ChildProcess.start(Misbehaving.command(Misbehaving.class, arguments));
        started.add(child);
        return child;
    }

    private static String read(ChildProcess child) throws Exception {
        return child.read(System.nanoTime() + ENOUGH.toNanos());
    }

    private static void assertFails(
            ChildProcess child, Duration wait, ChildFailure.Kind kind, String message) {
        ChildFailure failure =
                assertThrows(
                        ChildFailure.class, () -> child.read(System.nanoTime() + wait.toNanos()));
        assertEquals(message, failure.getMessage());
        assertEquals(kind, failure.kind());
    }

    @Test
    void linesGoBothWaysInUtf8WithoutTheirLineBreaks() throws Exception {
        ChildProcess child = start("echo");
        child.write("play black D4 – 碁");
        child.write("");
        assertEquals("play black D4 – 碁", read(child));
        assertEquals("", read(child));
    }

    @Test
    void aLastLineWithoutALineBreakIsALine() throws Exception {
        ChildProcess child = start("no-newline");
        assertEquals("last words", read(child));
        assertFails(child, ENOUGH, ChildFailure.Kind.ENDED, "ended with exit code 0");
    }

    @Test
    void aProgramThatIsNotThereIsNamed() {
        ChildFailure failure =
                assertThrows(
                        ChildFailure.class,
                        () -> ChildProcess.start(List.of("no-such-engine", "--mode", "gtp")));
        assertEquals(
                "'no-such-engine' could not be started: no such program", failure.getMessage());
        assertEquals(ChildFailure.Kind.NOT_STARTED, failure.kind());
    }

    @Test
    void aFileThatIsNoProgramIsNamed() {
        ChildFailure failure =
                assertThrows(ChildFailure.class, () -> ChildProcess.start(List.of("/etc/passwd")));
        assertEquals(
                "'/etc/passwd' could not be started: it may not be executed", failure.getMessage());
    }

    @Test
    void silenceTimesOut() throws Exception {
        long start = System.nanoTime();
        assertFails(
                start("deaf"),
                Duration.ofMillis(300),
                ChildFailure.Kind.TIMED_OUT,
                "no answer in time");
        assertTrue(System.nanoTime() - start < Duration.ofSeconds(10).toNanos());
    }

    @Test
    void anEndIsToldWithItsExitCodeAndItsLastWords() throws Exception {
        assertFails(
                start("exit", "3"),
                ENOUGH,
                ChildFailure.Kind.ENDED,
                "ended with exit code 3; its last words: 'no such network file'");
    }

    @Test
    void anEndByASignalIsTold() throws Exception {
        assertFails(
                start("exit", "139"),
                ENOUGH,
                ChildFailure.Kind.ENDED,
                "ended with exit code 139 (as after signal 11);"
                        + " its last words: 'no such network file'");
    }

    @Test
    void aClosedOutputIsToldEvenIfTheProgramGoesOn() throws Exception {
        assertFails(
                start("close-output"),
                ENOUGH,
                ChildFailure.Kind.ENDED,
                "closed its input or output without ending");
    }

    @Test
    void aDeafProgramDoesNotBlockItsWriter() throws Exception {
        ChildProcess child = start("deaf");
        for (int i = 0; i < 100; i++) {
            child.write("x".repeat(100_000));
        }
        assertFails(
                child, Duration.ofMillis(300), ChildFailure.Kind.TIMED_OUT, "no answer in time");
    }

    @Test
    void anEndlessLineIsCut() throws Exception {
        assertFails(
                start("long-line"),
                ENOUGH,
                ChildFailure.Kind.PROTOCOL,
                "wrote a line of more than 1 MiB: '" + "x".repeat(40) + "'...");
    }

    @Test
    void endlessLinesAreStopped() throws Exception {
        ChildProcess child = start("many-lines");
        assertFalse(child.ends(Duration.ofSeconds(3)), "it goes on writing");
        ChildFailure failure =
                assertThrows(
                        ChildFailure.class,
                        () -> {
                            for (int i = 0; i < 100_000; i++) {
                                read(child);
                            }
                        });
        assertEquals("wrote more than 4 MiB at a stretch", failure.getMessage());
        assertEquals(ChildFailure.Kind.PROTOCOL, failure.kind());
    }

    @Test
    void ofLongErrorOutputTheEndIsKept() throws Exception {
        ChildProcess child = start("long-errors");
        assertEquals("done", read(child));
        for (int i = 0; i < 100 && !child.errors().contains("error 99999"); i++) {
            Thread.sleep(50);
        }
        assertTrue(child.errors().endsWith("error 99999\n"));
        assertEquals(ChildProcess.ERRORS_KEPT, child.errors().length());
    }

    @Test
    void closingEndsTheProgramAndItsChildren() throws Exception {
        ChildProcess child = start("child");
        assertEquals("ready", read(child));
        assertEquals(2, Processes.startedFromHere());
        child.close();
        Processes.assertNoneLeft();
    }

    @Test
    void closingEndsTheChildrenOfAProgramThatHasEnded() throws Exception {
        ChildProcess child = start("orphan");
        assertEquals("ready", read(child));
        assertTrue(child.ends(ENOUGH));
        // The orphan still holds the output open, so no end of output tells the end.
        assertFails(child, ENOUGH, ChildFailure.Kind.ENDED, "ended with exit code 0");
        assertEquals(1, Processes.startedFromHere());
        child.close();
        Processes.assertNoneLeft();
    }

    @Test
    void aProgramThatIsKilledByForceLeavesNoneBehind() throws Exception {
        Process parent =
                new ProcessBuilder(Misbehaving.command(Misbehaving.class, "parent")).start();
        try {
            assertEquals("ready", parent.inputReader().readLine());
            assertEquals(2, Processes.startedFromHere());
        } finally {
            parent.destroyForcibly();
        }
        Processes.assertNoneLeft(Duration.ofSeconds(10));
    }
}
