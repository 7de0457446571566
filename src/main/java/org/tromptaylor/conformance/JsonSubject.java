package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Json;
import org.tromptaylor.vectors.Schemas;
import org.tromptaylor.vectors.TestVector;

/**
 * A program that answers one JSON object a line; {@code test-vectors/README.md} tells how.
 *
 * <p>An answer that is malformed but carries the right {@code seq} spoils its own vector only. After
 * anything else that is no answer, nobody knows what the next line would be, so the program is
 * started anew.
 */
public final class JsonSubject extends ProcessSubject {

    private static final int PROTOCOL = 1;

    private ChildProcess child;
    private int seq;

    /**
     * A subject that is not started yet.
     *
     * @param command the program and its arguments
     * @param timeout how long to wait for each answer
     */
    public JsonSubject(List<String> command, Duration timeout) {
        this(command, timeout, timeout);
    }

    /**
     * A subject that is not started yet.
     *
     * @param command the program and its arguments
     * @param startTimeout how long to wait for the first answer
     * @param timeout how long to wait for each other one
     */
    public JsonSubject(List<String> command, Duration startTimeout, Duration timeout) {
        super(command, startTimeout, timeout);
    }

    @Override
    public Identity start() throws SubjectFailure, InterruptedException {
        child = launch();
        ObjectNode start = JsonNodeFactory.instance.objectNode();
        start.put("cmd", "start").put("protocol", PROTOCOL);
        JsonNode reply = exchange(start);
        ready();
        JsonNode protocol = reply.path("protocol");
        if (protocol.isNumber() && protocol.asInt() != PROTOCOL) {
            throw SubjectFailure.protocol(
                    "speaks version " + protocol.asInt() + " of the protocol, not " + PROTOCOL);
        }
        List<String> problems = Schemas.problems(Schemas.START_REPLY, reply);
        if (!problems.isEmpty()) {
            throw SubjectFailure.protocol(
                    "answered 'start' wrongly: " + problems.get(0) + excerpt(reply));
        }
        JsonNode implementation = reply.get("implementation");
        Set<String> capabilities = new HashSet<>();
        reply.get("capabilities").forEach(word -> capabilities.add(word.textValue()));
        return new Identity(
                "json",
                command(),
                text(implementation, "name"),
                text(implementation, "version"),
                text(implementation, "language"),
                text(implementation, "homepage"),
                Optional.of(capabilities),
                List.of());
    }

    private static String text(JsonNode node, String field) {
        return Excerpt.line(node.path(field).asText());
    }

    @Override
    public Reply ask(TestVector vector) throws SubjectFailure, InterruptedException {
        seq++;
        ObjectNode run = JsonNodeFactory.instance.objectNode();
        run.put("cmd", "run").put("seq", seq).set("vector", vector.question());
        JsonNode reply = exchange(run);
        if (!reply.path("seq").isIntegralNumber()) {
            throw SubjectFailure.protocol("answered without a 'seq'" + excerpt(reply));
        }
        if (reply.get("seq").asLong() != seq) {
            throw SubjectFailure.protocol(
                    "answered seq " + reply.get("seq").asText() + " where " + seq + " was asked");
        }
        if (reply.path("skipped").isTextual() && reply.size() == 2) {
            return new Reply.Skipped("it says: " + Excerpt.line(reply.get("skipped").textValue()));
        }
        if (reply.path("error").isTextual() && reply.size() == 2) {
            return new Reply.Erred(
                    Outcome.CRASHED,
                    "reported an error: " + Excerpt.line(reply.get("error").textValue()));
        }
        if (!reply.path("result").isObject() || reply.size() != 2) {
            return new Reply.Erred(
                    Outcome.PROTOCOL_ERROR,
                    "answered with other fields than 'seq' and 'result', 'skipped' or 'error'"
                            + excerpt(reply));
        }
        return new Reply.Answered((ObjectNode) reply.get("result"));
    }

    private JsonNode exchange(ObjectNode message) throws SubjectFailure, InterruptedException {
        child.write(message.toString());
        String line;
        try {
            line = child.read(deadline());
        } catch (ChildFailure e) {
            throw failure(e);
        }
        try {
            JsonNode reply = Json.read(line);
            if (!reply.isObject()) {
                throw SubjectFailure.protocol("wrote no JSON object: " + Excerpt.of(line));
            }
            return reply;
        } catch (Json.NotJsonException e) {
            throw SubjectFailure.protocol("wrote a line that is no JSON: " + Excerpt.of(line));
        }
    }

    private static String excerpt(JsonNode reply) {
        return ": " + Excerpt.of(reply.toString());
    }

    @Override
    public List<String> stop() throws InterruptedException {
        ObjectNode stop = JsonNodeFactory.instance.objectNode().put("cmd", "stop");
        return dismiss(stop.toString(), false);
    }
}
