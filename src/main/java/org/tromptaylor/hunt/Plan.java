package org.tromptaylor.hunt;

import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * How long to hunt, and for what.
 *
 * @param seed the same seed makes the same games
 * @param sizes columns and rows of the grids, as {@code {9, 7}}; of all kinds, if empty
 * @param games how many games at most
 * @param more after a difference, how many games to look for one of another rule
 * @param limit after this time no game is begun
 * @param rules numbers of rules; differences that others decide are not reported; all, if empty
 */
public record Plan(
        long seed, List<int[]> sizes, int games, int more, Duration limit, Set<String> rules) {

    /** Keeps copies. */
    public Plan {
        sizes = List.copyOf(sizes);
        rules = Set.copyOf(rules);
    }
}
