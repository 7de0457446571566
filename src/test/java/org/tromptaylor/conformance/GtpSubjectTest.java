package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.TestVector;

/** How engines are asked that know some commands and not others. */
@Timeout(120)
class GtpSubjectTest {

    private static Corpus corpus;

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    private static GtpSubject engine(List<String> setUp, String animal, String... words) {
        List<String> arguments = new ArrayList<>(List.of(animal));
        arguments.addAll(List.of(words));
        return new GtpSubject(
                Misbehaving.command(GtpProgram.class, arguments.toArray(new String[0])),
                setUp,
                List.of(words).contains("trusted"),
                Duration.ofSeconds(60));
    }

    /** Asks a small board's worth of vectors of these kinds. */
    private static Report ask(Subject subject, Kind... kinds) throws Exception {
        List<TestVector> vectors =
                corpus.vectors().stream()
                        .filter(vector -> List.of(kinds).contains(vector.kind()))
                        .filter(vector -> vector.width() <= 9 && vector.height() <= 9)
                        .toList();
        return new Runner(subject, SkipList.EMPTY, 1, result -> {}).run(corpus, vectors);
    }

    private static Report ask(String[] words, Kind... kinds) throws Exception {
        return ask(engine(List.of(), "none", words), kinds);
    }

    private static Map<String, Long> skips(Report report) {
        Map<String, Long> skips = new TreeMap<>();
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.SKIPPED) {
                skips.merge(result.detail(), 1L, Long::sum);
            }
        }
        return skips;
    }

    private static void assertAllPass(Report report) {
        for (Result result : report.results()) {
            assertEquals(Outcome.PASSED, result.outcome(), result.vector() + result.detail());
            assertEquals("", result.note());
        }
    }

    private static String[] words(String words) {
        return ("rectangular_boardsize " + words).strip().split(" ");
    }

    // The board

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gogui-rules_board",
                "gogui-rules_board paragraphs",
                "list_stones",
                "showboard",
                "showboard paragraphs",
                "list_stones crlf",
                "showboard no-ids",
                "list_stones comments",
                "list_stones alternate",
                "list_stones capital",
                "showboard beside",
                "showboard framed"
            })
    void whicheverWayTheBoardIsShown(String words) throws Exception {
        assertAllPass(ask(words(words), Kind.PLAY));
    }

    @Test
    void withoutABoardOnlyTheRefusalsAreCompared() throws Exception {
        Report report = ask(words(""), Kind.PLAY);
        for (Result result : report.results()) {
            assertEquals(Outcome.PASSED, result.outcome(), result.vector().id());
            assertEquals(
                    "only the refusals were compared: the engine shows its grid in no way that is known",
                    result.note());
        }
        Report wrong = ask(engine(List.of(), "previous-does-not-count", words("")), Kind.PLAY);
        assertTrue(wrong.count(Outcome.FAILED) > 0, "wrong refusals are still found");
    }

    @Test
    void withoutABoardAMoveIsSkippedUnlessItIsRefused() throws Exception {
        Report report = ask(words(""), Kind.MOVE);
        assertEquals(0, report.count(Outcome.FAILED));
        for (Result result : report.results()) {
            if (result.detail().startsWith("a string without a liberty")) {
                continue;
            }
            assertEquals(
                    result.vector().expect().has("reason") ? Outcome.PASSED : Outcome.SKIPPED,
                    result.outcome(),
                    result.vector() + ": " + result.detail());
        }
        assertTrue(skips(report).containsKey("the engine shows its grid in no way that is known"));
    }

    @Test
    void aGridIsSetUpByAlternatingTurns() throws Exception {
        Report report = ask(words("list_stones alternate"), Kind.MOVE);
        assertEquals(0, report.count(Outcome.FAILED));
        assertEquals(
                List.of(
                        "a string without a liberty can't be set up by playing",
                        "the move repeats a grid of the game that sets it up"),
                List.copyOf(skips(report).keySet()));
        assertTrue(report.count(Outcome.PASSED) > report.count(Outcome.SKIPPED));
    }

    // Engines that answer '=' to whatever is played

    private static final String LEFT_OUT =
            ") was answered with '=', but not made: counts as refused";
    private static final String UNCHECKED =
            ") was taken by 'play', but is called illegal: counts as refused";

    /** Those that pass with this note, and those that don't pass. */
    private static void assertPassOnSecondThought(Report report, String note) {
        for (Result result : report.results()) {
            assertEquals(Outcome.PASSED, result.outcome(), result.vector() + result.detail());
            assertTrue(
                    result.note().isEmpty() || result.note().contains(note),
                    result.vector() + ": " + result.note());
        }
        assertTrue(report.results().stream().filter(r -> !r.note().isEmpty()).count() > 20);
    }

    @Test
    void aTurnThatIsAnsweredButNotMadeCountsAsRefused() throws Exception {
        assertPassOnSecondThought(ask(words("list_stones undo mute"), Kind.PLAY), LEFT_OUT);
        Report asked = ask(words("list_stones is_legal undo mute"), Kind.PLAY);
        assertPassOnSecondThought(asked, "counts as refused");
        assertTrue(asked.results().stream().anyMatch(r -> r.note().contains(UNCHECKED)));
        assertAllPass(ask(words("list_stones undo mute"), Kind.LEGAL_MOVES));
        assertEquals(0, ask(words("list_stones mute"), Kind.MOVE).count(Outcome.FAILED));
    }

    @Test
    void aTurnThatIsMadeButCalledIllegalCountsAsRefused() throws Exception {
        for (String asks : List.of("is_legal", "all_legal")) {
            String[] words = words("list_stones unchecked " + asks);
            assertPassOnSecondThought(ask(words, Kind.PLAY), UNCHECKED);
        }
    }

    @Test
    void aTurnThatIsMadeAndCalledLegalIsStillAFailure() throws Exception {
        String[] words = words("list_stones is_legal");
        Report report = ask(engine(List.of(), "previous-does-not-count", words), Kind.PLAY);
        assertTrue(report.count(Outcome.FAILED) > 5);
        for (Result result : report.results()) {
            assertEquals("", result.note());
        }
    }

    @Test
    void withoutACommandThatAsksAFailureSaysSo() throws Exception {
        Report report = ask(words("list_stones unchecked"), Kind.PLAY);
        assertTrue(report.count(Outcome.FAILED) > 20);
        for (Result result : report.results()) {
            assertEquals(
                    result.outcome() == Outcome.FAILED
                            ? "a controller's moves may be unchecked, but none of 'all_legal',"
                                    + " 'is_legal' is there to ask again"
                            : "",
                    result.note());
        }
    }

    @Test
    void theWordsOfAWrongRefusalAreTold() throws Exception {
        String[] words = words("list_stones");
        Report report = ask(engine(List.of(), "suicide-forbidden", words), Kind.PLAY, Kind.MOVE);
        assertTrue(report.count(Outcome.FAILED) > 5);
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.FAILED) {
                assertTrue(result.detail().matches(".*; it said 'illegal move'"), result.detail());
            }
        }
    }

    // Legal moves

    @ParameterizedTest
    @ValueSource(strings = {"all_legal", "is_legal", "undo"})
    void whicheverWayLegalMovesAreAsked(String command) throws Exception {
        assertAllPass(ask(words(command), Kind.LEGAL_MOVES));
    }

    @Test
    void withoutSuchACommandLegalMovesAreSkipped() throws Exception {
        Report report = ask(words(""), Kind.LEGAL_MOVES);
        assertEquals(
                Map.of(
                        "the engine has no 'all_legal', 'is_legal' or 'undo' that works",
                        (long) report.results().size()),
                skips(report));
    }

    // Sizes

    @Test
    void unequalSidesAreSkippedWhereNoCommandTakesThem() throws Exception {
        Report report = ask(new String[] {"list_stones"}, Kind.PLAY);
        long unequal =
                report.results().stream()
                        .filter(result -> result.vector().width() != result.vector().height())
                        .count();
        assertEquals(
                Map.of("the engine has no 'rectangular_boardsize' for unequal sides", unequal),
                skips(report));
    }

    @Test
    void aSizeThatTheEngineRefusesIsSkippedInItsWords() throws Exception {
        Subject subject = engine(List.of(), "none", words("list_stones small"));
        List<TestVector> vectors =
                corpus.vectors().stream()
                        .filter(v -> v.kind() == Kind.PLAY && v.width() == 19 && v.height() == 19)
                        .toList();
        Report report = new Runner(subject, SkipList.EMPTY, 1, result -> {}).run(corpus, vectors);
        assertEquals(
                Map.of(
                        "the engine refuses 'boardsize 19': 'unacceptable size'",
                        (long) vectors.size()),
                skips(report));
        assertTrue(report.nothingAsked());
    }

    // Scores

    @Test
    void scoresAreSkippedWhereTheEngineCountsByRulesOfItsOwn() throws Exception {
        Report report = ask(words("list_stones final_score komi"), Kind.SCORE);
        assertEquals(
                Map.of(
                        "nothing says that its 'final_score' counts by the Tromp-Taylor rules"
                                + " (--gtp-score would)",
                        (long) report.results().size()),
                skips(report));
    }

    @Test
    void scoresAreAskedWhereTheUserSaysThatTheyCountByTheRules() throws Exception {
        Report right = ask(words("list_stones final_score trusted"), Kind.SCORE);
        assertEquals(0, right.count(Outcome.FAILED));
        assertTrue(right.count(Outcome.PASSED) > 20, skips(right).toString());
        String[] words = words("list_stones final_score trusted");
        Report wrong = ask(engine(List.of(), "empty-grid-is-blacks", words), Kind.SCORE);
        assertTrue(
                wrong.results().stream()
                        .filter(result -> result.outcome() == Outcome.FAILED)
                        .anyMatch(result -> result.vector().rules().contains("TT-9.b")),
                "an empty grid for Black is found");
        assertEquals(
                Map.of("the engine has no 'final_score'", (long) right.results().size()),
                skips(ask(words("list_stones trusted"), Kind.SCORE)));
    }

    @Test
    void aMalformedGridIsAnErrorAndTheNextOnesAreCompared() throws Exception {
        List<TestVector> vectors =
                corpus.vectors().stream()
                        .filter(v -> v.kind() == Kind.PLAY && v.width() == 5 && v.height() == 5)
                        .toList();
        Subject subject = engine(List.of(), "none", words("list_stones garbled"));
        Report report = new Runner(subject, SkipList.EMPTY, 0, r -> {}).run(corpus, vectors);
        assertTrue(report.count(Outcome.PROTOCOL_ERROR) > 0);
        assertTrue(report.count(Outcome.PASSED) > report.count(Outcome.PROTOCOL_ERROR));
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.PROTOCOL_ERROR) {
                assertTrue(
                        result.detail().startsWith("answered 'list_stones black' with 'Z99"),
                        result.detail());
            } else {
                assertEquals(Outcome.PASSED, result.outcome(), result.detail());
                assertEquals("", result.note());
            }
        }
    }

    @Test
    void marginsAreComparedWhereTheEngineCountsByTheTrompTaylorRules() throws Exception {
        String[] words = words("list_stones final_score komi kata-set-rules");
        Report report = ask(words, Kind.SCORE, Kind.GAME);
        assertEquals(0, report.count(Outcome.FAILED));
        assertEquals(List.of("told to play by the rules it calls tromp-taylor"), report.notes());
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.PASSED) {
                assertEquals(
                        "only the difference of the scores was compared: 'final_score' tells no"
                                + " more",
                        result.note());
            }
        }
        Report wrong = ask(engine(List.of(), "empty-grid-is-blacks", words), Kind.SCORE);
        assertTrue(
                wrong.results().stream()
                        .anyMatch(r -> r.detail().matches("the final score is B\\+\\d+\\.0, .*")));
    }

    @Test
    void finalScoresAreReadAsGtpWritesThem() {
        assertEquals(9.0, GtpQuestions.margin("B+9").orElseThrow());
        assertEquals(-0.5, GtpQuestions.margin("W+0.5").orElseThrow());
        assertEquals(0.0, GtpQuestions.margin("0").orElseThrow());
        assertEquals(0.0, GtpQuestions.margin("Draw").orElseThrow());
        for (String other : List.of("", "B+", "B+R", "B+Resign", "+9", "9", "B+9 (estimated)")) {
            assertTrue(GtpQuestions.margin(other).isEmpty(), other);
        }
    }

    // What GTP has no words for

    @Test
    void reachesClearAndPerftAreSkipped() throws Exception {
        Report report = ask(words("list_stones"), Kind.REACHES, Kind.CLEAR, Kind.PERFT);
        assertEquals(
                List.of(
                        "GTP has no words for 'clear'",
                        "GTP has no words for 'perft'",
                        "GTP has no words for 'reaches'"),
                List.copyOf(skips(report).keySet()));
        assertEquals(report.results().size(), report.count(Outcome.SKIPPED));
    }

    // The start

    @Test
    void theEngineIsAskedWhoItIs() throws Exception {
        GtpSubject subject = engine(List.of("komi 0"), "none", "komi");
        try {
            Identity identity = subject.start();
            assertEquals("gtp", identity.kind());
            assertEquals("GtpProgram none", identity.name());
            assertEquals("1.0", identity.version());
            assertEquals(List.of("told 'komi 0'"), identity.notes());
        } finally {
            subject.close();
        }
    }

    private static void assertDoesNotStart(GtpSubject subject, String message) {
        try {
            assertEquals(message, assertThrows(SubjectFailure.class, subject::start).getMessage());
        } finally {
            subject.close();
        }
    }

    @Test
    void anotherVersionOfTheProtocolIsRefused() {
        assertDoesNotStart(
                engine(List.of(), "none", "gtp1"),
                "speaks version '1' of the Go Text Protocol, not 2");
    }

    @Test
    void aCommandOfTheSetUpThatIsRefusedStopsTheStart() {
        assertDoesNotStart(
                engine(List.of("go_rules cgos"), "none"),
                "refused 'go_rules cgos': 'unknown command'");
    }
}
