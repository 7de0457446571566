package org.tromptaylor.cli;

import java.time.Duration;
import org.tromptaylor.conformance.BadInputException;
import picocli.CommandLine.Option;

/** How long a subject may take to answer. */
final class Times {

    private static final double LONGEST = 86_400;
    private static final double ANSWER = 10;
    private static final double START = 60;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description =
                    "How long to wait for each answer (of GTP: to each command); default: 10.")
    private Double timeout;

    @Option(
            names = "--start-timeout",
            paramLabel = "SECONDS",
            description =
                    "How long to wait for the first answer after a start, for programs that load"
                            + " much first; default: what --timeout says, or 60 without it.")
    private Double startTimeout;

    /** How long to wait for the first answer. */
    Duration start() {
        return duration(startTimeout != null ? startTimeout : timeout != null ? timeout : START);
    }

    /** How long to wait for each other answer. */
    Duration answer() {
        return duration(timeout != null ? timeout : ANSWER);
    }

    void check() throws BadInputException {
        check("--timeout", timeout);
        check("--start-timeout", startTimeout);
    }

    static void check(String option, Double seconds) throws BadInputException {
        if (seconds != null && !(seconds > 0 && seconds <= LONGEST)) {
            throw new BadInputException(option + " must be above 0, and 86400 seconds at most");
        }
    }

    static Duration duration(double seconds) {
        return Duration.ofNanos((long) (seconds * 1e9));
    }
}
