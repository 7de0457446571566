package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code lint --fix} writes, and what it leaves alone. */
class FixTest {

    @TempDir Path folder;
    private SmallCorpus corpus;

    @BeforeEach
    void writeAFaultlessCorpus() throws Exception {
        corpus = SmallCorpus.in(folder);
    }

    @Test
    void leavesAFaultlessCorpusAlone() throws Exception {
        assertEquals(SmallCorpus.TEXT, corpus.text());
        assertEquals(List.of(), Linter.fix(folder).written());
    }

    @Test
    void writesTheIndexAndTheListOfIds() throws Exception {
        Files.delete(folder.resolve("index.json"));
        Files.delete(folder.resolve("ids/0.1.txt"));
        assertEquals(List.of("index.json", "ids/0.1.txt"), Linter.fix(folder).written());
        assertEquals(
                """
                {
                  "suite": "tromp-taylor",
                  "files": [
                    "tt6-small.json"
                  ]
                }
                """,
                corpus.text("index.json"));
        assertEquals(
                "tt6-move-on-one-point\ntt6-white-fills-one-by-two\ntt9-empty-grid\n",
                corpus.text("ids/0.1.txt"));
    }

    @Test
    void writesCountRequiresVariantsAndForm() throws Exception {
        String variants = corpus.text().split("\"variants\": ")[1].split("\"flags\"")[0];
        corpus.with("\"variants\": " + variants, "")
                .with("[\"rectangular\", \"size<5\"]", "[]")
                .with("\"count\": 3", "\"count\": 7")
                .with("\"grid\": [\n        \".....\",", "\"grid\": [\".....\",");
        Linter.Report report = Linter.fix(folder);
        assertEquals(List.of(), report.problems());
        assertEquals(List.of(SmallCorpus.FILE), report.written());
        assertEquals(SmallCorpus.TEXT, corpus.text());
    }

    @Test
    void dropsTheListsOfNothing() throws Exception {
        corpus.with(
                        "\"flags\": [\"tiny\"],\n      \"requires\"",
                        "\"flags\": [], \"source\": [],\n      \"requires\"")
                .with("\"tiny\": \"On the smallest grids.\"", "");
        assertEquals(List.of(), Linter.fix(folder).problems());
        assertFalse(corpus.text().contains("\"source\""));
        assertEquals(1, corpus.text().split("\"flags\"").length - 1);
    }

    @Test
    void neverChangesAnAnswer() throws Exception {
        corpus.with("\"black\": 0", "\"black\": 1");
        String wrong = corpus.text();
        assertEquals(3, Linter.fix(folder).problems().size());
        assertEquals(wrong, corpus.text());
    }

    @Test
    void leavesRubbishAlone() throws Exception {
        corpus.write("tt1-rubbish.json", "{\"vectors\": [1, ");
        Linter.fix(folder);
        assertEquals("{\"vectors\": [1, ", corpus.text("tt1-rubbish.json"));
    }

    @Test
    void losesNothingOfAVectorThatItDoesNotUnderstand() throws Exception {
        corpus.with(
                "\"kind\": \"score\"",
                "\"kind\": \"scorn\", \"more\": {\"b\": 1, \"a\": [[], {}, null]}");
        var before = Json.read(corpus.text());
        Linter.fix(folder);
        assertEquals(before, Json.read(corpus.text()));
        assertEquals(List.of(), Linter.fix(folder).written());
    }
}
