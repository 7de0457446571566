package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
        PYTHON("skeleton-python/adapter.py", "python3", "    raise Skip(\"reaches%s\")\n", "py"),
        JAVASCRIPT(
                "skeleton-javascript/adapter.js", "node", "  throw new Skip('reaches%s')\n", "js"),
        CPP("skeleton-cpp/adapter.cpp", "g++", "    throw Skip(\"reaches%s\");\n", "cpp"),
        JAVA(
                "skeleton-java/Adapter.java",
                "java",
                "        throw new Skip(\"reaches%s\");\n",
                "java");

        private final Path file;
        private final String program;
        private final String unfilled;
        private final String ending;

        Language(String file, String program, String unfilled, String ending) {
            this.file = ADAPTERS.resolve(file);
            this.program = program;
            this.unfilled = String.format(unfilled, " is not filled in yet");
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

        String filledIn() throws IOException {
            String skeleton = Files.readString(file);
            assertTrue(skeleton.contains(unfilled), unfilled);
            try (InputStream in =
                    SkeletonTest.class.getResourceAsStream("skeleton/reaches." + ending)) {
                String body = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                return skeleton.replace(unfilled, body);
            }
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
                Files.writeString(folder.resolve(language.file.getFileName()), language.filledIn());
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
}
