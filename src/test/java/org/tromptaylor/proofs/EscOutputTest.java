package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.proofs.EscResult.Feasibility;
import org.tromptaylor.proofs.EscResult.Proof;

/** What counts as verified, and what does not. */
class EscOutputTest {

    private static final String VERIFIED =
            """
            Note: System.jml uses or overrides a deprecated API that is marked for removal.
            Proving methods in p.C
            Skipping proof of p.C.C() (excluded by -method)
            Skipping proof of p.C.g(int,int[]) (excluded by -method)
            Starting proof of p.C.f(int) with prover z3_4_3
            Method assertions are validated [1.10 secs]
            t/p/C.java:17:Feasibility check #1 - end of preconditions : OK [0.00 secs]
            t/p/C.java:17:Feasibility check #2 - at program exit : OK [0.01 secs]
            Completed proof of p.C.f(int) with prover z3_4_3 - no warnings [1.25 secs]
            Completed proving methods in p.C [1.26 secs]
            Summary:
              Valid:        1
              Invalid:      0
              Infeasible:   0
              Timeout:      0
              Error:        0
              Skipped:      2
             TOTAL METHODS: 3
             Classes:       0 proved of 1
             Model Classes: 0
             Model methods: 0 proved of 0
             DURATION:          1.3 secs

            """;

    private static final String REFUTED =
            """
            Proving methods in p.C
            Starting proof of p.C.f(int) with prover z3_4_3
            p.C.f Method assertions are INVALID
            t/p/C.java:7: verify: The prover cannot establish an assertion (Postcondition: t/p/C.java:5:) in method f
              public static int f(int x) { return x; }
                                           ^
            t/p/C.java:5: verify: Associated declaration: t/p/C.java:7:
                @ ensures \\result > x;
                  ^
            Completed proof of p.C.f(int) with prover z3_4_3 - with warnings [1.38 secs]
            Completed proving methods in p.C [1.43 secs]
            Summary:
              Valid:        0
              Invalid:      1
              Skipped:      0
             TOTAL METHODS: 1
            2 verification failures
            """;

    private static final String UNKNOWN =
            """
            Proving methods in p.C
            Starting proof of p.C.f(int) with prover z3_4_3
            p.C.f Method assertions are INVALID
            t/p/C.java:117: verify: Validity is unknown - no model available method p.C.f -  (possible timeout): (error "line 1782 column 18: model is not available")
                public static int f(int x) {
                                  ^
            Completed proof of p.C.f(int) with prover z3_4_3 - UNKNOWN [4.57 secs]
            Completed proving methods in p.C [4.63 secs]
            1 verification failure
            """;

    private static final String INFEASIBLE =
            """
            Proving methods in p.C
            Starting proof of p.C.f(int) with prover z3_4_3
            Method assertions are validated [1.10 secs]
            t/p/C.java:12:Feasibility check #1 - end of preconditions : infeasible [0.00 secs]
            t/p/C.java:12: warning: Invariants+Preconditions appear to be contradictory in method p.C.f(int)
              public static int f(int x) { return x; }
                                ^
            Completed proof of p.C.f(int) with prover z3_4_3 - INFEASIBLE [1.36 secs]
            Completed proving methods in p.C [1.37 secs]
            Summary:
              Valid:        0
              Infeasible:   1
            1 warning
            """;

    private static final String DOES_NOT_COMPILE =
            """
            t/p/C.java:7: error: cannot find symbol
              public static int f(int x) { return y; }
                                                  ^
              symbol:   variable y
              location: class C
            Operation not performed because of parse or type errors
            1 error
            """;

    private static EscResult read(String output, int exitCode) {
        return new EscOutput("p.C.f", output).result(exitCode, false, 1.5);
    }

    @Test
    void aVerifiedMethod() {
        assertEquals(
                new EscResult(Proof.VERIFIED, Feasibility.OK, "2 of 2", "", 1.5, 1),
                read(VERIFIED, 0));
    }

    @Test
    void theMethodsOfTheFileAreListed() {
        assertEquals(Set.of("C", "f", "g"), new EscOutput("p.C.f", VERIFIED).listed());
    }

    @Test
    void aRefutedMethodSaysWhichAssertionFails() {
        EscResult result = read(REFUTED, 6);
        assertEquals(Proof.REFUTED, result.proof());
        assertEquals("Postcondition at line 7", result.detail());
    }

    @Test
    void theSolversUnknownIsNoProof() {
        assertEquals(Proof.UNDECIDED, read(UNKNOWN, 6).proof());
    }

