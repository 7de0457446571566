package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.proofs.Examples.audit;
import static org.tromptaylor.proofs.Examples.fine;
import static org.tromptaylor.proofs.Examples.method;
import static org.tromptaylor.proofs.Examples.model;
import static org.tromptaylor.proofs.Examples.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No method may rest on itself, unless on something smaller. */
class RecursionRuleTest {
    @Test
    void aLemmaThatCallsItselfUnchangedIsRefused() {
        refused(
                model("ensures false; measured_by n;", "boolean", "f(int n) { return f(n); }"),
                "not shown that 0 <= n < n");
    }

    @Test
    void withoutAMeasureItIsRefused() {
        refused(
                model(
                        "requires n >= 0; ensures \\result;",
                        "boolean",
                        "f(int n) { return n == 0 || f(n - 1); }"),
                "has no measure");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ return n == 0 || f(n - 1, m); }",
                "{ return n > 0 ? f(n - 1, m) : true; }",
                "{ return n == 0 ? true : f(n - 1, m); }",
                "{ if (n > 0) { assert 0 <= n - 1 && n - 1 < n; return f(n - 1, m); } return true; }",
                "{ if (n > 0) { assert 0 <= m && m < n; boolean b = f(m, n); return b; } return true; }",
                "{ if (n > 1) { assert n - 2 >= 0; assert f(n - 2, m); } return true; }"
            })
    void aSmallerMeasureIsFine(String body) {
        fine(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(int n, int m) " + body));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ return f(n - 1, m); }",
                "{ return n == 0 || f(n, m); }",
                "{ return n == 0 || f(n + 1, m); }",
                "{ return n == 0 || f(m, n - 1); }",
                "{ return n >= 0 && f(n - 1, m); }",
                "{ return n > 0 || f(n - 1, m); }",
                "{ if (n > 0) { return f(n - 1, m); } return true; }",
                "{ assert 0 <= n - 1; if (n > 0) { return f(n - 2, m); } return true; }",
                "{ assert 0 <= m && m < n; int k = 0; return f(m, k); }",
                "{ assert f(n, m); return true; }",
                "{ loop_decreases 1; while (f(n - 1, m)) { } return true; }",
                "{ assert 0 <= n - 1 && n - 1 < n; while (f(n - 1, m)) { } return true; }",
                "{ assert (\\forall int n; n > 0; f(n - 1, m)); return true; }",
                "{ assert (\\forall int k; 0 <= k; f(k, m)); return true; }"
            })
    void aMeasureThatIsNotShownToBeSmallerIsRefused(String body) {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(int n, int m) " + body),
                "Example.java:");
        String said =
                audit(
                        model(
                                "requires n >= 0; ensures true; measured_by n;",
                                "boolean",
                                "f(int n, int m) " + body));
        assertTrue(
                said.contains("not shown")
                        || said.contains("no measure can be shown")
                        || said.contains("quantifier's variable"),
                said);
    }

    @Test
    void theContractMayNotRestOnItself() {
        refused(
                model(
                        "requires n >= 0; ensures f(n) ==> n == 7; measured_by n;",
                        "boolean",
                        "f(int n) { return true; }"),
                "not shown that 0 <= n < n");
        refused(
                model(
                                "requires n > 0 && f(n - 1); ensures \\result; measured_by n;",
                                "boolean",
                                "f(int n) { return true; }")
                        .replace("n > 0 && ", ""),
                "not shown");
        fine(
                model(
                        "requires n >= 0; ensures n > 0 ==> \\result == f(n - 1); measured_by n;",
                        "boolean",
                        "f(int n) { return true; }"));
    }

    @Test
    void aLoopThatNamesItsMethodIsRefused() {
        refused(
                method(
                        "measured_by x; ensures true;",
                        "//@ loop_invariant f(x - 1, y) == 0;\n//@ loop_decreases 1;\n"
                                + "while (true) { }\nreturn x;"),
                "where no measure can be shown");
    }

    @Test
    void aDefinitionMustGetSmallerToo() {
        refused(
                model("ensures \\result <==> !f(n);", "boolean", "f(int n);"),
                "none of its parameters");
        refused(
                model("ensures \\result <==> !f(n - 1);", "boolean", "f(int n);"),
                "none of its parameters");
        refused(
                model("ensures \\result <==> n > 0 && !f(n + 1);", "boolean", "f(int n);"),
                "none of its parameters");
    }

    @Test
    void aMeasureInACommentServesWhereOpenJmlTakesOnlyInt() {
        fine(
                model(
                        "// measure: n\n requires n >= 0; ensures true;",
                        "boolean",
                        "f(\\bigint n) { return n == 0 || f(n - 1); }"));
    }

    @Test
    void aMeasureOfAnythingElseThanTheParametersIsRefused() {
        refused(
                model(
                        "ensures true; measured_by k;",
                        "boolean",
                        "f(int n) { int k = n; return k > 0 && f(n); }"),
                "something else than the parameters");
    }

    @Test
    void parametersMayNotChangeMeanwhile() {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(int n) { n = n + 1; return n > 0 && f(n - 1); }"),
                "a parameter changes");
    }

    @Test
    void aRecursiveMethodMustBePure() {
        refused(
                model(
                                "requires n >= 0; ensures true; measured_by n;",
                                "boolean",
                                "f(int n) { return n > 0 && f(n - 1); }")
                        .replace(" pure", ""),
                "not 'pure'");
    }

    @Test
    void methodsThatCallEachOtherAreRefused() {
        String f = model("ensures true;", "boolean", "f(int n) { return g(n); }");
        String g = model("ensures true;", "boolean", "g(int n) { return f(n); }");
        refused(f + "\n" + g, "comes back to itself by way of others: f, g");
    }

    @Test
    void contractsThatNameEachOtherAreRefused() {
        String f = model("ensures g(n);", "boolean", "f(int n) { return true; }");
        String g = model("ensures f(n);", "boolean", "g(int n) { return true; }");
        refused(f + "\n" + g, "comes back to itself");
    }

    @Test
    void alsoAcrossClasses() {
        SourceFile one =
                Examples.source(
                        "One", model("ensures true;", "boolean", "f(int n) { return Two.g(n); }"));
        SourceFile two =
                Examples.source(
                        "Two", model("ensures One.f(n);", "boolean", "g(int n) { return true; }"));
        assertTrue(audit(List.of(one, two)).contains("comes back to itself"));
    }

    @Test
    void severalSpecificationCasesAreRefused() {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;"
                                + " also public normal_behavior requires n > 0; ensures true;",
                        "boolean",
                        "f(int n) { return f(n - 1); }"),
                "several specification cases");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n <<= 1",
                "n >>= 1",
                "n >>>= 1",
                "n &= 1",
                "n |= 1",
                "n ^= 1",
                "(n) = 9",
                "((n)) += 9",
                "++(n)",
                "(n)--"
            })
    void parametersMayNotChangeInAnyWay(String change) {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(int n) { " + change + "; return n > 0 && f(n - 1); }"),
                "a parameter changes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (n > 5) assert 0 <= m && m < n;",
                "if (n > 5) { } else assert 0 <= m && m < n;",
                "if (n > 5) assert 0 <= m; assert m < n;"
            })
    void anAssertionUnderAConditionShowsNothing(String assertion) {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(int n, int m) { " + assertion + " return f(m, n); }"),
                "not shown");
    }

    @Test
    void aMeasureKnowsNoNamesThatLookLikeConstants() {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n + K;",
                        "boolean",
                        "f(int n) { int K = 1; return n > 0 && f(n - 1); }"),
                "something else than the parameters");
    }

    @Test
    void aNumberThatIsNotWholeIsNoMeasure() {
        refused(
                model(
                        "requires n >= 0; ensures true; measured_by n;",
                        "boolean",
                        "f(double n) { return n <= 0 || f(n - 1); }"),
                "of type double");
    }
}
