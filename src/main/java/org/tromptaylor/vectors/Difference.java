package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.vectors.Answers.MalformedAnswerException;

/** Tells the first thing in which a well-formed answer differs from the right one. */
final class Difference {

    private static final int SHOWN = 3;

    private final TestVector vector;
    private final ObjectNode right;
    private final ObjectNode answer;

    Difference(TestVector vector, ObjectNode answer) {
        this.vector = vector;
        this.right = vector.expect();
        this.answer = answer;
    }

    Optional<String> sentence() throws MalformedAnswerException {
        return Optional.ofNullable(
                switch (vector.kind()) {
                    case REACHES -> reaches();
                    case CLEAR -> grid();
                    case MOVE -> move();
                    case PLAY -> play();
                    case LEGAL_MOVES -> legalMoves();
                    case SCORE -> score();
                    case GAME -> game();
                    case PERFT -> perft();
                    case DISPUTE -> dispute();
                });
    }

    private String reaches() {
        boolean reaches = right.get("reaches").booleanValue();
        if (reaches == answer.get("reaches").booleanValue()) {
            return null;
        }
        String point = vector.json().get("point").textValue();
        String colour = vector.json().get("colour").textValue();
        return reaches
                ? point + " reaches " + colour + ", but was said not to"
                : point + " was said to reach " + colour + ", but doesn't";
    }

    private String move() throws MalformedAnswerException {
        String point = vector.json().get("point").textValue();
        if (right.has("grid")) {
            return answer.has("grid")
                    ? grid()
                    : "the move at "
                            + point
                            + " was refused"
                            + as(answer.get("reason").textValue())
                            + ", but there is nothing against it";
        }
        String reason = right.get("reason").textValue();
        if (answer.has("grid")) {
            // Its size is checked, although no grid is right.
            colours(answer.get("grid"));
            return "the move at " + point + " was made, but " + because(reason);
        }
        return wrongReason("the move at " + point, reason, answer.get("reason").textValue());
    }

    private String play() throws MalformedAnswerException {
        String difference = refusals("turns");
        return difference == null ? grid() : difference;
    }

    private String dispute() throws MalformedAnswerException {
        String difference = refusals("steps");
        if (difference != null) {
            return difference;
        }
        String next = right.get("next").textValue();
        String given = answer.get("next").textValue();
        if (!next.equals(given)) {
            return "what comes next was given as " + given + ", but is " + next;
        }
        List<String> removed = texts(right.path("removed"));
        List<String> theirs = texts(answer.path("removed"));
        for (String point : theirs) {
            if (!removed.contains(point)) {
                return "the stone at " + point + " was removed, but stays";
            }
        }
        removed.removeAll(theirs);
        if (!removed.isEmpty()) {
            return "the stone at " + removed.get(0) + " was left, but is to be removed";
        }
        String grid = grid();
        if (grid != null || !right.has("winner")) {
            return grid;
        }
        String score = score();
        return score != null ? score : winner();
    }

    /** The first turn that was judged otherwise, among those in this field of the question. */
    private String refusals(String field) throws MalformedAnswerException {
        JsonNode turns = vector.json().get(field);
        Map<Integer, JsonNode> expected = byTurn(right.get("refused"), turns.size());
        Map<Integer, JsonNode> given = byTurn(answer.get("refused"), turns.size());
        for (int turn = 1; turn <= turns.size(); turn++) {
            String name = "turn " + turn + " (" + turns.get(turn - 1).asText() + ")";
            String difference = refusal(name, expected.get(turn), given.get(turn));
            if (difference != null) {
                colours(answer.get("grid"));
                return difference;
            }
        }
        return null;
    }

    private static String refusal(String turn, JsonNode expected, JsonNode given) {
        if (expected == null) {
            return given == null
                    ? null
                    : turn
                            + " was refused"
                            + as(given.get("reason").textValue())
                            + ", but is legal";
        }
        String reason = expected.get("reason").textValue();
        if (given == null) {
            return turn
                    + " was accepted, but "
                    + (expected.has("repeats") ? repeats(expected) : because(reason));
        }
        String wrong = wrongReason(turn, reason, given.get("reason").textValue());
        if (wrong != null) {
            return wrong;
        }
        for (String field : List.of("repeats", "cycle")) {
            if (given.has(field) && !sameNumber(given.get(field), expected.get(field))) {
                if (expected.get(field) == null) {
                    return turn + " was said to repeat a colouring, but " + because(reason);
                }
                return turn
                        + (field.equals("repeats")
                                ? " was said to repeat the colouring of "
                                        + made(given.get(field).intValue())
                                        + ", but "
                                        + repeats(expected)
                                : " was said to close a cycle of "
                                        + given.get(field).asText()
                                        + ", but the cycle is "
                                        + expected.get(field).asText()
                                        + " turns long");
            }
        }
        return null;
    }

    private static String wrongReason(String what, String right, String given) {
        return given.equals("illegal") || given.equals(right)
                ? null
                : what + " was refused" + as(given) + ", but the reason is that " + because(right);
    }

    private static Map<Integer, JsonNode> byTurn(JsonNode refused, int turns)
            throws MalformedAnswerException {
        Map<Integer, JsonNode> byTurn = new TreeMap<>();
        for (JsonNode refusal : refused) {
            if (!refusal.get("turn").canConvertToInt() || refusal.get("turn").intValue() > turns) {
                throw new MalformedAnswerException(
                        "refused: turn "
                                + Words.shown(refusal.get("turn").asText(), 40)
                                + ", but there are "
                                + turns);
            }
            if (byTurn.put(refusal.get("turn").intValue(), refusal) != null) {
                throw new MalformedAnswerException(
                        "refused: turn " + refusal.get("turn").intValue() + " twice");
            }
        }
        return byTurn;
    }

