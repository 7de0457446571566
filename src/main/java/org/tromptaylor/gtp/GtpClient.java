package org.tromptaylor.gtp;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;

/**
 * Asks an engine, one command at a time.
 *
 * <p>Each command carries an id, and the answer must carry it too or carry none (some engines leave
 * it out). Comments before an answer, carriage returns and other control characters are dropped. An answer is bounded by {@value #ANSWER_LIMIT} characters. After any {@link ChildFailure},
 * which names the command, the engine is of no more use.
 */
public final class GtpClient {

    /** The longest answer that is read, in characters. */
    public static final int ANSWER_LIMIT = 1 << 20;

    private static final Pattern HEADER = Pattern.compile("([=?])([0-9]*)(?:\\s(.*))?");

    /** A command that every engine answers in one line, whatever its state. */
    private static final String CHEAP = "protocol_version";

    private final ChildProcess engine;
    private final LongSupplier deadline;
    private int lastId;

    /**
     * A client of this engine.
     *
     * @param timeout how long to wait for each answer
     */
    public GtpClient(ChildProcess engine, Duration timeout) {
        this(engine, () -> System.nanoTime() + timeout.toNanos());
    }

    /**
     * A client of this engine.
     *
     * @param deadline until when to wait for the answer to a command that is sent now, by {@link
     *     System#nanoTime}
     */
    public GtpClient(ChildProcess engine, LongSupplier deadline) {
        this.engine = engine;
        this.deadline = deadline;
    }

    /** How many bytes the engine has written to standard error output, so far. */
    public long errorCount() {
        return engine.errorCount();
    }

    /** What the engine wrote to standard error output after so many bytes of it, so far. */
    public String errorsSince(long start) {
        return engine.errorsSince(start);
    }

    /**
     * Sends the command and waits for its answer, which an empty line ends.
     *
     * @throws ChildFailure if there is no answer
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public GtpAnswer send(String command) throws ChildFailure, InterruptedException {
        return new Exchange(command).answer();
    }

    /**
     * The same for an answer that may have empty lines in it, as boards often do: a second command
     * follows at once, and all that comes before its answer belongs to the first.
     *
     * @throws ChildFailure if there is no answer
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public GtpAnswer sendForParagraphs(String command) throws ChildFailure, InterruptedException {
        Exchange exchange = new Exchange(command);
        Exchange next = new Exchange(CHEAP);
        GtpAnswer first = exchange.answer();
        StringBuilder text = new StringBuilder(first.text()).append('\n');
        next.paragraphsBefore(text);
        return new GtpAnswer(first.ok(), text.toString().stripTrailing());
    }

    /** One command that has been sent, and what comes back. */
    private final class Exchange {

        private final String command;
        private final String id;
        private final long until = deadline.getAsLong();

        Exchange(String command) {
            this.command = command;
            this.id = String.valueOf(++lastId);
            engine.write(id + " " + command);
        }

        GtpAnswer answer() throws ChildFailure, InterruptedException {
            String line = read();
            while (line.isEmpty() || line.startsWith("#")) {
                line = read();
            }
            Matcher header = HEADER.matcher(line);
            if (!header.matches()) {
                throw failure("wrote " + Excerpt.of(line) + " where '=" + id + "' was expected");
            }
            if (!header.group(2).isEmpty() && !header.group(2).equals(id)) {
                throw failure("answered id " + header.group(2) + " where " + id + " was expected");
            }
            return rest(header);
        }

        /** Adds all lines up to this command's own answer, and reads that. */
        void paragraphsBefore(StringBuilder text) throws ChildFailure, InterruptedException {
            String line = read();
            Matcher header = HEADER.matcher(line);
            while (!header.matches()
                    || !(header.group(2).isEmpty() || header.group(2).equals(id))) {
                append(text, line);
                line = read();
                header = HEADER.matcher(line);
            }
            rest(header);
        }

        private GtpAnswer rest(Matcher header) throws ChildFailure, InterruptedException {
            StringBuilder text = new StringBuilder();
            append(text, header.group(3) == null ? "" : header.group(3));
            for (String line = read(); !line.isEmpty(); line = read()) {
                append(text, line);
            }
            return new GtpAnswer(header.group(1).equals("="), text.toString().stripTrailing());
        }

        private void append(StringBuilder text, String line) throws ChildFailure {
            if (text.length() + line.length() > ANSWER_LIMIT) {
                throw failure("wrote an answer of more than 1 MiB");
            }
            text.append(line).append('\n');
        }

        /** The next line, without control characters and trailing white space. */
        private String read() throws ChildFailure, InterruptedException {
            try {
                String line = engine.read(until).replace('\t', ' ');
                return line.replaceAll("\\p{Cntrl}", "").stripTrailing();
            } catch (ChildFailure e) {
                throw new ChildFailure(e.kind(), e.getMessage() + " (asked '" + command + "')");
            }
        }

        private ChildFailure failure(String message) {
            return new ChildFailure(
                    ChildFailure.Kind.PROTOCOL, message + " (asked '" + command + "')");
        }
    }
}
