package org.tromptaylor.count;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.rules.TrompTaylor;

/**
 * What {@code tt perft} prints is what others have found. What takes longer is in the exhaustive
 * profile.
 */
class CountOraclesTest {

    @ParameterizedTest
    @ValueSource(strings = {"1x1", "2x1", "3x1", "4x1", "2x2", "3x3", "5x5", "9x9"})
    void theSequencesByTurns(String size) throws InterruptedException {
        JsonNode row = Oracles.at("/perft/values/" + size);
        long[] sequences = Oracles.numbers(row.get("sequences"));
        long[] finished = Oracles.numbers(row.get("finished"));
        int depth = sequences.length - 1;
        for (int atLeast = 0; atLeast <= Math.min(depth, 2); atLeast++) {
            Count count = new Sequences(Oracles.width(size), Oracles.height(size), depth, atLeast);
            long[] numbers = Oracles.counted(count, 2);
            assertArrayEquals(sequences, Arrays.copyOf(numbers, depth + 1));
            assertArrayEquals(finished, Arrays.copyOfRange(numbers, depth + 1, numbers.length));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x1", "1x2", "1x3"})
    void allGamesByTurnsByMovesAndByWinners(String size) throws InterruptedException {
        JsonNode games = Oracles.at("/games/" + size);
        for (int atLeast = 0; atLeast <= 4; atLeast++) {
            AllGames count = new AllGames(Oracles.width(size), Oracles.height(size), atLeast);
            int moves = count.mostTurns() + 1;
            int winners = moves + count.mostMoves() + 1;
            long[] numbers = Oracles.counted(count, 2);
            assertArrayEquals(
                    Oracles.histogram(games.get("by_turns"), moves - 1),
                    Arrays.copyOf(numbers, moves));
            assertArrayEquals(
                    Oracles.histogram(games.get("by_plays"), winners - moves - 1),
                    Arrays.copyOfRange(numbers, moves, winners));
            assertEquals(games.get("ties").longValue(), numbers[winners + TrompTaylor.TIE]);
            assertEquals(games.get("black_wins").longValue(), numbers[winners + TrompTaylor.BLACK]);
            assertEquals(games.get("white_wins").longValue(), numbers[winners + TrompTaylor.WHITE]);
            assertEquals(winners + 3, numbers.length);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1", "1x2", "2x1", "1x6", "6x1", "1x7", "2x2", "2x3", "3x2", "3x3", "2x5", "5x2",
                "4x3", "2x6", "12x1"
            })
    void theLegalPositionsOneByOne(String size) throws InterruptedException {
        Count count = new LegalPositions(Oracles.width(size), Oracles.height(size));
        long[] numbers = Oracles.counted(count, 2);
        assertEquals(1, numbers.length);
        assertEquals(Oracles.legalPositions(size), BigInteger.valueOf(numbers[0]));
    }

    /** All sizes that the oracles know with a side of up to five points, and a few larger ones. */
    static List<String> sizesWithASmallSide() {
        List<String> sizes =
                Oracles.at("/legal_positions/values").properties().stream()
                        .map(entry -> entry.getKey())
                        .filter(s -> Math.min(Oracles.width(s), Oracles.height(s)) <= 5)
                        .toList();
        return Stream.concat(sizes.stream(), Stream.of("6x6", "6x12")).toList();
    }

    @ParameterizedTest
    @MethodSource("sizesWithASmallSide")
    void theLegalPositionsByBorderStates(String size) {
        int width = Oracles.width(size);
        int height = Oracles.height(size);
        assertEquals(
                Oracles.legalPositions(size), BorderStates.legalPositions(width, height, () -> {}));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "1x7", "1x8", "2x2", "2x3", "2x4", "2x6",
                "3x3"
            })
    void theEdges(String size) throws InterruptedException {
        Count count = new Edges(Oracles.width(size), Oracles.height(size));
        long[] numbers = Oracles.counted(count, 2);
        assertEquals(1, numbers.length);
        assertEquals(Oracles.at("/graph_edges/values/" + size).longValue(), numbers[0]);
    }
}
