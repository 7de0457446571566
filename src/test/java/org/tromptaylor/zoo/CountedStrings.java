package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The board that most programs have: each stone knows the number of its string, and each string how many
 * liberties it has. A move changes both where it must; here is what may slip.
 */
final class CountedStrings {

    /** What goes wrong. */
    enum Slip {
        LOSES_A_LIBERTY_PER_SIDE,
        MERGING_ADDS_LIBERTIES,
        MERGING_ADDS_THEM_PER_SIDE,
        MERGING_KEEPS_THE_OLD_LIBERTIES,
        MERGING_TAKES_THE_NEW_LIBERTIES,
        MERGING_LEAVES_THE_POINT_A_LIBERTY,
        MERGES_ONE_STRING,
        MERGES_TWO_STRINGS,
        MERGES_THREE_STRINGS,
        MERGES_NOTHING_NORTH,
        MERGES_NOTHING_WEST,
        MERGES_NOTHING_EAST,
        MERGES_NOTHING_SOUTH,
        RENUMBERS_THE_STONE_BESIDE,
        SPLICES_RINGS_PER_SIDE,
        GIVES_NOTHING_BACK,
        GIVES_BACK_ONE_PER_STRING,
        GIVES_BACK_PER_SIDE,
        GIVES_BACK_TO_ONE_STRING,
        GIVES_BACK_TO_THE_MOVE_ONLY,
        GIVES_NOTHING_BACK_TO_THE_MOVE,
        GIVES_NOTHING_BACK_NORTH,
        GIVES_NOTHING_BACK_WEST,
        GIVES_NOTHING_BACK_EAST,
        GIVES_NOTHING_BACK_SOUTH,
        SUICIDE_GIVES_NOTHING_BACK,
        CAPTURED_KEEP_THEIR_NUMBER,
        NUMBERS_OF_8_BITS,
        COUNTS_20_LIBERTIES_AT_MOST,
        COUNTS_50_LIBERTIES_AT_MOST,
        UNDO_LEAVES_THE_COUNTS,
        UNDO_LEAVES_THE_NUMBERS,
        REFUSAL_LEAVES_THE_COUNTS,
        REFUSAL_LEAVES_THE_NUMBERS,
        SIDES_MERGED_PER_SIDE,
        SIDES_LOST_ONCE,
        SIDES_GIVEN_BACK_ONCE;

        /** Whether a liberty counts once for each stone that it is next to. */
        boolean countsSides() {
            return name().startsWith("SIDES");
        }
    }

    private static final int NONE = -1;

    private final Goban game;
    private final Slip slip;
    private final char[] stones;

    /** The number of the string that a stone belongs to. */
    private final int[] string;

    /** The stone after a stone in its string: a ring. */
    private final int[] next;

    /** How many liberties a string has, by its number. */
    private final int[] liberties;

    private int moves;

    private CountedStrings(CountedStrings from) {
        game = from.game;
        slip = from.slip;
        stones = from.stones.clone();
        string = from.string.clone();
        next = from.next.clone();
        liberties = from.liberties.clone();
        moves = from.moves;
    }

    /** The strings of a grid, rightly counted. */
    CountedStrings(Goban game, Slip slip, char[] grid) {
        this.game = game;
        this.slip = slip;
        stones = grid.clone();
        string = new int[grid.length];
        next = IntStream.range(0, grid.length).toArray();
        liberties = new int[grid.length + 256];
        Arrays.fill(string, NONE);
        for (char colour : new char[] {Goban.BLACK, Goban.WHITE}) {
            for (BitSet each : game.strings(grid, colour)) {
                int number = each.nextSetBit(0);
                each.stream().forEach(p -> string[p] = number);
                each.stream().skip(1).forEach(p -> splice(p, number));
                liberties[number] = counted(number);
            }
        }
    }

    CountedStrings copy() {
        return new CountedStrings(this);
    }

    char[] stones() {
        return stones;
    }

