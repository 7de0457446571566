package org.tromptaylor.process;

/** Foreign text made fit for one line of a message: control characters escaped, mostly shortened. */
public final class Excerpt {

    private static final int LIMIT = 120;
    private static final int LONG_LIMIT = 500;

    private Excerpt() {}

    /** The text in quotes, escaped, and cut after 120 characters. */
    public static String of(String text) {
        return escaped(text, LIMIT, "'");
    }

    /** The text without quotes, escaped, and cut after 500 characters. */
    public static String line(String text) {
        return escaped(text, LONG_LIMIT, "");
    }

    /** All of the text, escaped. */
    public static String whole(String text) {
        return escaped(text, Integer.MAX_VALUE, "");
    }

    private static String escaped(String text, int limit, String quote) {
        StringBuilder shown = new StringBuilder(quote);
        int at = 0;
        while (at < text.length() && shown.length() < limit) {
            int c = text.codePointAt(at);
            at += Character.charCount(c);
            if (isPrintable(c)) {
                shown.appendCodePoint(c);
            } else if (c == '\t') {
                shown.append("\\t");
            } else if (c == '\r') {
                shown.append("\\r");
            } else if (c == '\n') {
                shown.append("\\n");
            } else {
                shown.append(String.format("\\u%04x", c));
            }
        }
        shown.append(quote);
        if (at < text.length()) {
            shown.append("... (").append(text.length()).append(" characters)");
        }
        return shown.toString();
    }

    /** Whether a terminal shows it as a mark or a space, and does nothing else with it. */
    private static boolean isPrintable(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }
}
