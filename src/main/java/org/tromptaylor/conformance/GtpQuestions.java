package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * The vectors in the words of the Go Text Protocol.
 *
 * <ul>
 *   <li>{@code play}: each turn is sent; a refusal is an answer that begins with {@code ?}. The grid
 *       is asked as {@link GtpBoard} tells.
 *   <li>{@code move}: the grid is set up by playing ({@link SetUp}), then the move is sent. A
 *       one-stone suicide makes the grid that was there before, and an engine that knows the rules
 *       must refuse it; so it is skipped.
 *   <li>{@code legal-moves}: {@code all_legal}, {@code gogui-rules_legal_moves}, {@code is_legal}
 *       for each point, or {@code play} and {@code undo} for each point.
 *   <li>{@code score} and {@code game}: {@code final_score}, if the engine is known to
 *       count by the Tromp-Taylor rules. It tells the difference of the scores only.
 *   <li>{@code reaches}, {@code clear}, {@code perft}, and whether a game is over: no words for it.
 *       That the engine refuses a turn after the end is asked by {@code play} vectors.
 * </ul>
 */
final class GtpQuestions {

    private final GtpClient client;
    private final Set<String> commands;
    private final boolean scores;
    private final GtpBoard board;

    /**
     * @param commands those that the engine lists
     * @param scores whether its final score counts by the Tromp-Taylor rules
     */
    GtpQuestions(GtpClient client, Set<String> commands, boolean scores) {
        this.client = client;
        this.commands = commands;
        this.scores = scores;
        this.board = new GtpBoard(client, commands);
    }

    Reply ask(TestVector vector) throws ChildFailure, InterruptedException {
        GtpGame game = new GtpGame(client, commands, board, vector);
        return switch (vector.kind()) {
            case PLAY -> play(vector, game);
            case LEGAL_MOVES -> legalMoves(vector, game);
            case MOVE -> move(vector, game);
            case SCORE -> score(vector, game);
            case GAME -> game(vector, game);
            case REACHES, CLEAR, PERFT ->
                    skipped("GTP has no words for '" + vector.kind().id() + "'");
        };
    }

