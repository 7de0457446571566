package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** TT-5: whose turn it is. */
class TurnOrderTest {

    @Test
    void blackTakesTheFirstTurnAndThenTheyAlternate() {
        assertEquals(BLACK, TrompTaylor.toMove(0));
        assertEquals(WHITE, TrompTaylor.toMove(1));
        assertEquals(BLACK, TrompTaylor.toMove(2));
        assertEquals(WHITE, TrompTaylor.toMove(Integer.MAX_VALUE));
    }

    @Test
    void aPassIsATurn() {
        ReferenceGame game = new ReferenceGame(2, 2);
        assertEquals(BLACK, game.toMove());
        assertEquals(Verdict.LEGAL, game.play(PASS));
        assertEquals(WHITE, game.toMove());
        assertEquals(Verdict.LEGAL, game.play(0));
        assertEquals(BLACK, game.toMove());
        assertEquals("O./..", Grids.rows(2, game.grid()));
    }

    @Test
    void nobodyTakesTwoTurnsInARow() {
        ReferenceGame game = new ReferenceGame(3, 1);
        assertEquals(Verdict.OUT_OF_TURN, game.play(WHITE, 0));
        assertEquals(Verdict.LEGAL, game.play(BLACK, 0));
        assertEquals(Verdict.OUT_OF_TURN, game.play(BLACK, 2));
        assertEquals(Verdict.OUT_OF_TURN, game.play(BLACK, PASS));
        assertEquals(1, game.turns());
        assertEquals(Verdict.LEGAL, game.play(WHITE, PASS));
    }

    @Test
    void nobodyElseTakesATurn() {
        ReferenceGame game = new ReferenceGame(3, 1);
        assertEquals(Verdict.OUT_OF_TURN, game.verdict(0, 1));
        assertEquals(Verdict.OUT_OF_TURN, game.verdict(3, 1));
    }

    @Test
    void aRefusedTurnIsNoTurn() {
        ReferenceGame game = new ReferenceGame(2, 2);
        game.play(0);
        assertEquals(Verdict.OCCUPIED, game.play(0));
        assertEquals(Verdict.OFF_GRID, game.play(4));
        assertEquals(1, game.turns());
        assertEquals(WHITE, game.toMove());
        assertEquals("X./..", Grids.rows(2, game.grid()));
    }
}
