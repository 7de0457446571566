package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Makes vectors of games that a program has found, with the answers that the engine gives. */
public final class VectorMaker {

    /** The version of the corpus that made vectors say they belong to. */
    private static final String VERSION = "0.1";

    private VectorMaker() {}

    /**
     * A question without words, to be asked once.
     *
     * @param kind {@link Kind#PLAY}, {@link Kind#LEGAL_MOVES} or {@link Kind#GAME}
     * @param turns points or passes, width * height for a point off the grid; all legal unless the
     *     kind is {@code PLAY}
     * @throws IllegalArgumentException if a turn is illegal where all must be legal
     */
    public static TestVector question(Kind kind, int width, int height, List<Integer> turns) {
        ObjectNode json = Json.mapper().createObjectNode();
        json.put("id", "tt6-found").putArray("rules").add("TT-6");
        json.put("since", VERSION).put("title", "Found");
        json.put("width", width).put("height", height).put("kind", kind.id());
        ArrayNode texts = json.putArray("turns");
        for (int turn : turns) {
            texts.add(text(width, height, turn));
        }
        json.put("comment", "Found.");
        json.set("expect", Answers.byEngine(new TestVector(json)));
        return new TestVector(json);
    }

    private static String text(int width, int height, int turn) {
        return turn == width * height ? "A" + (height + 1) : Notation.turn(width, height, turn);
    }

    /**
     * The vector with its words, and with everything that follows from the question.
     *
     * @param rules the ids that decide it, the deciding one first
     * @param comment the argument
     * @throws CorpusException if that makes no well-formed vector
     * @throws IllegalStateException if the reference answers otherwise than the engine did
     */
    public static TestVector worded(
            TestVector question, String id, List<String> rules, String title, String comment)
            throws CorpusException {
        ObjectNode json = question.json();
        json.put("id", id);
        json.remove("rules");
        rules.forEach(json.putArray("rules")::add);
        json.put("title", title).put("comment", comment);
        TestVector vector = TestVector.of(Fixer.completed(json));
        if (!Answers.byRules(vector).equals(vector.expect())) {
            throw new IllegalStateException("the engine and the reference differ: " + json);
        }
        return vector;
    }

    /** The text of a file of these vectors. */
    public static String file(String title, List<TestVector> vectors) {
        ObjectNode file = Json.mapper().createObjectNode();
        file.put("$schema", "schema/vector-file.schema.json").put("suite", "tromp-taylor");
        file.put("version", VERSION).put("title", title);
        file.putObject("flags");
        file.put("count", vectors.size());
        ArrayNode list = file.putArray("vectors");
        vectors.forEach(vector -> list.add(vector.json()));
        return CanonicalForm.of(file);
    }
}
