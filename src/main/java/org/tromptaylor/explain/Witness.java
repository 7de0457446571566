package org.tromptaylor.explain;

import java.util.List;

/** What shows that a point reaches a colour, or that it does not (TT-3). */
public sealed interface Witness {

    /**
     * The point reaches the colour: each point of the path is adjacent to the next, all but the last
     * have the colour of the first, and the last has the colour that is reached.
     *
     * @param points at least two; no other path has fewer
     */
    record Path(List<Integer> points) implements Witness {
        /** Keeps a copy. */
        public Path {
            points = List.copyOf(points);
        }

        /** The point that has the colour. */
        public int end() {
            return points.get(points.size() - 1);
        }
    }

    /**
     * The point does not reach the colour: it is in the region, all points of the region have its
     * colour, all their other neighbours are the border, and none of these has the colour asked for.
     *
     * @param colour the colour of all points of the region
     * @param points all points of this colour that a path within it leads to, in their order
     * @param border all points adjacent to one of them that have another colour, in their order
     */
    record Region(int colour, List<Integer> points, List<Integer> border) implements Witness {
        /** Keeps copies. */
        public Region {
            points = List.copyOf(points);
            border = List.copyOf(border);
        }
    }

    /** The point does not reach the colour because it has it (TT-3.a). */
    record OwnColour() implements Witness {}
}
