package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.RuleSet.End;
import org.tromptaylor.vectors.RuleSet.Ko;
import org.tromptaylor.vectors.RuleSet.Scoring;
import org.tromptaylor.vectors.RuleSet.Suicide;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.zoo.Animal;
import org.tromptaylor.zoo.Question;
import org.tromptaylor.zoo.Zoo;

/** What programs are told that play by the rules of servers and federations, or near them. */
class WorldsRulesTest {

    private static final Predictions PREDICTIONS = new Predictions();

    private static Corpus corpus;

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    private static Diagnosis diagnosis(Subject subject) throws Exception {
        Report report =
                new Runner(subject, SkipList.EMPTY, 1, r -> {}).run(corpus, corpus.vectors());
        assertFalse(report.isGood(), "who follows other rules never passes");
        return Diagnosis.of(report, PREDICTIONS).orElseThrow();
    }

    private static Subject animal(String name) {
        Animal animal = Zoo.named(name);
        return new FakeSubject(Map.of()) {
            @Override
            public Identity start() {
                return new RuleSetSubject("java", RuleSet.TROMP_TAYLOR, vector -> true).start();
            }

            @Override
            public Reply ask(TestVector vector) {
                return vector.kind() == Kind.PERFT || vector.kind() == Kind.DISPUTE
                        ? new Reply.Skipped("not asked")
                        : Question.answer(animal, vector.question())
                                .<Reply>map(Reply.Answered::new)
                                .orElseGet(() -> new Reply.Skipped("a turn is refused"));
            }
        };
    }

    // Long cycles that make a game void are ends here, and who wins is not asked. Ing's ko rules
    // (fighting and disturbing kos) have no choice of their own.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "New Zealand | SITUATIONAL | ALLOWED | TWO_PASSES | AREA"
                        + " | situational superko, suicide allowed",
                "AGA, by area | SITUATIONAL | FORBIDDEN | WHITE_PASSES_LAST | AREA | situational"
                        + " superko, suicide forbidden, two passes end the game if White passes last",
                "AGA, by territory | SITUATIONAL | FORBIDDEN | WHITE_PASSES_LAST"
                        + " | TERRITORY_AND_PASS_STONES | situational superko, suicide forbidden,"
                        + " two passes end the game if White passes last, territory, prisoners and"
                        + " pass stones counted",
                "Japanese | SIMPLE | FORBIDDEN | REPETITION | TERRITORY_AND_PRISONERS | simple ko,"
                        + " suicide forbidden, two passes or a repetition end the game, territory"
                        + " and prisoners counted",
                "Chinese, long cycles void | SIMPLE | FORBIDDEN | REPETITION | AREA | simple ko,"
                        + " suicide forbidden, two passes or a repetition end the game",
                "Chinese, superko | POSITIONAL | FORBIDDEN | TWO_PASSES | AREA"
                        + " | positional superko, suicide forbidden",
                "stone scoring | POSITIONAL | FORBIDDEN | TWO_PASSES | STONES"
                        + " | positional superko, suicide forbidden, stones counted",
                "area but seki | SIMPLE | FORBIDDEN | TWO_PASSES | AREA_BUT_SEKI | simple ko,"
                        + " suicide forbidden, area counted without empty points in seki",
                "four passes | SIMPLE | ALLOWED | FOUR_PASSES | AREA"
                        + " | simple ko, suicide allowed, four passes end the game",
            })
    void aRuleSetOfTheWorldIsNamed(
            String whose, Ko ko, Suicide suicide, End end, Scoring scoring, String words)
            throws Exception {
        RuleSet rules = new RuleSet(ko, 0, suicide, end, scoring);
        Diagnosis diagnosis = diagnosis(new RuleSetSubject("java", rules, vector -> true));
        assertEquals(
                words + ": all " + diagnosis.compared() + " answers agree",
                diagnosis.sentence(),
                whose);
    }

    // The same by a program that shares no code with what the diagnosis compares.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "situational | situational superko, suicide allowed",
                "one-pass | positional superko, suicide allowed, one pass ends the game",
                "four-passes | positional superko, suicide allowed, four passes end the game",
                "white-passes-last | positional superko, suicide allowed, two passes end the game"
                        + " if White passes last",
                "opponents-colourings-only | superko that counts the opponent's colourings only,"
                        + " suicide allowed",
                "no-eyes-in-seki | positional superko, suicide allowed, area counted without empty"
                        + " points in seki",
                "territory-and-prisoners | positional superko, suicide allowed, territory and"
                        + " prisoners counted",
            })
    void soIsThatOfAnAnimal(String animal, String words) throws Exception {
        Diagnosis diagnosis = diagnosis(animal(animal));
        assertEquals(
                words + ": all " + diagnosis.compared() + " answers agree", diagnosis.sentence());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "komi-of-a-half | in the winner only, white where it is a tie",
                "tie-is-blacks | in the winner only, black where it is a tie",
                "komi-of-six-and-a-half | in the winner only, always white",
                "komi-in-the-score | in scores only, White's by 7.0",
                "button-for-the-first-pass | in scores only",
                "dead-stones-guessed | in scores only",
                "own-first | ''",
            })
    void whereNothingExplainsAllWhatRemainsIsSaid(String animal, String common) throws Exception {
        Diagnosis diagnosis = diagnosis(animal(animal));
        assertFalse(diagnosis.isExact());
        String beginning =
                "no rule set that is known here; closest: the Tromp-Taylor rules, but "
                        + diagnosis.differing().size()
                        + " of "
                        + diagnosis.compared()
                        + " answers differ"
                        + (common.isEmpty() ? "" : " " + common)
                        + ": ";
        assertTrue(diagnosis.sentence().startsWith(beginning), diagnosis.sentence());
    }
}
