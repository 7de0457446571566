package org.tromptaylor.record;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.record.GameRecord.Event;
import org.tromptaylor.record.GameRecord.Setup;
import org.tromptaylor.record.GameRecord.ToMove;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * The turns of a record, carried out one after the other, with what the ten rules say of each.
 *
 * <p>Every turn is carried out, legal or not, as SGF wants it: a stone on a stone takes its place, and
 * a repetition is made. What comes later is judged on the grid that is there then, by all colourings
 * that were on the grid before.
 *
 * <p>Stones that are set up are no turn, and there is no rule about them: before the first turn, they
 * are taken for the colouring that the game starts from; later on, for another colouring that has been
 * on the grid. Whose turn it is then nobody knows, unless {@code PL} or a handicap says so. Where no stones
 * are set up, {@code PL} changes nothing: TT-5 says whose turn it is.
 */
public final class Replay {

    /** No turn is repeated. */
    public static final int NONE = -1;

    /** Whose turn it is, where nobody can say. */
    public static final int EITHER = TrompTaylor.EMPTY;

    /**
     * A turn and what becomes of it.
     *
     * @param number the number of the turn, from 1; all turns of the record count, legal or not
     * @param toMove whose turn it is, or {@link #EITHER}
     * @param repeatedTurn for {@link Verdict#REPEATS} the last turn that made this colouring, 0 for
     *     the start; otherwise {@link #NONE}
     * @param before the grid before the turn
     * @param after the grid after it
     */
    public record Step(
            int number,
            Turn turn,
            int toMove,
            Verdict verdict,
            int repeatedTurn,
            Position before,
            Position after) {

        /** Whether it is a pass. */
        public boolean isPass() {
            return turn.place() == TrompTaylor.PASS;
        }
    }

    private final GameRecord record;
    private final Iterator<Event> events;
    private final Map<Position, Integer> history = new HashMap<>();
    private Optional<Event> peeked = Optional.empty();
    private Position position;
    private int toMove = TrompTaylor.BLACK;
    private int turns;
    private int passes;
    private boolean setUp;
    private boolean edited;

    /** Before the first turn; stones that are set up before it stand already. */
    public Replay(GameRecord record) {
        this.record = record;
        this.events = record.events().iterator();
        int width = record.width();
        int height = record.height();
        position = Position.of(width, height, TrompTaylor.start(width, height));
        history.put(position, 0);
        upToTheNextTurn();
    }

    /** Carries out the next turn, and sets up what is set up between it and the one that follows. */
    public Optional<Step> next() {
        if (peeked.isEmpty()) {
            return Optional.empty();
        }
        Step step = judged((Turn) peeked.get());
        take(step);
        upToTheNextTurn();
        return Optional.of(step);
    }

    /** What the rules would say of this turn if it came now. */
    public Step judged(Turn turn) {
        Position after = after(turn);
        Integer repeated = turn.place() == TrompTaylor.PASS ? null : history.get(after);
        Verdict verdict = verdict(turn, repeated != null);
        int made = verdict == Verdict.REPEATS ? repeated : NONE;
        return new Step(turns + 1, turn, toMove, verdict, made, position, after);
    }

    /** The present grid. */
    public Position position() {
        return position;
    }

    /** Whose turn it is, or {@link #EITHER}. */
    public int toMove() {
        return toMove;
    }

    /** How many turns have been taken. */
    public int turns() {
        return turns;
    }

    /** Whether the last two turns are passes (TT-8). */
    public boolean isOver() {
        return passes >= 2;
    }

    /** Whether stones were set up before the first turn. */
    public boolean isSetUp() {
        return setUp;
    }

    /** Whether stones were set up later. */
    public boolean isEdited() {
        return edited;
    }

    private void upToTheNextTurn() {
        peeked = Optional.empty();
        int said = EITHER;
        boolean laid = false;
        while (events.hasNext() && peeked.isEmpty()) {
            Event event = events.next();
            if (event instanceof Turn) {
                peeked = Optional.of(event);
            } else if (event instanceof Setup setup) {
                setUp(setup);
                laid = true;
            } else if (event instanceof ToMove next) {
                said = next.player();
            }
        }
        if (laid) {
            boolean handicap = turns == 0 && record.handicap().orElse(0) > 1;
            toMove = said == EITHER && handicap ? TrompTaylor.WHITE : said;
        }
    }

    private void setUp(Setup setup) {
        int[] grid = position.grid();
        setup.points().forEach(point -> grid[point] = setup.colour());
        position = Position.of(record.width(), record.height(), grid);
        passes = 0;
        if (turns == 0) {
            history.clear();
            setUp = true;
        } else {
            edited = true;
        }
        history.put(position, turns);
    }

    private void take(Step step) {
        turns++;
        int place = step.turn().place();
        if (place == TrompTaylor.PASS) {
            passes++;
        } else {
            passes = 0;
            if (place != GameRecord.OFF_GRID) {
                history.put(step.after(), turns);
            }
        }
        position = step.after();
        toMove = TrompTaylor.opponent(step.turn().player());
    }

    /** The first reason that applies, in the order of {@link Verdict}. */
    private Verdict verdict(Turn turn, boolean repeats) {
        if (isOver()) {
            return Verdict.GAME_OVER;
        }
        if (toMove != EITHER && turn.player() != toMove) {
            return Verdict.OUT_OF_TURN;
        }
        if (turn.place() == TrompTaylor.PASS) {
            return Verdict.LEGAL;
        }
        if (turn.place() == GameRecord.OFF_GRID) {
            return Verdict.OFF_GRID;
        }
        if (position.colour(turn.place()) != TrompTaylor.EMPTY) {
            return Verdict.OCCUPIED;
        }
        return repeats ? Verdict.REPEATS : Verdict.LEGAL;
    }

    /** The grid after the turn, if need be on a point that is not empty. */
    private Position after(Turn turn) {
        int place = turn.place();
        if (place == TrompTaylor.PASS || place == GameRecord.OFF_GRID) {
            return position;
        }
        if (position.colour(place) == TrompTaylor.EMPTY) {
            return position.move(turn.player(), place);
        }
        int[] grid = position.grid();
        grid[place] = TrompTaylor.EMPTY;
        return Position.of(record.width(), record.height(), grid).move(turn.player(), place);
    }
}
