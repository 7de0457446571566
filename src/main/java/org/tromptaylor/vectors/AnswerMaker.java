package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.tromptaylor.rules.TrompTaylor;

/** Asks a judge the question of a vector and writes the answer in the shape of {@code expect}. */
final class AnswerMaker {

    private final Judge judge;
    private final TestVector vector;
    private final int width;
    private final int height;
    private final ObjectNode answer = Json.mapper().createObjectNode();

    private AnswerMaker(Judge judge, TestVector vector) {
        this.judge = judge;
        this.vector = vector;
        this.width = vector.width();
        this.height = vector.height();
    }

    /**
     * The judge's answer; nothing where it refuses a turn of a question whose turns are all to be
     * taken, or has counted more sequences than {@code most}.
     */
    static Optional<ObjectNode> answer(Judge judge, TestVector vector, long most) {
        AnswerMaker maker = new AnswerMaker(judge, vector);
        return maker.answer(most) ? Optional.of(maker.answer) : Optional.empty();
    }

    /** What {@link Prediction#of} tells; nothing if there are more than {@code most} sequences. */
    static Optional<Prediction> predict(RuleSet rules, TestVector vector, long most) {
        PlainJudge judge = new PlainJudge(rules);
        AnswerMaker maker = new AnswerMaker(judge, vector);
        PlainGame game = judge.start(maker.width, maker.height);
        switch (vector.kind()) {
            case PLAY -> maker.play(game);
            case LEGAL_MOVES, GAME -> {
                int refused = maker.afterTurns(game);
                if (refused > 0) {
                    return Optional.of(
                            Prediction.refused(refused, game.nextLookBack(), game.choices()));
                }
                if (vector.kind() == Kind.GAME) {
                    maker.putScores(game);
                }
            }
            case PERFT -> {
                if (!maker.answer(most)) {
                    return Optional.empty();
                }
                game = judge.last();
            }
            default -> maker.answer(most);
        }
        Prediction.Choices choices =
                switch (vector.kind()) {
                    case MOVE -> new Prediction.Choices(false, true, false, false);
                    case SCORE, GAME -> game.choices().withScoring();
                    default -> game.choices();
                };
        return Optional.of(new Prediction(maker.answer, 0, game.nextLookBack(), choices));
    }

    private boolean answer(long most) {
        switch (vector.kind()) {
            case REACHES ->
                    answer.put(
                            "reaches",
                            judge.reaches(
                                    width, height, vector.grid(), vector.point(), vector.colour()));
            case CLEAR -> putGrid(judge.clear(width, height, vector.grid(), vector.colour()));
            case MOVE -> move();
            case SCORE -> putScores(vector.grid());
            case PLAY -> play(judge.start(width, height));
            case LEGAL_MOVES, GAME -> {
                return afterTurns(judge.start(width, height)) == 0;
            }
            case PERFT -> {
                return perft(most);
            }
            case DISPUTE -> answer.setAll(judge.dispute(vector));
        }
        return true;
    }

    private void move() {
        int[] grid = vector.grid();
        int point = vector.point();
        if (!TrompTaylor.isPoint(width, height, point)) {
            answer.put("reason", "off-grid");
        } else if (grid[point] != TrompTaylor.EMPTY) {
            answer.put("reason", "occupied");
        } else {
            int[] after = judge.move(width, height, grid, vector.colour(), point);
            if (after == null) {
                answer.put("reason", "suicide");
            } else {
                putGrid(after);
            }
        }
    }

    private void play(Judge.Play game) {
        ArrayNode refused = answer.putArray("refused");
        int number = 0;
        for (int turn : vector.turns()) {
            number++;
            Judge.Refusal refusal = game.play(turn);
            if (refusal != null) {
                ObjectNode entry = refused.addObject();
                entry.put("turn", number).put("reason", refusal.reason());
                if (refusal.repeats() >= 0) {
                    entry.put("repeats", refusal.repeats()).put("cycle", refusal.cycle());
                }
            }
        }
        putGrid(game.grid());
    }

    /** Answers after all turns; or the number of the first turn that is refused. */
    private int afterTurns(Judge.Play game) {
        int number = 0;
        for (int turn : vector.turns()) {
            number++;
            if (game.play(turn) != null) {
                return number;
            }
        }
        if (vector.kind() == Kind.LEGAL_MOVES) {
            ArrayNode moves = answer.putArray("moves");
            for (int point = 0; point < width * height; point++) {
                if (game.isLegal(point)) {
                    moves.add(Notation.vertex(width, height, point));
                }
            }
            return 0;
        }
        answer.put("over", game.isOver());
        if (game.isOver()) {
            putScores(game);
            int lead = answer.get("black").intValue() - answer.get("white").intValue();
            answer.put("winner", lead > 0 ? "black" : lead < 0 ? "white" : "tie");
        }
        return 0;
    }

    private boolean perft(long most) {
        long[][] counts = judge.perft(width, height, vector.depth(), most);
        if (counts != null) {
            for (long count : counts[0]) {
                answer.withArray("sequences").add(number(count));
            }
            for (long count : counts[1]) {
                answer.withArray("finished").add(number(count));
            }
        }
        return counts != null;
    }

    /** An int where it fits, as numbers are read; equal only then to what a file holds. */
    private static NumericNode number(long count) {
        return count == (int) count ? IntNode.valueOf((int) count) : LongNode.valueOf(count);
    }

    private void putScores(int[] grid) {
        answer.put("black", judge.score(width, height, grid, TrompTaylor.BLACK));
        answer.put("white", judge.score(width, height, grid, TrompTaylor.WHITE));
    }

    private void putScores(Judge.Play game) {
        answer.put("black", judge.score(width, height, game, TrompTaylor.BLACK));
        answer.put("white", judge.score(width, height, game, TrompTaylor.WHITE));
    }

    private void putGrid(int[] grid) {
        Notation.rows(width, height, grid).forEach(answer.putArray("grid")::add);
    }
}
