package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The published schemas of {@code test-vectors/schema/}. Validating reads the copies on the class
 * path and nothing else.
 */
public final class Schemas {

    /** A file of vectors. */
    public static final String VECTOR_FILE = "vector-file";

    /** The JSON-lines protocol: the runner's first line. */
    public static final String START = "start";

    /** The JSON-lines protocol: the answer to {@link #START}. */
    public static final String START_REPLY = "start-reply";

    /** The JSON-lines protocol: a question. */
    public static final String RUN = "run";

    /** The JSON-lines protocol: the answer to {@link #RUN}. */
    public static final String RUN_REPLY = "run-reply";

    /** The JSON-lines protocol: the runner's last line. */
    public static final String STOP = "stop";

    /** What an implementation answers; {@link #resultProblems} checks by kind. */
    public static final String RESULT = "result";

    /** What {@code tt conform --report FILE.json} writes. */
    public static final String REPORT = "report";

    /** What {@code tt conform --compare ... --report FILE.json} writes. */
    public static final String COMPARISON = "comparison";

    /** What {@code tt explain --json} writes. */
    public static final String EXPLANATION = "explanation";

    /** The names of all schemas; {@code test-vectors/schema/NAME.schema.json} holds each. */
    public static final List<String> ALL =
            List.of(
                    VECTOR_FILE,
                    START,
                    START_REPLY,
                    RUN,
                    RUN_REPLY,
                    STOP,
                    RESULT,
                    REPORT,
                    COMPARISON,
                    EXPLANATION);

    private static final Map<String, String> TEXTS = texts();
    private static final Set<String> FIELDS = fields();
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(TEXTS));
    private static final Map<String, Schema> COMPILED = new ConcurrentHashMap<>();

    private Schemas() {}

    /**
     * What a schema finds wrong with a value.
     *
     * @param schema one of {@link #ALL}
     * @return a line for each problem, in the order of the value; empty if it is valid
     */
    public static List<String> problems(String schema, JsonNode value) {
        return problems(schema, "", value).stream().map(Problem::line).toList();
    }

    /** What is wrong with the shape of an answer to a vector of this kind; empty if nothing. */
    public static List<String> resultProblems(Kind kind, JsonNode result) {
        return problems(RESULT, "#/$defs/" + kind.id(), result).stream()
                .map(Problem::line)
                .toList();
    }

    /** A violation: where (the path's names and indices) and what. */
    record Problem(List<Object> path, String message) {
        /** The path from its n-th step on, as {@code expect.refused[0].turn}, and the message. */
        String line(int from) {
            StringBuilder line = new StringBuilder();
            for (Object step : path.subList(from, path.size())) {
                if (step instanceof Integer) {
                    line.append('[').append(step).append(']');
                } else {
                    line.append(line.isEmpty() ? "" : ".").append(Words.shown((String) step, 60));
                }
            }
            return line.append(line.isEmpty() ? "" : ": ").append(message).toString();
        }

        String line() {
            return line(0);
        }
    }

    /** As {@link #problems(String, JsonNode)}, for a part of a schema such as {@code #/$defs/id}. */
    static List<Problem> problems(String schema, String fragment, JsonNode value) {
        if (!ALL.contains(schema)) {
            throw new IllegalArgumentException("no schema " + schema);
        }
        Schema compiled =
                COMPILED.computeIfAbsent(
                        urn(schema) + fragment, iri -> REGISTRY.getSchema(SchemaLocation.of(iri)));
        List<Error> errors = compiled.validate(value);
        Set<Problem> problems = new LinkedHashSet<>();
        for (Error error : errors) {
            if (isOfOneShapeOfMany(error)) {
                problems.add(noShape(errors));
            } else if (!isConsequence(error, errors)) {
                problems.add(
                        new Problem(path(error.getInstanceLocation()), SchemaWords.message(error)));
            }
        }
        return List.copyOf(problems);
    }

    // A result that may have any of several shapes and has none is told once, not for each shape.
    private static boolean isOfOneShapeOfMany(Error error) {
        return error.getEvaluationPath().contains("anyOf");
    }

    private static Problem noShape(List<Error> errors) {
        List<Object> shortest =
                errors.stream()
                        .filter(Schemas::isOfOneShapeOfMany)
                        .map(error -> path(error.getInstanceLocation()))
                        .min(Comparator.comparingInt(List::size))
                        .orElseThrow();
        return new Problem(shortest, "is not a result of any kind");
    }

    // Where a value is wrong, the fields around it count as not evaluated: a consequence, unless no
    // schema knows such a field.
    private static boolean isConsequence(Error error, List<Error> errors) {
        return error.getKeyword().equals("unevaluatedProperties")
                && FIELDS.contains(error.getProperty())
                && errors.stream()
                        .anyMatch(
                                other ->
                                        !other.getKeyword().equals("unevaluatedProperties")
                                                && other.getInstanceLocation()
                                                        .startsWith(error.getInstanceLocation()));
    }

    private static List<Object> path(NodePath location) {
        List<Object> path = new ArrayList<>();
        for (int i = 0; i < location.getNameCount(); i++) {
            path.add(location.getElement(i));
        }
        return List.copyOf(path);
    }

    private static String urn(String schema) {
        return "urn:tromp-taylor:schema:" + schema + ":1";
    }

    private static Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        for (String schema : ALL) {
            String file = "/test-vectors/schema/" + schema + ".schema.json";
            try (InputStream in = Schemas.class.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IllegalStateException("not on the class path: " + file);
                }
                texts.put(urn(schema), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts;
    }

    /** All names of fields that any schema knows. */
    private static Set<String> fields() {
        Set<String> fields = new HashSet<>();
        for (String text : TEXTS.values()) {
            try {
                for (JsonNode properties : Json.read(text).findValues("properties")) {
                    addFields(properties, fields);
                }
            } catch (Json.NotJsonException e) {
                throw new IllegalStateException(e);
            }
        }
        return fields;
    }

    private static void addFields(JsonNode properties, Set<String> fields) {
        properties.fieldNames().forEachRemaining(fields::add);
        // findValues doesn't look inside what it has found.
        for (JsonNode schema : properties) {
            schema.findValues("properties").forEach(nested -> addFields(nested, fields));
        }
    }
}
