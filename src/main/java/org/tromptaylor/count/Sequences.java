package org.tromptaylor.count;

import java.util.List;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Perft;

/**
 * How many sequences of legal turns there are from the empty grid, by their number of turns, and how
 * many of them end the game: {@link Perft} in parts. All are played, with {@link Game}.
 *
 * <p>The numbers: how many sequences have 0, 1, ..., depth turns; then how many of each end the game.
 */
public final class Sequences implements Count {

    private final int width;
    private final int height;
    private final int depth;
    private final Prefixes prefixes;

    /**
     * Those of up to {@code depth} turns.
     *
     * @param atLeast the fewest turns that a part begins with, unless they end the game
     * @throws IllegalArgumentException if these are more than {@code depth}, or make too many parts
     */
    public Sequences(int width, int height, int depth, int atLeast) {
        if (atLeast > depth) {
            throw new IllegalArgumentException(
                    "no sequence of " + depth + " turns begins with " + atLeast);
        }
        this.width = width;
        this.height = height;
        this.depth = depth;
        this.prefixes = Prefixes.of(width, height, depth, atLeast);
    }

    /** The largest number of turns. */
    public int depth() {
        return depth;
    }

    @Override
    public List<List<Integer>> parts() {
        return prefixes.all();
    }

    @Override
    public long[] rest() {
        long[] rest = new long[2 * (depth + 1)];
        for (int turns = 0; turns < prefixes.shorter().size(); turns++) {
            rest[turns] = prefixes.shorter().get(turns);
        }
        return rest;
    }

    @Override
    public long[] count(List<Integer> part) {
        Perft perft = Perft.count(Prefixes.game(width, height, part), depth);
        long[] numbers = new long[2 * (depth + 1)];
        System.arraycopy(perft.sequences(), 0, numbers, 0, depth + 1);
        System.arraycopy(perft.finished(), 0, numbers, depth + 1, depth + 1);
        return numbers;
    }
}
