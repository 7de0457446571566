package org.tromptaylor.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.conformance.BuiltinSubject;
import org.tromptaylor.conformance.Identity;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Reply;
import org.tromptaylor.conformance.RuleSetSubject;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.conformance.SubjectFailure;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Linter;
import org.tromptaylor.vectors.RuleSet;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.vectors.VectorMaker;

/** A hunt finds what a wrong subject gets wrong, shrinks it, and is stopped by no subject. */
@Timeout(300)
class HuntTest {

    private static final RuleSet OURS = RuleSet.TROMP_TAYLOR;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir private Path folder;

    private static Plan plan(long seed, int games, int more, String... rules) {
        return new Plan(seed, List.of(), games, more, Duration.ofMinutes(4), Set.of(rules));
    }

    private static Subject follower(RuleSet rules) {
        return new RuleSetSubject("java", rules, vector -> true);
    }

    private static Hunted hunt(Plan plan, Supplier<Subject> subject, int jobs) throws Exception {
        List<Subject> subjects = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            subjects.add(subject.get());
        }
        List<Finding> told = new ArrayList<>();
        Hunted hunted = new Hunt(subjects, plan, Set.of(), told::add).run();
        assertEquals(hunted.findings(), told);
        return hunted;
    }

    private static Hunted hunt(Plan plan, RuleSet rules) throws Exception {
        return hunt(plan, () -> follower(rules), 1);
    }

    private static List<String> ids(Hunted hunted) {
        return hunted.findings().stream().map(found -> found.result().vector().id()).toList();
    }

    private static Set<String> rules(Hunted hunted) {
        Set<String> rules = new HashSet<>();
        hunted.findings()
                .forEach(
                        found -> rules.add(found.result().vector().rules().get(0).split("\\.")[0]));
        return rules;
    }

    // On two points: Black A1, a pass, and Black's B1 clears both stones, as at the start. Two
    // turns can't do it: the simple ko rule looks back as far. The other superko rules allow it:
    // the player to move is another, and no move has made the start.
    @Test
    void superkoIsFoundOnASubjectWithSimpleKoOnlyAndShrunk() throws Exception {
        Hunted hunted = hunt(plan(1, 200, 0), OURS.with(RuleSet.Ko.SIMPLE));
        Finding finding = hunted.findings().get(0);
        assertEquals(Set.of("TT-6"), rules(hunted));
        assertEquals(3, finding.left());
        assertTrue(finding.turns() > 3);
        assertTrue(finding.result().vector().requires().contains("full-history"));
        assertEquals(
                Set.of(
                        "no-ko",
                        "simple-ko",
                        "situational-superko",
                        "natural-situational-superko",
                        "no-suicide"),
                finding.result().vector().variants().keySet(),
                finding.result().vector().json().toString());
    }

    // Black takes, White takes back at once: no game of two turns repeats but a suicide.
    @Test
    void koIsFoundOnASubjectWithoutIt() throws Exception {
        Hunted hunted =
                hunt(plan(1, 200, 0), OURS.with(RuleSet.Ko.NONE).with(RuleSet.Suicide.FORBIDDEN));
        assertTrue(hunted.findings().get(0).left() <= 8, ids(hunted).toString());
    }

    @Test
    void eachRuleThatIsBrokenIsFound() throws Exception {
        RuleSet rules =
                OURS.with(RuleSet.Ko.SIMPLE)
                        .with(RuleSet.Suicide.FORBIDDEN)
                        .with(RuleSet.Scoring.STONES);
        Hunted hunted = hunt(plan(3, 2000, 60), rules);
        Set<String> found = rules(hunted);
        assertTrue(found.containsAll(Set.of("TT-6", "TT-7", "TT-9")), ids(hunted).toString());
        hunted.findings().forEach(f -> assertTrue(f.left() <= 9, ids(hunted).toString()));
    }

    @Test
    void onlyTheRulesThatAreWantedAreReported() throws Exception {
        RuleSet rules = OURS.with(RuleSet.Ko.SIMPLE).with(RuleSet.Suicide.FORBIDDEN);
        assertEquals(Set.of("TT-6"), rules(hunt(plan(1, 400, 10, "TT-6"), rules)));
        assertEquals(Set.of("TT-7"), rules(hunt(plan(1, 400, 10, "TT-7"), rules)));
    }

    @Test
    void whereOnlyReasonsDifferThatIsFoundLast() throws Exception {
        // A one-stone suicide is refused either way, but not as a repetition.
        Hunted hunted = hunt(plan(1, 400, 20), OURS.with(RuleSet.Suicide.FORBIDDEN));
        assertEquals("TT-7.a", hunted.findings().get(0).result().vector().rules().get(0));
        assertEquals(2, hunted.findings().size(), ids(hunted).toString());
        assertTrue(hunted.findings().get(1).result().detail().contains("the reason is that"));
    }

    @Test
    void theSameSeedFindsTheSameWhateverTheNumberOfJobs() throws Exception {
        RuleSet rules = OURS.withLookBack(6);
        List<String> one = ids(hunt(plan(5, 400, 20), rules));
        assertFalse(one.isEmpty());
        assertEquals(one, ids(hunt(plan(5, 400, 20), rules)));
        assertEquals(one, ids(hunt(plan(5, 400, 20), () -> follower(rules), 3)));
    }

    @Test
    void nothingIsFoundOnTheEngine() throws Exception {
        Hunted hunted = hunt(plan(2, 60, 0), () -> BuiltinSubject.engine(PATIENCE), 2);
        assertEquals(List.of(), hunted.findings());
        assertEquals(60, hunted.games());
        assertEquals(0, hunted.failed());
        assertTrue(hunted.questions() > 120);
    }

    @Test
    void whatIsFoundIsAReadyVector() throws Exception {
        RuleSet rules =
                OURS.with(RuleSet.Ko.NONE)
                        .with(RuleSet.Suicide.FORBIDDEN)
                        .with(RuleSet.End.NEVER)
                        .with(RuleSet.Scoring.TERRITORY);
        List<TestVector> vectors =
                hunt(plan(1, 1000, 40), rules).findings().stream()
                        .map(finding -> finding.result().vector())
                        .toList();
        assertTrue(vectors.size() >= 3);
        Path file = folder.resolve("found.json");
        Files.writeString(file, VectorMaker.file("What was found", vectors));
        assertEquals(vectors.size(), Corpus.load(file).vectors().size());
        Linter.Report report = Linter.fix(folder);
        assertEquals(List.of(), report.problems());
        assertEquals(List.of("index.json", "ids/0.1.txt"), report.written());
    }

    @Test
    void whoDoesNotKeepTheHistoryAndSaysSoIsNotBlamed() throws Exception {
        Subject simple = follower(OURS.with(RuleSet.Ko.SIMPLE));
        Subject modest =
                new Wrapped(simple) {
                    @Override
                    public Identity start() throws SubjectFailure, InterruptedException {
                        Set<String> words = Set.of("rectangular", "size<5", "size>19", "setup");
                        return new Identity(
                                "java",
                                List.of(),
                                "Modest",
                                "",
                                "",
                                "",
                                Optional.of(words),
                                List.of());
                    }
                };
        assertEquals(List.of(), ids(hunt(plan(1, 100, 0), () -> modest, 1)));
    }

    @Test
    void whoPlaysOnLargerSquaresOnlyIsHuntedThere() throws Exception {
        Predicate<TestVector> larger = v -> v.width() == v.height() && v.width() >= 5;
        RuleSet rules = OURS.with(RuleSet.Suicide.FORBIDDEN);
        Hunted hunted = hunt(plan(1, 400, 0), () -> new RuleSetSubject("java", rules, larger), 1);
        TestVector vector = hunted.findings().get(0).result().vector();
        assertEquals("5x5", vector.width() + "x" + vector.height());
    }

    // Subjects that fail

    /** A subject that another one stands behind. */
    private static class Wrapped implements Subject {
        private final Subject inner;

        Wrapped(Subject inner) {
            this.inner = inner;
        }

        @Override
        public Identity start() throws SubjectFailure, InterruptedException {
            return inner.start();
        }

        @Override
        public Reply ask(TestVector vector) throws SubjectFailure, InterruptedException {
            return inner.ask(vector);
        }

        @Override
        public void close() {
            inner.close();
        }
    }

    /** Fails at games of more turns than a number. */
    private static Subject failing(RuleSet rules, int turns, Outcome outcome) {
        return new Wrapped(follower(rules)) {
            @Override
            public Reply ask(TestVector vector) throws SubjectFailure, InterruptedException {
                if (vector.kind() == Kind.PLAY && vector.turns().length > turns) {
                    throw new SubjectFailure(outcome, "too many turns");
                }
                return super.ask(vector);
            }
        };
    }

    @Test
    void aGameThatASubjectDiesOfIsKeptAndTheHuntGoesOn() throws Exception {
        Hunted hunted =
                hunt(
                        plan(1, 200, 20),
                        () -> failing(OURS.with(RuleSet.Ko.SIMPLE), 150, Outcome.CRASHED),
                        1);
        assertEquals(Set.of("TT-6"), rules(hunted));
        assertFalse(hunted.gaveUp());
        assertTrue(hunted.failed() > 0);
        assertEquals("too many turns", hunted.failures().get(0).detail());
        assertEquals(
                151,
                hunted.failures().get(0).vector().turns().length,
                "the first one has no turn too many");
    }

    @Test
    void whoNeverAnswersIsLeftAlone() throws Exception {
        Hunted hunted = hunt(plan(1, 400, 0), () -> failing(OURS, 0, Outcome.TIMED_OUT), 1);
        assertTrue(hunted.gaveUp());
        assertEquals(Hunt.GIVE_UP, hunted.failed());
        assertEquals(List.of(), hunted.findings());
    }

    @Test
    void whoDoesNotStartIsNoSubject() {
        Subject dead =
                new Wrapped(follower(OURS)) {
                    @Override
                    public Identity start() throws SubjectFailure {
                        throw new SubjectFailure(Outcome.CRASHED, "dead");
                    }
                };
        assertThrows(SubjectFailure.class, () -> hunt(plan(1, 10, 0), () -> dead, 1));
    }
}
