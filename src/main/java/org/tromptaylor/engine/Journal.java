package org.tromptaylor.engine;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The turns taken, with what is needed to take them back: a record and a hash for each turn, and one
 * stack for all of them.
 *
 * <p>{@link Board} leaves on the stack, for each turn, first three entries for each string that was
 * joined to another, then the cells of the stones that were removed, string by string. A stone is
 * removed once after it was placed, and a string is joined to another once after its first stone was
 * placed: so there are never more than four entries a turn.
 */
final class Journal {

    /** In a record: how many strings the move removed, from 0 to 4. */
    static final int REMOVED = 7;

    /** In a record: the string that was removed is the player's own. */
    static final int SUICIDE = 1 << 3;

    /** In a record: how many strings were joined to another, from 0 to 3, from this bit on. */
    private static final int JOINED_BIT = 4;

    /** In a record: this bit, if the stone stands and its colour had never been there before. */
    static final int FIRST_BIT = 6;

    /** In a record, from this bit on: the turn. */
    private static final int TURN_BIT = 7;

    /** A turn that is no move. */
    private static final int PASS = TrompTaylor.PASS << TURN_BIT;

    /** For a string that was joined: its contacts, its stones, its root. */
    static final int ENTRIES_OF_JOINED = 3;

    /** There are never more entries on the stack than so many a turn. */
    private static final int MOST_A_TURN = 4;

    /** Nor does a turn add more than these and one for each cell. */
    private static final int MOST_FOR_JOINED = ENTRIES_OF_JOINED * 3;

    private int[] records;

    /** The hashes of the colourings after 0, 1, ... turns. */
    private long[] hashes;

    /** For {@link Board}, which puts on and takes off; of a string removed, the first is flipped. */
    int[] stack;

    /** How many entries the stack has. */
    int top;

    private int turns;

    private final int[] pointOf;

    /** No turns, and room for so many, unless they leave more on the stack than is usual. */
    Journal(Layout layout, int capacity) {
        pointOf = layout.pointOf;
        records = new int[capacity];
        hashes = new long[capacity + 1];
        stack = new int[MOST_A_TURN * capacity / 2];
    }

    int turns() {
        return turns;
    }

    /** The record of a turn, from 1 to {@link #turns()}. */
    int record(int number) {
        return records[number - 1];
    }

    /** The hash of the colouring after so many turns. */
    long hash(int turnsTaken) {
        return hashes[turnsTaken];
    }

    /** The player who took the turn of this number. */
    static int player(int number) {
        return (number & 1) == 1 ? TrompTaylor.BLACK : TrompTaylor.WHITE;
    }

    /** The point or pass of a record. */
    static int turn(int record) {
        return record >> TURN_BIT;
    }

    static boolean isPass(int record) {
        return record < 0;
    }

    /** Whether the stone stood after the move, and its colour had never been there before. */
    static boolean isFirst(int record) {
        return (record >> FIRST_BIT & 1) != 0;
    }

    static int joined(int record) {
        return record >> JOINED_BIT & 3;
    }

    /** The flags for the strings joined, which take so many entries of the stack. */
    static int flagsOfJoined(int entries) {
        return entries / ENTRIES_OF_JOINED << JOINED_BIT;
    }

    /** Whether the last two turns are passes (TT-8). */
    boolean endsWithTwoPasses() {
        return turns >= 2 && isPass(records[turns - 1]) && isPass(records[turns - 2]);
    }

    /** To be called before a turn: makes room for what it leaves. */
    void reserve() {
        if (turns == records.length) {
            int[] longerRecords = Arrays.copyOf(records, 2 * turns);
            // If memory ends, what is longer already stays so, and all else as it was.
            hashes = Arrays.copyOf(hashes, 2 * turns + 1);
            records = longerRecords;
        }
        int most = Math.min(MOST_A_TURN * (turns + 1), top + pointOf.length + MOST_FOR_JOINED);
        if (most > stack.length) {
            stack = Arrays.copyOf(stack, 2 * most);
        }
    }

    /** Adds a move, with the hash of the colouring that it made; its record. */
    int pushMove(int point, int flags, long hash) {
        int record = point << TURN_BIT | flags;
        records[turns] = record;
        turns++;
        hashes[turns] = hash;
        return record;
    }

    void pushPass() {
        reserve();
        records[turns] = PASS;
        turns++;
        hashes[turns] = hashes[turns - 1];
    }

    /** Takes the last turn off, but nothing off the stack; its record. */
    int pop() {
        turns--;
        return records[turns];
    }

    void clear() {
        turns = 0;
        top = 0;
    }

    /**
     * Flips, for each change of a point's colour after so many turns, the bit of the point in the
     * bits of the colour that it got or lost. Bits that were all 0 show then where that colouring
     * differs from the present one, and those of the present colouring become its own.
     */
    void flipChangesAfter(int turnsTaken, long[] black, long[] white) {
        int at = top;
        for (int number = turns; number > turnsTaken; number--) {
            int record = record(number);
            if (isPass(record)) {
                continue;
            }
            boolean byBlack = player(number) == TrompTaylor.BLACK;
            boolean suicide = (record & SUICIDE) != 0;
            long[] removed = byBlack == suicide ? black : white;
            for (int strings = record & REMOVED; strings > 0; strings--) {
                int entry;
                do {
                    at--;
                    entry = stack[at];
                    flip(removed, pointOf[cell(entry)]);
                } while (!isFirstOfString(entry));
            }
            at -= ENTRIES_OF_JOINED * joined(record);
            flip(byBlack ? black : white, turn(record));
        }
    }

    private static void flip(long[] bits, int point) {
        bits[point >>> 6] ^= 1L << point;
    }

    /** The entry for the stone of a removed string that was put on the stack first. */
    static int firstOfString(int cell) {
        return ~cell;
    }

    static boolean isFirstOfString(int entry) {
        return entry < 0;
    }

    /** The cell of a stone that was removed. */
    static int cell(int entry) {
        return entry < 0 ? ~entry : entry;
    }
}
