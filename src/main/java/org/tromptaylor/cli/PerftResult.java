package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.tromptaylor.count.AllGames;
import org.tromptaylor.count.Counter;
import org.tromptaylor.count.Sequences;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/** What {@code tt perft} prints, as text and as JSON. */
final class PerftResult {

    private final StringBuilder text = new StringBuilder();
    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final int width;
    private final int height;

    private PerftResult(int width, int height, String what) {
        this.width = width;
        this.height = height;
        json.put("count", what).put("width", width).put("height", height);
    }

    String text() {
        return text.toString();
    }

    String json() {
        return json.toPrettyString() + "\n";
    }

    /** A single number. */
    static PerftResult one(int width, int height, String what, BigInteger number) {
        PerftResult result = new PerftResult(width, height, what);
        result.text.append(number).append('\n');
        result.json.put(what, number);
        return result;
    }

    /**
     * Sequences by turns.
     *
     * @param divide by how many first turns to divide, or 0
     */
    static PerftResult sequences(
            int width, int height, Sequences count, Map<List<Integer>, long[]> parts, int divide) {
        PerftResult result = new PerftResult(width, height, "sequences");
        int depth = count.depth();
        long[] numbers = Counter.sum(count.rest(), parts.values());
        long[] sequences = Arrays.copyOf(numbers, depth + 1);
        long[] finished = Arrays.copyOfRange(numbers, depth + 1, numbers.length);
        result.json.put("depth", depth);
        result.divide(divide, parts, "sequences", part -> part[depth]);
        int digits = Math.max("sequences".length(), digits(sequences));
        String row = "%5s  %" + digits + "s  %" + digits + "s\n";
        result.line(row, "turns", "sequences", "finished");
        for (int turns = 0; turns <= depth; turns++) {
            result.line(row, turns, sequences[turns], finished[turns]);
        }
        Arrays.stream(sequences).forEach(result.json.putArray("sequences")::add);
        Arrays.stream(finished).forEach(result.json.putArray("finished")::add);
        return result;
    }

    /**
     * All games.
     *
     * @param divide by how many first turns to divide, or 0
     */
    static PerftResult games(
            int width, int height, AllGames count, Map<List<Integer>, long[]> parts, int divide) {
        PerftResult result = new PerftResult(width, height, "games");
        long[] numbers = Counter.sum(count.rest(), parts.values());
        int turns = count.mostTurns() + 1;
        int moves = count.mostMoves() + 1;
        long[] byTurns = Arrays.copyOf(numbers, turns);
        long[] byMoves = Arrays.copyOfRange(numbers, turns, turns + moves);
        long[] byWinner = Arrays.copyOfRange(numbers, turns + moves, numbers.length);
        long games = sum(byTurns);
        result.divide(divide, parts, "games", part -> sum(Arrays.copyOf(part, turns)));
        String row = "%10s  %" + Math.max("games".length(), digits(games)) + "s\n";
        result.histogram("turns", byTurns, row);
        result.histogram("moves", byMoves, row);
        result.line(row, "games", games);
        result.line(row, "Black wins", byWinner[TrompTaylor.BLACK]);
        result.line(row, "White wins", byWinner[TrompTaylor.WHITE]);
        result.line(row, "ties", byWinner[TrompTaylor.TIE]);
        result.json
                .put("games", games)
                .put("black_wins", byWinner[TrompTaylor.BLACK])
                .put("white_wins", byWinner[TrompTaylor.WHITE])
                .put("ties", byWinner[TrompTaylor.TIE]);
        return result;
    }

    private void histogram(String what, long[] numbers, String row) {
        ObjectNode entries = json.putObject("by_" + what);
        line(row, what, "games");
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] != 0) {
                line(row, i, numbers[i]);
                entries.put("" + i, numbers[i]);
            }
        }
        text.append('\n');
    }

    /** For each beginning of so many turns, and game that ends before, the number of what has it. */
    private void divide(
            int turns,
            Map<List<Integer>, long[]> parts,
            String what,
            ToLongFunction<long[]> numberOf) {
        if (turns == 0) {
            return;
        }
        Map<List<String>, Long> rows = new LinkedHashMap<>();
        parts.forEach(
                (part, numbers) -> {
                    List<String> beginning =
                            part.stream()
                                    .limit(turns)
                                    .map(turn -> Notation.turn(width, height, turn))
                                    .toList();
                    rows.merge(beginning, numberOf.applyAsLong(numbers), Math::addExact);
                });
        int longest = 0;
        for (List<String> beginning : rows.keySet()) {
            longest = Math.max(longest, String.join(" ", beginning).length());
        }
        long[] numbers = rows.values().stream().mapToLong(number -> number).toArray();
        String row = "%-" + longest + "s  %" + digits(numbers) + "s\n";
        ArrayNode list = json.putArray("divide");
        rows.forEach(
                (beginning, number) -> {
                    line(row, String.join(" ", beginning), number);
                    ObjectNode entry = list.addObject();
                    beginning.forEach(entry.putArray("turns")::add);
                    entry.put(what, number);
                });
        text.append('\n');
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values));
    }

    private static long sum(long[] numbers) {
        long sum = 0;
        for (long number : numbers) {
            sum = Math.addExact(sum, number);
        }
        return sum;
    }

    /** How many digits the longest has. */
    private static int digits(long... numbers) {
        return Long.toString(Arrays.stream(numbers).max().orElse(0)).length();
    }
}
