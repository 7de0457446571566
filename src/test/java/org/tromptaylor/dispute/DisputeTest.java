package org.tromptaylor.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tromptaylor.rules.Verdict;

/** What the machine waits for, and what it makes of bad input; the pages under spec have the cases. */
class DisputeTest {

    /** After B1 by Black on 3x1 and two passes, White's first. */
    private static Dispute stopped(Procedure procedure) {
        Dispute dispute = new Dispute(procedure, 3, 1);
        assertEquals(Verdict.LEGAL, dispute.play(BLACK, 1));
        assertEquals(Verdict.LEGAL, dispute.play(WHITE, PASS));
        assertEquals(Verdict.LEGAL, dispute.play(BLACK, PASS));
        return dispute;
    }

    private static Outcome outcome(Dispute dispute) {
        return assertInstanceOf(Stage.Ended.class, dispute.stage()).outcome();
    }

    @Test
    void turnsAreWaitedForUntilTwoPassesThenLists() {
        Dispute dispute = new Dispute(Procedure.AGREEMENT, 3, 1);
        assertEquals(new Stage.Play(Stage.Phase.GAME, BLACK), dispute.stage());
        dispute.play(BLACK, 1);
        assertEquals(new Stage.Play(Stage.Phase.GAME, WHITE), dispute.stage());
        assertEquals(new Stage.Lists(true, true), stopped(Procedure.AGREEMENT).stage());
        assertInstanceOf(Stage.Ended.class, stopped(Procedure.NONE).stage());
    }

    @ParameterizedTest
    @EnumSource(Procedure.class)
    void noTurnExistsWhileListsAreWaitedForNorAfterTheEnd(Procedure procedure) {
        Dispute dispute = stopped(procedure);
        assertEquals(Verdict.GAME_OVER, dispute.verdict(WHITE, 0));
        assertEquals(Verdict.GAME_OVER, dispute.play(WHITE, PASS));
        assertEquals(3, dispute.turns());
        if (procedure != Procedure.NONE) {
            dispute.noList(BLACK);
            dispute.noList(WHITE);
        }
        outcome(dispute);
        assertEquals(Verdict.GAME_OVER, dispute.play(WHITE, 0));
    }

    @Test
    void aListIsFinal() {
        Dispute dispute = stopped(Procedure.AGREEMENT);
        dispute.list(WHITE, List.of(1));
        assertEquals(new Stage.Lists(true, false), dispute.stage());
        assertThrows(IllegalStateException.class, () -> dispute.list(WHITE, List.of()));
        assertThrows(IllegalStateException.class, () -> dispute.noList(WHITE));
        assertThrows(IllegalStateException.class, () -> dispute.noList(EMPTY));
        dispute.list(BLACK, List.of(1));
        assertThrows(IllegalStateException.class, () -> dispute.list(BLACK, List.of(1)));
        assertEquals(Set.of(1), outcome(dispute).removed());
    }

    @Test
    void noListIsTakenBeforeTheTwoPassesOrDuringResumedPlay() {
        Dispute dispute = new Dispute(Procedure.RESUMPTION, 3, 1);
        assertThrows(IllegalStateException.class, () -> dispute.list(BLACK, List.of()));
        Dispute resumed = stopped(Procedure.RESUMPTION);
        resumed.list(BLACK, List.of(1));
        resumed.noList(WHITE);
        assertEquals(new Stage.Play(Stage.Phase.RESUMED, WHITE), resumed.stage());
        assertThrows(IllegalStateException.class, () -> resumed.noList(BLACK));
    }

