package org.tromptaylor.packaging;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.Sha256;
import org.tromptaylor.vectors.TestVector;

/** The packages of the corpus, opened again. */
class CorpusPackageTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Path PROJECT = Path.of("");
    private static final Path VECTORS = PROJECT.resolve("test-vectors");

    @TempDir private static Path out;
    private static String version;

    @BeforeAll
    static void pack() throws Exception {
        version = Corpus.load(VECTORS).version();
        CorpusPackage.of(PROJECT).write(out);
    }

    private static Path file(String ending) {
        return out.resolve("tromp-taylor-vectors-" + version + ending);
    }

    private static Map<String, byte[]> zip(Path file) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry e = in.getNextEntry(); e != null; e = in.getNextEntry()) {
                entries.put(e.getName(), in.readAllBytes());
            }
        }
        return entries;
    }

    private static Map<String, byte[]> tgz(Path file) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (InputStream gzip = new GzipCompressorInputStream(Files.newInputStream(file));
                TarArchiveInputStream in = new TarArchiveInputStream(gzip)) {
            for (TarArchiveEntry e = in.getNextEntry(); e != null; e = in.getNextEntry()) {
                entries.put(e.getName(), in.readAllBytes());
            }
        }
        return entries;
    }

    @Test
    void theZipIsACorpusOnceUnpacked() throws Exception {
        String top = "tromp-taylor-vectors-" + version + "/";
        Path unpacked = Files.createDirectories(out.resolve("unpacked"));
        for (Map.Entry<String, byte[]> entry : zip(file(".zip")).entrySet()) {
            assertTrue(entry.getKey().startsWith(top), entry.getKey());
            Path file = unpacked.resolve(entry.getKey().substring(top.length()));
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
        Files.delete(unpacked.resolve("manifest.json"));
        assertEquals(
                Corpus.load(VECTORS).vectors().stream().map(TestVector::json).toList(),
                Corpus.load(unpacked).vectors().stream().map(TestVector::json).toList());
        for (String file : List.of("schema/vector-file.schema.json", "ids/" + version + ".txt")) {
            assertArrayEquals(
                    Files.readAllBytes(VECTORS.resolve(file)),
                    Files.readAllBytes(unpacked.resolve(file)));
        }
    }

    @Test
    void theManifestListsEachFileAndEachId() throws Exception {
        String top = "tromp-taylor-vectors-" + version + "/";
        Map<String, byte[]> entries = zip(file(".zip"));
        JsonNode manifest = MAPPER.readTree(entries.get(top + "manifest.json"));
        List<String> ids = new ArrayList<>();
        manifest.get("ids").forEach(id -> ids.add(id.textValue()));
        assertEquals(Corpus.load(VECTORS).vectors().stream().map(TestVector::id).toList(), ids);
        assertEquals(ids.size(), manifest.get("count").intValue());
        assertEquals(version, manifest.get("version").textValue());
        Map<String, byte[]> listed = new TreeMap<>(entries);
        listed.remove(top + "manifest.json");
        listed.remove(top + "SHA256SUMS");
        assertEquals(listed.size(), manifest.get("files").size());
        for (JsonNode file : manifest.get("files")) {
            byte[] bytes = listed.get(top + file.get("path").textValue());
            assertEquals(bytes.length, file.get("bytes").intValue());
            assertEquals(Sha256.hex(bytes), file.get("sha256").textValue());
        }
        for (String line : new String(entries.get(top + "SHA256SUMS")).split("\n")) {
            String[] parts = line.split("  ");
            assertEquals(Sha256.hex(entries.get(top + parts[1])), parts[0], parts[1]);
        }
    }

    @Test
    void npmFindsItsPackage() throws Exception {
        Map<String, byte[]> entries = tgz(file(".0.tgz"));
        assertTrue(entries.keySet().stream().allMatch(name -> name.startsWith("package/")));
        JsonNode json = MAPPER.readTree(entries.get("package/package.json"));
        assertEquals("tromp-taylor-vectors", json.get("name").textValue());
        assertEquals(version + ".0", json.get("version").textValue());
        assertTrue(entries.containsKey("package/" + json.get("main").textValue()));
        assertTrue(entries.containsKey("package/LICENSES/CC0-1.0.txt"));
    }

    @Test
    void theJarHoldsThemOnTheClassPath() throws Exception {
        URL[] path = {file(".jar").toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, null)) {
            int vectors = 0;
            JsonNode index = read(loader, "index.json");
            for (JsonNode name : index.get("files")) {
                vectors += read(loader, name.textValue()).get("vectors").size();
            }
            assertEquals(Corpus.load(VECTORS).vectors().size(), vectors);
        }
        Map<String, byte[]> entries = zip(file(".jar"));
        assertArrayEquals(
                Files.readAllBytes(file(".pom")),
                entries.get("META-INF/maven/org.tromptaylor/tromp-taylor-vectors/pom.xml"));
        assertTrue(Files.readString(file(".pom")).contains("<version>" + version + "</version>"));
    }

    private static JsonNode read(ClassLoader loader, String name) throws IOException {
        try (InputStream in = loader.getResourceAsStream("tromp-taylor-vectors/" + name)) {
            return MAPPER.readTree(in);
        }
    }

    @Test
    void theSameFolderGivesTheSameBytesInAnyTimeZone() throws Exception {
        TimeZone zone = TimeZone.getDefault();
        Path again = out.resolve("again");
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            CorpusPackage.of(PROJECT).write(again);
        } finally {
            TimeZone.setDefault(zone);
        }
        try (Stream<Path> list = Files.list(again)) {
            List<Path> files = list.toList();
            assertEquals(5, files.size());
            for (Path file : files) {
                assertEquals(-1, Files.mismatch(file, out.resolve(file.getFileName())));
            }
        }
    }

    @Test
    void theSumsAreThoseOfThePackages() throws Exception {
        List<String> lines = Files.readAllLines(out.resolve("SHA256SUMS"));
        assertEquals(4, lines.size());
        for (String line : lines) {
            String[] parts = line.split("  ");
            byte[] bytes = Files.readAllBytes(out.resolve(parts[1]));
            assertEquals(Sha256.hex(bytes), parts[0], parts[1]);
        }
    }

    @Test
    void noLinkOfTheReadmeLeadsOutOfThePackage() throws Exception {
        Map<String, byte[]> entries = tgz(file(".0.tgz"));
        for (String name : List.of("README.md", "CHANGELOG.md")) {
            String text = new String(entries.get("package/" + name));
            Matcher link = Pattern.compile("]\\(([^)#\\s]+)[^)]*\\)").matcher(text);
            while (link.find()) {
                String target = link.group(1);
                assertTrue(
                        target.startsWith("https://") || entries.containsKey("package/" + target),
                        name + ": " + target);
            }
        }
        assertEquals(
                "see a and [b](schema/x.json)",
                CorpusPackage.withoutOutwardLinks(
                        "see [a](../spec/a.md#x) and [b](schema/x.json)"));
    }

    @Test
    void everyListOfAnEarlierVersionIsReleased() throws Exception {
        Path released = VECTORS.resolve("ids/RELEASED");
        String text = Files.exists(released) ? Files.readString(released) : "";
        try (Stream<Path> list = Files.list(VECTORS.resolve("ids"))) {
            for (Path file : list.filter(f -> f.toString().endsWith(".txt")).toList()) {
                String name = file.getFileName().toString();
                if (!name.equals(version + ".txt")) {
                    assertTrue(text.contains("  " + name + "\n"), name + " is not released");
                }
            }
        }
        assertFalse(Files.readString(VECTORS.resolve("CHANGELOG.md")).isBlank());
        assertTrue(
                Files.readString(VECTORS.resolve("CHANGELOG.md")).contains("\n## " + version),
                "the changelog has no heading for " + version);
    }
}
