package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.RuleSet.Choice;
import org.tromptaylor.vectors.RuleSet.End;
import org.tromptaylor.vectors.RuleSet.Ko;
import org.tromptaylor.vectors.RuleSet.Scoring;
import org.tromptaylor.vectors.RuleSet.Suicide;
import org.tromptaylor.vectors.TestVector;

/**
 * Which rule set a subject follows, judged by its answers; never a reason to pass it.
 *
 * <p>Compared are verdicts, grids, scores and numbers, as far as they were asked; not the reasons
 * that an answer names. Where several rule sets explain the answers equally well, that with the
 * fewest changes of our rules is named, and each choice has all values that do as well in it.
 *
 * @param ko the ko rules that explain the answers best; one of them, unless they are not told apart
 * @param lookBackFrom with {@link Ko#LOOK_BACK}, the fewest colourings that count; else 0
 * @param lookBackTo with {@link Ko#LOOK_BACK}, the most; else 0
 * @param suicide the same for suicide
 * @param end the same for the end
 * @param scoring the same for scores
 * @param besides rule sets that explain the answers as well, but differ in two choices or more, the
 *     other values of each of which do not do alone
 * @param compared how many answers could be compared
 * @param differing the ids of the vectors whose answers are others all the same
 * @param common what those have in common, in words that follow "differ"; may be empty
 * @param failed how many vectors failed
 */
public record Diagnosis(
        Set<Ko> ko,
        int lookBackFrom,
        int lookBackTo,
        Set<Suicide> suicide,
        Set<End> end,
        Set<Scoring> scoring,
        List<RuleSet> besides,
        int compared,
        List<String> differing,
        String common,
        long failed) {

    private static final int SHOWN = 3;

    /** Keeps copies of the collections, the sets in their order. */
    public Diagnosis {
        ko = inOrder(ko);
        suicide = inOrder(suicide);
        end = inOrder(end);
        scoring = inOrder(scoring);
        besides = List.copyOf(besides);
        differing = List.copyOf(differing);
    }

    private static <T extends Comparable<T>> Set<T> inOrder(Set<T> values) {
        return values.stream().sorted().collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The diagnosis; nothing if there was no answer at all. */
    public static Optional<Diagnosis> of(Report report) {
        return of(report, new Predictions());
    }

    /** The same, from what is known already of the vectors. */
    static Optional<Diagnosis> of(Report report, Predictions predictions) {
        if (report.results().stream().noneMatch(Result::isAnswered)) {
            return Optional.empty();
        }
        boolean turnByTurn = report.subject().kind().equals("gtp");
        RuleSetSearch search = new RuleSetSearch(report.results(), turnByTurn, predictions);
        RuleSet first = search.first();
        return Optional.of(
                new Diagnosis(
                        search.alternatives(RuleSet::ko),
                        first.lookBack(),
                        first.lookBack() == 0 ? 0 : search.longestLookBack(),
                        search.alternatives(RuleSet::suicide),
                        search.alternatives(RuleSet::end),
                        search.alternatives(RuleSet::scoring),
                        search.besides(),
                        search.compared(first),
                        search.differing(first).stream().map(TestVector::id).toList(),
                        search.remainder(first).words(),
                        report.count(Outcome.FAILED)));
    }

    /** Whether one of the rule sets explains all answers that could be compared. */
    public boolean isExact() {
        return differing.isEmpty();
    }

    /** One line for people, such as "simple ko, suicide forbidden: all 153 answers agree". */
    public String sentence() {
        String notAsked = notAsked();
        String rules = rules();
        if (!isExact()) {
            return "no rule set that is known here; closest: "
                    + rules
                    + ", but "
                    + differing.size()
                    + " of "
                    + compared
                    + (differing.size() == 1 ? " answers differs" : " answers differ")
                    + common
                    + ": "
                    + some()
                    + notAsked;
        }
        String agree =
                compared == 1 ? ": the one answer agrees" : ": all " + compared + " answers agree";
        boolean wrongReasons = failed > 0 && rules.equals(OURS);
        return rules
                + agree
                + (wrongReasons
                        ? " in verdicts, grids and scores (what fails are reasons or turn numbers)"
                        : "")
                + notAsked;
    }

    private static final String OURS = "the Tromp-Taylor rules";

    private String some() {
        int more = differing.size() - SHOWN;
        return String.join(", ", differing.subList(0, Math.min(SHOWN, differing.size())))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private String rules() {
        if (mayBeOurs()) {
            return OURS;
        }
        List<String> words = new ArrayList<>();
        if (isAsked(ko, Ko.POSITIONAL, Ko.NONE)) {
            words.add(ko.contains(Ko.LOOK_BACK) ? lookBack() : words(ko));
        }
        if (isAsked(suicide, Suicide.ALLOWED, Suicide.FORBIDDEN)) {
            words.add(words(suicide));
        }
        // As in our rules unless said otherwise.
        if (!end.contains(End.TWO_PASSES)) {
            words.add(words(end));
        }
        if (!scoring.contains(Scoring.AREA)) {
            words.add(words(scoring));
        }
        return String.join(", ", words);
    }

    private boolean mayBeOurs() {
        return ko.contains(Ko.POSITIONAL)
                && suicide.contains(Suicide.ALLOWED)
                && end.contains(End.TWO_PASSES)
                && scoring.contains(Scoring.AREA);
    }

    private String lookBack() {
        return "superko over the last "
                + lookBackFrom
                + (lookBackTo > lookBackFrom ? " to " + lookBackTo : "")
                + " colourings";
    }

    private String asGood() {
        RuleSet other = besides.get(0);
        List<String> words = new ArrayList<>(List.of(other.ko().words(), other.suicide().words()));
        if (other.end() != End.TWO_PASSES) {
            words.add(other.end().words());
        }
        if (other.scoring() != Scoring.AREA) {
            words.add(other.scoring().words());
        }
        int more = besides.size() - 1;
        return String.join(", ", words) + (more > 0 ? " and " + more + " more" : "");
    }

    private static String words(Set<? extends Choice> values) {
        return values.stream().map(Choice::words).collect(Collectors.joining(" or "));
    }

    /** If a choice and its opposite explain the answers equally, none depended on it. */
    private static <T> boolean isAsked(Set<T> values, T ours, T opposite) {
        return !(values.contains(ours) && values.contains(opposite));
    }

    private String notAsked() {
        List<String> notAsked = new ArrayList<>();
        List<String> open = new ArrayList<>();
        sort("ko", ko, Ko.POSITIONAL, Ko.NONE, notAsked, open);
        sort("suicide", suicide, Suicide.ALLOWED, Suicide.FORBIDDEN, notAsked, open);
        sort("the end", end, End.TWO_PASSES, End.NEVER, notAsked, open);
        sort("scores", scoring, Scoring.AREA, Scoring.TERRITORY, notAsked, open);
        return (open.isEmpty() || !mayBeOurs()
                        ? ""
                        : "; not told apart: " + String.join(", ", open))
                + (besides.isEmpty() ? "" : "; as good: " + asGood())
                + (notAsked.isEmpty() ? "" : "; not asked: " + String.join(", ", notAsked));
    }

    private static <T extends Choice> void sort(
            String name,
            Set<T> values,
            T ours,
            T opposite,
            List<String> notAsked,
            List<String> open) {
        if (!isAsked(values, ours, opposite)) {
            notAsked.add(name);
        } else if (values.size() > 1) {
            open.add(words(values));
        }
    }
}
