package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.gtp.SetUp;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * The vectors in the words of the Go Text Protocol.
 *
 * <ul>
 *   <li>{@code play}: each turn is sent, as {@link GtpPlay} tells. The grid is asked as {@link
 *       GtpBoard} tells.
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
    private final GtpWords words;
    private final GtpLegality legality;

    /**
     * @param commands those that the engine lists
     * @param scores whether its final score counts by the Tromp-Taylor rules
     */
    GtpQuestions(GtpClient client, Set<String> commands, boolean scores) {
        this.client = client;
        this.commands = commands;
        this.scores = scores;
        this.board = new GtpBoard(client, commands);
        this.words = new GtpWords(client);
        this.legality = new GtpLegality(client, commands);
    }

    Reply ask(TestVector vector) throws ChildFailure, InterruptedException {
        GtpGame game = new GtpGame(client, commands, board, words, vector);
        return switch (vector.kind()) {
            case PLAY -> new GtpPlay(vector, game, legality, commands.contains("undo")).ask();
            case LEGAL_MOVES -> legalMoves(vector, game);
            case MOVE -> move(vector, game);
            case SCORE -> score(vector, game);
            case GAME -> game(vector, game);
            case REACHES, CLEAR, PERFT, DISPUTE ->
                    skipped("GTP has no words for '" + vector.kind().id() + "'");
        };
    }

    private static Reply skipped(String why) {
        return new Reply.Skipped(why);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private Reply legalMoves(TestVector vector, GtpGame game)
            throws ChildFailure, InterruptedException {
        Optional<Reply> failed = game.afterTurns();
        if (failed.isPresent()) {
            return failed.get();
        }
        String player = Notation.colour(TrompTaylor.toMove(vector.turns().length));
        Optional<Set<Integer>> points = legality.points(vector.width(), vector.height(), player);
        if (points.isEmpty() && commands.contains("undo") && !commands.contains("is_legal")) {
            points = tried(vector, game);
        }
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

    /** The points that {@code play} takes; each is taken back by {@code undo}. */
    private Optional<Set<Integer>> tried(TestVector vector, GtpGame game)
            throws ChildFailure, InterruptedException {
        Optional<int[]> before = game.colours();
        int player = TrompTaylor.toMove(vector.turns().length);
        int passes = passesAtTheEnd(vector.turns());
        Set<Integer> points = new TreeSet<>();
        for (int point = 0; point < vector.width() * vector.height(); point++) {
            String move = Notation.vertex(vector.width(), vector.height(), point);
            if (!game.play(player, move).ok()) {
                continue;
            }
            Optional<int[]> after = before.isPresent() ? game.colours() : Optional.empty();
            boolean same = after.isPresent() && Arrays.equals(before.get(), after.get());
            if (same && !game.leavesTheGrid(before.get(), player, move)) {
                // It answered '=' and left the move out: nothing is there to take back.
                continue;
            }
            boolean leftOut = same && game.hasLeftOut(before.get(), passes);
            if (same ? game.afterTurns().isPresent() : !game.undo()) {
                return Optional.empty();
            }
            if (!leftOut) {
                points.add(point);
            }
        }
        return Optional.of(points);
    }

    /** How many passes are the last turns. */
    private static int passesAtTheEnd(int[] turns) {
        int passes = 0;
        while (passes < turns.length && turns[turns.length - 1 - passes] == TrompTaylor.PASS) {
            passes++;
        }
        return passes;
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
        GtpAnswer said = game.play(vector.colour(), vector.question().get("point").textValue());
        if (!said.ok()) {
            answer.put("reason", "illegal");
            return new Reply.Answered(answer, "it said " + GtpGame.words(said), "");
        }
        Optional<ArrayNode> rows = game.grid();
        if (rows.isEmpty()) {
            return skipped("the engine shows its grid in no way that is known");
        }
        if (vector.expect().has("reason") && game.shows(rows.get(), grid)) {
            answer.put("reason", "illegal");
            return new Reply.Answered(
                    answer, "", "the move was answered with '=', but not made: counts as refused");
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