    @Test
    void aRunWhoseTimeIsUpIsNoProof() {
        EscResult result = new EscOutput("p.C.f", VERIFIED).result(-1, true, 9);
        assertEquals(Proof.UNDECIDED, result.proof());
    }

    @Test
    void aContradictionInThePreconditionIsSeenThoughTheExitCodeIs0() {
        EscResult result = read(INFEASIBLE, 0);
        assertEquals(Feasibility.INFEASIBLE, result.feasibility());
        assertEquals("infeasible: end of preconditions, line 12", result.detail());
    }

    private static final String OPEN =
            "Method assertions are validated [1.10 secs]unknown reason: \"canceled\"";

    @Test
    void aPlaceWithoutAnAnswerIsCounted() {
        String output =
                VERIFIED.replace("Feasibility check #2 - at program exit : OK [0.01 secs]", OPEN);
        EscResult result = read(output, 0);
        assertEquals(Proof.VERIFIED, result.proof());
        assertEquals(Feasibility.OK, result.feasibility());
        assertEquals("1 of 2", result.places());
    }

    @Test
    void withoutAnAnswerForThePreconditionsFeasibilityIsUndecided() {
        String output =
                VERIFIED.replace(
                        "Feasibility check #1 - end of preconditions : OK [0.00 secs]", OPEN);
        assertEquals(Feasibility.UNDECIDED, read(output, 0).feasibility());
    }

    @Test
    void anAnswerAboutFeasibilityThatIsNotKnownIsNoProof() {
        String output = VERIFIED.replace("program exit : OK [0.01 secs]", "program exit : perhaps");
        assertEquals(Proof.ERROR, read(output, 0).proof());
    }

    @Test
    void withoutChecksNothingIsFeasible() {
        String output = VERIFIED.replaceAll("(?m)^.*Feasibility check.*\n", "");
        assertEquals(Feasibility.NOT_CHECKED, read(output, 0).feasibility());
        assertEquals(Proof.VERIFIED, read(output, 0).proof());
    }

    @Test
    void whatDoesNotCompileIsAnError() {
        EscResult result = read(DOES_NOT_COMPILE, 1);
        assertEquals(Proof.ERROR, result.proof());
        assertEquals("cannot find symbol at line 7", result.detail());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6, 137})
    void anotherExitCodeIsNoProof(int exitCode) {
        assertFalse(read(VERIFIED, exitCode).isVerified());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Something new",
                "t/p/C.java:3: warning: something",
                "warning: something",
                "error: something",
                "Exception in thread \"main\" java.lang.NullPointerException",
                "  Invalid:      1",
                "  Error:        1",
                "  Valid:        2",
                "Skipping proof of p.C.f(int) (excluded by skipesc)",
                "Starting proof of p.C.g(int) with prover z3_4_3",
                "Starting proof of p.C.f(int) with prover z3_4_3",
                "Completed proof of p.C.f(int) with prover z3_4_3 - no warnings [1.25 secs]",
                "p.C.f Method assertions are INVALID"
            })
    void oneLineThatIsNotKnownToBeHarmlessIsNoProof(String line) {
        assertFalse(read(VERIFIED + line + "\n", 0).isVerified(), line);
        assertFalse(read(line + "\n" + VERIFIED, 0).isVerified(), line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Method assertions are validated [1.10 secs]\n",
                "Starting proof of p.C.f(int) with prover z3_4_3\n",
                "Completed proof of p.C.f(int) with prover z3_4_3 - no warnings [1.25 secs]\n"
            })
    void oneLineThatIsMissingIsNoProof(String line) {
        String output = VERIFIED.replace(line, "");
        assertNotEquals(VERIFIED, output);
        assertFalse(read(output, 0).isVerified());
    }

    @Test
    void noOutputIsNoProof() {
        assertEquals(Proof.ERROR, read("", 0).proof());
    }

    @Test
    void theProofOfAnotherMethodIsNoProof() {
        assertFalse(read(VERIFIED.replace("p.C.f(", "p.C.ff("), 0).isVerified());
        assertFalse(read(VERIFIED.replace("p.C.f(", "p.D.f("), 0).isVerified());
    }

    @Test
    void anotherWordThanNoWarningsIsNoProof() {
        for (String word : new String[] {"with warnings", "SKIPPED", "CANCELLED", "TIMEOUT"}) {
            assertFalse(read(VERIFIED.replace("no warnings", word), 0).isVerified(), word);
        }
    }
}
