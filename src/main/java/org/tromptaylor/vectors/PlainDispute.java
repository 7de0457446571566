package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The procedures for dead stones, written without {@code dispute} from the words of their definitions:
 * the turns that count are a list, and where play goes on the whole game is played again without the two
 * passes.
 */
final class PlainDispute implements DisputeWords.Course {

    private static final int PASS = TrompTaylor.PASS;
    private static final int BLACK = TrompTaylor.BLACK;

    private final Judge judge;
    private final String procedure;
    private final int width;
    private final int height;

    /** The turns that count, from the empty grid on, and the game that they make. */
    private final List<Integer> turns = new ArrayList<>();

    private Judge.Play game;

    /** Whether turns, both players' lists or the third party's are waited for; else it is over. */
    private String waiting = "turns";

    private boolean resumed;
    private boolean moved;
    private int[] stopped;

    /** For each point whether Black's list names its string, and whether White's does. */
    private boolean[] black;

    private boolean[] white;
    private final TreeSet<Integer> removed = new TreeSet<>();

    PlainDispute(Judge judge, String procedure, int width, int height) {
        this.judge = judge;
        this.procedure = procedure;
        this.width = width;
        this.height = height;
        this.game = judge.start(width, height);
    }

    @Override
    public String turn(int turn) {
        if (!waiting.equals("turns")) {
            return "game-over";
        }
        Judge.Refusal refusal = game.play(turn);
        if (refusal != null) {
            return refusal.reason();
        }
        turns.add(turn);
        moved = moved || turn != PASS;
        int count = turns.size();
        if (count >= 2 && turns.get(count - 1) == PASS && turns.get(count - 2) == PASS) {
            twoPasses();
        }
        return null;
    }

    private void twoPasses() {
        if (resumed && procedure.equals("copy")) {
            int[] copy = game.grid();
            decide(first -> anyIs(copy, members(first), stopped[first]) ? "stays" : "goes");
            return;
        }
        stopped = game.grid();
        boolean asked =
                !procedure.equals("none")
                        && !(resumed && procedure.equals("cleanup"))
                        && !(resumed && !moved);
        waiting = asked ? "lists" : "over";
        black = null;
        white = null;
    }

    @Override
    public void list(int player, List<Integer> points) {
        boolean[] named = new boolean[stopped.length];
        for (int point = 0; point < named.length; point++) {
            named[point] = stopped[point] != TrompTaylor.EMPTY;
            for (int member : members(point)) {
                named[point] &= points.contains(member);
            }
        }
        if (player == DisputeWords.THIRD_PARTY) {
            decide(first -> named[first] ? "goes" : "stays");
            return;
        }
        if (player == BLACK) {
            black = named;
        } else {
            white = named;
        }
        if (black == null || white == null) {
            return;
        }
        if (Arrays.equals(black, white)) {
            decide(first -> "stays");
        } else if (procedure.equals("third-party")) {
            waiting = "third-party";
        } else if (procedure.equals("agreement")) {
            waiting = "over";
        } else {
            List<Integer> before = new ArrayList<>(turns.subList(0, turns.size() - 2));
            turns.clear();
            game = judge.start(width, height);
            for (int turn : before) {
                game.play(turn);
                turns.add(turn);
            }
            resumed = true;
            moved = false;
            waiting = "turns";
        }
    }

    @Override
    public void noThirdParty() {
        waiting = "over";
    }

    /** What becomes of a string that only one list names. */
    private interface Fate {
        String of(int point);
    }

    private void decide(Fate ofDisputed) {
        for (int point = 0; point < stopped.length; point++) {
            if (black[point] && white[point]
                    || black[point] != white[point] && ofDisputed.of(point).equals("goes")) {
                removed.add(point);
            }
        }
        waiting = "over";
    }

    /** The points of the point's string: those of its colour that spread from it, step by step. */
    private List<Integer> members(int point) {
        List<Integer> members = new ArrayList<>(List.of(point));
        for (int i = 0; i < members.size(); i++) {
            int from = members.get(i);
            for (int to = 0; to < stopped.length; to++) {
                int steps =
                        Math.abs(from % width - to % width) + Math.abs(from / width - to / width);
                if (steps == 1 && stopped[to] == stopped[point] && !members.contains(to)) {
                    members.add(to);
                }
            }
        }
        return members;
    }

    private static boolean anyIs(int[] grid, List<Integer> points, int colour) {
        return points.stream().anyMatch(point -> grid[point] == colour);
    }

    @Override
    public String next() {
        String player = turns.size() % 2 == 0 ? "black" : "white";
        return switch (waiting) {
            case "turns" -> player + "-turn";
            case "lists" -> black != null ? "white-list" : white != null ? "black-list" : "lists";
            case "over" -> "nothing";
            default -> waiting;
        };
    }

    @Override
    public int[] grid() {
        int[] grid = waiting.equals("over") ? stopped.clone() : game.grid();
        removed.forEach(point -> grid[point] = TrompTaylor.EMPTY);
        return grid;
    }

    @Override
    public List<Integer> removed() {
        return List.copyOf(removed);
    }

    /** The answer of a judge without a way of its own. */
    static ObjectNode answer(Judge judge, TestVector vector) {
        JsonNode procedure = vector.json().get("procedure");
        PlainDispute course =
                new PlainDispute(judge, procedure.textValue(), vector.width(), vector.height());
        return DisputeWords.answer(judge, vector, course);
    }
}
