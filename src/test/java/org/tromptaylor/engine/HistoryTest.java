package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.PASS;

import org.junit.jupiter.api.Test;

/** How far back the history has to look. */
class HistoryTest {

    @Test
    void aStoneWhereItsColourHasNeverBeenIsEnough() {
        assertEquals(1, firstToKeep(3, 3, 0));
        assertEquals(2, firstToKeep(3, 3, 0, 8));
        assertEquals(3, firstToKeep(3, 3, 0, 8, 4));
    }

    @Test
    void beforeTheFirstTurnEveryMoveIsNew() {
        assertEquals(1, firstToKeep(3, 3));
        assertEquals(1, firstToKeep(3, 3, PASS));
    }

    @Test
    void passesAreGoneBackOver() {
        assertEquals(1, firstToKeep(3, 3, 0, PASS));
        assertEquals(2, firstToKeep(3, 3, 0, 1, PASS, PASS));
    }

    @Test
    void aStoneWhereItsColourHasBeenNeedsThoseBeforeIt() {
        // Black's first stone has been taken, and comes back: .OX. becomes X.X.
        assertEquals(3, firstToKeep(4, 1, 0, 1, 2, PASS, 0));
    }

    @Test
    void aStoneThatHasGoneIsGoneBackOverIfItRemovedNone() {
        // White's second stone is taken at once, .OOX. becomes X..X., by one that isn't the first.
        assertEquals(3, firstToKeep(5, 1, 0, 1, 3, 2, 0));
    }

    @Test
    void aStoneThatHasGoneAndRemovedOthersLeavesItOpen() {
        // As above, X.X., and the stone that came back is taken again: .OX. as after three turns.
        assertEquals(History.NONE, firstToKeep(4, 1, 0, 1, 2, PASS, 0, 1));
        // A stone alone that is removed at once.
        assertEquals(History.NONE, firstToKeep(1, 1, 0));
    }

    @Test
    void noMoreThanTheLastEightTurnsAreLookedAt() {
        assertEquals(1, firstToKeep(3, 3, 0, PASS, PASS, PASS, PASS, PASS, PASS, PASS));
        assertEquals(
                History.NONE, firstToKeep(3, 3, 0, PASS, PASS, PASS, PASS, PASS, PASS, PASS, PASS));
        assertEquals(1, firstToKeep(3, 3, PASS, PASS, PASS, PASS, PASS, PASS, PASS));
        assertEquals(
                History.NONE, firstToKeep(3, 3, PASS, PASS, PASS, PASS, PASS, PASS, PASS, PASS));
    }

    /** After these turns by the two players in turn, whether the rules allow them or not. */
    private static int firstToKeep(int width, int height, int... turns) {
        Layout layout = Layout.of(width, height);
        Journal journal = new Journal(layout, 1);
        Board board = new Board(layout, journal);
        for (int turn : turns) {
            if (turn == PASS) {
                journal.pushPass();
            } else {
                board.place(Journal.player(journal.turns() + 1), turn);
            }
        }
        return new History(layout.rectangle, journal, board, -1).firstToKeep();
    }
}
