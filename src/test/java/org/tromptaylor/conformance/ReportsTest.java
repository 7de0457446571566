package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** One run with each outcome, in each kind of report. */
class ReportsTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir private Path folder;
    private Report report;

    @BeforeEach
    void run() throws Exception {
        Corpus corpus = SmallCorpus.corpus(folder);
        List<String> ids = SmallCorpus.IDS;
        Subject subject =
                new FakeSubject(
                        Map.of(
                                ids.get(0),
                                FakeSubject.says(new Reply.Answered(FakeSubject.reaches(false))),
                                ids.get(1),
                                FakeSubject.says(new Reply.Skipped("no \"words\" <here> & there")),
                                ids.get(2),
                                FakeSubject.fails(Outcome.TIMED_OUT, "no answer within 1 s"),
                                ids.get(3),
                                FakeSubject.fails(Outcome.PROTOCOL_ERROR, "wrote '\\u0000'")));
        report = new Runner(subject, SkipList.EMPTY, 20, r -> {}).run(corpus, corpus.vectors());
    }

    // JSON

    private static List<String> problems(JsonNode json) throws Exception {
        String text = Files.readString(Path.of("test-vectors/schema/report.schema.json"));
        Schema schema =
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(text);
        return schema.validate(json).stream().map(Object::toString).toList();
    }

    @Test
    void theJsonReportIsValid() throws Exception {
        assertEquals(List.of(), problems(MAPPER.readTree(JsonReport.text(report))));
    }

    @Test
    void theSchemaDescribesEveryFieldAndOutcome() throws Exception {
        JsonNode json = MAPPER.readTree(JsonReport.text(report));
        ((com.fasterxml.jackson.databind.node.ObjectNode) json).put("extra", 1);
        assertEquals(1, problems(json).size(), "a field that is not described");
        JsonNode schema =
                MAPPER.readTree(Path.of("test-vectors/schema/report.schema.json").toFile());
        List<String> described = new ArrayList<>();
        schema.at("/properties/results/items/properties/outcome/enum")
                .forEach(outcome -> described.add(outcome.asText()));
        List<String> outcomes = new ArrayList<>();
        for (Outcome outcome : Outcome.values()) {
            outcomes.add(outcome.id());
        }
        assertEquals(outcomes, described);
    }

    @Test
    void theJsonReportHoldsWhatCameOfEachVector() throws Exception {
        JsonNode json = MAPPER.readTree(JsonReport.text(report));
        assertEquals("Fake", json.at("/subject/name").asText());
        assertEquals("[\"rectangular\",\"setup\"]", json.at("/subject/capabilities").toString());
        assertEquals(
                "{\"passed\":1,\"failed\":1,\"skipped\":1,\"crashed\":0,\"timed-out\":1,"
                        + "\"protocol-error\":1}",
                json.get("counts").toString());
        assertEquals(
                "[{\"rule\":\"TT-3\",\"title\":\"reach\",\"passed\":1,\"failed\":1,\"skipped\":1,"
                        + "\"errors\":2}",
                json.get("rules").toString().substring(0, 77));
        JsonNode first = json.at("/results/0");
        assertEquals("tt3-first", first.get("id").asText());
        assertEquals("failed", first.get("outcome").asText());
        assertEquals("{\"reaches\":true}", first.get("expected").toString());
        assertEquals("{\"reaches\":false}", first.get("given").toString());
        assertEquals("C4 reaches empty, but was said not to", first.get("detail").asText());
        assertFalse(json.at("/results/2").has("given"));
        assertEquals("err\u001b[31m <&> \u0000\uFFFF ]]> end\n", json.get("stderr").asText());
    }

    // JUnit's XML

    private Document xml() throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder()
                .parse(new InputSource(new StringReader(JUnitReport.text(report))));
    }

    @Test
    void theXmlReportIsWhatBuildServersRead() throws Exception {
        SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        Validator validator =
                factory.newSchema(ReportsTest.class.getResource("/junit.xsd")).newValidator();
        String text = JUnitReport.text(report);
        validator.validate(new StreamSource(new StringReader(text)));
        // What it refuses shows that it looks.
        for (String wrong :
                List.of(
                        text.replace("<failure ", "<fault ").replace("</failure", "</fault"),
                        text.replace(" classname=", " class="),
                        text.replaceFirst(" tests=\"5\"", " tests=\"5\" skipped=\"1\""))) {
            StreamSource source = new StreamSource(new StringReader(wrong));
            assertThrows(SAXException.class, () -> validator.validate(source));
        }
    }

    @Test
    void theXmlReportCountsByRule() throws Exception {
        Element suite = (Element) xml().getElementsByTagName("testsuite").item(0);
        assertEquals("TT-3 reach", suite.getAttribute("name"));
        assertEquals("5", suite.getAttribute("tests"));
        assertEquals("1", suite.getAttribute("failures"));
        assertEquals("2", suite.getAttribute("errors"));
        assertEquals("1", suite.getAttribute("skipped"));
        Element all = xml().getDocumentElement();
        assertEquals("testsuites", all.getTagName());
        assertEquals("5", all.getAttribute("tests"));
    }

    @Test
    void theXmlReportHasACaseForEachVector() throws Exception {
        NodeList cases = xml().getElementsByTagName("testcase");
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < cases.getLength(); i++) {
            Element testCase = (Element) cases.item(i);
            NodeList children = testCase.getElementsByTagName("*");
            Element child = (Element) children.item(0);
            shown.add(
                    testCase.getAttribute("classname")
                            + "/"
                            + testCase.getAttribute("name")
                            + (child == null
                                    ? ""
                                    : ": "
                                            + child.getTagName()
                                            + ": "
                                            + child.getAttribute("message")));
        }
        assertEquals(
                List.of(
                        "tromp-taylor.TT-3/tt3-first: failure: C4 reaches empty, but was said not"
                                + " to",
                        "tromp-taylor.TT-3/tt3-second: skipped: no \"words\" <here> & there",
                        "tromp-taylor.TT-3/tt3-third: error: no answer within 1 s",
                        "tromp-taylor.TT-3/tt3-fourth: error: wrote '\\u0000'",
                        "tromp-taylor.TT-3/tt3-fifth"),
                shown);
    }

    @Test
    void theXmlReportReplacesWhatXmlCannotHold() throws Exception {
        assertEquals(
                "err\uFFFD[31m <&> \uFFFD\uFFFD ]]> end\n",
                xml().getElementsByTagName("system-err").item(0).getTextContent());
    }

    // The console

    private String console(boolean colour, int failures, boolean verbose) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        ConsoleReport console = new ConsoleReport(out, colour, failures, verbose);
        console.body(report);
        console.summary(report);
        return text.toString();
    }

    @Test
    void theConsoleShowsATableReasonsAndFailures() {
        String text = console(false, 1, false);
        assertTrue(text.startsWith("Fake 2, fake: fake it & <them>\n"), text);
        assertTrue(text.contains("TT-3      reach "), text);
        assertTrue(text.contains("    1  no \"words\" <here> & there\n"), text);
        assertTrue(text.contains("failed tt3-first\n"), text);
        assertTrue(text.contains("  rule      TT-3.b: only vertical and horizontal"), text);
        assertTrue(text.contains("             4 . .(X). . 4\n"), text);
        assertTrue(text.contains("  expected  it reaches\n"), text);
        assertTrue(text.contains("  given     it does not reach\n"), text);
        assertTrue(text.contains("  why       C5 is empty and next to C4.\n"), text);
        assertTrue(text.contains("timed-out      tt3-third: no answer within 1 s\n"), text);
        assertTrue(
                text.lines()
                        .reduce((a, b) -> b)
                        .orElse("")
                        .startsWith("1 passed, 1 failed, 2 errors, 1 skipped of 5 vectors in "),
                text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 100), text);
        assertTrue(text.lines().allMatch(line -> line.equals(line.stripTrailing())), text);
    }

    @Test
    void readingsAreCountedWhereTheyFailOrWhereAsked() {
        assertTrue(console(false, 0, false).contains("  TT-3.b  only vertical"));
        assertTrue(console(false, 0, true).contains("  TT-3.b  only vertical"));
    }

    @Test
    void coloursAndControlCharactersStayOutUnlessAskedFor() {
        assertFalse(console(false, 5, true).contains("\u001b"));
        assertTrue(console(true, 5, true).contains("\u001b[31m"));
    }

    // Files

    @Test
    void aReportFileIsWrittenWholeAndLeavesNothingElse() throws Exception {
        Path place = Files.createDirectory(folder.resolve("reports"));
        Path file = place.resolve("r.XML");
        Files.writeString(file, "an older one");
        try (ReportFile open = ReportFile.open(file)) {
            assertEquals("an older one", Files.readString(file));
            open.write(report);
        }
        assertTrue(Files.readString(file).startsWith("<?xml"));
        try (var list = Files.list(place)) {
            assertEquals(List.of(file), list.toList());
        }
    }

    @Test
    void aReportThatIsNotWrittenLeavesTheOldOne() throws Exception {
        Path place = Files.createDirectory(folder.resolve("reports"));
        Path file = Files.writeString(place.resolve("r.json"), "an older one");
        ReportFile.open(file).close();
        assertEquals("an older one", Files.readString(file));
        try (var list = Files.list(place)) {
            assertEquals(List.of(file), list.toList());
        }
    }
}
