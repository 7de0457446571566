package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.tromptaylor.vectors.Answers.MalformedAnswerException;

/** What can be wrong with one vector that the schema accepts. */
final class VectorLint {

    private static final long MOST_SEQUENCES = 1_000_000;

    private final TestVector vector;
    private final List<String> problems = new ArrayList<>();

    private VectorLint(TestVector vector) {
        this.vector = vector;
    }

    /** A line for each problem, without the vector's id. */
    static List<String> problems(TestVector vector) {
        VectorLint lint = new VectorLint(vector);
        lint.prefix();
        lint.title();
        if (lint.turnsAreLegal() && lint.isSoonCounted()) {
            lint.answer(
                    "another way of working it out",
                    Answers.byRuleSet(RuleSet.TROMP_TAYLOR, vector).orElseThrow());
            lint.answer("the reference", Answers.byRules(vector));
            lint.answer("the engine", Answers.byEngine(vector));
            lint.requires();
            lint.variants();
        }
        return lint.problems;
    }

    private void prefix() {
        String rule = RuleIds.rule(vector.rules().get(0));
        String prefix = "tt" + rule.substring("TT-".length()).toLowerCase(Locale.ROOT) + "-";
        if (!vector.id().startsWith(prefix)) {
            problems.add("the id should begin with '" + prefix + "', as " + rule + " decides it");
        }
    }

    private void title() {
        String title = vector.title();
        if (title.endsWith(".") || title.matches(".*[.!?] .*")) {
            problems.add("the title should be one sentence without a full stop");
        }
        if (!Character.isUpperCase(title.charAt(0)) && !Character.isDigit(title.charAt(0))) {
            problems.add("the title should begin with a capital letter");
        }
    }

    private boolean turnsAreLegal() {
        if (vector.kind() != Kind.LEGAL_MOVES && vector.kind() != Kind.GAME) {
            return true;
        }
        PlainGame game = new PlainGame(RuleSet.TROMP_TAYLOR, vector.width(), vector.height());
        int number = 0;
        for (int turn : vector.turns()) {
            number++;
            Judge.Refusal refusal = game.play(turn);
            if (refusal != null) {
                problems.add(
                        "turn "
                                + number
                                + " is illegal ("
                                + refusal.reason()
                                + "); all turns of a '"
                                + vector.kind().id()
                                + "' vector are legal");
                return false;
            }
        }
        return true;
    }

    // A wrong answer must not make the check endless: hardly more is counted than expect says.
    private boolean isSoonCounted() {
        if (vector.kind() != Kind.PERFT) {
            return true;
        }
        long expected = 0;
        for (JsonNode count : vector.expect().get("sequences")) {
            expected += Math.min(count.longValue(), MOST_SEQUENCES + 1);
        }
        if (expected > MOST_SEQUENCES) {
            problems.add(
                    "expect.sequences: more than "
                            + MOST_SEQUENCES
                            + " in all are too many to be counted on every build");
            return false;
        }
        if (AnswerMaker.answer(new PlainJudge(RuleSet.TROMP_TAYLOR), vector, 2 * expected + 1000)
                .isEmpty()) {
            problems.add("expect.sequences: there are more than twice as many");
            return false;
        }
        return true;
    }

    private void answer(String whose, ObjectNode answer) {
        if (answer.equals(vector.expect())) {
            return;
        }
        String how;
        try {
            how =
                    Answers.difference(vector, answer)
                            .map(
                                    difference ->
                                            whose
                                                    + " disagrees: compared with expect, "
                                                    + difference)
                            .orElse("should be written " + shown(answer));
        } catch (MalformedAnswerException e) {
            how = whose + " gives no such answer: " + e.getMessage();
        }
        problems.add("expect: " + how);
    }

    private void requires() {
        List<String> right = Requirements.of(vector);
        if (!right.equals(vector.requires())) {
            problems.add("requires: should be " + right + ", is " + vector.requires());
        }
    }

    private void variants() {
        Map<String, ObjectNode> right = Answers.variants(vector);
        Map<String, ObjectNode> given = vector.variants();
        List<String> wrong = new ArrayList<>(RuleSet.variants().keySet());
        wrong.removeIf(name -> Objects.equals(right.get(name), given.get(name)));
        if (!wrong.isEmpty()) {
            problems.add("variants: " + String.join(", ", wrong) + ": " + Linter.NOT_UP_TO_DATE);
        }
    }

    private static String shown(JsonNode node) {
        return Words.shown(node.toString(), 300);
    }

    /** The question without the id, to find the same question asked twice. */
    static Map<String, JsonNode> question(TestVector vector) {
        Map<String, JsonNode> question = new LinkedHashMap<>();
        vector.question().properties().forEach(e -> question.put(e.getKey(), e.getValue()));
        question.remove("id");
        question.remove("requires");
        return question;
    }
}
