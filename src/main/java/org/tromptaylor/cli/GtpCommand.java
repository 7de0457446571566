package org.tromptaylor.cli;

import java.io.IOException;
import org.tromptaylor.gtp.GtpServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tt gtp}: the rules for programs that speak the Go Text Protocol. */
@Command(
        name = "gtp",
        description = {
            "Speaks the Go Text Protocol, version 2, on standard input and output: a referee for"
                    + " GoGui, Sabaki, twogtp and the like, which plays random legal moves if asked"
                    + " to.",
            "Nothing but the protocol is written to standard output. GTP.md has the commands."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the controller said quit, or its commands came to an end",
            "2:the command line, or standard input, can't be used"
        })
final class GtpCommand extends Subcommand {

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "For the moves of genmove: the same commands get the same moves; default:"
                            + " ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--fill-passes",
            description =
                    "Where a player takes two turns in a row, count a pass of the opponent's between"
                            + " them. Otherwise the second is out of turn (TT-5.b), and refused.")
    private boolean fillPasses;

    @Option(
            names = "--reasons",
            description =
                    "Say the rule and the reason behind 'illegal move'. Some controllers know a"
                            + " refused move by these two words alone.")
    private boolean reasons;

    @Override
    public Integer call() {
        GtpServer.Options options =
                new GtpServer.Options(Tt.Version.number(), seed, fillPasses, reasons);
        try {
            new GtpServer(options).serve(System.in, out());
        } catch (IOException e) {
            return complain(ExitCodes.BAD_INPUT, "standard input can't be read");
        }
        return ExitCodes.OK;
    }
}
