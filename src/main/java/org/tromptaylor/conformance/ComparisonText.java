package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.tromptaylor.conformance.Comparison.Cell;
import org.tromptaylor.conformance.Comparison.Row;
import org.tromptaylor.conformance.Comparison.Split;
import org.tromptaylor.vectors.RuleIds;

/** A comparison for people, as lines of text: a column for each subject. */
public final class ComparisonText {

    private static final int TITLE_WIDTH = 54;
    private static final int COLUMN = 9;

    private final Comparison comparison;
    private final List<String> lines = new ArrayList<>();

    private ComparisonText(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The lines. */
    public static List<String> lines(Comparison comparison) {
        ComparisonText text = new ComparisonText(comparison);
        text.subjects();
        text.table();
        text.splits();
        return text.lines.stream().map(String::stripTrailing).toList();
    }

    private void subjects() {
        int number = 0;
        for (SavedReport report : comparison.reports()) {
            number++;
            String command = report.command().isEmpty() ? "" : ", " + report.command();
            lines.add(
                    String.format("%2d  %s%s (%s)", number, report.name(), command, report.file()));
            if (!report.diagnosis().isEmpty()) {
                lines.add("    diagnosis: " + report.diagnosis());
            }
        }
        lines.add("Corpus " + comparison.version() + ": " + comparison.count() + " vectors");
    }

    private void table() {
        lines.add("");
        List<String> numbers = new ArrayList<>();
        for (int i = 1; i <= comparison.reports().size(); i++) {
            numbers.add(String.valueOf(i));
        }
        row("rule", "passed / asked, by the rule that decides", numbers);
        for (Row row : comparison.rows()) {
            boolean bad = row.cells().stream().anyMatch(c -> c.passed() < c.asked());
            if (!row.isReading() || bad) {
                String id = row.isReading() ? "  " + row.rule() : row.rule();
                row(id, RuleIds.title(row.rule()), row.cells().stream().map(this::share).toList());
            }
        }
        List<Cell> totals = comparison.totals();
        row("all", "", totals.stream().map(this::share).toList());
        lines.add("");
        total("passed", Cell::passed);
        total("failed", Cell::failed);
        total("errors", Cell::errors);
        total("skipped", Cell::skipped);
        if (totals.stream().anyMatch(cell -> cell.absent() > 0)) {
            total("not in its run", Cell::absent);
        }
    }

    private String share(Cell cell) {
        return cell.asked() == 0 ? "-" : cell.passed() + "/" + cell.asked();
    }

    private void total(String name, ToLongFunction<Cell> number) {
        row(
                "",
                name,
                comparison.totals().stream()
                        .map(number::applyAsLong)
                        .map(n -> n == 0 ? "-" : String.valueOf(n))
                        .toList());
    }

    private void row(String rule, String title, List<String> columns) {
        String shown =
                title.length() <= TITLE_WIDTH ? title : title.substring(0, TITLE_WIDTH - 3) + "...";
        StringBuilder row = new StringBuilder();
        row.append(String.format("%-10s%-" + TITLE_WIDTH + "s", rule, shown));
        columns.forEach(column -> row.append(String.format("%" + COLUMN + "s", column)));
        lines.add(row.toString());
    }

    private void splits() {
        List<Split> splits = comparison.splits();
        lines.add("");
        if (splits.isEmpty()) {
            lines.add("No vector passed here and not there.");
            return;
        }
        lines.add(
                splits.size()
                        + (splits.size() == 1 ? " vector" : " vectors")
                        + " passed here and not there"
                        + " (+ passed, x failed, ! error, - skipped, . not in its run)");
        StringBuilder head = new StringBuilder();
        for (int i = 1; i <= comparison.reports().size(); i++) {
            head.append(String.format("%3d", i));
        }
        lines.add(head.toString());
        for (Split split : splits) {
            StringBuilder line = new StringBuilder();
            split.outcomes().forEach(outcome -> line.append("  ").append(sign(outcome)));
            lines.add(line + String.format("  %-8s", split.vector().rule()) + split.id());
        }
    }

    private static char sign(Optional<Outcome> outcome) {
        return outcome.map(
                        o ->
                                switch (o) {
                                    case PASSED -> '+';
                                    case FAILED -> 'x';
                                    case SKIPPED -> '-';
                                    case CRASHED, TIMED_OUT, PROTOCOL_ERROR -> '!';
                                })
                .orElse('.');
    }
}
