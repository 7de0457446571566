package org.tromptaylor.process;

import java.util.ArrayList;
import java.util.List;

/**
 * A command as a person writes it, split into the words of an argument vector. No shell is asked,
 * so there are no variables, no wildcards, no pipes.
 */
public final class CommandLine {

    private CommandLine() {}

    /**
     * The words of a command: separated by white space; {@code '...'} keeps everything as it
     * stands; in {@code "..."} a backslash goes before {@code "} and {@code \}; elsewhere a
     * backslash keeps the next character.
     *
     * @throws IllegalArgumentException with a clear line if there is no word or a quote stays open
     */
    public static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = null;
        int at = 0;
        while (at < command.length()) {
            char c = command.charAt(at++);
            if (Character.isWhitespace(c)) {
                if (word != null) {
                    words.add(word.toString());
                    word = null;
                }
                continue;
            }
            if (word == null) {
                word = new StringBuilder();
            }
            if (c == '\'' || c == '"') {
                at = quoted(command, at, c, word);
            } else if (c == '\\') {
                if (at == command.length()) {
                    throw new IllegalArgumentException("the command ends in a lone backslash");
                }
                word.append(command.charAt(at++));
            } else {
                word.append(c);
            }
        }
        if (word != null) {
            words.add(word.toString());
        }
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IllegalArgumentException("the command is empty");
        }
        return List.copyOf(words);
    }

    /** Adds what stands up to the closing quote; answers the place after it. */
    private static int quoted(String command, int start, char quote, StringBuilder word) {
        int at = start;
        while (at < command.length() && command.charAt(at) != quote) {
            boolean escape =
                    quote == '"'
                            && command.charAt(at) == '\\'
                            && at + 1 < command.length()
                            && (command.charAt(at + 1) == '"' || command.charAt(at + 1) == '\\');
            if (escape) {
                at++;
            }
            word.append(command.charAt(at++));
        }
        if (at == command.length()) {
            throw new IllegalArgumentException(
                    "the command has a " + quote + " at character " + start + " without its pair");
        }
        return at + 1;
    }
}
