package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.TestVector;

/**
 * The grids that a question goes through, as the rules have them: a frame for the start and one for
 * each turn, the refused ones too; or a single frame for a question about a grid.
 *
 * @param frames the frames; none for a question without a grid
 * @param shown the index of the frame to look at first: where the answers part
 */
record Replay(List<Frame> frames, int shown) {

    private static final int MANY = 6;

    /**
     * A grid, and what has just happened on it.
     *
     * @param caption that, in a sentence
     * @param grid {@code width * height} colours
     * @param marks what stands on points besides
     * @param repeated the index of the frame whose colouring a refused move would make again; -1
     */
    record Frame(String caption, int[] grid, List<Placed> marks, int repeated) {}

    /** A mark on a point. */
    record Placed(int point, Mark mark) {}

    /** The replay of a result's question. */
    static Replay of(Result result) {
        TestVector vector = result.vector();
        return switch (vector.kind()) {
            case REACHES -> grid(vector, "The point in question", vector.point());
            case MOVE -> grid(vector, "Before the move", vector.point());
            case CLEAR -> grid(vector, "Before", -1);
            case SCORE -> score(vector);
            case PLAY, LEGAL_MOVES, GAME -> new Game(result).replay();
            case DISPUTE -> DisputeReplay.of(result);
            case PERFT -> new Replay(List.of(), 0);
        };
    }

    private static Replay grid(TestVector vector, String caption, int point) {
        int[] grid = vector.grid();
        List<Placed> marks = new ArrayList<>();
        if (TrompTaylor.isPoint(vector.width(), vector.height(), point)) {
            marks.add(new Placed(point, Mark.FOCUS));
        }
        return new Replay(List.of(new Frame(caption, grid, marks, -1)), 0);
    }

    private static Replay score(TestVector vector) {
        int[] grid = vector.grid();
        String caption = "Squares: empty points that count for a player";
        return new Replay(List.of(new Frame(caption, grid, areas(vector, grid), -1)), 0);
    }

