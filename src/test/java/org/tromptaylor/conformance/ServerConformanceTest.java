package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tromptaylor.cli.Tt;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;
import org.tromptaylor.vectors.Corpus;

/** {@code tt gtp} is asked the vectors like any other engine. */
@Timeout(300)
class ServerConformanceTest {

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    @Test
    void whateverItCanBeAskedPasses() throws Exception {
        Corpus corpus = Corpus.bundled();
        Subject subject =
                new GtpSubject(
                        Misbehaving.command(Tt.class, "gtp"),
                        List.of(),
                        false,
                        Duration.ofSeconds(60));
        Report report =
                new Runner(subject, SkipList.EMPTY, 1, r -> {}).run(corpus, corpus.vectors());
        List<String> skipped = new ArrayList<>();
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.SKIPPED) {
                skipped.add(result.detail());
            } else {
                assertEquals(
                        Outcome.PASSED, result.outcome(), result.vector() + ": " + result.detail());
            }
        }
        assertTrue(skipped.size() < report.results().size() / 2, "too much was skipped");
        // What the protocol has no words for; nothing that the server lacks.
        for (String why : skipped) {
            assertTrue(
                    why.startsWith("GTP has no words for ")
                            || why.equals("a string without a liberty can't be set up by playing")
                            || why.equals("the move repeats a grid of the game that sets it up"),
                    why);
        }
    }
}
