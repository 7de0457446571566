package org.tromptaylor.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;

/** An output that remembers why it could not be written; writers and print streams tell nobody. */
final class WatchedOutput extends FilterOutputStream {

    private IOException failure;

    WatchedOutput(OutputStream out) {
        super(new BufferedOutputStream(out));
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int count) throws IOException {
        try {
            out.write(bytes, start, count);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private IOException failed(IOException e) {
        failure = failure == null ? e : failure;
        return e;
    }

    /**
     * The exit code: the given one, unless something could not be written. That is told in a line,
     * but not where the reader has left, as {@code head} does when it has read enough.
     */
    int complain(int code, PrintWriter err) {
        if (failure == null) {
            return code;
        }
        String why = String.valueOf(failure.getMessage());
        if (!why.contains("Broken pipe")) {
            err.println("tt: standard output can't be written: " + why.replaceAll("\\R", " "));
        }
        return ExitCodes.NOT_WRITTEN;
    }
}
