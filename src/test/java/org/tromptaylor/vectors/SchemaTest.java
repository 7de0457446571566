package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the published schemas accept and refuse, and in which words. */
class SchemaTest {

    private static final Path FOLDER = Path.of("test-vectors", "schema");

    private static List<String> problems(String schema, String json) throws Exception {
        return Schemas.problems(schema, TestVectors.json(json));
    }

    @Nested
    class Published {

        @Test
        void filesAreAllKnown() throws IOException {
            TreeSet<String> files = new TreeSet<>();
            try (Stream<Path> list = Files.list(FOLDER)) {
                list.forEach(file -> files.add(file.getFileName().toString()));
            }
            TreeSet<String> known = new TreeSet<>();
            Schemas.ALL.forEach(schema -> known.add(schema + ".schema.json"));
            assertEquals(known, files);
        }

        @ParameterizedTest
        @FieldSource("org.tromptaylor.vectors.Schemas#ALL")
        void eachIsOf2020AndHasAnIdATitleAndADescription(String name) throws Exception {
            JsonNode schema = schema(name);
            assertEquals(
                    "https://json-schema.org/draft/2020-12/schema",
                    schema.get("$schema").textValue());
            assertEquals("urn:tromp-taylor:schema:" + name + ":1", schema.get("$id").textValue());
            assertFalse(schema.get("title").textValue().isBlank());
            assertFalse(schema.get("description").textValue().isBlank());
        }

        @ParameterizedTest
        @FieldSource("org.tromptaylor.vectors.Schemas#ALL")
        void eachRefersOnlyToWhatIsThere(String name) throws Exception {
            for (JsonNode ref : schema(name).findValues("$ref")) {
                String[] parts = ref.textValue().split("#", 2);
                String target =
                        parts[0].isEmpty()
                                ? name
                                : parts[0].replaceFirst("^urn:tromp-taylor:schema:(.*):1$", "$1");
                assertTrue(Schemas.ALL.contains(target), ref.textValue());
                String pointer = parts.length == 2 ? parts[1] : "";
                assertFalse(schema(target).at(pointer).isMissingNode(), ref.textValue());
            }
        }

        @Test
        void resultsAreOfTheKindsThatThereAre() throws Exception {
            for (Kind kind : Kind.values()) {
                assertTrue(schema(Schemas.RESULT).get("$defs").has(kind.id()), kind.id());
                assertTrue(schema(Schemas.VECTOR_FILE).get("$defs").has(kind.id()), kind.id());
            }
            assertEquals(Kind.values().length, schema(Schemas.RESULT).get("anyOf").size());
        }

        @Test
        void variantsAreTheRuleSetsThatThereAre() throws Exception {
            List<String> names = new ArrayList<>();
            schema(Schemas.VECTOR_FILE)
                    .at("/$defs/variants/propertyNames/enum")
                    .forEach(name -> names.add(name.textValue()));
            assertEquals(List.copyOf(RuleSet.variants().keySet()), names);
        }

        private static JsonNode schema(String name) throws Exception {
            return Json.read(Files.readAllBytes(FOLDER.resolve(name + ".schema.json")));
        }
    }

    @Nested
    class VectorFiles {

        private List<String> with(String old, String fresh) throws Exception {
            assertTrue(SmallCorpus.TEXT.contains(old), old);
            return problems(Schemas.VECTOR_FILE, SmallCorpus.TEXT.replace(old, fresh));
        }

        private void assertProblem(String problem, String old, String fresh) throws Exception {
            assertEquals(List.of(problem), with(old, fresh));
        }

        @Test
        void areAcceptedWhenFaultless() throws Exception {
            assertEquals(List.of(), problems(Schemas.VECTOR_FILE, SmallCorpus.TEXT));
        }

