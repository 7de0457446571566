package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.util.List;
import org.tromptaylor.conformance.Smoke;
import org.tromptaylor.vectors.Corpus;

/** {@code tt conform --smoke}: each message of the protocol in a line, and what is wrong with it. */
final class SmokeText {

    private static final int WIDTH = 24;

    private SmokeText() {}

    /** Checks the program and tells about it; answers the exit code. */
    static int run(List<String> command, Times times, Corpus corpus, PrintWriter out)
            throws InterruptedException {
        Smoke smoke =
                new Smoke(command, times.start(), times.answer(), corpus, step -> tell(step, out));
        List<Smoke.Step> steps = smoke.run();
        long wrong = steps.stream().filter(step -> !step.good()).count();
        out.println();
        if (wrong > 0) {
            out.println(
                    wrong
                            + " of "
                            + steps.size()
                            + " messages wrong; test-vectors/README.md and"
                            + " test-vectors/schema/ tell what each looks like");
            out.flush();
            return steps.size() == 1 ? ExitCodes.NO_SUBJECT : ExitCodes.FOUND;
        }
        out.println(
                "The program keeps to the protocol"
                        + (smoke.answers() == 0
                                ? ", but gave no result yet: fill in a question"
                                : "; whether its results are right, tt conform tells without --smoke"));
        out.flush();
        return ExitCodes.OK;
    }

    private static void tell(Smoke.Step step, PrintWriter out) {
        String message = String.format("%-" + WIDTH + "s", step.message());
        List<String> words = step.words();
        out.println((step.good() ? "ok     " : "wrong  ") + message + " " + words.get(0));
        for (String line : words.subList(1, words.size())) {
            out.println(" ".repeat(7 + WIDTH + 1) + line);
        }
        out.flush();
    }
}
