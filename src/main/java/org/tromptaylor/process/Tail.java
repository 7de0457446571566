package org.tromptaylor.process;

import java.nio.charset.StandardCharsets;

/** The last bytes of a stream, as text; safe for use by several threads. */
final class Tail {

    private final byte[] bytes;
    private long total;

    Tail(int limit) {
        bytes = new byte[limit];
    }

    synchronized void add(byte[] more, int count) {
        for (int i = 0; i < count; i++) {
            bytes[(int) (total++ % bytes.length)] = more[i];
        }
    }

    synchronized String text() {
        return textSince(0);
    }

    /** How many bytes there have been. */
    synchronized long total() {
        return total;
    }

    /** What came after the first {@code start} bytes, as far as it is kept. */
    synchronized String textSince(long start) {
        int kept = (int) Math.min(total - Math.min(start, total), bytes.length);
        byte[] ordered = new byte[kept];
        for (int i = 0; i < kept; i++) {
            ordered[i] = bytes[(int) ((total - kept + i) % bytes.length)];
        }
        return new String(ordered, StandardCharsets.UTF_8);
    }

    /** The last line that is not blank; empty if there is none. */
    String lastLine() {
        String[] lines = text().split("\\R");
        for (int i = lines.length - 1; i >= 0; i--) {
            if (!lines[i].isBlank()) {
                return lines[i].strip();
            }
        }
        return "";
    }
}
