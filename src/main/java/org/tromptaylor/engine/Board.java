package org.tromptaylor.engine;

import static org.tromptaylor.engine.Contents.COLOUR;
import static org.tromptaylor.engine.Contents.NO_ROOT;
import static org.tromptaylor.engine.Contents.content;
import static org.tromptaylor.engine.Contents.empties;
import static org.tromptaylor.engine.Contents.empty;
import static org.tromptaylor.engine.Contents.hasOther;
import static org.tromptaylor.engine.Contents.is;
import static org.tromptaylor.engine.Contents.isZero;
import static org.tromptaylor.engine.Contents.last;
import static org.tromptaylor.engine.Contents.orElse;
import static org.tromptaylor.engine.Contents.root;
import static org.tromptaylor.engine.Contents.rootIf;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The present colouring, kept as strings, so that a move looks only at the four cells around it and
 * at the stones that it removes.
 *
 * <p>A cell holds a colour and, if there is a stone, the root of its string: one of the stones, which
 * stands for them all. The stones of a string are linked to a ring. Of each string two numbers stand
 * at its root: how many stones it has, and how many contacts; a contact is a pair of a stone and an
 * empty cell next to it. So a string reaches empty (TT-3) if and only if it has a contact.
 *
 * <p>An empty cell is its own root and has the contacts that a stone there would have. So a stone
 * finds its own when it comes, and takes one off from all around, whatever is there; and processors
 * need not wait for one number that all empty cells share.
 *
 * <p>When strings are joined, the stones of the smaller get the root of the larger, and two links
 * are exchanged, which makes one ring of two. Exchanging the same two again makes two of one: moves
 * are taken back last first, each by the opposite of its steps, last first.
 *
 * <p>Most branches depend on how stones happen to lie and are hard to foresee for a processor. So
 * the four neighbours are mostly counted by arithmetic.
 */
final class Board {

    /** The contacts of guards: always positive, whatever is added or taken off on the way. */
    static final int MANY = 1 << 30;

    /** Where no point is meant. */
    static final int NO_POINT = -1;

    // What would become of a move, see outcome.
    /** A point next to the stone is empty or of an own string that has another contact. */
    static final int BREATHES = 1;

    /** A string of the opponent's loses its last contact. */
    static final int CAPTURES = 2;

    /** An own stone is next to it. */
    static final int JOINS = 4;

    private final Layout layout;
    private final Journal journal;
    private final int stride;
    private final int[] cellOf;
    private final int[] pointOf;
    private final long[] keys;

    private final int[] cells;

    /** For each stone the next one of its ring. */
    private final int[] next;

    /** For each root the number of stones. */
    private final int[] sizes;

    /** For each root, also for empty cells, the number of contacts. */
    private final int[] contacts;

    /** The stones as bits, one a point. */
    final long[] black;

    final long[] white;

    /** The points that had the colour after some turn of the game. */
    private final long[] everBlack;

    private final long[] everWhite;

    private long hash;

    /** All points empty. */
    Board(Layout layout, Journal journal) {
        this.layout = layout;
        this.journal = journal;
        stride = layout.stride;
        cellOf = layout.cellOf;
        pointOf = layout.pointOf;
        keys = Keys.table(layout.size);
        cells = layout.cells.clone();
        next = new int[layout.size];
        sizes = new int[layout.size];
        contacts = layout.contacts.clone();
        int words = layout.rectangle.words;
        black = new long[words];
        white = new long[words];
        everBlack = new long[words];
        everWhite = new long[words];
    }

    /** Makes all points empty, and forgets that they were not. */
    void clear() {
        System.arraycopy(layout.cells, 0, cells, 0, cells.length);
        System.arraycopy(layout.contacts, 0, contacts, 0, contacts.length);
        Arrays.fill(black, 0);
        Arrays.fill(white, 0);
        Arrays.fill(everBlack, 0);
        Arrays.fill(everWhite, 0);
        hash = 0;
    }

    int colour(int point) {
        return cells[cellOf[point]] & COLOUR;
    }

    /** The stones of a player. */
    long[] stones(int player) {
        return player == TrompTaylor.BLACK ? black : white;
    }

    /** The points that had the player's colour after some turn of the game. */
    long[] ever(int player) {
        return player == TrompTaylor.BLACK ? everBlack : everWhite;
    }