        @Test
        void needTheirHead() throws Exception {
            assertEquals(
                    List.of(
                            "lacks '$schema'",
                            "lacks 'suite'",
                            "lacks 'version'",
                            "lacks 'title'",
                            "lacks 'flags'",
                            "lacks 'count'",
                            "lacks 'vectors'"),
                    problems(Schemas.VECTOR_FILE, "{}"));
            assertProblem(
                    "suite: 'other' should be 'tromp-taylor'",
                    "\"suite\": \"tromp-taylor\"",
                    "\"suite\": \"other\"");
            assertProblem(
                    "version: '1' is not of the form ^(0|[1-9][0-9]{0,3})\\.(0|[1-9][0-9]{0,3})$",
                    "\"version\": \"0.1\"",
                    "\"version\": \"1\"");
            assertProblem(
                    "has an unknown field 'author'",
                    "\"count\": 3,",
                    "\"count\": 3, \"author\": 1,");
        }

        @Test
        void needVectors() throws Exception {
            assertEquals(
                    List.of("vectors: has 0 entries, at least 1 are needed"),
                    problems(
                            Schemas.VECTOR_FILE,
                            SmallCorpus.TEXT.replaceFirst(
                                    "(?s)\"vectors\": .*", "\"vectors\": []}")));
        }

        @Test
        void refuseAMisspeltFieldByItsName() throws Exception {
            assertEquals(
                    List.of(
                            "vectors[2]: has an unknown field 'coment'",
                            "vectors[2]: lacks 'comment'"),
                    with("\"comment\": \"No", "\"coment\": \"No").stream().sorted().toList());
        }

        @Test
        void refuseAFieldOfAnotherKind() throws Exception {
            assertProblem(
                    "vectors[2]: has an unknown field 'depth'",
                    "\"expect\": {\"black\"",
                    "\"depth\": 1, \"expect\": {\"black\"");
        }

        @Test
        void refuseAnAnswerOfAnotherKind() throws Exception {
            assertEquals(
                    List.of(
                            "vectors[2].expect: lacks 'black'",
                            "vectors[2].expect: lacks 'white'",
                            "vectors[2].expect: has an unknown field 'over'"),
                    with("{\"black\": 0, \"white\": 0}", "{\"over\": false}"));
        }

        @Test
        void refuseAnUnknownKind() throws Exception {
            assertProblem(
                    "vectors[2].kind: 'scorn' is none of reaches, clear, move, play, legal-moves,"
                            + " score, game, perft, dispute",
                    "\"kind\": \"score\"",
                    "\"kind\": \"scorn\"");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "TT6-x",
                    "tt0-x",
                    "tt11-x",
                    "tt6",
                    "tt6-",
                    "tt6-a--b",
                    "tt6-A",
                    "tt6-a_b",
                    "tt6-ä",
                    "tt6-a\\n",
                    " tt6-a"
                })
        void refuseIdsThatAreNoSlugs(String id) throws Exception {
            assertEquals(1, with("tt9-empty-grid", id).size());
        }

        @ParameterizedTest
        @ValueSource(strings = {"TT-11", "TT-0", "TT-6.A", "TT-6.", "6", "TT-06", "TT-9.b\\n"})
        void refuseOtherThanRules(String rule) throws Exception {
            assertEquals(1, with("TT-9.b", rule).size());
        }

        @ParameterizedTest
        @ValueSource(strings = {"0", "26", "1.5", "\"5\"", "-1"})
        void refuseOtherSides(String side) throws Exception {
            assertEquals(1, with("\"width\": 5", "\"width\": " + side).size());
        }

