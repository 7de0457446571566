package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A set of vectors that belong together: all files of a folder. Immutable. */
public final class Corpus {

    /** The file that lists the others, so that they are found inside a jar too. */
    static final String INDEX = "index.json";

    private final List<VectorFile> files;
    private final Map<String, TestVector> vectors = new LinkedHashMap<>();

    private Corpus(List<VectorFile> files) {
        this.files = List.copyOf(files);
        for (VectorFile file : files) {
            file.vectors().forEach(vector -> vectors.put(vector.id(), vector));
        }
    }

    /**
     * The corpus that comes with this library.
     *
     * @throws CorpusException if it is not whole
     */
    public static Corpus bundled() throws CorpusException {
        return bundled("/test-vectors/");
    }

    /** The corpus under a folder of the class path, whose name ends with a slash. */
    static Corpus bundled(String folder) throws CorpusException {
        CorpusReader reader = new CorpusReader();
        for (String name : indexed(folder + INDEX)) {
            try (InputStream in = Corpus.class.getResourceAsStream(folder + name)) {
                if (in == null) {
                    reader.problems().add(name + ": listed in " + INDEX + ", but missing");
                } else {
                    reader.read(name, in.readNBytes(Json.MAX_BYTES + 1));
                }
            } catch (IOException e) {
                reader.problems().add(name + ": can't be read");
            }
        }
        return corpus(reader, "the bundled corpus");
    }

    /**
     * The vectors of a folder: all its {@code *.json} files but {@code index.json}, subfolders left
     * aside. Or those of a single file.
     *
     * @throws CorpusException with everything that is wrong
     */
    public static Corpus load(Path path) throws CorpusException {
        CorpusReader reader = new CorpusReader();
        for (Path file : filesOf(path)) {
            String name = String.valueOf(file.getFileName());
            try (InputStream in = Files.newInputStream(file)) {
                reader.read(name, in.readNBytes(Json.MAX_BYTES + 1));
            } catch (IOException e) {
                reader.problems().add(name + ": can't be read");
            }
        }
        return corpus(reader, path.toString());
    }

    /** The files, in the order of the rules. */
    public List<VectorFile> files() {
        return files;
    }

    /** All vectors, file by file; at least one. */
    public List<TestVector> vectors() {
        return List.copyOf(vectors.values());
    }

    /** The vector with this id. */
    public Optional<TestVector> vector(String id) {
        return Optional.ofNullable(vectors.get(id));
    }

    /** The corpus's version, such as {@code 0.1}. */
    public String version() {
        return files.get(0).version();
    }

    /** The files of a path that hold vectors, in the order of the rules. */
    static List<Path> filesOf(Path path) throws CorpusException {
        if (Files.isRegularFile(path)) {
            return List.of(path);
        }
        if (!Files.isDirectory(path)) {
            throw new CorpusException(List.of(path + ": no such file or folder"));
        }
        try (Stream<Path> list = Files.list(path)) {
            return list.filter(file -> file.getFileName().toString().endsWith(".json"))
                    .filter(file -> !file.getFileName().toString().equals(INDEX))
                    .sorted(Comparator.comparing(file -> file.getFileName().toString(), ORDER))
                    .toList();
        } catch (IOException e) {
            throw new CorpusException(List.of(path + ": can't be read"));
        }
    }

    /** tt2 before tt10, then by name. */
    static final Comparator<String> ORDER =
            Comparator.comparingInt(Corpus::ruleOf).thenComparing(Comparator.naturalOrder());

    private static int ruleOf(String name) {
        String digits = name.replaceFirst("^tt(\\d{1,2})(?!\\d).*", "$1");
        return digits.equals(name) ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private static Corpus corpus(CorpusReader reader, String where) throws CorpusException {
        if (reader.problems().isEmpty() && reader.files().isEmpty()) {
            throw new CorpusException(List.of(where + ": no vectors"));
        }
        if (!reader.problems().isEmpty()) {
            throw new CorpusException(reader.problems());
        }
        return new Corpus(reader.files());
    }

    private static List<String> indexed(String index) throws CorpusException {
        try (InputStream in = Corpus.class.getResourceAsStream(index)) {
            if (in == null) {
                throw new CorpusException(List.of("the bundled corpus: no " + INDEX));
            }
            List<String> names = new ArrayList<>();
            for (JsonNode name : Json.read(in.readNBytes(Json.MAX_BYTES + 1)).path("files")) {
                names.add(name.asText());
            }
            return names;
        } catch (IOException e) {
            throw new CorpusException(List.of("the bundled corpus: " + INDEX + " can't be read"));
        } catch (Json.NotJsonException e) {
            throw new CorpusException(
                    List.of("the bundled corpus: " + INDEX + ": " + e.getMessage()));
        }
    }
}
