package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Kind;

/**
 * Asks a witness about a game: the verdict on each attempt and the last grid; the grid after turns
 * that remove stones; the legal moves at a few places; the end, with the scores.
 */
final class Examiner {

    private static final int GRIDS = 6;
    private static final int PLACES = 2;

    private final Witness witness;
    private final Set<String> known;

    /**
     * What came of a game: a difference, a failure to answer, or (both empty) nothing.
     *
     * @param played whether the game could be asked at all
     */
    record Examined(Optional<Sighting> sighting, Optional<Result> failure, boolean played) {
        static final Examined NOTHING = new Examined(Optional.empty(), Optional.empty(), true);
        static final Examined SKIPPED = new Examined(Optional.empty(), Optional.empty(), false);
    }

    /**
     * An examiner.
     *
     * @param known {@link Sighting#key}s of what is not looked for
     */
    Examiner(Witness witness, Set<String> known) {
        this.witness = witness;
        this.known = Set.copyOf(known);
    }

    /**
     * Asks until something is found, with chance for what can't all be asked. That only reasons
     * differ is told if nothing else does.
     */
    Examined examine(Attempts game, Random random) throws InterruptedException {
        if (!witness.plays(game)) {
            return Examined.SKIPPED;
        }
        Examined reasons = Examined.NOTHING;
        Attempts agreed = game;
        Result whole = witness.ask(Kind.PLAY, agreed);
        while (whole.outcome() == Outcome.FAILED) {
            Sighting sighting = Sighting.of(Kind.PLAY, agreed, whole);
            if (isNew(sighting) && sighting.what() != Sighting.What.REASON) {
                return found(sighting);
            }
            if (isNew(sighting) && reasons == Examined.NOTHING) {
                reasons = found(sighting);
            }
            agreed = agreement(sighting);
            if (agreed.size() == 0) {
                return reasons;
            }
            whole = witness.ask(Kind.PLAY, agreed);
        }
        if (whole.outcome() != Outcome.PASSED) {
            return whole.outcome().isError() ? failed(whole) : Examined.SKIPPED;
        }
        for (Question question : questions(agreed, random)) {
            Result result = witness.ask(question.kind(), question.game());
            if (result.outcome() == Outcome.FAILED) {
                Sighting sighting = Sighting.of(question.kind(), question.game(), result);
                if (isNew(sighting)) {
                    return found(sighting);
                }
            } else if (result.outcome().isError()) {
                return failed(result);
            }
        }
        return reasons;
    }

    private static Examined failed(Result result) {
        return new Examined(Optional.empty(), Optional.of(result), true);
    }

    private static Examined found(Sighting sighting) {
        return new Examined(Optional.of(sighting), Optional.empty(), true);
    }

    private boolean isNew(Sighting sighting) {
        return !known.contains(sighting.key());
    }

    /** A shorter game without the difference. */
    private static Attempts agreement(Sighting sighting) {
        Attempts before = sighting.game().first(Math.max(0, sighting.attempt() - 1));
        if (sighting.what() != Sighting.What.REASON) {
            return before;
        }
        // A refused attempt is no turn; without it the game goes on.
        List<Integer> turns = new ArrayList<>(sighting.game().turns());
        turns.remove(sighting.attempt() - 1);
        return new Attempts(before.width(), before.height(), turns);
    }

    private record Question(Kind kind, Attempts game) {}

    private static List<Question> questions(Attempts game, Random random) {
        List<Question> questions = new ArrayList<>();
        Attempts legal = game.legal(game.size());
        List<Integer> removing = removing(legal);
        Collections.shuffle(removing, random);
        for (int turns : removing.subList(0, Math.min(GRIDS, removing.size()))) {
            questions.add(new Question(Kind.PLAY, legal.first(turns)));
        }
        for (int i = 0; i < PLACES; i++) {
            int turns = random.nextInt(legal.size() + 1);
            questions.add(new Question(Kind.LEGAL_MOVES, legal.first(turns)));
        }
        Attempts ended = legal;
        while (!TrompTaylor.isOver(ended.turns().stream().mapToInt(i -> i).toArray())) {
            ended = ended.and(TrompTaylor.PASS);
        }
        questions.add(new Question(Kind.GAME, ended));
        return questions;
    }

    /** After how many turns stones have just been removed. */
    private static List<Integer> removing(Attempts legal) {
        List<Integer> removing = new ArrayList<>();
        Game game = new Game(legal.width(), legal.height());
        for (int turn : legal.turns()) {
            int before = stones(game);
            if (game.play(turn) == Verdict.LEGAL
                    && turn != TrompTaylor.PASS
                    && stones(game) <= before) {
                removing.add(game.turns());
            }
        }
        return removing;
    }

    private static int stones(Game game) {
        int stones = 0;
        for (int colour : game.grid()) {
            stones += colour == TrompTaylor.EMPTY ? 0 : 1;
        }
        return stones;
    }
}
