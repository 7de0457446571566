package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.tromptaylor.process.Excerpt;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What the commands of {@code tt} have in common; each answers its exit code. */
abstract class Subcommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    /** The command as it was called. */
    final CommandLine line() {
        return spec.commandLine();
    }

    /** Where results go. */
    final PrintWriter out() {
        return line().getOut();
    }

    /** Where whatever else there is to say goes. */
    final PrintWriter err() {
        return line().getErr();
    }

    /**
     * Tells what is wrong in one line, on standard error output.
     *
     * @return the exit code, as given
     */
    final int complain(int code, String message) {
        complain(line(), message);
        return code;
    }

    /** Tells what was found in a record, a line each, on standard error output. */
    final void tellOf(List<String> findings) {
        findings.forEach(found -> complain(ExitCodes.OK, found));
    }

    /** What it quotes of arguments and files must neither steer a terminal nor look like a line of ours. */
    static void complain(CommandLine line, String message) {
        String command = line.getCommandSpec().qualifiedName();
        line.getErr().println(command + ": " + Excerpt.whole(message));
    }
}
