package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.vectors.VectorMaker;

/** Words for what was found: an id and a title that say what it shows, and the argument. */
final class Wording {

    private static final int SHOWN = 8;

    private final Sighting sighting;
    private final Attempts game;
    private final Game before;
    private final String player;
    private final String place;
    private String slug;
    private String title;
    private String comment;

    private Wording(Sighting sighting) {
        this.sighting = sighting;
        this.game = sighting.game();
        this.before = game.game(before(sighting));
        this.player = before.toMove() == TrompTaylor.BLACK ? "Black" : "White";
        this.place = sighting.vertex().orElse("");
        write();
    }

    private static int before(Sighting sighting) {
        int size = sighting.game().size();
        return switch (sighting.what()) {
            case END -> size;
            // The last legal turn made it.
            case GRID -> Math.max(0, size - 1);
            default -> Math.min(size, sighting.attempt() - 1);
        };
    }

    /** The result with its vector in words; its id is none of those that are taken. */
    static Result worded(Sighting sighting, Set<String> taken) {
        Wording wording = new Wording(sighting);
        String id = wording.id();
        for (int number = 2; taken.contains(id); number++) {
            id = wording.id() + "-" + number;
        }
        Result result = sighting.result();
        try {
            TestVector vector =
                    VectorMaker.worded(
                            result.vector(), id, sighting.rules(), wording.title, wording.comment);
            return new Result(
                    vector,
                    result.outcome(),
                    result.given(),
                    result.detail(),
                    result.note(),
                    result.took());
        } catch (CorpusException e) {
            throw new IllegalStateException(e);
        }
    }

    private String id() {
        String rule = sighting.rule().substring("TT-".length());
        String size = "-on-" + game.width() + "x" + game.height();
        String among = sighting.kind() == Kind.LEGAL_MOVES ? "-among-the-moves" : "";
        return ("tt" + rule + "-" + slug + among + size).toLowerCase(Locale.ROOT);
    }

    private void write() {
        switch (sighting.what()) {
            case ACCEPTED, REASON -> illegal();
            case REFUSED -> legal();
            case GRID -> grid();
            case END -> end();
        }
    }

    /** Such as "Turn 9, Black's B1,". */
    private String turn() {
        return sighting.kind() == Kind.LEGAL_MOVES
                ? player + "'s " + place + " after these turns"
                : "Turn " + sighting.attempt() + ", " + player + "'s " + place + ",";
    }

    private void illegal() {
        int turn = sighting.turn();
        switch (before.verdict(turn)) {
            case GAME_OVER -> {
                slug = place + "-after-the-end";
                title =
                        "Two consecutive passes end the game, and "
                                + (place.equals(Notation.PASS) ? "a third pass" : place)
                                + " comes after them";
                comment =
                        turn()
                                + " comes after two consecutive passes. They end the game (TT-8), and"
                                + " no turn is left to take (TT-8.a).";
            }
            case OCCUPIED -> {
                slug = place + "-is-occupied";
                title = place + " is not empty and may not be coloured again";
                comment =
                        turn()
                                + " is on a point that is "
                                + Notation.colour(before.colour(turn))
                                + " by then. Only an empty point can be coloured (TT-7.b).";
            }
            case OFF_GRID -> {
                slug = place + "-is-no-point";
                title = place + " is no point of this grid";
                comment =
                        turn()
                                + " names no point: the grid has "
                                + game.width()
                                + " columns and "
                                + game.height()
                                + " rows (TT-1).";
            }
            default -> repetition(turn);
        }
    }

    private void repetition(int turn) {
        int made = before.repeatedTurn(turn);
        int cycle = before.turns() + 1 - made;
        String colouring =
                made == 0 ? "the colouring of the start" : "the colouring of turn " + made;
        slug = place + "-repeats-" + (made == 0 ? "the-start" : "turn-" + made);
        title = player + "'s " + place + " would make " + colouring + " again";
        comment =
                turn()
                        + " "
                        + effect(turn, "would ")
                        + " and make "
                        + colouring
                        + " again"
                        + (legalOnly() ? "" : " (refused attempts are not counted)")
                        + ", a cycle of "
                        + cycle
                        + (cycle == 1 ? " turn" : " turns")
                        + ". No move may do that (TT-6)"
                        + reading("TT-6.c", "whoever is to move next")
                        + reading("TT-6.e", "however long ago it was")
                        + reading("TT-6.f", "passes in between or not")
                        + ".";
    }

