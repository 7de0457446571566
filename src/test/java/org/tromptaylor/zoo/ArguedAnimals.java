package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Those who follow what people argue for: other ideas of a repetition (TT-6) and of the end (TT-8). */
final class ArguedAnimals {

    private ArguedAnimals() {}

    /** One for whom two passes are no end as long as something is left to do. */
    private static Animal unsettled(String name, String wrong, Predicate<Goban> left) {
        return new Animal(
                name,
                "TT-8",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public boolean isOver() {
                                return super.isOver() && !left.test(this);
                            }
                        });
    }

    static final List<Animal> ALL =
            List.of(
                    MemoryAnimals.memory(
                            "a-pass-of-each-forgets",
                            "TT-6.f",
                            "a colouring is forgotten once both players have passed since",
                            (game, turn) -> !passed(game, turn, 0) || !passed(game, turn, 1)),
                    MemoryAnimals.memory(
                            "blacks-pass-forgets",
                            "TT-6.f",
                            "a pass of Black's forgets all earlier colourings",
                            (game, turn) -> !passed(game, turn, 0)),
                    MemoryAnimals.memory(
                            "unbalanced-cycles-are-allowed",
                            "TT-6",
                            "only a colouring counts since which both have lost as many stones",
                            (game, turn) -> isBalanced(game, turn)),
                    MemoryAnimals.memory(
                            "balanced-cycles-are-allowed",
                            "TT-6.e",
                            "beyond simple ko a colouring counts only if one has lost more stones since",
                            (game, turn) ->
                                    turn >= game.turns.size() - 1 || !isBalanced(game, turn)),
                    new Animal(
                            "last-move-in-the-key",
                            "TT-6",
                            "only a colouring that a move to the same point made is the same, besides simple ko",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int repeated(char[] after, char player) {
                                            return IntStream.rangeClosed(0, turns.size())
                                                    .filter(t -> same(grids.get(t), after))
                                                    .filter(t -> isKept(t, after))
                                                    .map(this::made)
                                                    .findFirst()
                                                    .orElse(-1);
                                        }

                                        private boolean isKept(int turn, char[] after) {
                                            int made = made(turn);
                                            return turn >= turns.size() - 1
                                                    || made > 0
                                                            && grid()[turns.get(made - 1)] == EMPTY
                                                            && after[turns.get(made - 1)] != EMPTY;
                                        }
                                    }),
                    new Animal(
                            "no-move-where-a-stone-was-just-taken",
                            "TT-6",
                            "a point that the last turn has emptied may not be played upon at once",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isForbidden(
                                                char[] before, char[] after, char player, int p) {
                                            return turns.size() > 0
                                                    && grids.get(turns.size() - 1)[p] == player;
                                        }
                                    }),
                    unsettled(
                            "no-end-while-a-stone-is-in-atari",
                            "two passes are no end while a string has one liberty",
                            game -> strings(game).anyMatch(s -> isInAtari(game, s))),
                    unsettled(
                            "no-end-while-a-ko-is-open",
                            "two passes are no end while a single stone in a ko has one liberty",
                            game ->
                                    strings(game)
                                            .anyMatch(
                                                    s ->
                                                            s.cardinality() == 1
                                                                    && isInAtari(game, s)
                                                                    && isKo(game, s))),
                    unsettled(
                            "no-end-with-neutral-points",
                            "two passes are no end while an empty point reaches both colours",
                            game -> {
                                BitSet black = game.reaching(game.grid(), Goban.BLACK);
                                BitSet white = game.reaching(game.grid(), Goban.WHITE);
                                return Points.of(game.grid(), Goban.EMPTY)
                                        .anyMatch(p -> black.get(p) && white.get(p));
                            }));

    /** Whether a player, Black 0 and White 1, has passed after that turn. */
    private static boolean passed(Goban game, int turn, int player) {
        return IntStream.range(turn, game.turns.size())
                .anyMatch(t -> t % 2 == player && game.turns.get(t) == Goban.PASS);
    }

    /** Whether Black and White have lost as many stones since, if the next move brings it back. */
    private static boolean isBalanced(Goban game, int turn) {
        // The stones put down since are those lost, as the grid is the same again.
        int[] moves = new int[2];
        moves[game.turns.size() % 2]++;
        IntStream.range(turn, game.turns.size())
                .filter(t -> game.turns.get(t) != Goban.PASS)
                .forEach(t -> moves[t % 2]++);
        return moves[0] == moves[1];
    }

    private static Stream<BitSet> strings(Goban game) {
        return Stream.concat(
                game.strings(game.grid(), Goban.BLACK).stream(),
                game.strings(game.grid(), Goban.WHITE).stream());
    }

    private static boolean isInAtari(Goban game, BitSet string) {
        return game.border(game.grid(), string, Goban.EMPTY).cardinality() == 1;
    }

    /** Whether the only liberty of this stone has no neighbour but stones of its colour. */
    private static boolean isKo(Goban game, BitSet stone) {
        char colour = game.grid()[stone.nextSetBit(0)];
        int liberty = game.border(game.grid(), stone, Goban.EMPTY).nextSetBit(0);
        return Arrays.stream(game.beside(liberty)).allMatch(p -> game.grid()[p] == colour);
    }
}
