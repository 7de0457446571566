package org.tromptaylor.count;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The positions that games on a tiny rectangle can lead to, numbered from 0, the empty grid; and to
 * which others the moves of each player lead. A set of positions is the bits of a long.
 *
 * <p>Different moves of a player make different positions, or leave the present one as it is, so
 * that a set of positions stands for a set of moves. For if the stone of a move stays, no other move
 * makes a colouring with it. If it does not, the strings that go with it had it as their last
 * liberty, and strings have at least one: so no other move takes them; and if none goes with it, the
 * position is what it was. Nor does a move of Black ever make what one of White makes: only one's own
 * moves add to one's own stones or, where they add none, take some of them.
 */
final class PositionGraph {

    /** As many as a long has bits. */
    static final int MOST = Long.SIZE;

    private final Map<Position, Integer> numbers = new HashMap<>();
    private final List<Position> positions = new ArrayList<>();

    /** For each player and each position, where her moves lead. */
    private final long[][] afterMove = new long[3][MOST];

    /** For each player, and for a tie, the positions that she wins if the game ends there (TT-10). */
    private final long[] wonBy = new long[3];

    /**
     * @throws IllegalArgumentException if there are more than {@link #MOST} positions
     */
    PositionGraph(int width, int height) {
        number(Position.of(width, height, new int[width * height]));
        for (int from = 0; from < positions.size(); from++) {
            wonBy[positions.get(from).winner()] |= 1L << from;
            addMoves(from, TrompTaylor.BLACK);
            addMoves(from, TrompTaylor.WHITE);
        }
    }

    private void addMoves(int from, int player) {
        Position position = positions.get(from);
        PointSet empty = position.points(TrompTaylor.EMPTY);
        for (int point = empty.next(0); point >= 0; point = empty.next(point + 1)) {
            afterMove[player][from] |= 1L << number(position.move(player, point));
        }
    }

    /** The number of a position; the next one if it is new. */
    private int number(Position position) {
        Integer known = numbers.get(position);
        if (known != null) {
            return known;
        }
        if (positions.size() == MOST) {
            throw new IllegalArgumentException(
                    "games on "
                            + position.width()
                            + "x"
                            + position.height()
                            + " lead to more than "
                            + MOST
                            + " positions");
        }
        numbers.put(position, positions.size());
        positions.add(position);
        return positions.size() - 1;
    }

    /** How many positions there are. */
    int size() {
        return positions.size();
    }

    /** The number of a position that is there. */
    int numberOf(Position position) {
        return numbers.get(position);
    }

    /** For each position, the set of those that the player's moves lead to, be they legal or not. */
    long[] afterMove(int player) {
        return afterMove[player];
    }

    /** The positions that make this player the winner, or {@link TrompTaylor#TIE}. */
    long wonBy(int winner) {
        return wonBy[winner];
    }
}
