package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.process.Programs;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;
import org.w3c.dom.Element;

/** The script of a page, run by Node on the board that the page holds, where there is a Node. */
class ReplayScriptTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir private Path folder;
    private Page page;

    /** What the board shows at first and after each key or button. */
    private JsonNode played(String... keys) throws Exception {
        assumeTrue(Programs.isOnPath("node"), "no node on the PATH");
        Corpus corpus = Corpus.bundled();
        TestVector vector = corpus.vector("tt6-ko-taken-back-at-once-in-the-corner").orElseThrow();
        ObjectNode given = vector.variants().get("no-ko");
        Result result =
                new Result(
                        vector,
                        Outcome.FAILED,
                        Optional.of(given),
                        "it differs",
                        "",
                        Duration.ZERO);
        Identity subject =
                new Identity("json", List.of(), "Some", "", "", "", Optional.empty(), List.of());
        page =
                Page.of(
                        HtmlReport.text(
                                new Report(
                                        subject,
                                        corpus,
                                        List.of(result),
                                        List.of(),
                                        "",
                                        Instant.EPOCH,
                                        Duration.ZERO)));
        ObjectNode input = MAPPER.createObjectNode();
        input.put("shapes", page.elements("body").get(0).getAttribute("data-shapes"));
        input.put("replay", page.ofClass("replay").get(0).getAttribute("data-replay"));
        List.of(keys).forEach(input.putArray("do")::add);
        Path script = folder.resolve("script.js");
        Files.writeString(script, page.elements("script").get(0).getTextContent());
        Path json = Files.write(folder.resolve("input.json"), MAPPER.writeValueAsBytes(input));
        Path stand = Path.of("src/test/resources/org/tromptaylor/replay-in-node.js");
        Process process =
                new ProcessBuilder("node", "" + stand, "" + script, "" + json)
                        .redirectError(folder.resolve("errors").toFile())
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals("", Files.readString(folder.resolve("errors")));
        return MAPPER.readTree(out);
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    /** The stones of the page's own picture, as the script writes them. */
    private List<String> drawn(String group) {
        List<String> drawn = new ArrayList<>();
        Element stones = page.ofClass(group).get(0);
        for (int i = 0; i < stones.getChildNodes().getLength(); i++) {
            Element path = (Element) stones.getChildNodes().item(i);
            drawn.add(
                    path.getAttribute("class")
                            + " "
                            + path.getAttribute("transform")
                            + " "
                            + path.getAttribute("d"));
        }
        return drawn;
    }

    @Test
    void theScriptDrawsWhatThePageDrew() throws Exception {
        JsonNode first = played().get(0);
        assertEquals("8 / 8", first.get("at").textValue());
        assertTrue(first.get("controls").booleanValue(), "the controls are shown");
        assertEquals(6, first.get("stones").size());
        assertEquals(drawn("tt-stones"), texts(first.get("stones")));
        assertEquals(drawn("tt-marks"), texts(first.get("marks")));
    }

    @Test
    void theArrowKeysStepThroughTheGame() throws Exception {
        JsonNode steps = played("ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight");
        List<String> places = new ArrayList<>();
        steps.forEach(step -> places.add(step.get("at").textValue().substring(0, 1)));
        assertEquals(List.of("8", "7", "6", "7", "8", "8"), places);
        // Turn 6, White A1, is on the grid; turn 7, Black B1, takes it.
        assertEquals("6. White A1", steps.at("/2/caption").textValue());
        assertTrue(texts(steps.at("/2/stones")).stream().anyMatch(s -> s.contains("(36 132)")));
        assertEquals("7. Black B1 takes A1", steps.at("/3/caption").textValue());
        assertFalse(texts(steps.at("/3/stones")).stream().anyMatch(s -> s.contains("(36 132)")));
        assertEquals(steps.get(0), steps.get(4));
    }

    @Test
    void buttonsLeadToTheEndsAndToWhatIsRepeated() throws Exception {
        JsonNode steps = played("first", "last", "repeated", "End", "Home", "parting", "Home");
        List<String> places = new ArrayList<>();
        steps.forEach(step -> places.add(step.get("at").textValue().substring(0, 1)));
        // The keys Home and End work once the board has the focus.
        assertEquals(List.of("8", "0", "8", "6", "8", "0", "8", "0"), places);
        assertEquals(0, steps.at("/1/stones").size());
        assertTrue(steps.at("/0/repeated").booleanValue());
        assertFalse(steps.at("/1/repeated").booleanValue());
    }
}
