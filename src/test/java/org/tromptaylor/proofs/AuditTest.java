package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.proofs.Examples.audit;
import static org.tromptaylor.proofs.Examples.fine;
import static org.tromptaylor.proofs.Examples.method;
import static org.tromptaylor.proofs.Examples.model;
import static org.tromptaylor.proofs.Examples.refused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The project's own check refuses whatever would make a proof worth less than it seems. */
class AuditTest {

    static final String ENSURES = "ensures true;";

    @Test
    void theReferenceHasNoFindings() throws IOException {
        Project project = Project.above(Path.of("")).orElseThrow();
        assertEquals(List.of(), Audit.of(project));
    }

    @Test
    void findingsSayFileAndLine() {
        assertTrue(
                audit(method(ENSURES, "//@ assume false;\nreturn x;"))
                        .startsWith("Example.java:8: 'assume'"));
    }

    @Nested
    class Vocabulary {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "assume",
                    "axiom",
                    "nowarn",
                    "halt",
                    "havoc",
                    "reachable",
                    "split",
                    "use",
                    "show",
                    "hence_by",
                    "refining",
                    "unreachable"
                })
        void noStatementTakesSomethingForGranted(String word) {
            refused(method(ENSURES, "//@ " + word + " x > 0;\nreturn x;"), "'" + word + "'");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "skipesc",
                    "code_java_math",
                    "code_bigint_math",
                    "spec_java_math",
                    "options",
                    "query",
                    "inline",
                    "function",
                    "trusted",
                    "spec_pure"
                })
        void noModifierSwitchesAnythingOff(String word) {
            String source = method(ENSURES, "int y2 = /*@ " + word + " @*/ x;\nreturn x;");
            refused(source, "'" + word + "' is not among the words");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "@SuppressWarnings(\"all\")",
                    "@SkipEsc",
                    "@Override",
                    "@Options(\"x\")"
                })
        void noAnnotations(String annotation) {
            refused(
                    method(ENSURES, annotation + " int z = 1;\nreturn x;"),
                    "an annotation: " + annotation.replaceFirst("\\(.*", ""));
        }

        @ParameterizedTest
        @ValueSource(strings = {"\\lbl(a, x)", "\\not_assigned(x)", "\\count", "(\\sum int i; i)"})
        void onlyTheKnownWordsWithABackslash(String word) {
            refused(method("ensures " + word + " == 1;", "return x;"), "is not among the words");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"diverges true", "signals_only Exception", "accessible x", "reads x"})
        void noOtherClauses(String clause) {
            // The scanner refuses them before the vocabulary can.
            String text =
                    "package example;\nclass Example {\n"
                            + method(clause + ";", "return x;")
                            + "\n}\n";
            org.junit.jupiter.api.Assertions.assertThrows(
                    Unreadable.class, () -> new SourceFile(Path.of("Example.java"), text));
        }

        @ParameterizedTest
        @ValueSource(strings = {"ensures_redundantly x > 0", "assert_redundantly x > 0"})
        void nothingRedundant(String statement) {
            refused(method(ENSURES, "//@ " + statement + ";\nreturn x;"), "not among the words");
        }

        @Test
        void noInformalPredicates() {
            refused(method("ensures (* all is well *);", "return x;"), "informal predicate");
        }

        @Test
        void noKeysThatOnlyTheCheckerKnows() {
            refused(method(ENSURES, "//+ESC@ assert false;\nreturn x;"), "+ESC");
            refused(method("//-ESC@ ensures false;\n ensures true;", "return x;"), "-ESC");
        }

        @Test
        void noForeignMethods() {
            refused(method(ENSURES, "return Math.abs(x);"), "a call of 'abs'");
            refused(method("ensures \\result == Math.abs(x);", "return x;"), "a call of 'abs'");
        }

        @Test
        void noImports() {
            String text = "package example;\nimport java.util.List;\nclass Example {\n}\n";
            assertTrue(audit(List.of(read(text))).contains("an import"));
        }

        @Test
        void importsOfTheProvenClassesAreFine() {
            String text =
                    "package example;\nimport static example.TrompTaylor.*;\nclass Example {\n}\n";
            assertEquals("", audit(List.of(read(text))));
        }

        /** Where such a contract is used as a fact about a function, it is a contradiction. */
        @Test
        void noContractPromisesSomethingFresh() {
            refused(method("ensures \\fresh(\\result);", "return x;"), "'\\fresh'");
        }

        @Test
        void noHiddenCalls() {
            refused(method(ENSURES, "Runnable r = () -> f(1, 2);\nreturn x;"), "'->'");
        }

        private static SourceFile read(String text) {
            try {
                return new SourceFile(Path.of("Example.java"), text);
            } catch (Unreadable e) {
                throw new AssertionError(e);
            }
        }
    }

    @Nested
    class Loops {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "while (x < y) { }",
                    "for (int i = 0; i < x; i++) { }",
                    "//@ loop_invariant true;\nfor (int i = 0; i < x; i++) { }",
                    "//@ loop_decreases 1;\nint z = 0;\nwhile (x < z) { }",
                    "//@ loop_decreases 1;\nfor (int i = 0; i < x; i++) {\n for (int j = 0; j < x; j++) { }\n}"
                })
        void aLoopWithoutAVariantIsRefused(String loop) {
            refused(method(ENSURES, loop + "\nreturn x;"), "a loop without loop_decreases");
        }

        @Test
        void aDoLoopIsRefused() {
            refused(
                    method(ENSURES, "//@ loop_decreases 1;\ndo { } while (x < y);\nreturn x;"),
                    "'do'");
        }

        @Test
        void loopsWithVariantsAreFine() {
            fine(
                    method(
                            ENSURES,
                            "//@ loop_invariant (\\forall int i; 0 <= i; i >= 0);\n"
                                    + "//@ loop_decreases x;\nfor (int i = 0; i < x; i++) {\n"
                                    + "//@ loop_decreases y;\nwhile (x < y) { }\n}\nreturn x;"));
        }
    }

    @Nested
    class Contracts {
        @Test
        void aMethodWithoutAContractIsRefused() {
            refused("// TT-1: x.\npublic static int f(int x) { return x; }", "has no contract");
        }

        @Test
        void aContractMustPromiseToReturn() {
            refused(
                    method(ENSURES, "return x;").replace("public normal_behavior", ""),
                    "not 'normal_behavior'");
            refused(
                    method("requires x > 0; ensures true; also ensures true;", "return x;"),
                    "not 'normal_behavior'");
        }

        @Test
        void aContractMustEnsureSomething() {
            refused(method("requires x > 0;", "return x;"), "ensures nothing");
        }

        @Test
        void aContractIsSaidInWords() {
            refused(method(ENSURES, "return x;").replace("// TT-1: says it.", ""), "in words");
        }

        @Test
        void aMethodMustBePure() {
            refused(method(ENSURES, "return x;").replace(" pure", ""), "not 'pure'");
        }

        @Test
        void whatDependsOnNoArrayMayBeHeapFree() {
            String contract = "// TT-1\n/*@ public normal_behavior\n ensures \\result;\n";
            String free = contract + " heap_free pure helper @*/\n";
            fine(free + "public static boolean f(int x, boolean y) { return true; }");
            refused(
                    free + "public static boolean f(int x, int[] y) { return true; }",
                    "a parameter that is no number");
        }

        @Test
        void norMayItRestOnOneThatIsNot() {
            String free = "// TT-1: x.\n/*@ public normal_behavior\n ensures true;\n heap_free";
            String f = free + " pure helper @*/\npublic static int f(int x) { return g(x); }\n";
            String g = free + " pure helper @*/\npublic static int g(int x) { return x; }\n";
            fine(f + g);
            refused(f + g.replace("heap_free", ""), "names g, which is not");
            refused(
                    f.replace("return g(x)", "return x").replace("true;", "g(x) == x;")
                            + g.replace("heap_free", ""),
                    "names g, which is not");
        }

        @Test
        void norMayItAnswerAnArray() {
            refused(
                    "// TT-1: x.\n/*@ public normal_behavior\n ensures true;\n heap_free pure @*/\n"
                            + "public static int[] f(int x) { return new int[3]; }",
                    "answers what is no number");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "maintaining",
                    "set",
                    "ghost",
                    "assigns",
                    "decreases",
                    "pure",
                    "model",
                    "requires",
                    "invariant",
                    "assume"
                })
        void noMethodHasAWordOfJmlForAName(String word) {
            refused(
                    model(ENSURES, "boolean", word + "(int n) { return " + word + "(n); }"),
                    word + ": a word of JML as a method's name");
        }

        @Test
        void twoMethodsOfOneNameAreRefused() {
            String f = model("ensures \\result <==> true;", "boolean", "f(int n);");
            refused(f + "\n" + f, "a second method of this name");
            SourceFile one = Examples.source("One", f);
            SourceFile two = Examples.source("Two", f);
            assertTrue(audit(List.of(one, two)).contains("One has a method of this name"));
        }
    }

    @Nested
    class Surroundings {
        @TempDir Path root;

        private List<String> findings(String file, String text) throws IOException {
            Path rules = Files.createDirectories(root.resolve(Project.RULES));
            Files.writeString(rules.resolve("TrompTaylor.java"), "class TrompTaylor {\n}\n");
            Files.writeString(rules.resolve(file), text);
            return Audit.of(new Project(root)).stream().map(Finding::toString).toList();
        }

        @Test
        void jmlInAnotherClassIsRefused() throws IOException {
            assertEquals(
                    List.of("Other.java:2: JML in a class that is not among the proven ones"),
                    findings("Other.java", "class Other {\n//@ axiom false;\n}\n"));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"//-A$@ axiom false;", "// remark\r//@ axiom false;", "//+@ axiom x;"})
        void whatMayBeJmlThereIsRefused(String line) throws IOException {
            assertEquals(1, findings("Other.java", "class Other {\n" + line + "\n}\n").size());
        }

        @Test
        void aContractFileIsRefused() throws IOException {
            assertEquals(
                    List.of("TrompTaylor.jml:1: a .jml file would replace contracts"),
                    findings("TrompTaylor.jml", ""));
        }

        @Test
        void aSourceThatCanNotBeReadIsTold() throws IOException {
            List<String> findings = findings("Lemmas.java", "class Lemmas {\n static { }\n}\n");
            assertEquals(1, findings.size());
            assertTrue(findings.get(0).startsWith("Lemmas.java:2: "), findings.get(0));
        }
    }
}
