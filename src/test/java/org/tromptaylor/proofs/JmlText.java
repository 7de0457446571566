package org.tromptaylor.proofs;

import java.util.BitSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Java source as the static checker sees it: Java and JML, without ordinary comments, without the
 * insides of strings, and without JML that is for run time only. Whatever is left out is replaced by
 * blanks, so that each character keeps its place.
 */
final class JmlText {

    /** What may stand between the comment sign and the {@code @}, and is seen by the checker. */
    private static final Set<String> SEEN = Set.of("", "-RAC", "-LARGE");

    private static final Set<String> UNSEEN = Set.of("+RAC");

    /** Any keys, not only those known: what OpenJML takes for a key is more than letters. */
    private static final Pattern MARK = Pattern.compile("((?:[-+][^\\s@]*)?)@+");

    /** All that Java or OpenJML could take for the end of a line, for a blank or a letter is not. */
    private static final Pattern PLAIN = Pattern.compile("[\\n\\t -~]*");

    private final String source;
    private final char[] code;
    private final BitSet jml = new BitSet();
    private final TreeMap<Integer, String> oddities = new TreeMap<>();

    JmlText(String source) {
        this.source = source;
        this.code = source.toCharArray();
        int escape = source.indexOf("\\u");
        if (escape >= 0) {
            odd(escape, "a Unicode escape, which may hide what the compiler reads");
        }
        Matcher plain = PLAIN.matcher(source);
        if (plain.lookingAt() && plain.end() < source.length()) {
            odd(plain.end(), "a character that is neither printable ASCII nor a line feed");
        }
        java();
    }

    /** The text that is left; as long as the source. */
    String code() {
        return new String(code);
    }

    /** Whether the character there is JML rather than Java. */
    boolean isJml(int position) {
        return jml.get(position);
    }

    /** What was read but is not understood, by position. */
    TreeMap<Integer, String> oddities() {
        return oddities;
    }

    private void java() {
        int at = 0;
        while (at < code.length) {
            if (source.startsWith("//", at)) {
                at = lineComment(at, endOfLine(at));
            } else if (source.startsWith("/*", at)) {
                int end = source.indexOf("*/", at + 2);
                if (end < 0) {
                    odd(at, "a comment without its end");
                    end = code.length - 2;
                }
                blockComment(at, end);
                at = end + 2;
            } else if (code[at] == '"' || code[at] == '\'') {
                at = literal(at, code.length);
            } else {
                at++;
            }
        }
    }

    /** Reads a comment up to the end of its line; answers where that is. */
    private int lineComment(int at, int end) {
        Matcher mark = MARK.matcher(source).region(at + 2, end);
        if (mark.lookingAt() && isSeen(at, mark.group(1))) {
            blank(at, mark.end());
            jml(mark.end(), end);
        } else {
            blank(at, end);
        }
        return end;
    }

    private void blockComment(int at, int end) {
        Matcher mark = MARK.matcher(source).region(at + 2, end);
        if (!mark.lookingAt() || !isSeen(at, mark.group(1))) {
            blank(at, end + 2);
            return;
        }
        blank(at, mark.end());
        int last = end;
        while (last > mark.end() && code[last - 1] == '@') {
            last--;
        }
        blank(last, end + 2);
        int line = mark.end();
        while (line < last) {
            int next = Math.min(endOfLine(line), last);
            jml(line, next);
            line = next + 1;
            int margin = line;
            while (margin < last && (code[margin] == ' ' || code[margin] == '\t')) {
                margin++;
            }
            while (margin < last && code[margin] == '@') {
                code[margin++] = ' ';
            }
        }
    }

    /** Reads JML within one line: there may be comments in it again. */
    private void jml(int at, int end) {
        int from = at;
        while (from < end) {
            if (source.startsWith("//", from)) {
                lineComment(from, end);
                return;
            } else if (source.startsWith("/*", from)) {
                int close = source.indexOf("*/", from + 2);
                int stop = close < 0 || close + 2 > end ? end : close + 2;
                odd(from, "a comment within JML");
                blank(from, stop);
                from = stop;
            } else if (source.startsWith("(*", from)) {
                odd(from, "an informal predicate, which counts as true");
                from += 2;
            } else if (code[from] == '"' || code[from] == '\'') {
                from = literal(from, end);
            } else {
                jml.set(from++);
            }
        }
    }

    /** Blanks the inside of a string or character; answers where it ends. */
    private int literal(int at, int limit) {
        String quote = source.startsWith("\"\"\"", at) ? "\"\"\"" : source.substring(at, at + 1);
        int end = at + quote.length();
        while (end < limit && !source.startsWith(quote, end)) {
            end += code[end] == '\\' ? 2 : 1;
        }
        if (end >= limit) {
            odd(at, "a literal without its end");
            end = limit;
        }
        blank(at + quote.length(), Math.min(end, limit));
        return Math.min(end + quote.length(), code.length);
    }

    private boolean isSeen(int at, String keys) {
        if (!SEEN.contains(keys) && !UNSEEN.contains(keys)) {
            odd(at, "JML under " + keys + "; only -RAC, -LARGE and +RAC have a meaning here");
        }
        return !UNSEEN.contains(keys);
    }

    private void odd(int at, String message) {
        oddities.putIfAbsent(at, message);
    }

    private int endOfLine(int at) {
        int end = source.indexOf('\n', at);
        return end < 0 ? code.length : end;
    }

    private void blank(int from, int to) {
        for (int i = from; i < to; i++) {
            if (code[i] != '\n') {
                code[i] = ' ';
            }
        }
    }
}
