package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

/** Failures at length, on vectors of the corpus. */
class FailureTextTest {

    private static Corpus corpus;

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    private static List<String> lines(TestVector vector, Optional<ObjectNode> given) {
        return FailureText.lines(
                new Result(vector, Outcome.FAILED, given, "it differs", "", Duration.ZERO));
    }

    private static String text(String id, String given) throws Exception {
        ObjectNode answer = (ObjectNode) new ObjectMapper().readTree(given);
        return String.join("\n", lines(corpus.vector(id).orElseThrow(), Optional.of(answer)));
    }

    private static void assertShows(String text, String part) {
        assertTrue(text.contains(part), text);
    }

    @Test
    void everyVectorCanBeShownWithEveryVariantAndWithNoAnswer() {
        for (TestVector vector : corpus.vectors()) {
            List<Optional<ObjectNode>> answers = new ArrayList<>(List.of(Optional.empty()));
            vector.variants().values().forEach(answer -> answers.add(Optional.of(answer)));
            for (Optional<ObjectNode> answer : answers) {
                List<String> lines = lines(vector, answer);
                assertTrue(lines.size() < 120, vector + ": " + lines.size() + " lines");
                for (String line : lines) {
                    assertEquals(line.stripTrailing(), line);
                    assertTrue(line.length() <= 120, line);
                }
            }
        }
    }

    @Test
    void aGameIsShownBeforeTheTurnThatWasJudgedOtherwise() throws Exception {
        String text =
                text(
                        "tt6-sending-two-returning-one-in-the-corner",
                        "{\"refused\": [], \"grid\": []}");
        assertShows(text, "before turn 9, black's B1:\n");
        assertShows(text, "(.)");
        assertShows(text, "  expected  turn 9 (B1) refused: repeats turn 6\n");
        assertShows(text, "  given     no turn refused\n");
        assertFalse(text.contains("expected      "), "the grids are no news: " + text);
    }

    @Test
    void gridsAreShownSideBySideWhereTheyDiffer() throws Exception {
        String text =
                text(
                        "tt7-two-stones-in-the-corner",
                        "{\"grid\": [\".....\", \".....\", \".....\", \"OO...\", \"XXO..\"]}");
        assertShows(text, "            expected          given\n");
        assertShows(text, "             1 . . O . . 1     1 X X O . . 1\n");
    }

    @Test
    void aGridIsShownAloneWhereTheMoveWasRefused() throws Exception {
        String text = text("tt7-two-stones-in-the-corner", "{\"reason\": \"suicide\"}");
        assertShows(text, "  given     refused: suicide\n            expected\n");
        assertShows(text, "             1 . . O . . 1\n");
    }
}
