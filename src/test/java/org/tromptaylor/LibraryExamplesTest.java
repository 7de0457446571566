package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The examples for users of the library compile and do what they show, with the classes of the
 * library and the JDK alone: the program in {@code README.md} prints what stands below it, and each
 * {@code <pre>{@code ...}</pre>} of the javadoc runs, its assertions checked.
 */
@Timeout(120)
class LibraryExamplesTest {

    private static final Pattern PROGRAM =
            Pattern.compile("```java\n((?s:.*?))```\n+prints\n+```text\n((?s:.*?))```\n");
    private static final Pattern JAVADOC =
            Pattern.compile("<pre>\\{@code\n((?s:.*?))\\n *\\* *}</pre>");

    @TempDir private Path folder;

    @Test
    void theReadmesProgramPrintsWhatIsShown() throws Exception {
        Matcher program = PROGRAM.matcher(Documents.read(Path.of("README.md")));
        assertTrue(program.find(), "no program");
        assertEquals(program.group(2), run("Example", program.group(1)));
        assertFalse(program.find(), "a second program");
    }

    @Test
    void theExamplesOfTheJavadocHold() throws Exception {
        StringBuilder methods = new StringBuilder();
        StringBuilder calls = new StringBuilder();
        int examples = 0;
        for (String name : List.of("rules", "engine")) {
            for (Path file :
                    Documents.files(Path.of("src/main/java/org/tromptaylor", name), ".java")) {
                Matcher example = JAVADOC.matcher(Documents.read(file));
                while (example.find()) {
                    String code = example.group(1).replaceAll("(?m)^ *\\* ?", "");
                    assertTrue(code.contains("assert "), file + ": an example that claims nothing");
                    examples++;
                    methods.append("static void example%d() {%n%s%n}%n".formatted(examples, code));
                    calls.append("example%d();%n".formatted(examples));
                }
            }
        }
        assertTrue(examples >= 2, "only " + examples);
        String source =
                """
                import org.tromptaylor.engine.*;
                import org.tromptaylor.rules.*;

                class Examples {
                    public static void main(String[] args) {
                        %s
                    }
                    %s
                }
                """
                        .formatted(calls, methods);
        assertEquals("", run("Examples", source));
    }

    /** Compiles a program without a warning and runs it; what it prints. */
    private String run(String name, String source) throws Exception {
        String classes =
                Path.of(
                                TrompTaylor.class
                                        .getProtectionDomain()
                                        .getCodeSource()
                                        .getLocation()
                                        .toURI())
                        .toString();
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        StringWriter problems = new StringWriter();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean compiled =
                    compiler.getTask(
                                    problems,
                                    files,
                                    null,
                                    List.of(
                                            "-Xlint:all",
                                            "-Werror",
                                            "-proc:none",
                                            "-cp",
                                            classes,
                                            "-d",
                                            folder.toString()),
                                    null,
                                    files.getJavaFileObjects(file))
                            .call();
            assertTrue(compiled, problems + source);
        }
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-ea",
                                "-cp",
                                classes + File.pathSeparator + folder,
                                name)
                        .redirectErrorStream(true)
                        .start();
        String printed;
        try (Stream<String> lines = process.inputReader(StandardCharsets.UTF_8).lines()) {
            printed = String.join("", lines.map(line -> line.stripTrailing() + "\n").toList());
        }
        assertEquals(0, process.waitFor(), printed);
        return printed;
    }
}
