package org.tromptaylor.conformance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.TestVector;

/**
 * An engine that speaks the Go Text Protocol, version 2.
 *
 * <p>The protocol has no words for some of the vectors. What an engine cannot be asked is skipped
 * with the reason; where only a part of an answer can be asked, that part is compared and the result
 * says so. {@link GtpQuestions} tells how each kind is asked.
 *
 * <p>An engine that offers {@code kata-set-rules} is told to play by the Tromp-Taylor rules; one
 * that does not plays by the rules that its command line gives it.
 */
public final class GtpSubject extends ProcessSubject {

    private static final List<String> NEEDED = List.of("boardsize", "clear_board", "play");
    private static final String RULES = "kata-set-rules tromp-taylor";

    private final List<String> setUp;
    private final boolean scores;
    private GtpClient client;
    private GtpQuestions questions;

    /**
     * A subject that is not started yet.
     *
     * @param command the program and its arguments
     * @param setUp commands to send after each start, such as ones that choose the rules
     * @param scores whether its final score is known to count by the Tromp-Taylor rules
     * @param timeout how long to wait for the answer to each command
     */
    public GtpSubject(List<String> command, List<String> setUp, boolean scores, Duration timeout) {
        this(command, setUp, scores, timeout, timeout);
    }

    /**
     * A subject that is not started yet.
     *
     * @param command the program and its arguments
     * @param setUp commands to send after each start, such as ones that choose the rules
     * @param scores whether its final score is known to count by the Tromp-Taylor rules
     * @param startTimeout how long to wait for the first answer: some engines load a network first
     * @param timeout how long to wait for the answer to each other command
     */
    public GtpSubject(
            List<String> command,
            List<String> setUp,
            boolean scores,
            Duration startTimeout,
            Duration timeout) {
        super(command, startTimeout, timeout);
        this.scores = scores;
        this.setUp = List.copyOf(setUp);
    }

    @Override
    public Identity start() throws SubjectFailure, InterruptedException {
        client = new GtpClient(launch(), this::deadline);
        try {
            return identity();
        } catch (ChildFailure e) {
            throw failure(e);
        }
    }

    private Identity identity() throws ChildFailure, SubjectFailure, InterruptedException {
        GtpAnswer version = client.send("protocol_version");
        ready();
        if (!version.ok() || !version.text().strip().equals("2")) {
            throw SubjectFailure.protocol(
                    "speaks version "
                            + Excerpt.of(version.text().strip())
                            + " of the Go Text Protocol, not 2");
        }
        Set<String> commands =
                new HashSet<>(
                        List.of(client.sendForParagraphs("list_commands").text().split("\\s+")));
        for (String needed : NEEDED) {
            if (!commands.contains(needed)) {
                throw SubjectFailure.protocol("does not list the command '" + needed + "'");
            }
        }
        List<String> notes = new ArrayList<>();
        boolean trompTaylor = commands.contains("kata-set-rules") && client.send(RULES).ok();
        if (trompTaylor) {
            notes.add("told to play by the rules it calls tromp-taylor");
        }
        for (String command : setUp) {
            GtpAnswer answer = client.send(command);
            if (!answer.ok()) {
                throw SubjectFailure.protocol(
                        "refused " + Excerpt.of(command) + ": " + Excerpt.of(answer.text()));
            }
            notes.add("told " + Excerpt.of(command));
        }
        questions = new GtpQuestions(client, commands, trompTaylor || scores);
        return new Identity(
                "gtp",
                command(),
                textOr("name", "unnamed"),
                textOr("version", ""),
                "",
                "",
                Optional.empty(),
                notes);
    }

    private String textOr(String command, String otherwise)
            throws ChildFailure, InterruptedException {
        GtpAnswer answer = client.send(command);
        String text = answer.ok() ? Excerpt.line(answer.text().strip()) : "";
        return text.isEmpty() ? otherwise : text;
    }

    @Override
    public Reply ask(TestVector vector) throws SubjectFailure, InterruptedException {
        try {
            return questions.ask(vector);
        } catch (ChildFailure e) {
            throw failure(e);
        }
    }

    @Override
    public List<String> stop() throws InterruptedException {
        return dismiss("quit", true);
    }
}
