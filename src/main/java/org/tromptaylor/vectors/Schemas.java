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
import java.util.List;
import java.util.Map;
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

    /** The names of all schemas; {@code test-vectors/schema/NAME.schema.json} holds each. */
    public static final List<String> ALL =
            List.of(VECTOR_FILE, START, START_REPLY, RUN, RUN_REPLY, STOP, RESULT);

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(texts()));
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
        List<Problem> problems = new ArrayList<>();
        for (Error error : errors) {
            if (!isNoise(error, errors)) {
                Problem problem =
                        new Problem(path(error.getInstanceLocation()), SchemaWords.message(error));
                if (!problems.contains(problem)) {
                    problems.add(problem);
                }
            }
        }
        return problems;
    }

    // A field of a wrong value also counts as not evaluated, and a result of no shape as all the
    // shapes it fails to have; the first cause is enough.
    private static boolean isNoise(Error error, List<Error> errors) {
        if (!error.getKeyword().equals("unevaluatedProperties")) {
            return false;
        }
        NodePath field = error.getInstanceLocation().append(error.getProperty());
        for (Error other : errors) {
            if (!other.getKeyword().equals("unevaluatedProperties")
                    && other.getInstanceLocation().startsWith(error.getInstanceLocation())) {
                return other.getInstanceLocation().startsWith(field)
                        || other.getKeyword().equals("required");
            }
        }
        return false;
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
}
