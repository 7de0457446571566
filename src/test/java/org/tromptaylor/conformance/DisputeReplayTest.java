package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/** The boards of questions about dead stones. */
class DisputeReplayTest {

    private static Corpus corpus;

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    private static Replay replay(TestVector vector, ObjectNode given) {
        return Replay.of(
                new Result(
                        vector, Outcome.FAILED, Optional.ofNullable(given), "", "", Duration.ZERO));
    }

    private static List<String> captions(Replay replay, int from) {
        return replay.frames().stream().skip(from).map(Replay.Frame::caption).toList();
    }

    @Test
    void theLastFrameIsTheGridThatTheCorpusExpects() {
        int disputes = 0;
        for (TestVector vector : corpus.vectors()) {
            if (vector.kind() == Kind.DISPUTE) {
                disputes++;
                List<String> rows = new ArrayList<>();
                vector.expect().get("grid").forEach(row -> rows.add(row.textValue()));
                boolean ended = vector.expect().get("next").textValue().equals("nothing");
                Replay replay = replay(vector, null);
                int steps = vector.question().get("steps").size();
                assertEquals(steps + (ended ? 2 : 1), replay.frames().size(), vector.id());
                Replay.Frame last = replay.frames().get(replay.shown());
                assertEquals(
                        rows,
                        Notation.rows(vector.width(), vector.height(), last.grid()),
                        vector.id());
                vector.expect()
                        .get("refused")
                        .forEach(
                                refusal ->
                                        assertTrue(
                                                replay.frames()
                                                        .get(refusal.get("turn").intValue())
                                                        .caption()
                                                        .contains(": refused, "),
                                                vector.id()));
            }
        }
        assertTrue(disputes > 40, "disputes: " + disputes);
    }

    @Test
    void aCopyIsPlayedAndThenTheGameItselfIsCounted() {
        Replay replay = replay(corpus.vector("ttd5-taken-on-the-copy-is-dead").orElseThrow(), null);
        assertEquals(
                List.of(
                        "7. Black pass. Play stops, and both list dead stones",
                        "8. Black lists as dead: E2",
                        "9. White lists as dead: nothing. The lists differ: play goes on on a copy,"
                                + " as if the two passes had not been",
                        "10. White pass",
                        "11. Black D2",
                        "12. White pass",
                        "13. Black E3",
                        "14. White pass",
                        "15. Black E1 takes E2",
                        "16. White pass",
                        "17. Black pass",
                        "The end (TT-D5): E2 removed. Black 15, White 0. Squares: empty points that"
                                + " count for a player"),
                captions(replay, 7));
        assertEquals(List.of(new Replay.Placed(9, Mark.SQUARE)), replay.frames().get(8).marks());
        // The copy's stones on D2, E3 and E1 are gone again.
        assertEquals(
                List.of("..X..", "..X..", "..X.."),
                Notation.rows(5, 3, replay.frames().get(18).grid()));
        assertEquals(12, replay.frames().get(18).marks().size());
    }

    @Test
    void aThirdPartyIsAskedAndDecides() {
        Replay replay = replay(corpus.vector("ttd3-decides-string-by-string").orElseThrow(), null);
        assertEquals(
                List.of(
                        "9. White lists as dead: C3 C2 C1. The lists differ: the third party decides",
                        "10. The third party lists as dead: E2",
                        "The end (TT-D3): E2 removed. Black 9, White 1. Squares: empty points that"
                                + " count for a player"),
                captions(replay, 9));
    }

    @Test
    void whereTheAnswersPartIsShownFirstWithWhatIsRepeated() throws Exception {
        TestVector vector =
                corpus.vector("ttd4-superko-reaches-back-over-the-passes").orElseThrow();
        ObjectNode given = (ObjectNode) new ObjectMapper().readTree("{\"refused\": []}");
        Replay replay = replay(vector, given);
        assertEquals(14, replay.shown());
        assertEquals(
                List.of(
                        "14. White B2: refused, it would make the colouring after step 8 again"
                                + " (TT-6). Here the program differs: it accepted this turn"),
                captions(replay, 14));
        assertEquals(8, replay.frames().get(14).repeated());
        assertEquals("8. White B2", captions(replay, 8).get(0));
    }
}
