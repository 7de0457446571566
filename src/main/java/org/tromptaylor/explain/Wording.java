package org.tromptaylor.explain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.record.Places;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** Words for what is on a grid. */
final class Wording {

    private static final int MOST_POINTS = 40;
    private static final int MOST_WRITTEN = 40;

    private Wording() {}

    static String player(int player) {
        return player == TrompTaylor.BLACK ? "Black" : "White";
    }

    /** A number of things, such as {@code 1 stone} and {@code 3 stones}. */
    static String number(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    static String point(Position grid, int point) {
        return Places.text(grid.width(), grid.height(), point);
    }

    /** Points by their names; only so many, and how many more. */
    static String points(Position grid, Collection<Integer> points) {
        List<String> names =
                points.stream().limit(MOST_POINTS).map(point -> point(grid, point)).toList();
        int more = points.size() - names.size();
        return String.join(" ", names) + (more > 0 ? " and " + more + " more" : "");
    }

    /** A path, such as {@code A1-A2-B2}. */
    static String path(Position grid, Path path) {
        return String.join("-", path.points().stream().map(point -> point(grid, point)).toList());
    }

    /** What is around a region, such as {@code white B1 C2}. */
    static String border(Position grid, Region region) {
        Map<Integer, List<Integer>> byColour = new TreeMap<>();
        region.border()
                .forEach(
                        point ->
                                byColour.computeIfAbsent(
                                                grid.colour(point), colour -> new ArrayList<>())
                                        .add(point));
        List<String> parts = new ArrayList<>();
        byColour.forEach(
                (colour, points) ->
                        parts.add(Notation.colour(colour) + " " + points(grid, points)));
        return parts.isEmpty() ? "nothing: it is the whole grid" : String.join("; ", parts);
    }

    /** Where a turn goes, such as {@code Black D4} and {@code White pass}. */
    static String turn(TurnVerdict turn) {
        String place =
                switch (turn.place()) {
                    case TrompTaylor.PASS -> Notation.PASS;
                    case TurnVerdict.OFF_GRID ->
                            turn.asked()
                                    ? shown(turn.written())
                                    : "[" + shown(turn.written()) + "]";
                    default -> point(turn.grid(), turn.place());
                };
        return player(turn.player()) + " " + place;
    }

    /** The answer in one line, such as {@code Turn 3, Black A1: repeats (TT-6)}. */
    static String title(Explanation explanation) {
        Position grid = explanation.grid();
        if (explanation instanceof TurnVerdict turn) {
            return title(turn);
        } else if (explanation instanceof Reach reach) {
            return point(grid, reach.point())
                    + (reach.reaches() ? " reaches " : " does not reach ")
                    + Notation.colour(reach.colour())
                    + " ("
                    + reach.rules().get(0)
                    + ")";
        } else if (explanation instanceof Clearing clearing) {
            return "Clearing "
                    + Notation.colour(clearing.colour())
                    + " empties "
                    + number(clearing.points(), "point")
                    + " (TT-4)";
        }
        ScoreSheet score = (ScoreSheet) explanation;
        return "Black "
                + score.score(TrompTaylor.BLACK)
                + ", White "
                + score.score(TrompTaylor.WHITE)
                + " (TT-9)";
    }

    /** The verdict as a title, such as {@code Turn 3, Black A1: repeats (TT-6)}. */
    private static String title(TurnVerdict turn) {
        String verdict =
                turn.verdict()
                        .map(v -> v.id() + " (" + v.rule() + ")")
                        .orElse("only the game can tell (" + turn.rules().get(0) + ")");
        String which =
                turn.number() == 0
                        ? ""
                        : (turn.asked() ? "As turn " : "Turn ") + turn.number() + ", ";
        return which + turn(turn) + ": " + verdict;
    }

    /** What a repetition repeats: {@code the start} or {@code turn 7}. */
    static String repeated(TurnVerdict turn) {
        if (turn.repeatedTurn() > 0) {
            return "turn " + turn.repeatedTurn();
        }
        return turn.history() == TurnVerdict.History.GAME
                ? "the start, the empty grid"
                : "the start";
    }

    static boolean isRepetition(TurnVerdict turn) {
        return turn.verdict().filter(verdict -> verdict == Verdict.REPEATS).isPresent();
    }

    /** Text of a file that can be shown: short, one line, nothing that steers a terminal. */
    private static String shown(String text) {
        String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]+", "?");
        return line.length() <= MOST_WRITTEN ? line : line.substring(0, MOST_WRITTEN) + "...";
    }
}
