package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.RuleSet.End;
import org.tromptaylor.vectors.RuleSet.Ko;
import org.tromptaylor.vectors.RuleSet.Scoring;
import org.tromptaylor.vectors.RuleSet.Suicide;
import org.tromptaylor.vectors.TestVector;

/** A subject that follows another rule set is told which; what was not asked is not claimed. */
class DiagnosisTest {

    private static final RuleSet OURS = RuleSet.TROMP_TAYLOR;

    private static Corpus corpus;

    /** What rule sets say to the vectors is the same in all tests. */
    private static final Predictions PREDICTIONS = new Predictions();

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    private static Diagnosis diagnosis(Subject subject) throws Exception {
        Report report =
                new Runner(subject, SkipList.EMPTY, 1, r -> {}).run(corpus, corpus.vectors());
        return Diagnosis.of(report, PREDICTIONS).orElseThrow();
    }

    private static Diagnosis follower(RuleSet rules) throws Exception {
        return diagnosis(new RuleSetSubject("java", rules, vector -> true));
    }

    @ParameterizedTest
    @CsvSource({
        "POSITIONAL, ALLOWED, TWO_PASSES, AREA, the Tromp-Taylor rules",
        "NONE, ALLOWED, TWO_PASSES, AREA, 'no ko rule, suicide allowed'",
        "SIMPLE, FORBIDDEN, TWO_PASSES, AREA, 'simple ko, suicide forbidden'",
        "SIMPLE, SINGLE_ALLOWED, TWO_PASSES, AREA,"
                + " 'simple ko, suicide allowed even of a single stone'",
        "SITUATIONAL, ALLOWED, TWO_PASSES, AREA, 'situational superko, suicide allowed'",
        "NATURAL_SITUATIONAL, FORBIDDEN, TWO_PASSES, AREA,"
                + " 'natural situational superko, suicide forbidden'",
        "POSITIONAL, FORBIDDEN, THREE_PASSES, AREA,"
                + " 'positional superko, suicide forbidden, three passes end the game'",
        "POSITIONAL, ALLOWED, TWO_PASSES_IN_ALL, AREA,"
                + " 'positional superko, suicide allowed, two passes end the game, consecutive or"
                + " not'",
        "SIMPLE, ALLOWED, NEVER, TERRITORY, 'simple ko, suicide allowed, turns are taken after"
                + " the end too, territory counted'",
        "POSITIONAL, ALLOWED, TWO_PASSES, TERRITORY_AND_PRISONERS, 'positional superko, suicide"
                + " allowed, territory and prisoners counted'",
        "POSITIONAL, ALLOWED, TWO_PASSES, OLDER_WORDING, 'positional superko, suicide allowed,"
                + " scores by the older wording of rule 9'",
        "POSITIONAL, ALLOWED, TWO_PASSES, STONES,"
                + " 'positional superko, suicide allowed, stones counted'",
        "BUT_THE_START, ALLOWED, TWO_PASSES, AREA,"
                + " 'positional superko that leaves the start out, suicide allowed'",
        "SITUATIONAL_BUT_THE_START, ALLOWED, TWO_PASSES, AREA,"
                + " 'situational superko that leaves the start out, suicide allowed'",
        "SITUATIONAL_BUT_PASSES, ALLOWED, THREE_PASSES, AREA, 'situational superko that leaves"
                + " passes out, suicide allowed, three passes end the game'",
        "SITUATIONAL, FORBIDDEN, WHITE_PASSES_LAST, AREA, 'situational superko, suicide"
                + " forbidden, two passes end the game if White passes last'",
        "POSITIONAL, ALL_UNTESTED, TWO_PASSES, AREA,"
                + " 'positional superko, suicide allowed whatever it repeats'",
        "SINCE_A_PASS, ALLOWED, TWO_PASSES, AREA,"
                + " 'positional superko that a pass resets, suicide allowed'",
        "BY_CAPTURES, FORBIDDEN, TWO_PASSES, AREA,"
                + " 'positional superko asked of captures only, suicide forbidden'",
        "POSITIONAL, UNTESTED, TWO_PASSES, AREA, 'positional superko, suicide of two or more"
                + " stones allowed whatever it repeats'",
        "OPPONENTS, ALLOWED, TWO_PASSES, AREA,"
                + " 'superko that counts the opponent''s colourings only, suicide allowed'",
        "POSITIONAL, ALLOWED, ONE_PASS, AREA,"
                + " 'positional superko, suicide allowed, one pass ends the game'",
        "SIMPLE, ALLOWED, FOUR_PASSES, AREA,"
                + " 'simple ko, suicide allowed, four passes end the game'",
        "NONE, ALLOWED, REPETITION, AREA,"
                + " 'no ko rule, suicide allowed, two passes or a repetition end the game'",
    })
    void eachChoiceIsRecognisedAlsoTogetherWithOthers(
            Ko ko, Suicide suicide, End end, Scoring scoring, String words) throws Exception {
        Diagnosis diagnosis = follower(new RuleSet(ko, 0, suicide, end, scoring));
        assertEquals(
                words + ": all " + diagnosis.compared() + " answers agree", diagnosis.sentence());
        assertEquals(Set.of(ko), diagnosis.ko());
        assertEquals(Set.of(suicide), diagnosis.suicide());
        assertEquals(Set.of(end), diagnosis.end());
        assertEquals(Set.of(scoring), diagnosis.scoring());
        assertTrue(diagnosis.isExact());
    }

