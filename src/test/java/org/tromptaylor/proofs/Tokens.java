package org.tromptaylor.proofs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tokens of a text in their order, and which brackets belong together. */
final class Tokens {

    private static final Pattern TOKEN =
            Pattern.compile(
                    "\\s+|([\\p{L}_$][\\p{L}\\p{N}_$]*|\\\\[A-Za-z_]+|[0-9][0-9A-Za-z_.]*"
                            + "|\"\"\"\\s*\"\"\"|\"[^\"]*\"|'[^']*'"
                            + "|<==>|<=!=>|<:|<#|<<(?!=)|>>(?![>=])|==>|<==|>>>=|<<=|>>=|>>>|\\.\\.\\.?"
                            + "|<=|>=|==|!=|&&|\\|\\||\\+\\+|--|\\+=|-=|\\*=|/=|%=|&=|\\|=|\\^=|->|::"
                            + "|\\{\\||\\|\\}|.)",
                    Pattern.DOTALL);

    private final List<Token> tokens = new ArrayList<>();
    private final int[] partner;

    /** The tokens of a source. */
    static Tokens of(JmlText text) throws Unreadable {
        return new Tokens(text.code(), text::isJml);
    }

    /** The tokens of a bare expression. */
    static Tokens of(String expression) throws Unreadable {
        return new Tokens(expression, at -> true);
    }

    private Tokens(String code, IntPredicate isJml) throws Unreadable {
        Matcher matcher = TOKEN.matcher(code);
        while (matcher.lookingAt()) {
            if (matcher.group(1) != null) {
                int start = matcher.start();
                tokens.add(new Token(matcher.group(1), start, matcher.end(), isJml.test(start)));
            }
            matcher.region(matcher.end(), code.length());
        }
        partner = new int[tokens.size()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < partner.length; i++) {
            partner[i] = i;
            String text = tokens.get(i).text();
            if ("([{".contains(text)) {
                open.push(i);
            } else if (")]}".contains(text)) {
                int other = open.isEmpty() ? -1 : open.pop();
                String expected = other < 0 ? "" : tokens.get(other).text() + text;
                if (!List.of("()", "[]", "{}").contains(expected)) {
                    throw new Unreadable(tokens.get(i).start(), "'" + text + "' without its pair");
                }
                partner[i] = other;
                partner[other] = i;
            }
        }
        if (!open.isEmpty()) {
            Token left = tokens.get(open.pop());
            throw new Unreadable(left.start(), "'" + left.text() + "' without its pair");
        }
    }

    int size() {
        return tokens.size();
    }

    Token get(int index) {
        return tokens.get(index);
    }

    /** The text of a token; empty beyond the ends. */
    String text(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).text() : "";
    }

    /** The bracket that belongs to this one. */
    int partner(int index) {
        return partner[index];
    }

    /** The first token from here on, and before the limit, that has this text outside brackets. */
    int find(String text, int from, int limit) {
        for (int i = from; i < limit; i++) {
            if (text(i).equals(text)) {
                return i;
            }
            i = Math.max(i, partner[i]);
        }
        return -1;
    }

    /** Whether a word is followed by an argument list. */
    boolean isCall(int index) {
        return tokens.get(index).isWord()
                && text(index + 1).equals("(")
                && !Words.isKeyword(text(index));
    }

    /** The arguments of a call, each as the range of its tokens. */
    List<Span> arguments(int call) {
        int open = call + 1;
        int close = partner[open];
        List<Span> arguments = new ArrayList<>();
        int from = open + 1;
        while (from < close) {
            int comma = find(",", from, close);
            int to = comma < 0 ? close : comma;
            arguments.add(new Span(from, to));
            from = to + 1;
        }
        return arguments;
    }
}
