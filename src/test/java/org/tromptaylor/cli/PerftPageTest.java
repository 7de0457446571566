package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.process.Programs;

/** What PERFT.md shows is so. */
@Timeout(120)
class PerftPageTest {

    private static final Pattern OUTPUT =
            Pattern.compile("<!-- output of: \\./tt (.*) -->\n```text\n((?s:.*?))```\n");
    private static final Pattern PROGRAM = Pattern.compile("```c\n((?s:.*?))```\n");

    private static String page() throws IOException {
        return Files.readString(Path.of("PERFT.md"));
    }

    @Test
    void theOutputIsWhatIsPrinted() throws IOException {
        Matcher output = OUTPUT.matcher(page());
        int blocks = 0;
        while (output.find()) {
            blocks++;
            assertEquals(output.group(2), Cli.tt(output.group(1).split(" ")).out());
        }
        assertTrue(blocks >= 1);
    }

    /** The program that ours is compared with must not be quick because it is wrong. */
    @Test
    void theProgramInCCountsAsWeDo(@TempDir Path folder) throws Exception {
        assumeTrue(Programs.isOnPath("cc"), "no cc on the PATH");
        Matcher program = PROGRAM.matcher(page());
        assertTrue(program.find());
        Files.writeString(folder.resolve("games.c"), program.group(1));
        run(
                folder,
                List.of("cc", "-O3", "-Wall", "-Wextra", "-Werror", "-DW=3", "-DH=1", "games.c"));
        assertEquals("907\n", run(folder, List.of("./a.out")));
    }

    private static String run(Path folder, List<String> command) throws Exception {
        Path out = folder.resolve("out");
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), Files.readString(out));
        return Files.readString(out);
    }
}
