package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Those who carry a key of the colouring from move to move, and forget something (TT-6). */
final class KeyAnimals {

    private KeyAnimals() {}

    private static final long[] CHANCE = new Random(6).longs(2 * 25 * 25).toArray();

    private static long number(int point, char colour) {
        return CHANCE[2 * point + (colour == Goban.BLACK ? 0 : 1)];
    }

    /** The stones that a move takes out of the key, of those that go; the colours they go with. */
    private interface Gone {
        long change(Goban game, char[] before, char[] after, char player, int point);
    }

    /** A key that is kept as a sum of chance numbers by exclusive or. */
    private static class Kept extends Goban {
        private final Gone gone;
        private final List<Long> keys = new ArrayList<>(List.of(0L));
        private int asked;

        Kept(int width, int height, Gone gone) {
            super(width, height);
            this.gone = gone;
        }

        long key() {
            return keys.get(keys.size() - 1);
        }

        void setKey(long key) {
            keys.set(keys.size() - 1, key);
        }

        long keyAfter(char[] after, char player, int point) {
            char[] placed = grid().clone();
            placed[point] = player;
            return key() ^ number(point, player) ^ gone.change(this, placed, after, player, point);
        }

        @Override
        public String refusal(char player, int turn) {
            asked = turn;
            return super.refusal(player, turn);
        }

        @Override
        int repeated(char[] after, char player) {
            return made(Math.max(-1, keys.lastIndexOf(keyAfter(after, player, asked))));
        }

        @Override
        public void play(char player, int turn) {
            long key = turn == PASS ? key() : keyAfter(after(player, turn), player, turn);
            super.play(player, turn);
            keys.add(key);
        }

        @Override
        public void undo() {
            super.undo();
            keys.remove(keys.size() - 1);
        }
    }

    private static Animal kept(String name, String wrong, Gone gone) {
        return new Animal(name, "TT-6", wrong, (w, h) -> new Kept(w, h, gone));
    }

    private static IntStream went(char[] before, char[] after) {
        return IntStream.range(0, before.length)
                .filter(p -> before[p] != Goban.EMPTY && after[p] == Goban.EMPTY);
    }

    private static long sum(IntStream points, char[] before) {
        return points.mapToLong(p -> number(p, before[p])).reduce(0, (a, b) -> a ^ b);
    }

    /** The strings that went, in the order of their sides: north, west, east, south; its own last. */
    private static List<BitSet> strings(Goban game, char[] before, char[] after, int point) {
        List<BitSet> strings = new ArrayList<>();
        Stream.concat(Arrays.stream(game.beside(point)).boxed(), Stream.of(point))
                .filter(p -> before[p] != Goban.EMPTY && after[p] == Goban.EMPTY)
                .map(p -> game.string(before, p))
                .filter(string -> !strings.contains(string))
                .forEach(strings::add);
        return strings;
    }

    private static Animal firstStrings(int most, String words) {
        return kept(
                "key-takes-out-" + words,
                "of the strings that a move takes, "
                        + words.replace('-', ' ')
                        + " are taken out of the key",
                (game, before, after, player, point) ->
                        strings(game, before, after, point).stream()
                                .limit(most)
                                .mapToLong(string -> sum(string.stream(), before))
                                .reduce(0, (a, b) -> a ^ b));
    }

    private static Animal side(String side, int right, int down) {
        return kept(
                "key-keeps-what-is-taken-to-the-" + side,
                "a string that a move takes to its " + side + " is not taken out of the key",
                (game, before, after, player, point) -> {
                    int next = point + down * game.width + right;
                    boolean taken =
                            Arrays.stream(game.beside(point)).anyMatch(n -> n == next)
                                    && before[next] == Goban.opponent(player)
                                    && after[next] == Goban.EMPTY;
                    BitSet left = taken ? game.string(before, next) : new BitSet();
                    return sum(went(before, after).filter(p -> !left.get(p)), before);
                });
    }

    /** What a refused repetition leaves of the key. */
    private interface Left {
        long of(Kept game, int turn);
    }

    private static Animal refused(String name, String wrong, Left left) {
        return new Animal(
                name,
                "TT-6.g",
                wrong,
                (w, h) ->
                        new Kept(
                                w,
                                h,
                                (g, before, after, player, point) ->
                                        sum(went(before, after), before)) {
                            @Override
                            void refuse(int turn) {
                                if (refusal(toMove(), turn).equals("repeats")) {
                                    setKey(left.of(this, turn));
                                }
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    firstStrings(1, "no-more-than-one"),
                    firstStrings(2, "no-more-than-two"),
                    firstStrings(3, "no-more-than-three"),
                    side("north", 0, -1),
                    side("west", -1, 0),
                    side("east", 1, 0),
                    side("south", 0, 1),
                    kept(
                            "key-takes-out-one-stone-of-each-string",
                            "of a string that a move takes, the stone beside the move is taken out of the key",
                            (game, before, after, player, point) ->
                                    strings(game, before, after, point).stream()
                                            .mapToLong(
                                                    string -> sum(string.stream().limit(1), before))
                                            .reduce(0, (a, b) -> a ^ b)),
                    kept(
                            "key-takes-out-the-players-colour",
                            "stones that are taken are taken out of the key as the player's own",
                            (game, before, after, player, point) ->
                                    went(before, after)
                                            .mapToLong(p -> number(p, player))
                                            .reduce(0, (a, b) -> a ^ b)),
                    kept(
                            "key-takes-out-black",
                            "stones that are taken are taken out of the key as black ones",
                            (game, before, after, player, point) ->
                                    went(before, after)
                                            .mapToLong(p -> number(p, Goban.BLACK))
                                            .reduce(0, (a, b) -> a ^ b)),
                    kept(
                            "key-keeps-the-stone-of-a-suicide",
                            "of a suicide, all stones but the last one are taken out of the key",
                            (game, before, after, player, point) ->
                                    sum(went(before, after).filter(p -> p != point), before)),
                    kept(
                            "key-keeps-the-string-of-a-suicide",
                            "of a suicide, only the last stone is taken out of the key",
                            (game, before, after, player, point) ->
                                    sum(
                                            went(before, after)
                                                    .filter(p -> p == point || before[p] != player),
                                            before)),
                    refused(
                            "key-of-a-refused-turn-stays",
                            "a refused repetition is taken back, but not what it did to the key",
                            (game, turn) ->
                                    game.keyAfter(
                                            game.after(game.toMove(), turn), game.toMove(), turn)),
                    refused(
                            "key-of-a-refused-turn-loses-what-it-took",
                            "a refused repetition is taken back, but what it would have taken stays out of the key",
                            (game, turn) -> {
                                char[] after = game.after(game.toMove(), turn);
                                return game.key() ^ sum(went(game.grid(), after), game.grid());
                            }));
}
