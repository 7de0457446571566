package org.tromptaylor.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Optional;

/**
 * The encoding of a game's text ({@code CA}).
 *
 * <p>In Chinese, Japanese and Korean encodings the second byte of a character may look like {@code ]}
 * or {@code \}. So the reader asks {@link #follows} before it takes a byte for one of these.
 */
final class SgfText {

    /** How a second byte is recognised. */
    private enum Family {
        /** No byte of a longer character looks like one of ASCII. */
        PLAIN,
        GB18030,
        BIG5,
        SHIFT_JIS,
        KOREAN
    }

    /** UTF-8 if that is possible, otherwise what the format says: Latin-1. */
    static final SgfText UNKNOWN = new SgfText(null, Family.PLAIN);

    static final SgfText UTF_8 = new SgfText(StandardCharsets.UTF_8, Family.PLAIN);

    private final Charset charset;
    private final Family family;

    private SgfText(Charset charset, Family family) {
        this.charset = charset;
        this.family = family;
    }

    /** The encoding of that name, if it is known and one in which SGF can be written. */
    static Optional<SgfText> named(String name) {
        String plain = name.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return switch (plain) {
            case "" -> Optional.of(UNKNOWN);
            case "utf8" -> Optional.of(UTF_8);
            // A later standard contains the earlier: programs write the old name and mean the new.
            case "gb2312", "gbk", "gb18030", "cp936", "ms936", "windows936", "euccn" ->
                    Optional.of(new SgfText(Charset.forName("GB18030"), Family.GB18030));
            case "big5", "cp950", "ms950", "windows950", "big5hkscs" ->
                    Optional.of(new SgfText(Charset.forName("Big5-HKSCS"), Family.BIG5));
            case "shiftjis", "sjis", "cp932", "ms932", "windows31j", "xsjis" ->
                    Optional.of(new SgfText(Charset.forName("windows-31j"), Family.SHIFT_JIS));
            case "euckr", "ksc5601", "ksc56011987", "cp949", "ms949", "uhc", "windows949" ->
                    Optional.of(new SgfText(Charset.forName("x-windows-949"), Family.KOREAN));
            default -> other(name.strip());
        };
    }

    private static Optional<SgfText> other(String name) {
        try {
            Charset charset = Charset.forName(name);
            byte[] ascii = "(;C[\\]])".getBytes(StandardCharsets.US_ASCII);
            // Not UTF-16 and its like: the reader looks for brackets, byte by byte.
            return charset.canEncode() && "(;C[\\]])".equals(new String(ascii, charset))
                    ? Optional.of(new SgfText(charset, Family.PLAIN))
                    : Optional.empty();
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return Optional.empty();
        }
    }

    /** Whether a byte (0 to 255) belongs to the same character as the one before, a first byte. */
    boolean follows(int first, int second) {
        return switch (family) {
            case PLAIN -> false;
            case GB18030 -> first >= 0x81 && first <= 0xFE && second >= 0x40 && second != 0x7F;
            case BIG5 ->
                    first >= 0x81
                            && first <= 0xFE
                            && (second >= 0x40 && second <= 0x7E || second >= 0xA1);
            case SHIFT_JIS ->
                    (first >= 0x81 && first <= 0x9F || first >= 0xE0 && first <= 0xFC)
                            && second >= 0x40
                            && second != 0x7F;
            case KOREAN ->
                    first >= 0x81
                            && first <= 0xFE
                            && (second >= 0x41 && second <= 0x5A
                                    || second >= 0x61 && second <= 0x7A
                                    || second >= 0x81);
        };
    }

    /** The text of a value: escapes and soft line breaks resolved; what is no text becomes U+FFFD. */
    String decode(byte[] value) {
        String raw = charset == null ? guessed(value) : new String(value, charset);
        if (raw.indexOf('\\') < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder(raw.length());
        for (int at = 0; at < raw.length(); at++) {
            char c = raw.charAt(at);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            at++;
            if (at < raw.length()) {
                char escaped = raw.charAt(at);
                if (escaped == '\n' || escaped == '\r') {
                    // A line break of two characters is one.
                    boolean two = at + 1 < raw.length() && isOther(escaped, raw.charAt(at + 1));
                    at += two ? 1 : 0;
                } else {
                    text.append(escaped);
                }
            }
        }
        return text.toString();
    }

    private static boolean isOther(char lineBreak, char next) {
        return lineBreak == '\n' && next == '\r' || lineBreak == '\r' && next == '\n';
    }

    private static String guessed(byte[] value) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(value)).toString();
        } catch (CharacterCodingException e) {
            return new String(value, StandardCharsets.ISO_8859_1);
        }
    }
}
