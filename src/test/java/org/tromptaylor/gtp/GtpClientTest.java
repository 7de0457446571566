package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;

/** Framing, against engines that are a few lines of shell. */
@Timeout(60)
class GtpClientTest {

    private ChildProcess engine;

    @BeforeEach
    void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh here");
    }

    @AfterEach
    void end() {
        if (engine != null) {
            engine.close();
        }
    }

    /** An engine that answers each command with this text, in which {@code %s} is the id. */
    private GtpClient engine(String answer, Duration timeout) throws ChildFailure {
        String script =
                "while read id command; do printf '" + answer.replace("%s", "'$id'") + "'; done";
        engine = ChildProcess.start(List.of("/bin/sh", "-c", script));
        return new GtpClient(engine, timeout);
    }

    private GtpClient engine(String answer) throws ChildFailure {
        return engine(answer, Duration.ofSeconds(20));
    }

    private static void assertFails(GtpClient client, ChildFailure.Kind kind, String message) {
        ChildFailure failure = assertThrows(ChildFailure.class, () -> client.send("name"));
        assertEquals(message, failure.getMessage());
        assertEquals(kind, failure.kind());
    }

    @Test
    void anAnswerEndsAtAnEmptyLine() throws Exception {
        GtpClient client = engine("=%s one\\ntwo\\n\\n");
        assertEquals(new GtpAnswer(true, "one\ntwo"), client.send("name"));
        assertEquals(new GtpAnswer(true, "one\ntwo"), client.send("name"));
    }

    @Test
    void aRefusalIsAnAnswer() throws Exception {
        assertEquals(
                new GtpAnswer(false, "illegal move"),
                engine("?%s illegal move\\n\\n").send("play black A1"));
    }

    @Test
    void anAnswerMayBeEmpty() throws Exception {
        GtpClient client = engine("=%s\\n\\n");
        assertEquals(new GtpAnswer(true, ""), client.send("play black A1"));
        assertEquals(new GtpAnswer(true, ""), client.send("play white B1"));
    }

    @Test
    void carriageReturnsAndControlCharactersAreDropped() throws Exception {
        assertEquals(
                new GtpAnswer(true, "one two\nthree"),
                engine("=%s one\\ttwo\\r\\n\\007three\\r\\n\\r\\n").send("name"));
    }

    @Test
    void commentsAndEmptyLinesBeforeAnAnswerAreLeftAside() throws Exception {
        GtpClient client = engine("# thinking\\n\\n\\n=%s yes\\n\\n\\n\\n");
        assertEquals(new GtpAnswer(true, "yes"), client.send("name"));
        assertEquals(new GtpAnswer(true, "yes"), client.send("name"));
    }

    @Test
    void aMissingIdIsForgiven() throws Exception {
        assertEquals(new GtpAnswer(true, "yes"), engine("= yes\\n\\n").send("name"));
    }

    @Test
    void anotherIdIsNot() throws Exception {
        assertFails(
                engine("=77 yes\\n\\n"),
                ChildFailure.Kind.PROTOCOL,
                "answered id 77 where 1 was expected (asked 'name')");
    }

    @Test
    void rubbishBeforeAnAnswerIsNamed() throws Exception {
        assertFails(
                engine("Hello!\\n=%s yes\\n\\n"),
                ChildFailure.Kind.PROTOCOL,
                "wrote 'Hello!' where '=1' was expected (asked 'name')");
    }

    @Test
    void emptyLinesInsideABoardAreKept() throws Exception {
        GtpClient client = engine("=%s\\n\\n A B\\n\\n1 . .\\n\\n A B\\n\\n");
        // The second command's answer has paragraphs too here; its own first line is the fence.
        assertEquals(
                new GtpAnswer(true, "\n A B\n\n1 . .\n\n A B"),
                client.sendForParagraphs("showboard"));
    }

    @Test
    void anAnswerWithoutEndIsCut() throws Exception {
        engine =
                ChildProcess.start(
                        List.of(
                                "/bin/sh",
                                "-c",
                                "read x; echo =1; head -c 1200000 /dev/zero | tr '\\0' x | fold -w 1000"));
        GtpClient client = new GtpClient(engine, Duration.ofSeconds(20));
        assertFails(
                client,
                ChildFailure.Kind.PROTOCOL,
                "wrote an answer of more than 1 MiB (asked 'name')");
    }

    @Test
    void anAnswerThatStaysOpenTimesOut() throws Exception {
        assertFails(
                engine("=%s yes\\n", Duration.ofMillis(400)),
                ChildFailure.Kind.TIMED_OUT,
                "no answer in time (asked 'name')");
    }

    @Test
    void anEndIsToldWithTheCommand() throws Exception {
        engine = ChildProcess.start(List.of("/bin/sh", "-c", "read x; exit 4"));
        assertFails(
                new GtpClient(engine, Duration.ofSeconds(20)),
                ChildFailure.Kind.ENDED,
                "ended with exit code 4 (asked 'name')");
    }
}
