package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.TIE;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** TT-9 and TT-10: scores and the winner. */
class ScoreTest {

    @Test
    void stonesCountForTheirColour() {
        assertScores("XXO", 2, 1);
        assertScores("XX/XX", 4, 0);
    }

    @Test
    void emptyPointsThatReachOneColourOnlyCountForIt() {
        assertScores("X..", 3, 0);
        assertScores("O./..", 0, 4);
        assertScores(".XO./.XO.", 4, 4);
    }

    @Test
    void emptyPointsThatReachBothCountForNobody() {
        assertScores("X.O", 1, 1);
        assertScores(".X./..O/...", 1, 1);
    }

    @Test
    void emptyPointsThatReachNeitherCountForNobody() {
        assertScores(".", 0, 0);
        assertScores(".../...", 0, 0);
    }

    @Test
    void eachRegionIsJudgedByItself() {
        // Two points for Black at the left, one for White at the right, two in between for none.
        assertScores(".X.O./.X.O.", 4, 4);
        assertScores("..X.O./XXXOOO", 6, 5);
    }

    @Test
    void regionsDoNotReachAroundEdges() {
        assertScores("OX./.XX", 4, 1);
        assertScores(".XO./XX.O", 4, 3);
    }

    @Test
    void deadStonesStayAndCount() {
        // White's stone at the left is as good as captured, but it stands there.
        assertScores(".O.X/XXXX", 5, 1);
    }

    @Test
    void theHigherScoreWins() {
        assertWinner(BLACK, "X..");
        assertWinner(WHITE, "O..");
        assertWinner(BLACK, "XXO");
        assertWinner(WHITE, "OOX");
    }

    @Test
    void equalScoresAreATie() {
        assertWinner(TIE, "...");
        assertWinner(TIE, "X.O");
        assertWinner(TIE, "XO");
    }

    @Test
    void aGameIsScoredOnItsPresentGrid() {
        ReferenceGame game = new ReferenceGame(3, 1);
        assertEquals(TIE, game.winner());
        game.play(1);
        assertEquals(3, game.score(BLACK));
        assertEquals(0, game.score(WHITE));
        assertEquals(BLACK, game.winner());
    }

    private static void assertScores(String text, int black, int white) {
        String[] rows = text.split("/");
        int[] grid = grid(rows);
        int width = rows[0].length();
        assertEquals(black, TrompTaylor.score(width, rows.length, grid, BLACK), text + " Black");
        assertEquals(white, TrompTaylor.score(width, rows.length, grid, WHITE), text + " White");
    }

    private static void assertWinner(int winner, String row) {
        assertEquals(winner, TrompTaylor.winner(row.length(), 1, grid(row)), row);
    }
}
