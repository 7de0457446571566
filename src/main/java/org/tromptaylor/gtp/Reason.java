package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/**
 * The verdict on a turn in one line: its word, the rule or reading that decides, and why.
 *
 * <pre>
 * repeats (TT-6): Black B1 makes the colouring of turn 6 again, a cycle of 3 turns
 * </pre>
 */
final class Reason {

    private final Game game;
    private final int player;
    private final int turn;
    private final String who;

    private Reason(Game game, int player, int turn) {
        this.game = game;
        this.player = player;
        this.turn = turn;
        this.who = name(player);
    }

    /** {@code Black} or {@code White}. */
    static String name(int player) {
        return player == TrompTaylor.BLACK ? "Black" : "White";
    }

    /**
     * The line.
     *
     * @param written the turn as the controller wrote it
     */
    static String of(Game game, int player, int turn, String written) {
        return new Reason(game, player, turn).line(written);
    }

    private String line(String written) {
        Verdict verdict = game.verdict(player, turn);
        String move = who + " " + written.toUpperCase(Locale.ROOT);
        return verdict.id()
                + switch (verdict) {
                    case LEGAL -> legal(move);
                    case GAME_OVER -> " (TT-8.a): two consecutive passes have ended the game";
                    case OUT_OF_TURN -> " (TT-5.b): it is " + name(game.toMove()) + "'s turn";
                    case OFF_GRID ->
                            " (TT-1): "
                                    + move
                                    + " is no point of "
                                    + game.width()
                                    + "x"
                                    + game.height();
                    case OCCUPIED ->
                            " (TT-7.b): "
                                    + move
                                    + " is on a point that is "
                                    + Notation.colour(game.colour(turn));
                    case REPEATS -> repetition(move);
                };
    }

    private String repetition(String move) {
        int made = game.repeatedTurn(turn);
        int cycle = game.turns() + 1 - made;
        Position now = game.position();
        if (now.move(player, turn).equals(now)) {
            return " (TT-6.b): " + move + " removes but itself and leaves the grid as it is";
        }
        return (made == 0 ? " (TT-6.a): " : " (TT-6): ")
                + move
                + " makes the colouring of "
                + (made == 0 ? "the start" : "turn " + made)
                + " again, a cycle of "
                + cycle
                + " turns";
    }

    private String legal(String move) {
        if (turn == TrompTaylor.PASS) {
            return " (TT-6.d): a pass never repeats";
        }
        Position after = game.position().move(player, turn);
        if (after.colour(turn) == TrompTaylor.EMPTY) {
            return " (TT-7.a): " + move + " removes its own string: " + removed(after);
        }
        String removed = removed(after);
        return " (TT-6): " + move + (removed.isEmpty() ? " takes nothing" : " takes " + removed);
    }

    private String removed(Position after) {
        List<String> gone = new ArrayList<>();
        for (int point = 0; point < game.width() * game.height(); point++) {
            boolean stone = game.colour(point) != TrompTaylor.EMPTY || point == turn;
            if (stone && after.colour(point) == TrompTaylor.EMPTY) {
                gone.add(Notation.vertex(game.width(), game.height(), point));
            }
        }
        return String.join(" ", gone);
    }
}
