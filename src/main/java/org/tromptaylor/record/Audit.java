package org.tromptaylor.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.record.Replay.Step;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * What the ten rules say of a recorded game, whose turns are carried out as {@link Replay} does.
 *
 * @param turns how many turns the record has, legal or not
 * @param breaches the turns that are not legal, in their order; only the first {@link #MAX_BREACHES}
 * @param breachCount how many they are
 * @param setUp whether stones were set up before the first turn
 * @param edited whether stones were set up later
 * @param over whether the last two turns are passes (TT-8)
 * @param blackScore Black's score on the last grid (TT-9); {@code whiteScore} likewise
 * @param last the last grid
 */
public record Audit(
        int turns,
        List<Breach> breaches,
        Map<Verdict, Integer> breachCount,
        boolean setUp,
        boolean edited,
        boolean over,
        int blackScore,
        int whiteScore,
        Position last) {

    /** As many breaches as are listed of one game. */
    public static final int MAX_BREACHES = 100;

    /**
     * A turn that is not legal.
     *
     * @param number the number of the turn, from 1; all turns of the record count
     * @param repeatedTurn for {@link Verdict#REPEATS} the last turn that made this colouring, 0 for
     *     the start; otherwise {@link Replay#NONE}
     */
    public record Breach(int number, Turn turn, Verdict verdict, int repeatedTurn) {

        /** The length of the cycle (TT-6.h), for {@link Verdict#REPEATS}. */
        public int cycle() {
            return number - repeatedTurn;
        }
    }

    /** Keeps copies. */
    public Audit {
        breaches = List.copyOf(breaches);
        breachCount = Map.copyOf(breachCount);
    }

    /** Goes through a record. */
    public static Audit of(GameRecord record) {
        Replay replay = new Replay(record);
        List<Breach> breaches = new ArrayList<>();
        Map<Verdict, Integer> count = new EnumMap<>(Verdict.class);
        for (Optional<Step> next = replay.next(); next.isPresent(); next = replay.next()) {
            Step step = next.get();
            if (step.verdict() != Verdict.LEGAL) {
                count.merge(step.verdict(), 1, Integer::sum);
                if (breaches.size() < MAX_BREACHES) {
                    breaches.add(
                            new Breach(
                                    step.number(),
                                    step.turn(),
                                    step.verdict(),
                                    step.repeatedTurn()));
                }
            }
        }
        Position last = replay.position();
        return new Audit(
                replay.turns(),
                breaches,
                count,
                replay.isSetUp(),
                replay.isEdited(),
                replay.isOver(),
                last.score(TrompTaylor.BLACK),
                last.score(TrompTaylor.WHITE),
                last);
    }

    /** Black's score less White's and less komi; above zero, Black wins. */
    public BigDecimal margin(BigDecimal komi) {
        return BigDecimal.valueOf(blackScore - whiteScore).subtract(komi);
    }
}
