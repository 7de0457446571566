package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
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

    /** The engine's hashes after 0, 1, ... turns. */
    private final List<Long> hashes = new ArrayList<>();

    Lockstep(Game game) {
        this.game = game;
        this.reference = new ReferenceGame(game.width(), game.height());
        this.moves = new PointSet(game.width() * game.height());
        hashes.add(game.hash());
    }

    /** Times that a turn was found to repeat another colouring than the present one. */
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
        count(player, turn, expected);
        take(player, turn);
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

    /** Counts the turn if it repeats a colouring that isn't the present one. */
    private void count(int player, int turn, Verdict verdict) {
        if (verdict == Verdict.REPEATS) {
            int[] now = reference.grid();
            int[] after = TrompTaylor.move(game.width(), game.height(), now, player, turn);
            int cycle = reference.turns() + 1 - reference.repeatedTurn(turn);
            repeats += TrompTaylor.sameColouring(now, after) ? 0 : 1;
            longCycles += cycle > 2 && !TrompTaylor.sameColouring(now, after) ? 1 : 0;
        }
    }

    /** Tries the turn on both, and compares no more than the verdicts. */
    void take(int player, int turn) {
        Verdict verdict = game.play(player, turn);
        assertEquals(reference.play(player, turn), verdict, "play");
        if (verdict == Verdict.LEGAL) {
            hashes.add(game.hash());
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
        hashes.remove(hashes.size() - 1);
        assertEquals(hashes.get(game.turns()), game.hash(), "hash after undo");
    }

    /** Compares the verdict on each point, legal moves, scores and the snapshot. */
    void compareAnswers() {
        game.legalMoves(moves);
        for (int point = 0; point < moves.points(); point++) {
            Verdict expected = reference.verdict(point);
            assertEquals(expected == Verdict.LEGAL, moves.contains(point), "legal move " + point);
            assertEquals(expected, game.verdict(point), "verdict on " + point);
            if (expected == Verdict.REPEATS) {
                assertEquals(
                        reference.repeatedTurn(point),
                        game.repeatedTurn(point),
                        "turn of " + point);
                count(game.toMove(), point, expected);
            }
        }
        assertEquals(hashes.get(game.turns()), game.hash(), "hash after questions");
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
