package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Prediction;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.RuleSet.End;
import org.tromptaylor.vectors.RuleSet.Ko;
import org.tromptaylor.vectors.RuleSet.Scoring;
import org.tromptaylor.vectors.RuleSet.Suicide;
import org.tromptaylor.vectors.TestVector;

/**
 * Which rule sets explain the answers best: those from which the fewest answers differ.
 *
 * <p>Ordinary rule sets are tried first, in all combinations. What nobody plays by (a faulty superko,
 * a look-back) is found only if it explains strictly more.
 */
final class RuleSetSearch {

    /** Sequences of a perft beyond this number are not counted. */
    private static final long MOST_SEQUENCES = 20_000;

    private static final Set<Ko> ODD_KO =
            Set.of(
                    Ko.LOOK_BACK,
                    Ko.BUT_THE_START,
                    Ko.SITUATIONAL_BUT_THE_START,
                    Ko.SITUATIONAL_BUT_PASSES,
                    Ko.SINCE_A_PASS,
                    Ko.BY_CAPTURES);
    private static final Set<Suicide> ODD_SUICIDE = Set.of(Suicide.UNTESTED, Suicide.ALL_UNTESTED);
    private static final Set<End> ODD_END = Set.of(End.TWO_PASSES_IN_ALL, End.WHITE_PASSES_LAST);
    private static final Set<Scoring> ODD_SCORING =
            Set.of(Scoring.OLDER_WORDING, Scoring.TERRITORY_AND_PRISONERS);

    /** A question with its answer. */
    private record Answered(
            TestVector vector, ObjectNode given, Map<RuleSet, Agreement> agreements) {}

    private final List<Answered> answers;

    /** The answers again, those in front that told rule sets to be others of late. */
    private final List<Answered> tellingFirst;

    private final boolean turnByTurn;
    private Set<RuleSet> best = new LinkedHashSet<>();
    private int fewest = Integer.MAX_VALUE;
    private int longestLookBack;

    /**
     * A search.
     *
     * @param turnByTurn whether each turn on the way to a question was asked too
     */
    RuleSetSearch(List<Result> results, boolean turnByTurn) {
        this.turnByTurn = turnByTurn;
        answers =
                results.stream()
                        .filter(Result::isAnswered)
                        .filter(result -> result.vector().kind() != Kind.DISPUTE)
                        .map(
                                result ->
                                        new Answered(
                                                result.vector(),
                                                result.given().orElseThrow(),
                                                new HashMap<>()))
                        .toList();
        tellingFirst = new ArrayList<>(answers);
        search();
    }

    /** The best ones, equally good, those that change the fewest of our rules first. */
    Set<RuleSet> best() {
        return best;
    }

    /** The longest look-back that is as good as that of the best one, if that has one. */
    int longestLookBack() {
        return longestLookBack;
    }

    /** The vectors whose answers are others. */
    List<TestVector> differing(RuleSet rules) {
        return vectors(rules, Agreement.DIFFERS);
    }

    /** How many vectors could be compared. */
    int compared(RuleSet rules) {
        return answers.size() - vectors(rules, Agreement.NOT_COMPARABLE).size();
    }

    private List<TestVector> vectors(RuleSet rules, Agreement wanted) {
        return answers.stream()
                .filter(answer -> agreement(answer, rules) == wanted)
                .map(Answered::vector)
                .toList();
    }

    private void search() {
        List<RuleSet> all = all();
        all.stream().filter(rules -> !isOdd(rules)).forEach(this::consider);
        all.stream().filter(RuleSetSearch::isOdd).forEach(this::considerOdd);
        List.copyOf(best).forEach(this::considerLookBacks);
    }

    private static boolean isOdd(RuleSet rules) {
        return ODD_KO.contains(rules.ko())
                || ODD_SUICIDE.contains(rules.suicide())
                || ODD_END.contains(rules.end())
                || ODD_SCORING.contains(rules.scoring());
    }

