package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Vectors made for a test. */
final class TestVectors {

    private TestVectors() {}

    /** With some well-formed answer. */
    static TestVector of(String kind, int width, int height, String question) throws Exception {
        String some =
                switch (kind) {
                    case "reaches" -> "{\"reaches\": true}";
                    case "clear", "move" -> "{\"grid\": " + empty(width, height) + "}";
                    case "play" -> "{\"refused\": [], \"grid\": " + empty(width, height) + "}";
                    case "legal-moves" -> "{\"moves\": []}";
                    case "score" -> "{\"black\": 0, \"white\": 0}";
                    case "game" -> "{\"over\": false}";
                    case "dispute" ->
                            "{\"refused\": [], \"next\": \"lists\", \"grid\": "
                                    + empty(width, height)
                                    + "}";
                    default -> {
                        int lengths = json("{" + question + "}").get("depth").intValue() + 1;
                        String zeros = "[" + "0,".repeat(lengths - 1) + "0]";
                        yield "{\"sequences\": " + zeros + ", \"finished\": " + zeros + "}";
                    }
                };
        return of(kind, width, height, question, some);
    }

    static TestVector of(String kind, int width, int height, String question, String expect)
            throws Exception {
        return TestVector.of(
                (ObjectNode)
                        json(
                                """
                                {"id": "tt1-some", "rules": ["TT-1"], "since": "0.1",
                                "title": "Some vector", "width": %d, "height": %d,
                                "kind": "%s", %s, "expect": %s, "comment": "Because."}
                                """
                                        .formatted(width, height, kind, question, expect)));
    }

    static JsonNode json(String text) throws Json.NotJsonException {
        return Json.read(text);
    }

    private static String empty(int width, int height) {
        String row = "\"" + ".".repeat(width) + "\"";
        return "[" + (row + ",").repeat(height - 1) + row + "]";
    }
}
