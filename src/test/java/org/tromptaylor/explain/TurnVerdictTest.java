package org.tromptaylor.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.TurnVerdict.History;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.SgfReader;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** Verdicts with the rules and readings that decide them; the games are those of the specification. */
class TurnVerdictTest {

    private static GameRecord record(String sgf) throws Exception {
        byte[] bytes = sgf.getBytes(StandardCharsets.UTF_8);
        try (SgfReader reader = new SgfReader(new ByteArrayInputStream(bytes))) {
            return GameRecord.of(reader.next().orElseThrow());
        }
    }

    private static TurnVerdict last(String sgf) throws Exception {
        GameRecord record = record(sgf);
        return new Explainer(record, Explainer.turns(record)).lastTurn();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A ko taken back at once.
                "(;SZ[2:1];B[aa];W[ba];B[aa]) | 1 | 2 | TT-6 TT-6.h",
                // White's two stones would leave the empty grid of the start, Black to move as
                // then.
                "(;SZ[2:1];B[aa];W[ba];B[];W[aa]) | 0 | 4 | TT-6.a TT-6.e TT-6.f TT-6 TT-6.h",
                // The grid of turn 2, but with White to move.
                "(;SZ[3:1];B[aa];W[ca];B[ba];W[ca];B[aa]) | 2 | 3 | TT-6.c TT-6.e TT-6 TT-6.h",
                // White was to move then too.
                "(;SZ[3:1];B[aa];W[ca];B[];W[ba];B[aa]) | 1 | 4 | TT-6.e TT-6.f TT-6 TT-6.h",
                // Made by the start with Black to move; after the pass White was.
                "(;SZ[2:1];B[];W[aa];B[ba];W[];B[aa]) | 0 | 5 | TT-6.a TT-6.e TT-6.f TT-6 TT-6.h",
                // The suicide of a single stone.
                "(;SZ[3];B[ab];W[ca];B[bc];W[ac]) | 3 | 1 | TT-6.b TT-6 TT-6.h",
                // Another one; turn 5 made the present grid.
                "(;SZ[3];B[ab];W[ca];B[bc];W[];B[cc];W[ac]) | 5 | 1 | TT-6.b TT-6 TT-6.h",
                // Ten moves on 3x2, White to move after turn 1 as after turn 11.
                "(;SZ[3:2];B[ab];W[ba];B[cb];W[bb];B[ca];W[cb];B[aa];W[ca];B[ab];W[aa];B[ab])"
                        + "| 1 | 10 | TT-6.e TT-6 TT-6.h",
            })
    void aRepetitionNamesItsReadings(String sgf, int turn, int cycle, String rules)
            throws Exception {
        TurnVerdict verdict = last(sgf);

        assertEquals(Optional.of(Verdict.REPEATS), verdict.verdict());
        assertEquals(turn, verdict.repeatedTurn());
        assertEquals(cycle, verdict.cycle());
        assertEquals(List.of(rules.split(" ")), verdict.rules());
        assertEquals(History.GAME, verdict.history());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[3];B[bb]) | legal | TT-6 TT-7",
                "(;SZ[3];B[]) | legal | TT-6.d TT-6",
                // Black's corner stones go by their own move.
                "(;SZ[4:1];B[aa];W[ca];B[ba]) | legal | TT-6 TT-7 TT-7.a",
                // B1 has no empty neighbour until C1, in White's corner, is gone.
                "(;SZ[3:1];B[aa];W[ca];B[ba]) | legal | TT-6 TT-7 TT-7.c",
                "(;SZ[3];B[bb];W[bb]) | occupied | TT-7.b TT-7",
                "(;SZ[3];B[ss]) | off-grid | TT-1",
                "(;SZ[3];B[bb];B[aa]) | out-of-turn | TT-5.b TT-5",
                "(;SZ[3];W[bb]) | out-of-turn | TT-5",
                "(;SZ[3];B[];W[];B[aa]) | game-over | TT-8.a TT-8",
            })
    void otherVerdictsNameTheirsToo(String sgf, String verdict, String rules) throws Exception {
        TurnVerdict turn = last(sgf);

        assertEquals(verdict, turn.verdict().orElseThrow().id());
        assertEquals(List.of(rules.split(" ")), turn.rules());
    }

    @Test
    void aStartThatIsSetUpIsSaidToBeOne() throws Exception {
        TurnVerdict turn = last("(;SZ[3]AB[aa]AW[ba][ab];W[cc])");

        assertEquals(History.SET_UP, turn.history());
        assertEquals(List.of("TT-6", "TT-7", "TT-4.b", "TT-6.i"), turn.rules());
        assertEquals(History.EDITED, last("(;SZ[3];B[aa];AE[aa];W[cc])").history());
    }

    @Test
    void anAttemptIsJudgedAfterTheTurnsThatAreTaken() throws Exception {
        GameRecord record = record("(;SZ[2:1];B[aa];W[ba];B[])");
        Explainer explainer = new Explainer(record, 2);

        TurnVerdict attempt = explainer.attempt(TrompTaylor.BLACK, 0, "A1");

        assertEquals(3, attempt.number());
        assertTrue(attempt.asked());
        assertEquals(1, attempt.repeatedTurn());
        assertEquals(2, attempt.cycle());
        assertEquals(TrompTaylor.BLACK, explainer.toMove());
        assertEquals(
                Verdict.OUT_OF_TURN,
                explainer.attempt(TrompTaylor.WHITE, 0, "A1").verdict().orElseThrow());
    }

    @Test
    void thePassesThatEndedTheGameAreNamed() throws Exception {
        assertEquals(List.of(2, 3), last("(;SZ[3];B[bb];W[];B[];W[aa])").passes());
    }

    @Test
    void turnsThatAreNotThereAreRefused() throws Exception {
        GameRecord record = record("(;SZ[2:1];B[aa])");
        assertThrows(IndexOutOfBoundsException.class, () -> new Explainer(record, 2));
        assertThrows(IllegalStateException.class, () -> new Explainer(record, 0).lastTurn());
    }

    @Test
    void onAGridAloneOnlyThePresentColouringIsKnown() {
        // . O / O .: a stone at B1 would be alone without an empty neighbour.
        Position grid = Position.of(2, 2, new int[] {0, 2, 2, 0});

        TurnVerdict suicide = TurnVerdict.onGrid(grid, TrompTaylor.BLACK, 3, "B1");
        assertEquals(Optional.of(Verdict.REPEATS), suicide.verdict());
        assertEquals(List.of("TT-6.b", "TT-6"), suicide.rules());
        assertEquals(TurnVerdict.NONE, suicide.repeatedTurn());

        TurnVerdict other = TurnVerdict.onGrid(grid, TrompTaylor.WHITE, 3, "B1");
        assertEquals(Optional.empty(), other.verdict());
        assertEquals("TT-6.i", other.rules().get(0));
        assertEquals(History.UNKNOWN, other.history());

        assertEquals(
                Optional.of(Verdict.OCCUPIED),
                TurnVerdict.onGrid(grid, TrompTaylor.BLACK, 1, "B2").verdict());
        assertEquals(
                Optional.of(Verdict.OFF_GRID),
                TurnVerdict.onGrid(grid, TrompTaylor.BLACK, TurnVerdict.OFF_GRID, "C1").verdict());
        assertEquals(
                Optional.empty(),
                TurnVerdict.onGrid(grid, TrompTaylor.BLACK, TrompTaylor.PASS, "pass").verdict());
    }
}
