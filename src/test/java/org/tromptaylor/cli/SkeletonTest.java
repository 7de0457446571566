package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tromptaylor.process.Processes;
import org.tromptaylor.process.Programs;

/**
 * The skeletons in {@code test-vectors/adapters}: as they are they keep to the protocol and skip
 * everything; with one function filled in, its vectors pass.
 */
@Timeout(180)
class SkeletonTest {

    private static final Path ADAPTERS = Path.of("test-vectors/adapters");

    /** A language that there is a skeleton in. */
    enum Language {
        PYTHON("skeleton-python/adapter.py", "python3", "    raise Skip(\"%s\")\n", "py"),
        JAVASCRIPT("skeleton-javascript/adapter.js", "node", "  throw new Skip('%s')\n", "js"),
        CPP("skeleton-cpp/adapter.cpp", "g++", "    throw Skip(\"%s\");\n", "cpp"),
        JAVA("skeleton-java/Adapter.java", "java", "        throw new Skip(\"%s\");\n", "java");

        private final Path file;
        private final String program;
        private final String unfilled;
        private final String ending;

        Language(String file, String program, String unfilled, String ending) {
            this.file = ADAPTERS.resolve(file);
            this.program = program;
            this.unfilled = unfilled;
            this.ending = ending;
        }

        /** The command that runs this source; compiles it first if need be. */
        String command(Path source, Path folder) throws IOException, InterruptedException {
            if (this != CPP) {
                return Cli.quoted(List.of(program, source.toString()));
            }
            Path out = folder.resolve("adapter");
            Process compiler =
                    new ProcessBuilder(
                                    program,
                                    "-std=c++17",
                                    "-I",
                                    file.getParent().toString(),
                                    "-o",
                                    out.toString(),
                                    source.toString())
                            .redirectErrorStream(true)
                            .start();
            String said =
                    new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, compiler.waitFor(), said);
            return Cli.quoted(List.of(out.toString()));
        }

        /** The skeleton with these functions filled in. */
        String filledIn(String... functions) throws IOException {
            String source = Files.readString(file);
            for (String function : functions) {
                String line = String.format(unfilled, function + " is not filled in yet");
                assertTrue(source.contains(line), line);
                try (InputStream in =
                        SkeletonTest.class.getResourceAsStream(
                                "skeleton/" + function + "." + ending)) {
                    String body = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                    source = source.replace(line, body);
                }
            }
            return source;
        }
    }

    @TempDir private Path folder;

    @AfterEach
    void noProcessIsLeft() throws InterruptedException {
        Processes.assertNoneLeft();
    }

    @ParameterizedTest
    @EnumSource
    void asItIsItKeepsToTheProtocolAndSkipsEverything(Language language) throws Exception {
        assumeTrue(Programs.isOnPath(language.program), "no " + language.program);
        String command = language.command(language.file, folder);
        Cli smoke = Cli.tt("conform", "--smoke", "--json", command);
        assertEquals("", smoke.err());
        assertTrue(
                smoke.out()
                        .endsWith(
                                "The program keeps to the protocol, but gave no result yet: fill in"
                                        + " a question\n"),
                smoke.out());
        assertEquals(12, smoke.out().lines().filter(line -> line.startsWith("ok ")).count());
        assertTrue(smoke.out().contains("skipped: 'dispute is not filled in yet'\n"), smoke.out());
        assertEquals(0, smoke.code());

        Cli all = Cli.tt("conform", "--json", command, "--run", "tt9-*");
        assertEquals("tt conform: none of the vectors could be asked\n", all.err());
        assertEquals(3, all.code());
    }

    @ParameterizedTest
    @EnumSource
    void withOneFunctionFilledInItsVectorsPass(Language language) throws Exception {
        assumeTrue(Programs.isOnPath(language.program), "no " + language.program);
        Path source =
                Files.writeString(
                        folder.resolve(language.file.getFileName()), language.filledIn("reaches"));
        String command = language.command(source, folder);
        Cli cli = Cli.tt("conform", "--json", command, "--run", "tt3-*", "--quiet");
        Matcher counts =
                Pattern.compile("(\\d+) passed, 0 failed, 0 errors, .*\\n").matcher(cli.out());
        assertTrue(counts.matches(), cli.out() + cli.err());
        assertTrue(Integer.parseInt(counts.group(1)) > 30, cli.out());
        assertEquals(0, cli.code());

        Cli smoke = Cli.tt("conform", "--smoke", "--json", command);
        assertTrue(smoke.out().contains("ok     run reaches              a result\n"), smoke.out());
        assertEquals(0, smoke.code());
    }

    /** What is filled in knows neither captures nor whole strings: enough for these vectors. */
    @ParameterizedTest
    @EnumSource
    void disputesAreAskedWithTheirListsAndCountedByScore(Language language) throws Exception {
        assumeTrue(Programs.isOnPath(language.program), "no " + language.program);
        Path source =
                Files.writeString(
                        folder.resolve(language.file.getFileName()),
                        language.filledIn("reaches", "score", "dispute"));
        List<String> words =
                new ArrayList<>(
                        List.of("conform", "--json", language.command(source, folder), "--quiet"));
        for (String id :
                List.of(
                        "ttd1-nothing-follows-the-two-passes",
                        "ttd1-stone-that-could-not-live-stands",
                        "ttd2-equal-lists-are-carried-out",
                        "ttd2-contradicted-list-removes-nothing",
                        "ttd2-empty-points-and-points-off-the-grid-name-nothing",
                        "ttd2-no-list-is-an-empty-list",
                        "ttd2-first-list-decides-nothing",
                        "ttd2-everything-may-be-agreed-dead")) {
            words.addAll(List.of("--run", id));
        }
        Cli cli = Cli.tt(words.toArray(new String[0]));
        assertTrue(cli.out().startsWith("8 passed, 0 failed, 0 errors, 0 skipped"), cli.out());
        assertEquals(0, cli.code(), cli.err());
    }
}
