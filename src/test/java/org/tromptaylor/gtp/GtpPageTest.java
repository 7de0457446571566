package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** GTP.md tells of each command, and its example is what happens. */
class GtpPageTest {

    private static final Pattern NAME = Pattern.compile("`([a-z_-]+)[ `]");

    private static String page() throws IOException {
        return Files.readString(Path.of("GTP.md"));
    }

    @Test
    void theTableHasEachCommandAndNoOther() throws IOException {
        String table = page().substring(page().indexOf("| command |"));
        Set<String> told = new TreeSet<>();
        table.lines()
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> NAME.matcher(line.split("(?<!\\\\)\\|")[1]))
                .forEach(
                        names -> {
                            while (names.find()) {
                                told.add(names.group(1));
                            }
                        });
        assertEquals(new TreeSet<>(Served.plain().server().commands()), told);
    }

    @Test
    void theExampleIsWhatHappens() throws IOException {
        Matcher block = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL).matcher(page());
        assertTrue(block.find());
        String input = block.group(1).replaceAll("(?m)^[=?].*\n\n?", "");
        String answers = Served.writes(input);
        for (String answer : answers.split("\n\n")) {
            if (!answer.equals("= ")) {
                assertTrue(block.group(1).contains("\n" + answer + "\n"), answer);
            }
        }
        assertEquals(2, answers.split("(?m)^[=?] (?!$)").length - 1, answers);
    }
}
