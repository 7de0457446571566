package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tromptaylor.conformance.FailurePart.Line;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.RuleIds;

/** What {@code report.jte} shows of a report. All words are plain text, still to be escaped. */
final class ReportPage {

    private static final int STDERR_LINES = 200;

    private final Report report;
    private final List<Result> bad;
    private final List<Result> full;
    private final String diagnosis;

    /**
     * @param most how many failures are shown in full; of the others there is a line each
     */
    ReportPage(Report report, int most) {
        this.report = report;
        this.bad = report.results().stream().filter(ReportPage::isBad).toList();
        this.full = chosen(bad, most);
        this.diagnosis = report.diagnosis().map(Diagnosis::sentence).map(Excerpt::line).orElse("");
    }

    private static boolean isBad(Result result) {
        return result.outcome() == Outcome.FAILED || result.outcome().isError();
    }

    /**
     * Those to show in full, in the order of the corpus: as many of each rule or reading as there is
     * room for, answers before errors, so that none is crowded out by another.
     */
    private static List<Result> chosen(List<Result> bad, int most) {
        Map<String, List<Result>> groups =
                bad.stream()
                        .collect(
                                Collectors.groupingBy(
                                        r -> r.outcome().isError() + r.vector().rules().get(0),
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        List<List<Result>> answersFirst =
                groups.values().stream()
                        .sorted(Comparator.comparing(group -> group.get(0).outcome().isError()))
                        .toList();
        Set<Result> chosen = new HashSet<>();
        for (int round = 0; chosen.size() < Math.min(most, bad.size()); round++) {
            for (List<Result> group : answersFirst) {
                if (round < group.size() && chosen.size() < most) {
                    chosen.add(group.get(round));
                }
            }
        }
        return bad.stream().filter(chosen::contains).toList();
    }

    String subject() {
        Identity subject = report.subject();
        String version = subject.version().isEmpty() ? "" : " " + subject.version();
        return Excerpt.line(subject.name() + version);
    }

    String title() {
        return subject() + ": Tromp-Taylor conformance";
    }

    /** The subject's address, if it is one that a browser may follow; else empty. */
    String homepage() {
        String address = report.subject().homepage();
        return address.matches("https?://[^\\s\"'<>]{1,300}") ? address : "";
    }

    List<Line> facts() {
        Identity subject = report.subject();
        List<Line> facts = new ArrayList<>();
        if (!subject.command().isEmpty()) {
            String command = String.join(" ", subject.command());
            facts.add(new Line("Command", subject.kind() + ": " + Excerpt.line(command)));
        }
        if (!subject.language().isEmpty()) {
            facts.add(new Line("Language", Excerpt.line(subject.language())));
        }
        int all = report.corpus().vectors().size();
        facts.add(
                new Line(
                        "Corpus",
                        report.corpus().version()
                                + ", "
                                + report.results().size()
                                + " of "
                                + all
                                + " vectors"));
        facts.add(
                new Line(
                        "Run",
                        String.format(
                                Locale.ROOT,
                                "%tF %<tR UTC, %.1f s",
                                report.started().atZone(java.time.ZoneOffset.UTC),
                                report.took().toMillis() / 1000.0)));
        for (String note : report.notes()) {
            facts.add(new Line("Note", Excerpt.line(note)));
        }
        return facts;
    }

    boolean good() {
        return report.isGood() && !report.nothingAsked();
    }

    /** What came of it, in a sentence. */
    String verdict() {
        if (report.nothingAsked()) {
            return "None of the vectors could be asked.";
        }
        long passed = report.count(Outcome.PASSED);
        long skipped = report.count(Outcome.SKIPPED);
        long asked = report.results().size() - skipped;
        String rest = skipped == 0 ? "" : " " + skipped + " could not be asked or were skipped.";
        return passed == asked
                ? "All " + asked + " vectors that were asked passed." + rest
                : bad.size() + " of the " + asked + " vectors that were asked did not pass." + rest;
    }

    /** Which rule set the subject follows; empty if there was no answer. */
    String diagnosis() {
        return diagnosis;
    }

    /**
     * A count with its share of the run.
     *
     * @param from how many come before it
     */
    record Count(String name, long count, long from, long all) {
        /** Where its part of the bar begins, and how wide it is, in hundredths. */
        String start() {
            return hundredths(from);
        }

        String width() {
            return hundredths(count);
        }

        private String hundredths(long part) {
            return String.format(Locale.ROOT, "%.2f", 100.0 * part / all);
        }
    }

    List<Count> counts() {
        long passed = report.count(Outcome.PASSED);
        long failed = report.count(Outcome.FAILED);
        long errors = report.errorCount();
        long skipped = report.count(Outcome.SKIPPED);
        long all = report.results().size();
        return List.of(
                new Count("passed", passed, 0, all),
                new Count("failed", failed, passed, all),
                new Count("errors", errors, passed + failed, all),
                new Count("skipped", skipped, passed + failed + errors, all));
    }

    /** The rows of the table: all rules, and the readings where something went wrong. */
    List<RuleCount> rules() {
        return RuleCount.of(report).stream()
                .filter(c -> !c.isReading() || c.failed() + c.errors() > 0)
                .toList();
    }

    static String ruleTitle(RuleCount count) {
        return RuleIds.title(count.rule());
    }

    static String number(long count) {
        return count == 0 ? "–" : String.valueOf(count);
    }

    /** The anchor of the first failure that counts for a rule; empty if none is shown. */
    String firstFailure(String rule) {
        return full.stream()
                .filter(r -> r.vector().rules().get(0).startsWith(rule))
                .filter(r -> RuleIds.rule(r.vector().rules().get(0)).equals(RuleIds.rule(rule)))
                .map(r -> new FailurePart(r).anchor())
                .findFirst()
                .orElse("");
    }

    /** The reasons of the skips, the most frequent first: how many, and why. */
    List<Line> skips() {
        return reasons(r -> r.outcome() == Outcome.SKIPPED ? r.detail() : "");
    }

    /** What was compared in part only. */
    List<Line> partly() {
        return reasons(r -> r.outcome() == Outcome.SKIPPED ? "" : r.note());
    }

    private List<Line> reasons(Function<Result, String> text) {
        Map<String, Long> counts =
                report.results().stream()
                        .map(text)
                        .filter(reason -> !reason.isEmpty())
                        .collect(
                                Collectors.groupingBy(
                                        Excerpt::line, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(e -> new Line(String.valueOf(e.getValue()), e.getKey()))
                .toList();
    }

    List<FailurePart> failures() {
        return full.stream().map(FailurePart::new).toList();
    }

    int failureCount() {
        return bad.size();
    }

    int fullCount() {
        return full.size();
    }

    /** A line for each failure that is not shown in full: id, and how it differs. */
    List<Line> others() {
        Set<Result> shown = new HashSet<>(full);
        return bad.stream()
                .filter(r -> !shown.contains(r))
                .map(
                        r ->
                                new Line(
                                        r.vector().id(),
                                        r.outcome().id() + ": " + Excerpt.line(r.detail())))
                .toList();
    }

    /** The rules and readings that the failures in full cite. */
    List<SpecText.Cited> cited() {
        Set<String> ids = new TreeSet<>();
        full.forEach(r -> ids.addAll(r.vector().rules()));
        return SpecText.of(ids);
    }

    /** The end of what it wrote to standard error output. */
    String errors() {
        List<String> lines = report.errors().lines().toList();
        return lines.subList(Math.max(0, lines.size() - STDERR_LINES), lines.size()).stream()
                .map(Excerpt::line)
                .collect(Collectors.joining("\n"));
    }
}
