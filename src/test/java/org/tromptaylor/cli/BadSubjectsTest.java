package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.conformance.BadProgram;
import org.tromptaylor.conformance.SmallCorpus;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;

/** Programs that don't start, hang, die or write rubbish: told in one line, and no other is harmed. */
@Timeout(120)
class BadSubjectsTest {

    private static final String THIRD = SmallCorpus.IDS.get(2);

    @TempDir private Path folder;

    private Path vectors;
    private JsonNode report;

    @BeforeEach
    void writeVectors() throws IOException {
        vectors = SmallCorpus.write(folder);
    }

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    private Cli conform(String option, String command, String... more) throws IOException {
        Path file = folder.resolve("report.json");
        String[] arguments = {
            "conform", "--vectors", vectors.toString(), "--report", file.toString(), option, command
        };
        String[] all = new String[arguments.length + more.length];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        Cli cli = Cli.tt(all);
        report = Files.exists(file) ? new ObjectMapper().readTree(file.toFile()) : null;
        return cli;
    }

    private Cli json(String... arguments) throws IOException {
        String command = Cli.quoted(Misbehaving.command(BadProgram.class, arguments));
        return conform("--json", command, "--timeout", "4");
    }

    private Map<String, String> outcomes() {
        Map<String, String> outcomes = new LinkedHashMap<>();
        report.get("results").forEach(r -> outcomes.put(r.get("id").asText(), text(r, "outcome")));
        return outcomes;
    }

    private static String text(JsonNode node, String field) {
        return node.get(field).asText();
    }

    private String detail(int vector) {
        return text(report.get("results").get(vector), "detail");
    }

    /** All but the third vector passed; the last was skipped, since it requires what is not there. */
    private void assertOnlyTheThirdIsBad(Cli cli, String outcome, String detail) {
        assertEquals("", cli.err());
        assertEquals(detail, detail(2));
        assertEquals(
                Map.of(
                        SmallCorpus.IDS.get(0),
                        "passed",
                        SmallCorpus.IDS.get(1),
                        "passed",
                        THIRD,
                        outcome,
                        SmallCorpus.IDS.get(3),
                        "passed",
                        SmallCorpus.IDS.get(4),
                        "skipped"),
                outcomes());
        assertEquals(ExitCodes.FOUND, cli.code());
    }

    private static final String NO_START = "tt conform: the subject does not start: ";

    // Before the first vector

    @Test
    void aCommandThatIsNotThere() throws IOException {
        conform("--json", "no-such-program --x")
                .assertComplains(
                        3, NO_START + "'no-such-program' could not be started: no such program");
        conform("--gtp", "no-such-program")
                .assertComplains(
                        3, NO_START + "'no-such-program' could not be started: no such program");
        // An older report must not stand for this run.
        assertEquals(5, report.get("counts").get("crashed").intValue(), report.toString());
    }

    @Test
    void aCommandThatIsNoCommand() throws IOException {
        conform("--gtp", "  ").assertComplains(2, "tt conform: the command is empty");
        conform("--json", "node 'a.js")
                .assertComplains(
                        2, "tt conform: the command has a ' at character 6 without its pair");
    }

    @Test
    void deathAtTheStart() throws IOException {
        json("die")
                .assertComplains(
                        3, NO_START + "ended with exit code 7; its last words: 'out of cheese'");
    }

    @Test
    void silenceAtTheStart() throws IOException {
        json("hang").assertComplains(3, NO_START + "no answer within 4 s");
    }

    @Test
    void silenceOfAnEngineAtTheStart() throws IOException {
        String command = Cli.quoted(Misbehaving.command(Misbehaving.class, "deaf"));
        conform("--gtp", command, "--timeout", "0.5")
                .assertComplains(3, NO_START + "no answer within 0.5 s (asked 'protocol_version')");
    }

