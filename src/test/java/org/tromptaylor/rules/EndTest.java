package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.PASS;

import org.junit.jupiter.api.Test;

/** TT-8: two consecutive passes end the game. */
class EndTest {

    @Test
    void twoConsecutivePassesEndTheGame() {
        assertTrue(TrompTaylor.isOver(new int[] {PASS, PASS}));
        assertTrue(TrompTaylor.isOver(new int[] {3, PASS, PASS}));
        assertTrue(TrompTaylor.isOver(new int[] {3, PASS, 4, PASS, PASS}));
    }

    @Test
    void nothingElseDoes() {
        assertFalse(TrompTaylor.isOver(new int[] {}));
        assertFalse(TrompTaylor.isOver(new int[] {PASS}));
        assertFalse(TrompTaylor.isOver(new int[] {0}));
        assertFalse(TrompTaylor.isOver(new int[] {0, 1}));
        assertFalse(TrompTaylor.isOver(new int[] {PASS, 0}));
        assertFalse(TrompTaylor.isOver(new int[] {0, PASS}));
        assertFalse(TrompTaylor.isOver(new int[] {PASS, 0, PASS}));
    }

    @Test
    void eitherPlayerMayPassFirst() {
        ReferenceGame game = new ReferenceGame(2, 2);
        game.play(0);
        game.play(PASS);
        assertFalse(game.isOver());
        game.play(PASS);
        assertTrue(game.isOver());
    }

    @Test
    void noTurnFollows() {
        ReferenceGame game = new ReferenceGame(2, 2);
        game.play(PASS);
        game.play(PASS);
        assertEquals(Verdict.GAME_OVER, game.play(0));
        assertEquals(Verdict.GAME_OVER, game.play(PASS));
        assertEquals(Verdict.GAME_OVER, game.verdict(TrompTaylor.WHITE, 9));
        assertArrayEquals(new boolean[4], game.legalMoves());
        assertEquals(2, game.turns());
    }

    @Test
    void theGameGoesOnIfAPassIsTakenBack() {
        ReferenceGame game = new ReferenceGame(2, 2);
        game.play(PASS);
        game.play(PASS);
        game.undo();
        assertFalse(game.isOver());
        assertEquals(Verdict.LEGAL, game.play(0));
    }
}