    /** The hash of the colouring: the keys of all stones, by exclusive or. */
    long hash() {
        return hash;
    }

    /** The hash if there were one stone more. */
    long hashWith(int player, int point) {
        return hash ^ keys[Keys.index(player, cellOf[point])];
    }

    /**
     * What the move on an empty point would come to: {@link #BREATHES}, {@link #CAPTURES}, {@link
     * #JOINS}, added. Without the first two it is a suicide, of one stone without the third.
     */
    int outcome(int player, int point) {
        int cell = cellOf[point];
        int up = cells[cell - stride];
        int left = cells[cell - 1];
        int right = cells[cell + 1];
        int down = cells[cell + stride];
        // Each neighbour's string loses a contact, and one more for each other one of the same
        // string.
        int upLeft = isZero(up ^ left);
        int upRight = isZero(up ^ right);
        int upDown = isZero(up ^ down);
        int leftRight = isZero(left ^ right);
        int leftDown = isZero(left ^ down);
        int rightDown = isZero(right ^ down);
        return outcome(player, up, 1 + upLeft + upRight + upDown)
                | outcome(player, left, 1 + upLeft + leftRight + leftDown)
                | outcome(player, right, 1 + upRight + leftRight + rightDown)
                | outcome(player, down, 1 + upDown + leftDown + rightDown);
    }

    /**
     * Whether a move captures, on an empty point that has only the opponent's stones around. Of the
     * neighbours of one string, the last one tells: it loses a contact for itself and each before.
     */
    boolean captures(int point) {
        int cell = cellOf[point];
        int up = cells[cell - stride];
        int left = cells[cell - 1];
        int right = cells[cell + 1];
        int down = cells[cell + stride];
        int lost =
                isLost(up, 1)
                        | isLost(left, 1 + isZero(up ^ left))
                        | isLost(right, 1 + isZero(up ^ right) + isZero(left ^ right))
                        | isLost(
                                down,
                                1 + isZero(up ^ down) + isZero(left ^ down) + isZero(right ^ down));
        return lost != 0;
    }

    /** 1 if the neighbour's string has no other contacts than these, otherwise 0. */
    private int isLost(int neighbour, int contacts) {
        return isZero(this.contacts[root(neighbour)] - contacts);
    }

    /** What the neighbour adds to it, whose string loses so many contacts. */
    private int outcome(int player, int neighbour, int lost) {
        int out = isLost(neighbour, lost);
        int own = is(player, neighbour);
        int opponents = is(TrompTaylor.opponent(player), neighbour);
        return BREATHES * (is(TrompTaylor.EMPTY, neighbour) | own & ~out)
                | CAPTURES * (opponents & out)
                | JOINS * own;
    }

    /**
     * The empty point that the string of this stone is next to, or {@link #NO_POINT} if it is next
     * to others too.
     */
    int onlyLiberty(int point) {
        int stone = cellOf[point];
        int content = cells[stone];
        int contacts = this.contacts[root(content)];
        if (contacts > 4) {
            return NO_POINT;
        }
        int liberty = emptyNextTo(stone);
        while (liberty == NO_ROOT) {
            stone = next[stone];
            liberty = emptyNextTo(stone);
        }
        int stones =
                isZero(cells[liberty - stride] ^ content)
                        + isZero(cells[liberty - 1] ^ content)
                        + isZero(cells[liberty + 1] ^ content)
                        + isZero(cells[liberty + stride] ^ content);
        return stones == contacts ? pointOf[liberty] : NO_POINT;
    }

    /** An empty cell next to this one, or {@link Contents#NO_ROOT} if there is none. */
    private int emptyNextTo(int cell) {
        if ((cells[cell - stride] & COLOUR) == TrompTaylor.EMPTY) {
            return cell - stride;
        }
        if ((cells[cell - 1] & COLOUR) == TrompTaylor.EMPTY) {
            return cell - 1;
        }
        if ((cells[cell + 1] & COLOUR) == TrompTaylor.EMPTY) {
            return cell + 1;
        }
        return (cells[cell + stride] & COLOUR) == TrompTaylor.EMPTY ? cell + stride : NO_ROOT;
    }

