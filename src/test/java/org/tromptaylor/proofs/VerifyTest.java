package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.process.BoundedRun;
import org.tromptaylor.process.ChildFailure;

/** The command as a whole, with programs that only play OpenJML's part. */
class VerifyTest {

    private static final String SOURCE =
            """
            package org.tromptaylor.rules;
            public final class TrompTaylor {
                // TT-1: x again.
                /*@ public normal_behavior
                  @   ensures \\result == x;
                  @ pure helper
                  @*/
                public static int f(int x) {
                    return x;
                }
            }
            """;

    private static final String TWINS =
            """
            twin b (body)
            Wrong.
            - return x;
            + return x - 1;
            twin c (contract)
            Wrong.
            - @   ensures \\result == x;
            + @   ensures \\result == x + 1;
            """;

    /** Says what OpenJML says; answers rightly, by looking for what is wrong in the sources. */
    private static final String HONEST =
            """
            #!/bin/sh
            [ "$1" = --version ] && { echo 'openjml 0.0-pretended'; exit 0; }
            while [ $# -gt 1 ]; do
              [ "$1" = --method ] && method=$2
              case $1 in --check-feasibility=*) places=${1#*=} ;; esac
              shift
            done
            verified() {
              echo "Method assertions are validated [0.10 secs]"
              [ "$places" = none ] || echo "$file:3:Feasibility check #1 - end of preconditions : $1"
              echo "Completed proof of $method(int) with prover z3_4_3 - $2 [0.10 secs]"
              exit 0
            }
            file=$1
            echo "Starting proof of $method(int) with prover z3_4_3"
            case $method in
              *.holds) verified OK 'no warnings' ;;
              *.contradicts) verified infeasible INFEASIBLE ;;
              *.f) grep -q 'x [-+] 1' "$file" || verified OK 'no warnings' ;;
            esac
            echo "$method Method assertions are INVALID"
            echo "$file:3: verify: The prover cannot establish an assertion (Postcondition: x) in method"
            echo "Completed proof of $method(int) with prover z3_4_3 - with warnings [0.10 secs]"
            exit 6
            """;

    @TempDir Path root;

