package org.tromptaylor.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;

/**
 * What clearing a colour does, string by string (TT-4).
 *
 * @param grid the grid before
 * @param colour the colour that is cleared
 * @param strings all strings of this colour, in the order of their first points
 * @param after the grid after
 */
public record Clearing(Position grid, int colour, List<Fate> strings, Position after)
        implements Explanation {

    /**
     * What becomes of a string.
     *
     * @param string its points and all points around it
     * @param liberty a path by which the string's first point reaches empty; none if the string is
     *     cleared: then no point around it is empty
     */
    public record Fate(Region string, Optional<Path> liberty) {

        /** Whether it is cleared. */
        public boolean isCleared() {
            return liberty.isEmpty();
        }

        /** Whether the point is one of its own. */
        public boolean has(int point) {
            return string.points().contains(point);
        }
    }

    /** Keeps a copy. */
    public Clearing {
        strings = List.copyOf(strings);
    }

    /**
     * Clears.
     *
     * @throws IllegalArgumentException if this is no player's colour
     */
    public static Clearing of(Position grid, int colour) {
        Position after = grid.clear(colour);
        List<Fate> strings = new ArrayList<>();
        int[] cleared = grid.grid();
        for (Region string : Walk.regions(grid, colour)) {
            Fate fate =
                    new Fate(string, Walk.path(grid, string.points().get(0), TrompTaylor.EMPTY));
            strings.add(fate);
            if (fate.isCleared()) {
                string.points().forEach(point -> cleared[point] = TrompTaylor.EMPTY);
            }
        }
        if (!after.equals(Position.of(grid.width(), grid.height(), cleared))) {
            throw new IllegalStateException("the engine and the walk differ on\n" + grid);
        }
        return new Clearing(grid, colour, strings, after);
    }

    /** The strings that are cleared. */
    public List<Fate> cleared() {
        return strings.stream().filter(Fate::isCleared).toList();
    }

    /** How many points are cleared. */
    public int points() {
        return cleared().stream().mapToInt(fate -> fate.string().points().size()).sum();
    }

    @Override
    public List<String> rules() {
        return List.of("TT-4", "TT-4.a");
    }
}
