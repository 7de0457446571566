package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines in and lines out, by sections 2 and 3 of the protocol. */
class GtpFramingTest {

    private static final String NAME = "= Tromp-Taylor\n\n";

    @Test
    void anAnswerRepeatsTheId() throws IOException {
        assertEquals("=7 Tromp-Taylor\n\n", Served.writes("7 name\n"));
        assertEquals("=007 Tromp-Taylor\n\n", Served.writes("007 name\n"));
        assertEquals("=2147483648 Tromp-Taylor\n\n", Served.writes("2147483648 name\n"));
        assertEquals("?12 unknown command\n\n", Served.writes("12 what\n"));
        assertEquals("= \n\n", Served.writes("clear_board\n"));
    }

    @Test
    void anIdAloneIsNoCommand() throws IOException {
        assertEquals("?5 unknown command\n\n" + NAME, Served.writes("5\nname\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name\r\n",
                "  \tname\t \n",
                "name # and a comment\n",
                "name#\n",
                "# a comment\nname\n",
                "\n\r\n \t\nname\n\n",
                "na\u0000\u0007m\u007fe\n",
                "name",
            })
    void whatIsNoPartOfTheCommandIsLeftOut(String input) throws IOException {
        assertEquals(NAME, Served.writes(input));
    }

    /**
     * Of the control characters beyond ASCII too, and of what turns the direction of writing round. The
     * slash names a folder that is not there, lest {@code printsgf} leave files behind.
     */
    @Test
    void noAnswerHasControlCharacters() {
        GtpServer server = Served.plain().server();
        for (String command : server.commands()) {
            for (String before : List.of("", "b ", "b a1 ", "9 ", "tromp-taylor ", "alive ")) {
                String text =
                        server.answer(command + " " + before + "\u001b\u009b1m\u202ea b c/d")
                                .text();
                assertFalse(text.matches("(?s).*[\\p{Cc}\\p{Cf}&&[^\n]].*"), command + before);
            }
        }
    }

    @Test
    void tabsPartWordsAsSpacesDo() throws IOException {
        assertEquals("=3 \n\n=4 0\n\n", Served.writes("3\tplay\tb\t D4\n4 is_legal\tw\td4\n"));
    }

    @Test
    void commandsAreWrittenAsTheyAreKnown() throws IOException {
        assertEquals("? unknown command\n\n", Served.writes("NAME\n"));
        assertEquals("? unknown command\n\n", Served.writes("\u00e9\n"));
    }

    @Test
    void nothingIsAnsweredAfterQuit() throws IOException {
        assertEquals("=1 \n\n", Served.writes("1 quit\n2 name\n"));
    }

    @Test
    void aLineMayBeCutOffByTheEndOfTheInput() throws IOException {
        assertEquals("", Served.writes(""));
        assertEquals("", Served.writes("# only a comment"));
        assertEquals("= \n\n= 0\n\n", Served.writes("play b d4\nis_legal w d4"));
    }

    @Test
    void aLineThatIsTooLongFailsAndTheNextIsRead() throws IOException {
        String longest = "8 known_command " + "x".repeat(RequestReader.LONGEST_LINE - 16);
        assertEquals("=8 false\n\n", Served.writes(longest + "\n"));
        assertEquals(
                "?8 syntax error: a line of more than 65536 bytes\n\n" + NAME,
                Served.writes(longest + "x\nname\n"));
        assertEquals("=8 false\n\n", Served.writes(longest + " \t # " + longest + "\n"));
    }

    @Test
    void anEndlessLineTakesNoMemory() throws IOException {
        InputStream endless =
                new InputStream() {
                    private long left = 200_000_000;

                    @Override
                    public int read() {
                        return left-- > 0 ? 'x' : -1;
                    }

                    @Override
                    public int read(byte[] bytes, int start, int count) {
                        for (int i = 0; i < count; i++) {
                            bytes[start + i] = 'x';
                        }
                        left -= count;
                        return left < 0 ? -1 : count;
                    }
                };
        StringWriter out = new StringWriter();
        GtpServer server = Served.plain().server();
        assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> server.serve(endless, new PrintWriter(out)));
        assertEquals("? syntax error: a line of more than 65536 bytes\n\n", out.toString());
    }

    @Test
    void whatIsNoTextHarmsNobody() throws IOException {
        Random random = new Random(5);
        byte[] rubbish = new byte[100_000];
        random.nextBytes(rubbish);
        for (int i = 0; i < rubbish.length; i += 50) {
            rubbish[i] = '\n';
        }
        String out = Served.writes(rubbish);
        for (String answer : out.split("\n\n")) {
            assertTrue(answer.matches("\\?[0-9]* [^\n]*"), answer);
        }
        assertTrue(out.endsWith("\n\n"));
        assertTrue(out.codePoints().noneMatch(c -> c != '\n' && Character.isISOControl(c)));
    }

    @Test
    void aControllersWordsAreShownShortAndEscaped() throws IOException {
        String out = Served.writes("play b \u202e\u009b" + "x".repeat(1000) + "\n");
        assertEquals(
                "? syntax error: '\\u202e\\u009b"
                        + "x".repeat(107)
                        + "'... (1002 characters) is no vertex\n\n",
                out);
    }

    @Test
    void theServerEndsWhenNobodyReads() {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                };
        InputStream endless =
                new InputStream() {
                    private int at;

                    @Override
                    public int read() {
                        return "name\n".charAt(at++ % 5);
                    }
                };
        GtpServer server = Served.plain().server();
        assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> server.serve(endless, new PrintWriter(closed)));
    }

    @Test
    void eachAnswerIsWrittenBeforeTheNextLineIsRead() throws IOException {
        StringWriter out = new StringWriter();
        byte[] lines = "name\nname\n".getBytes();
        InputStream in =
                new ByteArrayInputStream(lines) {
                    @Override
                    public synchronized int read(byte[] bytes, int start, int count) {
                        // One line at a time, as through a pipe.
                        boolean second = pos == 5;
                        assertEquals(second ? NAME : pos == 0 ? "" : NAME + NAME, out.toString());
                        return super.read(bytes, start, Math.min(count, 5));
                    }
                };
        Served.plain().server().serve(in, new PrintWriter(out));
        assertFalse(out.toString().isEmpty());
    }
}
