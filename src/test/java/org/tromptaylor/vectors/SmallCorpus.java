package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** A small corpus without a fault in a folder of its own, to be broken by tests. */
final class SmallCorpus {

    static final String FILE = "tt6-small.json";

    static final String TEXT =
            """
            {
              "$schema": "schema/vector-file.schema.json",
              "suite": "tromp-taylor",
              "version": "0.1",
              "title": "A small corpus",
              "flags": {
                "tiny": "On the smallest grids."
              },
              "count": 3,
              "vectors": [
                {
                  "id": "tt6-move-on-one-point",
                  "rules": ["TT-6.b", "TT-6.a"],
                  "since": "0.1",
                  "title": "A move on a grid of one point repeats the start",
                  "width": 1,
                  "height": 1,
                  "kind": "play",
                  "turns": ["A1"],
                  "expect": {
                    "refused": [{"turn": 1, "reason": "repeats", "repeats": 0, "cycle": 1}],
                    "grid": [
                      "."
                    ]
                  },
                  "variants": {
                    "no-ko": {
                      "refused": [],
                      "grid": [
                        "."
                      ]
                    },
                    "situational-superko": {
                      "refused": [],
                      "grid": [
                        "."
                      ]
                    },
                    "natural-situational-superko": {
                      "refused": [],
                      "grid": [
                        "."
                      ]
                    },
                    "no-suicide": {
                      "refused": [{"turn": 1, "reason": "suicide"}],
                      "grid": [
                        "."
                      ]
                    }
                  },
                  "flags": ["tiny"],
                  "requires": ["size<5"],
                  "comment": "The stone reaches no empty point and is cleared: the grid of the start."
                },
                {
                  "id": "tt6-white-fills-one-by-two",
                  "rules": ["TT-6.a"],
                  "since": "0.1",
                  "title": "White may not take the stone on one by two",
                  "width": 2,
                  "height": 1,
                  "kind": "legal-moves",
                  "turns": ["A1"],
                  "expect": {"moves": ["B1"]},
                  "requires": ["rectangular", "size<5"],
                  "comment": "White B1 takes A1, and that colouring is new."
                },
                {
                  "id": "tt9-empty-grid",
                  "rules": ["TT-9.b"],
                  "since": "0.1",
                  "title": "An empty grid scores nothing",
                  "width": 5,
                  "height": 5,
                  "kind": "score",
                  "grid": [
                    ".....",
                    ".....",
                    ".....",
                    ".....",
                    "....."
                  ],
                  "expect": {"black": 0, "white": 0},
                  "requires": ["setup"],
                  "comment": "No point reaches a colour."
                }
              ]
            }
            """;

    private final Path folder;

    private SmallCorpus(Path folder) {
        this.folder = folder;
    }

    /** Written into this folder, with all that {@code --fix} writes. */
    static SmallCorpus in(Path folder) throws IOException, CorpusException {
        Files.writeString(folder.resolve(FILE), TEXT);
        assertEquals(List.of(), Linter.fix(folder).problems());
        return new SmallCorpus(folder);
    }

    Path folder() {
        return folder;
    }

    String text() throws IOException {
        return text(FILE);
    }

    String text(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    /** Replaces what stands in the file once. */
    SmallCorpus with(String old, String fresh) throws IOException {
        String text = text();
        assertEquals(2, (text + " ").split(Pattern.quote(old), -1).length, old);
        return write(FILE, text.replace(old, fresh));
    }

    SmallCorpus write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
        return this;
    }

    List<String> lint() throws CorpusException {
        return Linter.lint(folder).problems();
    }

    /** What loading complains about. */
    List<String> loadProblems() {
        try {
            Corpus.load(folder);
            return List.of();
        } catch (CorpusException e) {
            return e.problems();
        }
    }
}
