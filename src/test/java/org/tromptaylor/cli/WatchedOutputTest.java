package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.process.Misbehaving;

/** Output that cannot be written is not passed over. */
@Timeout(60)
class WatchedOutputTest {

    private final StringWriter err = new StringWriter();

    private int complain(OutputStream target, int code) {
        WatchedOutput output = new WatchedOutput(target);
        PrintWriter out = new PrintWriter(output, false, StandardCharsets.UTF_8);
        out.println("x".repeat(100_000));
        out.flush();
        return output.complain(code, new PrintWriter(err, true));
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(why);
            }
        };
    }

    @Test
    void whatIsWrittenLeavesTheExitCode() {
        assertEquals(1, complain(OutputStream.nullOutputStream(), 1));
        assertEquals("", err.toString());
    }

    @Test
    void aFullDiskIsToldInALine() {
        assertEquals(74, complain(failing("No space left on device"), 0));
        assertEquals(
                "tt: standard output can't be written: No space left on device"
                        + System.lineSeparator(),
                err.toString());
    }

    @Test
    void aReaderThatHasLeftIsNotToldAnything() {
        assertEquals(74, complain(failing("Broken pipe"), 0));
        assertEquals("", err.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "vectors list", "conform --quiet --run tt2-*"})
    void theProgramItselfNoticesAFullDevice(String arguments) throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full here");
        Process process =
                new ProcessBuilder(Misbehaving.command(Tt.class, arguments.split(" ")))
                        .redirectOutput(new File("/dev/full"))
                        .start();
        String told = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(told.startsWith("tt: standard output can't be written: "), told);
        assertEquals(1, told.lines().count(), told);
        assertEquals(74, process.waitFor());
    }
}
