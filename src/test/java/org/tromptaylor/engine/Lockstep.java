package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** A game of the engine and one of the reference that take the same turns and must agree. */
final class Lockstep {

    /** What happened in a game that makes it worth playing: see {@link #repeats} and so on. */
    private int repeats;

    private int longCycles;
    private int suicides;
    private int multiCaptures;

    final Game game;
    final ReferenceGame reference;
    private final PointSet moves;

    Lockstep(Game game) {
        this.game = game;
        this.reference = new ReferenceGame(game.width(), game.height());
        this.moves = new PointSet(game.width() * game.height());
    }

    /** Turns refused as they repeat another colouring than the present one. */
    int repeats() {
        return repeats;
    }

    /** Those of them whose cycle is longer than a simple ko's, which is two turns. */
    int longCycles() {
        return longCycles;
    }

    /** Moves that removed own stones. */
    int suicides() {
        return suicides;
    }

    /** Moves that captured two stones or more. */
    int multiCaptures() {
        return multiCaptures;
    }

    /** Tries the turn on both, and compares what they say and show. */
    void play(int player, int turn) {
        Verdict expected = reference.verdict(player, turn);
        assertEquals(expected, game.verdict(player, turn), "verdict");
        assertEquals(reference.verdict(turn), game.verdict(turn), "verdict in turn");
        assertEquals(reference.verdict(turn) == Verdict.LEGAL, game.isLegal(turn), "legal");
        assertEquals(reference.repeatedTurn(turn), game.repeatedTurn(turn), "repeated turn");
        int[] before = reference.grid();
        if (expected == Verdict.REPEATS) {
            int cycle = reference.turns() + 1 - reference.repeatedTurn(turn);
            int[] after = TrompTaylor.move(game.width(), game.height(), before, player, turn);
            repeats += TrompTaylor.sameColouring(before, after) ? 0 : 1;
            longCycles += cycle > 2 && !TrompTaylor.sameColouring(before, after) ? 1 : 0;
        }
        assertEquals(reference.play(player, turn), game.play(player, turn), "play");
        int[] after = reference.grid();
        assertArrayEquals(after, game.grid(), "grid");
        assertEquals(reference.turns(), game.turns(), "turns");
        assertEquals(reference.toMove(), game.toMove(), "to move");
        assertEquals(reference.isOver(), game.isOver(), "over");
        if (expected == Verdict.LEGAL) {
            assertEquals(turn, game.turn(game.turns()), "last turn");
            suicides += turn != TrompTaylor.PASS && after[turn] == TrompTaylor.EMPTY ? 1 : 0;
            int opponent = TrompTaylor.opponent(player);
            multiCaptures += count(before, opponent) - count(after, opponent) > 1 ? 1 : 0;
        }
    }

    /** Takes a turn back on both. */
    void undo() {
        reference.undo();
        game.undo();
        assertArrayEquals(reference.grid(), game.grid(), "grid after undo");
        assertEquals(reference.turns(), game.turns(), "turns after undo");
        assertEquals(reference.toMove(), game.toMove(), "to move after undo");
        assertEquals(reference.isOver(), game.isOver(), "over after undo");
    }

    /** Compares legal moves, scores and the snapshot. */
    void compareAnswers() {
        boolean[] expected = reference.legalMoves();
        game.legalMoves(moves);
        for (int point = 0; point < expected.length; point++) {
            assertEquals(expected[point], moves.contains(point), "legal move " + point);
        }
        for (int player = TrompTaylor.BLACK; player <= TrompTaylor.WHITE; player++) {
            assertEquals(reference.score(player), game.score(player), "score of " + player);
        }
        assertEquals(reference.winner(), game.winner(), "winner");
        assertArrayEquals(reference.grid(), game.position().grid(), "position");
    }

    /** Compares the whole history. */
    void compareHistory() {
        for (int turns = 0; turns <= reference.turns(); turns++) {
            assertArrayEquals(
                    reference.grid(turns), game.position(turns).grid(), "after turn " + turns);
        }
    }

    /** The game so far, such as {@code 3x1 after 0 2 pass}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game.width() + "x" + game.height() + " after");
        for (int number = 1; number <= game.turns(); number++) {
            int turn = game.turn(number);
            text.append(' ').append(turn == TrompTaylor.PASS ? "pass" : "" + turn);
        }
        return text.toString();
    }

    private static int count(int[] grid, int colour) {
        int count = 0;
        for (int other : grid) {
            count += other == colour ? 1 : 0;
        }
        return count;
    }
}
