package org.tromptaylor.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.vectors.Json;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.Schemas;

/**
 * A JSON report, read from its file again.
 *
 * @param file where it stands
 * @param name who was asked, with the version; fit for a line
 * @param command kind and command, as in {@code gtp: gnugo --mode gtp}; fit for a line, may be empty
 * @param diagnosis the rule set that it follows, in a line; empty if the report has none
 * @param version the corpus's
 * @param count how many vectors the corpus has
 * @param entries what came of each vector of the run, by id
 */
record SavedReport(
        Path file,
        String name,
        String command,
        String diagnosis,
        String version,
        int count,
        Map<String, Entry> entries) {

    /**
     * What came of a vector.
     *
     * @param rules the rules that decide it, the deciding one first
     * @param expected the right answer
     */
    record Entry(List<String> rules, String title, Outcome outcome, JsonNode expected) {
        String rule() {
            return rules.get(0);
        }
    }

    /**
     * Reads a report that need not be trusted.
     *
     * @throws BadInputException in one line, if the file can't be read, or is no report that {@code
     *     tt} has written
     */
    static SavedReport read(Path file) throws BadInputException {
        JsonNode json = json(file);
        List<String> problems = Schemas.problems(Schemas.REPORT, json);
        if (!problems.isEmpty()) {
            throw new BadInputException(file + ": not a report: " + problems.get(0));
        }
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (JsonNode result : json.get("results")) {
            String id = result.get("id").textValue();
            if (entries.put(id, entry(file, result)) != null) {
                throw new BadInputException(
                        file + ": damaged: " + Excerpt.of(id) + " stands there twice");
            }
        }
        SavedReport report =
                new SavedReport(
                        file,
                        name(json.get("subject")),
                        command(json.get("subject")),
                        Excerpt.line(json.at("/diagnosis/sentence").asText()),
                        json.at("/corpus/version").textValue(),
                        json.at("/corpus/count").intValue(),
                        entries);
        report.checkCounts(json);
        return report;
    }

    private static JsonNode json(Path file) throws BadInputException {
        try (InputStream in = Files.newInputStream(file)) {
            return Json.read(in.readNBytes(Json.MAX_BYTES + 1));
        } catch (NoSuchFileException e) {
            throw new BadInputException(file + ": no such file");
        } catch (AccessDeniedException e) {
            throw new BadInputException(file + ": can't be read: no permission");
        } catch (IOException e) {
            throw new BadInputException(file + ": can't be read");
        } catch (Json.NotJsonException e) {
            throw new BadInputException(file + ": " + e.getMessage());
        }
    }

    private static Entry entry(Path file, JsonNode result) throws BadInputException {
        List<String> rules = new ArrayList<>();
        for (JsonNode rule : result.get("rules")) {
            if (!RuleIds.exists(rule.textValue())) {
                throw new BadInputException(
                        file + ": no rule has the id " + Excerpt.of(rule.textValue()));
            }
            rules.add(rule.textValue());
        }
        return new Entry(
                List.copyOf(rules),
                Excerpt.line(result.get("title").textValue()),
                Outcome.of(result.get("outcome").textValue()),
                result.get("expected"));
    }

    private void checkCounts(JsonNode json) throws BadInputException {
        for (Outcome outcome : Outcome.values()) {
            if (json.at("/counts/" + outcome.id()).longValue() != count(outcome)) {
                throw new BadInputException(
                        file + ": damaged: its counts are not those of its results");
            }
        }
        if (json.at("/corpus/run").longValue() != entries.size() || entries.size() > count) {
            throw new BadInputException(
                    file + ": damaged: it has " + entries.size() + " results, and says otherwise");
        }
    }

    private long count(Outcome outcome) {
        return entries.values().stream().filter(entry -> entry.outcome() == outcome).count();
    }

    private static String name(JsonNode subject) {
        String version = subject.get("version").textValue();
        return Excerpt.line(
                subject.get("name").textValue() + (version.isEmpty() ? "" : " " + version));
    }

    private static String command(JsonNode subject) {
        List<String> words = new ArrayList<>();
        subject.get("command").forEach(word -> words.add(word.textValue()));
        return words.isEmpty()
                ? ""
                : Excerpt.line(subject.get("kind").textValue() + ": " + String.join(" ", words));
    }
}
