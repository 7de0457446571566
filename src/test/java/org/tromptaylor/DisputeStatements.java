package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.dispute.Dispute;
import org.tromptaylor.dispute.Outcome;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.dispute.Stage;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** The lines of an example {@code tt-dispute}: a game, the lists, and how it ends. */
final class DisputeStatements {

    private static final Pattern LISTS = Pattern.compile("(black|white|third party) lists (.+)");
    private static final Pattern NO_LIST = Pattern.compile("(black|white) has no list");

    private final int width;
    private final int height;
    private final Dispute dispute;

    private DisputeStatements(int width, int height, Procedure procedure) {
        this.width = width;
        this.height = height;
        this.dispute = new Dispute(procedure, width, height);
    }

    static DisputeStatements of(int width, int height, String line) {
        assertTrue(line.startsWith("procedure "), line + ": no procedure");
        return new DisputeStatements(
                width, height, Procedure.of(line.substring("procedure ".length())));
    }

    int[] grid() {
        return dispute.position().grid();
    }

    /** Whether the line is one of such an example; fails if what it says is not so. */
    boolean understood(String line, String where) {
        return turn(line, where) || input(line) || claim(line, where);
    }

    private boolean turn(String line, String where) {
        Matcher turn = SpecExample.TURN.matcher(line);
        if (!turn.matches()) {
            return false;
        }
        assertEquals(turn.group(1), "" + (dispute.turns() + 1), where + ": the turn's number");
        int player = Notation.colour(turn.group(2));
        int played = Notation.turn(width, height, turn.group(3));
        int repeated = dispute.repeatedTurn(played);
        Verdict verdict = dispute.play(player, played);
        String said = verdict == Verdict.REPEATS ? "repeats turn " + repeated : verdict.id();
        assertEquals(turn.group(4) == null ? "legal" : turn.group(4), said, where);
        return true;
    }

    private boolean input(String line) {
        Matcher list = LISTS.matcher(line);
        Matcher none = NO_LIST.matcher(line);
        if (list.matches() && list.group(1).equals("third party")) {
            dispute.arbitrate(points(list.group(2)));
        } else if (list.matches()) {
            dispute.list(Notation.colour(list.group(1)), points(list.group(2)));
        } else if (none.matches()) {
            dispute.noList(Notation.colour(none.group(1)));
        } else if (line.equals("no third party")) {
            dispute.noArbiter();
        } else {
            return false;
        }
        return true;
    }

    private boolean claim(String line, String where) {
        if (line.startsWith("removed ")) {
            Stage.Ended ended = (Stage.Ended) dispute.stage();
            assertEquals(line, "removed " + words(ended.outcome().removed()), where);
        } else if (line.equals("lists wanted")) {
            assertEquals(new Stage.Lists(true, true), dispute.stage(), where);
        } else if (line.matches("(ended|disputed|play) .*")) {
            assertEquals(line, stage(), where);
        } else {
            return false;
        }
        return true;
    }

    private String stage() {
        if (dispute.stage() instanceof Stage.Play play) {
            String place =
                    switch (play.phase()) {
                        case GAME -> "goes on";
                        case RESUMED -> "is resumed";
                        case COPY -> "is resumed on a copy";
                        case CLEANUP -> "is resumed to clean up";
                    };
            return "play " + place + ", " + Notation.colour(play.player()) + " to move";
        }
        if (dispute.stage() instanceof Stage.Arbitration arbitration) {
            return "disputed " + words(arbitration.disputed());
        }
        if (dispute.stage() instanceof Stage.Ended ended) {
            Outcome outcome = ended.outcome();
            return "ended by " + outcome.decision();
        }
        return "lists wanted";
    }

    private List<Integer> points(String words) {
        List<Integer> points = new ArrayList<>();
        if (!words.equals("nothing")) {
            for (String vertex : words.split(" ")) {
                points.add(Notation.point(width, height, vertex));
            }
        }
        return points;
    }

    private String words(Collection<Integer> points) {
        List<String> words = new ArrayList<>();
        points.forEach(point -> words.add(Notation.vertex(width, height, point)));
        return words.isEmpty() ? "nothing" : String.join(" ", words);
    }
}
