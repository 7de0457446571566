package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * A whole game, turn by turn.
 *
 * <p>A refusal is an answer that begins with {@code ?}. But some engines answer {@code =} to
 * whatever a controller plays: they make a move that they would call illegal, or say nothing and
 * leave the move out. So where a turn is taken that the rules refuse, the engine is asked a second
 * time before that counts: the game is played again up to there, and
 *
 * <ol>
 *   <li>if a command that only asks ({@link GtpLegality}) says that the move is illegal, the turn
 *       counts as refused, and the game goes on without it;
 *   <li>if there is no such command, the turn counts as refused if the grid stayed as it was though
 *       the move would have changed it, or if {@code undo} takes back the turn before it.
 * </ol>
 *
 * The note says which. This is done up to the first difference; after that the answer is wrong
 * whatever follows.
 */
final class GtpPlay {

    private static final String NO_GRID =
            "only the refusals were compared: the engine shows its grid in no way that is known";

    private final TestVector vector;
    private final GtpGame game;
    private final GtpLegality legality;
    private final boolean undoes;
    private final Set<Integer> illegal = new TreeSet<>();
    private final List<String> taken = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private String words = "";
    private boolean differs;

    /**
     * @param undoes whether the engine lists {@code undo}
     */
    GtpPlay(TestVector vector, GtpGame game, GtpLegality legality, boolean undoes) {
        this.vector = vector;
        this.game = game;
        this.legality = legality;
        this.undoes = undoes;
        vector.expect().get("refused").forEach(turn -> illegal.add(turn.get("turn").intValue()));
    }

    Reply ask() throws ChildFailure, InterruptedException {
        Optional<Reply> failed = game.start();
        if (failed.isPresent()) {
            return failed.get();
        }
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode refused = answer.putArray("refused");
        int number = 0;
        // As they are written: those off the grid are sent too.
        for (JsonNode turn : vector.question().get("turns")) {
            number++;
            if (takes(number, turn.textValue())) {
                taken.add(turn.textValue());
            } else {
                refused.addObject().put("turn", number).put("reason", "illegal");
            }
        }
        Optional<ArrayNode> grid = game.grid();
        if (grid.isPresent()) {
            answer.set("grid", grid.get());
            return new Reply.Answered(answer, words, String.join("; ", notes));
        }
        notes.add(0, NO_GRID);
        return new Reply.Compared(answer, refusalsDiffer(answer), String.join("; ", notes));
    }

    private boolean takes(int number, String turn) throws ChildFailure, InterruptedException {
        int player = TrompTaylor.toMove(taken.size());
        GtpAnswer answer = game.play(player, turn);
        boolean takes = answer.ok();
        if (takes && illegal.contains(number) && !differs) {
            Optional<String> reason = refusedOnSecondThought(player, turn);
            reason.ifPresent(why -> notes.add("turn " + number + " (" + turn + ") " + why));
            takes = reason.isEmpty();
        }
        if (takes == illegal.contains(number) && !differs) {
            differs = true;
            if (!takes) {
                words = "it said " + GtpGame.words(answer);
            }
        }
        return takes;
    }

    /** Why the turn, which was taken, counts as refused; nothing if it does not. */
    private Optional<String> refusedOnSecondThought(int player, String turn)
            throws ChildFailure, InterruptedException {
        Optional<int[]> after = game.colours();
        replay();
        Optional<int[]> before = game.colours();
        Optional<Boolean> legal =
                game.isPoint(turn)
                        ? legality.isLegal(
                                vector.width(), vector.height(), Notation.colour(player), turn)
                        : Optional.empty();
        if (legal.isPresent() && !legal.get()) {
            return Optional.of("was taken by 'play', but is called illegal: counts as refused");
        }
        if (legal.isEmpty() && isLeftOut(before, after, player, turn)) {
            return Optional.of("was answered with '=', but not made: counts as refused");
        }
        if (legal.isEmpty() && game.isPoint(turn)) {
            notes.add(
                    "a controller's moves may be unchecked, but none of "
                            + GtpLegality.COMMANDS
                            + " is there to ask again");
        }
        retake(player, turn);
        return Optional.empty();
    }

    /** Whether an engine that took the turn did nothing; then the game is as it was before. */
    private boolean isLeftOut(
            Optional<int[]> before, Optional<int[]> after, int player, String turn)
            throws ChildFailure, InterruptedException {
        if (before.isEmpty() || !Arrays.equals(before.get(), after.orElse(null))) {
            return false;
        }
        if (!turn.equals(Notation.PASS) && !game.leavesTheGrid(before.get(), player, turn)) {
            return true;
        }
        if (!undoes) {
            return false;
        }
        retake(player, turn);
        int passes = 0;
        while (passes < taken.size()
                && taken.get(taken.size() - 1 - passes).equals(Notation.PASS)) {
            passes++;
        }
        boolean leftOut = game.hasLeftOut(before.get(), passes);
        replay();
        return leftOut;
    }

    /** Clears the board and takes the turns again that were taken so far. */
    private void replay() throws ChildFailure, InterruptedException {
        if (game.start().isPresent()) {
            throw changed("the board size");
        }
        for (int i = 0; i < taken.size(); i++) {
            retake(TrompTaylor.toMove(i), taken.get(i));
        }
    }

    private void retake(int player, String turn) throws ChildFailure, InterruptedException {
        if (!game.play(player, turn).ok()) {
            throw changed(turn + " by " + Notation.colour(player));
        }
    }

    private static ChildFailure changed(String what) {
        return new ChildFailure(
                ChildFailure.Kind.PROTOCOL,
                "refused " + what + " when the game was played again, but took it before");
    }

    private String refusalsDiffer(ObjectNode answer) {
        ObjectNode completed = answer.deepCopy();
        completed.set("grid", vector.expect().get("grid"));
        try {
            String difference = Answers.difference(vector, completed).orElse("");
            return difference.isEmpty() || words.isEmpty() ? difference : difference + "; " + words;
        } catch (Answers.MalformedAnswerException e) {
            throw new IllegalStateException(e);
        }
    }
}
