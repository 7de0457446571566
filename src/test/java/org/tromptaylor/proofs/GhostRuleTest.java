package org.tromptaylor.proofs;

import static org.tromptaylor.proofs.Examples.fine;
import static org.tromptaylor.proofs.Examples.method;
import static org.tromptaylor.proofs.Examples.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JML keeps its own books; it changes nothing of what the program does. */
class GhostRuleTest {

    private static final String ENSURES = "ensures true;";

    @Test
    void jmlMayNotChangeWhatTheProgramDoes() {
        refused(method(ENSURES, "int z = 0;\n//@ set z = 1;\nreturn z;"), "no ghost variable");
        refused(method(ENSURES, "int z = 0;\n//@ z = 1;\nreturn z;"), "begins no statement");
        refused(method(ENSURES, "//@ if (x > 0) { assert true; }\nreturn x;"), "begins no");
        refused(method(ENSURES, "//@ return y;\nreturn x;"), "begins no statement");
    }

    @Test
    void ghostVariablesAreFine() {
        fine(
                method(
                        ENSURES,
                        "//@ ghost int z = 0;\n//@ set z = 1;\n//@ assert z == 1;\nreturn x;"));
    }

    @Test
    void elementsOfGhostArraysMayBeSet() {
        String made = "//@ ghost int[] z = new int[3];\n";
        fine(method(ENSURES, made + "//@ set z[0] = 1;\nreturn x;"));
        refused(method(ENSURES, made + "//@ set z = null;\nreturn x;"), "no ghost variable");
    }

    @Test
    void noGhostArrayMayBeOneOfJava() {
        String java = "int[] a = new int[3];\n";
        refused(
                method(ENSURES, java + "//@ ghost int[] z = a;\n//@ set z[0] = 1;\nreturn x;"),
                "it could be Java's");
        refused(method(ENSURES, java + "//@ set a[0] = 1;\nreturn x;"), "no ghost variable");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set g = r++",
                "set g = --r",
                "set g = (r = 5)",
                "set g = r = 5",
                "set g += 1",
                "set g++",
                "set h[r++] = 0",
                "set h[r = 1] = 0",
                "ghost int k = (r = 5)",
                "ghost int k = r++",
                "ghost int k = 0, l = (r = 5)",
                "ghost int[] k = new int[r = 5]",
                "ghost int[] k = new int[] {r++}",
                "assert (r = 5) == 5",
                "assert r++ == 0"
            })
    void noStatementOfJmlChangesAVariableOfJava(String statement) {
        refused(
                method(
                        ENSURES,
                        "int r = 0;\n//@ ghost int g = 0;\n//@ ghost int[] h = new int[3];\n//@ "
                                + statement
                                + ";\nreturn r;"),
                "within JML");
    }

    @Test
    void neitherDoesAClause() {
        refused(method("requires (x = 5) == 5; ensures true;", "return x;"), "'=' within JML");
        refused(method("ensures x++ == 5;", "return x;"), "'++' within JML");
        refused(
                method(
                        ENSURES,
                        "//@ loop_invariant (x = 5) == 5;\n//@ loop_decreases 1;\n"
                                + "while (x < y) { }\nreturn x;"),
                "'=' within JML");
    }

    @Test
    void aGhostVariableHasANameOfItsOwn() {
        refused(
                method(
                        ENSURES,
                        "if (x > 0) {\n//@ ghost int r = 0;\n}\nint r = 0;\n//@ set r = 5;\nreturn r;"),
                "also a variable of Java");
        refused(
                method(ENSURES, "//@ ghost int x = 0;\n//@ set x = 5;\nreturn x;"),
                "also a variable of Java");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ghost int[][] k = new int[2][]",
                "ghost int k[] = new int[2]",
                "ghost int k, l = 0",
                "ghost k = 0"
            })
    void aGhostVariableIsANumberOrOneRowOfThem(String statement) {
        refused(method(ENSURES, "//@ " + statement + ";\nreturn x;"), "a ghost variable that is");
    }
}
