package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.TestVector;

/** An answer in words, for people. */
final class AnswerWords {

    private static final int MANY = 10;

    private AnswerWords() {}

    /** The answer; its grid, if it has one, is left to a diagram. */
    static String of(TestVector vector, JsonNode answer) {
        if (answer.has("reaches")) {
            return answer.get("reaches").asBoolean() ? "it reaches" : "it does not reach";
        }
        if (answer.has("next")) {
            return dispute(vector, answer);
        }
        if (answer.has("refused")) {
            return refused(vector, answer.get("refused"));
        }
        if (answer.has("reason")) {
            return "refused: " + Excerpt.line(answer.get("reason").asText());
        }
        if (answer.has("moves")) {
            return answer.get("moves").isEmpty() ? "no moves" : list(answer.get("moves"), " ");
        }
        if (answer.has("over") && !answer.get("over").asBoolean()) {
            return "the game goes on";
        }
        if (answer.has("winner")) {
            return "the game is over; " + score(answer) + "; winner: " + text(answer, "winner");
        }
        if (answer.has("black")) {
            return score(answer);
        }
        if (answer.has("sequences")) {
            return "sequences "
                    + list(answer.get("sequences"), ", ")
                    + "; finished "
                    + list(answer.get("finished"), ", ");
        }
        if (answer.has("final_score")) {
            return "final score " + text(answer, "final_score");
        }
        return answer.has("grid") ? "a grid, see below" : "nothing";
    }

    private static String dispute(TestVector vector, JsonNode answer) {
        String refused =
                answer.path("refused").isEmpty()
                        ? ""
                        : refused(vector, answer.get("refused")) + "; ";
        if (!answer.has("winner")) {
            return refused + "next: " + text(answer, "next");
        }
        String removed =
                answer.path("removed").isEmpty() ? "nothing" : list(answer.get("removed"), " ");
        return refused
                + "removed "
                + removed
                + "; "
                + score(answer)
                + "; winner: "
                + text(answer, "winner");
    }

    /** A step of a {@code dispute}: a turn, or a list with whose it is. */
    static String step(JsonNode step) {
        if (step.isTextual()) {
            return step.textValue();
        }
        String who = text(step, "by");
        if (!step.has("dead")) {
            return "(" + who + ": no list)";
        }
        return "(" + who + ": " + dead(step) + ")";
    }

    /** What a list names. */
    static String dead(JsonNode step) {
        return step.get("dead").isEmpty() ? "nothing" : list(step.get("dead"), " ");
    }

    private static String score(JsonNode answer) {
        return "Black " + text(answer, "black") + ", White " + text(answer, "white");
    }

    private static String text(JsonNode answer, String field) {
        return Excerpt.line(answer.path(field).asText());
    }

    private static String refused(TestVector vector, JsonNode refusals) {
        JsonNode turns = vector.question().path(vector.kind() == Kind.DISPUTE ? "steps" : "turns");
        List<String> words = new ArrayList<>();
        for (JsonNode refusal : refusals) {
            if (words.size() == MANY) {
                words.add("and " + (refusals.size() - MANY) + " more");
                break;
            }
            int turn = refusal.path("turn").asInt();
            StringBuilder text = new StringBuilder("turn " + turn);
            if (turns.has(turn - 1)) {
                text.append(" (").append(turns.get(turn - 1).asText()).append(')');
            }
            text.append(" refused: ").append(text(refusal, "reason"));
            if (refusal.has("repeats")) {
                text.append(" turn ").append(text(refusal, "repeats"));
            }
            words.add(text.toString());
        }
        return words.isEmpty() ? "no turn refused" : String.join("; ", words);
    }

    private static String list(JsonNode values, String separator) {
        List<String> words = new ArrayList<>();
        values.forEach(value -> words.add(value.asText()));
        return Excerpt.line(String.join(separator, words));
    }
}
