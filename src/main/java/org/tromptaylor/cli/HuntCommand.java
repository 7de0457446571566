package org.tromptaylor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.conformance.FailureText;
import org.tromptaylor.conformance.Identity;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.conformance.Subject;
import org.tromptaylor.conformance.SubjectFailure;
import org.tromptaylor.hunt.Finding;
import org.tromptaylor.hunt.Hunt;
import org.tromptaylor.hunt.Hunted;
import org.tromptaylor.hunt.Plan;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;
import org.tromptaylor.vectors.RuleIds;
import org.tromptaylor.vectors.TestVector;
import org.tromptaylor.vectors.VectorMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tt hunt}: random games until a program and the rules differ. */
@Command(
        name = "hunt",
        description = {
            "Plays random games with a program until it and the rules differ, and shrinks each"
                    + " difference to a game that is as short as can be.",
            "Compared are the verdict on each attempt, the grid where stones were removed and at the"
                    + " end, the legal moves at some places, and the scores. What the program can't"
                    + " be asked is left out. After a difference the hunt goes on for one that"
                    + " another rule decides."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:no difference was found",
            "1:a difference was found, or a game was left without an answer",
            "2:the command line, or the file for the vectors, can't be used",
            "3:the program could not be started, gave no answer any more, or could be asked no game"
        })
final class HuntCommand extends Subcommand {

    private static final double MOST_MINUTES = 100_000;
    private static final int MOST_JOBS = 256;
    private static final int LARGEST = 25;

