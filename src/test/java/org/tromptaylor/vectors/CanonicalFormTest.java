package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** How a file of vectors is written. */
class CanonicalFormTest {

    @Test
    void fieldsStandInAFixedOrder() throws Exception {
        assertEquals(
                """
                {
                  "suite": "tromp-taylor",
                  "count": 1,
                  "vectors": [
                    {
                      "id": "tt7-x",
                      "width": 1,
                      "height": 1,
                      "kind": "move",
                      "grid": [
                        "."
                      ],
                      "colour": "black",
                      "point": "A1",
                      "expect": {
                        "grid": [
                          "."
                        ]
                      },
                      "comment": "Why.",
                      "unknown": 1
                    }
                  ]
                }
                """,
                form(
                        """
                        {"vectors": [{"unknown": 1, "comment": "Why.", "expect": {"grid": ["."]},
                        "kind": "move", "point": "A1", "colour": "black", "grid": ["."],
                        "height": 1, "width": 1, "id": "tt7-x"}],
                        "count": 1, "suite": "tromp-taylor"}
                        """));
    }

    @Test
    void longArraysAreFilledUpToAHundredColumns() throws Exception {
        String turns = String.join(",", Collections.nCopies(40, "\"pass\""));
        String text = form("{\"vectors\": [{\"kind\": \"play\", \"turns\": [" + turns + "]}]}");
        assertEquals(
                """
                      "turns": [
                        "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass",
                        "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass",
                        "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass",
                        "pass", "pass", "pass", "pass", "pass", "pass", "pass"
                      ]
                """,
                text.substring(text.indexOf("      \"turns\""), text.indexOf("    }")));
    }

    @Test
    void refusalsStandOneALineIfTheyDoNotFitIntoOne() throws Exception {
        String refusal = "{\"cycle\": 2, \"turn\": 10, \"reason\": \"repeats\", \"repeats\": 8}";
        String text =
                form(
                        "{\"vectors\": [{\"expect\": {\"grid\": [\".\"], \"refused\": ["
                                + refusal
                                + ","
                                + refusal
                                + "]}}]}");
        assertTrue(
                text.contains(
                        """
                                "refused": [
                                  {"turn": 10, "reason": "repeats", "repeats": 8, "cycle": 2},
                                  {"turn": 10, "reason": "repeats", "repeats": 8, "cycle": 2}
                                ],
                        """),
                text);
    }

    @Test
    void aValueThatEndsAtTheHundredthColumnWithItsCommaFits() throws Exception {
        // Six columns of indent, "title": with a space, the value in quotation marks, a comma.
        for (int length = 60; length < 90; length++) {
            String word = "x".repeat(length);
            String text = form("{\"vectors\": [{\"rules\": [\"" + word + "\"], \"title\": 1}]}");
            String line = "      \"rules\": [\"" + word + "\"],";
            assertEquals(line.length() <= 100, text.contains(line + "\n"), text);
        }
    }

    @Test
    void lettersBeyondAsciiStayAndControlsAreEscaped() throws Exception {
        assertEquals(
                "{\n  \"title\": \"19×19 \\u0007 \\\"a\\\" \\\\\"\n}\n",
                form("{\"title\": \"19×19 \\u0007 \\u0022a\\u0022 \\\\\"}"));
    }

    @Test
    void writingAgainChangesNothing() throws Exception {
        assertEquals(SmallCorpus.TEXT, form(SmallCorpus.TEXT));
    }

    private static String form(String json) throws Json.NotJsonException {
        return CanonicalForm.of((ObjectNode) Json.read(json));
    }
}