    private static Reply skipped(String why) {
        return new Reply.Skipped(why);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private Reply play(TestVector vector, GtpGame game) throws ChildFailure, InterruptedException {
        Optional<Reply> failed = game.start();
        if (failed.isPresent()) {
            return failed.get();
        }
        ObjectNode answer = object();
        ArrayNode refused = answer.putArray("refused");
        int taken = 0;
        int number = 0;
        // As they are written: those off the grid are sent too.
        for (JsonNode turn : vector.question().get("turns")) {
            number++;
            if (game.play(TrompTaylor.toMove(taken), turn.textValue())) {
                taken++;
            } else {
                refused.addObject().put("turn", number).put("reason", "illegal");
            }
        }
        Optional<ArrayNode> grid = game.grid();
        if (grid.isPresent()) {
            answer.set("grid", grid.get());
            return new Reply.Answered(answer);
        }
        return new Reply.Compared(
                answer,
                refusalsDiffer(vector, answer),
                "only the refusals were compared: the engine shows its grid in no way that is known");
    }

    private static String refusalsDiffer(TestVector vector, ObjectNode answer) {
        ObjectNode completed = answer.deepCopy();
        completed.set("grid", vector.expect().get("grid"));
        try {
            return Answers.difference(vector, completed).orElse("");
        } catch (Answers.MalformedAnswerException e) {
            throw new IllegalStateException(e);
        }
    }

    private Reply legalMoves(TestVector vector, GtpGame game)
            throws ChildFailure, InterruptedException {
        Optional<Reply> failed = game.afterTurns();
        if (failed.isPresent()) {
            return failed.get();
        }
        String player = Notation.colour(TrompTaylor.toMove(vector.turns().length));
        Optional<Set<Integer>> points = legal(vector, player);
        if (points.isEmpty()) {
            return skipped("the engine has no 'all_legal', 'is_legal' or 'undo' that works");
        }
        ObjectNode answer = object();
        ArrayNode moves = answer.putArray("moves");
        for (int point : points.get()) {
            moves.add(Notation.vertex(vector.width(), vector.height(), point));
        }
        return new Reply.Answered(answer);
    }

    private Optional<Set<Integer>> legal(TestVector vector, String player)
            throws ChildFailure, InterruptedException {
        for (String list : List.of("all_legal " + player, "gogui-rules_legal_moves")) {
            if (commands.contains(list.split(" ")[0])) {
                GtpAnswer answer = client.send(list);
                if (answer.ok()) {
                    return Optional.of(
                            new TreeSet<>(
                                    GtpBoard.points(
                                            vector.width(), vector.height(), list, answer)));
                }
            }
        }
        if (!commands.contains("is_legal") && !commands.contains("undo")) {
            return Optional.empty();
        }
        Set<Integer> points = new TreeSet<>();
        for (int point = 0; point < vector.width() * vector.height(); point++) {
            String move = player + " " + Notation.vertex(vector.width(), vector.height(), point);
            if (commands.contains("is_legal")) {
                GtpAnswer answer = client.send("is_legal " + move);
                if (!answer.ok() || !answer.text().strip().matches("[01]")) {
                    return Optional.empty();
                }
                if (answer.text().strip().equals("1")) {
                    points.add(point);
                }
            } else if (client.send("play " + move).ok()) {
                points.add(point);
                if (!client.send("undo").ok()) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(points);
    }

    private Reply move(TestVector vector, GtpGame game) throws ChildFailure, InterruptedException {
        int width = vector.width();
        int height = vector.height();
        int[] grid = vector.grid();
        int[] after = grid;
        if (!SetUp.isReachable(width, height, grid)) {
            return skipped("a string without a liberty can't be set up by playing");
        }
        if (vector.point() < grid.length && grid[vector.point()] == TrompTaylor.EMPTY) {
            after = TrompTaylor.move(width, height, grid, vector.colour(), vector.point());
            if (Arrays.equals(after, grid)
                    || Arrays.equals(after, TrompTaylor.start(width, height))) {
                return skipped("the move repeats a grid of the game that sets it up");
            }
        }
        Optional<Reply> failed = game.setUp(SetUp.toMove(grid, vector.colour(), after));
        if (failed.isPresent()) {
            return failed.get();
        }
        ObjectNode answer = object();
        if (!game.play(vector.colour(), vector.question().get("point").textValue())) {
            answer.put("reason", "illegal");
            return new Reply.Answered(answer);
        }
        Optional<ArrayNode> rows = game.grid();
        if (rows.isEmpty()) {
            return skipped("the engine shows its grid in no way that is known");
        }
        answer.set("grid", rows.get());
        return new Reply.Answered(answer);
    }

    private Reply score(TestVector vector, GtpGame game) throws ChildFailure, InterruptedException {
        if (cannotScore().isPresent()) {
            return cannotScore().get();
        }
        if (!SetUp.isReachable(vector.width(), vector.height(), vector.grid())) {
            return skipped("a string without a liberty can't be set up by playing");
        }
        Optional<Reply> failed = game.setUp(SetUp.untilTheEnd(vector.grid()));
        return failed.isPresent() ? failed.get() : finalScore(vector);
    }

    private Reply game(TestVector vector, GtpGame game) throws ChildFailure, InterruptedException {
        if (!vector.expect().get("over").booleanValue()) {
            return skipped("GTP has no words for 'is the game over?'");
        }
        if (cannotScore().isPresent()) {
            return cannotScore().get();
        }
        Optional<Reply> failed = game.afterTurns();
        return failed.isPresent() ? failed.get() : finalScore(vector);
    }

    private Optional<Reply> cannotScore() {
        if (!commands.contains("final_score")) {
            return Optional.of(skipped("the engine has no 'final_score'"));
        }
        return scores
                ? Optional.empty()
                : Optional.of(
                        skipped(
                                "nothing says that its 'final_score' counts by the Tromp-Taylor"
                                        + " rules (--gtp-score would)"));
    }

    private Reply finalScore(TestVector vector) throws ChildFailure, InterruptedException {
        GtpAnswer score = client.send("final_score");
        if (!score.ok()) {
            return skipped("the engine refuses 'final_score': " + GtpGame.words(score));
        }
        JsonNode expect = vector.expect();
        int margin = expect.get("black").intValue() - expect.get("white").intValue();
        String told = score.text().strip();
        Optional<Double> points = margin(told);
        if (points.isEmpty()) {
            return new Reply.Erred(
                    Outcome.PROTOCOL_ERROR, "answered 'final_score' with " + GtpGame.words(score));
        }
        boolean right = points.get() == margin;
        return new Reply.Compared(
                object().put("final_score", told),
                right ? "" : "the final score is " + told + ", should be " + written(margin),
                "only the difference of the scores was compared: 'final_score' tells no more");
    }

    private static String written(int margin) {
        return margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + Math.abs(margin);
    }

    /** Black's points less White's; nothing if the text is no score. */
    static Optional<Double> margin(String score) {
        if (score.equals("0") || score.equalsIgnoreCase("draw")) {
            return Optional.of(0.0);
        }
        if (!score.matches("[BWbw]\\+\\d{1,4}(\\.\\d{1,4})?")) {
            return Optional.empty();
        }
        double points = Double.parseDouble(score.substring(2));
        return Optional.of(Character.toUpperCase(score.charAt(0)) == 'B' ? points : -points);
    }
}
