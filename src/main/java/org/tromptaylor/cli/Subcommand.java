package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What the commands of {@code tt} have in common; each answers its exit code. */
abstract class Subcommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    /** Where results go. */
    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /**
     * Tells what is wrong in one line, on standard error output.
     *
     * @return the exit code, as given
     */
    final int complain(int code, String message) {
        spec.commandLine().getErr().println(spec.qualifiedName() + ": " + message);
        return code;
    }
}
