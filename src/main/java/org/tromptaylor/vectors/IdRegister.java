package org.tromptaylor.vectors;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The ids that were ever given out: {@code ids/VERSION.txt} lists those of the vectors that first
 * appeared in that version, so that none is dropped or used again. The list of the version that is
 * being made follows the vectors; those of earlier versions never change.
 */
final class IdRegister {

    static final String FOLDER = "ids";

    /** By number: 0.2 before 0.10. */
    static final Comparator<String> VERSIONS =
            Comparator.comparingInt((String version) -> part(version, 0))
                    .thenComparingInt(version -> part(version, 1));

    private final Map<String, String> texts = new LinkedHashMap<>();
    private final Map<String, String> versionOfId = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    /** Reads the lists of a folder of vectors. */
    static IdRegister read(Path folder) {
        IdRegister register = new IdRegister();
        List<Path> files = List.of();
        if (Files.isDirectory(folder.resolve(FOLDER))) {
            try (Stream<Path> list = Files.list(folder.resolve(FOLDER))) {
                files = list.filter(file -> !file.endsWith(ReleasedIds.FILE)).sorted().toList();
            } catch (IOException e) {
                register.problems.add(FOLDER + ": can't be read");
            }
        }
        files.forEach(register::readFile);
        register.problems.addAll(ReleasedIds.problems(folder));
        return register;
    }

    /** The text of the list of a version that is being made. */
    static String current(String version, List<TestVector> vectors) {
        SortedSet<String> ids = new TreeSet<>();
        for (TestVector vector : vectors) {
            if (vector.since().equals(version)) {
                ids.add(vector.id());
            }
        }
        return ids.isEmpty() ? "" : String.join("\n", ids) + "\n";
    }

    /** What is wrong with the vectors' ids in a corpus of this version. */
    List<String> problems(String version, List<TestVector> vectors) {
        List<String> found = new ArrayList<>(problems);
        Map<String, String> supersededBy = new LinkedHashMap<>();
        Set<String> ids = new HashSet<>();
        vectors.forEach(vector -> ids.add(vector.id()));
        for (TestVector vector : vectors) {
            String since = sinceProblem(version, vector);
            if (since != null) {
                found.add(vector + ": " + since);
            }
            if (vector.supersedes().isPresent()) {
                String old = vector.supersedes().get();
                String other = supersededBy.put(old, vector.id());
                if (other != null) {
                    found.add(vector + ": supersedes " + old + ", as " + other + " does");
                } else if (ids.contains(old)) {
                    found.add(vector + ": supersedes " + old + ", which is still there");
                } else if (!versionOfId.containsKey(old)) {
                    found.add(vector + ": supersedes " + old + ", which never was");
                }
            }
        }
        versionOfId.forEach(
                (id, since) -> {
                    boolean gone = !ids.contains(id) && !supersededBy.containsKey(id);
                    if (gone && VERSIONS.compare(since, version) < 0) {
                        found.add(
                                fileName(since)
                                        + ": "
                                        + Words.shown(id, 80)
                                        + " is gone and not superseded");
                    }
                });
        if (!current(version, vectors).equals(texts.getOrDefault(version, ""))) {
            found.add(fileName(version) + ": " + Linter.NOT_UP_TO_DATE);
        }
        return found;
    }

    private String sinceProblem(String version, TestVector vector) {
        String listed = versionOfId.get(vector.id());
        if (VERSIONS.compare(vector.since(), version) > 0) {
            return "since " + vector.since() + ", but this is " + version;
        }
        if (listed != null && !listed.equals(vector.since())) {
            return "the id has been in use since " + listed;
        }
        return listed == null && !vector.since().equals(version)
                ? "not listed in " + fileName(vector.since())
                : null;
    }

    static String fileName(String version) {
        return FOLDER + "/" + version + ".txt";
    }

    private void readFile(Path file) {
        String name = file.getFileName().toString();
        String version = name.replaceFirst("\\.txt$", "");
        if (!version.matches("(0|[1-9]\\d{0,3})\\.(0|[1-9]\\d{0,3})") || version.equals(name)) {
            problems.add(FOLDER + "/" + name + ": not the list of a version, such as 0.1.txt");
            return;
        }
        String text;
        try {
            text = Json.text(Files.readAllBytes(file));
        } catch (IOException e) {
            problems.add(fileName(version) + ": can't be read");
            return;
        } catch (Json.NotJsonException e) {
            problems.add(fileName(version) + ": " + e.getMessage());
            return;
        }
        texts.put(version, text);
        for (String id : text.lines().toList()) {
            String other = versionOfId.putIfAbsent(id, version);
            if (other != null && !other.equals(version)) {
                problems.add(
                        fileName(version)
                                + ": "
                                + Words.shown(id, 80)
                                + " is in "
                                + fileName(other)
                                + " too");
            }
        }
    }

    private static int part(String version, int index) {
        return Integer.parseInt(version.split("\\.")[index]);
    }
}
