package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Numbers that others have published or found with other programs, counted here: {@code
 * oracles.json} names the sources.
 */
class OraclesTest {

    private static final JsonNode ORACLES = read();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "1x7", "1x8", "1x10", "2x1", "2x2", "2x3",
                "2x4", "2x5", "3x1", "3x2", "3x3", "4x1", "4x2", "5x1", "5x2", "9x1", "10x1"
            })
    void theNumberOfLegalPositions(String size) {
        int expected = ORACLES.at("/legal_positions/values/" + size).intValue();
        assertEquals(expected, countLegalPositions(size, OraclesTest::isLegalByEngine));
        assertEquals(expected, countLegalPositions(size, OraclesTest::isLegalByRules));
    }

    @Tag("large")
    @ParameterizedTest
    @ValueSource(strings = {"4x3", "2x6", "12x1"})
    void theNumberOfLegalPositionsOfTwelvePoints(String size) {
        int expected = ORACLES.at("/legal_positions/values/" + size).intValue();
        assertEquals(expected, countLegalPositions(size, OraclesTest::isLegalByEngine));
    }

    /**
     * The graph of the game has an edge from one legal position to another if a move of either
     * player leads there. A lone suicide leads nowhere else, so the one point of 1x1 has no edge.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "1x7", "1x8", "2x2", "2x3", "2x4", "3x3"
            })
    void theNumberOfEdges(String size) {
        int[] grid = new int[points(size)];
        int edges = 0;
        do {
            Position from = Position.of(width(size), height(size), grid);
            if (isLegalByEngine(width(size), height(size), grid)) {
                edges += successors(from).size();
            }
        } while (SmallBoardsExhaustiveTest.next(grid));
        assertEquals(ORACLES.at("/graph_edges/values/" + size).intValue(), edges);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x1", "1x2", "1x3"})
    void theNumberOfGamesByTurns(String size) {
        JsonNode games = ORACLES.at("/games/" + size);
        int longest = longest(games.get("by_turns"));
        long[] expected = histogram(games.get("by_turns"), longest + 1);
        long[] byEngine = Perft.count(width(size), height(size), longest + 1).finished();
        assertArrayEquals(expected, byEngine);
        assertEquals(games.get("games").longValue(), Arrays.stream(byEngine).sum());
        assertEquals(ORACLES.at("/games/total/" + size).longValue(), Arrays.stream(byEngine).sum());
        assertArrayEquals(expected, byRules(width(size), height(size), longest + 1).finished());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x1", "1x2", "1x3"})
    void theNumberOfGamesByMovesAndWinners(String size) {
        JsonNode games = ORACLES.at("/games/" + size);
        long[] byMoves = new long[longest(games.get("by_plays")) + 1];
        long[] byWinner = new long[3];
        playAllGames(new Game(width(size), height(size)), 0, byMoves, byWinner);
        assertArrayEquals(histogram(games.get("by_plays"), byMoves.length - 1), byMoves);
        assertEquals(games.get("black_wins").longValue(), byWinner[TrompTaylor.BLACK]);
        assertEquals(games.get("white_wins").longValue(), byWinner[TrompTaylor.WHITE]);
        assertEquals(games.get("ties").longValue(), byWinner[TrompTaylor.TIE]);
    }

    @Test
    void theNumberOfGamesOnTwoByTwoOfUpToSixteenTurns() {
        long[] expected = histogram(ORACLES.at("/games/2x2/by_turns"), 16);
        assertArrayEquals(expected, Perft.count(2, 2, 16).finished());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1x1", "2x1", "3x1", "4x1", "2x2", "3x3", "5x5", "9x9"})
    void theNumberOfSequencesByTurns(String size) {
        JsonNode row = ORACLES.at("/perft/values/" + size);
        long[] sequences = numbers(row.get("sequences"));
        long[] finished = numbers(row.get("finished"));
        int depth = sequences.length - 1;
        Perft perft = Perft.count(width(size), height(size), depth);
        assertArrayEquals(sequences, perft.sequences());
        assertArrayEquals(finished, perft.finished());
        if (points(size) < 25) {
            Perft byRules = byRules(width(size), height(size), depth);
            assertArrayEquals(sequences, byRules.sequences());
            assertArrayEquals(finished, byRules.finished());
        }
    }

    private interface Legality {
        boolean isLegal(int width, int height, int[] grid);
    }

    private static boolean isLegalByEngine(int width, int height, int[] grid) {
        Position position = Position.of(width, height, grid);
        return position.clear(TrompTaylor.BLACK).clear(TrompTaylor.WHITE).equals(position);
    }

    private static boolean isLegalByRules(int width, int height, int[] grid) {
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != TrompTaylor.EMPTY
                    && !TrompTaylor.reaches(width, height, grid, point, TrompTaylor.EMPTY)) {
                return false;
            }
        }
        return true;
    }

    private static int countLegalPositions(String size, Legality legality) {
        int[] grid = new int[points(size)];
        int count = 0;
        do {
            count += legality.isLegal(width(size), height(size), grid) ? 1 : 0;
        } while (SmallBoardsExhaustiveTest.next(grid));
        return count;
    }

    private static Set<Position> successors(Position from) {
        Set<Position> successors = new HashSet<>();
        PointSet empty = from.points(TrompTaylor.EMPTY);
        int moves = 0;
        for (int player : List.of(TrompTaylor.BLACK, TrompTaylor.WHITE)) {
            for (int point = empty.next(0); point >= 0; point = empty.next(point + 1)) {
                Position to = from.move(player, point);
                if (!to.equals(from)) {
                    successors.add(to);
                    moves++;
                }
            }
        }
        assertEquals(moves, successors.size(), "different moves make different colourings");
        return successors;
    }

    private static void playAllGames(Game game, int moves, long[] byMoves, long[] byWinner) {
        if (game.isOver()) {
            byMoves[moves]++;
            byWinner[game.winner()]++;
            return;
        }
        PointSet legal = game.legalMoves();
        for (int point = legal.next(0); point >= 0; point = legal.next(point + 1)) {
            assertEquals(Verdict.LEGAL, game.play(point));
            playAllGames(game, moves + 1, byMoves, byWinner);
            game.undo();
        }
        game.play(TrompTaylor.PASS);
        playAllGames(game, moves, byMoves, byWinner);
        game.undo();
    }

    private static Perft byRules(int width, int height, int depth) {
        Perft perft = new Perft(new long[depth + 1], new long[depth + 1]);
        countByRules(new ReferenceGame(width, height), perft);
        return perft;
    }

    private static void countByRules(ReferenceGame game, Perft perft) {
        perft.sequences()[game.turns()]++;
        if (game.isOver()) {
            perft.finished()[game.turns()]++;
        }
        if (game.turns() + 1 == perft.sequences().length) {
            return;
        }
        for (int turn = TrompTaylor.PASS; turn < game.width() * game.height(); turn++) {
            if (game.play(turn) == Verdict.LEGAL) {
                countByRules(game, perft);
                game.undo();
            }
        }
    }

    private static int longest(JsonNode histogram) {
        int longest = 0;
        for (var names = histogram.fieldNames(); names.hasNext(); ) {
            longest = Math.max(longest, Integer.parseInt(names.next()));
        }
        assertNotEquals(0, histogram.size());
        return longest;
    }

    /** The numbers of a histogram from 0 to {@code last}, also those that it leaves out. */
    private static long[] histogram(JsonNode histogram, int last) {
        long[] numbers = new long[last + 1];
        for (int i = 0; i <= last; i++) {
            numbers[i] = histogram.path("" + i).longValue();
        }
        return numbers;
    }

    private static long[] numbers(JsonNode array) {
        long[] numbers = new long[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).longValue();
        }
        return numbers;
    }

    private static int width(String size) {
        return Integer.parseInt(size.substring(0, size.indexOf('x')));
    }

    private static int height(String size) {
        return Integer.parseInt(size.substring(size.indexOf('x') + 1));
    }

    private static int points(String size) {
        return width(size) * height(size);
    }

    private static JsonNode read() {
        try (InputStream in = OraclesTest.class.getResourceAsStream("oracles.json")) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
