package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A program that answers JSON lines by the rules, or wrongly in the way its argument says. */
public final class JsonProgram {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Twist twist;

    private JsonProgram(Twist twist) {
        this.twist = twist;
    }

    /** Runs it. */
    public static void main(String[] arguments) throws IOException {
        JsonProgram program = new JsonProgram(Twist.valueOf(arguments[0]));
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonNode message = MAPPER.readTree(line);
            switch (message.get("cmd").asText()) {
                case "start" -> System.out.println(program.start());
                case "run" -> System.out.println(program.run(message));
                default -> {
                    return;
                }
            }
        }
    }

    private ObjectNode start() {
        ObjectNode reply = MAPPER.createObjectNode().put("protocol", 1);
        reply.putObject("implementation")
                .put("name", "JsonProgram " + twist)
                .put("version", "1")
                .put("language", "Java")
                .put("homepage", "https://example.org/");
        reply.putArray("capabilities")
                .add("rectangular")
                .add("size<5")
                .add("size>19")
                .add("setup")
                .add("breathless")
                .add("full-history");
        return reply;
    }

    private ObjectNode run(JsonNode message) {
        ObjectNode reply = MAPPER.createObjectNode();
        reply.set("seq", message.get("seq"));
        JsonNode vector = message.get("vector");
        if (vector.get("kind").asText().equals("perft")) {
            return reply.put("skipped", "too slow for perft");
        }
        reply.set("result", result(vector));
        return reply;
    }

    private ObjectNode result(JsonNode vector) {
        ObjectNode result = MAPPER.createObjectNode();
        TwistedGame game =
                new TwistedGame(vector.get("width").asInt(), vector.get("height").asInt(), twist);
        char[] grid = grid(vector.path("grid"));
        switch (vector.get("kind").asText()) {
            case "reaches" -> {
                int point = game.turn(vector.get("point").asText());
                result.put("reaches", game.reaches(grid, point, colour(vector)));
            }
            case "clear" -> put(result, game, game.clear(grid, colour(vector)));
            case "move" -> move(result, game, grid, vector);
            case "play" -> play(result, game, vector);
            case "legal-moves" -> {
                replay(game, vector);
                ArrayNode moves = result.putArray("moves");
                for (int point = 0; point < game.grid().length; point++) {
                    if (game.refusal(game.toMove(), point).isEmpty()) {
                        moves.add(game.vertex(point));
                    }
                }
            }
            case "score" -> score(result, game, grid);
            case "game" -> {
                replay(game, vector);
                result.put("over", game.isOver());
                if (game.isOver()) {
                    score(result, game, game.grid());
                    int margin = result.get("black").asInt() - result.get("white").asInt();
                    result.put("winner", margin > 0 ? "black" : margin < 0 ? "white" : "tie");
                }
            }
            default -> throw new IllegalArgumentException(vector.toString());
        }
        return result;
    }

    private static char[] grid(JsonNode rows) {
        StringBuilder grid = new StringBuilder();
        rows.forEach(row -> grid.append(row.asText()));
        return grid.toString().toCharArray();
    }

    private static char colour(JsonNode vector) {
        return switch (vector.get("colour").asText()) {
            case "black" -> 'X';
            case "white" -> 'O';
            default -> '.';
        };
    }

    private static void put(ObjectNode result, TwistedGame game, char[] grid) {
        game.rows(grid).forEach(result.putArray("grid")::add);
    }

    private void move(ObjectNode result, TwistedGame game, char[] grid, JsonNode vector) {
        int point = game.turn(vector.get("point").asText());
        if (point >= grid.length) {
            result.put("reason", "off-grid");
        } else if (grid[point] != '.') {
            result.put("reason", "occupied");
        } else {
            char[] after = game.move(grid, colour(vector), point);
            if (twist == Twist.FORBIDS_SUICIDE && after[point] == '.') {
                result.put("reason", "suicide");
            } else {
                put(result, game, after);
            }
        }
    }

    private static void play(ObjectNode result, TwistedGame game, JsonNode vector) {
        ArrayNode refused = result.putArray("refused");
        int number = 0;
        for (JsonNode text : vector.get("turns")) {
            number++;
            int turn = game.turn(text.asText());
            String refusal = game.refusal(game.toMove(), turn);
            if (refusal.isEmpty()) {
                game.play(game.toMove(), turn);
                continue;
            }
            ObjectNode told = refused.addObject().put("turn", number).put("reason", refusal);
            if (refusal.equals("repeats")) {
                int repeated = game.repeated(game.move(game.grid(), game.toMove(), turn));
                told.put("repeats", repeated).put("cycle", game.turns() + 1 - repeated);
            }
        }
        put(result, game, game.grid());
    }

    /** Takes turns that are all legal by the rules, so also where the twisted ones would refuse. */
    private static void replay(TwistedGame game, JsonNode vector) {
        for (JsonNode turn : vector.get("turns")) {
            game.play(game.toMove(), game.turn(turn.asText()));
        }
    }

    private static void score(ObjectNode result, TwistedGame game, char[] grid) {
        result.put("black", game.score(grid, 'X')).put("white", game.score(grid, 'O'));
    }
}
