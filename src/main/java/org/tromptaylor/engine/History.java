package org.tromptaylor.engine;

import java.util.Arrays;

/**
 * Finds out whether a colouring was on the grid before. Whatever a hash says, colourings are the
 * same if the changes since have come to nothing, at every point.
 *
 * <p>Looks first through the last few turns, from the present one backwards, and seldom has to look
 * further. For if the stone of a turn stands where its colour had never been before that turn, then
 * no colouring before that turn can be the one sought: there, the point had another colour.
 *
 * <p>All other colourings are looked up in a table, by their hashes; they are put there not before
 * somebody looks. The table is open-addressed with linear probing. Only the last entry is ever
 * taken out, and entries were put in in their order, so no other entry was pushed further by it: its
 * slot can simply be freed.
 */
final class History {

    /** The answer when the colouring is new. */
    static final int NONE = -1;

    /** How many turns are looked through one by one. */
    private static final int NEAR = 8;

    private final Journal journal;
    private final Board board;
    private final long hashBits;
    private final long[] blackChanges;
    private final long[] whiteChanges;

    /** For each slot the number of a turn plus one, or 0 if free; at most half are taken. */
    private int[] slots = new int[64];

    /** How many slots are taken. */
    private int taken;

    /** The colourings after fewer turns than this are in the table. */
    private int indexed;

    /** No other bits of hashes are used than these. */
    History(Rectangle rectangle, Journal journal, Board board, long hashBits) {
        this.journal = journal;
        this.board = board;
        blackChanges = new long[rectangle.words];
        whiteChanges = new long[rectangle.words];
        this.hashBits = hashBits;
    }

    /**
     * Whether the colouring of this hash, which has all stones of the present one, may be that after
     * one of the turns. Most often it says no.
     */
    boolean mayHold(long hash) {
        return search(hash, journal.turns(), false) != NONE;
    }

    /**
     * The turn that made the colouring that is on the board, 0 for the start, or {@link #NONE}.
     *
     * @param turns only colourings after so many turns or fewer
     */
    int find(int turns) {
        return search(board.hash(), turns, true);
    }

    private int search(long hash, int turns, boolean exactly) {
        // Where all but the last colouring are in the table already, it is the shorter way.
        if (indexed < turns) {
            for (int turn = turns; turn > turns - NEAR; turn--) {
                if (isCandidate(turn, hash) && (!exactly || isAsNow(turn))) {
                    return maker(turn);
                }
                if (turn == 0 || isWitness(turn)) {
                    return NONE;
                }
            }
        }
        return lookUp(hash, turns, exactly);
    }

    private boolean isCandidate(int turn, long hash) {
        return ((journal.hash(turn) ^ hash) & hashBits) == 0;
    }

    /** Whether the colouring after so many turns is the same as the present one. */
    private boolean isAsNow(int turn) {
        Arrays.fill(blackChanges, 0);
        Arrays.fill(whiteChanges, 0);
        journal.flipChangesAfter(turn, blackChanges, whiteChanges);
        for (int at = 0; at < blackChanges.length; at++) {
            if ((blackChanges[at] | whiteChanges[at]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the stone of the turn stands where its colour had not been before. */
    private boolean isWitness(int turn) {
        int record = journal.record(turn);
        return Journal.isFirst(record) && stands(turn, record);
    }

    /** Whether a stone of the player's stands on the point of the move. */
    private boolean stands(int turn, int record) {
        return board.colour(Journal.turn(record)) == Journal.player(turn);
    }

    /**
     * The first turn of the last few, such that every move by which the stones on the points of
     * these turns stay makes a new colouring, if it changes the present one at all; {@link #NONE} if
     * no few turns are known to be enough. Before the first turn it is 1, which is no turn yet.
     *
     * <p>For go back over them from the present colouring, which the new one is not. Before a pass
     * the colouring was the same. The stone of a move, if it stays, was not there before the move;
     * nor ever before, if the turn is a witness. And if it has gone, but the move had removed none,
     * then the stone of a later move, which stays and was not there before that one, was not there
     * before this one either.
     */
    int firstToKeep() {
        int turns = journal.turns();
        for (int turn = turns; turn > turns - NEAR; turn--) {
            if (turn == 0) {
                return 1;
            }
            if (isWitness(turn)) {
                return turn;
            }
            int record = journal.record(turn);
            if ((record & Journal.REMOVED) != 0 && !stands(turn, record)) {
                return NONE;
            }
        }
        return NONE;
    }

    /** The last turn up to this that is no pass. */
    private int maker(int turn) {
        int maker = turn;
        while (!makesColouring(maker)) {
            maker--;
        }
        return maker;
    }

    private boolean makesColouring(int turn) {
        return turn == 0 || !Journal.isPass(journal.record(turn));
    }

    private int lookUp(long hash, int turns, boolean exactly) {
        while (indexed <= turns) {
            add(indexed);
            indexed++;
        }
        int slot = slot(hash);
        while (slots[slot] != 0) {
            int turn = slots[slot] - 1;
            if (isCandidate(turn, hash) && (!exactly || isAsNow(turn))) {
                return turn;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return NONE;
    }

    /** To be called before a turn is taken back, so that its colouring is not found any more. */
    void forget(int turn) {
        if (indexed > turn) {
            indexed = turn;
            if (makesColouring(turn)) {
                int slot = slot(journal.hash(turn));
                while (slots[slot] != turn + 1) {
                    slot = slot + 1 & slots.length - 1;
                }
                slots[slot] = 0;
                taken--;
            }
        }
    }

    void clear() {
        if (taken > 0) {
            Arrays.fill(slots, 0);
            taken = 0;
        }
        indexed = 0;
    }

    private void add(int turn) {
        if (makesColouring(turn)) {
            if (2 * taken == slots.length) {
                grow();
            }
            takeSlot(turn);
            taken++;
        }
    }

    private void takeSlot(int turn) {
        int slot = slot(journal.hash(turn));
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = turn + 1;
    }

    private int slot(long hash) {
        return (int) (hash & hashBits) & slots.length - 1;
    }

    private void grow() {
        slots = new int[2 * slots.length];
        for (int turn = 0; turn < indexed; turn++) {
            if (makesColouring(turn)) {
                takeSlot(turn);
            }
        }
    }
}
