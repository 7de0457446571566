package org.tromptaylor.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.RuleSet;

/** A report for machines; {@code test-vectors/schema/report.schema.json} describes it. */
public final class JsonReport {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private JsonReport() {}

    /** The report as JSON text. */
    public static String text(Report report) {
        return text(json(report));
    }

    /** An object as JSON text, with a line for each field. */
    static String text(ObjectNode json) {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
        try {
            return MAPPER.writer(printer).writeValueAsString(json) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode json(Report report) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("report", 1);
        json.set("subject", subject(report.subject()));
        json.putObject("corpus")
                .put("suite", "tromp-taylor")
                .put("version", report.corpus().version())
                .put("count", report.corpus().vectors().size())
                .put("run", report.results().size());
        json.put("started", report.started().truncatedTo(ChronoUnit.SECONDS).toString());
        json.put("seconds", seconds(report.took()));
        ObjectNode counts = json.putObject("counts");
        for (Outcome outcome : Outcome.values()) {
            counts.put(outcome.id(), report.count(outcome));
        }
        ArrayNode rules = json.putArray("rules");
        RuleCount.of(report).forEach(count -> rules.add(rule(count)));
        report.diagnosis().ifPresent(diagnosis -> json.set("diagnosis", diagnosis(diagnosis)));
        ArrayNode results = json.putArray("results");
        report.results().forEach(result -> results.add(result(result)));
        report.notes().forEach(json.putArray("notes")::add);
        json.put("stderr", report.errors());
        return json;
    }

    private static ObjectNode subject(Identity identity) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("kind", identity.kind());
        identity.command().forEach(json.putArray("command")::add);
        json.put("name", identity.name());
        json.put("version", identity.version());
        json.put("language", identity.language());
        json.put("homepage", identity.homepage());
        identity.capabilities()
                .ifPresent(
                        words ->
                                words.stream()
                                        .sorted()
                                        .forEach(json.putArray("capabilities")::add));
        return json;
    }

    private static ObjectNode rule(RuleCount count) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("rule", count.rule())
                .put("title", RuleIds.title(count.rule()))
                .put("passed", count.passed())
                .put("failed", count.failed())
                .put("skipped", count.skipped())
                .put("errors", count.errors());
    }

    private static ObjectNode result(Result result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", result.vector().id());
        result.vector().rules().forEach(json.putArray("rules")::add);
        json.put("title", result.vector().title());
        json.put("kind", result.vector().kind().id());
        json.put("outcome", result.outcome().id());
        json.set("expected", result.vector().expect());
        result.given().ifPresent(given -> json.set("given", given));
        json.put("detail", result.detail());
        json.put("note", result.note());
        json.put("seconds", seconds(result.took()));
        return json;
    }

    private static ObjectNode diagnosis(Diagnosis diagnosis) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("sentence", diagnosis.sentence());
        ids(json, "ko", diagnosis.ko());
        if (diagnosis.lookBackFrom() > 0) {
            json.putObject("look-back")
                    .put("from", diagnosis.lookBackFrom())
                    .put("to", diagnosis.lookBackTo());
        }
        ids(json, "suicide", diagnosis.suicide());
        ids(json, "end", diagnosis.end());
        ids(json, "scoring", diagnosis.scoring());
        json.put("compared", diagnosis.compared());
        diagnosis.differing().forEach(json.putArray("differing")::add);
        return json;
    }

    private static void ids(ObjectNode json, String name, Set<? extends RuleSet.Choice> choices) {
        ArrayNode ids = json.putArray(name);
        choices.forEach(choice -> ids.add(choice.id()));
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }
}