    /** Takes over the counts of another board, or else its numbers. */
    void take(CountedStrings other, boolean counts) {
        int[] left = counts ? other.liberties : other.string;
        System.arraycopy(left, 0, counts ? liberties : string, 0, left.length);
    }

    /** Makes one ring of two; two of one, if both are in it. */
    private void splice(int one, int other) {
        int after = next[one];
        next[one] = next[other];
        next[other] = after;
    }

    private int[] ring(int point) {
        return IntStream.iterate(next[point], p -> next[p])
                .limit(1 + IntStream.iterate(next[point], p -> p != point, p -> next[p]).count())
                .toArray();
    }

    private int counted(int number) {
        IntStream next =
                IntStream.range(0, stones.length)
                        .filter(p -> string[p] == number && stones[p] != Goban.EMPTY)
                        .flatMap(p -> Arrays.stream(game.beside(p)))
                        .filter(p -> stones[p] == Goban.EMPTY);
        return (int) (slip.countsSides() ? next : next.distinct()).count();
    }

    /** The numbers of the strings of a colour to the north, west, east and south of a point. */
    private int[] sides(int point, char colour) {
        return Arrays.stream(game.beside(point))
                .filter(p -> stones[p] == colour && string[p] != NONE)
                .map(p -> string[p])
                .toArray();
    }

    /** Those that a move joins. */
    private int[] merging(int point, char player) {
        int left =
                switch (slip) {
                    case MERGES_NOTHING_NORTH -> point - game.width;
                    case MERGES_NOTHING_WEST -> point - 1;
                    case MERGES_NOTHING_EAST -> point + 1;
                    case MERGES_NOTHING_SOUTH -> point + game.width;
                    default -> NONE;
                };
        return Arrays.stream(game.beside(point))
                .filter(p -> p != left && stones[p] == player && string[p] != NONE)
                .map(p -> string[p])
                .toArray();
    }

    private static int[] once(int[] numbers) {
        return Arrays.stream(numbers).distinct().toArray();
    }

    void place(char player, int point) {
        char opponent = Goban.opponent(player);
        int[] touched = sides(point, player);
        int[] own = merging(point, player);
        int number = slip == Slip.NUMBERS_OF_8_BITS ? stones.length + moves % 256 : point;
        moves++;
        stones[point] = player;
        string[point] = number;
        next[point] = point;
        liberties[number] = counted(number);
        boolean perSide =
                slip == Slip.LOSES_A_LIBERTY_PER_SIDE
                        || slip.countsSides() && slip != Slip.SIDES_LOST_ONCE;
        for (int[] sides : new int[][] {touched, sides(point, opponent)}) {
            for (int loser : perSide ? sides : once(sides)) {
                liberties[loser]--;
            }
        }
        merge(own, number, point);
        for (int beside : game.beside(point)) {
            if (stones[beside] == opponent && dead(beside)) {
                remove(beside, opponent, number);
            }
        }
        if (dead(point)) {
            remove(point, player, number);
        }
    }

    private boolean dead(int point) {
        return string[point] != NONE && liberties[string[point]] <= 0;
    }

