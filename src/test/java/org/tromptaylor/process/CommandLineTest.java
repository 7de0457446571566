package org.tromptaylor.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandLineTest {

    private static void assertWords(String command, String... words) {
        assertEquals(List.of(words), CommandLine.words(command));
    }

    private static void assertRefused(String command, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> CommandLine.words(command))
                        .getMessage());
    }

    @Test
    void whiteSpaceSeparatesWords() {
        assertWords("  gnugo --mode\tgtp ", "gnugo", "--mode", "gtp");
    }

    @Test
    void singleQuotesKeepEverythingAsItStands() {
        assertWords("a 'b \"c\\ d' e", "a", "b \"c\\ d", "e");
    }

    @Test
    void doubleQuotesKnowTheBackslashBeforeQuotesAndBackslashesOnly() {
        assertWords("\"a \\\"b\\\" \\\\ \\n\"", "a \"b\" \\ \\n");
    }

    @Test
    void aBackslashOutsideQuotesKeepsTheNextCharacter() {
        assertWords("my\\ engine \\'x\\'", "my engine", "'x'");
    }

    @Test
    void quotedPartsJoinTheirWord() {
        assertWords("-D'a b'=\"c d\"", "-Da b=c d");
    }

    @Test
    void emptyQuotesAreAnEmptyWord() {
        assertWords("engine '' \"\"", "engine", "", "");
    }

    @Test
    void whatAShellWouldExpandStaysAsItIs() {
        assertWords("engine $HOME *.sgf a|b >c;d", "engine", "$HOME", "*.sgf", "a|b", ">c;d");
    }

    @Test
    void aCommandWithoutAWordIsRefused() {
        assertRefused("", "the command is empty");
        assertRefused(" \t", "the command is empty");
        assertRefused("'' x", "the command is empty");
    }

    @Test
    void anOpenQuoteIsRefusedWithItsPlace() {
        assertRefused("engine 'a b", "the command has a ' at character 8 without its pair");
        assertRefused("\"", "the command has a \" at character 1 without its pair");
    }

    @Test
    void aBackslashAtTheEndIsRefused() {
        assertRefused("engine \\", "the command ends in a lone backslash");
    }
}
