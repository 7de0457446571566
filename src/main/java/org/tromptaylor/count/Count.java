package org.tromptaylor.count;

import java.util.List;

/**
 * A question whose answer is a sum over parts, which can be counted apart from one another and in
 * any order. The same question always has the same parts.
 */
public interface Count {

    /**
     * The parts, no two alike: the turns that all sequences or games of the part begin with, or the
     * colours of the first points of all its colourings.
     */
    List<List<Integer>> parts();

    /** The numbers that belong to no part; as many as each part has. */
    long[] rest();

    /**
     * Counts a part. Several threads may do so at once.
     *
     * @param part one of {@link #parts()}
     */
    long[] count(List<Integer> part);
}
