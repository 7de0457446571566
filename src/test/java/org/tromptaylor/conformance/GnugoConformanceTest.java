package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.process.CommandLine;
import org.tromptaylor.process.Programs;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.RuleIds;

/**
 * A real engine, asked for real: GNU Go 3.8. What it passes, where it differs and what it can't be
 * asked is known, and this fails if any of that changes.
 *
 * <p>It is skipped where there is no gnugo, unless the environment says {@code CI=true}.
 */
@Timeout(300)
class GnugoConformanceTest {

    private static final String KNOWN = "gnugo-3.8.txt";

    private static Report report;

    @BeforeAll
    static void askGnugo() throws Exception {
        report = run(gnugo(), "--mode", "gtp");
        assertEquals("GNU Go", report.subject().name());
        assertEquals("3.8", report.subject().version(), "the list is of another version");
    }

    private static String gnugo() {
        return Programs.need("gnugo").toString();
    }

    private static Report run(String... command) throws Exception {
        Corpus corpus = Corpus.bundled();
        Subject subject =
                new GtpSubject(List.of(command), List.of(), false, Duration.ofSeconds(60));
        return new Runner(subject, SkipList.EMPTY, 1, r -> {}).run(corpus, corpus.vectors());
    }

    /** The verdict as a skip list, with the counts as comments. */
    private static String verdict(Report report) {
        List<String> lines = new ArrayList<>();
        lines.add("# What GNU Go 3.8 answers otherwise (gnugo --mode gtp). Also a skip list.");
        for (RuleCount count : RuleCount.of(report)) {
            if (!count.isReading()) {
                lines.add(
                        String.format(
                                "# %-6s%4d passed, %3d failed, %3d skipped, %d errors",
                                count.rule(),
                                count.passed(),
                                count.failed(),
                                count.skipped(),
                                count.errors()));
            }
        }
        for (Result result : report.results()) {
            if (result.outcome() != Outcome.PASSED && result.outcome() != Outcome.SKIPPED) {
                String rule = result.vector().rules().get(0);
                lines.add(result.vector().id() + "  " + rule + ": " + RuleIds.title(rule));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void theVerdictIsTheKnownOne() throws Exception {
        String now = verdict(report);
        Path copy = Path.of("target", KNOWN);
        Files.writeString(copy, now);
        String known;
        try (InputStream in = GnugoConformanceTest.class.getResourceAsStream(KNOWN)) {
            assertNotNull(in, KNOWN);
            known = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertEquals(
                known,
                now,
                () ->
                        "GNU Go's verdict has changed. If that is right, because vectors were added,"
                                + " copy "
                                + copy
                                + " to src/test/resources/org/tromptaylor/conformance/");
    }

    @Test
    void itDiffersOnSuicideOnOldColouringsAndAfterTheEnd() {
        for (String rule : List.of("TT-6", "TT-7", "TT-8")) {
            RuleCount count = count(rule);
            assertTrue(count.failed() > 0 && count.passed() > 0, count.toString());
        }
        for (Result result : report.results()) {
            List<String> rules = result.vector().rules();
            if (result.outcome() == Outcome.FAILED) {
                assertTrue(
                        rules.stream().anyMatch(id -> id.matches("TT-6.*|TT-7\\.a|TT-8.*")),
                        result.vector() + " fails on other grounds: " + result.detail());
            }
        }
    }

    @Test
    void whatItCannotBeAskedIsSkippedWithAReason() {
        for (String rule : List.of("TT-3", "TT-4", "TT-9", "TT-10")) {
            assertEquals(0, count(rule).failed(), rule);
            assertTrue(count(rule).skipped() > 0, rule);
        }
        for (Result result : report.results()) {
            if (result.outcome() == Outcome.SKIPPED) {
                assertTrue(!result.detail().isEmpty(), result.vector().id());
            }
        }
    }

    @Test
    void suicideIsAllowedIfItsCommandLineSaysSo() throws Exception {
        Report allowing = run(gnugo(), "--mode", "gtp", "--allow-suicide");
        List<String> failed =
                allowing.results().stream()
                        .filter(result -> result.outcome() == Outcome.FAILED)
                        .filter(r -> r.vector().rules().get(0).equals("TT-7.a"))
                        .map(result -> result.vector().id() + ": " + result.detail())
                        .toList();
        assertEquals(List.of(), failed);
    }

    /** Each option is recognised as what it says; no answer but that of a game of 830 turns differs. */
    @ParameterizedTest
    @CsvSource({
        "'', 'simple ko, suicide forbidden', true",
        "--allow-suicide, 'simple ko, suicide allowed', true",
        "--allow-all-suicide, 'simple ko, suicide allowed even of a single stone', true",
        "--no-ko, 'no ko rule, suicide forbidden', true",
        "--positional-superko, 'positional superko, suicide forbidden', false",
        "--situational-superko, 'situational superko, suicide forbidden', false",
        "--allow-suicide --positional-superko,"
                + " 'positional superko, suicide of two or more stones allowed whatever it"
                + " repeats', false",
    })
    void theDiagnosisIsWhatItsOptionsSay(String options, String rules, boolean exact)
            throws Exception {
        List<String> command = new ArrayList<>();
        command.add(gnugo());
        command.addAll(List.of("--mode", "gtp"));
        command.addAll(options.isEmpty() ? List.of() : CommandLine.words(options));
        Diagnosis diagnosis = Diagnosis.of(run(command.toArray(new String[0]))).orElseThrow();
        String end = ", turns are taken after the end too";
        assertEquals(
                exact
                        ? rules + end + ": all " + diagnosis.compared() + " answers agree"
                        : "no rule set that is known here; closest: "
                                + rules
                                + end
                                + ", but 1 of "
                                + diagnosis.compared()
                                + " answers differs: tt6-nine-kos-with-passes-on-13x13",
                diagnosis.sentence().replace("; not asked: scores", ""));
    }

    private static RuleCount count(String rule) {
        return RuleCount.of(report).stream()
                .filter(count -> count.rule().equals(rule))
                .findFirst()
                .orElseThrow();
    }
}
