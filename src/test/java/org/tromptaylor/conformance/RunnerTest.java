package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;

class RunnerTest {

    private static final List<String> IDS = SmallCorpus.IDS;

    @TempDir private Path folder;
    private Corpus corpus;
    private final Map<String, FakeSubject.Act> acts = new HashMap<>();
    private final FakeSubject subject = new FakeSubject(acts);
    private SkipList skips = SkipList.EMPTY;

    @BeforeEach
    void readCorpus() throws Exception {
        corpus = SmallCorpus.corpus(folder);
    }

    private Report run(int giveUp) throws Exception {
        List<Result> heard = new ArrayList<>();
        Report report =
                new Runner(subject, skips, giveUp, heard::add).run(corpus, corpus.vectors());
        assertEquals(report.results(), heard, "the listener hears all");
        assertEquals(IDS.size(), report.results().size());
        assertTrue(subject.closed);
        return report;
    }

    private static String shown(Report report, int vector) {
        Result result = report.results().get(vector);
        return result.outcome().id() + ": " + result.detail();
    }

    @Test
    void rightAnswersPass() throws Exception {
        Report report = run(20);
        assertEquals(5, report.count(Outcome.PASSED));
        assertTrue(report.isGood());
        assertFalse(report.nothingAsked());
        assertEquals(List.of("a note", "a farewell"), report.notes());
        assertEquals(1, subject.starts);
    }

    @Test
    void aWrongAnswerFailsAndIsKept() throws Exception {
        acts.put(IDS.get(1), FakeSubject.says(new Reply.Answered(FakeSubject.reaches(false))));
        Report report = run(20);
        assertEquals("failed: C4 reaches empty, but was said not to", shown(report, 1));
        assertEquals(FakeSubject.reaches(false), report.results().get(1).given().orElseThrow());
        assertFalse(report.isGood());
    }

    @Test
    void whatTheSubjectSaidIsAddedToADifference() throws Exception {
        acts.put(
                IDS.get(0),
                FakeSubject.says(
                        new Reply.Answered(
                                FakeSubject.reaches(true), "it said 'hm'", "by a trick")));
        acts.put(
                IDS.get(1),
                FakeSubject.says(
                        new Reply.Answered(FakeSubject.reaches(false), "it said 'no'", "")));
        Report report = run(20);
        assertEquals("passed: ", shown(report, 0));
        assertEquals("by a trick", report.results().get(0).note());
        assertEquals(
                "failed: C4 reaches empty, but was said not to; it said 'no'", shown(report, 1));
    }

    @Test
    void aPartOfAnAnswerIsJudgedByTheSubject() throws Exception {
        acts.put(
                IDS.get(0),
                FakeSubject.says(new Reply.Compared(FakeSubject.reaches(true), "", "a part")));
        acts.put(
                IDS.get(1),
                FakeSubject.says(
                        new Reply.Compared(FakeSubject.reaches(true), "not so", "a part")));
        Report report = run(20);
        assertEquals("passed: ", shown(report, 0));
        assertEquals("a part", report.results().get(0).note());
        assertEquals("failed: not so", shown(report, 1));
    }

    @Test
    void aMalformedAnswerIsAProtocolErrorWithoutARestart() throws Exception {
        acts.put(
                IDS.get(1),
                FakeSubject.says(new Reply.Answered(FakeSubject.reaches(true).put("sure", "no"))));
        Report report = run(20);
        assertEquals(
                "protocol-error: answered a malformed result: has an unknown field 'sure':"
                        + " '{\"reaches\":true,\"sure\":\"no\"}'",
                shown(report, 1));
        assertEquals(1, subject.starts);
    }

    @Test
    void afterAFailureTheSubjectIsStartedAgain() throws Exception {
        acts.put(IDS.get(1), FakeSubject.fails(Outcome.TIMED_OUT, "too late"));
        acts.put(IDS.get(3), FakeSubject.fails(Outcome.CRASHED, "gone"));
        Report report = run(20);
        assertEquals("timed-out: too late", shown(report, 1));
        assertEquals("crashed: gone", shown(report, 3));
        assertEquals(3, report.count(Outcome.PASSED));
        assertEquals(2, report.errorCount());
        // The dead one is asked once more: it might have died of the vector before.
        assertEquals(4, subject.starts);
    }

    /** Fails once, then answers. */
    private static FakeSubject.Act failsOnce(Outcome outcome, FakeSubject.Act then) {
        boolean[] failed = new boolean[1];
        return () -> {
            if (!failed[0]) {
                failed[0] = true;
                throw new SubjectFailure(outcome, "gone");
            }
            return then.reply();
        };
    }

    @Test
    void aDeathThatTheNextVectorDoesNotRepeatIsChargedToTheOneBefore() throws Exception {
        FakeSubject.Act right = FakeSubject.says(new Reply.Answered(FakeSubject.reaches(true)));
        acts.put(IDS.get(1), FakeSubject.says(new Reply.Answered(FakeSubject.reaches(false))));
        acts.put(IDS.get(2), failsOnce(Outcome.CRASHED, right));
        Report report = run(20);
        assertEquals(
                "crashed: answered, and then gone (the answer: C4 reaches empty, but was said not"
                        + " to)",
                shown(report, 1));
        assertEquals("passed: ", shown(report, 2));
        assertEquals(2, subject.starts);
    }

    @Test
    void anAnswerThatIsLateIsNotAskedForAgain() throws Exception {
        FakeSubject.Act right = FakeSubject.says(new Reply.Answered(FakeSubject.reaches(true)));
        acts.put(IDS.get(2), failsOnce(Outcome.TIMED_OUT, right));
        assertEquals("timed-out: gone", shown(run(20), 2));
    }

