package org.tromptaylor.count;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Perft;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.TrompTaylor;

/** Counts fall into parts that add up. */
class PartsTest {

    private static final int PASS = TrompTaylor.PASS;

    @Test
    void thePartsAreTheSequencesOfSoManyTurnsAndTheGamesThatEndBefore() {
        Prefixes prefixes = Prefixes.of(1, 2, 3, 3);
        assertEquals(
                List.of(
                        List.of(0, 1, PASS),
                        // Not 0, pass, 1: a suicide of two stones, which repeats the start.
                        List.of(0, PASS, PASS),
                        List.of(1, 0, PASS),
                        List.of(1, PASS, PASS),
                        List.of(PASS, 0, 1),
                        List.of(PASS, 0, PASS),
                        List.of(PASS, 1, 0),
                        List.of(PASS, 1, PASS),
                        List.of(PASS, PASS)),
                sorted(prefixes.all()));
        assertEquals(List.of(1, 3, 6), prefixes.shorter());
    }

    private static List<List<Integer>> sorted(List<List<Integer>> lists) {
        List<List<Integer>> sorted = new ArrayList<>(lists);
        sorted.sort((a, b) -> key(a).compareTo(key(b)));
        return sorted;
    }

    private static String key(List<Integer> turns) {
        return turns.toString().replace("-1", "9");
    }

    @Test
    void thereAreManyPartsIfThereCanBe() {
        assertEquals(1, Prefixes.of(19, 19, 0, 0).all().size());
        assertEquals(362, Prefixes.of(19, 19, 5, 0).all().size());
        assertEquals(316 + 1 + 4 + 16, Prefixes.of(2, 2, 9, 0).all().size());
        assertEquals(9, Prefixes.of(1, 2, 1000, 0).all().size());
        assertEquals(9, Prefixes.of(1, 2, 1000, 1000).all().size());
        assertThrows(IllegalArgumentException.class, () -> Prefixes.of(19, 19, 5, 2));
    }

    /** Long games, so that little is left to count; with the engine turn by turn. */
    @ParameterizedTest
    @CsvSource({"1,3,4", "1,4,18", "4,1,18", "2,2,24"})
    void theGamesThatBeginAlikeAreAsManyAsTheEngineCounts(int width, int height, int turns) {
        AllGames games = new AllGames(width, height, 0);
        Random random = new Random(4);
        int different = 0;
        for (int i = 0; i < 40; i++) {
            Game game = randomGame(width, height, turns + i % 3, random);
            List<Integer> part = new ArrayList<>();
            for (int turn = 1; turn <= game.turns(); turn++) {
                part.add(game.turn(turn));
            }
            long[] byEngine = Perft.count(game, games.mostTurns()).finished();
            long[] numbers = games.count(part);
            assertArrayEquals(byEngine, Arrays.copyOf(numbers, byEngine.length), part.toString());
            long all = Arrays.stream(byEngine).sum();
            assertEquals(2 * all, Arrays.stream(numbers).sum() - all, "by moves and by winners");
            different += all > 1 ? 1 : 0;
        }
        assertTrue(different > 5, different + " beginnings with more than one game");
    }

    private static Game randomGame(int width, int height, int turns, Random random) {
        Game game = new Game(width, height);
        while (game.turns() < turns && !game.isOver()) {
            List<Integer> legal = new ArrayList<>();
            PointSet moves = game.legalMoves();
            for (int move = moves.next(0); move >= 0; move = moves.next(move + 1)) {
                legal.add(move);
            }
            boolean passed = game.turns() > 0 && game.turn(game.turns()) == PASS;
            boolean pass = legal.isEmpty() || !passed && random.nextInt(3) == 0;
            game.play(pass ? PASS : legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    @Test
    void eachPartIsCountedOnceAndKnownOnesNotAtAll() throws InterruptedException {
        Sequences count = new Sequences(3, 3, 4, 0);
        List<Integer> known = count.parts().get(7);
        long[] numbers = new long[10];
        List<List<Integer>> told = new ArrayList<>();
        Map<List<Integer>, long[]> parts =
                Counter.<RuntimeException>run(
                        count, 3, Map.of(known, numbers), more -> told.addAll(more.keySet()));
        assertSame(numbers, parts.get(known));
        assertEquals(List.copyOf(count.parts()), List.copyOf(parts.keySet()));
        assertEquals(count.parts().size() - 1, told.size());
        assertEquals(count.parts().size() - 1, new HashSet<>(told).size());
        assertTrue(!told.contains(known));
    }

    @Test
    void whatAPartOrTheListenerThrowsEndsTheRun() {
        Sequences count = new Sequences(3, 3, 4, 0);
        Count faulty =
                new Count() {
                    @Override
                    public List<List<Integer>> parts() {
                        return count.parts();
                    }

                    @Override
                    public long[] rest() {
                        return count.rest();
                    }

                    @Override
                    public long[] count(List<Integer> part) {
                        throw new UnsupportedOperationException("no");
                    }
                };
        assertThrows(
                UnsupportedOperationException.class,
                () -> Counter.<RuntimeException>run(faulty, 2, Map.of(), more -> {}));
        assertThrows(
                IOException.class,
                () ->
                        Counter.<IOException>run(
                                count,
                                2,
                                Map.of(),
                                more -> {
                                    throw new IOException("full");
                                }));
    }

    @Test
    void aSumThatOutgrowsALongIsNoticed() {
        long[] most = {1, Long.MAX_VALUE};
        assertArrayEquals(most, Counter.sum(most, List.of(new long[] {0, 0})));
        assertThrows(
                ArithmeticException.class,
                () -> Counter.sum(most, List.of(new long[] {0, 0}, new long[] {0, 1})));
    }

    @Test
    void whatIsTooLargeIsRefused() {
        assertEquals(
                "games on 2x3 lead to more than 64 positions",
                assertThrows(IllegalArgumentException.class, () -> new AllGames(2, 3, 0))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new AllGames(1, 5, 0));
        assertThrows(IllegalArgumentException.class, () -> new LegalPositions(31, 1));
        assertThrows(IllegalArgumentException.class, () -> new Edges(1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Sequences(2, 2, 3, 4));
        for (int[] sides : new int[][] {{11, 11}, {0, 3}, {3, 0}}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> BorderStates.legalPositions(sides[0], sides[1], () -> {}));
        }
    }
}
