package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary folder that is gone when the program is. */
final class WorkFolder {

    private final Path folder;

    WorkFolder() throws IOException {
        folder = Files.createTempDirectory("proofs-verify");
        Runtime.getRuntime().addShutdownHook(new Thread(this::delete));
    }

    Path path() {
        return folder;
    }

    /** A new folder within. */
    Path make(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name));
    }

    private void delete() {
        // Children that are being ended at the same time may still write into it.
        for (int round = 0; round < 20 && Files.exists(folder); round++) {
            try (Stream<Path> files = Files.walk(folder)) {
                List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
                for (Path file : deepestFirst) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException | java.io.UncheckedIOException e) {
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
