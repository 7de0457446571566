package org.tromptaylor.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tromptaylor.engine.Position;
import org.tromptaylor.record.GameRecord.Event;
import org.tromptaylor.record.GameRecord.Setup;
import org.tromptaylor.record.GameRecord.ToMove;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * What the ten rules say of a recorded game.
 *
 * <p>Every turn is carried out, legal or not, as SGF wants it: a stone on a stone takes its place, and
 * a repetition is made. What comes later is judged on the grid that is there then, by all colourings
 * that were on the grid before.
 *
 * <p>Stones that are set up are no turn, and there is no rule about them: before the first turn, they
 * are taken for the colouring that the game starts from; later on, for another colouring that has been
 * on the grid. Whose turn it is then nobody knows, unless {@code PL} or a handicap says so.
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

    /** No turn is repeated. */
    public static final int NONE = -1;

    /**
     * A turn that is not legal.
     *
     * @param number the number of the turn, from 1; all turns of the record count
     * @param repeatedTurn for {@link Verdict#REPEATS} the last turn that made this colouring, 0 for
     *     the start; otherwise {@link #NONE}
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
        record.events().forEach(replay::event);
        return replay.audit();
    }

    /** Black's score less White's and less komi; above zero, Black wins. */
    public BigDecimal margin(BigDecimal komi) {
        return BigDecimal.valueOf(blackScore - whiteScore).subtract(komi);
    }

    private static final class Replay {

        /** Whose turn it is, where nobody can say. */
        private static final int EITHER = TrompTaylor.EMPTY;

        private final GameRecord record;
        private final List<Breach> breaches = new ArrayList<>();
        private final Map<Verdict, Integer> count = new HashMap<>();
        private final Map<Position, Integer> history = new HashMap<>();
        private Position position;
        private int toMove = TrompTaylor.BLACK;
        private int turns;
        private int passes;
        private boolean setUp;
        private boolean edited;

        Replay(GameRecord record) {
            this.record = record;
            int width = record.width();
            int height = record.height();
            position = Position.of(width, height, TrompTaylor.start(width, height));
            history.put(position, 0);
        }

        Audit audit() {
            return new Audit(
                    turns,
                    breaches,
                    count,
                    setUp,
                    edited,
                    passes >= 2,
                    position.score(TrompTaylor.BLACK),
                    position.score(TrompTaylor.WHITE),
                    position);
        }

        void event(Event event) {
            if (event instanceof Turn turn) {
                turn(turn);
            } else if (event instanceof Setup setup) {
                setUp(setup);
            } else if (event instanceof ToMove said) {
                toMove = said.player();
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
                boolean handicap = record.handicap().orElse(0) > 1;
                toMove = handicap ? TrompTaylor.WHITE : EITHER;
            } else {
                edited = true;
                toMove = EITHER;
            }
            history.put(position, turns);
        }

        private void turn(Turn turn) {
            turns++;
            int place = turn.place();
            Position after = after(turn);
            Integer repeated = place == TrompTaylor.PASS ? null : history.get(after);
            Verdict verdict = verdict(turn, repeated != null);
            if (verdict != Verdict.LEGAL) {
                count.merge(verdict, 1, Integer::sum);
                if (breaches.size() < MAX_BREACHES) {
                    int made = verdict == Verdict.REPEATS ? repeated : NONE;
                    breaches.add(new Breach(turns, turn, verdict, made));
                }
            }
            if (place == TrompTaylor.PASS) {
                passes++;
            } else {
                passes = 0;
                if (place != GameRecord.OFF_GRID) {
                    history.put(after, turns);
                }
            }
            position = after;
            toMove = TrompTaylor.opponent(turn.player());
        }

        /** The first reason that applies, in the order of {@link Verdict}. */
        private Verdict verdict(Turn turn, boolean repeats) {
            if (passes >= 2) {
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
}
