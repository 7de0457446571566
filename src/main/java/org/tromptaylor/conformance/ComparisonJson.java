package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.tromptaylor.conformance.Comparison.Cell;
import org.tromptaylor.conformance.Comparison.Row;
import org.tromptaylor.conformance.Comparison.Split;
import org.tromptaylor.vectors.RuleIds;

/** A comparison for machines; {@code test-vectors/schema/comparison.schema.json} describes it. */
final class ComparisonJson {

    private ComparisonJson() {}

    /** The comparison as JSON text. */
    static String text(Comparison comparison) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("comparison", 1);
        json.putObject("corpus")
                .put("suite", "tromp-taylor")
                .put("version", comparison.version())
                .put("count", comparison.count());
        ArrayNode subjects = json.putArray("subjects");
        for (SavedReport report : comparison.reports()) {
            subjects.addObject()
                    .put("report", report.file().toString())
                    .put("name", report.name())
                    .put("command", report.command())
                    .put("diagnosis", report.diagnosis());
        }
        json.set("totals", cells(comparison.totals()));
        ArrayNode rules = json.putArray("rules");
        for (Row row : comparison.rows()) {
            ObjectNode rule = rules.addObject().put("rule", row.rule());
            rule.put("title", RuleIds.title(row.rule())).set("subjects", cells(row.cells()));
        }
        ArrayNode splits = json.putArray("differ");
        for (Split split : comparison.splits()) {
            ObjectNode entry = splits.addObject().put("id", split.id());
            split.vector().rules().forEach(entry.putArray("rules")::add);
            entry.put("title", split.vector().title());
            ArrayNode outcomes = entry.putArray("outcomes");
            split.outcomes().forEach(o -> outcomes.add(o.map(Outcome::id).orElse("not-run")));
        }
        return JsonReport.text(json);
    }

    private static ArrayNode cells(List<Cell> cells) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (Cell cell : cells) {
            array.addObject()
                    .put("passed", cell.passed())
                    .put("failed", cell.failed())
                    .put("errors", cell.errors())
                    .put("skipped", cell.skipped())
                    .put("not-run", cell.absent());
        }
        return array;
    }
}
