package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads files of vectors one after the other and collects everything that is wrong. */
final class CorpusReader {

    private static final String VECTOR = "#/$defs/vector";

    private final List<VectorFile> files = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Map<String, String> fileOfId = new LinkedHashMap<>();
    private String version;

    List<VectorFile> files() {
        return files;
    }

    List<String> problems() {
        return problems;
    }

    /** Reads one more file. */
    void read(String name, byte[] bytes) {
        JsonNode json;
        try {
            json = Json.read(bytes);
        } catch (Json.NotJsonException e) {
            problems.add(name + ": " + e.getMessage());
            return;
        }
        Set<Integer> bad = new HashSet<>();
        boolean headIsGood = true;
        for (Schemas.Problem problem : Schemas.problems(Schemas.VECTOR_FILE, "", json)) {
            List<Object> path = problem.path();
            if (path.size() >= 2 && path.get(0).equals("vectors")) {
                int index = (Integer) path.get(1);
                bad.add(index);
                problems.add(
                        name + ": " + nameOf(json.get("vectors"), index) + ": " + problem.line(2));
            } else {
                headIsGood = false;
                problems.add(name + ": " + problem.line());
            }
        }
        List<TestVector> vectors = new ArrayList<>();
        JsonNode list = json.path("vectors");
        for (int i = 0; list.isArray() && i < list.size(); i++) {
            checkId(name, list, i);
            if (!bad.contains(i)) {
                ObjectNode vector = (ObjectNode) list.get(i);
                List<String> found = new ArrayList<>(misfits(vector));
                if (json.path("flags").isObject()) {
                    found.addAll(undescribedFlags(vector, json.get("flags")));
                }
                found.forEach(
                        p -> problems.add(name + ": " + vector.get("id").textValue() + ": " + p));
                if (found.isEmpty()) {
                    vectors.add(new TestVector(vector));
                }
            }
        }
        if (headIsGood) {
            checkHead(name, json);
            files.add(new VectorFile(name, ((ObjectNode) json).deepCopy(), vectors));
        }
    }

    /** What is wrong with a vector by itself. */
    static List<String> vectorProblems(JsonNode vector) {
        List<String> problems =
                Schemas.problems(Schemas.VECTOR_FILE, VECTOR, vector).stream()
                        .map(Schemas.Problem::line)
                        .toList();
        return problems.isEmpty() ? misfits((ObjectNode) vector) : problems;
    }

    private void checkHead(String name, JsonNode json) {
        int count = json.get("vectors").size();
        if (json.get("count").intValue() != count) {
            problems.add(
                    name
                            + ": count is "
                            + json.get("count")
                            + ", but there are "
                            + count
                            + " vectors");
        }
        String itsVersion = json.get("version").textValue();
        if (version == null) {
            version = itsVersion;
        } else if (!version.equals(itsVersion)) {
            problems.add(
                    name
                            + ": version is "
                            + itsVersion
                            + ", but "
                            + files.get(0).name()
                            + " has "
                            + version);
        }
    }

    private void checkId(String name, JsonNode list, int index) {
        JsonNode id = list.get(index).path("id");
        if (id.isTextual()) {
            String earlier = fileOfId.putIfAbsent(id.textValue(), name);
            if (earlier != null) {
                problems.add(
                        name
                                + ": "
                                + Words.shown(id.textValue(), 80)
                                + ": the id is used twice"
                                + (earlier.equals(name) ? "" : ", also in " + earlier));
            }
        }
    }

    private static List<String> undescribedFlags(JsonNode vector, JsonNode described) {
        List<String> problems = new ArrayList<>();
        for (JsonNode flag : vector.path("flags")) {
            if (!described.has(flag.textValue())) {
                problems.add("the flag " + Words.quoted(flag.textValue()) + " is not described");
            }
        }
        return problems;
    }

    // What the schema can't say and a reader relies on.
    private static List<String> misfits(ObjectNode vector) {
        List<String> problems = new ArrayList<>();
        for (JsonNode rule : vector.get("rules")) {
            if (!RuleIds.exists(rule.textValue())) {
                problems.add("rules: there is no rule " + Words.quoted(rule.textValue()));
            }
        }
        int width = vector.get("width").intValue();
        int height = vector.get("height").intValue();
        String point = vector.path("point").asText();
        String kind = vector.get("kind").textValue();
        if (kind.equals(Kind.REACHES.id())
                && Notation.point(width, height, point) == width * height) {
            problems.add("point: " + point + " is off the grid");
        }
        // Of these two kinds all turns are legal; in play one may be refused as off the grid.
        if (kind.equals(Kind.GAME.id()) || kind.equals(Kind.LEGAL_MOVES.id())) {
            for (JsonNode turn : vector.get("turns")) {
                if (Notation.turn(width, height, turn.textValue()) == width * height) {
                    problems.add("turns: " + turn.textValue() + " is off the grid");
                }
            }
        }
        misfit(problems, width, height, "grid", vector);
        misfit(problems, width, height, "expect.grid", vector.get("expect"));
        for (Map.Entry<String, JsonNode> variant : vector.path("variants").properties()) {
            String path = "variants." + variant.getKey() + ".grid";
            misfit(problems, width, height, path, variant.getValue());
        }
        if (vector.has("depth")) {
            int lengths = vector.get("depth").intValue() + 1;
            for (String field : List.of("sequences", "finished")) {
                int size = vector.get("expect").get(field).size();
                if (size != lengths) {
                    problems.add("expect." + field + ": has " + size + " entries, not " + lengths);
                }
            }
        }
        if (problems.isEmpty() && kind.equals(Kind.DISPUTE.id())) {
            try {
                Answers.byRuleSet(RuleSet.TROMP_TAYLOR, new TestVector(vector));
            } catch (IllegalArgumentException e) {
                problems.add("steps: " + e.getMessage());
            }
        }
        return problems;
    }

    private static void misfit(
            List<String> problems, int width, int height, String path, JsonNode holder) {
        if (holder.has("grid")) {
            List<String> rows = new ArrayList<>();
            holder.get("grid").forEach(row -> rows.add(row.textValue()));
            try {
                Notation.grid(width, height, rows);
            } catch (IllegalArgumentException e) {
                problems.add(path + ": " + e.getMessage());
            }
        }
    }

    private static String nameOf(JsonNode vectors, int index) {
        JsonNode id = vectors.get(index).path("id");
        return id.isTextual() ? Words.shown(id.textValue(), 80) : "vector " + (index + 1);
    }
}