    @ParameterizedTest
    @CsvSource({"3", "8", "30", "100"})
    void theRangeOfALookBackHoldsTheTrueOne(int colourings) throws Exception {
        Diagnosis diagnosis = follower(OURS.withLookBack(colourings));
        assertEquals(Set.of(Ko.LOOK_BACK), diagnosis.ko());
        assertTrue(
                diagnosis.lookBackFrom() <= colourings && colourings <= diagnosis.lookBackTo(),
                diagnosis.sentence());
        assertTrue(diagnosis.isExact(), diagnosis.sentence());
        // Just outside the range, some answer differs.
        for (int other : List.of(diagnosis.lookBackFrom() - 1, diagnosis.lookBackTo() + 1)) {
            Diagnosis next = follower(OURS.withLookBack(other));
            assertFalse(
                    next.lookBackFrom() <= colourings && colourings <= next.lookBackTo(),
                    next.sentence());
        }
    }

    @Test
    void whatNoVectorAskedIsSaidToBeNotAsked() throws Exception {
        Diagnosis scores = diagnosis(new RuleSetSubject("java", OURS, v -> v.kind() == Kind.SCORE));
        assertEquals(
                "the Tromp-Taylor rules: all "
                        + corpus.vectors().stream().filter(v -> v.kind() == Kind.SCORE).count()
                        + " answers agree; not asked: ko, suicide, the end",
                scores.sentence());
        Diagnosis plays =
                diagnosis(
                        new RuleSetSubject(
                                "java", OURS.with(Suicide.FORBIDDEN), v -> v.kind() == Kind.PLAY));
        assertTrue(
                plays.sentence().startsWith("positional superko, suicide forbidden: all "),
                plays.sentence());
        assertTrue(plays.sentence().endsWith(" agree; not asked: scores"), plays.sentence());
    }

    // A ko taken back at once is refused by simple ko and by each superko.
    @Test
    void whatTheAnswersDoNotTellApartIsNamed() throws Exception {
        String ko = "tt6-ko-taken-back-at-once-in-the-corner";
        Diagnosis diagnosis =
                diagnosis(new RuleSetSubject("java", OURS.with(Ko.SIMPLE), v -> v.id().equals(ko)));
        assertEquals(
                "the Tromp-Taylor rules: the one answer agrees; not told apart: positional superko"
                        + " or simple ko or situational superko or natural situational superko;"
                        + " not asked: suicide, the end, scores",
                diagnosis.sentence());
    }

