package org.tromptaylor.explain;

import java.util.List;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * What the rules say of a turn, and why.
 *
 * @param grid the grid before the turn
 * @param number the number of the turn, from 1; 0 for a grid whose game is not known
 * @param player who takes it
 * @param place a point, {@link TrompTaylor#PASS}, or {@link #OFF_GRID}
 * @param written the place as it was written
 * @param asked whether somebody asks what if; otherwise the turn stands in a record
 * @param history what is known of the colourings before
 * @param toMove whose turn it is; {@link TrompTaylor#EMPTY} if nobody can say
 * @param verdict none where only the game can tell whether the move repeats (TT-6.i)
 * @param repeatedTurn for {@link Verdict#REPEATS} the turn that made the colouring, 0 for the start;
 *     otherwise {@link #NONE}. {@link #NONE} too if the game is not known.
 * @param passes the numbers of the consecutive passes just before the turn
 * @param move what the move does, if the verdict depends on it
 * @param rules the rules and readings that decide it, the deciding one first
 */
public record TurnVerdict(
        Position grid,
        int number,
        int player,
        int place,
        String written,
        boolean asked,
        History history,
        int toMove,
        Optional<Verdict> verdict,
        int repeatedTurn,
        List<Integer> passes,
        Optional<Move> move,
        List<String> rules)
        implements Explanation {

    /** No point of the grid. */
    public static final int OFF_GRID = -2;

    /** No turn. */
    public static final int NONE = -1;

    /** What is known of the colourings before a turn. */
    public enum History {
        /** A game from the empty grid. */
        GAME("game"),
        /** A game from stones that were set up, which are taken for its start. */
        SET_UP("set-up"),
        /** A record in which stones were set up between turns. */
        EDITED("edited"),
        /** Only the present colouring. */
        UNKNOWN("unknown");

        private final String id;

        History(String id) {
            this.id = id;
        }

        /** The word for it in JSON. */
        public String id() {
            return id;
        }
    }

    /** Keeps copies. */
    public TurnVerdict {
        passes = List.copyOf(passes);
        rules = List.copyOf(rules);
    }

    /**
     * The verdict on a turn on a grid alone. Only the present colouring is known to be an earlier one, so
     * a move that changes it has no verdict.
     *
     * @param place a point, {@link TrompTaylor#PASS}, or {@link #OFF_GRID}
     * @throws IllegalArgumentException if this is no player
     */
    public static TurnVerdict onGrid(Position grid, int player, int place, String written) {
        Optional<Move> move = Optional.empty();
        Optional<Verdict> verdict;
        List<String> rules;
        if (place == OFF_GRID) {
            verdict = Optional.of(Verdict.OFF_GRID);
            rules = List.of("TT-1");
        } else if (place == TrompTaylor.PASS) {
            // Two passes may have ended the game.
            verdict = Optional.empty();
            rules = List.of("TT-6.d", "TT-6", "TT-8");
        } else if (grid.colour(place) != TrompTaylor.EMPTY) {
            verdict = Optional.of(Verdict.OCCUPIED);
            rules = List.of("TT-7.b", "TT-7");
        } else {
            move = Optional.of(Move.of(grid, player, place));
            boolean changes = !move.get().after().equals(grid);
            verdict = changes ? Optional.empty() : Optional.of(Verdict.REPEATS);
            rules = changes ? Readings.undecided(move.get()) : List.of("TT-6.b", "TT-6");
        }
        return new TurnVerdict(
                grid,
                0,
                player,
                place,
                written,
                true,
                History.UNKNOWN,
                TrompTaylor.EMPTY,
                verdict,
                NONE,
                List.of(),
                move,
                rules);
    }

    /** Whether the place is a point of the grid. */
    public boolean isOnGrid() {
        return place >= 0;
    }

    /** The length of the cycle (TT-6.h), if a turn is repeated. */
    public int cycle() {
        return number - repeatedTurn;
    }
}
