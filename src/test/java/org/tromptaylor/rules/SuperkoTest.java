package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.PASS;

import org.junit.jupiter.api.Test;

/** TT-6: which turns are legal, and above all which moves repeat. */
class SuperkoTest {

    @Test
    void theStartIsAnEarlierColouring() {
        // The only move on one point would leave it empty.
        assertRepeats(game(1, 1), 0, 0);
        // Two stones of a suicide on a new grid: but the grid is not new if nothing else is there.
        assertRepeats(game(1, 2, 1, PASS), 0, 0);
    }

    @Test
    void aSingleStoneSuicideRepeatsThePresentGrid() {
        // White has B1 and A2; Black's stone in the corner A1 would be without liberty.
        ReferenceGame game = game(3, 3, PASS, 7, PASS, 3, 2);
        assertEquals("..X/O../.O.", Grids.rows(3, game.grid()));
        assertEquals(Verdict.LEGAL, game.play(PASS));
        assertRepeats(game, 6, 5);
    }

    @Test
    void suicideOfSeveralStonesIsLegalIfTheGridIsNew() {
        ReferenceGame game = game(3, 2, 0, 3, PASS, 4, PASS, 2);
        assertEquals("X.O/OO.", Grids.rows(3, game.grid()));
        assertEquals(Verdict.LEGAL, game.play(1));
        assertEquals("..O/OO.", Grids.rows(3, game.grid()));
    }

    @Test
    void aKoMayNotBeTakenBackAtOnce() {
        ReferenceGame game = game(4, 3, 1, 2, 4, 7, 9, 10, 6);
        assertEquals(".XO./X.XO/.XO.", Grids.rows(4, game.grid()));
        game.play(5);
        assertEquals(".XO./XO.O/.XO.", Grids.rows(4, game.grid()));
        assertRepeats(game, 6, 7);
    }

    @Test
    void aKoMayBeTakenBackWhenTheGridHasChanged() {
        ReferenceGame game = game(4, 3, 1, 2, 4, 7, 9, 10, 6, 5, 0, 3);
        assertEquals(Verdict.LEGAL, game.play(6));
        assertEquals("XXOO/X.XO/.XO.", Grids.rows(4, game.grid()));
        // A change by one player is enough.
        game = game(4, 3, 1, 2, 4, 7, 9, 10, 6, 5, PASS, 3);
        assertEquals(Verdict.LEGAL, game.play(6));
        assertEquals(".XOO/X.XO/.XO.", Grids.rows(4, game.grid()));
    }

    @Test
    void passesResetNothing() {
        // Black fills the row while White passes: the third stone empties it again.
        ReferenceGame game = game(3, 1, 0, PASS, 1, PASS);
        assertEquals("XX.", Grids.rows(3, game.grid()));
        assertRepeats(game, 2, 0);
    }

    @Test
    void onlyTheColouringCountsNotWhoseTurnItIs() {
        // Black's second stone would be suicide of two and leave the empty grid, as at the start,
        // though it was Black's turn then and would be White's now.
        ReferenceGame game = game(2, 1, 0, PASS);
        assertRepeats(game, 1, 0);
        // And the same if it is the same player's turn: taking back makes turn 1's grid again.
        game = game(2, 1, 0, 1);
        assertEquals(".O", Grids.rows(2, game.grid()));
        assertRepeats(game, 0, 1);
    }

    @Test
    void aPassNeverRepeats() {
        ReferenceGame game = game(1, 1);
        assertEquals(Verdict.LEGAL, game.play(PASS));
        assertEquals(-1, game.repeatedTurn(PASS));
        assertEquals(Verdict.LEGAL, game.play(PASS));
    }

    @Test
    void onlyRepeatingMovesNameATurn() {
        ReferenceGame game = game(2, 1, 0);
        assertEquals(-1, game.repeatedTurn(0), "occupied");
        assertEquals(-1, game.repeatedTurn(1), "legal");
        assertEquals(-1, game.repeatedTurn(2), "off the grid");
        assertEquals(-1, game.repeatedTurn(PASS), "pass");
    }

