package org.tromptaylor.conformance;

import java.io.PrintWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.RuleIds;

/** A report for people: a table by rule, the reasons of the skips, failures at length. */
public final class ConsoleReport {

    private static final int WIDTH = 96;
    private static final int TITLE_WIDTH = 54;
    private static final int STDERR_LINES = 10;
    private static final String RED = "\u001b[31m";
    private static final String GREEN = "\u001b[32m";
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final PrintWriter out;
    private final boolean colour;
    private final int failures;
    private final boolean verbose;

    /**
     * A report on a stream.
     *
     * @param colour whether to use colours
     * @param failures how many failures to show at length; the others get a line each
     * @param verbose whether to count by readings too
     */
    public ConsoleReport(PrintWriter out, boolean colour, int failures, boolean verbose) {
        this.out = out;
        this.colour = colour;
        this.failures = failures;
        this.verbose = verbose;
    }

    /** One vector's result in a line. */
    public void line(Result result) {
        String colours = bad(result) ? RED : result.outcome() == Outcome.PASSED ? GREEN : "";
        String word = String.format("%-15s", result.outcome().id());
        String detail = result.detail().isEmpty() ? result.note() : result.detail();
        out.println(
                paint(colours, word)
                        + result.vector().id()
                        + (detail.isEmpty() ? "" : ": " + detail));
        out.flush();
    }

    private static boolean bad(Result result) {
        return result.outcome() == Outcome.FAILED || result.outcome().isError();
    }

    /** All but the last line. */
    public void body(Report report) {
        head(report);
        table(report);
        reasons("Skipped", report, r -> r.outcome() == Outcome.SKIPPED ? r.detail() : "");
        reasons("Compared in part", report, r -> r.outcome() == Outcome.SKIPPED ? "" : r.note());
        bad(report);
        stderr(report);
        out.println();
        report.diagnosis().ifPresent(diagnosis -> wrapped("Diagnosis: " + diagnosis.sentence()));
    }

    /** Words in lines of a bearable length. */
    private void wrapped(String words) {
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
                out.println(line);
                line = new StringBuilder(" ");
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        out.println(line);
    }

    private void head(Report report) {
        Identity subject = report.subject();
        String version = subject.version().isEmpty() ? "" : " " + subject.version();
        String command =
                subject.command().isEmpty()
                        ? ""
                        : ", " + subject.kind() + ": " + String.join(" ", subject.command());
        out.println(paint(BOLD, subject.name() + version) + command);
        report.notes().forEach(note -> out.println("  " + note));
        out.println(
                "Corpus "
                        + report.corpus().version()
                        + ": "
                        + report.results().size()
                        + " of "
                        + report.corpus().vectors().size()
                        + " vectors");
    }

    private void table(Report report) {
        out.println();
        row("", "rule", "by the rule that decides", "passed", "failed", "skipped", "errors");
        for (RuleCount count : RuleCount.of(report)) {
            boolean bad = count.failed() + count.errors() > 0;
            if (count.isReading() && !(verbose || bad)) {
                continue;
            }
            row(
                    bad ? RED : "",
                    count.isReading() ? "  " + count.rule() : count.rule(),
                    RuleIds.title(count.rule()),
                    number(count.passed()),
                    number(count.failed()),
                    number(count.skipped()),
                    number(count.errors()));
        }
    }

    private static String number(long count) {
        return count == 0 ? "-" : String.valueOf(count);
    }

    private void row(String colours, String rule, String title, String... columns) {
        String shown =
                title.length() <= TITLE_WIDTH ? title : title.substring(0, TITLE_WIDTH - 3) + "...";
        StringBuilder row = new StringBuilder();
        row.append(String.format("%-10s%-" + TITLE_WIDTH + "s", rule, shown));
        for (String column : columns) {
            row.append(String.format("%8s", column));
        }
        out.println(paint(colours, row.toString()));
    }

    /** Groups the results by a text, leaves those aside that have none, and counts them. */
    private void reasons(String heading, Report report, Function<Result, String> text) {
        Map<String, Long> counts =
                report.results().stream()
                        .map(text)
                        .filter(reason -> !reason.isEmpty())
                        .collect(
                                Collectors.groupingBy(
                                        reason -> reason,
                                        LinkedHashMap::new,
                                        Collectors.counting()));
        if (!counts.isEmpty()) {
            out.println();
            out.println(heading);
            counts.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                    .forEach(e -> out.printf("%5d  %s%n", e.getValue(), e.getKey()));
        }
    }

    private void bad(Report report) {
        List<Result> bad = report.results().stream().filter(ConsoleReport::bad).toList();
        // The failures first: an answer tells more than none.
        List<Result> ordered =
                bad.stream()
                        .sorted(Comparator.comparing((Result r) -> r.outcome().isError()))
                        .toList();
        int shown = Math.min(failures, ordered.size());
        for (Result result : ordered.subList(0, shown)) {
            out.println();
            out.println(
                    paint(RED, result.outcome().id() + " ") + paint(BOLD, result.vector().id()));
            FailureText.lines(result).forEach(out::println);
        }
        if (shown < ordered.size()) {
            out.println();
            out.println(
                    (shown > 0 ? "The others" : "Failures")
                            + " (--failures "
                            + ordered.size()
                            + " shows all at length)");
            ordered.subList(shown, ordered.size()).forEach(this::line);
        }
    }

    private void stderr(Report report) {
        if (report.errorCount() > 0 && !report.errors().isBlank()) {
            List<String> lines = report.errors().lines().toList();
            out.println();
            out.println("Its last lines of standard error output");
            lines.subList(Math.max(0, lines.size() - STDERR_LINES), lines.size())
                    .forEach(line -> out.println("  " + Excerpt.line(line)));
        }
    }

    /** The last line. */
    public void summary(Report report) {
        long failed = report.count(Outcome.FAILED);
        String line =
                String.format(
                        Locale.ROOT,
                        "%d passed, %d failed, %d errors, %d skipped of %d vectors in %.1f s",
                        report.count(Outcome.PASSED),
                        failed,
                        report.errorCount(),
                        report.count(Outcome.SKIPPED),
                        report.results().size(),
                        report.took().toMillis() / 1000.0);
        out.println(paint(report.isGood() ? GREEN : RED, line));
    }

    private String paint(String colours, String text) {
        return colour && !colours.isEmpty() ? colours + text + PLAIN : text;
    }
}
