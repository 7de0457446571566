package org.tromptaylor.count;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How many legal positions there are, that is colourings in which every stone reaches empty, found
 * without looking at each, as John Tromp and Gunnar Farnebäck did ("Combinatorics of Go", 2007).
 *
 * <p>The points are coloured in their order, row by row. Whether a colouring can become a legal
 * position depends only on the last point of each column: its colour, whether its string has a liberty
 * yet, and which of those that have none belong to the same string. That is a border state. From point
 * to point it is counted how many colourings so far have each state.
 */
public final class BorderStates {

    /** The most columns. Each makes five times as many states, and these fit into 400 megabytes. */
    public static final int MOST_COLUMNS = 10;

    /** A state has so many bits for each column: two for the colour, three for the string. */
    private static final int BITS = 5;

    private static final int WALL = 3;

    /**
     * A number that no string has before the numbers are made canonical: strings of one colour that
     * are apart have another point between them, but for one place where the row ends.
     */
    private static final int NEW = 15;

    private final int columns;

    /** The state at hand: of each column the colour of its last point, above the first row the wall. */
    private final int[] colours;

    /** And the number of its string among those of its colour without a liberty, or 0. */
    private final int[] strings;

    private BorderStates(int columns) {
        this.columns = columns;
        this.colours = new int[columns];
        this.strings = new int[columns];
    }

    /**
     * The number of legal positions.
     *
     * @param afterEachPoint is run as often as there are points, to show how far it has come
     * @throws IllegalArgumentException if this is no rectangle, or both sides are larger than {@link
     *     #MOST_COLUMNS}
     */
    public static BigInteger legalPositions(int width, int height, Runnable afterEachPoint) {
        // On its side, a rectangle has as many.
        int columns = Math.min(width, height);
        int rows = Math.max(width, height);
        if (columns < 1 || columns > MOST_COLUMNS) {
            throw new IllegalArgumentException(
                    "not a rectangle with a side of 1 to "
                            + MOST_COLUMNS
                            + " points: "
                            + width
                            + "x"
                            + height);
        }
        return new BorderStates(columns).count(rows, afterEachPoint);
    }

    private BigInteger count(int rows, Runnable afterEachPoint) {
        for (int column = 0; column < columns; column++) {
            colours[column] = WALL;
        }
        Map<Long, BigInteger> counts = Map.of(packed(), BigInteger.ONE);
        for (int point = 0; point < rows * columns; point++) {
            Map<Long, BigInteger> next = new HashMap<>(2 * counts.size());
            for (Map.Entry<Long, BigInteger> entry : counts.entrySet()) {
                for (int colour = TrompTaylor.EMPTY; colour <= TrompTaylor.WHITE; colour++) {
                    unpack(entry.getKey());
                    if (add(point % columns, colour)) {
                        next.merge(packed(), entry.getValue(), BigInteger::add);
                    }
                }
            }
            counts = next;
            afterEachPoint.run();
        }
        BigInteger legal = BigInteger.ZERO;
        for (Map.Entry<Long, BigInteger> entry : counts.entrySet()) {
            unpack(entry.getKey());
            if (everyStringHasALiberty()) {
                legal = legal.add(entry.getValue());
            }
        }
        return legal;
    }

    /** Colours the next point of the column; false if a string can get no liberty any more. */
    private boolean add(int column, int colour) {
        int left = column == 0 ? WALL : colours[column - 1];
        int leftString = column == 0 ? 0 : strings[column - 1];
        int above = colours[column];
        int aboveString = strings[column];
        if (colour == TrompTaylor.EMPTY) {
            renumber(left, leftString, 0);
            renumber(above, aboveString, 0);
            colours[column] = colour;
            strings[column] = 0;
            return true;
        }
        boolean hasLiberty =
                left == TrompTaylor.EMPTY
                        || above == TrompTaylor.EMPTY
                        || left == colour && leftString == 0
                        || above == colour && aboveString == 0;
        int string = hasLiberty ? 0 : NEW;
        if (left == colour) {
            renumber(left, leftString, string);
        }
        if (above == colour) {
            renumber(above, strings[column], string);
        }
        int leaving = above == colour ? 0 : aboveString;
        colours[column] = colour;
        strings[column] = string;
        return leaving == 0 || isThere(above, leaving);
    }

    private void renumber(int colour, int from, int to) {
        for (int column = 0; from != 0 && column < columns; column++) {
            if (colours[column] == colour && strings[column] == from) {
                strings[column] = to;
            }
        }
    }

    private boolean isThere(int colour, int string) {
        for (int column = 0; column < columns; column++) {
            if (colours[column] == colour && strings[column] == string) {
                return true;
            }
        }
        return false;
    }

    private boolean everyStringHasALiberty() {
        for (int string : strings) {
            if (string != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * The state as one number, the same for all that are alike: the strings of a colour are numbered
     * in the order of their first column, and the first stone is black, since changing the colours
     * changes no count.
     */
    private long packed() {
        int first = TrompTaylor.EMPTY;
        int[] number = new int[3 * (NEW + 1)];
        int[] used = new int[3];
        long packed = 0;
        for (int column = 0; column < columns; column++) {
            int colour = colours[column];
            int code = colour;
            if (TrompTaylor.isPlayer(colour)) {
                first = first == TrompTaylor.EMPTY ? colour : first;
                code = colour == first ? TrompTaylor.BLACK : TrompTaylor.WHITE;
                int string = colour * (NEW + 1) + strings[column];
                if (strings[column] != 0 && number[string] == 0) {
                    used[colour]++;
                    number[string] = used[colour];
                }
                code |= number[string] << 2;
            }
            packed |= (long) code << column * BITS;
        }
        return packed;
    }

    private void unpack(long packed) {
        for (int column = 0; column < columns; column++) {
            int code = (int) (packed >>> column * BITS) & (1 << BITS) - 1;
            colours[column] = code & 3;
            strings[column] = code >>> 2;
        }
    }
}
