package org.tromptaylor.process;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A second, small Java program that outlives this one for a moment and ends the child processes that it
 * has left behind. Without it they would go on where this one is killed by force and can't end them
 * itself: a program that hangs never learns that nobody talks to it any more.
 *
 * <p>It learns of the end by that of its input. Where it can't be started, all else goes on without it.
 */
final class Watchdog {

    private static final List<String> OPTIONS =
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx32m");

    /** Where it reads, or null where there is none. */
    private final OutputStream input;

    private Watchdog(OutputStream input) {
        this.input = input;
    }

    static Watchdog start() {
        try {
            Path java = Path.of(System.getProperty("java.home"), "bin", "java");
            // Not the whole class path: this package needs but the JDK.
            Path code =
                    Path.of(
                            Watchdog.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            ProcessBuilder builder = new ProcessBuilder(java.toString());
            builder.command().addAll(OPTIONS);
            builder.command().addAll(List.of("-cp", code.toString(), Watchdog.class.getName()));
            // Whoever reads our output to its end must not wait for that of another.
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.directory(new File(System.getProperty("java.home")));
            return new Watchdog(builder.start().getOutputStream());
        } catch (IOException | URISyntaxException | RuntimeException e) {
            return new Watchdog(null);
        }
    }

    /** Has it end these processes if this program can't. */
    void watch(ProcessTree tree) {
        tell("+ " + tree.pid() + " " + tree.mark());
    }

    /** These have been ended. */
    void forget(ProcessTree tree) {
        tell("- " + tree.pid() + " " + tree.mark());
    }

    private synchronized void tell(String line) {
        if (input != null) {
            try {
                input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                input.flush();
            } catch (IOException e) {
                // It is gone: as if it could not be started.
            }
        }
    }

    /** Runs it. */
    public static void main(String[] arguments) throws IOException {
        Map<String, ProcessTree> watched = new HashMap<>();
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            if (words[0].equals("-")) {
                watched.remove(words[2]);
            } else {
                // From now on the handle is that of this process, whoever gets its number later.
                ProcessHandle.of(Long.parseLong(words[1]))
                        .ifPresent(root -> watched.put(words[2], new ProcessTree(root, words[2])));
            }
        }
        watched.values().forEach(ProcessTree::kill);
    }
}
