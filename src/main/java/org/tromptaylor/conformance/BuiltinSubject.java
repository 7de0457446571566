package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Answers;
import org.tromptaylor.vectors.TestVector;

/**
 * The engine of this library, or its reference.
 *
 * <p>Each question has a thread of its own. One that is not done in time is left alone; it ends with
 * the program.
 */
public final class BuiltinSubject implements Subject {

    private final String name;
    private final Function<TestVector, ObjectNode> answers;
    private final Duration timeout;

    private BuiltinSubject(
            String name, Function<TestVector, ObjectNode> answers, Duration timeout) {
        this.name = name;
        this.answers = answers;
        this.timeout = timeout;
    }

    /** The engine, the fast one. */
    public static BuiltinSubject engine(Duration timeout) {
        return new BuiltinSubject("the built-in engine", Answers::byEngine, timeout);
    }

    /** The reference, the ten methods of {@code rules}. */
    public static BuiltinSubject rules(Duration timeout) {
        return new BuiltinSubject("the built-in reference", Answers::byRules, timeout);
    }

    @Override
    public Identity start() {
        String version = BuiltinSubject.class.getPackage().getImplementationVersion();
        return new Identity(
                "builtin",
                List.of(),
                name,
                version == null ? "" : version,
                "Java",
                "",
                Optional.empty(),
                List.of());
    }

    @Override
    public Reply ask(TestVector vector) throws SubjectFailure, InterruptedException {
        FutureTask<ObjectNode> task = new FutureTask<>(() -> answers.apply(vector));
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        try {
            return new Reply.Answered(task.get(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new SubjectFailure(
                    Outcome.TIMED_OUT, "no answer within " + ProcessSubject.seconds(timeout));
        } catch (ExecutionException e) {
            return new Reply.Erred(
                    Outcome.CRASHED, "threw " + Excerpt.line(String.valueOf(e.getCause())));
        }
    }

    @Override
    public void close() {
        // Nothing runs.
    }
}
