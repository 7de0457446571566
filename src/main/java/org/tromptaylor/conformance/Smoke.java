package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Json;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Schemas;
import org.tromptaylor.vectors.TestVector;

/**
 * Whether a program speaks the JSON-lines protocol, message by message: {@code start}, a {@code run}
 * of each kind, a {@code run} of a kind that nobody knows, {@code stop}. It says what is wrong with
 * a message, and nothing about the rules.
 */
public final class Smoke {

    private static final Duration FAREWELL = Duration.ofSeconds(2);
    private static final Duration EXTRA = Duration.ofMillis(50);

    /** Not from 1: a program that counts by itself would go unnoticed. */
    private static final int FIRST_SEQ = 7;

    /**
     * What came of one message.
     *
     * @param message what was sent, such as {@code run score}
     * @param good whether the answer keeps to the protocol
     * @param words what was answered, or each thing that is wrong with it, a line each
     */
    public record Step(String message, boolean good, List<String> words) {
        /** Keeps a copy of the list. */
        public Step {
            words = List.copyOf(words);
        }
    }

    /** The answer is not what the protocol asks for; the lines say how. */
    private static final class Wrong extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient List<String> lines;

        Wrong(List<String> lines) {
            super(String.join("; ", lines), null, false, false);
            this.lines = lines;
        }
    }

    private final List<String> command;
    private final Duration startTimeout;
    private final Duration timeout;
    private final Corpus corpus;
    private final Consumer<Step> listener;
    private final List<Step> steps = new ArrayList<>();
    private ChildProcess child;
    private int line;
    private int seq = FIRST_SEQ;
    private int answers;

    /**
     * A check of one program.
     *
     * @param command the program and its arguments
     * @param startTimeout how long to wait for the first answer
     * @param timeout how long to wait for each other one
     * @param corpus where the questions are taken from
     * @param listener is told each step at once
     */
    public Smoke(
            List<String> command,
            Duration startTimeout,
            Duration timeout,
            Corpus corpus,
            Consumer<Step> listener) {
        this.command = List.copyOf(command);
        this.startTimeout = startTimeout;
        this.timeout = timeout;
        this.corpus = corpus;
        this.listener = listener;
    }

    /** How many questions had a result, right or wrong. */
    public int answers() {
        return answers;
    }

    /**
     * Exchanges the messages.
     *
     * @return the steps; the first alone if the start already fails
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<Step> run() throws InterruptedException {
        try {
            Optional<Set<String>> capabilities = started();
            if (capabilities.isEmpty()) {
                return steps;
            }
            for (Kind kind : Kind.values()) {
                if (!asked(kind, capabilities.get())) {
                    return steps;
                }
            }
            if (step("run of an unknown kind", this::unknownKind)) {
                step("stop", this::stop);
            }
            return steps;
        } finally {
            close();
        }
    }

    private void close() {
        if (child != null) {
            child.close();
            child = null;
        }
    }

    private interface Exchange {
        List<String> words() throws Wrong, InterruptedException;
    }

    /** Tells what came of it; answers whether the program can be asked more. */
    private boolean step(String message, Exchange exchange) throws InterruptedException {
        Step step;
        try {
            step = new Step(message, true, exchange.words());
        } catch (Wrong e) {
            step = new Step(message, false, e.lines);
        }
        steps.add(step);
        listener.accept(step);
        return child != null || restarted();
    }

    /** Starts it again after it has died or fallen silent, so that the other messages are tried. */
    private boolean restarted() throws InterruptedException {
        if (steps.get(0).good() && !steps.get(steps.size() - 1).message().equals("stop")) {
            try {
                start();
                return true;
            } catch (Wrong e) {
                Step step = new Step("start, a second time", false, e.lines);
                steps.add(step);
                listener.accept(step);
            }
        }
        return false;
    }

    private Optional<Set<String>> started() throws InterruptedException {
        Set<String> capabilities = new TreeSet<>();
        boolean more =
                step(
                        "start",
                        () -> {
                            JsonNode reply = start();
                            reply.get("capabilities").forEach(w -> capabilities.add(w.asText()));
                            return List.of(
                                    "name "
                                            + Excerpt.of(reply.at("/implementation/name").asText())
                                            + ", capabilities: "
                                            + (capabilities.isEmpty()
                                                    ? "none"
                                                    : String.join(", ", capabilities)));
                        });
        return more && steps.get(0).good() ? Optional.of(capabilities) : Optional.empty();
    }

    private JsonNode start() throws Wrong, InterruptedException {
        line = 0;
        try {
            child = ChildProcess.start(command);
        } catch (ChildFailure e) {
            throw new Wrong(List.of(e.getMessage()));
        }
        ObjectNode start = JsonNodeFactory.instance.objectNode();
        start.put("cmd", "start").put("protocol", 1);
        JsonNode reply = exchange(start, startTimeout);
        List<String> problems = Schemas.problems(Schemas.START_REPLY, reply);
        if (!problems.isEmpty()) {
            close();
            throw wrong(problems, reply);
        }
        return reply;
    }

    private boolean asked(Kind kind, Set<String> capabilities) throws InterruptedException {
        Optional<TestVector> vector =
                corpus.vectors().stream()
                        .filter(v -> v.kind() == kind && capabilities.containsAll(v.requires()))
                        .min(Comparator.comparingInt(v -> v.question().toString().length()));
        if (vector.isEmpty()) {
            Step step =
                    new Step(
                            "run " + kind.id(),
                            true,
                            List.of("not sent: all such vectors require more capabilities"));
            steps.add(step);
            listener.accept(step);
            return true;
        }
        return step("run " + kind.id(), () -> answer(vector.get()));
    }

    private List<String> answer(TestVector vector) throws Wrong, InterruptedException {
        JsonNode reply = run(vector.question());
        if (!reply.has("result")) {
            return List.of(words(reply));
        }
        try {
            // Whether the answer is right is not asked here.
            Answers.difference(vector, reply.get("result"));
        } catch (Answers.MalformedAnswerException e) {
            throw wrong(
                    List.of(
                            "result: "
                                    + e.getMessage()
                                    + " (a result of '"
                                    + vector.kind().id()
                                    + "' looks like "
                                    + Excerpt.line(vector.expect().toString())
                                    + ")"),
                    reply);
        }
        answers++;
        return List.of("a result");
    }

    private static String words(JsonNode reply) {
        return reply.has("skipped")
                ? "skipped: " + Excerpt.of(reply.get("skipped").asText())
                : "an error: " + Excerpt.of(reply.get("error").asText());
    }

    private List<String> unknownKind() throws Wrong, InterruptedException {
        ObjectNode vector = JsonNodeFactory.instance.objectNode();
        vector.put("id", "tt0-smoke").put("kind", "smoke").put("width", 3).put("height", 3);
        vector.putArray("requires");
        JsonNode reply = run(vector);
        if (reply.has("result")) {
            throw wrong(List.of("result: there is none for kind 'smoke'; answer 'skipped'"), reply);
        }
        return List.of(words(reply));
    }

    /** Asks, and checks all of the reply but the result. */
    private JsonNode run(ObjectNode vector) throws Wrong, InterruptedException {
        seq++;
        ObjectNode run = JsonNodeFactory.instance.objectNode();
        run.put("cmd", "run").put("seq", seq).set("vector", vector);
        JsonNode reply = exchange(run, timeout);
        List<String> problems = new ArrayList<>();
        if (reply.has("result")) {
            // Its inside is checked by kind, which says more.
            ObjectNode outside = ((ObjectNode) reply).deepCopy();
            outside.set("result", JsonNodeFactory.instance.objectNode().put("reaches", true));
            problems.addAll(Schemas.problems(Schemas.RUN_REPLY, outside));
        } else {
            problems.addAll(Schemas.problems(Schemas.RUN_REPLY, reply));
        }
        if (reply.path("seq").isIntegralNumber() && reply.get("seq").asLong() != seq) {
            problems.add(
                    "seq: is "
                            + reply.get("seq").asText()
                            + ", should be "
                            + seq
                            + ", as in the question");
        }
        if (!problems.isEmpty()) {
            throw wrong(problems, reply);
        }
        return reply;
    }

    private Wrong wrong(List<String> problems, JsonNode reply) {
        List<String> lines = new ArrayList<>();
        lines.add("line " + line + " of its output: " + Excerpt.of(reply.toString()));
        lines.addAll(problems);
        return new Wrong(lines);
    }

    private JsonNode exchange(ObjectNode message, Duration wait)
            throws Wrong, InterruptedException {
        child.write(message.toString());
        String text;
        try {
            text = child.read(System.nanoTime() + wait.toNanos());
            line++;
        } catch (ChildFailure e) {
            close();
            throw new Wrong(List.of(silence(e, wait), "it was sent " + message));
        }
        JsonNode reply = null;
        String problem;
        try {
            reply = Json.read(text);
            problem = reply.isObject() ? null : "should be a JSON object";
        } catch (Json.NotJsonException e) {
            problem = e.getMessage();
        }
        if (problem != null) {
            close();
            throw new Wrong(
                    List.of(
                            "line " + line + " of its output: " + Excerpt.of(text),
                            problem,
                            "only answers may stand on standard output; write other things to"
                                    + " standard error output"));
        }
        refuseMore();
        return reply;
    }

    private String silence(ChildFailure e, Duration wait) {
        return e.kind() == ChildFailure.Kind.TIMED_OUT
                ? "no answer within "
                        + ProcessSubject.seconds(wait)
                        + ": does the answer end with a line break, and is it flushed?"
                : e.getMessage();
    }

    /** One question has one line for an answer. */
    private void refuseMore() throws Wrong, InterruptedException {
        Optional<String> more = child.readMore(EXTRA);
        if (more.isPresent()) {
            close();
            throw new Wrong(
                    List.of(
                            "line " + (line + 1) + " of its output: " + Excerpt.of(more.get()),
                            "a second line after one question"));
        }
    }

    private List<String> stop() throws Wrong, InterruptedException {
        child.write("{\"cmd\":\"stop\"}");
        try {
            String text = child.read(System.nanoTime() + FAREWELL.toNanos());
            throw new Wrong(
                    List.of(
                            "line " + (line + 1) + " of its output: " + Excerpt.of(text),
                            "nothing is to be answered to 'stop'"));
        } catch (ChildFailure e) {
            if (e.kind() == ChildFailure.Kind.TIMED_OUT) {
                throw new Wrong(
                        List.of("it did not end within " + ProcessSubject.seconds(FAREWELL)));
            }
            return List.of("it " + e.getMessage());
        } finally {
            close();
        }
    }
}