    @Test
    void aDeathOfTheFirstVectorIsItsOwn() throws Exception {
        FakeSubject.Act right = FakeSubject.says(new Reply.Answered(FakeSubject.reaches(true)));
        acts.put(IDS.get(0), failsOnce(Outcome.CRASHED, right));
        assertEquals("crashed: gone", shown(run(20), 0));
    }

    @Test
    void aListedVectorWhoseAnswerEndsTheSubjectStaysListed() throws Exception {
        FakeSubject.Act right = FakeSubject.says(new Reply.Answered(FakeSubject.reaches(true)));
        acts.put(IDS.get(2), failsOnce(Outcome.CRASHED, right));
        skip(IDS.get(1) + " dies of it");
        assertEquals("skipped: on the skip list: dies of it", shown(run(20), 1));
    }

    @Test
    void aStartThatFailsIsTriedAgain() throws Exception {
        acts.put(IDS.get(1), FakeSubject.fails(Outcome.CRASHED, "gone"));
        subject.failingStarts = 2;
        assertEquals(4, run(20).count(Outcome.PASSED));
        assertEquals(5, subject.starts);
    }

    @Test
    void whoCannotBeStartedAgainIsNotAskedTheRest() throws Exception {
        acts.put(IDS.get(1), FakeSubject.fails(Outcome.CRASHED, "gone"));
        subject.failingStarts = 99;
        Report report = run(20);
        assertEquals("passed: ", shown(report, 0));
        assertEquals("crashed: gone", shown(report, 1));
        for (int i = 2; i < 5; i++) {
            assertEquals(
                    "crashed: not asked: the subject could not be started again: no start 4",
                    shown(report, i));
        }
        assertFalse(subject.stopped, "nobody is there to hear it");
    }

    @Test
    void manyVectorsInARowWithoutAnAnswerAreEnough() throws Exception {
        IDS.forEach(id -> acts.put(id, FakeSubject.fails(Outcome.TIMED_OUT, "too late")));
        Report report = run(3);
        assertEquals(3, subject.asked);
        assertEquals(3, report.count(Outcome.TIMED_OUT));
        assertEquals(
                "crashed: not asked: the subject left 3 vectors in a row without an answer",
                shown(report, 3));
    }

    @Test
    void anAnswerBetweenFailuresGivesNewCredit() throws Exception {
        for (int i : new int[] {0, 1, 3, 4}) {
            acts.put(IDS.get(i), FakeSubject.fails(Outcome.TIMED_OUT, "too late"));
        }
        assertEquals(4, run(3).count(Outcome.TIMED_OUT));
        assertEquals(5, subject.asked);
    }

    @Test
    void zeroNeverGivesUp() throws Exception {
        IDS.forEach(id -> acts.put(id, FakeSubject.fails(Outcome.TIMED_OUT, "too late")));
        assertEquals(5, run(0).count(Outcome.TIMED_OUT));
    }

    @Test
    void whoDoesNotStartGetsNoReport() {
        Subject dead =
                new FakeSubject(acts) {
                    @Override
                    public Identity start() throws SubjectFailure {
                        throw new SubjectFailure(Outcome.CRASHED, "no");
                    }
                };
        SubjectFailure failure =
                assertThrows(
                        SubjectFailure.class,
                        () ->
                                new Runner(dead, skips, 20, result -> {})
                                        .run(corpus, corpus.vectors()));
        assertEquals("no", failure.getMessage());
    }

    @Test
    void whoSkipsEverythingWasNotAsked() throws Exception {
        IDS.forEach(id -> acts.put(id, FakeSubject.says(new Reply.Skipped("no"))));
        Report report = run(20);
        assertTrue(report.nothingAsked());
        assertEquals("skipped: no", shown(report, 4));
    }

    // The skip list

    private void skip(String... lines) throws Exception {
        Path file = Files.writeString(folder.resolve("skips"), String.join("\n", lines));
        skips = SkipList.read(file, corpus);
    }

    @Test
    void aListedVectorThatFailsIsSkipped() throws Exception {
        acts.put(IDS.get(1), FakeSubject.says(new Reply.Answered(FakeSubject.reaches(false))));
        acts.put(IDS.get(2), FakeSubject.fails(Outcome.CRASHED, "gone"));
        skip(
                IDS.get(1) + " known to be wrong https://example.org/1",
                IDS.get(2) + " known to crash");
        Report report = run(20);
        assertEquals(
                "skipped: on the skip list: known to be wrong (https://example.org/1)",
                shown(report, 1));
        assertEquals(
                "failed: C4 reaches empty, but was said not to", report.results().get(1).note());
        assertEquals("skipped: on the skip list: known to crash", shown(report, 2));
        assertTrue(report.isGood());
        assertFalse(report.nothingAsked());
    }

    @Test
    void aListedVectorThatPassesFailsBecauseTheListIsStale() throws Exception {
        skip(IDS.get(1) + " known to be wrong");
        Report report = run(20);
        assertEquals(
                "failed: the skip list is stale: this passes, but is listed because: known to be"
                        + " wrong",
                shown(report, 1));
        assertFalse(report.isGood());
    }

    @Test
    void aListedVectorThatCannotBeAskedStaysSkippedForThatReason() throws Exception {
        acts.put(IDS.get(1), FakeSubject.says(new Reply.Skipped("no words for it")));
        skip(IDS.get(1) + " known to be wrong");
        assertEquals("skipped: no words for it", shown(run(20), 1));
    }
}
