package org.tromptaylor.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.Verdict;

/** The grids are small enough to be followed by hand; points as in SGF: column, row from the top. */
class AuditTest {

    private static List<String> breaches(Audit audit) {
        return audit.breaches().stream()
                .map(
                        breach ->
                                breach.number()
                                        + " "
                                        + breach.verdict().id()
                                        + (breach.repeatedTurn() == Replay.NONE
                                                ? ""
                                                : " " + breach.repeatedTurn()))
                .toList();
    }

    @Test
    void aLegalGameHasNoBreach() throws SgfException {
        // . X .
        // . X O   Black's three and the left column; white reaches the point beside it, and the
        // . X .   points above and below reach both.
        Audit audit = Sgf.audit("(;SZ[3];B[bb];W[cb];B[ba];W[];B[bc];W[];B[])");

        assertEquals(List.of(), breaches(audit));
        assertEquals(7, audit.turns());
        assertTrue(audit.over());
        assertEquals(6, audit.blackScore());
        assertEquals(1, audit.whiteScore());
    }

    @Test
    void aKoThatIsTakenBackAtOnceRepeats() throws SgfException {
        // On a row of two: Black left, White right takes it, Black left takes back.
        Audit audit = Sgf.audit("(;SZ[2:1];B[aa];W[ba];B[aa])");

        assertEquals(List.of("3 repeats 1"), breaches(audit));
        assertEquals(2, audit.breaches().get(0).cycle());
        assertFalse(audit.over());
    }

    @Test
    void whatIsNotLegalIsCarriedOutAllTheSame() throws SgfException {
        // After the repetition of turn 3 the grid is that of turn 1, so turn 4 makes that of turn
        // 2.
        Audit audit = Sgf.audit("(;SZ[2:1];B[aa];W[ba];B[aa];W[ba];B[aa])");

        assertEquals(List.of("3 repeats 1", "4 repeats 2", "5 repeats 3"), breaches(audit));
        assertEquals("X.", audit.last().toString());
    }