    @ParameterizedTest
    @EnumSource(Procedure.class)
    void aThirdPartyIsHeardOnlyWhereItIsWaitedFor(Procedure procedure) {
        Dispute dispute = stopped(procedure);
        assertThrows(IllegalStateException.class, () -> dispute.arbitrate(List.of(1)));
        assertThrows(IllegalStateException.class, dispute::noArbiter);
        if (procedure == Procedure.THIRD_PARTY) {
            dispute.list(BLACK, List.of(1));
            dispute.noList(WHITE);
            assertEquals(new Stage.Arbitration(new TreeSet<>(Set.of(1))), dispute.stage());
            dispute.arbitrate(List.of(1, 1, -5, 77, 0));
            assertEquals(Set.of(1), outcome(dispute).removed());
            assertThrows(IllegalStateException.class, dispute::noArbiter);
        }
    }

    @Test
    void turnsAreNumberedThroughAndRepetitionsBearTheseNumbers() {
        Dispute dispute = new Dispute(Procedure.RESUMPTION, 4, 3);
        // A2 D2 B3 C3 B1 C1; B2 and C2 are a ko.
        for (int turn : new int[] {4, 7, 1, 2, 9, 10}) {
            dispute.play(dispute.turns() % 2 == 0 ? BLACK : WHITE, turn);
        }
        dispute.play(BLACK, PASS);
        dispute.play(WHITE, PASS);
        dispute.list(BLACK, List.of(4));
        dispute.noList(WHITE);
        assertEquals(1, dispute.resumptions());
        dispute.play(BLACK, 8); // A1, as turn 9
        assertEquals(9, dispute.turns());
        dispute.play(WHITE, 5); // B2, as turn 10
        dispute.play(BLACK, 6); // C2 takes B2
        assertEquals(EMPTY, dispute.position().colour(5));
        assertEquals(Verdict.REPEATS, dispute.verdict(WHITE, 5));
        assertEquals(10, dispute.repeatedTurn(5));
        assertEquals(-1, dispute.repeatedTurn(8));
    }

    @Test
    void aStringIsAliveIfOneOfItsPointsIsTakenBackOnTheCopy() {
        Dispute dispute = new Dispute(Procedure.COPY, 4, 2);
        // A2 B1 B2 C1 C2 pass A1: the white string B1 C1 has D1 left.
        for (int turn : new int[] {0, 5, 1, 6, 2, PASS, 4, PASS, PASS}) {
            dispute.play(dispute.turns() % 2 == 0 ? BLACK : WHITE, turn);
        }
        dispute.list(BLACK, List.of(5, 6));
        dispute.noList(WHITE);
        dispute.play(WHITE, PASS);
        assertEquals(Verdict.LEGAL, dispute.play(BLACK, 7));
        assertEquals(EMPTY, dispute.position().colour(5));
        assertEquals(EMPTY, dispute.position().colour(6));
        assertEquals(Verdict.LEGAL, dispute.play(WHITE, 5));
        dispute.play(BLACK, PASS);
        dispute.play(WHITE, PASS);
        assertEquals(Set.of(), outcome(dispute).removed());
        assertEquals(4, outcome(dispute).score(BLACK));
        assertEquals(2, outcome(dispute).score(WHITE));
    }

    @Test
    void anOffGridTurnOrOneOutOfTurnIsRefusedInResumedPlayToo() {
        Dispute dispute = stopped(Procedure.CLEANUP);
        dispute.list(BLACK, List.of(1));
        dispute.list(WHITE, List.of());
        assertEquals(Verdict.OUT_OF_TURN, dispute.play(BLACK, 0));
        assertEquals(Verdict.OFF_GRID, dispute.play(WHITE, 99));
        assertEquals(Verdict.OCCUPIED, dispute.play(WHITE, 1));
        assertEquals(3, dispute.turns());
    }

    @Test
    void everyProcedureHasItsWordAndId() {
        for (Procedure procedure : Procedure.values()) {
            assertEquals(procedure, Procedure.of(procedure.word()));
            assertEquals("TT-D" + (procedure.ordinal() + 1), procedure.id());
        }
        assertThrows(IllegalArgumentException.class, () -> Procedure.of("vote"));
    }
}
