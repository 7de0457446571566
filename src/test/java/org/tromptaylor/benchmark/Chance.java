package org.tromptaylor.benchmark;

/** Random numbers by SplitMix64, so that other programs and other machines draw the same ones. */
final class Chance {

    private long state;

    Chance(long seed) {
        state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        long mixed = state;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    /** From 0 to {@code bound} - 1, by the upper half of the next number. */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