        @ParameterizedTest
        @ValueSource(strings = {"I1", "a1", "A0", "A100", "Pass", "PASS", "", "resign", "A1\\n"})
        void refuseOtherTurns(String turn) throws Exception {
            assertEquals(
                    1,
                    with(
                                    "\"turns\": [\"A1\"],\n      \"expect\": {\"moves\"",
                                    "\"turns\": [\"" + turn + "\"],\n      \"expect\": {\"moves\"")
                            .size());
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "#", "x", "b", "XO XO", "..........................", ".\\n"})
        void refuseOtherRows(String row) throws Exception {
            assertEquals(
                    1,
                    problems(
                                    Schemas.VECTOR_FILE,
                                    SmallCorpus.TEXT.replaceFirst(
                                            "\"\\.\\.\\.\\.\\.\"",
                                            "\"" + row.replace("\\", "\\\\") + "\""))
                            .size());
        }

        @Test
        void tellARepetitionWhole() throws Exception {
            assertProblem("vectors[0].expect.refused[0]: lacks 'cycle'", ", \"cycle\": 1}", "}");
            assertProblem(
                    "vectors[0].expect.refused[0].cycle: 0 is below 1",
                    "\"cycle\": 1}",
                    "\"cycle\": 0}");
        }

        @Test
        void tellARepetitionOnlyWhereThereIsOne() throws Exception {
            assertEquals(
                    List.of(
                            "vectors[0].expect.refused[0].cycle: must not be there",
                            "vectors[0].expect.refused[0].repeats: must not be there"),
                    with("\"reason\": \"repeats\"", "\"reason\": \"occupied\"").stream()
                            .sorted()
                            .toList());
        }

        @Test
        void knowSuicideAsAReasonOfOtherRuleSetsOnly() throws Exception {
            assertEquals(
                    List.of("vectors[0].expect.refused[0].reason: 'suicide' is not allowed here"),
                    with(
                            "\"reason\": \"repeats\", \"repeats\": 0, \"cycle\": 1",
                            "\"reason\": \"suicide\""));
        }

        @Test
        void knowTheirVariants() throws Exception {
            assertEquals(1, with("\"no-ko\"", "\"any-ko\"").size());
            assertEquals(
                    List.of("vectors[2]: has an unknown field 'variants'"),
                    with(
                            "\"requires\": [\"setup\"]",
                            "\"variants\": {\"no-ko\": {\"black\": 1, \"white\": 0}}"));
        }

        @Test
        void countNoFurtherThanEveryLanguageCan() throws Exception {
            String counts =
                    SmallCorpus.TEXT
                            .replaceFirst("(?s)\"grid\": \\[\\s*\"\\.{5}\".*?\\],", "\"depth\": 0,")
                            .replace("\"kind\": \"score\"", "\"kind\": \"perft\"");
            String answer = "{\"black\": 0, \"white\": 0}";
            assertEquals(
                    List.of(),
                    problems(
                            Schemas.VECTOR_FILE,
                            counts.replace(
                                    answer,
                                    "{\"sequences\": [9007199254740991], \"finished\": [0]}")));
            assertEquals(
                    List.of(
                            "vectors[2].expect.sequences[0]: 9007199254740992 is above"
                                    + " 9007199254740991"),
                    problems(
                            Schemas.VECTOR_FILE,
                            counts.replace(
                                    answer,
                                    "{\"sequences\": [9007199254740992], \"finished\": [0]}")));
        }

        @Test
        void linkToTheWeb() throws Exception {
            assertEquals(
                    1,
                    with("\"requires\": [\"setup\"]", "\"source\": [\"javascript:alert(1)\"]")
                            .size());
            assertEquals(
                    0,
                    with("\"requires\": [\"setup\"]", "\"source\": [\"https://example.org/\"]")
                            .size());
        }
    }

    @Nested
    class Messages {

        @Test
        void ofTheRunner() throws Exception {
            assertEquals(
                    List.of(), problems(Schemas.START, "{\"cmd\": \"start\", \"protocol\": 1}"));
            assertEquals(
                    List.of("protocol: 2 should be 1"),
                    problems(Schemas.START, "{\"cmd\": \"start\", \"protocol\": 2}"));
            assertEquals(List.of(), problems(Schemas.STOP, "{\"cmd\": \"stop\"}"));
            assertEquals(
                    List.of("cmd: 'start' should be 'stop'"),
                    problems(Schemas.STOP, "{\"cmd\": \"start\"}"));
        }

        @ParameterizedTest
        @MethodSource("org.tromptaylor.vectors.SchemaTest#questions")
        void askEveryKindOfQuestion(TestVector vector) throws Exception {
            ObjectNode run = Json.mapper().createObjectNode();
            run.put("cmd", "run").put("seq", 7).set("vector", vector.question());
            assertEquals(List.of(), Schemas.problems(Schemas.RUN, run));
            ((ObjectNode) run.get("vector")).set("expect", vector.expect());
            assertEquals(
                    List.of("vector: has an unknown field 'expect'"),
                    Schemas.problems(Schemas.RUN, run));
        }

        @ParameterizedTest
        @MethodSource("org.tromptaylor.vectors.SchemaTest#questions")
        void answerEveryKindOfQuestion(TestVector vector) throws Exception {
            ObjectNode reply = Json.mapper().createObjectNode();
            reply.put("seq", 7).set("result", vector.expect());
            assertEquals(List.of(), Schemas.problems(Schemas.RUN_REPLY, reply));
            assertEquals(List.of(), Schemas.resultProblems(vector.kind(), vector.expect()));
        }

        @Test
        void sayWhoAnswers() throws Exception {
            assertEquals(
                    List.of(),
                    problems(
                            Schemas.START_REPLY,
                            """
                            {"protocol": 1, "implementation": {"name": "Go", "version": "1",
                            "language": "C", "homepage": "https://example.org/"},
                            "capabilities": ["rectangular", "full-history"]}
                            """));
            assertEquals(
                    List.of("implementation: lacks 'name'", "lacks 'capabilities'"),
                    problems(Schemas.START_REPLY, "{\"protocol\": 1, \"implementation\": {}}"));
            assertEquals(
                    List.of(
                            "capabilities[0]: 'all' is none of rectangular, size<5, size>19, setup,"
                                    + " breathless, full-history, dispute"),
                    problems(
                            Schemas.START_REPLY,
                            "{\"protocol\": 1, \"implementation\": {\"name\": \"x\"},"
                                    + " \"capabilities\": [\"all\"]}"));
        }

        @Test
        void answerInOneOfThreeWays() throws Exception {
            assertEquals(
                    List.of(), problems(Schemas.RUN_REPLY, "{\"seq\": 7, \"skipped\": \"why\"}"));
            assertEquals(
                    List.of(), problems(Schemas.RUN_REPLY, "{\"seq\": 7, \"error\": \"what\"}"));
            assertEquals(
                    List.of("has 1 fields, at least 2 are needed"),
                    problems(Schemas.RUN_REPLY, "{\"seq\": 7}"));
            assertEquals(
                    List.of("has 3 fields, at most 2 are allowed"),
                    problems(
                            Schemas.RUN_REPLY,
                            "{\"seq\": 7, \"skipped\": \"why\", \"error\": \"what\"}"));
            assertEquals(
                    List.of("seq: is a string, should be an integer"),
                    problems(Schemas.RUN_REPLY, "{\"seq\": \"7\", \"skipped\": \"why\"}"));
            assertEquals(
                    List.of("skipped: is a boolean, should be a string"),
                    problems(Schemas.RUN_REPLY, "{\"seq\": 7, \"skipped\": true}"));
        }

        @Test
        void tellAResultOfNoKindOnce() throws Exception {
            assertEquals(
                    List.of("result: is not a result of any kind"),
                    problems(Schemas.RUN_REPLY, "{\"seq\": 7, \"result\": {\"grid\": [1, 2]}}"));
        }
    }

    @Test
    void anUnknownSchemaIsTheCallersFault() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Schemas.problems("other", Json.mapper().createObjectNode()));
    }

    static List<TestVector> questions() throws Exception {
        return List.of(
                TestVectors.of(
                        "reaches",
                        1,
                        1,
                        "\"grid\": [\".\"], \"point\": \"A1\", \"colour\": \"empty\""),
                TestVectors.of("clear", 1, 1, "\"grid\": [\".\"], \"colour\": \"white\""),
                TestVectors.of(
                        "move",
                        1,
                        1,
                        "\"grid\": [\".\"], \"point\": \"B2\", \"colour\": \"white\""),
                TestVectors.of("play", 1, 1, "\"turns\": [\"pass\"]"),
                TestVectors.of("legal-moves", 1, 1, "\"turns\": []"),
                TestVectors.of("score", 1, 1, "\"grid\": [\".\"]"),
                TestVectors.of("game", 1, 1, "\"turns\": [\"pass\", \"pass\"]"),
                TestVectors.of("perft", 1, 1, "\"depth\": 3"),
                TestVectors.of(
                        "dispute",
                        1,
                        1,
                        "\"procedure\": \"agreement\", \"steps\": [\"pass\", \"pass\", {\"by\":"
                                + " \"white\", \"dead\": [\"A1\"]}, {\"by\": \"black\"}]"));
    }
}