    /** All but those with a look-back, those with the fewest changes first. */
    private static List<RuleSet> all() {
        List<RuleSet> all = new ArrayList<>();
        for (Ko ko : Ko.values()) {
            for (Suicide suicide : Suicide.values()) {
                // Where the present grid is no repetition anyway, the two are one.
                boolean same = ko == Ko.NONE || ko == Ko.BY_CAPTURES;
                if (ko == Ko.LOOK_BACK || same && suicide == Suicide.SINGLE_ALLOWED) {
                    continue;
                }
                for (End end : End.values()) {
                    for (Scoring scoring : Scoring.values()) {
                        all.add(new RuleSet(ko, 0, suicide, end, scoring));
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(RuleSetSearch::changes));
        return all;
    }

    private static int changes(RuleSet rules) {
        RuleSet ours = RuleSet.TROMP_TAYLOR;
        return (rules.ko() == ours.ko() ? 0 : 1)
                + (rules.suicide() == ours.suicide() ? 0 : 1)
                + (rules.end() == ours.end() ? 0 : 1)
                + (rules.scoring() == ours.scoring() ? 0 : 1);
    }

    private void consider(RuleSet rules) {
        int differing = differing(rules, fewest);
        if (differing < fewest) {
            best = new LinkedHashSet<>();
            fewest = differing;
        }
        if (differing == fewest) {
            best.add(rules);
        }
    }

    private void considerOdd(RuleSet rules) {
        boolean alsoOdd = best.stream().anyMatch(RuleSetSearch::isOdd);
        if (fewest > 0 && differing(rules, fewest) < fewest + (alsoOdd ? 1 : 0)) {
            consider(rules);
        }
    }

    /** How many answers differ; counts to one more than {@code most} at most. */
    private int differing(RuleSet rules, int most) {
        int differing = 0;
        for (int i = 0; i < tellingFirst.size() && differing <= most; i++) {
            if (agreement(tellingFirst.get(i), rules) == Agreement.DIFFERS) {
                differing++;
                // What tells one rule set to be another tells its neighbours too.
                tellingFirst.add(0, tellingFirst.remove(i));
            }
        }
        return differing;
    }

    private Agreement agreement(Answered answer, RuleSet rules) {
        return answer.agreements()
                .computeIfAbsent(
                        relevant(answer.vector(), rules),
                        key ->
                                predicted(answer.vector(), key)
                                        .map(prediction -> compare(answer, prediction))
                                        .orElse(Agreement.NOT_COMPARABLE));
    }

    private Agreement compare(Answered answer, Prediction prediction) {
        return Agreement.of(answer.vector(), answer.given(), prediction, turnByTurn);
    }

    /** Our own rules where the vector's kind does not ask for a choice. */
    private static RuleSet relevant(TestVector vector, RuleSet rules) {
        RuleSet ours = RuleSet.TROMP_TAYLOR;
        return switch (vector.kind()) {
            case REACHES, CLEAR, DISPUTE -> ours;
            case MOVE -> ours.with(rules.suicide());
            case SCORE -> ours.with(rules.scoring());
            case PLAY, LEGAL_MOVES, PERFT -> rules.with(ours.scoring());
            case GAME -> rules;
        };
    }

    private static Optional<Prediction> predicted(TestVector vector, RuleSet rules) {
        return rules.equals(RuleSet.TROMP_TAYLOR)
                ? Optional.of(new Prediction(vector.expect(), 0, Integer.MAX_VALUE))
                : Prediction.of(rules, vector, MOST_SEQUENCES);
    }

    /** Tries all look-backs instead of the ko rule. */
    private void considerLookBacks(RuleSet rules) {
        if (fewest == 0) {
            return;
        }
        // How many more answers differ from this look-back on.
        TreeMap<Integer, Integer> changes = new TreeMap<>();
        changes.put(1, 0);
        answers.stream()
                .filter(answer -> answer.vector().kind() != Kind.PERFT)
                .forEach(answer -> addChanges(answer, rules, changes));
        int differing = 0;
        boolean better = false;
        for (Map.Entry<Integer, Integer> change : changes.entrySet()) {
            differing += change.getValue();
            if (differing < fewest) {
                fewest = differing;
                best = new LinkedHashSet<>(Set.of(rules.withLookBack(change.getKey())));
                better = true;
            } else if (differing > fewest && better) {
                longestLookBack = change.getKey() - 1;
                better = false;
            }
        }
    }

    /** An answer can change at a few look-backs only; a prediction tells the next one. */
    private void addChanges(Answered answer, RuleSet rules, Map<Integer, Integer> changes) {
        int lookBack = 1;
        int before = 0;
        while (lookBack < Integer.MAX_VALUE) {
            RuleSet key = relevant(answer.vector(), rules.withLookBack(lookBack));
            Prediction prediction = predicted(answer.vector(), key).orElseThrow();
            int differs = compare(answer, prediction) == Agreement.DIFFERS ? 1 : 0;
            changes.merge(lookBack, differs - before, Integer::sum);
            before = differs;
            lookBack = prediction.nextLookBack();
        }
    }
}
