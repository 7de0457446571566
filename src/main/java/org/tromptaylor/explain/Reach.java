package org.tromptaylor.explain;

import java.util.List;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.OwnColour;
import org.tromptaylor.explain.Witness.Path;

/**
 * Whether a point reaches a colour (TT-3).
 *
 * @param witness a path if it does; otherwise a closed region, or that the point has this colour
 */
public record Reach(Position grid, int point, int colour, Witness witness) implements Explanation {

    /**
     * Finds out.
     *
     * @throws IndexOutOfBoundsException if the grid has no such point
     * @throws IllegalArgumentException if this is no colour
     */
    public static Reach of(Position grid, int point, int colour) {
        boolean reaches = grid.reaches(point, colour);
        Witness witness =
                grid.colour(point) == colour
                        ? new OwnColour()
                        : Walk.path(grid, point, colour)
                                .map(Witness.class::cast)
                                .orElseGet(() -> Walk.region(grid, point));
        if (reaches != witness instanceof Path) {
            throw new IllegalStateException("the engine and the walk differ: " + witness);
        }
        return new Reach(grid, point, colour, witness);
    }

    /** Whether it does. */
    public boolean reaches() {
        return witness instanceof Path;
    }

    @Override
    public List<String> rules() {
        if (witness instanceof OwnColour) {
            return List.of("TT-3.a", "TT-3");
        }
        boolean oneStep = witness instanceof Path path && path.points().size() == 2;
        return oneStep ? List.of("TT-3", "TT-3.b") : List.of("TT-3");
    }
}
