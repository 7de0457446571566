package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.tromptaylor.conformance.Identity;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.conformance.SubjectFailure;

/**
 * Plays random games with a subject until it and the rules differ.
 *
 * <p>A difference is shrunk and told. Then the hunt goes on, with games that avoid what is known,
 * for differences that another rule decides. The seed decides the games, and the first game that
 * differs is taken, however many subjects work at the same time. That only the reasons of a refusal
 * differ counts least: it is told if no other difference is found soon.
 *
 * <p>A subject that dies, hangs or writes nonsense is started anew, and the game that led there kept;
 * after {@value #GIVE_UP} such games in a row the hunt ends.
 */
public final class Hunt {

    /** After how many games in a row without an answer a subject is left alone. */
    public static final int GIVE_UP = 10;

    /** After so many games that can't be asked, and none that can, nothing more is tried. */
    private static final int MOST_SKIPPED = 100;

    private static final int FAILURES_KEPT = 3;
    private static final int FAILURE_QUESTIONS = 8;

    private final List<Witness> witnesses = new ArrayList<>();
    private final Plan plan;
    private final Set<String> taken;
    private final Consumer<Finding> listener;
    private final long end;

    // Guarded by this.
    private final TreeMap<Integer, Result> failures = new TreeMap<>();
    private int failed;
    private int games;
    private int skipped;
    private int next;
    private int last;
    private Optional<Hit> hit;
    private Optional<Hit> reasons;
    private boolean gaveUp;
    private final Set<String> known = new HashSet<>();

    private record Hit(int number, Attempts game, Sighting sighting) {}

    /**
     * A hunt.
     *
     * @param subjects several of the same, to work at the same time; at least one
     * @param taken ids that a found vector can't have
     * @param listener is told each finding at once
     */
    public Hunt(List<Subject> subjects, Plan plan, Set<String> taken, Consumer<Finding> listener) {
        subjects.forEach(subject -> witnesses.add(new Witness(subject)));
        this.plan = plan;
        this.taken = new HashSet<>(taken);
        this.listener = listener;
        this.end = System.nanoTime() + plan.limit().toNanos();
    }

