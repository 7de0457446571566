package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.cli.PerftCommandTest.json;
import static org.tromptaylor.cli.PerftCommandTest.perft;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code tt perft --resume}: nothing that is done is lost, and no file that can't be used. */
@Timeout(120)
class PerftResumeTest {

    @TempDir private Path folder;

    /** A run in a process of its own is killed as soon as its file tells of finished parts. */
    @Test
    void aRunThatWasKilledGoesOn() throws Exception {
        Path file = folder.resolve("state.json");
        String[] what = {"2x2", "19"};
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Tt.class.getName(),
                                "perft",
                                "--jobs=1",
                                "--resume=" + file,
                                what[0],
                                what[1])
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("output").toFile())
                        .start();
        try {
            while (process.isAlive() && doneIn(file) < 20) {
                Thread.sleep(5);
            }
        } finally {
            process.destroyForcibly();
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertNotEquals(0, process.exitValue(), Files.readString(folder.resolve("output")));
        int done = doneIn(file);
        int parts = new ObjectMapper().readTree(file.toFile()).get("parts").intValue();
        assertTrue(done >= 20 && done < parts, done + " of " + parts);
        String all = perft(what);
        assertEquals(all, perft("--resume=" + file, what[0], what[1]));
        assertEquals(parts, doneIn(file));
        assertEquals(all, perft("--resume=" + file, what[0], what[1]));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count(), "neither draft nor lock stays behind");
        }
    }

    private static int doneIn(Path file) throws IOException {
        return Files.exists(file)
                ? new ObjectMapper().readTree(file.toFile()).get("done").size()
                : 0;
    }

    private ObjectNode state(Path file, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("--resume=" + file));
        words.addAll(List.of(arguments));
        perft(words.toArray(new String[0]));
        return (ObjectNode) new ObjectMapper().readTree(file.toFile());
    }

    @Test
    void whatIsInTheFileIsNotCountedAgain() throws IOException {
        Path file = folder.resolve("state.json");
        ObjectNode state = state(file, "--all", "1x2");
        ArrayNode done = (ArrayNode) state.get("done");
        assertEquals(9, done.size());
        ArrayNode numbers = (ArrayNode) done.get(0).get("numbers");
        numbers.set(9, numbers.get(9).longValue() + 1000);
        done.remove(1);
        Files.writeString(file, state.toString());
        assertEquals(1009, json("--all", "--resume=" + file, "1x2").get("games").longValue());
    }

    @Test
    void numbersBeyondALongAreNoticed() throws IOException {
        Path file = folder.resolve("state.json");
        ObjectNode state = state(file, "2x2", "2");
        for (int part = 0; part < 2; part++) {
            ((ArrayNode) state.get("done").get(part).get("numbers")).set(2, Long.MAX_VALUE);
        }
        Files.writeString(file, state.toString());
        Cli.tt("perft", "--resume=" + file, "2x2", "2")
                .assertComplains(2, "tt perft: a number is above 9223372036854775807");
    }

    @Test
    void aFileOfAnotherCountIsRefusedAndKept() throws IOException {
        Path file = folder.resolve("state.json");
        state(file, "2x2", "5");
        String before = Files.readString(file);
        Cli.tt("perft", "--resume=" + file, "2x2", "6")
                .assertComplains(
                        2,
                        "tt perft: "
                                + file
                                + " is of another count: sequences of up to 5 turns on 2x2, not"
                                + " sequences of up to 6 turns on 2x2");
        Cli.tt("perft", "--resume=" + file, "--all", "2x2")
                .assertComplains(
                        2,
                        "tt perft: "
                                + file
                                + " is of another count: sequences of up to 5 turns on 2x2, not all"
                                + " games on 2x2");
        assertEquals(before, Files.readString(file));
        Path other = folder.resolve("other");
        int parts = state(other, "--all", "1x3").get("parts").intValue();
        int more = json("--all", "--divide=15", "1x3").get("divide").size();
        assertTrue(more > parts);
        Cli.tt("perft", "--resume=" + other, "--all", "--divide=15", "1x3")
                .assertComplains(
                        2,
                        "tt perft: "
                                + other
                                + " is of a count in "
                                + parts
                                + " parts, not "
                                + more
                                + ": with another --divide");
    }

    @Test
    void aFileThatIsDamagedIsRefusedAndKept() throws IOException {
        Path file = folder.resolve("state.json");
        String good = state(file, "1x2", "3").toString();
        assertComplains(file, "", "empty, should be JSON");
        assertComplains(
                file,
                good.substring(0, good.length() / 2),
                "line 1, column " + (good.length() / 2 + 1) + ": not JSON: it ends too early");
        assertComplains(file, "[]", "its 'format' is not 'tt perft 1'");
        assertComplains(
                file, good.replace("perft 1", "perft 2"), "its 'format' is not 'tt perft 1'");
        assertComplains(file, good.replace("\"done\":", "\"undone\":"), "its 'done' is no list");
        assertComplains(file, good.replace("[-1,-1]", "[-1,7]"), "there is no part [-1,7]");
        assertComplains(file, good.replace("[-1,-1]", "[-1,0]"), "there is no part [-1,0]");
        assertComplains(
                file,
                good.replace(
                        "\"part\":[-1,-1],\"numbers\":[0,0,1,0,",
                        "\"part\":[-1,-1],\"numbers\":[0,"),
                "the part [-1, -1] has not 8 numbers");
        assertComplains(
                file,
                good.replace(
                        "\"part\":[-1,-1],\"numbers\":[0,0,1,",
                        "\"part\":[-1,-1],\"numbers\":[0,0,-1,"),
                "the part [-1, -1] has not 8 numbers");
        ObjectNode twice = (ObjectNode) new ObjectMapper().readTree(good);
        ((ArrayNode) twice.get("done")).add(twice.get("done").get(0));
        String part = twice.get("done").get(0).get("part").toString().replace(",", ", ");
        assertComplains(file, twice.toString(), "the part " + part + " stands there twice");
    }

    void aFileThatAnotherRunIsAtIsRefused() throws IOException {
        Path file = folder.resolve("state.json");
        Path lock = Files.createFile(folder.resolve(".state.json.lock"));
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                FileLock held = channel.lock()) {
            assertTrue(held.isValid());
            Cli.tt("perft", "--resume=" + file, "1x2", "3")
                    .assertComplains(2, "tt perft: " + file + " is in use by another run");
        }
        perft("--resume=" + file, "1x2", "3");
        assertFalse(Files.exists(lock));
    }

    private static void assertComplains(Path file, String content, String complaint)
            throws IOException {
        Files.writeString(file, content);
        Cli.tt("perft", "--resume=" + file, "1x2", "3")
                .assertComplains(
                        2,
                        "tt perft: " + file + " is no file that tt perft can resume: " + complaint);
        assertEquals(content, Files.readString(file));
    }
}
