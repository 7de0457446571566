package org.tromptaylor.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks a folder of vectors for what its schema can't say, and writes what can be worked out.
 *
 * <p>Checked: everything that {@link Corpus#load} does; ids (the deciding rule in front, never used
 * again, the lists in {@code ids/}); titles; each {@code expect} against the reference, the engine
 * and a third way; {@code requires} and {@code variants} against what is worked out; that flags are
 * used; the same question asked twice; the canonical form of the text; the index.
 */
public final class Linter {

    static final String NOT_UP_TO_DATE = "not up to date; tt vectors lint --fix writes it";

    private final Path folder;
    private final List<String> problems = new ArrayList<>();
    private final List<TestVector> vectors = new ArrayList<>();

    private Linter(Path folder) {
        this.folder = folder;
    }

    /**
     * What was found.
     *
     * @param problems a line each, naming the file, and the vector or the line in it
     * @param files the number of files that should hold vectors
     * @param vectors the number of vectors that could be read
     * @param written the names of the files that were written
     */
    public record Report(List<String> problems, int files, int vectors, List<String> written) {}

    /**
     * Checks a folder.
     *
     * @throws CorpusException if there is no such folder
     */
    public static Report lint(Path folder) throws CorpusException {
        requireFolder(folder);
        return new Linter(folder).report(List.of());
    }

    /**
     * Writes what can be worked out ({@code count}, {@code requires}, {@code variants}, the
     * canonical form, the index and the list of ids; never {@code expect}), then checks. A file
     * that is no JSON is left alone.
     *
     * @throws CorpusException if there is no such folder, or a file can't be written
     */
    public static Report fix(Path folder) throws CorpusException {
        requireFolder(folder);
        return new Linter(folder).report(new Fixer(folder).write());
    }

    private Report report(List<String> written) throws CorpusException {
        List<Path> files = Corpus.filesOf(folder);
        if (files.isEmpty()) {
            problems.add(folder + ": no vectors");
        }
        CorpusReader reader = new CorpusReader();
        for (Path file : files) {
            String name = file.getFileName().toString();
            try (InputStream in = Files.newInputStream(file)) {
                byte[] bytes = in.readNBytes(Json.MAX_BYTES + 1);
                reader.read(name, bytes);
                form(name, bytes);
            } catch (IOException e) {
                problems.add(name + ": can't be read");
            }
        }
        problems.addAll(reader.problems());
        reader.files().forEach(this::flags);
        reader.files().forEach(this::vectors);
        // Of a corpus that could not be read as a whole, the lists can't be judged.
        if (reader.problems().isEmpty() && !files.isEmpty()) {
            String version = reader.files().get(0).version();
            problems.addAll(IdRegister.read(folder).problems(version, vectors));
            upToDate(Corpus.INDEX, Fixer.index(files));
        }
        return new Report(List.copyOf(problems), files.size(), vectors.size(), written);
    }

    private void form(String name, byte[] bytes) {
        try {
            String text = Json.text(bytes);
            JsonNode json = Json.read(text);
            String right = json.isObject() ? CanonicalForm.of((ObjectNode) json) : text;
            if (!text.equals(right)) {
                problems.add(
                        name
                                + ": line "
                                + (firstDifference(text, right) + 1)
                                + ": not in canonical form; tt vectors lint --fix writes it");
            }
        } catch (Json.NotJsonException e) {
            // The reader tells.
        }
    }

    private static long firstDifference(String a, String b) {
        int same = 0;
        while (same < a.length() && same < b.length() && a.charAt(same) == b.charAt(same)) {
            same++;
        }
        return a.substring(0, same).chars().filter(c -> c == '\n').count();
    }

    private void flags(VectorFile file) {
        Set<String> unused = new LinkedHashSet<>(file.flags().keySet());
        file.vectors().forEach(vector -> unused.removeAll(vector.flags()));
        unused.forEach(
                flag ->
                        problems.add(
                                file.name() + ": flags." + flag + ": no vector has this flag"));
    }

    private void vectors(VectorFile file) {
        Map<Map<String, JsonNode>, TestVector> questions = new LinkedHashMap<>();
        vectors.forEach(vector -> questions.put(VectorLint.question(vector), vector));
        for (TestVector vector : file.vectors()) {
            for (String problem : VectorLint.problems(vector)) {
                problems.add(file.name() + ": " + vector + ": " + problem);
            }
            TestVector same = questions.putIfAbsent(VectorLint.question(vector), vector);
            if (same != null) {
                problems.add(file.name() + ": " + vector + ": asks the same as " + same);
            }
            vectors.add(vector);
        }
    }

    private void upToDate(String name, String right) {
        String text = "";
        try {
            text = Files.readString(folder.resolve(name));
        } catch (IOException e) {
            // Missing or unreadable: not up to date.
        }
        if (!text.equals(right)) {
            problems.add(name + ": " + NOT_UP_TO_DATE);
        }
    }

    private static void requireFolder(Path folder) throws CorpusException {
        if (!Files.isDirectory(folder)) {
            throw new CorpusException(List.of(folder + ": no such folder"));
        }
    }
}
