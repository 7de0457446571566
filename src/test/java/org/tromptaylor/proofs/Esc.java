package org.tromptaylor.proofs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tromptaylor.process.BoundedRun;
import org.tromptaylor.process.ChildFailure;

/** Runs OpenJML's static checker on one method at a time. */
final class Esc {

    /**
     * Where to check feasibility, in OpenJML's words: wherever an execution may go. The other places
     * that it knows come after every call, also in contracts; a contradiction there shows at the
     * next of these.
     */
    static final String ALL_PLACES = "precondition,if,return,loopcondition,loopexit,assert,exit";

    static final String MAIN_PLACES = "precondition,exit";
    static final String NO_PLACES = "none";

    private final Toolchain tools;
    private final Toolchain.Limits limits;
    private final Path folder;

    /**
     * @param folder an empty folder to run in
     */
    Esc(Toolchain tools, Toolchain.Limits limits, Path folder) {
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
     */
    Answer run(String method, Path sourcePath, Path file, String places)
            throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(tools.openjml().toString()));
        command.addAll(tools.options(method, limits, places, sourcePath.toString()));
        command.add("--exec=" + tools.solver());
        command.add(file.toString());
        try {
            BoundedRun run = BoundedRun.of(command, folder, Toolchain::clean, limits.run());
            EscOutput output = new EscOutput(method, run.output());
            double seconds = run.took().toMillis() / 1000.0;
            return new Answer(
                    output.result(run.exitCode(), run.timedOut(), seconds), output.listed());
        } catch (ChildFailure e) {
            return new Answer(EscResult.error(e.getMessage(), 0), Set.of());
        }
    }

    /**
     * Proof and feasibility. Each place to be checked makes the question to the solver a harder one.
     * So if it has no answer then, it is asked for the proof alone, and for the main places alone.
     */
    Answer prove(String method, Path sourcePath, Path file) throws InterruptedException {
        Answer all = run(method, sourcePath, file, ALL_PLACES);
        if (all.result().proof() != EscResult.Proof.UNDECIDED) {
            return all;
        }
        Answer plain = run(method, sourcePath, file, NO_PLACES);
        double seconds = all.result().seconds() + plain.result().seconds();
        if (!plain.result().isVerified()) {
            EscResult none = plain.result();
            return new Answer(
                    none.with(none.feasibility(), "", none.detail(), seconds), plain.listed());
        }
        EscResult main = run(method, sourcePath, file, MAIN_PLACES).result();
        boolean answered = main.isVerified();
        return new Answer(
                plain.result()
                        .with(
                                answered ? main.feasibility() : EscResult.Feasibility.UNDECIDED,
                                answered ? main.places() + ", the main ones" : "",
                                answered ? main.detail() : "feasibility: " + main.detail(),
                                seconds + main.seconds()),
                plain.listed());
    }
}