    @Mixin private SubjectOptions asked;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description =
                    "For how long to begin games; default: 1, or without end if --games is given.")
    private Double minutes;

    @Option(names = "--games", paramLabel = "N", description = "How many games at most.")
    private Integer games;

    @Option(
            names = "--more",
            paramLabel = "N",
            defaultValue = "200",
            description =
                    "After a difference, how many more games for one of another rule; default:"
                            + " ${DEFAULT-VALUE}.")
    private int more;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Decides the games; the same seed leads to the same finding. Default:"
                            + " ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description =
                    "Only grids of so many columns and rows, 1 to 25 each. Repeatable. Default: all"
                            + " kinds, small ones most.")
    private List<String> sizes = new ArrayList<>();

    @Option(
            names = "--rule",
            paramLabel = "ID",
            description = "Only differences that this rule decides, such as TT-6. Repeatable.")
    private List<String> rules = new ArrayList<>();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "How many of the program to run at the same time; default: ${DEFAULT-VALUE}.")
    private int jobs;

    @Option(
            names = "--vector",
            paramLabel = "FILE",
            description = "Write what is found as a new file of vectors.")
    private Path vector;

    @Override
    public Integer call() throws InterruptedException {
        try {
            return hunt();
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        } catch (CorpusException e) {
            return complain(ExitCodes.BAD_INPUT, e.problems().get(0));
        } catch (SubjectFailure e) {
            return complain(ExitCodes.NO_SUBJECT, "the subject does not start: " + e.getMessage());
        }
    }

    private int hunt()
            throws BadInputException, CorpusException, SubjectFailure, InterruptedException {
        asked.check();
        Plan plan = plan();
        List<Subject> subjects = new ArrayList<>();
        for (int i = 0; i < jobs; i++) {
            subjects.add(asked.subject());
        }
        if (vector != null && Files.exists(vector)) {
            throw new BadInputException("--vector: " + vector + " is there already");
        }
        Set<String> taken = new HashSet<>();
        Corpus.bundled().vectors().forEach(old -> taken.add(old.id()));
        long start = System.nanoTime();
        Hunted hunted = new Hunt(subjects, plan, taken, this::tell).run();
        hunted.failures().forEach(this::tellFailure);
        if (hunted.gaveUp()) {
            complain(
                    ExitCodes.NO_SUBJECT,
                    "the subject left " + Hunt.GIVE_UP + " games in a row without an answer");
        }
        if (hunted.games() == 0) {
            return complain(
                    ExitCodes.NO_SUBJECT,
                    "none of the games could be asked: it plays on no such grid");
        }
        summary(hunted, (System.nanoTime() - start) / 1e9);
        write(hunted);
        out().flush();
        boolean silent = hunted.gaveUp() || hunted.failed() == hunted.games();
        if (silent && hunted.findings().isEmpty()) {
            return ExitCodes.NO_SUBJECT;
        }
        return hunted.findings().isEmpty() && hunted.failed() == 0 ? ExitCodes.OK : ExitCodes.FOUND;
    }

    private Plan plan() throws BadInputException {
        if (minutes != null && !(minutes > 0 && minutes <= MOST_MINUTES)) {
            throw new BadInputException("--minutes must be above 0, and 100000 at most");
        }
        if (games != null && games < 1 || more < 0) {
            throw new BadInputException("--games is 1 at least, and --more can't be negative");
        }
        if (jobs < 1 || jobs > MOST_JOBS) {
            throw new BadInputException("--jobs is a number from 1 to 256");
        }
        for (String rule : rules) {
            if (!RuleIds.exists(rule)
                    || RuleIds.isProcedure(rule)
                    || !RuleIds.rule(rule).equals(rule)) {
                throw new BadInputException("--rule: no rule has the id '" + rule + "'");
            }
        }
        double length = minutes != null ? minutes : games != null ? MOST_MINUTES : 1;
        List<int[]> sides = new ArrayList<>();
        for (String size : sizes) {
            sides.add(sides(size));
        }
        return new Plan(
                seed,
                sides,
                games == null ? Integer.MAX_VALUE : games,
                more,
                Duration.ofMillis((long) (length * 60_000)),
                Set.copyOf(rules));
    }

    private static int[] sides(String size) throws BadInputException {
        if (size.matches("[1-9][0-9]?x[1-9][0-9]?")) {
            String[] sides = size.split("x");
            int width = Integer.parseInt(sides[0]);
            int height = Integer.parseInt(sides[1]);
            if (width <= LARGEST && height <= LARGEST) {
                return new int[] {width, height};
            }
        }
        throw new BadInputException("--size: not WxH with sides from 1 to 25: '" + size + "'");
    }

    private void tell(Finding finding) {
        out().println(
                        "difference "
                                + finding.result().vector().id()
                                + " (game "
                                + finding.game()
                                + " of seed "
                                + seed
                                + ": "
                                + finding.left()
                                + " of "
                                + count(finding.turns(), "turn")
                                + " left)");
        FailureText.lines(finding.result()).forEach(out()::println);
        out().println();
        out().flush();
    }

    private void tellFailure(Result result) {
        TestVector question = result.vector();
        List<String> turns = new ArrayList<>();
        question.question().get("turns").forEach(turn -> turns.add(turn.textValue()));
        out().println(result.outcome().id() + ": " + result.detail());
        out().println(
                        "  "
                                + question.kind().id()
                                + " on "
                                + question.width()
                                + "x"
                                + question.height()
                                + ": "
                                + String.join(" ", turns));
        out().println();
    }

    private void summary(Hunted hunted, double seconds) {
        Identity subject = hunted.subject();
        int found = hunted.findings().size();
        out().println(
                        (subject.name() + " " + subject.version()).strip()
                                + ": "
                                + (found == 0 ? "no difference" : count(found, "difference"))
                                + (hunted.failed() == 0
                                        ? ""
                                        : ", and "
                                                + count(hunted.failed(), "game")
                                                + " without an answer,")
                                + " in "
                                + count(hunted.games(), "game")
                                + String.format(
                                        Locale.ROOT,
                                        " (%d questions, seed %d) in %.1f s",
                                        hunted.questions(),
                                        seed,
                                        seconds));
    }

    private static String count(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private void write(Hunted hunted) throws BadInputException {
        if (vector == null || hunted.findings().isEmpty()) {
            return;
        }
        List<TestVector> vectors =
                hunted.findings().stream().map(finding -> finding.result().vector()).toList();
        String title = "Games that " + hunted.subject().name() + " judged otherwise";
        try {
            Files.writeString(
                    vector, VectorMaker.file(title, vectors), StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw new BadInputException("--vector: " + vector + " can't be written");
        }
    }
}
