package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The documents of the repository, as the tests read them. */
final class Documents {

    static final Path SPEC = Path.of("spec");
    static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"></a>");
    private static final Pattern HEADING = Pattern.compile("^#+ (.+)$", Pattern.MULTILINE);

    private Documents() {}

    static Stream<Path> rulePages() {
        List<Path> found =
                pages().stream()
                        .filter(page -> page.getFileName().toString().matches("tt-\\d\\d\\.md"))
                        .toList();
        assertEquals(10, found.size(), "pages of rules");
        return found.stream();
    }

    /** The pages of the procedures for dead stones. */
    static Stream<Path> procedurePages() {
        List<Path> found =
                pages().stream()
                        .filter(page -> page.getFileName().toString().matches("tt-d\\d\\.md"))
                        .toList();
        assertEquals(6, found.size(), "pages of procedures");
        return found.stream();
    }

    static List<Path> pages() {
        return files(SPEC, ".md");
    }

    /** The documents that people read: the pages, and the ones at the top and beside the code. */
    static List<Path> documents() {
        List<Path> documents = new ArrayList<>(pages());
        try (Stream<Path> top = Files.list(Path.of(""))) {
            top.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        documents.addAll(files(Path.of("test-vectors"), ".md"));
        documents.addAll(files(Path.of("proofs"), ".md"));
        return documents;
    }

    static List<Path> documentsAndSources() {
        List<Path> found = new ArrayList<>(documents());
        found.addAll(files(Path.of("src/main/java"), ".java"));
        found.addAll(files(Path.of("test-vectors"), ".json"));
        return found;
    }

    static List<Path> files(Path folder, String ending) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .filter(file -> !file.toString().contains("node_modules"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /** What a link may lead to within a page: anchors, and headings as GitHub names them. */
    static Set<String> anchors(String text) {
        Set<String> anchors = new TreeSet<>(all(ANCHOR, text));
        for (String heading : all(HEADING, withoutCode(text))) {
            anchors.add(
                    heading.toLowerCase(Locale.ROOT)
                            .replaceAll("[^\\p{L}\\p{N} _-]", "")
                            .replace(' ', '-'));
        }
        return anchors;
    }

    static String withoutCode(String text) {
        return text.replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]+`", "");
    }

    static String read(Path file) {
        try {
            return Files.readString(file).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