    @Test
    void aStoneOnAStoneTakesItsPlace() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3];B[bb];W[bb])");

        assertEquals(List.of("2 occupied"), breaches(audit));
        assertEquals("...\n.O.\n...", audit.last().toString());
    }

    @Test
    void theFirstReasonInTheOrderOfVerdictsIsNamed() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3];W[bb];W[bb];B[zz];B[dd];W[aa];W[aa];B[];W[];B[bb];W[])");

        assertEquals(
                List.of(
                        "1 out-of-turn", // Black begins
                        "2 out-of-turn", // and the point is not empty
                        "3 off-grid",
                        "4 out-of-turn", // and off the grid
                        "6 out-of-turn",
                        "9 game-over"),
                breaches(audit));
        assertEquals(
                Map.of(Verdict.OUT_OF_TURN, 4, Verdict.OFF_GRID, 1, Verdict.GAME_OVER, 1),
                audit.breachCount());
    }

    @Test
    void aTurnAfterTheEndOpensTheGameForTheNext() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3];B[];W[];B[bb];W[aa];B[];W[])");

        assertEquals(List.of("3 game-over"), breaches(audit));
        assertTrue(audit.over());
    }

    @Test
    void suicideOfOneStoneRepeatsAndOfTwoIsLegal() throws SgfException {
        // White has both neighbours of the corner, into which Black moves.
        assertEquals(
                List.of("5 repeats 4"),
                breaches(Sgf.audit("(;SZ[3];B[cc];W[ba];B[cb];W[ab];B[aa])")));
        // Two stones in the corner with white ones around: the second fills their last liberty.
        assertEquals(
                List.of(),
                breaches(Sgf.audit("(;SZ[3];B[aa];W[ca];B[];W[ab];B[];W[bb];B[ba];W[cc])")));
    }

    @Test
    void theStartIsAnEarlierColouring() throws SgfException {
        // A row of one: the only move is a suicide that gives the empty grid back.
        assertEquals(List.of("1 repeats 0"), breaches(Sgf.audit("(;SZ[1];B[aa])")));
    }

    @Test
    void passesInBetweenResetNothing() throws SgfException {
        assertEquals(
                List.of("4 repeats 0"), breaches(Sgf.audit("(;SZ[2:1];B[aa];W[ba];B[];W[aa])")));
    }

    @Test
    void aHandicapGivesWhiteTheFirstTurn() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[5]HA[2]AB[bb][dd];W[cc];B[ca])");

        assertEquals(List.of(), breaches(audit));
        assertTrue(audit.setUp());
        assertFalse(audit.edited());
        assertEquals(
                List.of("1 out-of-turn"),
                breaches(Sgf.audit("(;SZ[5]HA[2]AB[bb][dd];B[cc];W[ca])")));
    }

    @Test
    void afterASetUpEitherMayBegin() throws SgfException {
        assertEquals(List.of(), breaches(Sgf.audit("(;SZ[5]AB[bb]AW[dd];W[cc];B[ca])")));
        assertEquals(
                List.of("1 out-of-turn"),
                breaches(Sgf.audit("(;SZ[5]AB[bb]AW[dd]PL[B];W[cc];B[ca])")));
    }

    @Test
    void whereNoStonesAreSetUpTheRulesSayWhoseTurnItIs() throws SgfException {
        assertEquals(List.of("1 out-of-turn"), breaches(Sgf.audit("(;SZ[5]PL[W];W[aa];B[bb])")));
        assertEquals(
                List.of("2 out-of-turn"), breaches(Sgf.audit("(;SZ[5];B[aa];PL[B];B[bb];W[cc])")));
    }

    @Test
    void inANodeItMakesNoDifferenceWhetherThePlayerOrTheStonesStandFirst() throws SgfException {
        assertEquals(
                List.of("1 out-of-turn"),
                breaches(Sgf.audit("(;SZ[5]PL[B]AB[bb]AW[dd];W[cc];B[ca])")));
        assertEquals(
                List.of("1 out-of-turn"),
                breaches(Sgf.audit("(;SZ[5]HA[2]PL[B]AB[bb][dd];W[cc];B[ca])")));
    }

    @Test
    void theColouringThatIsSetUpIsTheStart() throws SgfException {
        // X . : White takes with the right point; Black back again makes the start's colouring.
        assertEquals(List.of("2 repeats 0"), breaches(Sgf.audit("(;SZ[2:1]AB[aa];W[ba];B[aa])")));
        // The empty grid was never there: the move that gives it is legal.
        assertEquals(List.of(), breaches(Sgf.audit("(;SZ[2:1]AB[aa]PL[B];B[ba];W[aa])")));
    }

    @Test
    void stonesSetUpBetweenTurnsMakeAnotherColouring() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3];B[aa];W[bb];AE[aa];B[aa])");

        assertTrue(audit.edited());
        assertEquals(List.of("3 repeats 2"), breaches(audit));
    }

    @ParameterizedTest
    @CsvSource({
        // Black has all nine points of 3x3.
        "KM[0]RE[B+9], AGREES",
        "RE[B+9], AGREES",
        "KM[6.5]RE[B+2.5], AGREES",
        "KM[6.5]RE[B+3.5], OTHER_MARGIN",
        "KM[9]RE[0], AGREES",
        "KM[9.5]RE[W+0.5], AGREES",
        "KM[6.5]RE[W+2.5], OTHER_WINNER",
        "KM[9]RE[W+1], OTHER_WINNER",
        "RE[B+], SAME_WINNER",
        "RE[B+1/2], SAME_WINNER",
        "RE[W+], OTHER_WINNER",
        "RE[W+R], NOT_COUNTED",
        "RE[?], NOT_SAID",
        "KM[1], NOT_SAID",
    })
    void theResultIsHeldAgainstTheLastGrid(String root, Agreement agreement) throws SgfException {
        GameRecord record = Sgf.record("(;SZ[3]" + root + ";B[bb];W[];B[])");

        assertEquals(agreement, Agreement.of(record, Audit.of(record)));
    }

    @Test
    void marginsAreExact() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3]KM[0.1];B[bb])");

        assertEquals(new BigDecimal("8.9"), audit.margin(new BigDecimal("0.1")));
    }

    @Test
    void breachesAreCountedBeyondThoseListed() throws SgfException {
        Audit audit = Sgf.audit("(;SZ[3]" + ";W[]".repeat(1_000) + ")");

        assertEquals(Audit.MAX_BREACHES, audit.breaches().size());
        assertEquals(
                1_000, audit.breachCount().values().stream().mapToInt(Integer::intValue).sum());
    }
}
