package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What of a source the static checker sees. */
class JmlTextTest {

    private static String seen(String source) {
        String code = new JmlText(source).code();
        assertEquals(source.length(), code.length(), "every character keeps its place");
        return code.strip().replaceAll("\\s+", " ");
    }

    @Test
    void ordinaryCommentsAreBlank() {
        assertEquals("a b c", seen("a // assume x;\nb /* assume y; */ /** @see z */ c"));
    }

    @Test
    void insidesOfStringsAreBlank() {
        assertEquals("s = \" \"; c = ' ';", seen("s = \"//@ assume \\\" x;\"; c = '\\'';"));
        assertEquals("\"\"\" \"\"\" b", seen("\"\"\"\n //@ assume x;\n\"\"\" b"));
    }

    @Test
    void jmlIsSeenWithoutItsMarks() {
        assertEquals("a ensures b; c", seen("a //@ ensures b;\nc"));
        assertEquals("requires x; ensures y; d", seen("/*@ requires x;\n  @@ ensures y; @@*/ d"));
    }

    @Test
    void jmlThatIsLeftOutAtRunTimeIsSeen() {
        assertEquals("ensures a; ensures b;", seen("/*-RAC@ ensures a; @*/ //-LARGE@ ensures b;"));
        assertEquals("ensures a;", seen("/*@\n  @ //-RAC@ ensures a;\n  @*/"));
    }

    @Test
    void jmlForRunTimeOnlyIsNotSeen() {
        assertEquals(
                "a b", seen("a /*+RAC@ model int f() { return 1; }\n @*/ //+RAC@ ensures c;\n b"));
        assertEquals("ensures a;", seen("/*@\n  @ //+RAC@ ensures z;\n  @ ensures a;\n  @*/"));
    }

    @Test
    void ordinaryCommentsWithinJmlAreBlank() {
        assertEquals(
                "ensures a; ensures b;", seen("/*@ ensures a; // because\n @ ensures b;\n @*/"));
    }

    @Test
    void aSpaceBeforeTheMarkMakesAnOrdinaryComment() {
        assertEquals("a", seen("a // @ ensures b;"));
    }

    @Test
    void jmlAndJavaAreToldApart() {
        JmlText text = new JmlText("a /*@ b @*/ c //@ d");
        assertFalse(text.isJml(0));
        assertTrue(text.isJml(6));
        assertFalse(text.isJml(12));
        assertTrue(text.isJml(18));
    }

    @Test
    void whatIsNotUnderstoodIsTold() {
        for (String odd :
                new String[] {
                    "//+ESC@ assume x;",
                    "//-ESC@ ensures x;",
                    "/*-OPENJML@ ensures x; @*/",
                    "//@ ensures (* all is well *);",
                    "int \\u0061;",
                    "/*@ ensures x;",
                    "//@ ensures /* x */ y;",
                    "//-A$@ assume x;",
                    "//-RAC$@ assume x;",
                    "//-RAC-LARGE@ assume x;",
                    "//-\u00e9@ assume x;",
                    "//+@ assume x;",
                    "/*+A$@ assume x; @*/",
                    "//@ //-A$@ assume x;",
                    "// remark\r assume x;",
                    "// remark\u2028 assume x;",
                    "int \u00e9;",
                    "int\fx;",
                    "// \u001a",
                    "String s = \"x"
                }) {
            assertFalse(new JmlText(odd).oddities().isEmpty(), odd);
        }
        assertTrue(new JmlText("//- see a@b\n/*-- x @ y */\n\t//----").oddities().isEmpty());
        assertTrue(new JmlText("//-RAC@ ensures x;\n//-LARGE@ ensures x;").oddities().isEmpty());
    }
}
