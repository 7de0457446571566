package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes what can be worked out in a folder of vectors; what it doesn't understand stays as is. */
final class Fixer {

    private final Path folder;
    private final List<String> written = new ArrayList<>();

    Fixer(Path folder) {
        this.folder = folder;
    }

    /** The names of the files that had to be written. */
    List<String> write() throws CorpusException {
        List<Path> files = Corpus.filesOf(folder);
        CorpusReader reader = new CorpusReader();
        for (Path file : files) {
            String name = file.getFileName().toString();
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(Json.MAX_BYTES + 1);
                String fixed = fixed(bytes);
                write(name, fixed);
                reader.read(name, fixed.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                reader.problems().add(name + ": can't be read");
            } catch (Json.NotJsonException e) {
                reader.problems().add(name + ": " + e.getMessage());
            }
        }
        write(Corpus.INDEX, index(files));
        if (reader.problems().isEmpty() && !reader.files().isEmpty()) {
            List<TestVector> vectors = new ArrayList<>();
            reader.files().forEach(file -> vectors.addAll(file.vectors()));
            String version = reader.files().get(0).version();
            write(IdRegister.fileName(version), IdRegister.current(version, vectors));
        }
        return written;
    }

    /** The text of the index of these files. */
    static String index(List<Path> files) {
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            lines.add(
                    "    "
                            + Json.mapper()
                                    .getNodeFactory()
                                    .textNode(file.getFileName().toString()));
        }
        return "{\n  \"suite\": \"tromp-taylor\",\n  \"files\": [\n"
                + String.join(",\n", lines)
                + "\n  ]\n}\n";
    }

    private static String fixed(byte[] bytes) throws Json.NotJsonException {
        String text = Json.text(bytes);
        JsonNode json = Json.read(text);
        if (!json.isObject()) {
            return text;
        }
        ObjectNode file = (ObjectNode) json;
        if (file.path("vectors").isArray()) {
            file.put("count", file.get("vectors").size());
            for (JsonNode vector : file.get("vectors")) {
                if (vector.isObject()) {
                    work((ObjectNode) vector);
                }
            }
        }
        return CanonicalForm.of(file);
    }

    /** A vector with what follows from its question; the same object. */
    static ObjectNode completed(ObjectNode vector) {
        work(vector);
        return vector;
    }

    private static void work(ObjectNode vector) {
        for (String list : List.of("flags", "source")) {
            if (vector.path(list).isArray() && vector.get(list).isEmpty()) {
                vector.remove(list);
            }
        }
        ObjectNode bare = vector.deepCopy();
        bare.remove(List.of("requires", "variants"));
        if (!CorpusReader.vectorProblems(bare).isEmpty()) {
            return;
        }
        vector.remove(List.of("requires", "variants"));
        TestVector asked = new TestVector(bare);
        ArrayNode requires = Json.mapper().createArrayNode();
        Requirements.of(asked).forEach(requires::add);
        if (!requires.isEmpty()) {
            vector.set("requires", requires);
        }
        Map<String, ObjectNode> variants = Answers.variants(asked);
        if (!variants.isEmpty()) {
            vector.putObject("variants").setAll(variants);
        }
    }

    // The new text stands beside the old one until it is whole.
    private void write(String name, String text) throws CorpusException {
        Path file = folder.resolve(name);
        try {
            if (Files.exists(file) && Files.readString(file).equals(text)) {
                return;
            }
            Files.createDirectories(file.getParent());
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(fresh, text);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
            written.add(name);
        } catch (IOException e) {
            throw new CorpusException(List.of(file + ": can't be written"));
        }
    }
}
