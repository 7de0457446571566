package org.tromptaylor.exhaustive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.count.AllGames;
import org.tromptaylor.count.BorderStates;
import org.tromptaylor.count.Count;
import org.tromptaylor.count.Counter;
import org.tromptaylor.count.LegalPositions;
import org.tromptaylor.count.Oracles;
import org.tromptaylor.count.Sequences;
import org.tromptaylor.rules.TrompTaylor;

/** The numbers of others that take longer to count than a build should. */
class EveryNumber {

    /** More turns than any game on one row of four or on two by two has. */
    private static final int LONGEST = 120;

    private static long[] counted(String name, Count count) {
        List<List<Integer>> parts = count.parts();
        List<long[]> numbers = new ArrayList<>();
        List<Work.Task> tasks = new ArrayList<>();
        for (List<Integer> part : parts) {
            tasks.add(
                    work -> {
                        long[] some = count.count(part);
                        synchronized (numbers) {
                            numbers.add(some);
                        }
                        work.did(1);
                    });
        }
        Work.run(name, "parts", parts.size(), tasks);
        return Counter.sum(count.rest(), numbers);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x4", "4x1", "2x2"})
    void allGames(String size) {
        AllGames count = new AllGames(Oracles.width(size), Oracles.height(size), 0);
        long[] numbers = counted("all games on " + size, count);
        int moves = count.mostTurns() + 1;
        int winners = moves + count.mostMoves() + 1;
        String key = size.equals("4x1") ? "1x4" : size;
        long total = Oracles.at("/games/total/" + key).longValue();
        assertEquals(total, Arrays.stream(numbers, 0, moves).sum());
        assertEquals(total, Arrays.stream(numbers, moves, winners).sum());
        assertEquals(total, Arrays.stream(numbers, winners, numbers.length).sum());
        if (size.equals("2x2")) {
            JsonNode games = Oracles.at("/games/2x2");
            assertArrayEquals(
                    Oracles.histogram(games.get("by_turns"), moves - 1),
                    Arrays.copyOf(numbers, moves));
            assertArrayEquals(
                    Oracles.histogram(games.get("by_plays"), winners - moves - 1),
                    Arrays.copyOfRange(numbers, moves, winners));
            assertEquals(games.get("ties").longValue(), numbers[winners + TrompTaylor.TIE]);
            assertEquals(games.get("black_wins").longValue(), numbers[winners + TrompTaylor.BLACK]);
            assertEquals(games.get("white_wins").longValue(), numbers[winners + TrompTaylor.WHITE]);
        }
    }

    /** Turn by turn with the engine, and so the same as from the table of positions. */
    @ParameterizedTest
    @ValueSource(strings = {"1x4"})
    void allGamesTurnByTurn(String size) {
        Sequences count = new Sequences(Oracles.width(size), Oracles.height(size), LONGEST, 7);
        long[] numbers = counted("all games on " + size + ", turn by turn", count);
        assertEquals(0, numbers[LONGEST], "no game is that long");
        assertEquals(
                Oracles.at("/games/total/" + size).longValue(),
                Arrays.stream(numbers, LONGEST + 1, numbers.length).sum());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x13", "1x14", "1x15", "1x16", "2x7", "2x8", "4x4", "3x6"})
    void theLegalPositionsOneByOne(String size) {
        Count count = new LegalPositions(Oracles.width(size), Oracles.height(size));
        BigInteger counted = BigInteger.valueOf(counted("legal positions on " + size, count)[0]);
        assertEquals(
                BorderStates.legalPositions(Oracles.width(size), Oracles.height(size), () -> {}),
                counted);
        assertEquals(Oracles.legalPositions(size), counted);
    }

    /** All that the oracles know with a shorter side of six to nine points. */
    @Test
    void theLegalPositionsByBorderStates() {
        List<Work.Task> tasks = new ArrayList<>();
        long points = 0;
        for (var entry : Oracles.at("/legal_positions/values").properties()) {
            String size = entry.getKey();
            int width = Oracles.width(size);
            int height = Oracles.height(size);
            if (Math.min(width, height) > 5) {
                tasks.add(
                        work ->
                                assertEquals(
                                        Oracles.legalPositions(size),
                                        BorderStates.legalPositions(
                                                width, height, () -> work.did(1)),
                                        size));
                points += (long) width * height;
            }
        }
        Work.run("legal positions up to 9x19", "points", points, tasks);
    }
}
