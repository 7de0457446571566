package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.VectorFile;

/**
 * The exported tests, run as the documentation of {@code gogui-regress} and its source say that it
 * does: a command with a number is a test; it fails if it is refused, or if the pattern in the next
 * line does not match the whole answer.
 */
@Timeout(300)
class GtpRegressionTest {

    private static final Pattern TEST = Pattern.compile("(\\d+) (.*)");
    private static final Pattern EXPECTED = Pattern.compile("#\\? \\[(.*)]");
    private static final String[] COMMANDS = {
        "rectangular_boardsize", "is_legal", "all_legal", "list_stones", "final_score", "komi"
    };

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    /** The commands that fail on an engine with this fault; other refusals are failures too. */
    private static List<String> failures(String animal) throws Exception {
        List<String> words = new ArrayList<>(List.of(animal));
        words.addAll(List.of(COMMANDS));
        List<String> failures = new ArrayList<>();
        try (ChildProcess engine =
                ChildProcess.start(
                        Misbehaving.command(GtpProgram.class, words.toArray(new String[0])))) {
            GtpClient client = new GtpClient(engine, Duration.ofSeconds(60));
            for (VectorFile file : Corpus.bundled().files()) {
                run(client, new GtpRegression(file.title(), file.vectors()).text(), failures);
            }
        }
        return failures;
    }

    private static void run(GtpClient client, String text, List<String> failures) throws Exception {
        int numbers = 0;
        String command = "";
        GtpAnswer answer = null;
        String id = "";
        for (String line : text.split("\n")) {
            Matcher expected = EXPECTED.matcher(line);
            Matcher test = TEST.matcher(line);
            if (expected.matches()) {
                int flags = Pattern.MULTILINE | Pattern.DOTALL;
                Pattern pattern = Pattern.compile(expected.group(1).strip(), flags);
                if (!answer.ok() || !pattern.matcher(answer.text().strip()).matches()) {
                    failures.add(id + ": " + command + " -> " + answer.text());
                }
            } else if (line.startsWith("#")) {
                id = line.startsWith("# tt") ? line.substring(2) : id;
            } else if (!line.isBlank()) {
                boolean isTest = test.matches();
                assertTrue(!isTest || Integer.parseInt(test.group(1)) == ++numbers, line);
                command = isTest ? test.group(2) : line;
                answer = client.send(command);
                if (!isTest && !answer.ok()) {
                    failures.add(id + ": " + command + " -> " + answer.text());
                }
            }
        }
    }

    @Test
    void anEngineThatIsRightPassesAllOfThem() throws Exception {
        assertEquals(List.of(), failures("none"));
    }

    @Test
    void anEngineThatIsWrongFailsOnTheVectorsOfItsFault() throws Exception {
        assertTrue(
                failures("suicide-forbidden").stream()
                        .anyMatch(
                                f -> f.startsWith("tt7-game-suicide-of-two-in-the-corner: play ")));
        assertTrue(
                failures("previous-does-not-count").stream()
                        .anyMatch(
                                f ->
                                        f.matches(
                                                "tt6-ko-taken-back-at-once-in-the-corner: is_legal .* -> 1")));
        assertTrue(
                failures("empty-grid-is-blacks").stream()
                        .anyMatch(f -> f.matches("tt(9|10)-.*: final_score -> B\\+.*")));
    }

    @Test
    void whatGtpHasNoWordsForIsNamedInAComment() throws Exception {
        int exported = 0;
        int left = 0;
        for (VectorFile file : Corpus.bundled().files()) {
            GtpRegression test = new GtpRegression(file.title(), file.vectors());
            exported += test.exported();
            left += (int) test.text().lines().filter(l -> l.startsWith("# not exported: ")).count();
        }
        assertEquals(Corpus.bundled().vectors().size(), exported + left);
        assertTrue(exported > left, exported + " and " + left);
    }
}
