package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.gtp.SetUp;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;

/**
 * Vectors as a regression test of GTP commands, in the form of GNU Go's and GoGui's {@code .tst}
 * files: a command with a number is a test, and the line after it, {@code #? [PATTERN]}, is a regular
 * expression of Java's for the whole answer. A test fails whenever the engine answers {@code ?}; so
 * that a turn is refused can only be asked by {@code is_legal}, and not for a point off the grid.
 *
 * <p>The engine needs {@code is_legal}, {@code list_stones} and {@code all_legal}, and for scores a
 * {@code final_score} that counts by TT-9; {@code rectangular_boardsize} for unequal sides.
 */
public final class GtpRegression {

    private final List<String> lines = new ArrayList<>();
    private int number;
    private int exported;

    /**
     * A test of these vectors.
     *
     * @param title what the vectors are about, in one line
     */
    public GtpRegression(String title, List<TestVector> vectors) {
        lines.add("# Tromp-Taylor vectors: " + title);
        lines.add("# Written by tt vectors export --tst. The engine must play by the Tromp-Taylor");
        lines.add("# rules, and know is_legal, all_legal, list_stones, and final_score.");
        vectors.forEach(this::export);
    }

    /** The file's text. */
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    /** How many vectors are in it; the others are named in comments. */
    public int exported() {
        return exported;
    }

    private void export(TestVector vector) {
        String rule = vector.rules().get(0);
        lines.add("");
        lines.add("# " + vector.id());
        lines.add("# " + vector.title());
        lines.add("# " + rule + ": " + RuleIds.title(rule));
        String why = notExported(vector);
        if (!why.isEmpty()) {
            lines.add("# not exported: " + why);
            return;
        }
        exported++;
        int width = vector.width();
        int height = vector.height();
        lines.add(
                width == height
                        ? "boardsize " + width
                        : "rectangular_boardsize " + width + " " + height);
        lines.add("clear_board");
        switch (vector.kind()) {
            case PLAY -> play(vector);
            case LEGAL_MOVES -> {
                turns(vector, Arrays.stream(vector.turns()).boxed().toList());
                test(
                        "all_legal " + player(vector.turns().length),
                        list(vector.expect().get("moves")));
            }
            case MOVE -> move(vector);
            case SCORE -> {
                turns(vector, SetUp.untilTheEnd(vector.grid()));
                score(vector);
            }
            case GAME -> {
                turns(vector, Arrays.stream(vector.turns()).boxed().toList());
                score(vector);
            }
            default -> throw new IllegalStateException(vector.id());
        }
    }

    /** Why there are no commands for it; empty if there are. */
    private static String notExported(TestVector vector) {
        return switch (vector.kind()) {
            case REACHES, CLEAR, PERFT, DISPUTE ->
                    "GTP has no words for '" + vector.kind().id() + "'";
            case GAME ->
                    vector.expect().get("over").booleanValue()
                            ? ""
                            : "GTP has no words for 'is the game over?'";
            case SCORE, MOVE -> notReached(vector);
            default -> "";
        };
    }

    private static String notReached(TestVector vector) {
        int[] grid = vector.grid();
        if (!SetUp.isReachable(vector.width(), vector.height(), grid)) {
            return "a string without a liberty can't be set up by playing";
        }
        if (vector.kind() == Kind.MOVE && vector.point() >= grid.length) {
            return "the point is off the grid; is_legal has no answer to that";
        }
        if (vector.kind() == Kind.MOVE && vector.expect().has("grid")) {
            int[] after = after(vector);
            if (Arrays.equals(after, grid)
                    || Arrays.equals(after, TrompTaylor.start(vector.width(), vector.height()))) {
                return "the move repeats a grid of the game that sets it up";
            }
        }
        return "";
    }

    private static int[] after(TestVector vector) {
        List<String> rows = new ArrayList<>();
        vector.expect().get("grid").forEach(row -> rows.add(row.textValue()));
        return Notation.grid(vector.width(), vector.height(), rows);
    }

    private static String player(int turns) {
        return Notation.colour(TrompTaylor.toMove(turns));
    }

    private void turns(TestVector vector, List<Integer> turns) {
        for (int i = 0; i < turns.size(); i++) {
            String turn = Notation.turn(vector.width(), vector.height(), turns.get(i));
            lines.add("play " + player(i) + " " + turn);
        }
    }

    private void test(String command, String pattern) {
        number++;
        lines.add(number + " " + command);
        lines.add("#? [" + pattern + "]");
    }

    private void play(TestVector vector) {
        Set<Integer> refused = new TreeSet<>();
        vector.expect().get("refused").forEach(r -> refused.add(r.get("turn").intValue()));
        JsonNode turns = vector.question().get("turns");
        int taken = 0;
        for (int i = 0; i < turns.size(); i++) {
            String turn = player(taken) + " " + turns.get(i).textValue();
            if (!isOnGrid(vector, turns.get(i).textValue())) {
                lines.add("# " + turn + " is off the grid; is_legal has no answer to that");
            } else if (refused.contains(i + 1)) {
                test("is_legal " + turn, "0");
            } else {
                taken++;
                test("play " + turn, ".*");
            }
        }
        grid(vector);
    }

    private static boolean isOnGrid(TestVector vector, String turn) {
        int points = vector.width() * vector.height();
        return Notation.turn(vector.width(), vector.height(), turn) < points;
    }

    private void move(TestVector vector) {
        boolean legal = vector.expect().has("grid");
        int[] after = legal ? after(vector) : vector.grid();
        turns(vector, SetUp.toMove(vector.grid(), vector.colour(), after));
        String move =
                Notation.colour(vector.colour()) + " " + vector.question().get("point").textValue();
        if (!legal) {
            test("is_legal " + move, "0");
            return;
        }
        test("play " + move, ".*");
        grid(vector);
    }

    private void grid(TestVector vector) {
        int[] grid = after(vector);
        for (int colour : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            List<String> stones = new ArrayList<>();
            for (int point = 0; point < grid.length; point++) {
                if (grid[point] == colour) {
                    stones.add(Notation.vertex(vector.width(), vector.height(), point));
                }
            }
            test("list_stones " + Notation.colour(colour), list(stones));
        }
    }

    private static String list(JsonNode vertices) {
        List<String> words = new ArrayList<>();
        vertices.forEach(vertex -> words.add(vertex.textValue()));
        return list(words);
    }

    /** These vertices and no others, in any order and case; a list of moves may have a pass too. */
    private static String list(List<String> vertices) {
        StringBuilder pattern = new StringBuilder("(?i)");
        for (String vertex : vertices) {
            pattern.append("(?=.*\\b").append(vertex).append("\\b)");
        }
        return pattern.append("(\\s*pass)?(\\s*[A-Z][0-9]+){")
                .append(vertices.size())
                .append("}(\\s*pass)?\\s*")
                .toString();
    }

    private void score(TestVector vector) {
        int margin =
                vector.expect().get("black").intValue() - vector.expect().get("white").intValue();
        lines.add("komi 0");
        test(
                "final_score",
                margin == 0
                        ? "(?i)0|draw"
                        : (margin > 0 ? "B" : "W") + "\\+" + Math.abs(margin) + "(\\.0+)?");
    }
}