    private String legalMoves() {
        List<String> expected = texts(right.get("moves"));
        List<String> given = texts(answer.get("moves"));
        List<String> missing = new ArrayList<>(expected);
        missing.removeAll(given);
        if (!missing.isEmpty()) {
            return some(missing) + (missing.size() == 1 ? " is" : " are") + " legal, but left out";
        }
        List<String> wrong = new ArrayList<>(given);
        wrong.removeAll(expected);
        if (wrong.isEmpty()) {
            return null;
        }
        int more = wrong.size() - 1;
        return wrong.get(0)
                + " was given as legal, but "
                + whyNot(wrong.get(0))
                + (more == 0 ? "" : "; and " + more + " more");
    }

    /** Why the next turn can't be this move. */
    private String whyNot(String vertex) {
        ReferenceGame game = new ReferenceGame(vector.width(), vector.height());
        for (int turn : vector.turns()) {
            game.play(turn);
        }
        int point = Notation.point(vector.width(), vector.height(), vertex);
        return switch (game.verdict(point)) {
            // Where expect itself is wrong, as only the linter meets it.
            case LEGAL -> "is not";
            case REPEATS -> "repeats the colouring of " + made(game.repeatedTurn(point));
            default -> because(game.verdict(point).id());
        };
    }

    private String score() {
        for (String player : List.of("black", "white")) {
            if (!sameNumber(right.get(player), answer.get(player))) {
                return (player.equals("black") ? "Black's" : "White's")
                        + " score was given as "
                        + answer.get(player).asText()
                        + ", but is "
                        + right.get(player).asText();
            }
        }
        return null;
    }

    private String game() {
        boolean over = right.get("over").booleanValue();
        if (over != answer.get("over").booleanValue()) {
            return over
                    ? "the game is over, but was said not to be"
                    : "the game was said to be over, but is not";
        }
        if (!over) {
            return null;
        }
        String score = score();
        return score != null ? score : winner();
    }

    private String winner() {
        String winner = right.get("winner").textValue();
        String given = answer.get("winner").textValue();
        return winner.equals(given)
                ? null
                : "the result was given as " + result(given) + ", but is " + result(winner);
    }

    private String perft() throws MalformedAnswerException {
        for (String field : List.of("sequences", "finished")) {
            JsonNode given = answer.get(field);
            JsonNode expected = right.get(field);
            if (given.size() != expected.size()) {
                throw new MalformedAnswerException(
                        field + ": has " + given.size() + " entries, not " + expected.size());
            }
        }
        for (int depth = 0; depth <= vector.depth(); depth++) {
            for (String field : List.of("sequences", "finished")) {
                JsonNode given = answer.get(field).get(depth);
                JsonNode expected = right.get(field).get(depth);
                if (!sameNumber(given, expected)) {
                    return "the number of "
                            + (field.equals("finished") ? "finished games" : "sequences")
                            + " of "
                            + depth
                            + (depth == 1 ? " turn" : " turns")
                            + " was given as "
                            + given.asText()
                            + ", but is "
                            + expected.asText();
                }
            }
        }
        return null;
    }

    private String grid() throws MalformedAnswerException {
        int[] expected = colours(right.get("grid"));
        int[] given = colours(answer.get("grid"));
        List<String> points = new ArrayList<>();
        for (int point = 0; point < expected.length; point++) {
            if (given[point] != expected[point]) {
                points.add(
                        Notation.vertex(vector.width(), vector.height(), point)
                                + " is "
                                + Notation.colour(given[point])
                                + ", not "
                                + Notation.colour(expected[point]));
            }
        }
        return points.isEmpty() ? null : "in the grid that was given, " + some(points);
    }

    private int[] colours(JsonNode rows) throws MalformedAnswerException {
        try {
            return Notation.grid(vector.width(), vector.height(), texts(rows));
        } catch (IllegalArgumentException e) {
            throw new MalformedAnswerException("grid: " + e.getMessage());
        }
    }

    private static String because(String reason) {
        return switch (reason) {
            case "game-over" -> "the game was over";
            case "off-grid" -> "there is no such point";
            case "occupied" -> "the point is not empty";
            case "repeats" -> "it repeats an earlier colouring";
            default -> throw new IllegalStateException(reason);
        };
    }

    private static String repeats(JsonNode refusal) {
        return "repeats the colouring of " + made(refusal.get("repeats").intValue());
    }

    private static String made(int turn) {
        return turn == 0 ? "the start" : "turn " + turn;
    }

    private static String as(String reason) {
        return switch (reason) {
            case "illegal" -> "";
            case "game-over" -> " because the game was over";
            case "off-grid" -> " as no point of the grid";
            case "occupied" -> " as not empty";
            case "repeats" -> " as a repetition";
            default -> " as " + reason;
        };
    }

    private static String result(String winner) {
        return switch (winner) {
            case "black" -> "a win for Black";
            case "white" -> "a win for White";
            default -> "a tie";
        };
    }

    private static String some(List<String> things) {
        int more = things.size() - SHOWN;
        return more <= 0
                ? String.join(", ", things)
                : String.join(", ", things.subList(0, SHOWN)) + " and " + more + " more";
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    // 9 and 9.0 are the same number in JSON.
    private static boolean sameNumber(JsonNode a, JsonNode b) {
        return Objects.equals(
                a == null ? null : a.decimalValue().stripTrailingZeros(),
                b == null ? null : b.decimalValue().stripTrailingZeros());
    }
}