    /**
     * Makes the move on an empty point (TT-7): colours it, clears the opponent's colour, then one's
     * own.
     *
     * <p>Only strings next to the point can lose their last contact to it, and all others have one:
     * so it is after each move, and on the empty grid. And one's own string has a contact if a
     * stone of the opponent's has been removed, as that stood next to it.
     *
     * @return the record of the turn, which stands in the journal now
     */
    int place(int player, int point) {
        journal.reserve();
        int cell = cellOf[point];
        int up = cells[cell - stride];
        int left = cells[cell - 1];
        int right = cells[cell + 1];
        int down = cells[cell + stride];
        contacts[root(up)]--;
        contacts[root(left)]--;
        contacts[root(right)]--;
        contacts[root(down)]--;

        int flags = 0;
        int ownUp = rootIf(player, up);
        int ownLeft = rootIf(player, left);
        int ownRight = rootIf(player, right);
        int ownDown = rootIf(player, down);
        int root = last(ownUp, ownLeft, ownRight, ownDown);
        if (hasOther(root, ownUp, ownLeft, ownRight, ownDown)) {
            int bottom = journal.top;
            root = join(player, root, up);
            root = join(player, root, cells[cell - 1]);
            root = join(player, root, cells[cell + 1]);
            root = join(player, root, cells[cell + stride]);
            flags = Journal.flagsOfJoined(journal.top - bottom);
        }
        // The stone comes to a string around or, if there is none, to its own, which is empty.
        int itsContacts = contacts[cell];
        contacts[cell] = 0;
        sizes[cell] = 0;
        next[cell] = cell;
        root = orElse(root, cell);
        contacts[root] += itsContacts;
        sizes[root]++;
        next[cell] = next[root];
        next[root] = cell;
        cells[cell] = content(root, player);
        hash ^= keys[Keys.index(player, cell)];
        int word = point >>> 6;
        long bit = 1L << point;
        long[] stones = stones(player);
        stones[word] |= bit;

        int opponent = TrompTaylor.opponent(player);
        // Below zero if and only if one of the four is the opponent's and has no contact left.
        int captures =
                ((up ^ opponent) & COLOUR | contacts[root(up)]) - 1
                        | ((left ^ opponent) & COLOUR | contacts[root(left)]) - 1
                        | ((right ^ opponent) & COLOUR | contacts[root(right)]) - 1
                        | ((down ^ opponent) & COLOUR | contacts[root(down)]) - 1;
        if (captures < 0) {
            int gone = withoutContact(opponent, cell);
            while (gone != NO_ROOT) {
                remove(gone, stones(opponent), opponent);
                flags++;
                gone = withoutContact(opponent, cell);
            }
        } else if (contacts[root] == 0) {
            remove(root, stones, player);
            return journal.pushMove(point, flags | Journal.SUICIDE | 1, hash);
        }
        long[] ever = ever(player);
        long before = ever[word];
        ever[word] = before | bit;
        flags |= (int) (~before >>> point & 1) << Journal.FIRST_BIT;
        return journal.pushMove(point, flags, hash);
    }

    /** Takes back the last turn, which is a move. */
    void takeBack() {
        int player = Journal.player(journal.turns());
        int record = journal.pop();
        int point = Journal.turn(record);
        hash = journal.hash(journal.turns());
        if ((record & Journal.REMOVED) != 0) {
            int colour = (record & Journal.SUICIDE) != 0 ? player : TrompTaylor.opponent(player);
            for (int strings = record & Journal.REMOVED; strings > 0; strings--) {
                restore(colour);
            }
        }
        int cell = cellOf[point];
        int word = point >>> 6;
        stones(player)[word] &= ~(1L << point);
        ever(player)[word] &= ~((record >>> Journal.FIRST_BIT & 1L) << point);
        int root = root(cells[cell]);
        cells[cell] = empty(cell);
        next[root] = next[cell];
        sizes[root]--;
        for (int strings = Journal.joined(record); strings > 0; strings--) {
            part(player);
        }
        int up = cells[cell - stride];
        int left = cells[cell - 1];
        int right = cells[cell + 1];
        int down = cells[cell + stride];
        int empties = empties(up, left, right, down);
        contacts[root] -= empties;
        contacts[cell] = empties;
        contacts[root(up)]++;
        contacts[root(left)]++;
        contacts[root(right)]++;
        contacts[root(down)]++;
    }

