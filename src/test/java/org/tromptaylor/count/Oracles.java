package org.tromptaylor.count;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.util.Map;
import org.tromptaylor.engine.Game;

/**
 * Numbers that others have published or found with other programs; {@code oracles.json} names the
 * sources. And what is counted here, to be compared with them.
 */
public final class Oracles {

    private static final JsonNode ORACLES = read();

    private Oracles() {}

    /** What stands there, such as at {@code /games/1x3/by_turns}. */
    public static JsonNode at(String pointer) {
        JsonNode node = ORACLES.at(pointer);
        if (node.isMissingNode()) {
            throw new IllegalArgumentException("the oracles don't say " + pointer);
        }
        return node;
    }

    /** The number of legal positions. */
    public static BigInteger legalPositions(String size) {
        return at("/legal_positions/values/" + size).bigIntegerValue();
    }

    /** A histogram with a place for each number from 0 to {@code last}, also those it leaves out. */
    public static long[] histogram(JsonNode histogram, int last) {
        long[] numbers = new long[last + 1];
        histogram
                .properties()
                .forEach(
                        entry ->
                                numbers[Integer.parseInt(entry.getKey())] =
                                        entry.getValue().longValue());
        return numbers;
    }

    /** The numbers of an array. */
    public static long[] numbers(JsonNode array) {
        long[] numbers = new long[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).longValue();
        }
        return numbers;
    }

    /** The sum of all parts. */
    public static long[] counted(Count count, int jobs) throws InterruptedException {
        Map<?, long[]> parts = Counter.<RuntimeException>run(count, jobs, Map.of(), ignored -> {});
        return Counter.sum(count.rest(), parts.values());
    }

    /** The width in {@code 4x3}. */
    public static int width(String size) {
        return Integer.parseInt(size.substring(0, size.indexOf('x')));
    }

    /** The height in {@code 4x3}. */
    public static int height(String size) {
        return Integer.parseInt(size.substring(size.indexOf('x') + 1));
    }

    private static JsonNode read() {
        try (InputStream in = Game.class.getResourceAsStream("oracles.json")) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
