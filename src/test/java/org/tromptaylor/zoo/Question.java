package org.tromptaylor.zoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** The question of a vector, put to an animal; as a runner in another language would read it. */
public final class Question {

    /** So many sequences are counted, and no more: without superko there is no end to them. */
    private static final int MOST = 20_000;

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final JsonNode vector;
    private final Goban game;
    private final ObjectNode answer = MAPPER.createObjectNode();

    private Question(Animal animal, JsonNode vector) {
        this.vector = vector;
        this.game = animal.start(vector.get("width").asInt(), vector.get("height").asInt());
    }

    /**
     * The answer; nothing if it refuses a turn of a question whose turns are all to be taken, or has
     * too much to count.
     */
    public static Optional<ObjectNode> answer(Animal animal, JsonNode vector) {
        Question question = new Question(animal, vector);
        return question.isAnswered() ? Optional.of(question.answer) : Optional.empty();
    }

    private boolean isAnswered() {
        switch (vector.get("kind").asText()) {
            case "reaches" -> answer.put("reaches", game.reaching(grid(), colour()).get(point()));
            case "clear" -> put(game.clear(grid(), colour()));
            case "move" -> move();
            case "play" -> play();
            case "legal-moves" -> {
                return taken() && legalMoves();
            }
            case "score" -> score(grid());
            case "game" -> {
                return taken() && result();
            }
            case "perft" -> {
                return perft();
            }
            default -> throw new IllegalArgumentException(vector.toString());
        }
        return true;
    }

    private char[] grid() {
        StringBuilder grid = new StringBuilder();
        vector.get("grid").forEach(row -> grid.append(row.asText()));
        return grid.toString().toCharArray();
    }

    private int point() {
        return game.turn(vector.get("point").asText());
    }

    private char colour() {
        return switch (vector.get("colour").asText()) {
            case "black" -> Goban.BLACK;
            case "white" -> Goban.WHITE;
            default -> Goban.EMPTY;
        };
    }

    private void put(char[] grid) {
        game.rows(grid).forEach(answer.putArray("grid")::add);
    }

    private void move() {
        char[] before = grid();
        if (point() >= before.length) {
            answer.put("reason", "off-grid");
        } else if (game.isOccupied(before, colour(), point())) {
            answer.put("reason", "occupied");
        } else {
            char[] after = game.move(before, colour(), point());
            if (game.isForbidden(before, after, colour(), point())) {
                answer.put("reason", "illegal");
            } else {
                put(after);
            }
        }
    }

    private void play() {
        ArrayNode refused = answer.putArray("refused");
        int number = 0;
        for (JsonNode text : vector.get("turns")) {
            number++;
            int turn = game.turn(text.asText());
            char player = game.toMove();
            String refusal = game.refusal(player, turn);
            if (refusal.isEmpty()) {
                game.play(player, turn);
                continue;
            }
            ObjectNode told = refused.addObject().put("turn", number).put("reason", refusal);
            if (refusal.equals("repeats")) {
                int repeated = game.repeated(game.after(player, turn), player);
                told.put("repeats", repeated).put("cycle", game.cycle(repeated));
            }
            game.refuse(turn);
        }
        put(game.grid());
    }

    private boolean taken() {
        for (JsonNode text : vector.get("turns")) {
            int turn = game.turn(text.asText());
            if (!game.refusal(game.toMove(), turn).isEmpty()) {
                return false;
            }
            game.play(game.toMove(), turn);
        }
        return true;
    }

    private boolean legalMoves() {
        ArrayNode moves = answer.putArray("moves");
        for (int point = 0; point < game.grid().length; point++) {
            if (game.isListed(game.toMove(), point)) {
                moves.add(game.vertex(point));
            }
        }
        return true;
    }

    private boolean result() {
        answer.put("over", game.isOver());
        if (game.isOver()) {
            score(game.grid());
            char winner =
                    game.winner(answer.get("black").asDouble(), answer.get("white").asDouble());
            answer.put(
                    "winner",
                    winner == Goban.BLACK ? "black" : winner == Goban.WHITE ? "white" : "tie");
        }
        return true;
    }

    private void score(char[] grid) {
        put("black", game.score(grid, Goban.BLACK));
        put("white", game.score(grid, Goban.WHITE));
    }

    // As the vectors write it: nothing else equals it without a closer look.
    private void put(String player, double score) {
        if (score == (int) score) {
            answer.put(player, (int) score);
        } else {
            answer.put(player, score);
        }
    }

    private boolean perft() {
        int depth = vector.get("depth").asInt();
        int[] sequences = new int[depth + 1];
        int[] finished = new int[depth + 1];
        if (!count(0, sequences, finished, new int[] {MOST})) {
            return false;
        }
        for (int turns = 0; turns <= depth; turns++) {
            answer.withArray("sequences").add(sequences[turns]);
            answer.withArray("finished").add(finished[turns]);
        }
        return true;
    }

    private boolean count(int turns, int[] sequences, int[] finished, int[] left) {
        if (left[0]-- == 0) {
            return false;
        }
        sequences[turns]++;
        if (game.isOver()) {
            finished[turns]++;
            return true;
        }
        if (turns + 1 == sequences.length) {
            return true;
        }
        for (int turn = Goban.PASS; turn < game.grid().length; turn++) {
            if (game.refusal(game.toMove(), turn).isEmpty()) {
                game.play(game.toMove(), turn);
                if (!count(turns + 1, sequences, finished, left)) {
                    return false;
                }
                game.undo();
            }
        }
        return true;
    }
}
