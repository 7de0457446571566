package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of other people that tests need, and that may not be there. */
public final class Programs {

    private Programs() {}

    /**
     * Where a program is, on the PATH or where Debian keeps games. Without it the test is skipped, unless
     * the environment says {@code CI=true}: then it fails.
     */
    public static Path need(String program) {
        Optional<Path> found = find(program, Stream.concat(path(), Stream.of("/usr/games")));
        need(found.isPresent(), "no " + program + " on the PATH or in /usr/games");
        return found.orElseThrow();
    }

    /** Whether it is on the PATH. */
    public static boolean isOnPath(String program) {
        return find(program, path()).isPresent();
    }

    private static Stream<String> path() {
        return Arrays.stream(System.getenv("PATH").split(":"));
    }

    private static Optional<Path> find(String program, Stream<String> folders) {
        return folders.map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Skips the test if this is not there, or fails where {@code CI=true}. */
    public static void need(boolean there, String otherwise) {
        if ("true".equals(System.getenv("CI"))) {
            assertTrue(there, otherwise);
        }
        assumeTrue(there, otherwise);
    }
}