    @BeforeEach
    void aSmallProject() throws IOException {
        write(Project.RULES + "/TrompTaylor.java", SOURCE);
        write(Project.TWINS + "/TrompTaylor.f.twins", TWINS);
        write("pom.xml", "");
        openjml(HONEST);
        program("z3", "#!/bin/sh\necho 'Z3 0.0, pretended'\n");
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void program(String name, String text) throws IOException {
        write("bin/" + name, text);
        assertTrue(root.resolve("bin/" + name).toFile().setExecutable(true));
    }

    private void openjml(String text) throws IOException {
        program("openjml", text);
    }

    private BoundedRun verify(String... options) throws InterruptedException, ChildFailure {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Verify.class.getName(),
                                "--root",
                                root.toString(),
                                "--solver",
                                root.resolve("bin/z3").toString()));
        command.addAll(List.of(options));
        return BoundedRun.of(
                command,
                root,
                environment -> environment.put("OPENJML", root.resolve("bin/openjml").toString()),
                Duration.ofMinutes(5));
    }

    private boolean wrote() {
        return Files.exists(root.resolve(Project.LEDGER))
                || Files.exists(root.resolve(Project.STATUS));
    }

    @Test
    void allIsProvenAndWritten() throws Exception {
        BoundedRun run = verify();
        assertEquals(0, run.exitCode(), run.output());
        String summary =
                "OK: 1 of 1 methods verified, 1 feasible; 0 definitions; twins: 2 refuted, 0"
                        + " undecided, 0 accepted, 0 with an error, 0 not run, 0 missing; findings: 0.";
        assertTrue(run.output().contains(summary), run.output());
        assertTrue(Files.readString(root.resolve(Project.STATUS)).contains(summary));
        assertEquals(List.of(), LedgerFile.complaints(new Project(root)));
        assertEquals(0, verify("--ledger").exitCode());
        write(Project.RULES + "/TrompTaylor.java", SOURCE + "\n");
        assertEquals(1, verify("--ledger").exitCode());
    }

    @Test
    void aProverThatSaysYesToEverythingIsFoundOut() throws Exception {
        openjml(HONEST.replace("*.holds)", "*)"));
        BoundedRun run = verify();
        assertEquals(1, run.exitCode(), run.output());
        assertTrue(run.output().contains("NOT PROVEN: the prover does not say what it must"));
        assertFalse(wrote());
    }

    @Test
    void aProverThatSaysNoToEverythingIsFoundOut() throws Exception {
        openjml(HONEST.replace("*.holds)", "*.never)"));
        assertEquals(1, verify().exitCode());
        assertFalse(wrote());
    }

    @Test
    void aTwinThatIsAcceptedFails() throws Exception {
        openjml(HONEST.replace("'x [-+] 1'", "'x [+] 1'"));
        BoundedRun run = verify();
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("ACCEPTED"), run.output());
        assertTrue(
                Files.readString(root.resolve(Project.STATUS)).contains("not all twins rejected"));
    }

    @Test
    void aTwinThatIsMissingFails() throws Exception {
        write(Project.TWINS + "/TrompTaylor.f.twins", TWINS.substring(0, TWINS.indexOf("twin c")));
        BoundedRun run = verify();
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("1 missing"), run.output());
    }

    @Test
    void aTwinThatDoesNotFitTheSourceFails() throws Exception {
        write(Project.TWINS + "/TrompTaylor.f.twins", TWINS.replace("- return x;", "- return y;"));
        BoundedRun run = verify("--no-canaries");
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("TrompTaylor.f.twins:1: twin b: its '-' lines are not"));
    }

    @Test
    void aTwinThatDoesNotCompileIsNotRejectedButWrong() throws Exception {
        openjml(
                HONEST.replace(
                        "echo \"$method Method",
                        "echo \"$file:3: error: cannot find symbol\"; exit 1; echo \"$method Method"));
        BoundedRun run = verify("--no-canaries");
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("2 with an error"), run.output());
    }

    @Test
    void aMethodThatIsNotVerifiedFails() throws Exception {
        write(Project.RULES + "/TrompTaylor.java", SOURCE.replace("return x;", "return x - 1;"));
        BoundedRun run = verify();
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("0 of 1 methods verified"), run.output());
        assertTrue(
                Files.readString(root.resolve(Project.STATUS)).contains("**not proven**: refuted"));
    }

    @Test
    void aProofThatIsNotFoundAtFirstIsTriedAgain() throws Exception {
        // Says no to the method itself twice: once asked for feasibility too, once for the proof
        // alone.
        String forgetful =
                HONEST.replace(
                        "|| verified OK 'no warnings' ;;",
                        "|| { grep -q 'x [-+] 1' \"$file\" || echo . >> \"$0.asked\";"
                                + " [ $(grep -c . \"$0.asked\") -lt 3 ] || verified OK 'no warnings'; } ;;");
        openjml(forgetful);
        BoundedRun once = verify("--attempts", "1", "--no-canaries");
        assertEquals(1, once.exitCode(), once.output());
        assertTrue(once.output().contains("0 of 1 methods verified"), once.output());
        Files.delete(root.resolve("bin/openjml.asked"));
        BoundedRun again = verify();
        assertEquals(0, again.exitCode(), again.output());
        assertTrue(again.output().contains("(attempt 2)"), again.output());
        assertTrue(Files.readString(root.resolve(Project.STATUS)).contains("verified (attempt 2)"));
        assertEquals(List.of(), LedgerFile.complaints(new Project(root)));
    }

    @Test
    void aFindingOfTheOwnCheckFailsThoughAllIsVerified() throws Exception {
        write(
                Project.RULES + "/TrompTaylor.java",
                SOURCE.replace("return x;", "//@ assume false;\nreturn x;"));
        BoundedRun run = verify();
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("TrompTaylor.java:9: 'assume'"), run.output());
        assertTrue(Files.readString(root.resolve(Project.STATUS)).contains("'assume'"));
        assertEquals(1, verify("--audit").exitCode());
    }

    @Test
    void aMethodThatOpenJmlSeesAndTheScannerDoesNotFails() throws Exception {
        openjml(
                HONEST.replace(
                        "echo \"Starting",
                        "echo 'Skipping proof of org.tromptaylor.rules.TrompTaylor.hidden(int) (excluded by -method)'; echo \"Starting"));
        BoundedRun run = verify("--no-canaries");
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("not known here: hidden"), run.output());
    }

    @Test
    void aProverThatHangsIsEnded() throws Exception {
        openjml(HONEST.replace("*.f)", "*.f) sleep 600 & wait; #"));
        BoundedRun run = verify("--no-canaries", "--run-limit", "1");
        assertEquals(1, run.exitCode());
        assertTrue(run.output().contains("the time was up"), run.output());
        assertTrue(run.took().toSeconds() < 60);
    }

    @Test
    void aRunOfAPartWritesNothing() throws Exception {
        for (String[] options :
                new String[][] {
                    {"--method", "f", "--no-canaries"}, {"--class", "TrompTaylor"}, {"--no-twins"}
                }) {
            BoundedRun run = verify(options);
            assertEquals(0, run.exitCode(), run.output());
            assertTrue(run.output().contains("nothing was written"));
            assertFalse(wrote());
        }
    }

    @Test
    void whatIsWrongWithTheCommandLineIsOneLine() throws Exception {
        for (String[] options :
                new String[][] {
                    {"--jobs", "x"},
                    {"--jobs", "0"},
                    {"--attempts", "0"},
                    {"--bogus"},
                    {"--method", "("},
                    {"--method", "none", "--no-canaries"},
                    {"--solver", "none-such"}
                }) {
            BoundedRun run = verify(options);
            String last = run.output().strip().lines().reduce((a, b) -> b).orElse("");
            assertEquals(2, run.exitCode(), run.output());
            assertTrue(last.startsWith("proofs/verify: "), run.output());
            assertFalse(run.output().contains("\tat "), run.output());
        }
    }

    @Test
    void aPropertiesFileBesideOpenJmlIsRefused() throws Exception {
        write("bin/openjml.properties", "");
        BoundedRun run = verify();
        assertEquals(2, run.exitCode());
        assertTrue(run.output().contains("would change what OpenJML checks"));
    }
}
