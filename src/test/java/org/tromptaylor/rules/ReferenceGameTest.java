package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What the reference game keeps, gives out and refuses. */
class ReferenceGameTest {

    @Test
    void aGameHasARectangle() {
        ReferenceGame game = new ReferenceGame(3, 2);
        assertEquals(3, game.width());
        assertEquals(2, game.height());
        assertEquals(6, game.grid().length);
        assertEquals(
                "not a rectangle: 0x5",
                assertThrows(IllegalArgumentException.class, () -> new ReferenceGame(0, 5))
                        .getMessage());
    }

    @Test
    void everyGridOfTheGameIsKept() {
        ReferenceGame game = new ReferenceGame(2, 1);
        game.play(0);
        game.play(1);
        game.play(TrompTaylor.PASS);
        assertEquals("..", Grids.rows(2, game.grid(0)));
        assertEquals("X.", Grids.rows(2, game.grid(1)));
        assertEquals(".O", Grids.rows(2, game.grid(2)));
        assertEquals(".O", Grids.rows(2, game.grid(3)));
    }

    @Test
    void gridsAreGivenOutAsCopies() {
        ReferenceGame game = new ReferenceGame(2, 1);
        game.grid()[0] = TrompTaylor.BLACK;
        assertArrayEquals(new int[2], game.grid());
    }

    @Test
    void undoTakesBackOneTurn() {
        ReferenceGame game = new ReferenceGame(2, 1);
        game.play(0);
        game.play(1);
        game.undo();
        assertEquals(1, game.turns());
        assertEquals("X.", Grids.rows(2, game.grid()));
        game.undo();
        assertEquals("..", Grids.rows(2, game.grid()));
        assertEquals(
                "no turn to take back",
                assertThrows(IllegalStateException.class, game::undo).getMessage());
    }

    @Test
    void onlyPlayersHaveScores() {
        ReferenceGame game = new ReferenceGame(2, 1);
        for (int colour : new int[] {TrompTaylor.EMPTY, -1, 3}) {
            assertEquals(
                    "not a player: " + colour,
                    assertThrows(IllegalArgumentException.class, () -> game.score(colour))
                            .getMessage());
        }
    }
}
