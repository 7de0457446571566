package org.tromptaylor.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Schemas;

/** Whatever the grid: every witness shows what it is to show, and the reference agrees. */
class WitnessesHoldTest {

    private static Position grid(Random random, int width, int height, int emptyOfTen) {
        int[] grid = new int[width * height];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = random.nextInt(10) < emptyOfTen ? 0 : 1 + random.nextInt(2);
        }
        return Position.of(width, height, grid);
    }

    /** The JSON as it is printed and read again; checked, and valid by the schema. */
    private static JsonNode checked(Explanation explanation) throws Exception {
        JsonNode json = new ObjectMapper().readTree(ExplanationJson.of(explanation).toString());
        assertEquals(List.of(), Schemas.problems(Schemas.EXPLANATION, json));
        WitnessCheck.check(json);
        return json;
    }

    @Property(tries = 60)
    void ofReach(
            @ForAll Random random,
            @ForAll @IntRange(min = 1, max = 5) int width,
            @ForAll @IntRange(min = 1, max = 5) int height,
            @ForAll @IntRange(min = 0, max = 9) int emptyOfTen)
            throws Exception {
        Position grid = grid(random, width, height, emptyOfTen);
        for (int point = 0; point < width * height; point++) {
            for (int colour = 0; colour <= 2; colour++) {
                Reach reach = Reach.of(grid, point, colour);
                boolean expected = TrompTaylor.reaches(width, height, grid.grid(), point, colour);
                assertEquals(expected, checked(reach).get("reaches").asBoolean());
                if (reach.witness() instanceof Path path) {
                    assertEquals(steps(grid, point, colour), path.points().size() - 1);
                }
            }
        }
    }

    /** How many steps the nearest point of the colour is away, by rounds over the whole grid. */
    private static int steps(Position grid, int from, int colour) {
        int width = grid.width();
        int points = width * grid.height();
        int[] away = new int[points];
        java.util.Arrays.fill(away, points);
        away[from] = 0;
        for (int round = 0; round < points; round++) {
            for (int p = 0; p < points; p++) {
                for (int q = 0; q < points; q++) {
                    if (TrompTaylor.adjacent(width, grid.height(), p, q)
                            && grid.colour(q) == grid.colour(from)) {
                        away[p] = Math.min(away[p], away[q] + 1);
                    }
                }
            }
        }
        int least = points;
        for (int p = 0; p < points; p++) {
            least = grid.colour(p) == colour ? Math.min(least, away[p]) : least;
        }
        return least;
    }

    @Property(tries = 60)
    void ofClearingMovesAndScores(
            @ForAll Random random,
            @ForAll @IntRange(min = 1, max = 6) int width,
            @ForAll @IntRange(min = 1, max = 6) int height,
            @ForAll @IntRange(min = 0, max = 9) int emptyOfTen)
            throws Exception {
        Position grid = grid(random, width, height, emptyOfTen);
        checked(ScoreSheet.of(grid, Optional.of(true), Optional.of(new BigDecimal("6.5"))));
        for (int player = 1; player <= 2; player++) {
            checked(Clearing.of(grid, player));
            for (int point = 0; point < width * height; point++) {
                TurnVerdict turn = TurnVerdict.onGrid(grid, player, point, "");
                checked(turn);
                assertEquals(grid.colour(point) == TrompTaylor.EMPTY, turn.move().isPresent());
            }
        }
    }

    @Example
    void onTheLargestGridWithNames() throws Exception {
        Random random = new Random(7);
        for (int emptyOfTen : new int[] {0, 2, 5, 10}) {
            Position grid = grid(random, 25, 25, emptyOfTen);
            checked(ScoreSheet.of(grid, Optional.empty(), Optional.empty()));
            checked(Clearing.of(grid, TrompTaylor.WHITE));
            checked(Reach.of(grid, 312, TrompTaylor.BLACK));
        }
    }

    /** A spiral of black, as long a way as there is on the grid. */
    @Example
    void ofALongWay() throws Exception {
        int side = 25;
        int[] grid = new int[side * side];
        java.util.Arrays.fill(grid, TrompTaylor.WHITE);
        Deque<Integer> way = new ArrayDeque<>();
        int row = 0;
        int column = 0;
        int[] step = {0, 1};
        grid[0] = TrompTaylor.BLACK;
        for (int turned = 0; turned < 2; ) {
            int nextRow = row + step[0];
            int nextColumn = column + step[1];
            if (free(grid, side, nextRow, nextColumn)
                    && free(grid, side, nextRow + step[0], nextColumn + step[1], true)) {
                row = nextRow;
                column = nextColumn;
                grid[row * side + column] = TrompTaylor.BLACK;
                way.add(row * side + column);
                turned = 0;
            } else {
                step = new int[] {step[1], -step[0]};
                turned++;
            }
        }
        grid[way.peekLast()] = TrompTaylor.EMPTY;
        JsonNode json = checked(Reach.of(Position.of(side, side, grid), 0, TrompTaylor.EMPTY));
        assertEquals(way.size() + 1, json.get("path").size());
    }

    private static boolean free(int[] grid, int side, int row, int column) {
        return row >= 0
                && row < side
                && column >= 0
                && column < side
                && grid[row * side + column] == TrompTaylor.WHITE;
    }

    /** Beyond the edge counts as free. */
    private static boolean free(int[] grid, int side, int row, int column, boolean beyond) {
        boolean inside = row >= 0 && row < side && column >= 0 && column < side;
        return inside ? free(grid, side, row, column) : beyond;
    }

    /** The check itself finds what is wrong. */
    @Example
    void aFalseWitnessIsFound() throws Exception {
        Position grid = Position.of(3, 1, new int[] {1, 1, 0});
        ObjectNode path = ExplanationJson.of(Reach.of(grid, 0, 0));
        WitnessCheck.check(path);
        path.withArray("path").remove(1);
        assertThrows(AssertionError.class, () -> WitnessCheck.check(path));

        ObjectNode region = ExplanationJson.of(Reach.of(grid, 0, 2));
        WitnessCheck.check(region);
        ((ObjectNode) region.get("region")).withArray("border").removeAll();
        assertThrows(AssertionError.class, () -> WitnessCheck.check(region));

        ObjectNode score =
                ExplanationJson.of(ScoreSheet.of(grid, Optional.empty(), Optional.empty()));
        WitnessCheck.check(score);
        ((ObjectNode) score.get("black")).put("empty", 0);
        assertThrows(AssertionError.class, () -> WitnessCheck.check(score));

        ObjectNode clearing = ExplanationJson.of(Clearing.of(grid, 1));
        WitnessCheck.check(clearing);
        ((ObjectNode) clearing.get("strings").get(0)).put("cleared", true).putArray("border");
        assertThrows(AssertionError.class, () -> WitnessCheck.check(clearing));
    }
}
