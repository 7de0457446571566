package org.tromptaylor.proofs;

import static org.tromptaylor.proofs.Examples.fine;
import static org.tromptaylor.proofs.Examples.model;
import static org.tromptaylor.proofs.Examples.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What has no body must be a definition, and no lemma. */
class DefinitionRuleTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ensures \\result <==> x > 0;",
                "ensures \\result == (x > 0);",
                "ensures x > 0 ==> (\\result <==> x == 5); ensures x <= 0 ==> (\\result <==> true);",
                "requires x >= 0; ensures x == 0 ==> (\\result <==> true);"
                        + " ensures x > 0 ==> (\\result <==> (\\exists int r; 0 <= r; f(x - 1)));",
                "ensures \\result <==> (x > 0 && f(x - 1));"
            })
    void aNameForAnExpressionIsFine(String clauses) {
        fine(model(clauses, "boolean", "f(int x);"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ensures \\result;",
                "ensures \\result && x > 0;",
                "ensures \\result ==> x > 0;",
                "ensures x > 0 ==> \\result;",
                "ensures x > 0;",
                "ensures x > 0 ==> \\result <==> x == 5;",
                "ensures \\result <==> !\\result;",
                "ensures \\result ==> (\\result <==> x > 0);",
                "ensures (\\forall int y; 0 <= y; \\result <==> y > x);",
                "ensures (\\result <==> x > 0) && x == 1;"
            })
    void aLemmaWithoutABodyIsRefused(String clauses) {
        refused(model(clauses, "boolean", "f(int x);"), "has no body and this is no definition");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ensures \\result <==> x > 0; ensures \\result <==> x > 1;",
                "ensures x > 0 ==> (\\result <==> true); ensures x > 5 ==> (\\result <==> false);",
                "ensures x > 0 ==> (\\result <==> true); ensures \\result <==> false;",
                "ensures x == 0 ==> (\\result <==> true); ensures x >= 0 ==> (\\result <==> true);"
            })
    void casesThatOverlapAreRefused(String clauses) {
        refused(model(clauses, "boolean", "f(int x);"), "don't exclude each other");
    }

    @Test
    void anIntThatMayNotFitIsRefused() {
        refused(model("ensures \\result == x + 1;", "int", "f(int x);"), "may not fit");
        refused(model("ensures \\result == x;", "int", "f(\\bigint x);"), "may not fit");
        refused(model("ensures \\result == x[0];", "int", "f(\\bigint[] x);"), "may not fit");
        refused(model("ensures \\result == x[0][0];", "int", "f(\\bigint[][] x);"), "may not fit");
        fine(model("ensures \\result == x[0];", "int", "f(int[] x);"));
        fine(model("ensures \\result == x[1][0];", "int", "f(int[][] x);"));
        refused(model("ensures \\result == X;", "int", "f(\\bigint X);"), "may not fit");
        fine(
                "static final int LIMIT = 5;\n"
                        + model("ensures \\result == LIMIT;", "int", "f(int x);"));
        fine(model("ensures \\result == (x > 0 ? x : 0);", "int", "f(int x);"));
        fine(model("ensures \\result == x + 1;", "\\bigint", "f(int x);"));
    }

    @Test
    void onlyTruthValuesAndNumbersAreDefined() {
        refused(model("ensures \\result == x;", "int[]", "f(int[] x);"), "of type int[]");
    }

    @Test
    void onlyRequiresAndEnsures() {
        refused(
                model("assignable \\nothing; ensures \\result <==> x > 0;", "boolean", "f(int x);"),
                "'assignable' in a definition");
    }
}
