package org.tromptaylor.hunt;

import java.time.Duration;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.conformance.Identity;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.conformance.SubjectFailure;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.vectors.VectorMaker;

/**
 * A subject that is asked about games. What it can't be asked is found out and not asked again. After
 * a failure it is started anew for the next question.
 */
final class Witness implements AutoCloseable {

    /** After so many skips of a kind in a row, it is not asked any more. */
    private static final int PATIENCE = 3;

    private final Subject subject;
    private final Map<Kind, Integer> skips = new EnumMap<>(Kind.class);
    private final Set<String> refusedSizes = new HashSet<>();
    private Optional<Set<String>> capabilities = Optional.empty();
    private boolean running;
    private long asked;

    Witness(Subject subject) {
        this.subject = subject;
    }

    /** Starts it; who it is. */
    Identity start() throws SubjectFailure, InterruptedException {
        Identity identity = subject.start();
        capabilities = identity.capabilities();
        running = true;
        return identity;
    }

    /** How many questions were put. */
    long asked() {
        return asked;
    }

    /** Whether a game on such a grid may be played at all, as far as is known. */
    boolean plays(Attempts game) {
        if (refusedSizes.contains(size(game))) {
            return false;
        }
        return capabilities.isEmpty() || capabilities.get().containsAll(needs(game));
    }

    private static String size(Attempts game) {
        return game.width() + "x" + game.height();
    }

    private static Set<String> needs(Attempts game) {
        Set<String> needs = new HashSet<>();
        if (game.width() != game.height()) {
            needs.add("rectangular");
        }
        if (Math.min(game.width(), game.height()) < 5) {
            needs.add("size<5");
        }
        if (Math.max(game.width(), game.height()) > 19) {
            needs.add("size>19");
        }
        return needs;
    }

    /** Asks; the outcome is skipped, passed, failed, or an error. */
    Result ask(Kind kind, Attempts game) throws InterruptedException {
        TestVector vector = VectorMaker.question(kind, game.width(), game.height(), game.turns());
        if (!plays(game) || skips.getOrDefault(kind, 0) >= PATIENCE) {
            return Result.unanswered(vector, Outcome.SKIPPED, "not asked again", Duration.ZERO);
        }
        asked++;
        long start = System.nanoTime();
        try {
            if (!running) {
                start();
            }
            Result result =
                    Result.of(
                            vector,
                            subject.ask(vector),
                            Duration.ofNanos(System.nanoTime() - start));
            remember(kind, game, result);
            return result;
        } catch (SubjectFailure e) {
            subject.close();
            running = false;
            return Result.unanswered(
                    vector,
                    e.outcome(),
                    e.getMessage(),
                    Duration.ofNanos(System.nanoTime() - start));
        }
    }

    private void remember(Kind kind, Attempts game, Result result) {
        if (result.outcome() != Outcome.SKIPPED) {
            skips.remove(kind);
        } else if (kind == Kind.PLAY) {
            refusedSizes.add(size(game));
        } else {
            skips.merge(kind, 1, Integer::sum);
        }
    }

    /** Lets it go in peace, if it runs. */
    void stop() throws InterruptedException {
        if (running) {
            subject.stop();
        }
        close();
    }

    @Override
    public void close() {
        running = false;
        subject.close();
    }
}
