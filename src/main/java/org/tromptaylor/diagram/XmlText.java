package org.tromptaylor.diagram;

/** Text made fit for XML 1.0, which has no way to write most control characters. */
public final class XmlText {

    private static final int REPLACEMENT = 0xFFFD;

    private XmlText() {}

    /** The text with U+FFFD for each character that XML can't hold. Not yet escaped. */
    public static String clean(String text) {
        return text.codePoints()
                .map(c -> isXml(c) ? c : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isXml(int c) {
        return c == '\t'
                || c == '\n'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