    // After two passes the game is over. Who says that it is not has another end, or has not taken
    // a suicide on the way: of the two no one choice is to blame, and our rules are not named.
    @Test
    void choicesThatExplainAnAnswerOnlyEachForItselfAreNotMixed() throws Exception {
        String id = "tt9-suicide-does-not-count";
        String sentence =
                diagnosis(new RuleSetSubject("java", OURS.with(End.NEVER), v -> v.id().equals(id)))
                        .sentence();
        assertTrue(
                sentence.contains(
                        "turns are taken after the end too: the one answer agrees; as good:"
                                + " positional superko, suicide forbidden and "),
                sentence);
        assertFalse(sentence.contains("Tromp-Taylor"), sentence);
    }

    // Where the ko rule leaves suicides alone, all ways to leave them alone are one.
    @ParameterizedTest
    @CsvSource({
        "SIMPLE, ALLOWED, TWO_PASSES, 'simple ko, suicide allowed'",
        "SIMPLE, FORBIDDEN, TWO_PASSES, 'simple ko, suicide forbidden'",
        "BY_CAPTURES, ALLOWED, TWO_PASSES,"
                + " 'positional superko asked of captures only, suicide allowed'",
        "NONE, ALLOWED, TWO_PASSES_IN_ALL,"
                + " 'no ko rule, suicide allowed, two passes end the game, consecutive or not'",
        "SIMPLE, ALLOWED, WHITE_PASSES_LAST,"
                + " 'simple ko, suicide allowed, two passes end the game if White passes last'",
        "SIMPLE, SINGLE_ALLOWED, WHITE_PASSES_LAST, 'simple ko, suicide allowed even of a single"
                + " stone, two passes end the game if White passes last'",
    })
    void whoFollowsNoRuleSetIsToldTheClosestOne(Ko ko, Suicide suicide, End end, String words)
            throws Exception {
        List<String> others = new ArrayList<>();
        RuleSetSubject follower =
                new RuleSetSubject(
                        "java", new RuleSet(ko, 0, suicide, end, Scoring.AREA), v -> true);
        Subject liar =
                new FakeSubject(Map.of()) {
                    @Override
                    public Identity start() {
                        return follower.start();
                    }

                    @Override
                    public Reply ask(TestVector vector) throws SubjectFailure {
                        if (vector.kind() == Kind.REACHES && others.size() < 4) {
                            others.add(vector.id());
                            boolean right = vector.expect().get("reaches").booleanValue();
                            return new Reply.Answered(FakeSubject.reaches(!right));
                        }
                        return follower.ask(vector);
                    }
                };
        Diagnosis diagnosis = diagnosis(liar);
        assertEquals(
                "no rule set that is known here; closest: "
                        + words
                        + ", but 4 of "
                        + diagnosis.compared()
                        + " answers differ: "
                        + String.join(", ", others.subList(0, 3))
                        + " and 1 more",
                diagnosis.sentence());
        assertEquals(others, diagnosis.differing());
    }

    @Test
    void wrongReasonsAreNoOtherRuleSet() throws Exception {
        Subject subject =
                new FakeSubject(Map.of()) {
                    @Override
                    public Identity start() {
                        return new RuleSetSubject("java", OURS, v -> true).start();
                    }

                    @Override
                    public Reply ask(TestVector vector) {
                        ObjectNode answer = vector.expect();
                        answer.path("refused")
                                .forEach(
                                        refusal ->
                                                ((ObjectNode) refusal)
                                                        .put("reason", "suicide")
                                                        .remove(List.of("repeats", "cycle")));
                        return new Reply.Answered(answer);
                    }
                };
        Diagnosis diagnosis = diagnosis(subject);
        long aboutTheRules =
                corpus.vectors().stream().filter(v -> v.kind() != Kind.DISPUTE).count();
        assertEquals(
                "the Tromp-Taylor rules: all "
                        + aboutTheRules
                        + " answers agree in verdicts, grids and scores (what fails are reasons or"
                        + " turn numbers)",
                diagnosis.sentence());
        assertTrue(diagnosis.failed() > 0);
    }

