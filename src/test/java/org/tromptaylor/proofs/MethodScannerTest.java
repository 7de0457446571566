package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods that are found in a source. */
class MethodScannerTest {

    private static final String MEMBERS =
            """
            public static final int NONE = -1;
            private Example() {}
            // ----------------------------
            // TT-2 Heading of a section.
            // ----------------------------

            /** TT-3: a Java method. */
            // It answers
            // what it is given.
            /*@ public normal_behavior
              @   requires x > 0; // in words
              @   //+RAC@ ensures \\result == atRunTimeOnly(x);
              @   ensures \\result == x;
              @ pure helper
              @*/
            public static int first(int x, int[][] grids) {
                //@ loop_invariant true;
                //@ loop_decreases 0;
                while (x < 0) {
                }
                return x;
            }

            // A definition.
            /*-RAC@ public normal_behavior
              @   // measure: n - k
              @   ensures \\result <==> (\\exists int i; 0 <= i; i == n);
              @ model public static pure helper boolean second(\\bigint n, int k);
              @*/

            /*+RAC@ model public static int atRunTimeOnly(int x) { return x; } @*/

            // A model method with a body.
            /*@ public normal_behavior
              @   requires 0 <= n;
              @   ensures \\result;
              @   measured_by n;
              @ model public static pure helper boolean third(int n) {
              @   if (n > 0) { return third(n - 1); }
              @   return true;
              @ }
              @*/
            """;

    private final SourceFile source = Examples.source(MEMBERS);

    private Method method(String name) {
        return source.method(name).orElseThrow();
    }

    @Test
    void javaMethodsAndModelMethodsAreFound() {
        assertEquals(
                List.of("first", "second", "third"),
                source.methods().stream().map(Method::name).toList());
        assertFalse(method("first").model());
        assertTrue(method("second").isDefinition());
        assertTrue(method("third").model() && !method("third").isDefinition());
        assertEquals("example.Example", source.qualifiedName());
    }

    @Test
    void typesParametersAndClausesAreRead() {
        assertEquals("int", method("first").returnType());
        assertEquals(
                List.of(new Method.Parameter("int", "x"), new Method.Parameter("int[][]", "grids")),
                method("first").parameters());
        assertEquals(
                List.of("requires", "ensures"),
                method("first").clauses().stream().map(Method.Clause::word).toList());
        assertEquals(new Method.Parameter("\\bigint", "n"), method("second").parameters().get(0));
    }

    @Test
    void theRuleIsInTheCommentAboveOrElseInTheHeading() {
        assertEquals("TT-3", method("first").rule());
        assertEquals("TT-2", method("second").rule());
    }

    @Test
    void theWordsAboveTheContractAreKept() {
        assertEquals("It answers what it is given.", method("first").english());
        assertEquals("A definition.", method("second").english());
    }

    @Test
    void theMeasureIsAClauseOrAComment() {
        assertEquals("n", method("third").measure().orElseThrow().expr().toString());
        assertEquals("(n - k)", method("second").measure().orElseThrow().expr().toString());
        assertTrue(method("first").measure().isEmpty());
    }

    @Test
    void linesAreThoseOfContractAndBody() {
        List<String> lines = source.lines();
        Method first = method("first");
        assertTrue(lines.get(first.contractLines().from()).contains("/*@ public normal"));
        assertTrue(lines.get(first.contractLines().to()).contains("int first("));
        assertEquals("}", lines.get(first.lines().to() - 1).strip());
        Method third = method("third");
        assertTrue(lines.get(third.contractLines().to()).contains("model public"));
        assertEquals("@ }", lines.get(third.lines().to() - 1).strip());
    }

    @Test
    void theReferenceIsRead() throws IOException {
        Project project = Project.above(Path.of("")).orElseThrow();
        List<Finding> findings = new ArrayList<>();
        List<SourceFile> sources = project.read(findings);
        assertEquals(List.of(), findings);
        List<String> names =
                sources.stream().flatMap(s -> s.methods().stream()).map(Method::name).toList();
        for (String rule :
                List.of(
                        "adjacent",
                        "isColouring",
                        "reaches",
                        "clear",
                        "start",
                        "toMove",
                        "isLegal",
                        "move",
                        "isOver",
                        "score",
                        "winner",
                        "linked")) {
            assertTrue(names.contains(rule), rule);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "static { }",
                "class Inner { }",
                "Example() { int x = 1; }",
                "private int x;",
                "public static final int X = f();",
                "//@ static invariant 0 < 1;",
                "//@ ghost int x;",
                "//@ axiom false;",
                "/*@ ensures true; @*/",
                "abstract int f();",
                "/*@ pure int f(); @*/",
                "/*@ {| requires true; |} @*/ static int f() { return 1; }"
            })
    void whatIsNotUnderstoodIsRefused(String member) {
        String text = "package example;\nclass Example {\n" + member + "\n}\n";
        assertThrows(Unreadable.class, () -> new SourceFile(Path.of("Example.java"), text), member);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Example { int f( }",
                "class Other { }",
                "class Example { } class B { }"
            })
    void aFileThatIsNoneIsRefused(String text) {
        assertThrows(Unreadable.class, () -> new SourceFile(Path.of("Example.java"), text));
    }
}