    @Test
    void anEngineThatOnlyEchoes() throws IOException {
        String command = Cli.quoted(Misbehaving.command(Misbehaving.class, "echo"));
        conform("--gtp", command)
                .assertComplains(
                        3,
                        NO_START
                                + "wrote '1 protocol_version' where '=1' was expected"
                                + " (asked 'protocol_version')");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rubbish|wrote a line that is no JSON: '\\u001b[2JWelcome to BadProgram!'",
                "array|wrote no JSON object: '[]'",
                "other-protocol|speaks version 2 of the protocol, not 1",
                "close-output|closed its input or output without ending"
            })
    void aWrongStart(String behaviour, String message) throws IOException {
        json(behaviour).assertComplains(3, NO_START + message);
    }

    @Test
    void anUnknownCapability() throws IOException {
        Cli cli = json("unknown-capability");
        assertTrue(
                cli.err()
                        .startsWith(
                                NO_START
                                        + "answered 'start' wrongly: capabilities[1]: 'telepathy'"
                                        + " is none of rectangular, size<5, size>19, setup,"
                                        + " breathless, full-history, dispute: '{"),
                cli.err());
        assertEquals(1, cli.err().lines().count());
        assertEquals(3, cli.code());
    }

    @Test
    void aNamelessProgram() throws IOException {
        Cli cli = json("no-name");
        assertTrue(
                cli.err()
                        .startsWith(
                                NO_START
                                        + "answered 'start' wrongly: implementation: lacks 'name'"),
                cli.err());
        assertEquals(3, cli.code());
    }

    // In the midst of the run

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "die|crashed|ended with exit code 7; its last words: 'out of cheese'",
                "die-and-leave-a-child|crashed|ended with exit code 7",
                "hang|timed-out|no answer within 4 s",
                "hang-with-a-child|timed-out|no answer within 4 s",
                "late|timed-out|no answer within 4 s",
                "close-output|crashed|closed its input or output without ending",
                "rubbish|protocol-error|wrote a line that is no JSON:"
                        + " '\\u001b[2JWelcome to BadProgram!'",
                "rubbish-and-answer|protocol-error|wrote a line that is no JSON: 'debug: thinking'",
                "wrong-seq|protocol-error|answered seq 4711 where 3 was asked",
                "no-seq|protocol-error|answered without a 'seq': '{\"result\":{\"reaches\":true}}'",
                "array|protocol-error|wrote no JSON object: '[]'",
                "huge-line|protocol-error|wrote a line of more than 1 MiB:"
                        + " 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'...",
                "endless-line|protocol-error|wrote a line of more than 1 MiB:"
                        + " 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'...",
                "malformed|protocol-error|answered a malformed result: reaches: is a string,"
                        + " should be a boolean: '{\"reaches\":\"yes\"}'",
                "two-fields|protocol-error|answered with other fields than 'seq' and 'result',"
                        + " 'skipped' or 'error':"
                        + " '{\"seq\":3,\"result\":{\"reaches\":true},\"error\":\"x\"}'",
                "error|crashed|reported an error: stack\\noverflow",
                "skip|skipped|it says: no such rule here",
                "wrong|failed|C4 reaches empty, but was said not to"
            })
    void oneBadAnswer(String behaviour, String outcome, String detail) throws IOException {
        Cli cli = json(behaviour, THIRD);
        if (outcome.equals("skipped")) {
            assertEquals(detail, detail(2));
            assertEquals(ExitCodes.OK, cli.code());
        } else {
            assertOnlyTheThirdIsBad(cli, outcome, detail);
        }
    }

    @Test
    void endlessLinesAreAProtocolError() throws IOException {
        Cli cli = json("endless-lines", THIRD);
        assertTrue(detail(2).startsWith("wrote a line that is no JSON: 'xxx"), detail(2));
        assertOnlyTheThirdIsBad(cli, "protocol-error", detail(2));
    }

    @Test
    void aSecondAnswerIsNotTakenForThatToTheNextVector() throws IOException {
        json("answer-twice", SmallCorpus.IDS.get(1));
        assertEquals("passed", outcomes().get(SmallCorpus.IDS.get(1)));
        assertEquals("answered seq 2 where 3 was asked", detail(2));
        assertEquals("passed", outcomes().get(SmallCorpus.IDS.get(3)));
    }

    @Test
    void errorOutputIsKeptForTheReport() throws IOException {
        Cli cli = json("die", THIRD);
        // It died of that vector twice: it was asked again, in case it had been dead before.
        assertEquals("out of cheese\nout of cheese\n", text(report, "stderr"));
        assertTrue(cli.out().contains("  out of cheese"), cli.out());
    }

    @Test
    void whoeverCannotBeStartedAgainIsNotAskedTheRest() throws IOException {
        // It removes its own script, as a program might that breaks its installation.
        Path script = folder.resolve("once.sh");
        Files.writeString(
                script,
                """
                read start
                echo '{"protocol":1,"implementation":{"name":"Once"},"capabilities":["setup"]}'
                read first
                echo '{"seq":1,"result":{"reaches":true}}'
                read second
                rm "$0"
                """);
        Cli cli = conform("--json", "sh '" + script + "'");
        assertEquals("passed", outcomes().get(SmallCorpus.IDS.get(0)));
        assertEquals("ended with exit code 0", detail(1));
        for (int i = 2; i < 5; i++) {
            assertEquals("crashed", outcomes().get(SmallCorpus.IDS.get(i)));
            assertTrue(
                    detail(i).startsWith("not asked: the subject could not be started again: "),
                    detail(i));
        }
        assertEquals(ExitCodes.FOUND, cli.code());
    }

    @Test
    void whoeverNeverAnswersIsGivenUp() throws IOException {
        String script =
                "while read x; do case $x in *start*) echo"
                        + " \"{\\\"protocol\\\":1,\\\"implementation\\\":{\\\"name\\\":\\\"n\\\"},"
                        + "\\\"capabilities\\\":[\\\"setup\\\"]}\";; *) echo no;; esac; done";
        Cli cli = conform("--json", "sh -c '" + script + "'", "--give-up", "2");
        assertEquals("wrote a line that is no JSON: 'no'", detail(0));
        assertEquals("wrote a line that is no JSON: 'no'", detail(1));
        for (int i = 2; i < 5; i++) {
            assertEquals(
                    "not asked: the subject left 2 vectors in a row without an answer", detail(i));
        }
        assertEquals(ExitCodes.FOUND, cli.code());
    }

    // Death between two vectors

    private static final String DIES_AFTER_EACH_ANSWER =
            """
            read start
            echo '{"protocol":1,"implementation":{"name":"n"},"capabilities":["setup"]}'
            read run
            seq=$(echo "$run" | sed 's/.*"seq":\\([0-9]*\\).*/\\1/')
            echo "{\\"seq\\":$seq,\\"result\\":{\\"reaches\\":true}}"
            case $run in *%s*) exit 9;; esac
            read run
            seq=$(echo "$run" | sed 's/.*"seq":\\([0-9]*\\).*/\\1/')
            echo "{\\"seq\\":$seq,\\"result\\":{\\"reaches\\":true}}"
            case $run in *%s*) exit 9;; esac
            read run
            """;

    private Cli dying(String after) throws IOException {
        Path script = folder.resolve("dies.sh");
        Files.writeString(script, DIES_AFTER_EACH_ANSWER.replace("%s", after));
        return conform("--json", "sh '" + script + "'", "--run", "tt3-f*", "--run", "tt3-second");
    }

    @Test
    void deathJustAfterAnAnswerIsChargedToTheVectorThatWasAnswered() throws IOException {
        Cli cli = dying(SmallCorpus.IDS.get(1));
        assertEquals("passed", outcomes().get(SmallCorpus.IDS.get(0)));
        assertEquals("crashed", outcomes().get(SmallCorpus.IDS.get(1)));
        assertEquals("answered, and then ended with exit code 9", detail(1));
        assertEquals("passed", outcomes().get(SmallCorpus.IDS.get(3)), report.toString());
        assertEquals(ExitCodes.FOUND, cli.code());
    }

    // The time of the whole run

    @Test
    void whenTheTimeOfTheWholeRunIsOverTheRestIsNotAsked() throws IOException {
        String command = Cli.quoted(Misbehaving.command(BadProgram.class, "hang", THIRD));
        long begun = System.nanoTime();
        Cli cli = conform("--json", command, "--timeout", "60", "--total-timeout", "4");
        assertTrue(System.nanoTime() - begun < 20e9, "not the 60 s of --timeout");
        assertEquals("no answer before the 4 s of the whole run were over", detail(2));
        assertEquals("timed-out", outcomes().get(THIRD));
        assertEquals("not asked: the 4 s are over", detail(3));
        assertEquals("timed-out", outcomes().get(SmallCorpus.IDS.get(3)));
        assertEquals(ExitCodes.FOUND, cli.code());
    }

    @Test
    void theFirstAnswerMayTakeLonger() throws IOException {
        String command = Cli.quoted(Misbehaving.command(BadProgram.class, "late"));
        Cli cli = conform("--json", command, "--timeout", "5", "--start-timeout", "30");
        assertEquals("", cli.err());
        conform("--json", command, "--timeout", "30", "--start-timeout", "1")
                .assertComplains(3, NO_START + "no answer within 1 s");
    }

    // At the stop

    @Test
    void whoeverIgnoresTheStopIsEndedAndNothingElseHappens() throws IOException {
        Cli cli = json("ignore-stop", "no-vector");
        assertEquals(ExitCodes.OK, cli.code());
        assertEquals(List.of("it did not end when told to; it was ended"), notes());
    }

    @Test
    void aLineAfterTheLastAnswerIsNoted() throws IOException {
        Cli cli = json("extra-line", "no-vector");
        assertEquals(ExitCodes.OK, cli.code());
        assertEquals(List.of("it wrote after its last answer: 'goodbye'"), notes());
    }

    @Test
    void aGoodProgramIsNotNoted() throws IOException {
        Cli cli = json("good", "no-vector");
        assertEquals(ExitCodes.OK, cli.code());
        assertEquals(List.of(), notes());
        assertFalse(cli.out().contains("\u001b"), "no colours where there is no terminal");
    }

    private List<String> notes() {
        List<String> notes = new java.util.ArrayList<>();
        report.get("notes").forEach(note -> notes.add(note.asText()));
        return notes;
    }
}
