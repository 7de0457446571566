package org.tromptaylor.conformance;

import static org.tromptaylor.conformance.Agreement.DIFFERS;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
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
 * a look-back) is found only if it explains strictly more: everything, or half of what the others leave.
 */
final class RuleSetSearch {

    private static final Set<Ko> ODD_KO =
            Set.of(
                    Ko.LOOK_BACK,
                    Ko.BUT_THE_START,
                    Ko.SITUATIONAL_BUT_THE_START,
                    Ko.SITUATIONAL_BUT_PASSES,
                    Ko.SINCE_A_PASS,
                    Ko.BY_CAPTURES,
                    Ko.OPPONENTS);
    private static final Set<Suicide> ODD_SUICIDE = Set.of(Suicide.UNTESTED, Suicide.ALL_UNTESTED);
    private static final Set<Suicide> ALLOWED_AS_FAR_AS =
            Set.of(Suicide.SINGLE_ALLOWED, Suicide.UNTESTED, Suicide.ALL_UNTESTED);
    private static final Set<End> ODD_END =
            Set.of(
                    End.TWO_PASSES_IN_ALL,
                    End.WHITE_PASSES_LAST,
                    End.ONE_PASS,
                    End.FOUR_PASSES,
                    End.REPETITION);
    private static final Set<Scoring> ODD_SCORING =
            Set.of(
                    Scoring.OLDER_WORDING,
                    Scoring.TERRITORY_AND_PRISONERS,
                    Scoring.TERRITORY_AND_PASS_STONES,
                    Scoring.AREA_BUT_SEKI);

    /** The kinds by which rule sets are told apart, what takes the least time first. */
    private static final List<Kind> KINDS =
            List.of(
                    Kind.REACHES,
                    Kind.CLEAR,
                    Kind.MOVE,
                    Kind.SCORE,
                    Kind.PLAY,
                    Kind.LEGAL_MOVES,
                    Kind.GAME,
                    Kind.PERFT);

    /** A question with its answer. */
    private record Answered(
            TestVector vector,
            ObjectNode given,
            Predictions.OfOne predictions,
            Map<Prediction, Agreement> agreements) {}

    private final List<Answered> answers;

    /** The answers again, those in front that told rule sets to be others of late. */
    private final Map<Kind, ArrayList<Answered>> byKind;

    /** How many answers to vectors of a kind differ from a rule set. */
    private final Map<Kind, Map<RuleSet, Integer>> counts = new EnumMap<>(Kind.class);

    private final boolean turnByTurn;
    private Set<RuleSet> best = new LinkedHashSet<>();
    private int fewest = Integer.MAX_VALUE;
    private int longestLookBack;

