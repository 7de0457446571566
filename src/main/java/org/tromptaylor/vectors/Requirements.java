package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.rules.TrompTaylor;

/** What an implementation must be capable of, worked out from the question. */
final class Requirements {

    private Requirements() {}

    /** The words of {@code requires}, in their order. */
    static List<String> of(TestVector vector) {
        List<String> requires = new ArrayList<>();
        if (vector.width() != vector.height()) {
            requires.add("rectangular");
        }
        if (Math.min(vector.width(), vector.height()) < 5) {
            requires.add("size<5");
        }
        if (Math.max(vector.width(), vector.height()) > 19) {
            requires.add("size>19");
        }
        if (vector.kind().fields().contains("grid")) {
            requires.add("setup");
        }
        if (vector.kind() == Kind.MOVE && !everyStoneReachesEmpty(vector)) {
            requires.add("breathless");
        }
        if (vector.kind() == Kind.PERFT || isBeyondSimpleKo(vector)) {
            requires.add("full-history");
        }
        if (vector.kind() == Kind.DISPUTE) {
            requires.add("dispute");
        }
        return requires;
    }

    // On such grids it shows whether a move clears the whole colour or only strings next to it
    // (TT-4.b); on those of a game it makes no difference.
    private static boolean everyStoneReachesEmpty(TestVector vector) {
        int[] grid = vector.grid();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != TrompTaylor.EMPTY
                    && !TrompTaylor.reaches(
                            vector.width(), vector.height(), grid, point, TrompTaylor.EMPTY)) {
                return false;
            }
        }
        return true;
    }

    // If simple ko alone gives the same answer, the present grid and the one before the last turn
    // explain every repetition.
    private static boolean isBeyondSimpleKo(TestVector vector) {
        Optional<ObjectNode> simple =
                Answers.byRuleSet(RuleSet.variants().get("simple-ko"), vector);
        return !simple.equals(Answers.byRuleSet(RuleSet.TROMP_TAYLOR, vector));
    }
}
