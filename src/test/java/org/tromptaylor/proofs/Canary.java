package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Before anything else, the prover must be seen to say yes to what is right and no to what is wrong:
 * a tool that says yes to everything would be as quiet as a proof.
 */
enum Canary {
    HOLDS("holds", "a true contract") {
        @Override
        boolean isAsExpected(EscResult result) {
            return result.isVerified() && result.feasibility() == EscResult.Feasibility.OK;
        }
    },
    FAILS("fails", "a false contract"),
    OVERFLOWS("overflows", "an overflow"),
    LOOPS("loops", "a loop that does not end"),
    BREAKS("breaks", "a call that breaks the callee's contract"),
    CONTRADICTS("contradicts", "a precondition that contradicts itself") {
        @Override
        boolean isAsExpected(EscResult result) {
            return result.feasibility() == EscResult.Feasibility.INFEASIBLE;
        }
    };

    private static final String CLASS = "Canary";

    private static final String SOURCE =
            """
            package canary;

            public class Canary {
                /*@ public normal_behavior
                  @   requires 0 <= x && x < 10;
                  @   ensures \\result > x;
                  @ pure helper
                  @*/
                public static int holds(int x) {
                    return x + 1;
                }

                /*@ public normal_behavior
                  @   requires 0 <= x && x < 10;
                  @   ensures \\result > x;
                  @ pure helper
                  @*/
                public static int fails(int x) {
                    return x;
                }

                /*@ public normal_behavior
                  @   requires 0 <= x;
                  @   ensures true;
                  @ pure helper
                  @*/
                public static int overflows(int x) {
                    return x + 1;
                }

                /*@ public normal_behavior
                  @   requires 0 <= x && x < 10;
                  @   ensures \\result == 10;
                  @ pure helper
                  @*/
                public static int loops(int x) {
                    int y = x;
                    //@ loop_invariant 0 <= y && y <= 10;
                    //@ loop_decreases 10 - y;
                    while (y < 10) {
                        y = y + 0;
                    }
                    return y;
                }

                /*@ public normal_behavior
                  @   ensures true;
                  @ pure helper
                  @*/
                public static int breaks(int x) {
                    return holds(x);
                }

                /*@ public normal_behavior
                  @   requires 0 < x && x < 0;
                  @   ensures \\result > x;
                  @ pure helper
                  @*/
                public static int contradicts(int x) {
                    return x;
                }
            }
            """;

    final String method;
    final String what;

    Canary(String method, String what) {
        this.method = method;
        this.what = what;
    }

    boolean isAsExpected(EscResult result) {
        return result.proof() == EscResult.Proof.REFUTED;
    }

    EscResult run(Esc esc, Path folder) throws InterruptedException {
        return esc.proveFeasible("canary." + CLASS + "." + method, folder, file(folder), 1)
                .result();
    }

    static List<Canary> all() {
        return Arrays.asList(values());
    }

    /** Writes the source below the folder. */
    static void write(Path folder) throws IOException {
        Files.createDirectories(file(folder).getParent());
        Files.writeString(file(folder), SOURCE);
    }

    private static Path file(Path folder) {
        return folder.resolve("canary").resolve(CLASS + ".java");
    }
}
