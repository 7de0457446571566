package org.tromptaylor.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code tt}. Its work is done by its subcommands. */
@Command(
        name = "tt",
        description = "The Tromp-Taylor rules of Go: a reference that settles arguments.",
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        subcommands = {
            ConformCommand.class,
            HuntCommand.class,
            VectorsCommand.class,
            PerftCommand.class,
            AuditCommand.class,
            ExplainCommand.class,
            GtpCommand.class,
            DiagramCommand.class,
            RefereeCommand.class
        },
        synopsisSubcommandLabel = "COMMAND",
        usageHelpAutoWidth = true,
        commandListHeading = "%nCommands ('tt COMMAND --help' tells more):%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes of all commands:%n",
        exitCodeList = {
            "0:all is well; what else there is, each command's help tells",
            "70:a fault of tt itself",
            "74:standard output could not be written (disk full, closed)"
        })
public final class Tt implements Runnable {

    @Spec private CommandSpec spec;

    private Tt() {}

    /** Runs the command and ends the program with its exit code. */
    public static void main(String[] arguments) {
        // Not System.out, which keeps to itself what could not be written.
        WatchedOutput output = new WatchedOutput(new FileOutputStream(FileDescriptor.out));
        // UTF-8 whatever the terminal's locale says: the vectors' words are.
        PrintWriter out = new PrintWriter(output, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int code = run(out, err, arguments);
        out.flush();
        code = output.complain(code, err);
        err.flush();
        System.exit(code);
    }

    /** Runs the command; answers its exit code. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new Tt());
        line.setOut(out);
        line.setErr(err);
        line.registerConverter(BigDecimal.class, Tt::decimal);
        line.setParameterExceptionHandler(Tt::badUsage);
        line.setExecutionExceptionHandler(Tt::fault);
        return line.execute(arguments);
    }

    /** Instead of picocli's, whose complaint speaks of Java. */
    private static BigDecimal decimal(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw new CommandLine.TypeConversionException("'" + text + "' is no number");
        }
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "which command?");
    }

    private static int badUsage(CommandLine.ParameterException e, String[] arguments) {
        CommandLine line = e.getCommandLine();
        String command = line.getCommandSpec().qualifiedName();
        String message = String.join(" ", e.getMessage().strip().split("\\s*\\R\\s*"));
        message = message.replaceAll(" is not an? (int|long|double)$", " is no number");
        Subcommand.complain(line, message + " (see " + command + " --help)");
        return ExitCodes.BAD_INPUT;
    }

    /** A fault of ours; nobody is served by its trace, unless they ask for it. */
    private static int fault(Exception e, CommandLine line, CommandLine.ParseResult parsed) {
        Subcommand.complain(
                line,
                "a fault of tt itself, please report it: "
                        + String.join(" ", e.toString().split("\\s*\\R\\s*"))
                        + " (TT_TRACE=1 shows more)");
        if (System.getenv("TT_TRACE") != null) {
            e.printStackTrace(line.getErr());
        }
        return ExitCodes.INTERNAL;
    }

    /** The version that the jar carries. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"tt " + number()};
        }

        static String number() {
            String version = Tt.class.getPackage().getImplementationVersion();
            return version == null ? "(unpackaged)" : version;
        }
    }
}
