package org.tromptaylor.engine;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The colourings of a game so far, in the order in which they were made: a stack that can be
 * searched by hash. Each colouring is there once, as each legal move makes a new one (TT-6) and a
 * pass makes none.
 *
 * <p>The table is open-addressed with linear probing. Only the last entry is ever taken out, and
 * entries were put in in their order, so no other entry was pushed further by it: its slot can
 * simply be freed.
 */
final class Colourings {

    /** What {@link #find} answers when there is no candidate. */
    static final int NONE = -1;

    private final int words;
    private final long hashBits;

    /** How many entries there are; the arrays may hold left-overs beyond. */
    private int size;

    private long[][] black = new long[32][];
    private long[][] white = new long[32][];
    private long[] hashes = new long[32];
    private int[] madeBy = new int[32];

    /** For each slot its entry plus one, or 0 if free; at most half are taken. */
    private int[] slots = new int[64];

    private long soughtHash;
    private int soughtSlot;

    /** The start: all points empty. */
    Colourings(int words, long hashBits) {
        this.words = words;
        this.hashBits = hashBits;
        push(0, 0);
    }

    /** The number that a stone adds to a hash by exclusive or. */
    static long key(int player, int point) {
        // The output function of SplitMix64 (Steele, Lea, Flood 2014) on numbers no two alike.
        long z = (2L * point + (player == TrompTaylor.BLACK ? 1 : 2)) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** The hash of the last colouring. */
    long lastHash() {
        return hashes[size - 1];
    }

    /** The arrays of the last entry, to be read, or to be filled after {@link #push}. */
    long[] lastBlack() {
        return black[size - 1];
    }

    long[] lastWhite() {
        return white[size - 1];
    }

    long[] black(int entry) {
        return black[entry];
    }

    long[] white(int entry) {
        return white[entry];
    }

    /** The number of the turn that made the entry. */
    int madeBy(int entry) {
        return madeBy[entry];
    }

    /** The entry that was the last after so many turns. */
    int at(int turnsTaken) {
        int found = Arrays.binarySearch(madeBy, 0, size, turnsTaken);
        return found >= 0 ? found : -found - 2;
    }

    /** The first entry with this hash, which may be another colouring's, or {@link #NONE}. */
    int find(long hash) {
        soughtHash = hash;
        soughtSlot = slot(hash);
        return findFromHere();
    }

    /** The next entry with the hash that was asked for last, or {@link #NONE}. */
    int findNext() {
        soughtSlot = soughtSlot + 1 & slots.length - 1;
        return findFromHere();
    }

    private int findFromHere() {
        while (slots[soughtSlot] != 0) {
            int entry = slots[soughtSlot] - 1;
            if ((hashes[entry] & hashBits) == (soughtHash & hashBits)) {
                return entry;
            }
            soughtSlot = soughtSlot + 1 & slots.length - 1;
        }
        return NONE;
    }

    private int slot(long hash) {
        return (int) (hash & hashBits) & slots.length - 1;
    }

    /** Puts an entry on top; its arrays are for the caller to fill. */
    void push(long hash, int turn) {
        if (size == hashes.length) {
            grow();
        }
        if (black[size] == null) {
            black[size] = new long[words];
            white[size] = new long[words];
        }
        hashes[size] = hash;
        madeBy[size] = turn;
        size++;
        takeSlot(size - 1);
    }

    /** Takes the last entry off. */
    void pop() {
        int slot = slot(hashes[size - 1]);
        while (slots[slot] != size) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = 0;
        size--;
    }

    private void takeSlot(int entry) {
        int slot = slot(hashes[entry]);
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = entry + 1;
    }

    private void grow() {
        int capacity = 2 * size;
        black = Arrays.copyOf(black, capacity);
        white = Arrays.copyOf(white, capacity);
        hashes = Arrays.copyOf(hashes, capacity);
        madeBy = Arrays.copyOf(madeBy, capacity);
        slots = new int[2 * capacity];
        for (int entry = 0; entry < size; entry++) {
            takeSlot(entry);
        }
    }
}
