package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tromptaylor.process.CommandLine;
import org.tromptaylor.process.Programs;

/**
 * README.md shows what {@code tt} prints: each block after a comment {@code output of: tt ...} is
 * printed again and compared, but for the seconds
 * and the version. {@code -Dreadme.update=true} writes the blocks.
 */
@Timeout(300)
class ReadmeOutputTest {

    private static final Path README = Path.of("README.md");
    private static final Pattern BLOCK =
            Pattern.compile("<!-- output of: \\./tt (.*) -->\n```text\n((?s:.*?))```\n");

    @BeforeAll
    static void needGnugo() {
        Programs.need(Programs.isOnPath("gnugo"), "no gnugo on the PATH: not asked");
    }

    private static String printed(String arguments) {
        Cli cli = Cli.tt(CommandLine.words(arguments).toArray(new String[0]));
        assertEquals("", cli.err(), arguments);
        return cli.out().replaceAll("(?m) +$", "");
    }

    /** Without the seconds, and the version that only the jar knows. */
    private static String lasting(String text) {
        return text.replaceAll("in [0-9.]+ s\n", "in ... s\n")
                .replaceFirst("^(the built-in \\w+) [0-9.]+\n", "$1\n");
    }

    @Test
    void theReadmeShowsWhatIsPrinted() throws IOException {
        String readme = Files.readString(README);
        Matcher block = BLOCK.matcher(readme);
        StringBuilder now = new StringBuilder();
        int blocks = 0;
        while (block.find()) {
            blocks++;
            String printed = printed(block.group(1));
            assertNotEquals("", printed);
            String known = block.group(2);
            boolean same = lasting(known).equals(lasting(printed));
            block.appendReplacement(
                    now,
                    Matcher.quoteReplacement(
                            "<!-- output of: ./tt "
                                    + block.group(1)
                                    + " -->\n```text\n"
                                    + (same ? known : printed)
                                    + "```\n"));
        }
        block.appendTail(now);
        assertTrue(blocks >= 2, "only " + blocks + " blocks of output");
        if (Boolean.getBoolean("readme.update")) {
            Files.writeString(README, now);
        } else {
            assertEquals(
                    now.toString(), readme, "mvn test -Dtest=ReadmeOutputTest -Dreadme.update");
        }
    }
}
