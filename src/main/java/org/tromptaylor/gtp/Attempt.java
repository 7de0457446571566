package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tromptaylor.engine.Game;
import org.tromptaylor.explain.Explainer;
import org.tromptaylor.explain.ExplanationText;
import org.tromptaylor.explain.TurnVerdict;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/**
 * A turn that somebody asked for, and the game as it was then.
 *
 * @param place a point, {@link TrompTaylor#PASS}, or {@link GameRecord#OFF_GRID}
 * @param written the place as answers show it
 */
record Attempt(GameRecord game, int player, int place, String written) {

    /** A turn that is asked for now; off the grid it is any number that is no point. */
    static Attempt of(Game game, int player, int turn, String written) {
        List<Turn> turns = new ArrayList<>();
        for (int number = 1; number <= game.turns(); number++) {
            turns.add(new Turn(TrompTaylor.toMove(number - 1), game.turn(number), "", number));
        }
        boolean offGrid = turn >= game.width() * game.height();
        return new Attempt(
                GameRecord.of(game.width(), game.height(), turns),
                player,
                offGrid ? GameRecord.OFF_GRID : turn,
                turn == TrompTaylor.PASS ? Notation.PASS : written);
    }

    private TurnVerdict verdict() {
        return new Explainer(game, game.events().size()).attempt(player, place, written);
    }

    /** The whole explanation, without empty lines. */
    String explanation() {
        return ExplanationText.of(verdict())
                .lines()
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
    }

    /**
     * Why it is not legal, in a line: the verdict's word, the rule or reading that decides, and what is
     * in the way.
     *
     * <pre>
     * repeats (TT-6.a): Black B2 makes the colouring of turn 0 again, a cycle of 7 turns
     * </pre>
     */
    String reason() {
        TurnVerdict turn = verdict();
        Verdict verdict = turn.verdict().orElseThrow();
        String move = name(player) + " " + written;
        String why =
                switch (verdict) {
                    case LEGAL -> throw new IllegalStateException(move + " is legal");
                    case GAME_OVER -> "two consecutive passes have ended the game";
                    case OUT_OF_TURN -> "it is " + name(turn.toMove()) + "'s turn";
                    case OFF_GRID -> move + " is no point of " + game.width() + "x" + game.height();
                    case OCCUPIED ->
                            move
                                    + " is on a point that is "
                                    + Notation.colour(turn.grid().colour(place));
                    case REPEATS ->
                            move
                                    + " makes the colouring of turn "
                                    + turn.repeatedTurn()
                                    + " again, a cycle of "
                                    + turn.cycle()
                                    + (turn.cycle() == 1 ? " turn" : " turns");
                };
        return verdict.id() + " (" + turn.rules().get(0) + "): " + why;
    }

    /** {@code Black} or {@code White}. */
    static String name(int player) {
        return player == TrompTaylor.BLACK ? "Black" : "White";
    }
}