    /**
     * Hunts; the subjects are ended when this returns.
     *
     * @throws SubjectFailure if a subject does not start
     * @throws InterruptedException if the thread is interrupted
     */
    public Hunted run() throws SubjectFailure, InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(witnesses.size(), Hunt::daemon);
        try {
            Identity identity = witnesses.get(0).start();
            for (Witness witness : witnesses.subList(1, witnesses.size())) {
                witness.start();
            }
            // Who does not keep the history says so; that is no finding.
            identity.capabilities()
                    .filter(words -> !words.contains("full-history"))
                    .ifPresent(words -> known.add("TT-6"));
            List<Finding> findings = findings(workers);
            Hunted hunted =
                    new Hunted(
                            identity,
                            findings,
                            shortened(),
                            failed,
                            games,
                            witnesses.stream().mapToLong(Witness::asked).sum(),
                            gaveUp);
            for (Witness witness : witnesses) {
                witness.stop();
            }
            return hunted;
        } finally {
            workers.shutdownNow();
            witnesses.forEach(Witness::close);
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "hunt");
        thread.setDaemon(true);
        return thread;
    }

    private List<Finding> findings(ExecutorService workers) throws InterruptedException {
        List<Finding> findings = new ArrayList<>();
        Optional<Hit> found = firstHit(workers, plan.games());
        while (found.isPresent()) {
            Sighting sighting = found.get().sighting();
            if (plan.rules().isEmpty() || plan.rules().contains(sighting.rule())) {
                Sighting small = Shrinker.shrink(witnesses.get(0), sighting);
                Result result = Wording.worded(small, taken);
                taken.add(result.vector().id());
                Attempts game = found.get().game();
                Finding finding =
                        new Finding(result, found.get().number(), game.size(), small.game().size());
                findings.add(finding);
                listener.accept(finding);
            }
            known.add(sighting.key());
            if (sighting.what() != Sighting.What.REASON) {
                known.add(sighting.rules().get(0));
            }
            int left = plan.games() - next;
            found = firstHit(workers, findings.isEmpty() ? left : Math.min(left, plan.more()));
        }
        return findings;
    }

    /** The first of so many more games that differs by a rule that is not known. */
    private Optional<Hit> firstHit(ExecutorService workers, int most) throws InterruptedException {
        hit = Optional.empty();
        reasons = Optional.empty();
        last = most > Integer.MAX_VALUE - next ? Integer.MAX_VALUE : next + most;
        List<Future<?>> running = new ArrayList<>();
        for (Witness witness : witnesses) {
            running.add(
                    workers.submit(
                            () -> {
                                play(witness);
                                return null;
                            }));
        }
        for (Future<?> work : running) {
            try {
                work.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        // What another subject was already at, when the reasons were found, does not count.
        int until = reasons.map(this::until).orElse(last);
        Optional<Hit> first = hit.filter(h -> h.number() < until).or(() -> reasons);
        first.ifPresent(h -> next = h.number() + 1);
        return first;
    }

    /** The game with which to stop, if nothing but a difference in reasons is found. */
    private int until(Hit hit) {
        return (int) Math.min(last, hit.number() + 1L + plan.more());
    }

    private void play(Witness witness) throws InterruptedException {
        GameMaker maker = new GameMaker(plan.seed(), plan.sizes(), known);
        Examiner examiner = new Examiner(witness, known);
        int inARow = 0;
        for (int number = begin(); number >= 0; number = begin()) {
            Attempts game = maker.make(number);
            Examiner.Examined examined = examiner.examine(game, maker.random(~number));
            inARow = examined.failure().isPresent() ? inARow + 1 : 0;
            finished(number, game, examined, inARow);
        }
    }

    /** The number of the next game; -1 if none is to be played. */
    private synchronized int begin() {
        boolean needed = hit.isEmpty() || next < hit.get().number();
        int until = reasons.map(this::until).orElse(last);
        boolean unplayable = games == 0 && skipped >= MOST_SKIPPED;
        if (!needed || gaveUp || unplayable || next >= until || System.nanoTime() > end) {
            return -1;
        }
        return next++;
    }

    private synchronized void finished(
            int number, Attempts game, Examiner.Examined examined, int inARow) {
        games += examined.played() ? 1 : 0;
        skipped += examined.played() ? 0 : 1;
        gaveUp |= inARow >= GIVE_UP;
        examined.failure()
                .ifPresent(
                        failure -> {
                            failed++;
                            failures.put(number, failure);
                        });
        while (failures.size() > FAILURES_KEPT) {
            failures.remove(failures.lastKey());
        }
        examined.sighting().ifPresent(sighting -> sighted(new Hit(number, game, sighting)));
    }

    private void sighted(Hit now) {
        if (now.sighting().what() == Sighting.What.REASON) {
            reasons = reasons.filter(hit -> hit.number() < now.number()).or(() -> Optional.of(now));
        } else {
            hit = hit.filter(first -> first.number() < now.number()).or(() -> Optional.of(now));
        }
    }

    /** The failures, the first of them with as few turns as still lead there. */
    private List<Result> shortened() throws InterruptedException {
        List<Result> shortened = new ArrayList<>(failures.values());
        if (shortened.isEmpty() || gaveUp) {
            return shortened;
        }
        Result first = shortened.get(0);
        if (first.outcome() == Outcome.TIMED_OUT) {
            // Each question would take as long again.
            return shortened;
        }
        List<Integer> turns = new ArrayList<>();
        for (int turn : first.vector().turns()) {
            turns.add(turn);
        }
        Attempts game = new Attempts(first.vector().width(), first.vector().height(), turns);
        Shrinker.shortestPrefix(
                        witnesses.get(0),
                        first.vector().kind(),
                        game,
                        first.outcome(),
                        FAILURE_QUESTIONS)
                .ifPresent(shortest -> shortened.set(0, shortest));
        return shortened;
    }
}