    private void merge(int[] own, int number, int point) {
        int most =
                slip == Slip.MERGES_ONE_STRING
                        ? 1
                        : slip == Slip.MERGES_TWO_STRINGS
                                ? 2
                                : slip == Slip.MERGES_THREE_STRINGS ? 3 : 4;
        int[] merged = Arrays.stream(own).distinct().limit(most).toArray();
        if (merged.length == 0) {
            return;
        }
        boolean perSide =
                slip == Slip.MERGING_ADDS_THEM_PER_SIDE || slip == Slip.SIDES_MERGED_PER_SIDE;
        int fresh = liberties[number];
        int old = Arrays.stream(perSide ? own : merged).map(s -> liberties[s]).sum();
        boolean splices = slip == Slip.SPLICES_RINGS_PER_SIDE;
        BitSet spliced = new BitSet();
        for (int beside : game.beside(point)) {
            int joined = string[beside];
            if (stones[beside] == stones[point]
                    && Arrays.stream(merged).anyMatch(s -> s == joined)
                    && (splices || !spliced.get(joined))) {
                splice(beside, point);
                spliced.set(joined);
            }
        }
        for (int joined : merged) {
            IntStream renumbered =
                    slip == Slip.RENUMBERS_THE_STONE_BESIDE
                            ? Arrays.stream(game.beside(point))
                            : IntStream.range(0, stones.length);
            renumbered.filter(p -> string[p] == joined).forEach(p -> string[p] = number);
        }
        liberties[number] =
                switch (slip) {
                    case MERGING_ADDS_LIBERTIES,
                            MERGING_ADDS_THEM_PER_SIDE,
                            SIDES_MERGED_PER_SIDE,
                            SIDES_LOST_ONCE,
                            SIDES_GIVEN_BACK_ONCE ->
                            old + fresh;
                    case MERGING_KEEPS_THE_OLD_LIBERTIES -> old;
                    case MERGING_TAKES_THE_NEW_LIBERTIES -> fresh;
                    case MERGING_LEAVES_THE_POINT_A_LIBERTY -> counted(number) + 1;
                    case COUNTS_20_LIBERTIES_AT_MOST -> Math.min(20, counted(number));
                    case COUNTS_50_LIBERTIES_AT_MOST -> Math.min(50, counted(number));
                    default -> counted(number);
                };
    }

    /** Takes the string of a stone off the grid, after the move of the string {@code mover}. */
    private void remove(int stone, char colour, int mover) {
        int number = string[stone];
        boolean[] given = new boolean[liberties.length];
        int[] gone =
                slip == Slip.CAPTURED_KEEP_THEIR_NUMBER
                        ? IntStream.range(0, stones.length)
                                .filter(p -> string[p] == number)
                                .filter(p -> stones[p] != Goban.opponent(colour))
                                .toArray()
                        : ring(stone);
        for (int p : gone) {
            stones[p] = Goban.EMPTY;
            string[p] = slip == Slip.CAPTURED_KEEP_THEIR_NUMBER ? number : NONE;
        }
        if (slip == Slip.GIVES_NOTHING_BACK
                || slip == Slip.SUICIDE_GIVES_NOTHING_BACK && number == mover) {
            return;
        }
        for (int p : gone) {
            int[] sides = sidesBut(p, Goban.opponent(colour));
            boolean perSide =
                    slip == Slip.GIVES_BACK_PER_SIDE
                            || slip.countsSides() && slip != Slip.SIDES_GIVEN_BACK_ONCE;
            for (int freed : perSide ? sides : once(sides)) {
                boolean wanted =
                        switch (slip) {
                            case GIVES_BACK_ONE_PER_STRING -> !given[freed];
                            case GIVES_BACK_TO_ONE_STRING -> freed == sides[0];
                            case GIVES_BACK_TO_THE_MOVE_ONLY -> freed == mover;
                            case GIVES_NOTHING_BACK_TO_THE_MOVE -> freed != mover;
                            default -> true;
                        };
                given[freed] = true;
                liberties[freed] += wanted ? 1 : 0;
            }
        }
    }

    /** As {@link #sides}, without the direction that nothing is given back to. */
    private int[] sidesBut(int point, char colour) {
        int left =
                switch (slip) {
                    case GIVES_NOTHING_BACK_NORTH -> point - game.width;
                    case GIVES_NOTHING_BACK_WEST -> point - 1;
                    case GIVES_NOTHING_BACK_EAST -> point + 1;
                    case GIVES_NOTHING_BACK_SOUTH -> point + game.width;
                    default -> NONE;
                };
        return Arrays.stream(game.beside(point))
                .filter(p -> p != left && stones[p] == colour && string[p] != NONE)
                .map(p -> string[p])
                .toArray();
    }
}
