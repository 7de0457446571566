package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * The game that an engine is led through for one vector. Where a step does not succeed, the method
 * answers what to reply to the vector, and nothing more can be asked.
 */
final class GtpGame {

    private final GtpClient client;
    private final Set<String> commands;
    private final GtpBoard board;
    private final GtpWords words;
    private final TestVector vector;
    private final int width;
    private final int height;

    GtpGame(
            GtpClient client,
            Set<String> commands,
            GtpBoard board,
            GtpWords words,
            TestVector vector) {
        this.words = words;
        this.client = client;
        this.commands = commands;
        this.board = board;
        this.vector = vector;
        this.width = vector.width();
        this.height = vector.height();
    }

    /** Clears a board of the vector's size, without komi if the engine knows that word. */
    Optional<Reply> start() throws ChildFailure, InterruptedException {
        String command = "boardsize " + width;
        if (width != height) {
            if (!commands.contains("rectangular_boardsize")) {
                return skipped("the engine has no 'rectangular_boardsize' for unequal sides");
            }
            command = "rectangular_boardsize " + width + " " + height;
        }
        GtpAnswer sized = client.send(command);
        if (!sized.ok()) {
            return skipped("the engine refuses '" + command + "': " + words(sized));
        }
        GtpAnswer cleared = client.send("clear_board");
        if (!cleared.ok()) {
            return Optional.of(
                    new Reply.Erred(
                            Outcome.PROTOCOL_ERROR, "refused 'clear_board': " + words(cleared)));
        }
        if (commands.contains("komi")) {
            client.send("komi 0");
        }
        return Optional.empty();
    }

    private static Optional<Reply> skipped(String why) {
        return Optional.of(new Reply.Skipped(why));
    }

    /** An engine's words, fit for a message. */
    static String words(GtpAnswer answer) {
        return Excerpt.of(answer.text().strip());
    }

    /** What the engine says to the turn, given as a vertex or a pass. */
    GtpAnswer play(int player, String turn) throws ChildFailure, InterruptedException {
        return words.play(Notation.colour(player), turn);
    }

    /** Takes back a turn; false if the engine refuses. */
    boolean undo() throws ChildFailure, InterruptedException {
        return client.send("undo").ok();
    }

    /**
     * Whether the engine has left out a turn that leaves the grid as it is, a pass or a one-stone suicide.
     * Made or not, the grid is the same; but as many undos as take it back with the passes before it take
     * back a move too if it was left out. Either way turns are gone after that.
     *
     * @param passes how many turns before it are passes, without a move between
     */
    boolean hasLeftOut(int[] grid, int passes) throws ChildFailure, InterruptedException {
        for (int turn = 0; turn <= passes; turn++) {
            if (!undo()) {
                return true;
            }
        }
        return !Arrays.equals(grid, colours().orElse(grid));
    }

    /** Whether a turn names a point of the grid. */
    boolean isPoint(String turn) {
        return !turn.equals(Notation.PASS) && Notation.point(width, height, turn) < width * height;
    }

    /** Whether a move that is made there leaves the grid as it is: a one-stone suicide. */
    boolean leavesTheGrid(int[] grid, int player, String turn) {
        if (!isPoint(turn)) {
            return false;
        }
        int point = Notation.point(width, height, turn);
        return grid[point] == TrompTaylor.EMPTY
                && Arrays.equals(grid, TrompTaylor.move(width, height, grid, player, point));
    }

    /** Starts, and takes the vector's turns, all of them legal. */
    Optional<Reply> afterTurns() throws ChildFailure, InterruptedException {
        Optional<Reply> failed = start();
        if (failed.isPresent()) {
            return failed;
        }
        List<Integer> turns = Arrays.stream(vector.turns()).boxed().toList();
        return played(turns).map(refusal -> unreached(refusal, "", Optional.empty()));
    }

    /** Starts, and reaches the vector's grid by these legal turns. */
    Optional<Reply> setUp(List<Integer> turns) throws ChildFailure, InterruptedException {
        Optional<Reply> failed = start();
        if (failed.isPresent()) {
            return failed;
        }
        Optional<Refused> refusal = played(turns);
        Optional<ArrayNode> shown = grid();
        if (refusal.isPresent()) {
            return Optional.of(unreached(refusal.get(), ", and only places stones", shown));
        }
        if (shown.isPresent() && !shown.get().equals(rows(vector.grid()))) {
            ObjectNode given = JsonNodeFactory.instance.objectNode();
            given.putArray("refused");
            String difference = "the grid is another one after placing stones";
            return Optional.of(unreached(given, difference, shown));
        }
        return Optional.empty();
    }

    /** A turn on the way to the question: its number, from 1, how it is written, what was said. */
    private record Refused(int number, String turn, String said) {}

    private static Reply unreached(Refused turn, String more, Optional<ArrayNode> shown) {
        ObjectNode given = JsonNodeFactory.instance.objectNode();
        given.putArray("refused").addObject().put("turn", turn.number()).put("reason", "illegal");
        return unreached(
                given,
                "turn "
                        + turn.number()
                        + " ("
                        + turn.turn()
                        + ") was refused, but is legal"
                        + more
                        + "; it said "
                        + turn.said(),
                shown);
    }

    private static Reply unreached(ObjectNode given, String difference, Optional<ArrayNode> shown) {
        shown.ifPresent(rows -> given.set("grid", rows));
        return new Reply.Compared(
                given, difference, "the question could not be reached, so it was not asked");
    }

    /** Takes legal turns, Black first; says which of them is refused, if one is. */
    private Optional<Refused> played(List<Integer> turns)
            throws ChildFailure, InterruptedException {
        for (int i = 0; i < turns.size(); i++) {
            String turn = Notation.turn(width, height, turns.get(i));
            GtpAnswer answer = play(TrompTaylor.toMove(i), turn);
            if (!answer.ok()) {
                return Optional.of(new Refused(i + 1, turn, words(answer)));
            }
        }
        return Optional.empty();
    }

    /** The present grid; nothing if the engine has no way to show it. */
    Optional<int[]> colours() throws ChildFailure, InterruptedException {
        return board.grid(width, height);
    }

    /** Whether these rows show this grid. */
    boolean shows(ArrayNode rows, int[] grid) {
        return rows.equals(rows(grid));
    }

    /** The rows of the present grid; nothing if the engine has no way to show it. */
    Optional<ArrayNode> grid() throws ChildFailure, InterruptedException {
        return colours().map(this::rows);
    }

    private ArrayNode rows(int[] grid) {
        ArrayNode rows = JsonNodeFactory.instance.arrayNode();
        Notation.rows(width, height, grid).forEach(rows::add);
        return rows;
    }
}
