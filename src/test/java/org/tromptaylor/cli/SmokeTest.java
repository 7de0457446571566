package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.conformance.BadProgram;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Processes;

/** {@code tt conform --smoke}: what is wrong with which message, in which line, in which field. */
@Timeout(120)
class SmokeTest {

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    /** A program without capabilities that does this when it is asked a {@code play} vector. */
    private static Cli play(String behaviour) {
        return smoke(behaviour, "play");
    }

    private static Cli smoke(String... arguments) {
        String command = Cli.quoted(Misbehaving.command(BadProgram.class, arguments));
        return Cli.tt(
                "conform", "--smoke", "--json", command, "--timeout", "4", "--start-timeout", "30");
    }

    private static void assertTells(Cli cli, int code, String... lines) {
        assertEquals("", cli.err());
        int at = 0;
        List<String> told = cli.out().lines().map(String::strip).toList();
        for (String line : lines) {
            int found = told.subList(at, told.size()).indexOf(line);
            assertTrue(found >= 0, line + "\nis not, or not in this order, in\n" + cli.out());
            at += found + 1;
        }
        assertEquals(code, cli.code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rubbish|line 2 of its output: '\\u001b[2JWelcome to BadProgram!'"
                        + "|not JSON: Illegal character ((CTRL-CHAR, code 27)): only regular white"
                        + " space (\\\\r, \\\\n, \\\\t) is allowed between tokens",
                "rubbish-and-answer|line 2 of its output: 'debug: thinking'"
                        + "|only answers may stand on standard output; write other things to"
                        + " standard error output",
                "wrong-seq|line 2 of its output: '{\"seq\":4711,\"result\":{\"reaches\":true}}'"
                        + "|seq: is 4711, should be 8, as in the question",
                "no-seq|line 2 of its output: '{\"result\":{\"reaches\":true}}'|lacks 'seq'",
                "array|line 2 of its output: '[]'|should be a JSON object",
                "answer-twice|line 3 of its output: '{\"seq\":8,\"result\":{\"reaches\":true}}'"
                        + "|a second line after one question",
                "two-fields|line 2 of its output: '{\"seq\":8,\"result\":{\"reaches\":true},"
                        + "\"error\":\"x\"}'|has 3 fields, at most 2 are allowed"
            })
    void aWrongMessage(String behaviour, String line, String what) {
        Cli cli = play(behaviour);
        assertEquals("", cli.err());
        assertEquals(1, cli.code());
        String message = cli.out().substring(cli.out().indexOf("wrong  run play"));
        assertTrue(message.contains(line), cli.out());
        if (!behaviour.equals("rubbish")) {
            assertTrue(message.contains(what), cli.out());
        }
        assertTrue(
                cli.out().contains("wrong  run of an unknown kind"),
                "the other messages are tried too: " + cli.out());
    }

    @Test
    void aResultOfAnotherFormIsToldWithOneOfTheRightForm() {
        Cli cli = play("good");
        assertTrue(
                cli.out()
                        .contains(
                                "wrong  run play                 line 2 of its output: '{\"seq\":8"),
                cli.out());
        assertTrue(
                cli.out()
                        .contains(
                                "result: lacks 'refused' (a result of 'play' looks like {\"refused\":"),
                cli.out());
    }

    @Test
    void aResultToAKindThatNobodyKnowsIsWrong() {
        assertTells(play("good"), 1, "result: there is none for kind 'smoke'; answer 'skipped'");
    }

    @Test
    void skippedAndAnErrorAreAnswers() {
        assertTells(
                play("skip"), 1, "ok     run play                 skipped: 'no such rule here'");
        assertTells(
                play("error"), 1, "ok     run play                 an error: 'stack\\noverflow'");
    }

    @Test
    void deathIsToldAndTheOthersAreTriedInANewProcess() {
        assertTells(
                play("die"),
                1,
                "wrong  run play                 ended with exit code 7; its last words: 'out of"
                        + " cheese'",
                "ok     stop                     it ended with exit code 0");
    }

    @Test
    void silenceComesWithAHint() {
        assertTells(
                play("hang"),
                1,
                "wrong  run play                 no answer within 4 s: does the answer end with a"
                        + " line break, and is it flushed?");
    }

    @Test
    void aStartThatIsWrongEndsIt() {
        assertTells(
                smoke("no-name"),
                3,
                "implementation: lacks 'name'",
                "1 of 1 messages wrong; test-vectors/README.md and test-vectors/schema/ tell what"
                        + " each looks like");
        assertTells(
                smoke("unknown-capability"),
                3,
                "capabilities[1]: 'telepathy' is none of rectangular, size<5, size>19, setup,"
                        + " breathless, full-history, dispute");
    }

    @Test
    void aProgramThatIsNotThere() {
        assertTells(
                Cli.tt("conform", "--smoke", "--json", "no-such-program"),
                3,
                "wrong  start                    'no-such-program' could not be started: no such"
                        + " program");
    }

    @Test
    void theStopIsCheckedToo() {
        Cli cli = smoke("extra-line", "no-vector");
        assertTrue(
                cli.out().matches("(?s).*wrong  stop {21}line \\d+ of its output: 'goodbye'\n.*"),
                cli.out());
        assertEquals(1, cli.code());
        assertTells(
                smoke("ignore-stop", "no-vector"),
                1,
                "wrong  stop                     it did not end within 2 s");
    }

    @Test
    void smokeIsForJsonOnly() {
        Cli.tt("conform", "--smoke", "--gtp", "gnugo")
                .assertComplains(2, "tt conform: --smoke needs --json");
    }
}
