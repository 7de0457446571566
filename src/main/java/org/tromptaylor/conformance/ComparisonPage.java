package org.tromptaylor.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.conformance.Comparison.Cell;
import org.tromptaylor.conformance.Comparison.Row;
import org.tromptaylor.conformance.Comparison.Split;
import org.tromptaylor.vectors.RuleIds;

/** What {@code comparison.jte} shows. All words are plain text, still to be escaped. */
final class ComparisonPage {

    private final Comparison comparison;

    private ComparisonPage(Comparison comparison) {
        this.comparison = comparison;
    }

    /** The comparison as one self-contained page. */
    static String text(Comparison comparison) {
        return HtmlReport.render("comparison.jte", new ComparisonPage(comparison));
    }

    /** A column of the tables. */
    record Column(int number, String name, String command, String diagnosis, String file) {}

    /** A cell of a table: its words, and the style that says at a glance how good it is. */
    record Shown(String words, String style, String title) {}

    String corpus() {
        return comparison.version() + ", " + comparison.count() + " vectors";
    }

    List<Column> columns() {
        List<Column> columns = new ArrayList<>();
        for (SavedReport report : comparison.reports()) {
            columns.add(
                    new Column(
                            columns.size() + 1,
                            report.name(),
                            report.command(),
                            report.diagnosis(),
                            String.valueOf(report.file().getFileName())));
        }
        return columns;
    }

    List<Row> rows() {
        return comparison.rows().stream()
                .filter(
                        row ->
                                !row.isReading()
                                        || row.cells().stream()
                                                .anyMatch(c -> c.passed() < c.asked()))
                .toList();
    }

    List<Cell> totals() {
        return comparison.totals();
    }

    static String title(Row row) {
        return RuleIds.title(row.rule());
    }

    static Shown share(Cell cell) {
        String all =
                cell.passed()
                        + " passed, "
                        + cell.failed()
                        + " failed, "
                        + cell.errors()
                        + " errors, "
                        + cell.skipped()
                        + " skipped"
                        + (cell.absent() == 0 ? "" : ", " + cell.absent() + " not in its run");
        if (cell.asked() == 0) {
            return new Shown("–", "none", all);
        }
        String style = cell.passed() == cell.asked() ? "all" : "some";
        return new Shown(cell.passed() + " / " + cell.asked(), style, all);
    }

    List<Split> splits() {
        return comparison.splits();
    }

    static Shown outcome(Optional<Outcome> outcome) {
        String word = outcome.map(Outcome::id).orElse("not run");
        String style =
                outcome.map(
                                o ->
                                        o == Outcome.PASSED
                                                ? "all"
                                                : o == Outcome.SKIPPED ? "none" : "some")
                        .orElse("none");
        return new Shown(word, style, word);
    }
}
