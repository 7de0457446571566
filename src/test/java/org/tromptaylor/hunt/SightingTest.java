package org.tromptaylor.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Reply;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.vectors.VectorMaker;

/** What a wrong answer is about: the attempt, and the rules that decide it; worked out by hand. */
class SightingTest {

    private static final RuleSet OURS = RuleSet.TROMP_TAYLOR;

    static Attempts attempts(int width, int height, String turns) {
        List<Integer> points = new ArrayList<>();
        for (String turn : turns.split(" ")) {
            if (!turn.isEmpty()) {
                points.add(Notation.turn(width, height, turn));
            }
        }
        return new Attempts(width, height, points);
    }

    /** What a follower of other rules answers to it. */
    private static Sighting seen(Kind kind, Attempts game, RuleSet rules) {
        TestVector vector = VectorMaker.question(kind, game.width(), game.height(), game.turns());
        Reply reply = new Reply.Answered(Answers.byRuleSet(rules, vector).orElseThrow());
        return Sighting.of(kind, game, Result.of(vector, reply, Duration.ZERO));
    }

    // Plain ko; TT-6.c's and TT-6.f's examples; a two-stone suicide back to the start; a one-stone
    // suicide.
    @ParameterizedTest
    @CsvSource({
        "2, 1, A1 B1 A1, 3, TT-6",
        "3, 1, A1 C1 B1 C1 A1, 5, TT-6.c TT-6.e TT-6",
        "3, 1, A1 C1 pass B1 A1, 5, TT-6.e TT-6.f TT-6",
        "2, 1, A1 pass B1, 3, TT-6.a TT-6.e TT-6.f TT-6",
        "1, 1, pass A1, 2, TT-6.b TT-6",
    })
    void anAcceptedRepetition(int width, int height, String turns, int attempt, String rules) {
        Sighting sighting =
                seen(Kind.PLAY, attempts(width, height, turns), OURS.with(RuleSet.Ko.NONE));
        assertEquals(Sighting.What.ACCEPTED, sighting.what());
        assertEquals(attempt, sighting.attempt());
        assertEquals(rules, String.join(" ", sighting.rules()));
        assertEquals("TT-6", sighting.key());
    }

    @Test
    void aTurnAfterTheEnd() {
        Sighting sighting =
                seen(Kind.PLAY, attempts(3, 3, "A1 pass pass B1"), OURS.with(RuleSet.End.NEVER));
        assertEquals(List.of("TT-8.a", "TT-8"), sighting.rules());
        assertEquals(4, sighting.attempt());
        assertEquals("B1", sighting.vertex().orElseThrow());
    }

    // TT-7.a's example: Black's A1 and B1 have no liberty then, and the colouring is new.
    @Test
    void aSuicideThatIsRefused() {
        Sighting sighting =
                seen(
                        Kind.PLAY,
                        attempts(3, 3, "A1 A2 C3 B2 B3 C1 B1"),
                        OURS.with(RuleSet.Suicide.FORBIDDEN));
        assertEquals(Sighting.What.REFUSED, sighting.what());
        assertEquals(List.of("TT-7.a", "TT-7"), sighting.rules());
        assertEquals(7, sighting.attempt());
    }

    @Test
    void aSuicideThatIsLeftOutOfTheLegalMoves() {
        Sighting sighting =
                seen(
                        Kind.LEGAL_MOVES,
                        attempts(3, 3, "A1 A2 C3 B2 B3 C1"),
                        OURS.with(RuleSet.Suicide.FORBIDDEN));
        assertEquals(Sighting.What.REFUSED, sighting.what());
        assertEquals("B1", sighting.vertex().orElseThrow());
        assertEquals("TT-7.a", sighting.rules().get(0));
        assertEquals(6, sighting.game().size(), "the move is no part of the game");
    }

    @Test
    void anotherReasonForARefusal() {
        Sighting sighting =
                seen(Kind.PLAY, attempts(1, 1, "A1"), OURS.with(RuleSet.Suicide.FORBIDDEN));
        assertEquals(Sighting.What.REASON, sighting.what());
        assertEquals("TT-6 reason", sighting.key());
    }

    @Test
    void scoresOfAnEmptyGrid() {
        Sighting sighting =
                seen(
                        Kind.GAME,
                        attempts(2, 2, "pass pass"),
                        OURS.with(RuleSet.Scoring.OLDER_WORDING));
        assertEquals(List.of("TT-9.b", "TT-9"), sighting.rules());
        assertEquals(Sighting.What.END, sighting.what());
    }

    @Test
    void aGameThatIsSaidToGoOn() {
        Sighting sighting =
                seen(Kind.GAME, attempts(2, 2, "pass pass"), OURS.with(RuleSet.End.THREE_PASSES));
        assertEquals(List.of("TT-8"), sighting.rules());
    }

    @Test
    void whatIsNoFailureIsNoSighting() {
        Attempts game = attempts(2, 1, "A1");
        TestVector vector = VectorMaker.question(Kind.PLAY, 2, 1, game.turns());
        Result skipped = Result.unanswered(vector, Outcome.SKIPPED, "why", Duration.ZERO);
        assertThrows(IllegalArgumentException.class, () -> Sighting.of(Kind.PLAY, game, skipped));
    }
}
