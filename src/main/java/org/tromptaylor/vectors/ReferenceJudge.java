package org.tromptaylor.vectors;

import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** The ten rules as the reference tells them. */
final class ReferenceJudge implements Judge {

    @Override
    public boolean reaches(int width, int height, int[] grid, int point, int colour) {
        return TrompTaylor.reaches(width, height, grid, point, colour);
    }

    @Override
    public int[] clear(int width, int height, int[] grid, int colour) {
        return TrompTaylor.clear(width, height, grid, colour);
    }

    @Override
    public int[] move(int width, int height, int[] grid, int player, int point) {
        return TrompTaylor.move(width, height, grid, player, point);
    }

    @Override
    public int score(int width, int height, int[] grid, int player) {
        return TrompTaylor.score(width, height, grid, player);
    }

    @Override
    public Play start(int width, int height) {
        ReferenceGame game = new ReferenceGame(width, height);
        return new Play() {
            @Override
            public Refusal play(int turn) {
                int repeats = game.repeatedTurn(turn);
                Verdict verdict = game.play(turn);
                return refusal(verdict, repeats, game.turns());
            }

            @Override
            public void undo() {
                game.undo();
            }

            @Override
            public boolean isLegal(int turn) {
                return game.verdict(turn) == Verdict.LEGAL;
            }

            @Override
            public boolean isOver() {
                return game.isOver();
            }

            @Override
            public int[] grid() {
                return game.grid();
            }
        };
    }

    /** The verdict on a turn that came after so many turns. */
    static Refusal refusal(Verdict verdict, int repeats, int turns) {
        return switch (verdict) {
            case LEGAL -> null;
            case REPEATS -> new Refusal(verdict.id(), repeats, turns + 1 - repeats);
            default -> new Refusal(verdict.id());
        };
    }
}
