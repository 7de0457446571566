package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.vectors.TestVector;

/** A subject that replies what it is told to, and otherwise gives the right answer. */
class FakeSubject implements Subject {

    /** What to do instead of answering. */
    interface Act {
        Reply reply() throws SubjectFailure;
    }

    private final Map<String, Act> acts;
    int starts;
    int asked;
    boolean closed = true;
    boolean stopped;
    int failingStarts;

    FakeSubject(Map<String, Act> acts) {
        this.acts = acts;
    }

    static Act says(Reply reply) {
        return () -> reply;
    }

    static Act fails(Outcome outcome, String message) {
        return () -> {
            throw new SubjectFailure(outcome, message);
        };
    }

    static ObjectNode reaches(boolean reaches) {
        return JsonNodeFactory.instance.objectNode().put("reaches", reaches);
    }

    @Override
    public Identity start() throws SubjectFailure {
        starts++;
        if (starts > 1 && failingStarts > 0) {
            failingStarts--;
            throw new SubjectFailure(Outcome.CRASHED, "no start " + starts);
        }
        closed = false;
        return new Identity(
                "fake",
                List.of("fake", "it & <them>"),
                "Fake",
                "2",
                "Java",
                "",
                Optional.of(Set.of("setup", "rectangular")),
                List.of("a note"));
    }

    @Override
    public Reply ask(TestVector vector) throws SubjectFailure {
        if (closed) {
            throw new IllegalStateException("asked without a start");
        }
        asked++;
        Act act = acts.get(vector.id());
        return act == null ? new Reply.Answered(vector.expect()) : act.reply();
    }

    @Override
    public List<String> stop() {
        stopped = true;
        return List.of("a farewell");
    }

    @Override
    public String errors() {
        return "err\u001b[31m <&> \u0000\uFFFF ]]> end\n";
    }

    @Override
    public void close() {
        closed = true;
    }
}
