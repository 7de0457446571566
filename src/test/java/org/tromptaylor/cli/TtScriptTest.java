package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code tt} on a copy of the house with a Java and a Maven that only say what they do. */
@Timeout(60)
class TtScriptTest {

    private static final Path BASH = Path.of("/bin/bash");

    @TempDir private Path folder;
    private Path house;
    private Path jdk;
    private Path tools;

    @BeforeEach
    void buildTheStage() throws IOException {
        assumeTrue(Files.isExecutable(BASH), "no /bin/bash here");
        house = Files.createDirectories(folder.resolve("a house"));
        Files.createDirectories(house.resolve("src/main"));
        Files.createDirectories(house.resolve("test-vectors/schema"));
        Files.writeString(house.resolve("test-vectors/a.json"), "{}");
        Files.writeString(house.resolve("pom.xml"), "<project/>");
        Files.copy(Path.of("tt"), house.resolve("tt"));
        assertEquals(true, house.resolve("tt").toFile().setExecutable(true));
        jdk = Files.createDirectories(folder.resolve("jdk"));
        java("17.0.15");
        tools = Files.createDirectories(folder.resolve("tools"));
        script(
                tools.resolve("mvn"),
                """
                echo "building $3" >>"$LOG"
                mkdir -p "$(dirname "$4")/target"
                touch "$(dirname "$4")/target/tromp-taylor-9-cli.jar"
                """);
    }

    private void java(String version) throws IOException {
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\nOS=\"x\"\n");
        script(
                Files.createDirectories(jdk.resolve("bin")).resolve("java"),
                "shift 3\nprintf '[%s]' \"$@\"\npwd\nexit 5\n");
    }

    private static void script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/bash\n" + text);
        assertEquals(true, file.toFile().setExecutable(true));
    }

    private record Run(int code, String out, String err) {}

    private Run tt(Path script, String path, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(BASH.toString(), script.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        environment.remove("JAVA_HOME");
        environment.put("PATH", path);
        environment.put("LOG", folder.resolve("log").toString());
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        builder.redirectOutput(out.toFile()).redirectError(err.toFile());
        Process process = builder.start();
        assertEquals(true, process.waitFor(50, TimeUnit.SECONDS));
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private String everything() {
        return tools + ":" + jdk.resolve("bin") + ":/usr/bin:/bin";
    }

    /** What the script itself needs, without a Java or a Maven beside it. */
    private void addBareTools() throws IOException {
        for (String tool : List.of("dirname", "readlink", "sed", "cat", "head", "find")) {
            script(tools.resolve(tool), "PATH=/usr/bin:/bin exec " + tool + " \"$@\"\n");
        }
    }

    private long builds() throws IOException {
        Path log = folder.resolve("log");
        return Files.exists(log)
                ? Files.readString(log, StandardCharsets.UTF_8).lines().count()
                : 0;
    }

    private static final String BUILDING =
            "tt: building (once, and again when the sources change) ...\n";

    @Test
    void theFirstUseBuildsAndTheSecondDoesNot() throws Exception {
        Run first = tt(house.resolve("tt"), everything(), "conform", "--run", "a b*", "");
        String jar = house.toRealPath().resolve("target/tromp-taylor-9-cli.jar").toString();
        String said = "[-jar][" + jar + "][conform][--run][a b*][]" + folder.toRealPath() + "\n";
        assertEquals(new Run(5, said, BUILDING), first);
        assertEquals(
                new Run(5, said, ""),
                tt(house.resolve("tt"), everything(), "conform", "--run", "a b*", ""));
        assertEquals(1, builds());
    }

    @Test
    void aNewerSourceBuildsAgain() throws Exception {
        tt(house.resolve("tt"), everything());
        Path source = Files.writeString(house.resolve("src/main/New.java"), "");
        assertEquals(true, source.toFile().setLastModified(System.currentTimeMillis() + 10_000));
        assertEquals(BUILDING, tt(house.resolve("tt"), everything()).err());
        assertEquals(2, builds());
    }

    @Test
    void linksLeadToTheHouse() throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Files.createSymbolicLink(bin.resolve("inner"), Path.of("../a house/tt"));
        Files.createSymbolicLink(folder.resolve("outer"), bin.resolve("inner"));
        assertEquals(5, tt(folder.resolve("outer"), everything(), "x").code());
        assertEquals(1, builds());
    }

    @Test
    void aMissingOrOldJavaIsNamed() throws Exception {
        String bare = tools.toString();
        addBareTools();
        assertEquals(
                new Run(2, "", "tt: needs Java 17 or later: no 'java' on the PATH\n"),
                tt(house.resolve("tt"), bare));
        java("11.0.2");
        assertEquals(
                new Run(
                        2,
                        "",
                        "tt: needs Java 17 or later: "
                                + jdk.resolve("bin/java")
                                + " is of version 11.0.2\n"),
                tt(house.resolve("tt"), everything()));
        java("1.8.0_392");
        assertEquals(2, tt(house.resolve("tt"), everything()).code());
    }

    @Test
    void aMissingMavenIsNamed() throws Exception {
        Files.delete(tools.resolve("mvn"));
        addBareTools();
        assertEquals(
                new Run(2, "", "tt: needs Maven 3.8 or later to build: no 'mvn' on the PATH\n"),
                tt(house.resolve("tt"), tools + ":" + jdk.resolve("bin")));
    }

    @Test
    void aBuildThatFailsShowsItsOutput() throws Exception {
        script(tools.resolve("mvn"), "echo '[ERROR] it does not compile'\nexit 1\n");
        assertEquals(
                new Run(
                        2,
                        "",
                        BUILDING
                                + "[ERROR] it does not compile\ntt: the build failed; see above\n"),
                tt(house.resolve("tt"), everything()));
    }
}
