package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One question about the rules with its one right answer. Immutable: nodes are handed out as
 * copies. {@code test-vectors/README.md} explains the fields.
 */
public final class TestVector {

    private final ObjectNode json;
    private final Kind kind;
    private final int width;
    private final int height;

    /** Of a node that the schema has accepted and whose grids fit. */
    TestVector(ObjectNode json) {
        this.json = json.deepCopy();
        this.kind = Kind.of(json.get("kind").textValue());
        this.width = json.get("width").intValue();
        this.height = json.get("height").intValue();
    }

    /**
     * The vector that a JSON object holds.
     *
     * @throws CorpusException if the schema refuses it, a rule is unknown or a grid does not fit
     */
    public static TestVector of(ObjectNode json) throws CorpusException {
        List<String> problems = CorpusReader.vectorProblems(json);
        if (!problems.isEmpty()) {
            throw new CorpusException(problems);
        }
        return new TestVector(json);
    }

    /** The readable slug that names it for ever. */
    public String id() {
        return text("id");
    }

    /** The id of the vector that this one corrects. */
    public Optional<String> supersedes() {
        return Optional.ofNullable(json.get("supersedes")).map(JsonNode::textValue);
    }

    /** The ids of the rules and readings that decide it, the deciding one first; not empty. */
    public List<String> rules() {
        return texts("rules");
    }

    /** The version of the corpus that it first appeared in. */
    public String since() {
        return text("since");
    }

    /** What it shows, in one sentence. */
    public String title() {
        return text("title");
    }

    /** The number of columns, 1 to 25. */
    public int width() {
        return width;
    }

    /** The number of rows, 1 to 25. */
    public int height() {
        return height;
    }

    /** Which kind of question it is. */
    public Kind kind() {
        return kind;
    }

    /** The right answer. */
    public ObjectNode expect() {
        return json.get("expect").deepCopy();
    }

    /** What other rule sets would answer, by their names, where that differs. Never right. */
    public Map<String, ObjectNode> variants() {
        Map<String, ObjectNode> variants = new LinkedHashMap<>();
        json.path("variants")
                .properties()
                .forEach(e -> variants.put(e.getKey(), e.getValue().deepCopy()));
        return variants;
    }

    /** Its flags, described at the head of its file; may be empty. */
    public List<String> flags() {
        return texts("flags");
    }

    /** What an implementation must be capable of to be asked; may be empty. */
    public List<String> requires() {
        return texts("requires");
    }

    /** Links to where the case came from; may be empty. */
    public List<String> source() {
        return texts("source");
    }

    /** Why the answer is right, from the rules. */
    public String comment() {
        return text("comment");
    }

    /** The whole vector as it stands in its file. */
    public ObjectNode json() {
        return json.deepCopy();
    }

    /**
     * What an implementation is shown: {@code id}, {@code kind}, {@code width}, {@code height}, the
     * fields of the question, and {@code requires} (an empty array if nothing is).
     */
    public ObjectNode question() {
        ObjectNode question = Json.mapper().createObjectNode();
        for (String field : List.of("id", "kind", "width", "height")) {
            question.set(field, json.get(field).deepCopy());
        }
        for (String field : kind.fields()) {
            question.set(field, json.get(field).deepCopy());
        }
        requires().forEach(question.putArray("requires")::add);
        return question;
    }

    /**
     * The question's grid, {@code width * height} colours with the top row first.
     *
     * @throws IllegalStateException if the question has none
     */
    public int[] grid() {
        List<String> rows = new ArrayList<>();
        field("grid").forEach(row -> rows.add(row.textValue()));
        return Notation.grid(width, height, rows);
    }

    /**
     * The question's point; {@code width * height}, which is no point, if it is off the grid.
     *
     * @throws IllegalStateException if the question has none
     */
    public int point() {
        return Notation.point(width, height, field("point").textValue());
    }

    /**
     * The question's colour.
     *
     * @throws IllegalStateException if the question has none
     */
    public int colour() {
        return Notation.colour(field("colour").textValue());
    }

    /**
     * The question's turns: points or passes; {@code width * height} for one off the grid.
     *
     * @throws IllegalStateException if the question has none
     */
    public int[] turns() {
        JsonNode turns = field("turns");
        int[] result = new int[turns.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = Notation.turn(width, height, turns.get(i).textValue());
        }
        return result;
    }

    /**
     * The question's depth: the number of turns in the longest sequences.
     *
     * @throws IllegalStateException if the question has none
     */
    public int depth() {
        return field("depth").intValue();
    }

    @Override
    public String toString() {
        return id();
    }

    private JsonNode field(String name) {
        if (!kind.fields().contains(name)) {
            throw new IllegalStateException("a '" + kind.id() + "' vector has no " + name);
        }
        return json.get(name);
    }

    private String text(String name) {
        return json.get(name).textValue();
    }

    private List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        json.path(name).forEach(text -> texts.add(text.textValue()));
        return List.copyOf(texts);
    }
}