    /** Joins the neighbour's string, if it is the player's and another one, to that of the root. */
    private int join(int player, int root, int neighbour) {
        int other = root(neighbour);
        if ((neighbour & COLOUR) != player || other == root) {
            return root;
        }
        int large = sizes[root] >= sizes[other] ? root : other;
        int small = large ^ root ^ other;
        int size = sizes[small];
        int[] stack = journal.stack;
        int top = journal.top;
        stack[top] = contacts[small];
        stack[top + 1] = size;
        stack[top + 2] = small;
        journal.top = top + Journal.ENTRIES_OF_JOINED;
        contacts[large] += contacts[small];
        sizes[large] += size;
        setContent(small, size, content(large, player));
        exchangeLinks(small, large);
        return large;
    }

    /** Takes back the last joining of two of the player's strings. */
    private void part(int player) {
        int[] stack = journal.stack;
        int top = journal.top - Journal.ENTRIES_OF_JOINED;
        journal.top = top;
        int small = stack[top + 2];
        int size = stack[top + 1];
        int large = root(cells[small]);
        exchangeLinks(small, large);
        setContent(small, size, content(small, player));
        // Where the root of the smaller was, another stone may have come and gone since.
        sizes[small] = size;
        contacts[small] = stack[top];
        sizes[large] -= size;
        contacts[large] -= contacts[small];
    }

    private void exchangeLinks(int one, int other) {
        int link = next[one];
        next[one] = next[other];
        next[other] = link;
    }

    /**
     * Sets what the cells of a ring hold. It goes on to a multiple of four, which only sets some of
     * them again: so a processor foresees better when it ends.
     */
    private void setContent(int first, int size, int content) {
        int stone = first;
        for (int rest = size; rest > 0; rest -= 4) {
            cells[stone] = content;
            stone = next[stone];
            cells[stone] = content;
            stone = next[stone];
            cells[stone] = content;
            stone = next[stone];
            cells[stone] = content;
            stone = next[stone];
        }
    }

    /** The root of one of the player's strings around that has no contact, or {@link Contents#NO_ROOT}. */
    private int withoutContact(int player, int cell) {
        return last(
                rootIfWithoutContact(player, cells[cell - stride]),
                rootIfWithoutContact(player, cells[cell - 1]),
                rootIfWithoutContact(player, cells[cell + 1]),
                rootIfWithoutContact(player, cells[cell + stride]));
    }

    private int rootIfWithoutContact(int player, int content) {
        return rootIf(player, content) & -isZero(contacts[root(content)]);
    }

    /**
     * Removes a string that has no contact. The last stone that goes to the stack is the root; only
     * then does it get its own contacts, as the stones that still stand add to them.
     */
    private void remove(int root, long[] stones, int colour) {
        int[] stack = journal.stack;
        int bottom = journal.top;
        int top = bottom;
        int stone = root;
        do {
            stone = next[stone];
            stack[top] = stone;
            top++;
            cells[stone] = empty(stone);
            int up = cells[stone - stride];
            int left = cells[stone - 1];
            int right = cells[stone + 1];
            int down = cells[stone + stride];
            contacts[root(up)]++;
            contacts[root(left)]++;
            contacts[root(right)]++;
            contacts[root(down)]++;
            contacts[stone] = empties(up, left, right, down);
            hash ^= keys[Keys.index(colour, stone)];
            int point = pointOf[stone];
            stones[point >>> 6] &= ~(1L << point);
        } while (stone != root);
        stack[bottom] = Journal.firstOfString(stack[bottom]);
        journal.top = top;
    }

    /** Takes back the removal of the string that is last on the stack. */
    private void restore(int colour) {
        long[] stones = stones(colour);
        int[] stack = journal.stack;
        int top = journal.top;
        int root = Journal.cell(stack[top - 1]);
        int content = content(root, colour);
        int size = 0;
        int after = root;
        int entry;
        do {
            top--;
            entry = stack[top];
            int stone = Journal.cell(entry);
            next[stone] = after;
            after = stone;
            size++;
            cells[stone] = content;
            contacts[root(cells[stone - stride])]--;
            contacts[root(cells[stone - 1])]--;
            contacts[root(cells[stone + 1])]--;
            contacts[root(cells[stone + stride])]--;
            int point = pointOf[stone];
            stones[point >>> 6] |= 1L << point;
        } while (!Journal.isFirstOfString(entry));
        journal.top = top;
        next[root] = after;
        sizes[root] = size;
        contacts[root] = 0;
    }
}
