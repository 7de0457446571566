package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExcerptTest {

    @Test
    void printableTextIsKept() {
        assertEquals("'play black D4 – ok 碁'", Excerpt.of("play black D4 – ok 碁"));
    }

    @Test
    void whatATerminalWouldObeyIsEscaped() {
        assertEquals(
                "'\\u001b[31m\\t\\r\\n\\u0000\\u202e'", Excerpt.of("\u001b[31m\t\r\n\0\u202e"));
    }

    @Test
    void longTextIsCutAndItsLengthTold() {
        String shown = Excerpt.of("x".repeat(5000));
        assertTrue(shown.length() < 150, shown);
        assertTrue(shown.endsWith("x'... (5000 characters)"), shown);
    }
}
