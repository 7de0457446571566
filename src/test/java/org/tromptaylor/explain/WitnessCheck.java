package org.tromptaylor.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks the witnesses of an explanation by its JSON alone, as somebody would who has no code of this
 * project: points are looked up in the rows, and a step is a difference of one in row or column.
 */
final class WitnessCheck {

    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private final List<String> rows;

    private WitnessCheck(JsonNode rows) {
        this.rows = texts(rows);
    }

    /** Fails if something in the explanation does not show what it is to show. */
    static void check(JsonNode explanation) {
        WitnessCheck grid = new WitnessCheck(explanation.get("grid"));
        assertEquals(explanation.get("height").asInt(), grid.rows.size());
        grid.rows.forEach(row -> assertEquals(explanation.get("width").asInt(), row.length()));
        switch (explanation.get("question").asText()) {
            case "reach" -> grid.reach(explanation);
            case "clear" -> grid.clearing(explanation);
            case "score" -> grid.score(explanation);
            default -> grid.turn(explanation);
        }
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static int column(String point) {
        int column = COLUMNS.indexOf(point.charAt(0));
        assertTrue(column >= 0, point);
        return column;
    }

    private int row(String point) {
        return rows.size() - Integer.parseInt(point.substring(1));
    }

    private String colour(String point) {
        return switch (rows.get(row(point)).charAt(column(point))) {
            case '.' -> "empty";
            case 'X' -> "black";
            case 'O' -> "white";
            default -> throw new AssertionError(rows);
        };
    }

    private boolean areAdjacent(String a, String b) {
        return Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b)) == 1;
    }

    private List<String> all() {
        List<String> all = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                all.add(COLUMNS.charAt(column) + String.valueOf(rows.size() - row));
            }
        }
        return all;
    }

    private List<String> neighbours(String point) {
        List<String> neighbours = new ArrayList<>();
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            int column = column(point) + step[0];
            int row = row(point) + step[1];
            if (column >= 0 && row >= 0 && row < rows.size() && column < rows.get(row).length()) {
                neighbours.add(COLUMNS.charAt(column) + String.valueOf(rows.size() - row));
            }
        }
        return neighbours;
    }

    /** Whether steps within the points lead from the first to all others. */
    private void hangTogether(Set<String> points) {
        Deque<String> todo = new ArrayDeque<>(List.of(points.iterator().next()));
        Set<String> reached = new HashSet<>(todo);
        while (!todo.isEmpty()) {
            for (String next : neighbours(todo.pop())) {
                if (points.contains(next) && reached.add(next)) {
                    todo.push(next);
                }
            }
        }
        assertEquals(points, reached, "falls apart");
    }

    private void path(JsonNode json, String to) {
        List<String> path = texts(json);
        assertTrue(path.size() >= 2, "a path of no step");
        for (int i = 1; i < path.size(); i++) {
            assertTrue(areAdjacent(path.get(i - 1), path.get(i)), path + " has a gap");
        }
        String own = colour(path.get(0));
        path.subList(0, path.size() - 1).forEach(point -> assertEquals(own, colour(point)));
        assertEquals(to, colour(path.get(path.size() - 1)), path.toString());
        assertFalse(own.equals(to));
    }

    /** The points are of one colour and hang together, and the border is all that is around. */
    private void closed(JsonNode points, JsonNode border) {
        Set<String> region = new TreeSet<>(texts(points));
        assertFalse(region.isEmpty());
        String own = colour(texts(points).get(0));
        Set<String> around = new TreeSet<>();
        for (String point : region) {
            assertEquals(own, colour(point), point);
            around.addAll(neighbours(point));
        }
        around.removeAll(region);
        assertEquals(around, new TreeSet<>(texts(border)));
        around.forEach(point -> assertFalse(colour(point).equals(own), point + " is left out"));
        hangTogether(region);
    }

    private void lacks(JsonNode border, String colour) {
        texts(border).forEach(point -> assertFalse(colour(point).equals(colour), point));
    }

    private void reach(JsonNode reach) {
        String point = reach.get("point").asText();
        String colour = reach.get("colour").asText();
        if (reach.get("reaches").asBoolean()) {
            assertEquals(point, reach.get("path").get(0).asText());
            path(reach.get("path"), colour);
        } else if (reach.has("own_colour")) {
            assertEquals(colour, colour(point));
        } else {
            JsonNode region = reach.get("region");
            assertTrue(texts(region.get("points")).contains(point));
            assertEquals(region.get("colour").asText(), colour(point));
            closed(region.get("points"), region.get("border"));
            lacks(region.get("border"), colour);
        }
    }

    /** All points of the colour are in a string, and only those that don't reach empty go. */
    private void clearing(JsonNode clearing) {
        String colour = clearing.get("colour").asText();
        Set<String> left = new TreeSet<>();
        all().stream().filter(point -> colour(point).equals(colour)).forEach(left::add);
        Set<String> gone = new TreeSet<>();
        for (JsonNode string : clearing.get("strings")) {
            List<String> points = texts(string.get("points"));
            assertTrue(left.removeAll(points), "named twice, or of another colour: " + points);
            if (string.get("cleared").asBoolean()) {
                closed(string.get("points"), string.get("border"));
                lacks(string.get("border"), "empty");
                gone.addAll(points);
            } else {
                path(string.get("path"), "empty");
                assertTrue(points.contains(string.get("path").get(0).asText()));
                hangTogether(Set.copyOf(points));
            }
        }
        assertEquals(Set.of(), left, "no string has these");
        WitnessCheck after = new WitnessCheck(clearing.get("after"));
        for (String point : all()) {
            assertEquals(gone.contains(point) ? "empty" : colour(point), after.colour(point));
        }
    }

    private void score(JsonNode score) {
        Set<String> left = new TreeSet<>();
        all().stream().filter(point -> colour(point).equals("empty")).forEach(left::add);
        int[] empty = new int[3];
        for (JsonNode area : score.get("areas")) {
            JsonNode region = area.get("region");
            List<String> points = texts(region.get("points"));
            assertTrue(left.removeAll(points));
            closed(region.get("points"), region.get("border"));
            for (String colour : List.of("black", "white")) {
                if (area.has(colour)) {
                    path(area.get(colour), colour);
                    assertTrue(points.contains(area.get(colour).get(0).asText()));
                } else {
                    lacks(region.get("border"), colour);
                }
            }
            boolean black = area.has("black");
            boolean white = area.has("white");
            int whose = black == white ? 0 : black ? 1 : 2;
            assertEquals(List.of("nobody", "black", "white").get(whose), area.get("for").asText());
            empty[whose] += points.size();
        }
        assertEquals(Set.of(), left);
        assertEquals(empty[0], score.get("nobody").asInt());
        for (int player = 1; player <= 2; player++) {
            String colour = List.of("", "black", "white").get(player);
            JsonNode sum = score.get(colour);
            int stones = (int) all().stream().filter(p -> colour(p).equals(colour)).count();
            assertEquals(stones, sum.get("stones").asInt());
            assertEquals(empty[player], sum.get("empty").asInt());
            assertEquals(stones + empty[player], sum.get("score").asInt());
        }
    }

    private void turn(JsonNode turn) {
        if (!turn.has("move")) {
            return;
        }
        JsonNode move = turn.get("move");
        String place = turn.get("place").asText();
        String player = turn.get("player").asText();
        WitnessCheck coloured = new WitnessCheck(move.get("coloured"));
        assertEquals("empty", colour(place));
        for (String point : all()) {
            assertEquals(point.equals(place) ? player : colour(point), coloured.colour(point));
        }
        JsonNode opponents = move.get("clear_opponent");
        assertEquals(player.equals("black") ? "white" : "black", opponents.get("colour").asText());
        assertEquals(player, move.get("clear_own").get("colour").asText());
        coloured.clearing(opponents);
        WitnessCheck then = new WitnessCheck(opponents.get("after"));
        then.clearing(move.get("clear_own"));
        WitnessCheck after = new WitnessCheck(move.get("clear_own").get("after"));
        assertEquals(move.has("liberty"), after.colour(place).equals(player));
        if (move.has("liberty")) {
            assertEquals(place, move.get("liberty").get(0).asText());
            then.path(move.get("liberty"), "empty");
        }
    }
}