    @Test
    void withoutAnyAnswerThereIsNoDiagnosis() throws Exception {
        Report report =
                new Runner(
                                new RuleSetSubject("java", OURS, v -> false),
                                SkipList.EMPTY,
                                1,
                                result -> {})
                        .run(corpus, corpus.vectors());
        assertEquals(Optional.empty(), Diagnosis.of(report, PREDICTIONS));
    }

    // Parts of answers, as an engine gives them that speaks GTP

    private static Diagnosis ofOne(String id, ObjectNode given) throws Exception {
        TestVector vector = corpus.vector(id).orElseThrow();
        Subject subject =
                new FakeSubject(Map.of()) {
                    @Override
                    public Identity start() {
                        return new RuleSetSubject("gtp", OURS, v -> true).start();
                    }

                    @Override
                    public Reply ask(TestVector asked) {
                        return new Reply.Compared(given, "some difference", "in part");
                    }
                };
        Report report =
                new Runner(subject, SkipList.EMPTY, 1, r -> {}).run(corpus, List.of(vector));
        return Diagnosis.of(report, PREDICTIONS).orElseThrow();
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ObjectNode refusing(int turn) {
        ObjectNode given = object();
        given.putArray("refused").addObject().put("turn", turn).put("reason", "illegal");
        return given;
    }

    // Turn 7 is White's suicide of two stones.
    @Test
    void aTurnThatIsRefusedOnTheWayIsAnAnswerToo() throws Exception {
        String id = "tt7-suicide-of-two-is-among-the-moves";
        TestVector vector = corpus.vector(id).orElseThrow();
        Diagnosis atOnce = ofOne(id, refusing(1));
        assertEquals(List.of(id), atOnce.differing(), "nobody refuses turn 1");
        Optional<ObjectNode> forbidden = Answers.byRuleSet(OURS.with(Suicide.FORBIDDEN), vector);
        assertTrue(forbidden.isPresent(), "the suicide is not on the way: " + vector.question());
    }

    @Test
    void onlyTheMarginOfAFinalScoreIsCompared() throws Exception {
        // Black 10, White 15: by area W+5, and by territory, 5 to 10, too; by stones 0.
        TestVector vector =
                corpus.vectors().stream()
                        .filter(v -> v.kind() == Kind.SCORE)
                        .filter(v -> !v.expect().get("black").equals(v.expect().get("white")))
                        .findFirst()
                        .orElseThrow();
        int margin =
                vector.expect().get("black").intValue() - vector.expect().get("white").intValue();
        String score = (margin > 0 ? "B+" : "W+") + Math.abs(margin) + ".0";
        Diagnosis right = ofOne(vector.id(), object().put("final_score", score));
        assertTrue(right.scoring().contains(Scoring.AREA));
        assertTrue(right.isExact());
        Diagnosis wrong = ofOne(vector.id(), object().put("final_score", "B+1000"));
        assertEquals(List.of(vector.id()), wrong.differing());
    }

    @Test
    void anotherGridAfterPlacingStonesIsExplainedByNothing() throws Exception {
        TestVector vector =
                corpus.vectors().stream()
                        .filter(v -> v.kind() == Kind.MOVE && v.expect().has("grid"))
                        .findFirst()
                        .orElseThrow();
        ObjectNode given = object();
        given.putArray("refused");
        given.set("grid", vector.expect().get("grid"));
        assertEquals(List.of(vector.id()), ofOne(vector.id(), given).differing());
    }
}
