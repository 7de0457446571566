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
        Optional<Path> found =
                Stream.concat(
                                Arrays.stream(System.getenv("PATH").split(":")),
                                Stream.of("/usr/games"))
                        .map(folder -> Path.of(folder, program))
                        .filter(Files::isExecutable)
                        .findFirst();
        need(found.isPresent(), "no " + program + " on the PATH or in /usr/games");
        return found.orElseThrow();
    }

    /** Skips the test if this is not there, or fails where {@code CI=true}. */
    public static void need(boolean there, String otherwise) {
        if ("true".equals(System.getenv("CI"))) {
            assertTrue(there, otherwise);
        }
        assumeTrue(there, otherwise);
    }
}
