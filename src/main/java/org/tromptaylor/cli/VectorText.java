package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/** A vector as people read it: the question and the answer with diagrams, then the argument. */
final class VectorText {

    private final TestVector vector;
    private final StringBuilder text = new StringBuilder();

    private VectorText(TestVector vector) {
        this.vector = vector;
    }

    static String of(TestVector vector) {
        return new VectorText(vector).text();
    }

    private String text() {
        line(vector.id());
        line(vector.title() + ".");
        line("");
        vector.rules().forEach(rule -> line(String.format("%-7s %s", rule, RuleIds.title(rule))));
        line("");
        line(
                "Question: "
                        + vector.kind().id()
                        + ", columns: "
                        + vector.width()
                        + ", rows: "
                        + vector.height());
        ObjectNode question = vector.question();
        vector.kind().fields().forEach(field -> field(field, question.get(field)));
        line("");
        answer("Answer", vector.expect());
        vector.variants().forEach((name, answer) -> answer("Under other rules, " + name, answer));
        line(vector.comment());
        words("requires", vector.requires());
        words("flags", vector.flags());
        words("source", vector.source());
        vector.supersedes().ifPresent(old -> words("supersedes", List.of(old)));
        return text.toString();
    }

    private void answer(String name, ObjectNode answer) {
        line(name + ":");
        answer.properties().forEach(field -> field(field.getKey(), field.getValue()));
        line("");
    }

    private void field(String name, JsonNode value) {
        if (name.equals("grid")) {
            List<String> rows = new ArrayList<>();
            value.forEach(row -> rows.add(row.textValue()));
            int[] grid = Notation.grid(vector.width(), vector.height(), rows);
            TextDiagram.of(vector.width(), vector.height(), grid)
                    .lines()
                    .forEach(l -> line(" " + l));
        } else if (name.equals("steps")) {
            line("  steps: " + steps(value));
        } else if (name.equals("refused")) {
            value.forEach(refusal -> line("  refused: " + refusal(refusal)));
            line(value.isEmpty() ? "  refused: none" : "");
        } else {
            line("  " + name + ": " + plain(value));
        }
    }

    private String refusal(JsonNode refusal) {
        int turn = refusal.get("turn").intValue();
        String what =
                "turn "
                        + turn
                        + " ("
                        + vector.json()
                                .get(vector.kind() == Kind.DISPUTE ? "steps" : "turns")
                                .get(turn - 1)
                                .textValue()
                        + "), "
                        + refusal.get("reason").textValue();
        return refusal.has("repeats")
                ? what
                        + " the colouring of turn "
                        + refusal.get("repeats")
                        + ", a cycle of "
                        + refusal.get("cycle")
                : what;
    }

    private static String steps(JsonNode steps) {
        List<String> words = new ArrayList<>();
        for (JsonNode step : steps) {
            if (step.isTextual()) {
                words.add(step.textValue());
            } else {
                String dead = step.has("dead") ? plain(step.get("dead")) : "no list";
                words.add("(" + step.get("by").textValue() + ": " + dead + ")");
            }
        }
        return String.join(" ", words);
    }

    private static String plain(JsonNode value) {
        if (!value.isArray()) {
            return value.asText();
        }
        List<String> entries = new ArrayList<>();
        value.forEach(entry -> entries.add(entry.asText()));
        return entries.isEmpty() ? "none" : String.join(" ", entries);
    }

    private void words(String name, List<String> words) {
        if (!words.isEmpty()) {
            line(name + ": " + String.join(" ", words));
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
