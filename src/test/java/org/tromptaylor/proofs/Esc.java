package org.tromptaylor.proofs;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.process.BoundedRun;
import org.tromptaylor.process.ChildFailure;

/** Runs OpenJML's static checker on one method at a time. */
final class Esc {

    /** Where to check feasibility, in OpenJML's words. */
    static final String PLACES = "precondition,exit";

    static final String NO_PLACES = "none";

    private final Toolchain tools;
    private final Toolchain.Limits limits;
    private final Path folder;
    private final Kept kept;

    /**
     * @param folder an empty folder to run in
     */
    Esc(Toolchain tools, Toolchain.Limits limits, Path folder, Kept kept) {
        this.kept = kept;
        this.tools = tools;
        this.limits = limits;
        this.folder = folder;
    }

    /** A result, and the methods of the file that the tool listed. */
    record Answer(EscResult result, Set<String> listed) {}

    /**
     * Runs it on a method.
     *
     * @param method its name with package and class
     * @param sourcePath the folder of the top package
     * @param places where to check feasibility, in OpenJML's words
     * @param limit for each question to the solver
     * @param attempt how often it was asked, this one included
     */
    Answer run(
            String method, Path sourcePath, Path file, String places, Duration limit, int attempt)
            throws InterruptedException {
        List<String> options = tools.options(method, limit, places, sourcePath.toString());
        try {
            String key = Kept.key(tools, options, file, attempt);
            Optional<Kept.Answer> before = kept.get(key);
            if (before.isPresent()) {
                return answer(method, before.get(), false);
            }
            List<String> command = new ArrayList<>(List.of(tools.openjml().toString()));
            command.addAll(options);
            command.add("--exec=" + tools.solver());
            command.add(file.toString());
            BoundedRun run = BoundedRun.of(command, folder, Toolchain::clean, limits.run());
            Kept.Answer now = new Kept.Answer(run.exitCode(), run.took(), run.output());
            if (!run.timedOut() && !BoundedRun.isEnding()) {
                kept.put(key, now);
            }
            return answer(method, now, run.timedOut());
        } catch (ChildFailure e) {
            return new Answer(EscResult.error(e.getMessage(), 0), Set.of());
        } catch (IOException e) {
            return new Answer(EscResult.error(e.toString(), 0), Set.of());
        }
    }

    private static Answer answer(String method, Kept.Answer run, boolean timedOut) {
        EscOutput output = new EscOutput(method, run.output());
        double seconds = run.took().toMillis() / 1000.0;
        return new Answer(output.result(run.exitCode(), timedOut, seconds), output.listed());
    }

    /** The proof alone. */
    Answer prove(String method, Path sourcePath, Path file, int attempt)
            throws InterruptedException {
        return run(method, sourcePath, file, NO_PLACES, limits.solver(), attempt);
    }

    /** Whether the broken twin of a method is proven all the same. */
    EscResult tryTwin(String method, Path sourcePath, Path file) throws InterruptedException {
        return run(method, sourcePath, file, NO_PLACES, limits.twin(), 1).result();
    }

    /**
     * Proof and feasibility. As to feasibility the solver often has no answer, however long it may
     * think, so its time is short then; if no proof is found that way, that is asked for alone.
     */
    Answer proveFeasible(String method, Path sourcePath, Path file, int attempt)
            throws InterruptedException {
        Answer both = run(method, sourcePath, file, PLACES, limits.feasibility(), attempt);
        if (!both.result().mayBeFoundAgain()) {
            return both;
        }
        Answer plain = prove(method, sourcePath, file, attempt);
        double seconds = both.result().seconds() + plain.result().seconds();
        return new Answer(
                plain.result()
                        .with(
                                plain.result().isVerified()
                                        ? EscResult.Feasibility.UNDECIDED
                                        : plain.result().feasibility(),
                                "",
                                plain.result().detail(),
                                seconds),
                plain.listed());
    }
}
