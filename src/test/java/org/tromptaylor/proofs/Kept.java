package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What OpenJML printed, kept so that a run which was cut short can go on. It is found again only for
 * the same versions of the tools, the same options, and the same text of all sources.
 */
final class Kept {

    private final Path folder;
    private final boolean reading;

    /**
     * @param folder where to keep it
     * @param reading whether what was kept before may be taken; else it is only kept
     */
    Kept(Path folder, boolean reading) {
        this.folder = folder;
        this.reading = reading;
    }

    /** An output, the exit code, and how long the run took. */
    record Answer(int exitCode, Duration took, String output) {}

    /**
     * The name under which the answer to a question is kept.
     *
     * @param attempt from 1; each is an answer of its own
     */
    static String key(Toolchain tools, List<String> options, Path file, int attempt)
            throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        // Where the sources are says nothing: those of a twin are in another folder each time.
        List<String> texts =
                Stream.concat(
                                Stream.of(
                                        tools.openjmlVersion(),
                                        tools.solverVersion(),
                                        file.getFileName().toString(),
                                        "attempt " + attempt),
                                options.subList(0, options.size() - 1).stream())
                        .toList();
        for (String text : texts) {
            digest.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        }
        try (Stream<Path> sources = Files.list(file.getParent())) {
            for (Path source : sources.sorted().toList()) {
                digest.update((source.getFileName() + "\n").getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(source));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    Optional<Answer> get(String key) throws IOException {
        Path file = folder.resolve(key);
        if (!reading || !Files.exists(file)) {
            return Optional.empty();
        }
        String[] parts = Files.readString(file, StandardCharsets.UTF_8).split("\n", 3);
        return Optional.of(
                new Answer(
                        Integer.parseInt(parts[0]),
                        Duration.ofMillis(Long.parseLong(parts[1])),
                        parts[2]));
    }

    void put(String key, Answer answer) throws IOException {
        Files.createDirectories(folder);
        // Whole or not at all, should this be cut short.
        Path part = Files.createTempFile(folder, "part", "");
        Files.writeString(
                part,
                answer.exitCode() + "\n" + answer.took().toMillis() + "\n" + answer.output(),
                StandardCharsets.UTF_8);
        Files.move(part, folder.resolve(key), StandardCopyOption.REPLACE_EXISTING);
    }
}
