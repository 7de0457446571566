package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.tromptaylor.conformance.Replay.Frame;
import org.tromptaylor.conformance.Replay.Placed;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.dispute.Dispute;
import org.tromptaylor.dispute.Outcome;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.dispute.Stage;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * The replay of a game with what follows it: a frame for each step, be it a turn or a list of dead
 * stones, and one for the end.
 */
final class DisputeReplay {

    private final TestVector vector;
    private final Dispute dispute;
    private final int parting;
    private final List<Frame> frames = new ArrayList<>();

    private DisputeReplay(Result result) {
        this.vector = result.vector();
        String procedure = vector.question().get("procedure").textValue();
        this.dispute = new Dispute(Procedure.of(procedure), vector.width(), vector.height());
        this.parting = Replay.parting(result);
    }

    static Replay of(Result result) {
        return new DisputeReplay(result).replay();
    }

    private Replay replay() {
        add("The start: the empty grid", dispute.position(), List.of(), -1);
        int number = 0;
        for (JsonNode step : vector.question().get("steps")) {
            number++;
            if (step.isTextual()) {
                turn(number, step.textValue());
            } else {
                list(number, step);
            }
        }
        if (dispute.stage() instanceof Stage.Ended ended) {
            end(ended.outcome());
        }
        return new Replay(List.copyOf(frames), parting > 0 ? parting : frames.size() - 1);
    }

    private void turn(int number, String name) {
        int turn = Notation.turn(vector.width(), vector.height(), name);
        Position before = dispute.position();
        boolean waiting = dispute.stage() instanceof Stage.Play;
        int player = dispute.stage() instanceof Stage.Play play ? play.player() : TrompTaylor.BLACK;
        String caption = number + ". " + (waiting ? Replay.who(player) : "") + name;
        Verdict verdict = dispute.play(player, turn);
        List<Placed> marks = new ArrayList<>();
        int repeated = -1;
        // A pass may end a copy, and then the grid is another one: that of the last frame.
        Position after = turn == TrompTaylor.PASS ? before : dispute.position();
        if (verdict == Verdict.LEGAL) {
            if (turn != TrompTaylor.PASS) {
                caption += Replay.cleared(vector, player, turn, before.grid(), after.grid());
                if (after.colour(turn) != TrompTaylor.EMPTY) {
                    marks.add(new Placed(turn, Mark.LAST));
                }
            }
            caption += next();
        } else {
            if (verdict == Verdict.REPEATS) {
                repeated = frameOf(before.move(player, turn).grid());
            }
            String what =
                    repeated < 0
                            ? Replay.why(verdict, 0)
                            : "it would make the colouring "
                                    + (repeated == 0 ? "of the start" : "after step " + repeated)
                                    + " again";
            caption += ": refused, " + what + " (" + verdict.rule() + ")";
            addMark(marks, turn, Mark.CROSS);
        }
        if (number == parting) {
            caption += Replay.differs(verdict);
            addMark(marks, turn, Mark.FOCUS);
        }
        add(caption, after, marks, repeated);
    }

    /** The frame of the last move that made this grid; -1 if it has not been there. */
    private int frameOf(int[] grid) {
        int found = -1;
        for (int at = 0; at < frames.size(); at++) {
            boolean here = Arrays.equals(frames.get(at).grid(), grid);
            boolean before = at > 0 && Arrays.equals(frames.get(at - 1).grid(), grid);
            found = here && !before ? at : found;
        }
        return found;
    }

    private void list(int number, JsonNode step) {
        String by = step.get("by").textValue();
        String who =
                by.equals("third-party")
                        ? "The third party"
                        : Replay.who(Notation.colour(by)).strip();
        List<Integer> points = new ArrayList<>();
        List<Placed> marks = new ArrayList<>();
        for (JsonNode name : step.path("dead")) {
            int point = Notation.point(vector.width(), vector.height(), name.textValue());
            points.add(point);
            addMark(marks, point, Mark.SQUARE);
        }
        String caption =
                number
                        + ". "
                        + who
                        + (step.has("dead")
                                ? " lists as dead: " + AnswerWords.dead(step)
                                : " has no list");
        Position before = dispute.position();
        if (!by.equals("third-party")) {
            dispute.list(Notation.colour(by), points);
        } else if (step.has("dead")) {
            dispute.arbitrate(points);
        } else {
            dispute.noArbiter();
        }
        add(caption + next(), before, marks, -1);
    }

    /** What follows, where it is not the next turn or the other's list. */
    private String next() {
        Stage stage = dispute.stage();
        if (stage instanceof Stage.Lists lists) {
            return lists.black() && lists.white() ? ". Play stops, and both list dead stones" : "";
        } else if (stage instanceof Stage.Arbitration) {
            return ". The lists differ: the third party decides";
        } else if (stage instanceof Stage.Play play && isAfterList()) {
            return ". The lists differ: play goes on"
                    + (play.phase() == Stage.Phase.COPY ? " on a copy" : "")
                    + ", as if the two passes had not been";
        }
        return "";
    }

    private boolean isAfterList() {
        int steps = frames.size() - 1;
        return !vector.question().get("steps").get(steps).isTextual();
    }

    private void end(Outcome outcome) {
        List<Placed> marks = new ArrayList<>(Replay.areas(vector, outcome.position().grid()));
        add(
                "The end ("
                        + outcome.decision()
                        + "): "
                        + names(outcome.removed())
                        + " removed. Black "
                        + outcome.score(TrompTaylor.BLACK)
                        + ", White "
                        + outcome.score(TrompTaylor.WHITE)
                        + ". Squares: empty points that count for a player",
                outcome.position(),
                marks,
                -1);
    }

    private String names(Collection<Integer> points) {
        List<String> names =
                points.stream()
                        .map(point -> Notation.vertex(vector.width(), vector.height(), point))
                        .toList();
        return names.isEmpty() ? "nothing is" : String.join(", ", names);
    }

    private void addMark(List<Placed> marks, int point, Mark mark) {
        if (TrompTaylor.isPoint(vector.width(), vector.height(), point)) {
            marks.add(new Placed(point, mark));
        }
    }

    private void add(String caption, Position grid, List<Placed> marks, int repeated) {
        frames.add(new Frame(caption, grid.grid(), List.copyOf(marks), repeated));
    }
}
