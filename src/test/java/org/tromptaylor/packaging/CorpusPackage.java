package org.tromptaylor.packaging;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.Linter;
import org.tromptaylor.vectors.Sha256;

/**
 * The corpus for others: a zip, a package for npm and one for Maven, made of the folder of vectors.
 * The same folder gives the same bytes. {@code mvn -Pcorpus -DskipTests package} runs it.
 */
public final class CorpusPackage {

    /** What the packages are called. */
    static final String NAME = "tromp-taylor-vectors";

    private static final String LICENCE = "Apache-2.0 OR CC0-1.0";
    private static final String DESCRIPTION =
            "Conformance vectors for the Tromp-Taylor (logical) rules of Go";
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final String version;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private CorpusPackage(String version) {
        this.version = version;
    }

    /**
     * Packs the vectors of a project.
     *
     * @param arguments the project's folder, and the folder to write to
     */
    public static void main(String[] arguments) throws Exception {
        Path project = Path.of(arguments[0]);
        List<String> problems = Linter.lint(project.resolve("test-vectors")).problems();
        if (!problems.isEmpty()) {
            problems.forEach(System.err::println);
            System.exit(1);
        }
        for (Path file : of(project).write(Path.of(arguments[1]))) {
            System.out.println("wrote " + file);
        }
    }

    /** Reads what belongs into the packages. */
    static CorpusPackage of(Path project) throws IOException, CorpusException {
        Path folder = project.resolve("test-vectors");
        Corpus corpus = Corpus.load(folder);
        CorpusPackage made = new CorpusPackage(corpus.version());
        made.addAll(folder, "", ".json");
        made.addAll(folder, "schema/", ".json");
        made.addAll(folder, "ids/", ".txt");
        made.add("CHANGELOG.md", Files.readAllBytes(folder.resolve("CHANGELOG.md")));
        String readme = Files.readString(folder.resolve("README.md"));
        made.add("README.md", bytes(withoutOutwardLinks(readme)));
        for (String licence : List.of("LICENSE", "LICENSES/CC0-1.0.txt")) {
            made.add(licence, Files.readAllBytes(project.resolve(licence)));
        }
        made.addManifest(corpus);
        return made;
    }

    private void addAll(Path folder, String under, String ending) throws IOException {
        try (Stream<Path> list = Files.list(folder.resolve(under))) {
            for (Path file : list.filter(f -> f.toString().endsWith(ending)).toList()) {
                add(under + file.getFileName(), Files.readAllBytes(file));
            }
        }
    }

    private void add(String path, byte[] bytes) {
        files.put(path, bytes);
    }

    /** Links that lead out of the packed files become words. */
    static String withoutOutwardLinks(String markdown) {
        return markdown.replaceAll(
                "\\[([^\\]]+)]\\((?:\\.\\./|adapters/|RESULTS\\.md|STRENGTH\\.md)[^)]*\\)", "$1");
    }

    private void addManifest(Corpus corpus) {
        ObjectNode manifest = JsonNodeFactory.instance.objectNode();
        manifest.put("manifest", 1).put("suite", "tromp-taylor").put("version", version);
        manifest.put("count", corpus.vectors().size());
        corpus.vectors().forEach(vector -> manifest.withArray("ids").add(vector.id()));
        ArrayNode entries = manifest.putArray("files");
        StringBuilder sums = new StringBuilder();
        files.forEach(
                (path, bytes) -> {
                    entries.addObject()
                            .put("path", path)
                            .put("bytes", bytes.length)
                            .put("sha256", Sha256.hex(bytes));
                    sums.append(Sha256.hex(bytes)).append("  ").append(path).append('\n');
                });
        byte[] text = json(manifest);
        sums.append(Sha256.hex(text)).append("  manifest.json\n");
        add("manifest.json", text);
        add("SHA256SUMS", bytes(sums.toString()));
    }

    /** Writes the packages, and the sums of them; answers what was written. */
    List<Path> write(Path out) throws IOException {
        Files.createDirectories(out);
        String base = NAME + "-" + version;
        Path zip = out.resolve(base + ".zip");
        Path npm = out.resolve(NAME + "-" + npmVersion() + ".tgz");
        Path jar = out.resolve(base + ".jar");
        Path pom = out.resolve(base + ".pom");
        Path sums = out.resolve("SHA256SUMS");
        Files.write(zip, Archives.zip(under(base + "/")));
        SortedMap<String, byte[]> node = under("package/");
        node.put("package/package.json", packageJson());
        Files.write(npm, Archives.tgz(node));
        SortedMap<String, byte[]> resources = under(NAME + "/");
        resources.put("META-INF/maven/org.tromptaylor/" + NAME + "/pom.xml", pom());
        Files.write(jar, Archives.jar(resources, manifestMf()));
        Files.write(pom, pom());
        StringBuilder lines = new StringBuilder();
        for (Path file : List.of(jar, pom, npm, zip)) {
            lines.append(Sha256.hex(Files.readAllBytes(file))).append("  ");
            lines.append(file.getFileName()).append('\n');
        }
        Files.writeString(sums, lines);
        return List.of(zip, npm, jar, pom, sums);
    }

    private SortedMap<String, byte[]> under(String folder) {
        SortedMap<String, byte[]> moved = new TreeMap<>();
        files.forEach((path, bytes) -> moved.put(folder + path, bytes));
        return moved;
    }

    /** npm wants three numbers; the corpus has two. */
    private String npmVersion() {
        return version + ".0";
    }

    private byte[] packageJson() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", NAME).put("version", npmVersion()).put("description", DESCRIPTION);
        List.of("go", "baduk", "weiqi", "tromp-taylor", "rules", "conformance", "test-vectors")
                .forEach(json.putArray("keywords")::add);
        json.put("license", "(" + LICENCE + ")").put("main", "index.json");
        return json(json);
    }

    private byte[] pom() {
        return bytes(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>org.tromptaylor</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                  <name>Tromp-Taylor vectors</name>
                  <description>%s</description>
                  <licenses>
                    <license>
                      <name>%s</name>
                    </license>
                  </licenses>
                </project>
                """
                        .formatted(NAME, version, DESCRIPTION, LICENCE));
    }

    private byte[] manifestMf() {
        return bytes(
                """
                Manifest-Version: 1.0
                Automatic-Module-Name: org.tromptaylor.corpus
                Implementation-Title: %s
                Implementation-Version: %s

                """
                        .formatted(NAME, version)
                        .replace("\n", "\r\n"));
    }

    private static byte[] json(ObjectNode json) {
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentObjectsWith(new DefaultIndenter("  ", "\n"));
        try {
            return bytes(MAPPER.writer(printer).writeValueAsString(json) + "\n");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
