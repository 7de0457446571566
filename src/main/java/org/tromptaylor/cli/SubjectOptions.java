package org.tromptaylor.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.conformance.BuiltinSubject;
import org.tromptaylor.conformance.GtpSubject;
import org.tromptaylor.conformance.JsonSubject;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.process.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say who is asked, and how. */
final class SubjectOptions {

    @ArgGroup(exclusive = true)
    private Asked asked = new Asked();

    /** Who is asked. */
    static final class Asked {
        @Option(
                names = "--gtp",
                paramLabel = "COMMAND",
                description = "Ask an engine that speaks the Go Text Protocol.")
        private String gtp;

        @Option(
                names = "--json",
                paramLabel = "COMMAND",
                description = "Ask a program that answers JSON lines.")
        private String json;

        @Option(
                names = "--builtin",
                paramLabel = "engine|rules",
                description =
                        "Ask the engine of this project (the default), or its reference, the ten"
                                + " rules.")
        private String builtin;
    }

    @Option(
            names = "--gtp-setup",
            paramLabel = "LINE",
            description =
                    "With --gtp: a command to send after the start, such as one that chooses the"
                            + " rules. Repeatable.")
    private List<String> gtpSetup = new ArrayList<>();

    @Option(
            names = "--gtp-score",
            description =
                    "With --gtp: the engine's final_score, with komi 0, counts by the Tromp-Taylor"
                            + " rules, so ask it. (An engine that knows kata-set-rules is told to.)")
    private boolean gtpScore;

    @Mixin private Times times;

    /** Refuses what can't go together. */
    void check() throws BadInputException {
        times.check();
        if (!gtpSetup.isEmpty() && asked.gtp == null) {
            throw new BadInputException("--gtp-setup needs --gtp");
        }
        if (gtpScore && asked.gtp == null) {
            throw new BadInputException("--gtp-score needs --gtp");
        }
    }

    /** Whether somebody is named, and not left to the default. */
    boolean isNamed() {
        return asked.gtp != null || asked.json != null || asked.builtin != null;
    }

    /** How long it may take to answer. */
    Times times() {
        return times;
    }

    /** The kind of the subject, as in reports. */
    String kind() {
        return asked.gtp != null ? "gtp" : asked.json != null ? "json" : "builtin";
    }

    /** The program and its arguments; empty if none is run. */
    List<String> command() {
        return asked.gtp != null
                ? CommandLine.words(asked.gtp)
                : asked.json != null ? CommandLine.words(asked.json) : List.of();
    }

    /** A new subject, not started yet. */
    Subject subject() throws BadInputException {
        Duration start = times.start();
        Duration wait = times.answer();
        try {
            if (asked.gtp != null) {
                return new GtpSubject(
                        CommandLine.words(asked.gtp), gtpSetup, gtpScore, start, wait);
            }
            if (asked.json != null) {
                return new JsonSubject(CommandLine.words(asked.json), start, wait);
            }
        } catch (IllegalArgumentException e) {
            throw new BadInputException(e.getMessage());
        }
        if (asked.builtin == null || asked.builtin.equals("engine")) {
            return BuiltinSubject.engine(wait);
        }
        if (asked.builtin.equals("rules")) {
            return BuiltinSubject.rules(wait);
        }
        throw new BadInputException("--builtin is 'engine' or 'rules'");
    }
}
