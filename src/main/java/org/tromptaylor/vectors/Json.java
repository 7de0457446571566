package org.tromptaylor.vectors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * JSON that need not be trusted: strict, and bounded in size and depth. What is wrong is told in one
 * line.
 */
public final class Json {

    /** The most bytes that a text may have. */
    public static final int MAX_BYTES = 8 << 20;

    private static final int MAX_DEPTH = 20;
    private static final int MAX_STRING = 100_000;
    private static final int MAX_NAME = 1_000;
    private static final int MAX_NUMBER = 30;
    private static final int MAX_EXPONENT = 1_000;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(MAX_DEPTH)
                                                    .maxDocumentLength(MAX_BYTES)
                                                    .maxStringLength(MAX_STRING)
                                                    .maxNameLength(MAX_NAME)
                                                    .maxNumberLength(MAX_NUMBER)
                                                    .build())
                                    .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    // As doubles, 1e-400 would be 0, and 9.00000000000000000001 would be 9.
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                    .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    .build();

    private Json() {}

    /** The text is no JSON, or larger or deeper than is read; the message is one line. */
    public static final class NotJsonException extends Exception {
        private static final long serialVersionUID = 1L;

        NotJsonException(String message) {
            super(message);
        }
    }

    /** The mapper, for writing. */
    static ObjectMapper mapper() {
        return MAPPER;
    }

    /**
     * Reads one JSON value out of UTF-8 bytes.
     *
     * @throws NotJsonException naming the line and the column, both from 1, where they are known
     */
    public static JsonNode read(byte[] bytes) throws NotJsonException {
        return read(text(bytes));
    }

    /**
     * Reads one JSON value.
     *
     * @throws NotJsonException naming the line and the column, both from 1, where they are known
     */
    public static JsonNode read(String text) throws NotJsonException {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new NotJsonException(where(e.getLocation()) + words(e));
        }
        if (node == null || node.isMissingNode()) {
            throw new NotJsonException("empty, should be JSON");
        }
        checkNumbers("", node);
        return node;
    }

    /** A few characters may write a number that fills the memory where it is worked out. */
    private static void checkNumbers(String path, JsonNode node) throws NotJsonException {
        if (node.isBigDecimal()) {
            BigDecimal number = node.decimalValue();
            // In long: a scale may be any int.
            long exponent = (long) number.precision() - number.scale();
            if (number.signum() != 0 && Math.abs(exponent) > MAX_EXPONENT) {
                throw new NotJsonException(
                        path
                                + (path.isEmpty() ? "" : ": ")
                                + "a number beyond what is read: "
                                + number);
            }
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            String name = Words.shown(field.getKey(), 60);
            checkNumbers(path.isEmpty() ? name : path + "." + name, field.getValue());
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            checkNumbers(path + "[" + i + "]", node.get(i));
        }
    }

    /** The text that the bytes hold. */
    static String text(byte[] bytes) throws NotJsonException {
        if (bytes.length > MAX_BYTES) {
            throw new NotJsonException("larger than " + MAX_BYTES + " bytes");
        }
        String text;
        try {
            text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes))
                            .toString();
        } catch (CharacterCodingException e) {
            throw new NotJsonException("not UTF-8");
        }
        if (text.startsWith("\uFEFF")) {
            throw new NotJsonException("begins with a byte-order mark; should be plain UTF-8");
        }
        return text;
    }

    private static String where(JsonLocation location) {
        return location == null || location.getLineNr() < 1
                ? ""
                : "line " + location.getLineNr() + ", column " + location.getColumnNr() + ": ";
    }

    private static String words(JsonProcessingException e) {
        String message = Words.shown(e.getOriginalMessage().lines().findFirst().orElse(""), 200);
        if (e instanceof JsonEOFException || message.startsWith("Unexpected end-of-input")) {
            return "not JSON: it ends too early";
        }
        if (e instanceof MismatchedInputException) {
            return "something follows after the end";
        }
        if (message.startsWith("Duplicate field")) {
            return message.replaceFirst("Duplicate field", "the field") + " stands there twice";
        }
        if (e instanceof StreamConstraintsException) {
            return message.contains("nesting depth")
                    ? "nested deeper than " + MAX_DEPTH + " levels"
                    : "larger than is read: " + message;
        }
        return "not JSON: " + message;
    }
}
