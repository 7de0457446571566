package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;

/** One call of {@code tt}: its exit code and what it wrote. */
record Cli(int code, String out, String err) {

    static Cli tt(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Tt.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
        return new Cli(code, out.toString(), err.toString());
    }

    /** A command as one argument, to be split again. */
    static String quoted(List<String> command) {
        return command.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    /** Nothing but this line of complaint, and the exit code. */
    void assertComplains(int expectedCode, String line) {
        assertEquals(line + System.lineSeparator(), err);
        assertEquals("", out);
        assertEquals(expectedCode, code);
    }
}
