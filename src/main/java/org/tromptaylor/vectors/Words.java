package org.tromptaylor.vectors;

/** Texts made fit for messages of one line. */
final class Words {

    private Words() {}

    /** The text with control characters escaped, cut to so many characters. */
    static String shown(String text, int most) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (shown.length() >= most) {
                return shown + "...";
            }
            char c = text.charAt(i);
            if (Character.isISOControl(c)
                    || Character.isSurrogate(c)
                    || c == '\u2028'
                    || c == '\u2029') {
                shown.append(String.format("\\u%04x", (int) c));
            } else {
                shown.append(c);
            }
        }
        return shown.toString();
    }

    /** The text in quotation marks, escaped and cut. */
    static String quoted(String text) {
        return "'" + shown(text, 60) + "'";
    }
}
