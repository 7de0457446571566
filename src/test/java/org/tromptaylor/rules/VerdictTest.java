package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The closed list of verdicts, and which one is given when several reasons apply. */
class VerdictTest {

    @Test
    void eachVerdictHasAWordAndARule() {
        assertEquals(
                List.of(
                        "legal TT-6",
                        "game-over TT-8",
                        "out-of-turn TT-5",
                        "off-grid TT-1",
                        "occupied TT-7",
                        "repeats TT-6"),
                Arrays.stream(Verdict.values())
                        .map(verdict -> verdict.id() + " " + verdict.rule())
                        .toList());
    }

    @Test
    void theEndOfTheGameComesFirst() {
        ReferenceGame game = game(0, PASS, PASS);
        assertEquals(Verdict.GAME_OVER, game.verdict(BLACK, 99));
        assertEquals(Verdict.GAME_OVER, game.verdict(BLACK, 0));
        assertEquals(Verdict.GAME_OVER, game.verdict(WHITE, PASS));
    }

    @Test
    void thenWhoseTurnItIs() {
        ReferenceGame game = game(0);
        assertEquals(Verdict.OUT_OF_TURN, game.verdict(BLACK, 99));
        assertEquals(Verdict.OUT_OF_TURN, game.verdict(BLACK, 0));
        assertEquals(Verdict.OUT_OF_TURN, game.verdict(BLACK, PASS));
    }

    @Test
    void thenWhetherThereIsSuchAPoint() {
        ReferenceGame game = game(0);
        assertEquals(Verdict.OFF_GRID, game.verdict(2));
        assertEquals(Verdict.OFF_GRID, game.verdict(-2));
        assertEquals(Verdict.OFF_GRID, game.verdict(Integer.MIN_VALUE));
        assertEquals(Verdict.OFF_GRID, game.verdict(Integer.MAX_VALUE));
    }

    @Test
    void thenWhetherItIsEmptyAndLastWhetherTheGridRepeats() {
        // X. and White to move: A1 is taken; then .O and Black's A1 makes X. again.
        ReferenceGame game = game(0);
        assertEquals(Verdict.OCCUPIED, game.verdict(0));
        game.play(1);
        assertEquals(Verdict.OCCUPIED, game.verdict(1));
        assertEquals(Verdict.REPEATS, game.verdict(0));
    }

    private static ReferenceGame game(int... turns) {
        ReferenceGame game = new ReferenceGame(2, 1);
        for (int turn : turns) {
            assertEquals(Verdict.LEGAL, game.play(turn));
        }
        return game;
    }
}
