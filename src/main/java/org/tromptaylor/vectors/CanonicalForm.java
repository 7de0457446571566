package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The one way to write a file of vectors: UTF-8, two spaces a level, the fields in a fixed order, a
 * final newline. The rows of a grid stand one below the other. Any other value stands on one line if
 * it fits into 100 columns; if not, plain values are filled up to there, and everything else gets a
 * line for each entry.
 */
final class CanonicalForm {

    private static final int COLUMNS = 100;

    private static final List<String> FILE =
            List.of("$schema", "suite", "version", "title", "flags", "count", "vectors");
    private static final List<String> BEFORE_QUESTION =
            List.of("id", "supersedes", "rules", "since", "title", "width", "height", "kind");
    private static final List<String> AFTER_QUESTION =
            List.of("expect", "variants", "flags", "requires", "source", "comment");
    private static final List<String> ANSWER =
            List.of(
                    "refused",
                    "next",
                    "grid",
                    "removed",
                    "over",
                    "black",
                    "white",
                    "winner",
                    "sequences",
                    "finished");
    private static final List<String> REFUSAL = List.of("turn", "reason", "repeats", "cycle");

    private final StringBuilder text = new StringBuilder();

    private CanonicalForm() {}

    /** The text of a file of vectors. */
    static String of(ObjectNode file) {
        CanonicalForm form = new CanonicalForm();
        form.text.append("{");
        String end = "";
        for (String name : ordered(file, FILE)) {
            form.text.append(end);
            JsonNode value = file.get(name);
            form.name(1, name);
            if (name.equals("vectors") && value.isArray()) {
                form.lines(value, 1, true);
            } else if (value.isObject() && !value.isEmpty()) {
                form.fields((ObjectNode) value, List.of(), 1);
            } else {
                form.value(value, 1, name);
            }
            end = ",";
        }
        return form.text.append("\n}\n").toString();
    }

    private void vector(JsonNode vector, int level) {
        if (!vector.isObject()) {
            value(vector, level, "");
            return;
        }
        List<String> order = new ArrayList<>(BEFORE_QUESTION);
        for (Kind kind : Kind.values()) {
            if (kind.id().equals(vector.path("kind").asText())) {
                order.addAll(kind.fields());
            }
        }
        order.addAll(AFTER_QUESTION);
        fields((ObjectNode) vector, order, level);
    }

    // What has been written of the line so far ends where the value begins.
    private void value(JsonNode value, int level, String name) {
        String line = name.equals("grid") || !value.isContainerNode() ? null : oneLine(value, name);
        int column = text.length() - text.lastIndexOf("\n") - 1;
        if (!value.isContainerNode()) {
            text.append(value);
        } else if (line != null && column + line.length() < COLUMNS) {
            text.append(line);
        } else if (value.isObject()) {
            fields((ObjectNode) value, orderIn(name), level);
        } else if (name.equals("grid") || !name.equals("steps") && hasContainers(value)) {
            lines(value, level, false);
        } else {
            fill(value, level);
        }
    }

    private void fields(ObjectNode object, List<String> order, int level) {
        text.append('{');
        String end = "";
        for (String name : ordered(object, order)) {
            text.append(end);
            name(level + 1, name);
            value(object.get(name), level + 1, name);
            end = ",";
        }
        newLine(level);
        text.append('}');
    }

    private void lines(JsonNode array, int level, boolean vectors) {
        text.append('[');
        String end = "";
        for (JsonNode entry : array) {
            text.append(end);
            newLine(level + 1);
            if (vectors) {
                vector(entry, level + 1);
            } else {
                value(entry, level + 1, "refusal");
            }
            end = ",";
        }
        if (!array.isEmpty()) {
            newLine(level);
        }
        text.append(']');
    }

    private void fill(JsonNode array, int level) {
        text.append('[');
        newLine(level + 1);
        int column = 2 * (level + 1);
        for (int i = 0; i < array.size(); i++) {
            JsonNode value = array.get(i);
            String plain = value.isContainerNode() ? oneLine(value, "step") : value.toString();
            String entry = plain + (i < array.size() - 1 ? "," : "");
            boolean first = column == 2 * (level + 1);
            if (!first && column + 1 + entry.length() > COLUMNS) {
                newLine(level + 1);
                column = 2 * (level + 1);
                first = true;
            }
            text.append(first ? "" : " ").append(entry);
            column += entry.length() + (first ? 0 : 1);
        }
        newLine(level);
        text.append(']');
    }

    /** The value on one line; null if a grid is in it. */
    private static String oneLine(JsonNode value, String name) {
        List<String> entries = new ArrayList<>();
        if (value.isArray()) {
            for (JsonNode entry : value) {
                String line =
                        entry.isContainerNode() ? oneLine(entry, "refusal") : entry.toString();
                if (line == null) {
                    return null;
                }
                entries.add(line);
            }
            return "[" + String.join(", ", entries) + "]";
        }
        if (value.has("grid")) {
            return null;
        }
        for (String field : ordered((ObjectNode) value, orderIn(name))) {
            JsonNode entry = value.get(field);
            String line = entry.isContainerNode() ? oneLine(entry, field) : entry.toString();
            if (line == null) {
                return null;
            }
            entries.add(quoted(field) + ": " + line);
        }
        return "{" + String.join(", ", entries) + "}";
    }

    private static List<String> orderIn(String name) {
        return switch (name) {
            case "variants" -> List.copyOf(RuleSet.variants().keySet());
            case "refusal" -> REFUSAL;
            default -> ANSWER;
        };
    }

    // Fields that have no place in the order follow as they come.
    private static Set<String> ordered(ObjectNode object, List<String> order) {
        Set<String> names = new LinkedHashSet<>(order);
        names.removeIf(name -> !object.has(name));
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static boolean hasContainers(JsonNode array) {
        for (JsonNode entry : array) {
            if (entry.isContainerNode()) {
                return true;
            }
        }
        return false;
    }

    private void name(int level, String name) {
        newLine(level);
        text.append(quoted(name)).append(": ");
    }

    private void newLine(int level) {
        text.append('\n').append("  ".repeat(level));
    }

    private static String quoted(String name) {
        return Json.mapper().getNodeFactory().textNode(name).toString();
    }
}
