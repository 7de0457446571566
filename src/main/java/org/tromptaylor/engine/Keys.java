package org.tromptaylor.engine;

import org.tromptaylor.rules.TrompTaylor;

/** The numbers that stones add to the hash of a colouring, by exclusive or. */
final class Keys {

    /** Enough for the cells of 25x25; all games that need no more share one table. */
    private static final int SHARED_CELLS = 1024;

    private static final long[] SHARED = make(SHARED_CELLS);

    private Keys() {}

    /** The keys of all stones on so many cells, each at its {@link #index}; not to be changed. */
    static long[] table(int cells) {
        return cells <= SHARED_CELLS ? SHARED : make(cells);
    }

    static int index(int player, int cell) {
        return 2 * cell + player - TrompTaylor.BLACK;
    }

    private static long[] make(int cells) {
        long[] keys = new long[2 * cells];
        for (int i = 0; i < keys.length; i++) {
            // The output function of SplitMix64 (Steele, Lea, Flood 2014) on numbers no two alike.
            long z = (i + 1L) * 0x9E3779B97F4A7C15L;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            keys[i] = z ^ z >>> 31;
        }
        return keys;
    }
}