    /** A square on each empty point that counts for a player (TT-9). */
    static List<Placed> areas(TestVector vector, int[] grid) {
        int width = vector.width();
        int height = vector.height();
        List<Placed> areas = new ArrayList<>();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == TrompTaylor.EMPTY) {
                if (TrompTaylor.countsFor(width, height, grid, TrompTaylor.BLACK, point)) {
                    areas.add(new Placed(point, Mark.BLACK_AREA));
                } else if (TrompTaylor.countsFor(width, height, grid, TrompTaylor.WHITE, point)) {
                    areas.add(new Placed(point, Mark.WHITE_AREA));
                }
            }
        }
        return areas;
    }

    /** The turns that an answer lists as refused. */
    static Set<Integer> refused(JsonNode answer) {
        Set<Integer> turns = new TreeSet<>();
        answer.path("refused").forEach(refusal -> turns.add(refusal.path("turn").asInt()));
        return turns;
    }

    /** The first place in {@code turns} or {@code steps}, from 1, that was judged otherwise; 0 if none was. */
    static int parting(Result result) {
        TestVector vector = result.vector();
        boolean refuses = vector.kind() == Kind.PLAY || vector.kind() == Kind.DISPUTE;
        if (!refuses || result.given().isEmpty()) {
            return 0;
        }
        Set<Integer> expected = refused(vector.expect());
        Set<Integer> given = refused(result.given().get());
        int turns = vector.question().path("turns").size() + vector.question().path("steps").size();
        for (int turn = 1; turn <= turns; turn++) {
            if (expected.contains(turn) != given.contains(turn)) {
                return turn;
            }
        }
        return 0;
    }

    static String who(int player) {
        return player == TrompTaylor.BLACK ? "Black " : "White ";
    }

    static String differs(Verdict verdict) {
        return ". Here the program differs: it "
                + (verdict == Verdict.LEGAL ? "refused" : "accepted")
                + " this turn";
    }

    static String why(Verdict verdict, int repeats) {
        return switch (verdict) {
            case REPEATS ->
                    "it would make the colouring of "
                            + (repeats == 0 ? "the start" : "legal turn " + repeats)
                            + " again";
            case OCCUPIED -> "the point is not empty";
            case OFF_GRID -> "there is no such point";
            case GAME_OVER -> "the game is over";
            case OUT_OF_TURN, LEGAL -> throw new IllegalStateException(verdict.toString());
        };
    }

    /** What the move cleared, other than by passing. */
    static String cleared(TestVector vector, int player, int turn, int[] before, int[] after) {
        List<String> points = new ArrayList<>();
        for (int point = 0; point < after.length; point++) {
            boolean stone = before[point] != TrompTaylor.EMPTY || point == turn;
            if (stone && after[point] == TrompTaylor.EMPTY) {
                points.add(Notation.vertex(vector.width(), vector.height(), point));
            }
        }
        if (points.isEmpty()) {
            return "";
        }
        int more = points.size() - MANY;
        String list =
                more <= 1
                        ? String.join(", ", points)
                        : String.join(", ", points.subList(0, MANY)) + " and " + more + " more";
        boolean own = after[turn] != player;
        return own ? ": suicide, clears " + list : " takes " + list;
    }

    /** Plays the turns of a question. */
    private static final class Game {
        private final Result result;
        private final TestVector vector;
        private final ReferenceGame game;
        private final int parting;
        private final List<Frame> frames = new ArrayList<>();
        private final List<Integer> frameOfTurn = new ArrayList<>();

        Game(Result result) {
            this.result = result;
            this.vector = result.vector();
            this.game = new ReferenceGame(vector.width(), vector.height());
            this.parting = parting(result);
        }

        Replay replay() {
            add("The start: the empty grid", List.of(), -1);
            frameOfTurn.add(0);
            int[] turns = vector.turns();
            for (int place = 1; place <= turns.length; place++) {
                play(place, turns[place - 1]);
            }
            if (vector.kind() == Kind.LEGAL_MOVES) {
                markMoves();
            } else if (vector.kind() == Kind.GAME && game.isOver()) {
                addToLast(
                        ". Squares: empty points that count for a player",
                        areas(vector, game.grid()));
            }
            return new Replay(List.copyOf(frames), parting > 0 ? parting : turns.length);
        }

        private void play(int place, int turn) {
            int player = game.toMove();
            String name = vector.question().get("turns").get(place - 1).textValue();
            String caption = place + ". " + who(player) + name;
            int repeats = game.repeatedTurn(turn);
            int[] before = game.grid();
            Verdict verdict = game.play(player, turn);
            List<Placed> marks = new ArrayList<>();
            int repeated = -1;
            if (verdict == Verdict.LEGAL) {
                if (game.turns() != place) {
                    caption += " (legal turn " + game.turns() + ")";
                }
                caption += cleared(vector, player, turn, before, game.grid());
                frameOfTurn.add(place);
                if (turn != TrompTaylor.PASS && game.grid()[turn] != TrompTaylor.EMPTY) {
                    marks.add(new Placed(turn, Mark.LAST));
                }
            } else {
                caption += ": refused, " + why(verdict, repeats) + " (" + verdict.rule() + ")";
                repeated = repeats < 0 ? -1 : frameOfTurn.get(repeats);
                if (TrompTaylor.isPoint(vector.width(), vector.height(), turn)) {
                    marks.add(new Placed(turn, Mark.CROSS));
                }
            }
            if (place == parting) {
                caption += differs(verdict);
                if (TrompTaylor.isPoint(vector.width(), vector.height(), turn)) {
                    marks.add(new Placed(turn, Mark.FOCUS));
                }
            }
            add(caption, marks, repeated);
        }

        private void add(String caption, List<Placed> marks, int repeated) {
            frames.add(new Frame(caption, game.grid(), List.copyOf(marks), repeated));
        }

        /** On the last frame: legal moves that were left out, and moves that are not legal. */
        private void markMoves() {
            Set<String> expected = moves(vector.expect());
            Set<String> given =
                    moves(result.given().map(JsonNode.class::cast).orElse(vector.expect()));
            List<Placed> marks = new ArrayList<>();
            expected.stream()
                    .filter(m -> !given.contains(m))
                    .forEach(m -> mark(m, Mark.CIRCLE, marks));
            boolean missing = !marks.isEmpty();
            given.stream()
                    .filter(m -> !expected.contains(m))
                    .forEach(m -> mark(m, Mark.CROSS, marks));
            boolean wrong = given.stream().anyMatch(m -> !expected.contains(m));
            addToLast(
                    (missing ? ". Circles: legal, but left out" : "")
                            + (wrong ? ". Crosses: given, but not legal" : ""),
                    marks);
        }

        private void mark(String move, Mark mark, List<Placed> marks) {
            int point = Notation.point(vector.width(), vector.height(), move);
            if (TrompTaylor.isPoint(vector.width(), vector.height(), point)) {
                marks.add(new Placed(point, mark));
            }
        }

        private Set<String> moves(JsonNode answer) {
            Set<String> moves = new TreeSet<>();
            answer.path("moves").forEach(move -> moves.add(move.asText()));
            return moves;
        }

        private void addToLast(String words, List<Placed> marks) {
            Frame last = frames.remove(frames.size() - 1);
            List<Placed> all = new ArrayList<>(last.marks());
            all.addAll(marks);
            frames.add(new Frame(last.caption() + words, last.grid(), all, last.repeated()));
        }
    }
}
