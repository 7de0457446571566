package org.tromptaylor.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;

/** Walks over a grid, nearest points first. */
final class Walk {

    private static final int DIRECTIONS = 4;
    private static final int NOT_SEEN = -1;

    private Walk() {}

    /** A shortest path by which the point, not coloured so, reaches the colour, if there is one. */
    static Optional<Path> path(Position grid, int from, int colour) {
        int own = grid.colour(from);
        int[] cameFrom = new int[grid.width() * grid.height()];
        Arrays.fill(cameFrom, NOT_SEEN);
        int[] queue = new int[cameFrom.length];
        int end = 0;
        queue[end++] = from;
        cameFrom[from] = from;
        for (int at = 0; at < end; at++) {
            for (int next : neighbours(grid, queue[at])) {
                if (cameFrom[next] != NOT_SEEN) {
                    continue;
                }
                cameFrom[next] = queue[at];
                if (grid.colour(next) == colour) {
                    return Optional.of(new Path(wayBack(cameFrom, next)));
                }
                if (grid.colour(next) == own) {
                    queue[end++] = next;
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> wayBack(int[] cameFrom, int to) {
        List<Integer> points = new ArrayList<>();
        int point = to;
        while (cameFrom[point] != point) {
            points.add(point);
            point = cameFrom[point];
        }
        points.add(point);
        Collections.reverse(points);
        return points;
    }

    /** The region of the point's colour around it. */
    static Region region(Position grid, int from) {
        int own = grid.colour(from);
        BitSet seen = new BitSet();
        BitSet border = new BitSet();
        int[] queue = new int[grid.width() * grid.height()];
        int end = 0;
        queue[end++] = from;
        seen.set(from);
        for (int at = 0; at < end; at++) {
            for (int next : neighbours(grid, queue[at])) {
                if (grid.colour(next) != own) {
                    border.set(next);
                } else if (!seen.get(next)) {
                    seen.set(next);
                    queue[end++] = next;
                }
            }
        }
        return new Region(own, seen.stream().boxed().toList(), border.stream().boxed().toList());
    }

    /** All regions of a colour, in the order of their first points. */
    static List<Region> regions(Position grid, int colour) {
        List<Region> regions = new ArrayList<>();
        BitSet seen = new BitSet();
        for (int point = 0; point < grid.width() * grid.height(); point++) {
            if (grid.colour(point) == colour && !seen.get(point)) {
                Region region = region(grid, point);
                region.points().forEach(seen::set);
                regions.add(region);
            }
        }
        return regions;
    }

    private static List<Integer> neighbours(Position grid, int point) {
        List<Integer> neighbours = new ArrayList<>(DIRECTIONS);
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int next = TrompTaylor.neighbour(grid.width(), grid.height(), point, direction);
            if (next != TrompTaylor.NO_POINT) {
                neighbours.add(next);
            }
        }
        return neighbours;
    }
}
