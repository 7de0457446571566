package org.tromptaylor.count;

import org.tromptaylor.engine.PointSet;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How many edges the graph of the game has: one from a legal position to another if a move of either
 * player leads there. Every colouring is looked at. The only number is that.
 *
 * <p>It is enough to count moves: no two of them lead from a position to the same other one, as {@link
 * PositionGraph} says. The suicide of a lone stone leads nowhere else and is no edge.
 */
public final class Edges extends EachColouring {

    private final int width;
    private final int height;
    private final LegalPositions legal;

    /**
     * Those of a rectangle.
     *
     * @throws IllegalArgumentException if it has more than 30 points, or is none
     */
    public Edges(int width, int height) {
        super(width, height);
        this.width = width;
        this.height = height;
        this.legal = new LegalPositions(width, height);
    }

    @Override
    long look(long black, long white) {
        if (!legal.isLegal(black, white)) {
            return 0;
        }
        int[] grid = new int[width * height];
        for (int point = 0; point < grid.length; point++) {
            if ((black >>> point & 1) != 0) {
                grid[point] = TrompTaylor.BLACK;
            } else if ((white >>> point & 1) != 0) {
                grid[point] = TrompTaylor.WHITE;
            }
        }
        Position from = Position.of(width, height, grid);
        PointSet empty = from.points(TrompTaylor.EMPTY);
        long edges = 0;
        for (int point = empty.next(0); point >= 0; point = empty.next(point + 1)) {
            edges += from.move(TrompTaylor.BLACK, point).equals(from) ? 0 : 1;
            edges += from.move(TrompTaylor.WHITE, point).equals(from) ? 0 : 1;
        }
        return edges;
    }
}
