package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.TrompTaylor;

/** What the board keeps is right after every sequence of moves and passes, and after each is taken back. */
class BoardSequencesTest {

    @ParameterizedTest(name = "{0}x{1} to turn {2}")
    @CsvSource({
        "1,1,4", "2,1,7", "1,2,6", "3,1,6", "1,4,5", "5,1,4", "2,2,6", "3,2,4", "2,3,4", "3,3,3"
    })
    void afterEverySequenceOfTurns(int width, int height, int turns) {
        BoardLockstep both = new BoardLockstep(width, height);
        takeEveryTurn(both, turns);
        assertEquals(0, both.journal.top, "the stack is empty again");
    }

    private static void takeEveryTurn(BoardLockstep both, int turnsLeft) {
        both.compare();
        both.compareChanges();
        if (turnsLeft == 0) {
            return;
        }
        int[] now = both.now();
        for (int point = 0; point < now.length; point++) {
            if (now[point] == TrompTaylor.EMPTY) {
                both.move(point);
                takeEveryTurn(both, turnsLeft - 1);
                both.takeBack();
                both.compare();
            }
        }
        both.pass();
        takeEveryTurn(both, turnsLeft - 1);
        both.takeBack();
    }

    /** Its root lies above the others', as the first of its stones does. */
    @Test
    void aStringThatComesRoundFromAboveIsJoinedFromBelow() {
        BoardLockstep both = new BoardLockstep(4, 3);
        for (int point : new int[] {0, 4, 8, 9, 10, 7, 6}) {
            both.move(point);
            both.pass();
        }
        // The last two have no empty point around any more, but the whole string has one.
        for (int point : new int[] {2, 3, 5, 11}) {
            both.pass();
            both.move(point);
        }
        both.compare();
    }

    @Test
    void aBoardThatIsClearedForgetsEverything() {
        BoardLockstep both = new BoardLockstep(2, 2);
        both.move(0);
        both.move(1);
        both.journal.clear();
        both.board.clear();
        BoardLockstep other = new BoardLockstep(2, 2);
        for (int point = 0; point < 4; point++) {
            assertEquals(TrompTaylor.EMPTY, both.board.colour(point));
        }
        assertEquals(other.board.hash(), both.board.hash());
        for (int player = TrompTaylor.BLACK; player <= TrompTaylor.WHITE; player++) {
            assertEquals(0, both.board.stones(player)[0]);
            assertEquals(0, both.board.ever(player)[0]);
        }
    }
}
