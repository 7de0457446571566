package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** TT-7: what a move makes of a grid. In the grids below the move is marked by a star. */
class MoveTest {

    @Test
    void aMoveColoursItsPoint() {
        assertMoves(BLACK, "*./..", "X./..");
        assertMoves(WHITE, "X./.*", "X./.O");
    }

    @Test
    void aMoveCapturesAStringThatLosesItsLastLiberty() {
        assertMoves(BLACK, "O*/X.", ".X/X.");
        assertMoves(WHITE, "XX*/OO.", "..O/OO.");
    }

    @Test
    void aMoveCapturesSeveralStringsAtOnce() {
        assertMoves(BLACK, "XOX/O*O/XOX", "X.X/.X./X.X");
        assertMoves(WHITE, "X*X/OXO/...", ".O./OXO/...");
    }

    @Test
    void aCaptureComesBeforeSuicide() {
        // White's stone has no liberty when it is put down, and one when Black's are gone.
        assertMoves(WHITE, "*XO/XXO/OO.", "O.O/..O/OO.");
        assertMoves(BLACK, "X*OX./OOX..", "XX.X./..X..");
    }

    @Test
    void aMoveWithoutLibertyRemovesItsOwnString() {
        assertMoves(BLACK, "X*O/OO.", "..O/OO.");
        assertMoves(WHITE, "O*O", "...");
        assertMoves(BLACK, "XX/X*", "../..");
    }

    @Test
    void aSingleStoneWithoutLibertyLeavesTheGridAsItWas() {
        assertMoves(BLACK, "*O/O.", ".O/O.");
        assertMoves(WHITE, "*", ".");
        assertMoves(BLACK, "O*O/.O.", "O.O/.O.");
    }

    @Test
    void suicideJoinsAllOwnStringsNextToThePoint() {
        assertMoves(BLACK, "X*X/OXO/.O.", ".../O.O/.O.");
        assertMoves(BLACK, "X*O/OO./XX.", "..O/OO./XX.");
    }

    @Test
    void aMoveDoesNotReachAroundTheEdge() {
        // Joined rows or opposite edges would give Black's stone one more liberty.
        assertMoves(WHITE, "O*X/..O", "OO./..O");
        assertMoves(WHITE, "O*X/X.O", "OO./X.O");
        assertMoves(WHITE, "X*..", ".O..");
        assertMoves(WHITE, "X/*/./.", "./O/./.");
    }

    @Test
    void breathlessStringsElsewhereAreClearedToo() {
        // No game leads to such a grid, but the rule's words are about the whole colour.
        assertMoves(BLACK, "OX.*/XX..", ".X.X/XX..");
        assertMoves(BLACK, "XO.*/OO..", ".O.X/OO..");
    }

    private static void assertMoves(int player, String before, String after) {
        String[] rows = before.replace('*', '.').split("/");
        int width = rows[0].length();
        int[] grid = grid(rows);
        int point = before.replace("/", "").indexOf('*');
        int[] made = TrompTaylor.move(width, rows.length, grid, player, point);
        assertEquals(after, Grids.rows(width, made), before);
        assertNotSame(grid, made, "the array is a new one, also where the colouring is the same");
        assertEquals(before.replace('*', '.'), Grids.rows(width, grid), "the grid before");
    }
}
