package org.tromptaylor.proofs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tromptaylor.process.BoundedRun;
import org.tromptaylor.process.ChildFailure;

/** Runs OpenJML's static checker on one method at a time. */
final class Esc {

    static final String ALL_PLACES = "all";
    static final String MAIN_PLACES = "basic";
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
            EscResult failed =
                    new EscResult(
                            EscResult.Proof.ERROR,
                            EscResult.Feasibility.NOT_CHECKED,
                            e.getMessage(),
                            0);
            return new Answer(failed, Set.of());
        }
    }

    /**
     * Proof and feasibility. Each place to be checked makes the question to the solver a harder
     * one. So if the proof fails with all of them, it is tried with the main ones, and then without.
     */
    Answer prove(String method, Path sourcePath, Path file) throws InterruptedException {
        Answer all = run(method, sourcePath, file, ALL_PLACES);
        if (all.result().proof() != EscResult.Proof.UNDECIDED) {
            return all;
        }
        double spent = all.result().seconds();
        Answer basic = run(method, sourcePath, file, MAIN_PLACES);
        if (basic.result().isVerified()) {
            EscResult.Feasibility found = basic.result().feasibility();
            boolean fine = found == EscResult.Feasibility.OK;
            return new Answer(
                    basic.result()
                            .with(
                                    fine ? EscResult.Feasibility.OK_BASIC : found,
                                    basic.result().detail(),
                                    spent),
                    basic.listed());
        }
        spent += basic.result().seconds();
        Answer plain = run(method, sourcePath, file, NO_PLACES);
        String detail =
                plain.result().isVerified()
                        ? "feasibility is unknown: with it, " + basic.result().detail()
                        : plain.result().detail();
        return new Answer(
                plain.result().with(EscResult.Feasibility.UNDECIDED, detail, spent),
                plain.listed());
    }
}
