package org.tromptaylor.record;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file, of which the next few can be looked at before they are taken. */
final class SgfBytes {

    /** The end of the file. */
    static final int END = -1;

    /** How far one can look ahead at least, if the file goes on. */
    static final int AHEAD = 4096;

    private final InputStream in;
    private final byte[] buffer = new byte[16 * AHEAD];
    private int from;
    private int to;
    private boolean ended;
    private int line = 1;
    private long taken;

    SgfBytes(InputStream in) {
        this.in = in;
    }

    /** The line of the next byte, from 1; lines end with LF, CR LF or CR. */
    int line() {
        return line;
    }

    /** How many bytes have been taken. */
    long taken() {
        return taken;
    }

    /** The byte that comes after so many others, fewer than {@link #AHEAD}, or {@link #END}. */
    int peek(int offset) throws IOException {
        while (to - from <= offset && !ended) {
            fill();
        }
        return from + offset < to ? buffer[from + offset] & 0xFF : END;
    }

    /** The next byte, which is taken, or {@link #END}. */
    int take() throws IOException {
        int b = peek(0);
        if (b != END) {
            from++;
            taken++;
            if (b == '\n' || b == '\r' && peek(0) != '\n') {
                line++;
            }
        }
        return b;
    }

    private void fill() throws IOException {
        if (from > buffer.length - AHEAD) {
            System.arraycopy(buffer, from, buffer, 0, to - from);
            to -= from;
            from = 0;
        }
        int read = in.read(buffer, to, buffer.length - to);
        if (read < 0) {
            ended = true;
        } else {
            to += read;
        }
    }
}
