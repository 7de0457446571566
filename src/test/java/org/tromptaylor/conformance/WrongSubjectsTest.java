package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.TestVector;

/** Programs that get one rule wrong fail on vectors of that rule. */
@Timeout(300)
class WrongSubjectsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final String[] WELL_EQUIPPED = {
        "rectangular_boardsize", "list_stones", "is_legal", "kata-set-rules", "komi", "final_score"
    };

    private static final List<String> ANIMALS =
            List.of(
                    "none",
                    "simple-ko",
                    "previous-does-not-count",
                    "last-30-colourings",
                    "suicide-forbidden",
                    "own-first",
                    "rows-run-on",
                    "empty-grid-is-blacks");

    private static final Map<String, Future<Report>> JSON = new HashMap<>();
    private static final Map<String, Future<Report>> GTP = new HashMap<>();

    private static Corpus corpus;
    private static ExecutorService threads;

    /** Puts the vectors once to each program, to several at a time. */
    @BeforeAll
    static void ask() throws Exception {
        corpus = Corpus.bundled();
        threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        for (String animal : ANIMALS) {
            List<String> json = Misbehaving.command(JsonProgram.class, animal);
            JSON.put(animal, threads.submit(() -> run(new JsonSubject(json, PATIENCE))));
            List<String> words = new ArrayList<>(List.of(animal));
            words.addAll(List.of(WELL_EQUIPPED));
            List<String> gtp = Misbehaving.command(GtpProgram.class, words.toArray(new String[0]));
            GTP.put(
                    animal,
                    threads.submit(() -> run(new GtpSubject(gtp, List.of(), false, PATIENCE))));
        }
    }

    @AfterAll
    static void stop() {
        threads.shutdownNow();
    }

    private static Report run(Subject subject) throws Exception {
        return new Runner(subject, SkipList.EMPTY, 1, result -> {}).run(corpus, corpus.vectors());
    }

    private static Report json(String animal) throws Exception {
        return JSON.get(animal).get();
    }

    private static Report gtp(String animal) throws Exception {
        return GTP.get(animal).get();
    }

    private static List<TestVector> failed(Report report) {
        assertEquals(0, report.errorCount(), "errors");
        return report.results().stream()
                .filter(result -> result.outcome() == Outcome.FAILED)
                .map(Result::vector)
                .toList();
    }

    /**
     * At least so many failures are decided by a rule of the first pattern, and nine out of ten cite
     * one. (A game may need a suicide or a capture on its way without being about it.)
     */
    private static void assertFails(Report report, String rule, int atLeast, String orElse) {
        List<TestVector> failed = failed(report);
        assertTrue(
                failed.stream().filter(v -> v.rules().get(0).matches(rule)).count() >= atLeast,
                "decided by " + rule + ": " + failed);
        Predicate<TestVector> cites =
                vector -> vector.rules().stream().anyMatch(id -> id.matches(rule + "|" + orElse));
        List<TestVector> others = failed.stream().filter(cites.negate()).toList();
        assertTrue(
                10 * others.size() <= failed.size(),
                others + " fail, but cite neither " + rule + " nor " + orElse);
    }

    // Each wrong program; what the ids of the rules that it breaks look like; how many vectors that
    // such a rule decides must show it; what else may fail. Who calls a one-stone suicide just that
    // gives a wrong reason (TT-6.b). Who clears the own colour first gets each capture wrong that
    // fills its last liberty: each ko, and games that have one.
    private static final String WRONG =
            """
            previous-does-not-count        ; TT-6(\\..)?              ; 3 ; -
            last-30-colourings           ; TT-6(\\..)?              ; 3 ; -
            suicide-forbidden   ; TT-7(\\.a)?              ; 3 ; TT-6\\.b
            own-first  ; TT-7(\\.c)?              ; 3 ; TT-[5-9](\\..)?
            empty-grid-is-blacks   ; TT-9(\\.b)?|TT-10(\\.b)? ; 2 ; -
            """;

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = WRONG)
    void throughJsonLines(String animal, String rule, int atLeast, String orElse) throws Exception {
        assertFails(json(animal), rule, atLeast, orElse);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = WRONG)
    void throughGtp(String animal, String rule, int atLeast, String orElse) throws Exception {
        assertFails(gtp(animal), rule, 1, orElse);
    }

    // The two that follow no rule set break rules in ways that none does.
    @ParameterizedTest
    @CsvSource({
        "simple-ko, 'simple ko, suicide allowed: all '",
        "suicide-forbidden, 'positional superko, suicide forbidden: all '",
        "own-first, 'no rule set that is known here; closest: '",
        "previous-does-not-count, 'no rule set that is known here; closest: '",
        "none, 'the Tromp-Taylor rules: all '",
    })
    void theDiagnosisNamesTheRuleSet(String animal, String beginning) throws Exception {
        for (Report report : List.of(json(animal), gtp(animal))) {
            String sentence = Diagnosis.of(report).orElseThrow().sentence();
            assertTrue(sentence.startsWith(beginning), sentence);
            assertFalse(sentence.contains("not asked"), sentence);
        }
    }

    @Test
    void theDiagnosisTellsHowFarAForgetfulProgramLooksBack() throws Exception {
        for (Report report : List.of(json("last-30-colourings"), gtp("last-30-colourings"))) {
            Diagnosis diagnosis = Diagnosis.of(report).orElseThrow();
            assertTrue(
                    diagnosis.lookBackFrom() <= 30 && 30 <= diagnosis.lookBackTo(),
                    diagnosis.sentence());
            assertTrue(diagnosis.isExact(), diagnosis.sentence());
        }
    }

    @Test
    void whoWrapsAroundEdgesFailsOnTheGridAndOnPaths() throws Exception {
        for (Report report : List.of(json("rows-run-on"), gtp("rows-run-on"))) {
            List<TestVector> failed = failed(report);
            assertTrue(failed.stream().anyMatch(v -> v.rules().get(0).equals("TT-1")), "" + failed);
        }
        List<TestVector> failed = failed(json("rows-run-on"));
        assertTrue(failed.stream().anyMatch(v -> v.rules().get(0).startsWith("TT-3")), "" + failed);
    }

    @Test
    void whoIsRightPassesEverythingThatIsAsked() throws Exception {
        Report report = json("none");
        assertEquals(List.of(), failed(report));
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.SKIPPED) {
                assertEquals(
                        result.vector().kind() == Kind.DISPUTE
                                ? "not among its capabilities: dispute"
                                : "it says: too slow for perft",
                        result.detail());
            }
        }
    }

    @Test
    void anEngineThatIsRightPassesEverythingThatGtpCanAsk() throws Exception {
        Report report = gtp("none");
        assertEquals(List.of(), failed(report));
        assertTrue(report.count(Outcome.PASSED) > report.results().size() / 2, "most can be asked");
    }

    @Test
    void theEngineAndTheReferenceOfThisProjectPassEverything() throws Exception {
        for (Subject subject :
                List.of(BuiltinSubject.engine(PATIENCE), BuiltinSubject.rules(PATIENCE))) {
            Report report = run(subject);
            assertTrue(report.isGood());
            assertEquals(report.results().size(), report.count(Outcome.PASSED));
        }
    }
}
