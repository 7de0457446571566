package org.tromptaylor.gtp;

import java.util.Optional;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameRecord.Event;
import org.tromptaylor.record.GameRecord.Setup;
import org.tromptaylor.record.GameRecord.ToMove;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * A game that goes on from a record.
 *
 * <p>The ten rules start from the empty grid, and a grid alone has no history (TT-6.i). So stones that
 * a record sets up before its first turn are laid by turns ({@link SetUp#laid}), which is the history
 * of the game from then on; a handicap is laid as TT-5.a says. A record with a turn that is not legal,
 * or that sets stones up later, can't be gone on from.
 */
final class RecordedStart {

    private final GameRecord record;
    private final int most;
    private final ServedGame served;
    private final int[] grid;
    private Optional<Integer> toMove = Optional.empty();
    private boolean hasStones;
    private boolean begun;
    private int turns;

    private RecordedStart(GameRecord record, int most, boolean fillsPasses) {
        this.record = record;
        this.most = most;
        this.served = new ServedGame(record.width(), record.height(), fillsPasses);
        this.grid = new int[served.points()];
    }

    /**
     * The game after the record's main line.
     *
     * @param turns so many of its turns at most
     */
    static ServedGame of(GameRecord record, int turns, boolean fillsPasses) throws Refusal {
        if (Math.max(record.width(), record.height()) > Session.LONGEST_SIDE) {
            throw RecordCommands.cannot(
                    record.width() + "x" + record.height() + " is more than 25x25");
        }
        return new RecordedStart(record, turns, fillsPasses).played();
    }

    private ServedGame played() throws Refusal {
        for (Event event : record.events()) {
            if (event instanceof Turn turn) {
                begin(turn.player());
                if (turns == most) {
                    return served;
                }
                take(turn);
            } else if (event instanceof ToMove said && !begun) {
                toMove = Optional.of(said.player());
            } else if (event instanceof Setup setup) {
                setUp(setup);
            }
        }
        begin(TrompTaylor.BLACK);
        return served;
    }

    private void setUp(Setup setup) throws Refusal {
        if (begun) {
            throw RecordCommands.cannot(
                    "line " + setup.line() + ": stones are set up after turn " + turns);
        }
        hasStones = true;
        setup.points().forEach(point -> grid[point] = setup.colour());
    }

    /** Lays what was set up, once. */
    private void begin(int first) throws Refusal {
        if (begun) {
            return;
        }
        begun = true;
        if (!hasStones) {
            return;
        }
        if (!SetUp.isReachable(record.width(), record.height(), grid)) {
            throw RecordCommands.cannot("a string that is set up has no liberty");
        }
        boolean handicap = record.handicap().orElse(0) > 1;
        served.lay(SetUp.laid(grid, toMove.orElse(handicap ? TrompTaylor.WHITE : first)));
    }

    private void take(Turn turn) throws Refusal {
        turns++;
        int player = turn.player();
        if (served.play(player, turn.place()) != Verdict.LEGAL) {
            boolean offGrid = turn.place() == GameRecord.OFF_GRID;
            int place = offGrid ? served.points() : turn.place();
            String written = offGrid ? "[" + turn.written() + "]" : record.place(place);
            String reason =
                    served.ask(player, game -> Attempt.of(game, player, place, written)).reason();
            throw RecordCommands.cannot("turn " + turns + " (line " + turn.line() + "): " + reason);
        }
    }
}
