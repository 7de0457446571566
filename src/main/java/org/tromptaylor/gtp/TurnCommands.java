package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** Commands that take turns, take them back, or ask whether they may be taken. */
final class TurnCommands {

    private final Session session;

    TurnCommands(Session session) {
        this.session = session;
    }

    void addTo(Map<String, Command> commands) {
        commands.put("play", this::play);
        commands.put("gogui-play_sequence", this::playSequence);
        commands.put("genmove", arguments -> genmove(arguments, true));
        commands.put("reg_genmove", arguments -> genmove(arguments, false));
        commands.put("kgs-genmove_cleanup", this::cleanup);
        commands.put("undo", this::undo);
        commands.put("gg-undo", this::undoMany);
        commands.put("is_legal", this::isLegal);
        commands.put("all_legal", this::allLegal);
        commands.put("gogui-rules_legal_moves", this::legalTurns);
        commands.put("gogui-rules_side_to_move", this::sideToMove);
        commands.put("tromp_taylor-explain", this::explain);
    }

    private String play(Arguments arguments) throws Refusal {
        int player = arguments.colour(0);
        int turn = arguments.turn(1, session.game());
        arguments.atMost(2);
        session.play(player, turn, arguments.word(1));
        return "";
    }

    /** Turns one after the other; if one of them is not legal, none is taken. */
    private String playSequence(Arguments arguments) throws Refusal {
        for (int i = 0; i < arguments.count(); i += 2) {
            arguments.colour(i);
            arguments.turn(i + 1, session.game());
        }
        int before = session.game().turns();
        for (int i = 0; i < arguments.count(); i += 2) {
            int turn = arguments.turn(i + 1, session.game());
            try {
                session.play(arguments.colour(i), turn, arguments.word(i + 1));
            } catch (Refusal e) {
                undoTo(before);
                throw e;
            }
        }
        return "";
    }

    private void undoTo(int turns) {
        while (session.game().turns() > turns && session.served().undo()) {}
    }

    private String genmove(Arguments arguments, boolean takes) throws Refusal {
        int player = arguments.colour(0);
        arguments.atMost(1);
        ServedGame served = session.served();
        Verdict pass = served.ask(player, game -> game.verdict(player, TrompTaylor.PASS));
        if (pass != Verdict.LEGAL) {
            // No turn at all may be taken, so not even a pass can be the answer.
            throw new Refusal(session.attempt(player, TrompTaylor.PASS, Notation.PASS).reason());
        }
        int turn = served.ask(player, session.random()::turn);
        if (takes) {
            served.play(player, turn);
        }
        return session.vertex(turn);
    }

    /**
     * As {@code genmove}, but where two passes have ended the game, they are taken back first, and the
     * player who passed first has the turn.
     */
    private String cleanup(Arguments arguments) throws Refusal {
        arguments.colour(0);
        arguments.atMost(1);
        if (session.game().isOver()) {
            undoTo(session.game().turns() - 2);
        }
        return genmove(arguments, true);
    }

    private String undo(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        if (!session.served().undo()) {
            throw new Refusal("cannot undo");
        }
        return "";
    }

    /** Takes so many turns back, or none. */
    private String undoMany(Arguments arguments) throws Refusal {
        arguments.atMost(1);
        int turns = arguments.count() == 0 ? 1 : arguments.number(0);
        if (turns > session.served().undoable()) {
            throw new Refusal("cannot undo");
        }
        for (int i = 0; i < turns; i++) {
            session.served().undo();
        }
        return "";
    }

    private String isLegal(Arguments arguments) throws Refusal {
        int player = arguments.colour(0);
        int turn = arguments.turn(1, session.game());
        arguments.atMost(2);
        Verdict verdict = session.served().ask(player, game -> game.verdict(player, turn));
        return verdict == Verdict.LEGAL ? "1" : "0";
    }

    private String allLegal(Arguments arguments) throws Refusal {
        int player = arguments.colour(0);
        arguments.atMost(1);
        return session.vertices(session.served().ask(player, game -> moves(game, player)));
    }

    private static List<Integer> moves(Game game, int player) {
        List<Integer> points = new ArrayList<>();
        if (player == game.toMove()) {
            PointSet moves = game.legalMoves();
            for (int point = moves.next(0); point >= 0; point = moves.next(point + 1)) {
                points.add(point);
            }
        }
        return points;
    }

    /** Of the player whose turn it is, with the pass; none means that the game is over. */
    private String legalTurns(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        List<Integer> turns = moves(session.game(), session.game().toMove());
        if (!session.game().isOver()) {
            turns.add(TrompTaylor.PASS);
        }
        return session.vertices(turns);
    }

    private String sideToMove(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        return Notation.colour(session.game().toMove());
    }

    private String explain(Arguments arguments) throws Refusal {
        if (arguments.count() == 0) {
            return session.lastRefused()
                    .map(Attempt::explanation)
                    .orElse("no turn was refused in this game");
        }
        int player = arguments.colour(0);
        int turn = arguments.turn(1, session.game());
        arguments.atMost(2);
        return session.attempt(player, turn, arguments.word(1)).explanation();
    }
}
