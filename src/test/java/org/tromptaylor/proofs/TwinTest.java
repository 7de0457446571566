package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of twins, and the sources made of them. */
class TwinTest {

    private static final SourceFile SOURCE =
            Examples.source(
                    """
                    // TT-1: other.
                    /*@ public normal_behavior
                      @   ensures true;
                      @ pure helper
                      @*/
                    public static int other(int x) {
                        return x + 1;
                    }

                    // TT-1: f.
                    /*@ public normal_behavior
                      @   requires x < 9;
                      @   ensures \\result == x + 1;
                      @ pure helper
                      @*/
                    public static int f(int x) {
                        //@ assert x < 9;
                        int y = x;
                        y = y + 1;
                        return y;
                    }

                    // TT-1: g.
                    /*@ public normal_behavior
                      @   ensures \\result;
                      @ model public static pure helper boolean g(int x) {
                      @   return true;
                      @ }
                      @*/
                    """);

    private static TwinFile file(String text) {
        return new TwinFile(Path.of("Example.f.twins"), text);
    }

    private static Twin twin(String kind, String changes) {
        TwinFile file = file("twin t (" + kind + ")\nWrong.\n" + changes);
        assertEquals(List.of(), file.findings());
        return file.twins().get(0);
    }

    private static String text(Twin twin) throws Unreadable {
        return TwinText.of(SOURCE, SOURCE.method("f").orElseThrow(), twin);
    }

    private static String why(String kind, String changes) {
        return assertThrows(Unreadable.class, () -> text(twin(kind, changes))).getMessage();
    }

    @Test
    void aFileHasTwinsWithDescriptionAndLines() {
        TwinFile file =
                file(
                        """
                        # All of f.

                        twin one-more (body)
                        Adds one
                        too many.
                        - y = y + 1;
                        + y = y + 1;
                        + y = y + 1;

                        twin nothing-promised (contract, rejected in Other.caller)
                        Promises nothing.
                        - @   ensures \\result == x + 1;
                        """);
        assertEquals(List.of(), file.findings());
        assertEquals("Example.f", file.method());
        Twin first = file.twins().get(0);
        assertEquals("one-more", first.name());
        assertEquals("Adds one too many.", first.description());
        assertEquals(List.of("y = y + 1;"), first.removed());
        assertEquals(List.of("y = y + 1;", "y = y + 1;"), first.added());
        assertEquals("Example.f", first.rejectedIn());
        Twin second = file.twins().get(1);
        assertEquals(Twin.Kind.CONTRACT, second.kind());
        assertEquals("Other.caller", second.rejectedIn());
        assertEquals(List.of(), second.added());
        assertEquals(10, second.line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "twin a b (body)\nWrong.\n- x\n+ y\n",
                "twin a (bodies)\nWrong.\n- x\n+ y\n",
                "twin a (body, rejected by f)\nWrong.\n- x\n+ y\n",
                "twin a (body)\n- x\n+ y\n",
                "twin a (body)\nWrong.\n+ y\n",
                "twin a (body)\nWrong.\n- x\n+ y\n- z\n",
                "twin a (body)\nWrong.\n- x\nmore\n+ y\n",
                "twin a (body)\nWrong.\n- x\n+ x\n",
                "- x\n",
                "twin a (body)\nWrong.\n- x\n+ y\ntwin a (body)\nWrong.\n- x\n+ z\n"
            })
    void whatIsNoTwinIsTold(String text) {
        assertEquals(1, file(text).findings().size(), text);
    }

    @Test
    void theFilesNameIsTheMethods() {
        assertEquals(1, new TwinFile(Path.of("f.twins"), "").findings().size());
    }

    @Test
    void theLinesAreReplacedAndNothingElse() throws Unreadable {
        String text = text(twin("body", "- y = y + 1;\n+ y = y + 2;\n"));
        assertEquals(SOURCE.text().replace("    y = y + 1;", "    y = y + 2;"), text);
    }

    @Test
    void severalLinesAndIndentation() throws Unreadable {
        String text = text(twin("body", "-   int y = x;\n- y = y + 1;\n+ int y = x;\n"));
        assertEquals(SOURCE.text().replace("    y = y + 1;\n", ""), text);
    }

    @Test
    void aLineOfAnotherMethodIsNotFound() {
        assertTrue(why("body", "- return x + 1;\n+ return x;\n").contains("are not in the body"));
    }

    @Test
    void aLineThatIsTwiceThereIsRefused() {
        SourceFile twice = Examples.source(Examples.method("ensures true;", "x = 1;\nx = 1;"));
        Twin twin = twin("body", "- x = 1;\n+ x = 2;\n");
        Unreadable e =
                assertThrows(
                        Unreadable.class,
                        () -> TwinText.of(twice, twice.method("f").orElseThrow(), twin));
        assertTrue(e.getMessage().contains("more than once"));
    }

    @Test
    void eachKindHasItsOwnLines() throws Unreadable {
        assertTrue(why("body", "- @   requires x < 9;\n+ @\n").contains("not in the body"));
        assertTrue(why("contract", "- y = y + 1;\n+ y = y;\n").contains("not in the contract"));
        assertTrue(
                text(twin("contract", "- @   requires x < 9;\n+ @   requires x < 8;\n"))
                        .contains("x < 8"));
    }

    @Test
    void aChangedHintIsNoTwinOfTheBody() {
        assertTrue(
                why("body", "- //@ assert x < 9;\n+ //@ assert x < 8;\n")
                        .contains("changes nothing that is part of the body"));
        assertTrue(
                why("contract", "- @   requires x < 9;\n+ @   requires x < 9; // same\n")
                        .contains("changes nothing"));
    }

    @Test
    void theBodyOfAModelMethodIsJml() throws Unreadable {
        TwinFile file =
                new TwinFile(
                        Path.of("Example.g.twins"),
                        "twin t (body)\nWrong.\n- @   return true;\n+ @   return false;\n");
        String text = TwinText.of(SOURCE, SOURCE.method("g").orElseThrow(), file.twins().get(0));
        assertTrue(text.contains("@   return false;"));
    }
}
