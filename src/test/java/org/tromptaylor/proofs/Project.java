package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where things are in the repository. */
record Project(Path root) {

    /** The classes that are proven; all others in their package carry no JML. */
    static final List<String> CLASSES = List.of("Points", "TrompTaylor", "Lemmas", "Theorems");

    static final Path RULES = Path.of("src/main/java/org/tromptaylor/rules");
    static final Path TWINS = Path.of("proofs/negative");
    static final Path STATUS = Path.of("proofs/STATUS.md");
    static final Path LEDGER = Path.of("proofs/ledger.json");

    /** The proven sources that there are, relative to the root. */
    List<Path> sources() {
        return CLASSES.stream()
                .map(name -> RULES.resolve(name + ".java"))
                .filter(path -> Files.exists(root.resolve(path)))
                .toList();
    }

    /** All sources of the package, relative to the root, in order. */
    List<Path> packageSources() throws IOException {
        return list(RULES, ".java");
    }

    /** The files of twins, relative to the root, in order. */
    List<Path> twinFiles() throws IOException {
        return Files.isDirectory(root.resolve(TWINS)) ? list(TWINS, ".twins") : List.of();
    }

    private List<Path> list(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .map(root::relativize)
                    .sorted()
                    .toList();
        }
    }

    String read(Path relative) throws IOException {
        return Files.readString(root.resolve(relative), StandardCharsets.UTF_8);
    }

    /** The proven sources, read; findings instead of those that can't be. */
    List<SourceFile> read(List<Finding> findings) throws IOException {
        List<SourceFile> read = new ArrayList<>();
        for (Path path : sources()) {
            String text = read(path);
            try {
                read.add(new SourceFile(path, text));
            } catch (Unreadable e) {
                findings.add(
                        new Finding(path, SourceFile.lineOf(text, e.position), e.getMessage()));
            }
        }
        return read;
    }

    /** The root above a folder: where the pom is. */
    static Optional<Project> above(Path folder) {
        for (Path at = folder.toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.exists(at.resolve("pom.xml")) && Files.isDirectory(at.resolve(RULES))) {
                return Optional.of(new Project(at));
            }
        }
        return Optional.empty();
    }
}
