package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What {@code test-vectors/README.md} shows is so. */
class ReadmeTest {

    private String readme;

    @BeforeEach
    void read() throws IOException {
        readme = Files.readString(Path.of("test-vectors", "README.md"));
    }

    private String block(String language) {
        Matcher block = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(readme);
        assertTrue(block.find(), language);
        return block.group(1);
    }

    private String section(String heading) {
        String section = readme.split("(?m)^#+ " + heading + "$", 2)[1];
        return section.split("(?m)^#", 2)[0];
    }

    /** The code words in the first column of the tables of a section. */
    private Set<String> named(String heading) {
        Set<String> names = new TreeSet<>();
        for (String line : section(heading).lines().toList()) {
            if (line.startsWith("| `")) {
                Matcher code = Pattern.compile("`([^`]+)`").matcher(line.split("\\|")[1]);
                while (code.find()) {
                    names.add(code.group(1));
                }
            }
        }
        return names;
    }

    @Test
    void theExampleIsTheCorpussVector() throws Exception {
        TestVector shown = TestVector.of((ObjectNode) TestVectors.json(block("json")));
        TestVector there = Corpus.bundled().vector(shown.id()).orElseThrow();
        assertEquals(there.question(), shown.question());
        assertEquals(there.expect(), shown.expect());
        assertEquals(there.variants(), shown.variants());
        assertEquals(there.title(), shown.title());
        assertEquals(there.rules(), shown.rules());
    }

    @Test
    void allFieldsAreExplained() throws Exception {
        JsonNode schema =
                Json.read(
                        Files.readAllBytes(Path.of("test-vectors/schema/vector-file.schema.json")));
        Set<String> fields = new TreeSet<>();
        schema.get("properties").fieldNames().forEachRemaining(fields::add);
        schema.at("/$defs/vector/properties").fieldNames().forEachRemaining(fields::add);
        fields.add("expect");
        fields.add("variants");
        assertEquals(fields, named("Format"));
    }

    @Test
    void allKindsVariantsAndCapabilitiesAreExplained() throws Exception {
        Set<String> kinds = new TreeSet<>();
        for (Kind kind : Kind.values()) {
            kinds.add(kind.id());
        }
        kinds.addAll(Set.of("turn", "reason", "repeats", "cycle"));
        assertEquals(kinds, named("Kinds"));
        assertEquals(new TreeSet<>(RuleSet.variants().keySet()), named("Variants"));
        JsonNode schema =
                Json.read(
                        Files.readAllBytes(Path.of("test-vectors/schema/vector-file.schema.json")));
        Set<String> words = new TreeSet<>();
        schema.at("/$defs/capabilities/items/enum").forEach(word -> words.add(word.textValue()));
        assertEquals(words, named("Requires"));
    }

    @Test
    @Timeout(60)
    void theRunnerThatIsShownKnowsScores(@TempDir Path folder) throws Exception {
        assumeTrue(hasPython(), "no python3");
        Path script = Files.writeString(folder.resolve("scores.py"), block("python"));
        Process process =
                new ProcessBuilder("python3", script.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8);
                PrintWriter out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8))) {
            JsonNode start = exchange(in, out, "{\"cmd\": \"start\", \"protocol\": 1}");
            assertEquals(List.of(), Schemas.problems(Schemas.START_REPLY, start));
            List<String> scored = new ArrayList<>();
            for (TestVector vector : Corpus.bundled().vectors()) {
                ObjectNode run = Json.mapper().createObjectNode();
                run.put("cmd", "run").put("seq", 7).set("vector", vector.question());
                JsonNode reply = exchange(in, out, run.toString());
                assertEquals(List.of(), Schemas.problems(Schemas.RUN_REPLY, reply));
                assertEquals(vector.kind() == Kind.SCORE, reply.has("result"));
                if (reply.has("result")) {
                    assertEquals(
                            Optional.empty(),
                            Answers.difference(vector, reply.get("result")),
                            vector.id());
                    scored.add(vector.id());
                }
            }
            assertFalse(scored.isEmpty());
            out.println("{\"cmd\": \"stop\"}");
            out.flush();
            assertTrue(process.waitFor(10, TimeUnit.SECONDS));
            assertEquals(0, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }

    private static JsonNode exchange(BufferedReader in, PrintWriter out, String message)
            throws Exception {
        out.println(message);
        out.flush();
        return Json.read(in.readLine());
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
