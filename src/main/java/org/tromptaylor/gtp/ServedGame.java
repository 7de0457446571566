package org.tromptaylor.gtp;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * The game that a controller leads: a game of the engine, and what the protocol adds to it.
 *
 * <p>Stones that are set up (handicap, records that begin so) are laid by legal turns with passes in
 * between (TT-5.a). These belong to the game's history and can't be taken back.
 *
 * <p>A player who takes two turns in a row is out of turn (TT-5.b). Where passes are filled in, the
 * opponent's pass is counted between them, and taken back along with the second.
 */
final class ServedGame {

    private final Game game;
    private final boolean fillsPasses;

    /** The numbers of the turns that are passes filled in. */
    private final BitSet filled = new BitSet();

    /** How many turns laid the stones that were set up. */
    private int laid;

    ServedGame(int width, int height, boolean fillsPasses) {
        this.game = new Game(width, height);
        this.fillsPasses = fillsPasses;
    }

    /** The game, for questions. */
    Game game() {
        return game;
    }

    int points() {
        return game.width() * game.height();
    }

    /** How many of the first turns laid stones that were set up. */
    int laid() {
        return laid;
    }

    /** Whether the turn of that number was filled in and not asked for. */
    boolean isFilled(int number) {
        return filled.get(number);
    }

    /** Takes legal turns before all others. */
    void lay(List<Integer> turns) {
        for (int turn : turns) {
            Verdict verdict = game.play(turn);
            if (verdict != Verdict.LEGAL) {
                throw new IllegalStateException("turn " + turn + ": " + verdict);
            }
        }
        laid = game.turns();
    }

    /** Takes the turn if it is legal; otherwise nothing changes. */
    Verdict play(int player, int turn) {
        boolean fills = mustFill(player);
        if (fills) {
            game.play(TrompTaylor.PASS);
        }
        Verdict verdict = game.play(player, turn);
        if (fills && verdict == Verdict.LEGAL) {
            filled.set(game.turns() - 1);
        } else if (fills) {
            game.undo();
        }
        return verdict;
    }

    /** Asks the game as it is when the player may take a turn. */
    <T> T ask(int player, Function<Game, T> question) {
        boolean fills = mustFill(player);
        if (fills) {
            game.play(TrompTaylor.PASS);
        }
        T answer = question.apply(game);
        if (fills) {
            game.undo();
        }
        return answer;
    }

    /** How many turns may be taken back; those that are filled in are none of their own. */
    int undoable() {
        return game.turns() - laid - filled.cardinality();
    }

    private boolean mustFill(int player) {
        return fillsPasses && player != game.toMove() && !game.isOver();
    }

    /** Takes the last turn back, if there is one that may be; whether it was. */
    boolean undo() {
        if (game.turns() == laid) {
            return false;
        }
        game.undo();
        int before = game.turns();
        if (filled.get(before)) {
            filled.clear(before);
            game.undo();
        }
        return true;
    }
}
