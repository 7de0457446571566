package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** A server, and what it is expected to answer. */
final class Served {

    private final GtpServer server;

    private Served(boolean fillsPasses, boolean tellsReasons) {
        server = new GtpServer(new GtpServer.Options("1.2.3", 1, fillsPasses, tellsReasons));
    }

    static Served plain() {
        return new Served(false, false);
    }

    static Served fillingPasses() {
        return new Served(true, false);
    }

    static Served withReasons() {
        return new Served(false, true);
    }

    static Served ofSize(int width, int height) {
        return plain().took("boardsize " + width + " " + height);
    }

    GtpServer server() {
        return server;
    }

    /** What it answers to a command that succeeds. */
    String says(String command) {
        GtpAnswer answer = server.answer(command);
        assertTrue(answer.ok(), command + ": " + answer.text());
        assertFalse(("\n" + answer.text() + "\n").contains("\n\n\n"), command + ": empty line");
        return answer.text();
    }

    /** That it answers with nothing to each of the commands. */
    Served took(String... commands) {
        for (String command : commands) {
            assertEquals("", says(command), command);
        }
        return this;
    }

    /** Plays these turns, Black first. */
    Served played(String turns) {
        int number = 0;
        for (String turn : turns.split(" ")) {
            took("play " + (number++ % 2 == 0 ? "b " : "w ") + turn);
        }
        return this;
    }

    /** That the command fails with these words. */
    Served refused(String words, String command) {
        GtpAnswer answer = server.answer(command);
        assertEquals(new GtpAnswer(false, words), answer, command);
        return this;
    }

    /** That the answer to the command is this one. */
    Served said(String text, String command) {
        assertEquals(text, says(command), command);
        return this;
    }

    /** That the grid shows these rows. */
    Served shows(String... rows) {
        return said(String.join("\n", rows).replaceAll("(?<=[.XO])(?=[.XO])", " "), BOARD);
    }

    private static final String BOARD = "gogui-rules_board";

    /** All that it writes when it reads this. */
    static String writes(String input) throws IOException {
        return writes(input.getBytes(StandardCharsets.UTF_8));
    }

    static String writes(byte[] input) throws IOException {
        StringWriter out = new StringWriter();
        plain().server.serve(new ByteArrayInputStream(input), new PrintWriter(out));
        return out.toString();
    }
}
