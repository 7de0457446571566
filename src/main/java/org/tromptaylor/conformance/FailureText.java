package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/** A result that is not the right one, told at length: question, grid, both answers, argument. */
public final class FailureText {

    private static final int WIDTH = 96;
    private static final int MARGIN = 12;
    private static final int MANY_TURNS = 80;
    private static final int SOME_TURNS = 30;

    private final Result result;
    private final TestVector vector;
    private final List<String> lines = new ArrayList<>();

    private FailureText(Result result) {
        this.result = result;
        this.vector = result.vector();
    }

    /** The lines, indented. */
    public static List<String> lines(Result result) {
        FailureText text = new FailureText(result);
        text.write();
        return text.lines;
    }

    private void write() {
        String rule = vector.rules().get(0);
        paragraph("", vector.title());
        paragraph("rule", rule + ": " + RuleIds.title(rule));
        paragraph("question", question());
        before();
        paragraph("expected", AnswerWords.of(vector, vector.expect()));
        result.given().ifPresent(given -> paragraph("given", AnswerWords.of(vector, given)));
        grids();
        paragraph("so", result.detail());
        if (!result.note().isEmpty()) {
            paragraph("note", result.note());
        }
        paragraph("why", vector.comment());
    }

    private String question() {
        JsonNode question = vector.question();
        StringBuilder text = new StringBuilder(vector.kind().id());
        text.append(" on ").append(vector.width()).append('x').append(vector.height());
        for (String field : vector.kind().fields()) {
            if (field.equals("turns") || field.equals("steps")) {
                text.append(turns(question.get(field)));
            } else if (!field.equals("grid")) {
                text.append(", ").append(field).append(' ').append(question.get(field).asText());
            }
        }
        return text.toString();
    }

    /** The turns; of a long game the beginning and the end. */
    private String turns(JsonNode turns) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            if (turns.size() <= MANY_TURNS || i < SOME_TURNS || i >= turns.size() - SOME_TURNS) {
                shown.add(AnswerWords.step(turns.get(i)));
            } else if (i == SOME_TURNS) {
                shown.add("... (of " + turns.size() + " turns; 'tt vectors show' shows all) ...");
            }
        }
        return shown.isEmpty() ? ", before any turn" : ": " + String.join(" ", shown);
    }

    /** The grid that the question is about. */
    private void before() {
        switch (vector.kind()) {
            case REACHES, MOVE -> diagram("", vector.grid(), vector.point());
            case CLEAR, SCORE -> diagram("", vector.grid(), -1);
            case LEGAL_MOVES, GAME -> {
                int[] turns = vector.turns();
                diagram("the grid then", game(turns, turns.length).grid(), -1);
            }
            case PLAY -> beforeTheTurn();
            case PERFT, DISPUTE -> {}
        }
    }

    /** The grid before the first turn that was judged otherwise, if there is one. */
    private void beforeTheTurn() {
        Set<Integer> expected = refused(vector.expect());
        Set<Integer> given =
                refused(result.given().map(JsonNode.class::cast).orElse(vector.expect()));
        Set<Integer> different = new TreeSet<>(expected);
        different.addAll(given);
        different.removeIf(turn -> expected.contains(turn) && given.contains(turn));
        for (int turn : different) {
            int[] turns = vector.turns();
            if (turn < 1 || turn > turns.length) {
                return;
            }
            ReferenceGame game = game(turns, turn - 1);
            String player = Notation.colour(game.toMove());
            String text = vector.question().get("turns").get(turn - 1).textValue();
            diagram(
                    "before turn " + turn + ", " + player + "'s " + text,
                    game.grid(),
                    turns[turn - 1]);
            return;
        }
    }

    private static Set<Integer> refused(JsonNode answer) {
        Set<Integer> turns = new TreeSet<>();
        answer.path("refused").forEach(refusal -> turns.add(refusal.path("turn").asInt()));
        return turns;
    }

    private ReferenceGame game(int[] turns, int count) {
        ReferenceGame game = new ReferenceGame(vector.width(), vector.height());
        for (int i = 0; i < count; i++) {
            game.play(turns[i]);
        }
        return game;
    }

    private void diagram(String caption, int[] grid, int marked) {
        if (!caption.isEmpty()) {
            paragraph("", caption + ":");
        }
        TextDiagram.of(vector.width(), vector.height(), grid, marked)
                .lines()
                .forEach(line -> lines.add(" ".repeat(MARGIN) + line.stripTrailing()));
    }

    /** The grids of both answers, side by side, if it is they that differ. */
    private void grids() {
        JsonNode answer = result.given().map(JsonNode.class::cast).orElse(vector.expect());
        List<String> expected = drawn(vector.expect());
        List<String> given = drawn(answer);
        if (expected.equals(given) || !refused(vector.expect()).equals(refused(answer))) {
            return;
        }
        String format = " ".repeat(MARGIN) + "%-" + Math.max(14, 2 * vector.width() + 8) + "s%s";
        lines.add(
                String.format(format, heading(expected, "expected"), heading(given, "given"))
                        .stripTrailing());
        for (int i = 0; i < Math.max(expected.size(), given.size()); i++) {
            String left = i < expected.size() ? expected.get(i) : "";
            String right = i < given.size() ? given.get(i) : "";
            lines.add(String.format(format, left, right).stripTrailing());
        }
    }

    private static String heading(List<String> diagram, String heading) {
        return diagram.isEmpty() ? "" : heading;
    }

    private List<String> drawn(JsonNode answer) {
        List<String> rows = new ArrayList<>();
        answer.path("grid").forEach(row -> rows.add(row.asText()));
        try {
            int[] grid = Notation.grid(vector.width(), vector.height(), rows);
            return TextDiagram.of(vector.width(), vector.height(), grid).lines().toList();
        } catch (IllegalArgumentException e) {
            // No grid, or one of another size.
            return List.of();
        }
    }

    /** Adds words under a heading, broken into lines. */
    private void paragraph(String heading, String words) {
        StringBuilder line = new StringBuilder(String.format("  %-" + (MARGIN - 3) + "s", heading));
        for (String word : words.split("\\s+")) {
            if (line.length() > MARGIN && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ".repeat(MARGIN - 1));
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
    }
}
