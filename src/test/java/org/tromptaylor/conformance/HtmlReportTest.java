package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;
import org.w3c.dom.Element;

/** The page: whole, closed to what a subject says, and its boards right. */
class HtmlReportTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String EVIL =
            "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&\u0000\u202e]]>";

    private static Corpus corpus;

    @BeforeAll
    static void readCorpus() throws Exception {
        corpus = Corpus.bundled();
    }

    private static Report report(Identity subject, List<Result> results, String errors) {
        Duration took = Duration.ofMillis(1234);
        Instant started = Instant.parse("2026-11-30T17:00:00Z");
        return new Report(subject, corpus, results, List.of(), errors, started, took);
    }

    private static Identity subject(String words, String homepage) {
        return new Identity(
                "json",
                List.of("run", words),
                words,
                words,
                words,
                homepage,
                Optional.empty(),
                List.of(words));
    }

    private static Result result(
            TestVector vector, Outcome outcome, ObjectNode given, String said) {
        return new Result(vector, outcome, Optional.ofNullable(given), said, said, Duration.ZERO);
    }

    private static TestVector vector(String id) {
        return corpus.vector(id).orElseThrow();
    }

    private static ObjectNode json(String text) throws Exception {
        return (ObjectNode) MAPPER.readTree(text);
    }

    private static Page page(List<Result> results, int full) throws Exception {
        Report report = report(subject("Some", "https://example.org/"), results, "");
        Page page = Page.of(HtmlReport.text(report, full));
        page.assertSelfContained();
        return page;
    }

    private static Page page(String id, String given) throws Exception {
        return page(List.of(result(vector(id), Outcome.FAILED, json(given), "it differs")), 9);
    }

    // The whole

    @Test
    void everyVectorOfTheCorpusIsShownWithEveryVariantAndWithNoAnswer() throws Exception {
        for (UnaryOperator<List<ObjectNode>> choice :
                List.<UnaryOperator<List<ObjectNode>>>of(
                        answers -> List.of(),
                        answers -> answers.subList(0, Math.min(1, answers.size())),
                        answers ->
                                answers.subList(
                                        answers.isEmpty() ? 0 : answers.size() - 1,
                                        answers.size()))) {
            List<Result> results = new ArrayList<>();
            for (TestVector vector : corpus.vectors()) {
                List<ObjectNode> given = choice.apply(List.copyOf(vector.variants().values()));
                Outcome outcome = given.isEmpty() ? Outcome.TIMED_OUT : Outcome.FAILED;
                results.add(result(vector, outcome, given.isEmpty() ? null : given.get(0), "so"));
            }
            Page page = page(results, results.size());
            assertEquals(results.size(), page.ofClass("failure").size());
        }
    }

    @Test
    void everyRuleAndReadingHasItsText() {
        List<SpecText.Cited> all = SpecText.of(RuleIds.all());
        assertEquals(RuleIds.all().size(), all.size());
        for (SpecText.Cited cited : all) {
            assertTrue(cited.html().startsWith("<p><strong>"), cited.toString());
            assertFalse(cited.html().contains("&lt;a id"), cited.toString());
        }
        assertTrue(all.get(0).html().startsWith("<p><strong>Rule.</strong> "), "" + all.get(0));
        assertEquals("spec/tt-01.md#tt-1", all.get(0).place());
    }

    @Test
    void aCitedReadingIsOnThePage() throws Exception {
        Page page =
                page(
                        "tt6-sending-two-returning-one-in-the-corner",
                        "{\"refused\": [], \"grid\": []}");
        List<String> cited = page.ofClass("cited").stream().map(e -> e.getAttribute("id")).toList();
        assertEquals(
                List.copyOf(vector("tt6-sending-two-returning-one-in-the-corner").rules()).stream()
                        .sorted()
                        .toList(),
                cited.stream().sorted().toList());
        assertTrue(page.texts("place").contains("spec/tt-06.md#tt-6c"), "" + page.texts("place"));
    }

    @Test
    void theHeadTellsWhoWasAskedAndWhatCameOfIt() throws Exception {
        List<Result> results =
                List.of(
                        result(corpus.vectors().get(0), Outcome.PASSED, null, ""),
                        result(corpus.vectors().get(1), Outcome.CRASHED, null, "died"),
                        result(corpus.vectors().get(2), Outcome.SKIPPED, null, "no words"));
        Page page = page(results, 9);
        assertEquals("Some Some", page.elements("h1").get(0).getTextContent());
        assertEquals("https://example.org/", page.elements("a").get(0).getAttribute("href"));
        assertEquals(
                List.of(
                        "1 of the 2 vectors that were asked did not pass. 1 could not be asked or"
                                + " were skipped."),
                page.texts("verdict"));
        assertEquals(List.of("1 passed 0 failed 1 errors 1 skipped"), page.texts("counts"));
        assertEquals(List.of("TT-1the grid of points; adjacency1–11"), page.texts("rule"));
        assertTrue(page.texts("reasons").contains("1no words"));
        assertTrue(page.texts("facts").get(0).contains("2026-11-30 17:00 UTC, 1.2 s"));
    }

    @Test
    void theHeadTellsWhichRuleSetTheAnswersFollow() throws Exception {
        List<Result> results = new ArrayList<>();
        for (TestVector vector : corpus.vectors()) {
            // Whose numbers without superko are beyond counting, and in no variant.
            if (!vector.kind().id().equals("perft")) {
                ObjectNode given = vector.variants().getOrDefault("simple-ko", vector.expect());
                results.add(result(vector, Outcome.PASSED, given, ""));
            }
        }
        List<String> diagnosis = page(results, 0).texts("diagnosis");
        assertTrue(
                diagnosis.get(0).matches("simple ko, suicide allowed: all \\d+ answers agree.*"),
                "" + diagnosis);
        List<Result> none = List.of(result(corpus.vectors().get(0), Outcome.CRASHED, null, "died"));
        assertEquals(List.of(), page(none, 0).texts("diagnosis"));
    }

    @Test
    void withoutFailuresNothingElseIsShown() throws Exception {
        Page page = page(List.of(result(corpus.vectors().get(0), Outcome.PASSED, null, "")), 9);
        assertEquals(List.of("All 1 vectors that were asked passed."), page.texts("verdict"));
        assertEquals(1, page.elements("section").size());
    }

    // Bounds

    @Test
    void onlySoManyAreShownInFullAndSomeOfEachRule() throws Exception {
        List<Result> results = new ArrayList<>();
        for (TestVector vector : corpus.vectors()) {
            results.add(result(vector, Outcome.FAILED, null, "differs in " + vector.id()));
        }
        Page page = page(results, 40);
        assertEquals(40, page.ofClass("failure").size());
        assertTrue(
                page.texts("hint")
                        .get(0)
                        .startsWith("40 of " + results.size() + " in full, some of"),
                page.texts("hint").get(0));
        assertEquals(
                results.size() - 40,
                page.ofClass("others").get(0).getElementsByTagName("tr").getLength());
        for (int rule = 1; rule <= 10; rule++) {
            String start = "vector-tt" + rule + "-";
            assertTrue(
                    page.ofClass("failure").stream()
                            .anyMatch(e -> e.getAttribute("id").startsWith(start)),
                    start);
        }
        for (TestVector vector : corpus.vectors()) {
            assertTrue(page.text().contains(vector.id()), vector.id());
        }
    }

    @Test
    void whatASubjectSaysAtLengthIsCut() throws Exception {
        String words = "word ".repeat(100_000);
        List<Result> results =
                corpus.vectors().stream()
                        .map(v -> result(v, Outcome.PROTOCOL_ERROR, null, words))
                        .toList();
        Report report = report(subject(words, ""), results, words.repeat(3) + "\nend");
        String text = HtmlReport.text(report);
        assertTrue(text.length() < 3_000_000, "characters: " + text.length());
        Page.of(text).assertSelfContained();
    }

    // A subject that means harm

    @Test
    void whatASubjectSaysStaysText() throws Exception {
        TestVector play = vector("tt6-sending-two-returning-one-in-the-corner");
        ObjectNode given = json("{\"refused\": [{\"turn\": 1, \"reason\": \"x\"}], \"grid\": []}");
        ((ObjectNode) given.get("refused").get(0)).put("reason", EVIL);
        ObjectNode score = json("{}").put("final_score", EVIL);
        List<Result> results =
                List.of(
                        result(play, Outcome.FAILED, given, EVIL),
                        result(vector("tt9-one-stone-owns-the-19x19"), Outcome.FAILED, score, EVIL),
                        result(corpus.vectors().get(0), Outcome.SKIPPED, null, EVIL));
        for (int full : new int[] {0, 9}) {
            for (String homepage :
                    List.of("javascript:alert(1)", "https://a/\"onclick=\"b", EVIL)) {
                Report report = report(subject(EVIL, homepage), results, EVIL + "\n" + EVIL);
                Page page = Page.of(HtmlReport.text(report, full));
                page.assertSelfContained();
                assertFalse(page.text().contains("<img"), "an image");
                assertFalse(page.text().contains("\u202e"), "a mark that turns text round");
                assertEquals(
                        "",
                        page.elements("h1").get(0).getElementsByTagName("a").item(0) == null
                                ? ""
                                : "a link");
                assertTrue(page.elements("h1").get(0).getTextContent().contains("<img src=x"));
            }
        }
    }

    // Boards

    /** The colours after each frame, as the script of the page puts them together. */
    private static List<String> grids(Element replay, int points) throws Exception {
        JsonNode data = MAPPER.readTree(replay.getAttribute("data-replay"));
        char[] grid = ".".repeat(points).toCharArray();
        List<String> grids = new ArrayList<>();
        for (JsonNode frame : data.get("frames")) {
            JsonNode set = frame.get("set");
            for (int i = 0; i < set.size(); i += 2) {
                grid[set.get(i).intValue()] = ".XO".charAt(set.get(i + 1).intValue());
            }
            grids.add(new String(grid));
        }
        return grids;
    }

    @Test
    void aGameIsShownFrameByFrame() throws Exception {
        // Worked out by hand: a ko in the corner; the last turn may not take back.
        Page page =
                page(
                        "tt6-ko-taken-back-at-once-in-the-corner",
                        "{\"refused\": [], \"grid\": [\".....\", \"...XX\", \".....\", \"XO...\","
                                + " \"O.O..\"]}");
        Element replay = page.ofClass("replay").get(0);
        assertEquals(
                List.of(
                        ".........................",
                        "...............X.........",
                        "...............XO........",
                        "........X......XO........",
                        "........X......XO.....O..",
                        "........XX.....XO.....O..",
                        "........XX.....XO...O.O..",
                        "........XX.....XO....XO..",
                        "........XX.....XO....XO.."),
                grids(replay, 25));
        JsonNode data = MAPPER.readTree(replay.getAttribute("data-replay"));
        assertEquals(8, data.get("at").intValue());
        assertEquals("7. Black B1 takes A1", data.at("/frames/7/caption").textValue());
        assertEquals("[21,\"last\"]", data.at("/frames/7/marks").toString());
        assertEquals(
                "8. White A1: refused, it would make the colouring of legal turn 6 again (TT-6)."
                        + " Here the program differs: it accepted this turn",
                data.at("/frames/8/caption").textValue());
        assertEquals(6, data.at("/frames/8/repeats").intValue());
        assertEquals("[20,\"cross\",20,\"focus\"]", data.at("/frames/8/marks").toString());
        // And the picture shows the frame where the answers part, without any script.
        assertEquals(
                List.of(
                        "translate(108 60)",
                        "translate(132 60)",
                        "translate(36 108)",
                        "translate(60 132)"),
                page.ofClass("tt-black").stream().map(e -> e.getAttribute("transform")).toList());
        assertTrue(page.texts("replay").get(0).contains("it accepted this turn"));
    }

    @Test
    void refusedTurnsAreCountedInPlacesAndRepetitionsInLegalTurns() throws Exception {
        for (TestVector vector : corpus.vectors()) {
            JsonNode expected = vector.expect().path("refused");
            if (expected.isEmpty() || vector.kind() == Kind.DISPUTE) {
                continue;
            }
            Replay replay = Replay.of(result(vector, Outcome.TIMED_OUT, null, ""));
            for (JsonNode refusal : expected) {
                Replay.Frame frame = replay.frames().get(refusal.get("turn").intValue());
                if (refusal.has("repeats")) {
                    int repeats = refusal.get("repeats").intValue();
                    Replay.Frame repeated = replay.frames().get(frame.repeated());
                    String start = repeats == 0 ? "The start" : frame.repeated() + ". ";
                    assertTrue(repeated.caption().startsWith(start), vector + repeated.caption());
                    assertTrue(
                            frame.repeated() == repeats
                                    || repeated.caption().contains("(legal turn " + repeats + ")"),
                            vector + ": " + repeated.caption());
                }
            }
        }
    }

    @Test
    void theLastFrameIsTheGridThatTheCorpusExpects() throws Exception {
        List<Result> results = new ArrayList<>();
        for (TestVector vector : corpus.vectors()) {
            if (vector.expect().has("grid") && vector.kind().id().equals("play")) {
                results.add(result(vector, Outcome.TIMED_OUT, null, ""));
            }
        }
        assertTrue(results.size() > 50, "games: " + results.size());
        List<Element> replays = page(results, results.size()).ofClass("replay");
        for (int i = 0; i < results.size(); i++) {
            TestVector vector = results.get(i).vector();
            StringBuilder rows = new StringBuilder();
            vector.expect().get("grid").forEach(row -> rows.append(row.textValue()));
            List<String> grids = grids(replays.get(i), rows.length());
            assertEquals(vector.turns().length + 1, grids.size(), vector.id());
            assertEquals(rows.toString(), grids.get(grids.size() - 1), vector.id());
        }
    }

    @Test
    void movesThatAreMissingOrWrongAreMarked() throws Exception {
        TestVector vector = vector("tt6-legal-moves-leave-out-the-superko-point-on-4x4");
        Page page =
                page(
                        vector.id(),
                        "{\"moves\": [\"A4\", \"B4\", \"C4\", \"A3\", \"B3\", \"C3\", \"D3\", \"D2\", \"B1\"]}");
        JsonNode frames =
                MAPPER.readTree(page.ofClass("replay").get(0).getAttribute("data-replay"))
                        .get("frames");
        JsonNode last = frames.get(frames.size() - 1);
        // C1 was played last; A1 is legal and left out; B1 is not legal.
        assertEquals("[14,\"last\",12,\"circle\",13,\"cross\"]", last.get("marks").toString());
        assertTrue(
                last.get("caption")
                        .textValue()
                        .endsWith("Circles: legal, but left out. Crosses: given, but not legal"));
    }

    @Test
    void gridsThatDifferStandSideBySideWithTheDifferenceMarked() throws Exception {
        Page page =
                page(
                        "tt7-two-stones-in-the-corner",
                        "{\"grid\": [\".....\", \".....\", \".....\", \"OO...\", \"XXO..\"]}");
        Element answers = page.ofClass("answers").get(0);
        assertEquals(2, answers.getElementsByTagName("svg").getLength());
        // A1 and B1, in both pictures; and the point of the question.
        assertEquals(5, page.ofClass("tt-focus").size());
    }

    @Test
    void pointsThatCountForAPlayerAreMarked() throws Exception {
        Page page =
                page(
                        "tt9-one-stone-owns-the-19x19",
                        "{\"over\": true, \"black\": 1, \"white\": 0, \"winner\": \"black\"}");
        assertEquals(360, page.ofClass("tt-black-area").size());
        assertEquals(0, page.ofClass("tt-white-area").size());
    }
}
