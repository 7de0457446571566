package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.dispute.Dispute;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.dispute.Stage;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** Puts the steps of a {@code dispute} to something that knows the procedures. */
final class DisputeWords {

    /** Stands for the third party where else a player stands. */
    static final int THIRD_PARTY = 3;

    private DisputeWords() {}

    /** A game with what follows it. */
    interface Course {

        /** Null if the turn is taken, otherwise why not. */
        String turn(int turn);

        /** The list of a player, or of {@link #THIRD_PARTY}; points off the grid are any others. */
        void list(int player, List<Integer> points);

        void noThirdParty();

        /** What is waited for, as it stands in the vectors. */
        String next();

        int[] grid();

        /** In their order. */
        List<Integer> removed();
    }

    /** A course by {@code dispute}. */
    static Course byMachine(String procedure, int width, int height) {
        Dispute dispute = new Dispute(Procedure.of(procedure), width, height);
        return new Course() {
            @Override
            public String turn(int turn) {
                int player =
                        dispute.stage() instanceof Stage.Play play
                                ? play.player()
                                : TrompTaylor.BLACK;
                Verdict verdict = dispute.play(player, turn);
                return verdict == Verdict.LEGAL ? null : verdict.id();
            }

            @Override
            public void list(int player, List<Integer> points) {
                if (player == THIRD_PARTY) {
                    dispute.arbitrate(points);
                } else {
                    dispute.list(player, points);
                }
            }

            @Override
            public void noThirdParty() {
                dispute.noArbiter();
            }

            @Override
            public String next() {
                Stage stage = dispute.stage();
                if (stage instanceof Stage.Play play) {
                    return Notation.colour(play.player()) + "-turn";
                }
                if (stage instanceof Stage.Lists lists) {
                    return lists.black() && lists.white()
                            ? "lists"
                            : lists.black() ? "black-list" : "white-list";
                }
                return stage instanceof Stage.Arbitration ? "third-party" : "nothing";
            }

            @Override
            public int[] grid() {
                return dispute.position().grid();
            }

            @Override
            public List<Integer> removed() {
                return dispute.stage() instanceof Stage.Ended ended
                        ? List.copyOf(ended.outcome().removed())
                        : List.of();
            }
        };
    }

    /**
     * The answer in the shape of {@code expect}; the judge counts.
     *
     * @throws IllegalArgumentException if a list comes that is not waited for
     */
    static ObjectNode answer(Judge judge, TestVector vector, Course course) {
        int width = vector.width();
        int height = vector.height();
        ObjectNode answer = Json.mapper().createObjectNode();
        ArrayNode refused = answer.putArray("refused");
        int number = 0;
        for (JsonNode step : vector.json().get("steps")) {
            number++;
            String next = course.next();
            if (step.isTextual()) {
                String reason = course.turn(Notation.turn(width, height, step.textValue()));
                if (reason != null) {
                    refused.addObject().put("turn", number).put("reason", reason);
                }
                continue;
            }
            String who = step.get("by").textValue();
            if (!next.equals(who)
                    && !next.equals(who + "-list")
                    && !(next.equals("lists") && !who.equals("third-party"))) {
                throw new IllegalArgumentException(
                        "step " + number + ": no list by " + who + " is waited for");
            }
            if (who.equals("third-party") && !step.has("dead")) {
                course.noThirdParty();
                continue;
            }
            List<Integer> points = new ArrayList<>();
            step.path("dead")
                    .forEach(text -> points.add(Notation.point(width, height, text.textValue())));
            course.list(who.equals("third-party") ? THIRD_PARTY : Notation.colour(who), points);
        }
        answer.put("next", course.next());
        int[] grid = course.grid();
        Notation.rows(width, height, grid).forEach(answer.putArray("grid")::add);
        if (course.next().equals("nothing")) {
            ArrayNode removed = answer.putArray("removed");
            course.removed().forEach(point -> removed.add(Notation.vertex(width, height, point)));
            int black = judge.score(width, height, grid, TrompTaylor.BLACK);
            int white = judge.score(width, height, grid, TrompTaylor.WHITE);
            answer.put("black", black).put("white", white);
            answer.put("winner", black > white ? "black" : white > black ? "white" : "tie");
        }
        return answer;
    }
}