    @Test
    void theTurnNamedIsTheMoveThatMadeTheColouringAndNoPassAfterIt() {
        // The empty grid was there at the start and after turn 1, a pass.
        ReferenceGame game = game(2, 1, PASS, 0, PASS);
        assertEquals("O.", Grids.rows(2, game.grid()));
        assertRepeats(game, 1, 0);
    }

    @Test
    void theRuleItselfLooksAtEveryEarlierGrid() {
        int[] empty = grid("...");
        int[][] taking = {empty, grid("X.."), grid(".O."), grid(".O."), grid(".OO")};
        assertFalse(TrompTaylor.isLegal(3, 1, taking, 0), "takes both: the grid after turn 1");
        assertFalse(TrompTaylor.isLegal(3, 1, taking, 1), "occupied");
        assertFalse(TrompTaylor.isLegal(3, 1, taking, 3), "off the grid");
        assertFalse(TrompTaylor.isLegal(3, 1, taking, -2), "off the grid");
        assertTrue(TrompTaylor.isLegal(3, 1, taking, PASS));
        int[][] lone = {empty, grid("X.."), grid("X.O"), grid("XX."), grid(".O.")};
        assertFalse(TrompTaylor.isLegal(3, 1, lone, 0), "lone suicide: the present grid");
        int[][] full = {empty, empty, grid("O.."), grid("O.."), grid("OO."), grid("OO.")};
        assertFalse(TrompTaylor.isLegal(3, 1, full, 2), "the grid of the start");
        assertTrue(TrompTaylor.isLegal(3, 1, new int[][] {empty, grid("X.."), grid("X.O")}, 1));
    }

    @Test
    void aHistoryBeginsWithTheEmptyGrid() {
        assertTrue(TrompTaylor.isHistory(2, 1, new int[][] {grid("..")}));
        assertTrue(TrompTaylor.isHistory(2, 1, new int[][] {grid(".."), grid("X.")}));
        assertFalse(TrompTaylor.isHistory(2, 1, new int[][] {}));
        assertFalse(TrompTaylor.isHistory(2, 1, new int[][] {grid("X."), grid("..")}));
        assertFalse(TrompTaylor.isHistory(2, 1, new int[][] {grid(".."), grid("X")}));
        assertFalse(TrompTaylor.isHistory(2, 1, new int[][] {grid(".."), {0, 3}}));
    }

    @Test
    void legalMovesAreThePointsThatMayBeMovedTo() {
        ReferenceGame game = game(2, 1, 0, 1);
        // Black's only empty point, A1, would repeat turn 1.
        assertArrayEquals(new boolean[] {false, false}, game.legalMoves());
        game = game(2, 2, 0, 3);
        assertArrayEquals(new boolean[] {false, true, true, false}, game.legalMoves());
    }

    @Test
    void undoForgetsTheColouring() {
        ReferenceGame game = game(4, 3, 1, 2, 4, 7, 9, 10, 6, 5);
        game.undo();
        assertEquals(Verdict.LEGAL, game.verdict(5));
        assertEquals(7, game.turns());
        assertEquals(".XO./X.XO/.XO.", Grids.rows(4, game.grid()));
    }

    private static void assertRepeats(ReferenceGame game, int point, int turn) {
        assertEquals(Verdict.REPEATS, game.verdict(point));
        assertEquals(turn, game.repeatedTurn(point));
        int[] before = game.grid();
        int turns = game.turns();
        assertEquals(Verdict.REPEATS, game.play(point));
        assertEquals(turns, game.turns());
        assertArrayEquals(before, game.grid());
    }

    private static ReferenceGame game(int width, int height, int... turns) {
        ReferenceGame game = new ReferenceGame(width, height);
        for (int turn : turns) {
            assertEquals(Verdict.LEGAL, game.play(turn));
        }
        return game;
    }
}
