package org.tromptaylor.gtp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a controller, as section 3.1 of the protocol wants them read: carriage returns and
 * other control characters are dropped, tabs are spaces, what stands behind {@code #} is a comment,
 * and a line with nothing in it is none. The last line needs no line break.
 *
 * <p>Of a line that is too long only the beginning is kept, so that memory stays bounded; comments
 * may be of any length. Names of files may be in UTF-8.
 */
final class RequestReader {

    /**
     * A line.
     *
     * @param text its text, or the beginning of it
     * @param tooLong whether it went on
     */
    record Line(String text, boolean tooLong) {}

    /** The most bytes of a line. A vertex for each point of the largest grid takes 2,500. */
    static final int LONGEST_LINE = 1 << 16;

    private static final int END = -1;

    private final InputStream in;

    RequestReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /** The next line that has something in it, or none at the end of the input. */
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        boolean blank = true;
        boolean comment = false;
        boolean tooLong = false;
        while (true) {
            int b = in.read();
            if (b == '\n' || b == END) {
                if (!blank) {
                    String text = kept.toString(StandardCharsets.UTF_8);
                    return Optional.of(new Line(text, tooLong));
                }
                if (b == END) {
                    return Optional.empty();
                }
                kept.reset();
                comment = false;
                tooLong = false;
                continue;
            }
            comment |= b == '#';
            boolean space = b == '\t' || b == ' ';
            if (comment || !space && (b < ' ' || b == 0x7F)) {
                continue;
            }
            if (kept.size() == LONGEST_LINE) {
                tooLong |= !space;
                continue;
            }
            blank &= space;
            if (!blank) {
                kept.write(space ? ' ' : b);
            }
        }
    }
}
