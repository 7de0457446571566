package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions, and what comparisons show. */
class GuardsTest {

    private static boolean shows(String condition, String sum) throws Unreadable {
        return Guards.none()
                .and(ExprParser.parse(condition))
                .showNotNegative(Linear.of(ExprParser.parse(sum)));
    }

    @ParameterizedTest
    @CsvSource({
        "n > 0, n - 1",
        "0 < n, n - 1",
        "n >= 1 && m > 5, n - 1",
        "n >= 0 && n != 0, n - 1",
        "!(n <= 0), n - 1",
        "!(m == 3 || n < 2), n - 2",
        "a < b, b - (a + 1)",
        "n == 4, n - 3",
        "f(x) >= g(y), f(x) - g(y)",
        "true, 3",
        "n >= 2, n * 1 - 2"
    })
    void aComparisonShowsWhatFollowsFromIt(String condition, String sum) throws Unreadable {
        assertTrue(shows(condition, sum));
    }

    @ParameterizedTest
    @CsvSource({
        "n >= 0, n - 1",
        "n != 0, n - 1",
        "n > 0 || m > 0, n - 1",
        "!(n > 0 && m > 0), 0 - n",
        "n > 0, m - 1",
        "n < 0, n - 1",
        "n > 0, 0 - 1",
        "a <= b, b - a - 1",
        "n > 0 ==> m > 0, n - 1"
    })
    void aComparisonShowsNothingElse(String condition, String sum) throws Unreadable {
        assertFalse(shows(condition, sum));
    }

    @ParameterizedTest
    @CsvSource({
        "n == 0, n > 0",
        "n == 0, n == 1",
        "n <= 3, n >= 4",
        "n < m, m <= n",
        "p(x), !p(x)",
        "!(a == b), a == b",
        "n != 0, n == 0",
        "q && n == 0, n == 2 && r"
    })
    void someConditionsExcludeEachOther(String one, String other) throws Unreadable {
        assertTrue(Guards.exclude(ExprParser.parse(one), ExprParser.parse(other)));
        assertTrue(Guards.exclude(ExprParser.parse(other), ExprParser.parse(one)));
    }

    @ParameterizedTest
    @CsvSource({"n == 0, n >= 0", "n == 0, m == 1", "p(x), !p(y)", "n <= 3, n >= 3", "p(x), q(x)"})
    void othersDoNot(String one, String other) throws Unreadable {
        assertFalse(Guards.exclude(ExprParser.parse(one), ExprParser.parse(other)));
        assertFalse(Guards.exclude(ExprParser.parse(other), ExprParser.parse(one)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a + b * c ~ (a + (b * c))",
                "(a + b) * c ~ ((a + b) * c)",
                "a - b - c ~ ((a - b) - c)",
                "a ==> b ==> c ~ (a ==> (b ==> c))",
                "a ==> b <==> c ~ ((a ==> b) <==> c)",
                "a && b || c ~ ((a && b) || c)",
                "c ? x : d ? y : z ~ (c ? x : (d ? y : z))",
                "!a == b ~ (!a == b)",
                "f(x, (y))[i + 1].length ~ f(x, y)[(i + 1)].length",
                "(\\forall int i; 0 <= i; p(i) : q(i)) ~ (\\forall int i; (0 <= i); p(i))",
                "((x)) ~ x"
            })
    void bracketsThatChangeNothingAreGone(String text, String fixed) throws Unreadable {
        assertEquals(fixed, ExprParser.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a b", "a +", "x = 1", "i++", "(int) x", "new int[3]", "f(x", "a ? b"})
    void whatIsNoKnownExpressionIsRefused(String text) {
        assertThrows(Unreadable.class, () -> ExprParser.parse(text));
    }

    @Test
    void aQuantifiersVariableHidesWhatWasKnown() throws Unreadable {
        Guards guards = Guards.none().and(ExprParser.parse("i > 0")).without("i");
        assertFalse(guards.showNotNegative(Linear.of(ExprParser.parse("i - 1"))));
    }
}
