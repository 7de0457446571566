package org.tromptaylor.explain;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.engine.Position;
import org.tromptaylor.record.Replay;
import org.tromptaylor.record.Replay.Step;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** Which rules and readings decide a verdict, the deciding one first. */
final class Readings {

    /** Taking a ko back at once, which every ko rule forbids. */
    private static final int SIMPLE_KO = 2;

    private Readings() {}

    /**
     * Those of a turn in a game.
     *
     * @param earlier all turns before it
     * @param move what the move does, if the verdict depends on it
     */
    static List<String> of(List<Step> earlier, Step step, Move move, boolean fromStones) {
        return switch (step.verdict()) {
            case GAME_OVER -> List.of("TT-8.a", "TT-8");
            case OUT_OF_TURN ->
                    sameTwice(earlier, step) ? List.of("TT-5.b", "TT-5") : List.of("TT-5");
            case OFF_GRID -> List.of("TT-1");
            case OCCUPIED -> List.of("TT-7.b", "TT-7");
            case REPEATS -> repetition(earlier, step, fromStones);
            case LEGAL -> step.isPass() ? List.of("TT-6.d", "TT-6") : legal(move, fromStones);
        };
    }

    /** Those of a move on a grid whose game is not known. */
    static List<String> undecided(Move move) {
        List<String> rules = new ArrayList<>(List.of("TT-6.i", "TT-6"));
        ofSteps(rules, move);
        return rules;
    }

    private static boolean sameTwice(List<Step> earlier, Step step) {
        return !earlier.isEmpty()
                && earlier.get(earlier.size() - 1).turn().player() == step.turn().player();
    }

    private static List<String> legal(Move move, boolean fromStones) {
        List<String> rules = new ArrayList<>();
        rules.add("TT-6");
        ofSteps(rules, move);
        if (fromStones) {
            rules.add("TT-6.i");
        }
        return rules;
    }

    private static void ofSteps(List<String> rules, Move move) {
        rules.add("TT-7");
        if (move.isSuicide()) {
            rules.add("TT-7.a");
        }
        if (move.isSavedByCapture()) {
            rules.add("TT-7.c");
        }
        if (move.clearsElsewhere()) {
            rules.add("TT-4.b");
        }
    }

    private static List<String> repetition(List<Step> earlier, Step step, boolean fromStones) {
        List<String> rules = new ArrayList<>();
        int cycle = step.number() - step.repeatedTurn();
        if (step.after().equals(step.before())) {
            rules.add("TT-6.b");
        } else if (cycle > SIMPLE_KO) {
            if (step.repeatedTurn() == 0) {
                rules.add("TT-6.a");
            }
            if (!wasThereWithTheSamePlayerToMove(earlier, step)) {
                rules.add("TT-6.c");
            }
            rules.add("TT-6.e");
            if (earlier.stream().anyMatch(s -> s.number() > step.repeatedTurn() && s.isPass())) {
                rules.add("TT-6.f");
            }
        }
        rules.add("TT-6");
        rules.add("TT-6.h");
        if (fromStones) {
            rules.add("TT-6.i");
        }
        return rules;
    }

    /** Whether situational superko would forbid it too. */
    private static boolean wasThereWithTheSamePlayerToMove(List<Step> earlier, Step step) {
        Position after = step.after();
        int next = TrompTaylor.opponent(step.turn().player());
        return earlier.stream()
                        .anyMatch(s -> s.before().equals(after) && isPossibly(next, s.toMove()))
                || earlier.stream()
                        .anyMatch(
                                s ->
                                        s.after().equals(after)
                                                && s.verdict() != Verdict.OFF_GRID
                                                && next == TrompTaylor.opponent(s.turn().player()));
    }

    private static boolean isPossibly(int player, int toMove) {
        return toMove == player || toMove == Replay.EITHER;
    }
}
