package org.tromptaylor.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.TurnVerdict.History;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameRecord.Event;
import org.tromptaylor.record.GameRecord.Markup;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.record.Replay;
import org.tromptaylor.record.Replay.Step;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Answers questions about a record as it stands after some of its turns. The turns are carried out as
 * {@link Replay} does, legal or not.
 *
 * <p>Questions about a grid alone: {@link Reach#of}, {@link Clearing#of}, {@link ScoreSheet#of}, {@link
 * TurnVerdict#onGrid}.
 */
public final class Explainer {

    private final GameRecord record;
    private final Replay replay;
    private final List<Step> taken = new ArrayList<>();

    /**
     * The record after so many of its turns.
     *
     * @param turns from 0, the start, to the number of turns in the record
     * @throws IndexOutOfBoundsException if the record has not so many
     */
    public Explainer(GameRecord record, int turns) {
        this.record = record;
        this.replay = new Replay(record);
        while (taken.size() < turns) {
            Optional<Step> step = replay.next();
            if (step.isEmpty()) {
                throw new IndexOutOfBoundsException(
                        "the record has " + taken.size() + " turns, no turn " + turns);
            }
            taken.add(step.get());
        }
    }

    /** How many turns a record has. */
    public static int turns(GameRecord record) {
        return (int) record.events().stream().filter(Turn.class::isInstance).count();
    }

    /** The grid now. */
    public Position grid() {
        return replay.position();
    }

    /** What the record draws on the grid now. */
    public List<Markup> markup() {
        List<Markup> drawn = new ArrayList<>();
        int turns = 0;
        for (Event event : record.events()) {
            turns += event instanceof Turn ? 1 : 0;
            if (turns == taken.size() && event instanceof Markup markup) {
                drawn.add(markup);
            }
        }
        return drawn;
    }

    /** Whose turn it is, or {@link TrompTaylor#EMPTY} if nobody can say. */
    public int toMove() {
        return replay.toMove();
    }

    /** The point of the last turn; nothing if it is a pass, or none has been taken. */
    public Optional<Integer> lastPoint() {
        return taken.isEmpty()
                ? Optional.empty()
                : Optional.of(taken.get(taken.size() - 1).turn().place()).filter(p -> p >= 0);
    }

    /**
     * By points, the number of the turn that put down the stone that stands there, from a turn on;
     * nothing for a stone that was there before.
     */
    public Map<Integer, Integer> numbers(int from) {
        Map<Integer, Integer> numbers = new TreeMap<>();
        for (Step step : taken.subList(from - 1, taken.size())) {
            numbers.put(step.turn().place(), step.number());
            numbers.keySet().removeIf(p -> p < 0 || step.after().colour(p) == TrompTaylor.EMPTY);
        }
        numbers.keySet().removeIf(point -> grid().colour(point) == TrompTaylor.EMPTY);
        return numbers;
    }

    /**
     * The verdict on the last turn.
     *
     * @throws IllegalStateException if there is none yet
     */
    public TurnVerdict lastTurn() {
        if (taken.isEmpty()) {
            throw new IllegalStateException("no turn has been taken");
        }
        int last = taken.size() - 1;
        return verdict(taken.subList(0, last), taken.get(last), false);
    }

    /**
     * The verdict on a turn if it came now.
     *
     * @param place a point, {@link TrompTaylor#PASS}, or {@link TurnVerdict#OFF_GRID}
     */
    public TurnVerdict attempt(int player, int place, String written) {
        return verdict(taken, replay.judged(new Turn(player, place, written, 0)), true);
    }

    /** The score now, with the record's komi. */
    public ScoreSheet score() {
        return ScoreSheet.of(grid(), Optional.of(replay.isOver()), record.komi());
    }

    private TurnVerdict verdict(List<Step> earlier, Step step, boolean asked) {
        boolean judged = step.verdict() == Verdict.LEGAL || step.verdict() == Verdict.REPEATS;
        int place = step.turn().place();
        Optional<Move> move =
                judged && place != TrompTaylor.PASS
                        ? Optional.of(Move.of(step.before(), step.turn().player(), place))
                        : Optional.empty();
        return new TurnVerdict(
                step.before(),
                step.number(),
                step.turn().player(),
                place,
                step.turn().written(),
                asked,
                history(),
                step.toMove(),
                Optional.of(step.verdict()),
                step.repeatedTurn(),
                passes(earlier),
                move,
                Readings.of(earlier, step, move.orElse(null), replay.isSetUp()));
    }

    private History history() {
        if (replay.isEdited()) {
            return History.EDITED;
        }
        return replay.isSetUp() ? History.SET_UP : History.GAME;
    }

    private static List<Integer> passes(List<Step> earlier) {
        List<Integer> passes = new ArrayList<>();
        for (int at = earlier.size() - 1; at >= 0 && earlier.get(at).isPass(); at--) {
            passes.add(0, earlier.get(at).number());
        }
        return passes;
    }
}
