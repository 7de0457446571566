package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Schemas;
import org.tromptaylor.vectors.TestVector;

/** Two reports side by side: one good, and one with an outcome of each kind. */
class ComparisonTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir private Path folder;
    private Corpus corpus;
    private Path good;
    private Path mixed;

    @BeforeEach
    void writeReports() throws Exception {
        corpus = SmallCorpus.corpus(folder);
        good = write("good.json", Map.of(), corpus.vectors());
        List<String> ids = SmallCorpus.IDS;
        mixed =
                write(
                        "mixed.json",
                        Map.of(
                                ids.get(0),
                                FakeSubject.says(new Reply.Answered(FakeSubject.reaches(false))),
                                ids.get(1),
                                FakeSubject.says(new Reply.Skipped("no words")),
                                ids.get(2),
                                FakeSubject.fails(Outcome.TIMED_OUT, "no answer within 1 s")),
                        corpus.vectors().subList(0, 4));
    }

    private Path write(String name, Map<String, FakeSubject.Act> acts, List<TestVector> vectors)
            throws Exception {
        Runner runner = new Runner(new FakeSubject(acts), SkipList.EMPTY, 20, r -> {});
        String text = JsonReport.text(runner.run(corpus, vectors));
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void theTableCountsTheAskedByRule() throws Exception {
        String text =
                String.join("\n", ComparisonText.lines(Comparison.read(List.of(good, mixed))));
        assertTrue(
                text.startsWith(
                        " 1  Fake 2, fake: fake it & <them> ("
                                + good
                                + ")\n    diagnosis: the Tromp-Taylor rules: all 5 answers agree"),
                text);
        assertTrue(text.contains("\nCorpus 0.1: 5 vectors\n"), text);
        assertTrue(text.matches("(?s).*\nTT-3 +reach +5/5 +1/3\n.*"), text);
        assertTrue(
                text.matches("(?s).*\n  TT-3.b +only vertical.* +5/5 +1/3\nall +5/5 +1/3\n.*"),
                text);
        assertTrue(text.matches("(?s).* skipped +- +1\n +not in its run +- +1\n.*"), text);
    }

    @Test
    void vectorsThatSomePassedAndOthersDidNotAreListed() throws Exception {
        List<String> lines = ComparisonText.lines(Comparison.read(List.of(mixed, good, good)));
        int head = lines.indexOf("  1  2  3");
        assertTrue(lines.get(head - 1).startsWith("2 vectors passed here and not there"));
        // What was skipped or not in the run divides nobody.
        assertEquals(
                List.of("  x  +  +  TT-3.b  tt3-first", "  !  +  +  TT-3.b  tt3-third"),
                lines.subList(head + 1, lines.size()));
        List<String> same = ComparisonText.lines(Comparison.read(List.of(good, good)));
        assertEquals("No vector passed here and not there.", same.get(same.size() - 1));
    }

    @Test
    void theJsonIsValidAndTellsTheSame() throws Exception {
        JsonNode json = MAPPER.readTree(ComparisonJson.text(Comparison.read(List.of(good, mixed))));
        assertEquals(List.of(), Schemas.problems(Schemas.COMPARISON, json));
        assertEquals(
                "{\"passed\":1,\"failed\":1,\"errors\":1,\"skipped\":1,\"not-run\":1}",
                json.at("/totals/1").toString());
        assertEquals("TT-3.b", json.at("/rules/1/rule").textValue());
        assertEquals("[\"passed\",\"timed-out\"]", json.at("/differ/1/outcomes").toString());
        ((ObjectNode) json).put("extra", 1);
        assertEquals(1, Schemas.problems(Schemas.COMPARISON, json).size());
    }

    @Test
    void thePageIsSelfContainedAndTellsTheSame() throws Exception {
        Page page = Page.of(ComparisonPage.text(Comparison.read(List.of(good, mixed))));
        page.assertSelfContained();
        assertEquals(List.of("TT-3reach5 / 51 / 3"), page.texts("rule"));
        assertTrue(page.texts("subjects").get(0).contains("fake it & <them> good.json"));
        assertEquals(2, page.ofClass("matrix").size());
        assertFalse(page.text().contains("<them>"));
    }

    // Reports that can't be compared

    private void assertRefused(String message, Path... files) {
        BadInputException e =
                assertThrows(BadInputException.class, () -> Comparison.read(List.of(files)));
        assertEquals(message, e.getMessage());
    }

    private Path changed(String from, String to) throws Exception {
        String text = Files.readString(good);
        assertTrue(text.contains(from), text);
        return Files.writeString(folder.resolve("changed.json"), text.replaceFirst(from, to));
    }

    @Test
    void anotherCorpusIsRefused() throws Exception {
        Path changed = changed("\"version\" : \"0.1\"", "\"version\" : \"0.2\"");
        assertRefused(
                changed
                        + ": of corpus 0.2 (5 vectors), but "
                        + good
                        + " is of corpus 0.1 (5 vectors)",
                good,
                changed);
        assertRefused(
                changed("\"reaches\" : true", "\"reaches\" : false")
                        + ": of corpus 0.1 (5 vectors), but "
                        + good
                        + " has another answer to 'tt3-first'",
                good,
                changed);
    }

    @Test
    void aDamagedReportIsRefused() throws Exception {
        Path file = changed("\"outcome\" : \"passed\"", "\"outcome\" : \"failed\"");
        assertRefused(file + ": damaged: its counts are not those of its results", file, good);
        assertRefused(
                changed("tt3-first", "tt3-fifth") + ": damaged: 'tt3-fifth' stands there twice",
                good,
                file);
        assertRefused(
                changed("\"TT-3.b\", \"TT-2\"", "\"TT-3.z\"") + ": no rule has the id 'TT-3.z'",
                file,
                good);
        assertRefused(
                changed("\"rule\" : \"TT-3\"", "\"rule\" : \"3\"")
                        + ": not a report: rules[0].rule: '3' is not of the form"
                        + " ^TT-D?[1-9][0-9]?(\\.[a-z])?$",
                file,
                good);
        assertRefused(
                changed("\"run\" : 5", "\"run\" : 4")
                        + ": damaged: it has 5 results, and says otherwise",
                file,
                good);
        Files.writeString(file, Files.readString(good).substring(0, 300));
        BadInputException e =
                assertThrows(BadInputException.class, () -> Comparison.read(List.of(file, good)));
        assertTrue(e.getMessage().endsWith("not JSON: it ends too early"), e.getMessage());
        assertRefused(folder + ": can't be read", good, folder);
        assertRefused(
                folder.resolve("no.json") + ": no such file", good, folder.resolve("no.json"));
    }

    @Test
    void oneReportIsNoComparison() {
        assertRefused("2 to 50 reports can be compared", good);
    }

    @Test
    void whatAReportSaysStaysTextOnThePage() throws Exception {
        Path evil =
                changed("\"name\" : \"Fake\"", "\"name\" : \"</script><b onclick='x'>\\\\u202e\"");
        Page page = Page.of(ComparisonPage.text(Comparison.read(List.of(evil, good))));
        page.assertSelfContained();
        assertFalse(page.text().contains("<b onclick"));
        assertFalse(page.text().contains("\u202e"));
    }
}
