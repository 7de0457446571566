package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tromptaylor.conformance.Replay.Frame;
import org.tromptaylor.conformance.Replay.Placed;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.diagram.SvgDiagram;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * A result that is not the right one, as a page shows it at length. All words are plain text, still
 * to be escaped; {@code svg} of a board is an element.
 */
final class FailurePart {

    /** Small boards can be larger than a diagram among words; large ones shrink to fit. */
    private static final double SCALE = 1.4;

    private final Result result;
    private final TestVector vector;

    FailurePart(Result result) {
        this.result = result;
        this.vector = result.vector();
    }

    /** A still picture under a heading. */
    record Board(String heading, String svg) {}

    /** A line under a heading. */
    record Line(String heading, String words) {}

    String id() {
        return vector.id();
    }

    String anchor() {
        return "vector-" + vector.id();
    }

    String outcome() {
        return result.outcome().id();
    }

    String title() {
        return vector.title();
    }

    List<String> rules() {
        return vector.rules();
    }

    List<String> sources() {
        return vector.source().stream().filter(link -> link.matches("https?://.*")).toList();
    }

    /** The question and both answers, in words. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("Question", question()));
        lines.add(new Line("Expected", AnswerWords.of(vector, vector.expect())));
        result.given()
                .ifPresent(given -> lines.add(new Line("Given", AnswerWords.of(vector, given))));
        lines.add(new Line("So", Excerpt.line(result.detail())));
        if (!result.note().isEmpty()) {
            lines.add(new Line("Note", Excerpt.line(result.note())));
        }
        lines.add(new Line("Why", vector.comment()));
        return lines;
    }

    private String question() {
        JsonNode question = vector.question();
        String size = " (" + vector.width() + "×" + vector.height() + ")";
        String colour = name(question.path("colour").asText());
        String point = question.path("point").asText();
        return switch (vector.kind()) {
                    case REACHES ->
                            "Does " + point + " reach " + question.path("colour").asText() + "?";
                    case CLEAR -> "What is left when " + colour + " is cleared?";
                    case MOVE -> "What does " + colour + "'s move at " + point + " leave?";
                    case PLAY -> "Which of these turns are refused, and what is left?";
                    case LEGAL_MOVES ->
                            "Which points may "
                                    + name(
                                            Notation.colour(
                                                    TrompTaylor.toMove(vector.turns().length)))
                                    + " move to after these turns?";
                    case SCORE -> "What do both players score?";
                    case GAME -> "Is the game over after these turns, and who has won?";
                    case DISPUTE ->
                            "What becomes of the dead stones, by "
                                    + question.path("procedure").asText()
                                    + "?";
                    case PERFT ->
                            "How many sequences of up to "
                                    + vector.depth()
                                    + " legal turns are there, and how many of them end the game?";
                }
                + size;
    }

    private static String name(String colour) {
        return colour.isEmpty()
                ? ""
                : Character.toUpperCase(colour.charAt(0)) + colour.substring(1);
    }

    /** The turns of the question, all of them; empty if it has none. */
    String turns() {
        List<String> turns = new ArrayList<>();
        vector.question().path("turns").forEach(turn -> turns.add(turn.textValue()));
        vector.question().path("steps").forEach(step -> turns.add(AnswerWords.step(step)));
        return String.join(" ", turns);
    }

    /** The game, to be stepped through. */
    ReplayPart replay() {
        Replay replay = Replay.of(result);
        if (replay.frames().isEmpty()) {
            return null;
        }
        Frame frame = replay.frames().get(replay.shown());
        SvgDiagram diagram = diagram(frame.grid(), vector.id() + ": " + frame.caption());
        for (Placed placed : frame.marks()) {
            diagram.mark(placed.point(), placed.mark());
        }
        return new ReplayPart(
                diagram.element(anchor()),
                frame.caption(),
                replay.shown(),
                replay.frames().size(),
                Replay.parting(result) > 0,
                ReplayData.json(vector.width(), replay));
    }

    /**
     * A picture that a script can make move.
     *
     * @param svg the frame that is shown first
     * @param caption what it shows
     * @param at its index
     * @param count how many frames there are
     * @param parts whether it is the turn that was judged otherwise
     * @param data all frames, see {@link ReplayData}
     */
    record ReplayPart(String svg, String caption, int at, int count, boolean parts, String data) {
        boolean moves() {
            return count > 1;
        }

        int last() {
            return count - 1;
        }
    }

    /** The grids of both answers, if it is they that differ. */
    List<Board> answers() {
        int[] expected = grid(vector.expect());
        int[] given = result.given().map(this::grid).orElse(null);
        boolean sameTurns = Replay.parting(result) == 0;
        List<Board> boards = new ArrayList<>();
        if (Arrays.equals(expected, given) || !sameTurns || result.given().isEmpty()) {
            return boards;
        }
        if (expected != null) {
            boards.add(answer("Expected", expected, given));
        }
        if (given != null) {
            boards.add(answer("Given", given, expected));
        }
        return boards;
    }

    private Board answer(String heading, int[] grid, int[] other) {
        SvgDiagram diagram = diagram(grid, vector.id() + ": " + heading);
        for (int point = 0; other != null && point < grid.length; point++) {
            if (grid[point] != other[point]) {
                diagram.mark(point, Mark.FOCUS);
            }
        }
        return new Board(heading, diagram.element(anchor() + "-" + heading.charAt(0)));
    }

    private SvgDiagram diagram(int[] grid, String title) {
        return SvgDiagram.of(vector.width(), vector.height(), grid).title(title).scale(SCALE);
    }

    /** The grid of an answer; null if it has none of this size. */
    private int[] grid(JsonNode answer) {
        List<String> rows = new ArrayList<>();
        answer.path("grid").forEach(row -> rows.add(row.asText()));
        try {
            return Notation.grid(vector.width(), vector.height(), rows);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
