package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class GtpCommandTest {

    private static Cli asked(InputStream input, String... options) {
        InputStream before = System.in;
        System.setIn(input);
        try {
            String[] arguments = new String[options.length + 1];
            arguments[0] = "gtp";
            System.arraycopy(options, 0, arguments, 1, options.length);
            return Cli.tt(arguments);
        } finally {
            System.setIn(before);
        }
    }

    private static Cli asked(String input, String... options) {
        return asked(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), options);
    }

    @Test
    void nothingButAnswersIsPrinted() {
        assertEquals(new Cli(0, "=1 Tromp-Taylor\n\n= \n\n", ""), asked("1 name\nquit\nname\n"));
        assertEquals(new Cli(0, "", ""), asked(""));
    }

    @Test
    void optionsDecideWhatThePageSays() {
        String twice = "play b d4\nplay b d5\n";
        assertEquals("= \n\n? illegal move\n\n", asked(twice).out());
        assertEquals("= \n\n= \n\n", asked(twice, "--fill-passes").out());
        assertEquals(
                "= \n\n? illegal move: out-of-turn (TT-5.b): it is White's turn\n\n",
                asked(twice, "--reasons").out());
    }

    @Test
    void movesDependOnTheSeedAlone() {
        String moves = "genmove b\ngenmove w\n".repeat(5);
        assertEquals(asked(moves), asked(moves, "--seed", "1"));
        assertNotEquals(asked(moves), asked(moves, "--seed", "2"));
    }

    @Test
    void inputThatCannotBeReadIsOneLine() {
        InputStream broken =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("broken");
                    }
                };
        asked(broken).assertComplains(2, "tt gtp: standard input can't be read");
        Cli.tt("gtp", "--seed", "x")
                .assertComplains(
                        2,
                        "tt gtp: Invalid value for option '--seed': 'x' is no number (see tt gtp"
                                + " --help)");
    }
}