    private boolean legalOnly() {
        return before.turns() == before(sighting);
    }

    private String reading(String id, String words) {
        return sighting.rules().contains(id) ? ", " + words + " (" + id + ")" : "";
    }

    private void legal() {
        int turn = sighting.turn();
        if (turn == TrompTaylor.PASS) {
            slug = "pass-is-legal";
            title = player + " may pass";
            comment = turn() + " is legal: a pass never repeats (TT-6.d).";
            return;
        }
        List<String> gone = removed(turn);
        boolean suicide = Sighting.isSuicide(before, turn);
        String how =
                suicide
                        ? "removes " + player + "'s own string"
                        : gone.isEmpty() ? "is on an empty point" : "takes stones";
        slug = (suicide ? "suicide-at-" + place : place) + "-is-legal";
        title = player + "'s " + place + " " + how + " and is legal";
        comment =
                turn()
                        + " is on an empty point and "
                        + effect(turn, "")
                        + (suicide ? " (TT-7.a)" : "")
                        + ". The colouring that it makes has not been there before, so it is legal"
                        + " (TT-6).";
    }

    private void grid() {
        Attempts turns = game.legal(game.size());
        String last = turns.size() == 0 ? "the start" : place;
        slug = "grid-after-" + last.replace(' ', '-');
        title = "The grid after " + last + " is what the rules make it";
        if (turns.size() == 0 || sighting.turn() == TrompTaylor.PASS) {
            comment = "No turn changes the grid here: only moves do (TT-7).";
        } else {
            Game earlier = turns.game(turns.size() - 1);
            comment =
                    "The last turn, "
                            + place
                            + ", "
                            + effect(earlier, sighting.turn(), "")
                            + " (TT-7).";
        }
    }

    private void end() {
        Game now = game.game(game.size());
        String rule = sighting.rule();
        int black = now.score(TrompTaylor.BLACK);
        int white = now.score(TrompTaylor.WHITE);
        slug = rule.equals("TT-8") ? "two-passes" : rule.equals("TT-10") ? "winner" : "scores";
        slug += "-after-" + game.size() + "-turns";
        title = "The game is over after two consecutive passes, " + black + " to " + white;
        comment =
                "The last two turns are passes, which end the game (TT-8). Of Black's colour, or"
                        + " empty and reaching only Black's, are "
                        + black
                        + " points; "
                        + white
                        + " are White's (TT-9). The higher score wins (TT-10).";
    }

    private String effect(int turn, String would) {
        return effect(before, turn, would);
    }

    /** What a move does, such as "would take A1 and B1". */
    private static String effect(Game before, int turn, String would) {
        List<String> gone = removed(before, turn);
        boolean suicide = Sighting.isSuicide(before, turn);
        String word =
                suicide
                        ? (would.isEmpty() ? "removes its own string, " : "remove its own string, ")
                        : gone.isEmpty()
                                ? (would.isEmpty() ? "takes nothing" : "take nothing")
                                : (would.isEmpty() ? "takes " : "take ");
        return would + word + list(gone);
    }

    private List<String> removed(int turn) {
        return removed(before, turn);
    }

    private static List<String> removed(Game before, int turn) {
        int width = before.width();
        int height = before.height();
        Position after = before.position().move(before.toMove(), turn);
        List<String> gone = new ArrayList<>();
        for (int point = 0; point < width * height; point++) {
            boolean stone = before.colour(point) != TrompTaylor.EMPTY || point == turn;
            if (stone && after.colour(point) == TrompTaylor.EMPTY) {
                gone.add(Notation.vertex(width, height, point));
            }
        }
        return gone;
    }

    private static String list(List<String> vertices) {
        int more = vertices.size() - SHOWN;
        return more > 0
                ? String.join(" ", vertices.subList(0, SHOWN)) + " and " + more + " more"
                : String.join(" ", vertices);
    }
}
