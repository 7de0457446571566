package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.proofs.Examples.fine;
import static org.tromptaylor.proofs.Examples.method;
import static org.tromptaylor.proofs.Examples.model;
import static org.tromptaylor.proofs.Examples.refused;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only listed words, signs and numbers are used, and names that the sources declare. */
class VocabularyRuleTest {

    private static final String ENSURES = "ensures true;";

    @ParameterizedTest
    @ValueSource(strings = {"wittingly", "wittingly true", "wittingly x", "y wittingly"})
    void aWordThatNothingDeclaresIsRefused(String statement) {
        refused(
                model(ENSURES, "boolean", "f(int x, int y) { " + statement + "; return true; }"),
                "'wittingly' is not among the words");
        refused(
                method(ENSURES, "int z = /*@ " + statement + " @*/ x;\nreturn x;"),
                "'wittingly' is not among the words");
    }

    @ParameterizedTest
    @ValueSource(strings = {"y;", "y x;", "{ y }", "y true;", "y (x);", "y { }"})
    void aNameDoesNotServeAsAWord(String statement) {
        refused(
                model(ENSURES, "boolean", "f(int x, int y) { " + statement + " return true; }"),
                "y'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pure", "model", "helper", "wittingly"})
    void nothingIsSaidOfAClass(String word) throws Unreadable {
        for (String head : List.of("package a;\n# class", "package # a;\nclass")) {
            String text = head.replace("#", "/*@ " + word + " @*/") + " Example {\n}\n";
            String said = Examples.audit(List.of(new SourceFile(Path.of("Example.java"), text)));
            assertTrue(said.contains("'" + word + "' in JML before the class"), said);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "double", "float", "char", "long", "short", "byte", "String", "Object", "var"
            })
    void onlyTruthValuesAndWholeNumbers(String type) {
        refused(method(ENSURES, type + " z = x;\nreturn x;"), "'" + type + "' is not among");
        refused(model(ENSURES, "boolean", "f(" + type + " x) { return true; }"), "of type " + type);
        refused(model(ENSURES, type, "f(int x) { return x; }"), "of type " + type);
        refused(
                method("ensures (\\forall " + type + " z; z > x; z > y);", "return x;"),
                "'" + type + "' is not among");
    }

    @Test
    void arraysOfThemAreFine() {
        fine(
                model(
                        ENSURES,
                        "boolean[]",
                        "f(int[] x, int[][] y, boolean[] z, \\bigint w) { return z; }"));
    }

    @Test
    void aCastIsRefused() {
        refused(method(ENSURES, "return (int) x;"), "a cast");
        refused(method("ensures (\\bigint) x == x;", "return x;"), "a cast");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1L", "0x10", "010", "1e3", "1_0", "'a'", "\"a\""})
    void onlyPlainNumbers(String literal) {
        refused(method("ensures x != " + literal + ";", "return x;"), "is not among the literals");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"#", "`", "&", "|", "^", "~", "<<", "<:", "..", "...", ">>", "<#", "{|"})
    void onlyTheKnownSigns(String sign) {
        refused(method("ensures x " + sign + " 1 > y;", "return x;"), "is not among the signs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"//@ # ;", "//@#- ;", "//@# assert x > 0;"})
    void noSignThatMayBeginARemark(String line) {
        refused(method(ENSURES, line + "\nreturn x;"), "'#' is not among the signs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"+=", "-=", "*=", "/=", "%=", "<<=", ">>=", ">>>=", "&=", "|=", "^="})
    void noAssignmentThatAlsoCalculates(String sign) {
        refused(method(ENSURES, "int z = x;\nz " + sign + " 1;\nreturn z;"), "among the signs");
    }

    @Test
    void onlyArraysAreNew() {
        fine(method(ENSURES, "int[] z = new int[3];\nreturn x;"));
        refused(method(ENSURES, "boolean z = new Example() == null;\nreturn x;"), "'new' of what");
        refused(method("ensures new Example() != null;", "return x;"), "'new' of what");
    }

    @Test
    void aNameDoesNotHideANumberThatNeverChanges() {
        String field = "private static final int LIMIT = 5;\n";
        fine(field + method("ensures LIMIT == 5;", "int z = LIMIT;\nreturn z;"));
        refused(field + method(ENSURES, "int LIMIT = 7;\nreturn x;"), "hides a constant");
        refused(field + method(ENSURES, "final int LIMIT = 7;\nreturn x;"), "hides a constant");
        refused(
                field + method("ensures (\\forall int LIMIT; x > 0; x > 0);", "return x;"),
                "hides a constant");
    }
}