    /**
     * A search.
     *
     * @param turnByTurn whether each turn on the way to a question was asked too
     * @param predictions what is known already of the vectors
     */
    RuleSetSearch(List<Result> results, boolean turnByTurn, Predictions predictions) {
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
                                                predictions.of(result.vector()),
                                                new IdentityHashMap<>()))
                        .toList();
        byKind =
                answers.stream()
                        .collect(
                                Collectors.groupingBy(
                                        a -> a.vector().kind(),
                                        Collectors.toCollection(ArrayList::new)));
        search();
    }

    /** The best one; among equally good ones that which changes the fewest of our rules. */
    RuleSet first() {
        return best.iterator().next();
    }

    /** What the first one's choice may be instead, all others as they are, and be as good. */
    <T> Set<T> alternatives(Function<RuleSet, T> choice) {
        return best.stream()
                .filter(rules -> changes(rules, first()) == (same(choice, rules) ? 0 : 1))
                .map(choice)
                .collect(Collectors.toSet());
    }

    /** Those as good that no alternatives make up. */
    List<RuleSet> besides() {
        Set<Ko> ko = alternatives(RuleSet::ko);
        Set<Suicide> suicide = alternatives(RuleSet::suicide);
        Set<End> end = alternatives(RuleSet::end);
        Set<Scoring> scoring = alternatives(RuleSet::scoring);
        return best.stream()
                .filter(
                        rules ->
                                !(ko.contains(rules.ko())
                                        && suicide.contains(rules.suicide())
                                        && end.contains(rules.end())
                                        && scoring.contains(rules.scoring())))
                .toList();
    }

    private <T> boolean same(Function<RuleSet, T> choice, RuleSet rules) {
        return choice.apply(rules).equals(choice.apply(first()));
    }

    /** The longest look-back that is as good as that of the best one, if that has one. */
    int longestLookBack() {
        return longestLookBack;
    }

    /** The vectors whose answers are others. */
    List<TestVector> differing(RuleSet rules) {
        return vectors(rules, DIFFERS);
    }

    /** What the differing answers have in common. */
    Remainder remainder(RuleSet rules) {
        return new Remainder(
                answers.stream()
                        .filter(answer -> agreement(answer, rules) == DIFFERS)
                        .map(
                                answer ->
                                        new Remainder.Difference(
                                                answer.vector(),
                                                answer.given(),
                                                said(answer, rules).orElseThrow().answer()))
                        .toList());
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
        Set<RuleSet> ordinary = best;
        int fewestOfThose = fewest;
        all.stream().filter(RuleSetSearch::isOdd).forEach(this::considerOdd);
        best.stream()
                .map(rules -> rules.withLookBack(1))
                .distinct()
                .toList()
                .forEach(this::considerLookBacks);
        // An odd rule set that leaves most of it unexplained explains nothing.
        if (fewest > 0 && 2 * fewest > fewestOfThose) {
            best = ordinary;
            longestLookBack = 0;
        }
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
                if (ko == Ko.LOOK_BACK || isAnotherInOtherWords(ko, suicide)) {
                    continue;
                }
                for (End end : End.values()) {
                    // Where hardly a move may repeat, none ends the game by it.
                    if (end == End.REPETITION && ko != Ko.SIMPLE && ko != Ko.NONE) {
                        continue;
                    }
                    for (Scoring scoring : Scoring.values()) {
                        all.add(new RuleSet(ko, 0, suicide, end, scoring));
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(RuleSetSearch::changes));
        return all;
    }

    /** Whether the ko rule lets a suicide repeat anyway, so that a simpler choice says it all. */
    private static boolean isAnotherInOtherWords(Ko ko, Suicide suicide) {
        return switch (ko) {
            case NONE, BY_CAPTURES -> ALLOWED_AS_FAR_AS.contains(suicide);
            // A suicide of two stones or more never makes the grid before the opponent's turn.
            case SIMPLE -> ODD_SUICIDE.contains(suicide);
            default -> false;
        };
    }

    private static int changes(RuleSet rules) {
        return changes(rules, RuleSet.TROMP_TAYLOR);
    }

    private static int changes(RuleSet rules, RuleSet others) {
        return (rules.ko() == others.ko() ? 0 : 1)
                + (rules.suicide() == others.suicide() ? 0 : 1)
                + (rules.end() == others.end() ? 0 : 1)
                + (rules.scoring() == others.scoring() ? 0 : 1);
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

    /** How many answers differ; of more than {@code most}, not all need be counted. */
    private int differing(RuleSet rules, int most) {
        int differing = 0;
        for (Kind kind : KINDS) {
            if (differing <= most) {
                differing +=
                        counts.computeIfAbsent(kind, k -> new HashMap<>())
                                .computeIfAbsent(
                                        relevant(kind, rules), key -> differing(kind, key, most));
            }
        }
        return differing;
    }

    // What stops at one more than the most is kept: later ones look for no more than that.
    private int differing(Kind kind, RuleSet rules, int most) {
        List<Answered> ofKind = byKind.getOrDefault(kind, new ArrayList<>());
        int differing = 0;
        for (int i = 0; i < ofKind.size() && differing <= most; i++) {
            if (agreement(ofKind.get(i), rules) == DIFFERS) {
                differing++;
                // What tells one rule set to be another tells its neighbours too.
                ofKind.add(0, ofKind.remove(i));
            }
        }
        return differing;
    }

    private Agreement agreement(Answered answer, RuleSet rules) {
        return said(answer, rules)
                .map(p -> answer.agreements().computeIfAbsent(p, known -> compare(answer, known)))
                .orElse(Agreement.NOT_COMPARABLE);
    }

    private static Optional<Prediction> said(Answered answer, RuleSet rules) {
        return answer.predictions().by(relevant(answer.vector().kind(), rules));
    }

    private Agreement compare(Answered answer, Prediction prediction) {
        return Agreement.of(answer.vector(), answer.given(), prediction, turnByTurn);
    }

    /** Our own rules where the vector's kind does not ask for a choice. */
    private static RuleSet relevant(Kind kind, RuleSet rules) {
        RuleSet ours = RuleSet.TROMP_TAYLOR;
        return switch (kind) {
            case REACHES, CLEAR, DISPUTE -> ours;
            case MOVE -> ours.with(rules.suicide());
            case SCORE -> ours.with(rules.scoring());
            case PLAY, LEGAL_MOVES, PERFT -> rules.with(ours.scoring());
            case GAME -> rules;
        };
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
            RuleSet other = rules.withLookBack(lookBack);
            Prediction prediction =
                    answer.predictions().by(relevant(answer.vector().kind(), other)).orElseThrow();
            int differs = agreement(answer, other) == DIFFERS ? 1 : 0;
            changes.merge(lookBack, differs - before, Integer::sum);
            before = differs;
            lookBack = prediction.nextLookBack();
        }
    }
}
