package org.tromptaylor.cli;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.count.AllGames;
import org.tromptaylor.count.BorderStates;
import org.tromptaylor.count.Count;
import org.tromptaylor.count.Counter;
import org.tromptaylor.count.Edges;
import org.tromptaylor.count.LegalPositions;
import org.tromptaylor.count.Sequences;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tt perft}: counts sequences of turns, games, positions. */
@Command(
        name = "perft",
        description = {
            "Counts, by going through them: the sequences of legal turns from the empty grid, by"
                    + " their number of turns. A pass is a turn, and two in a row end the game. Or"
                    + " what --all, --positions or --edges asks for.",
            "PERFT.md tells how, and which numbers others have found."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        customSynopsis = {
            "tt perft [OPTIONS] SIZE DEPTH",
            "      tt perft [OPTIONS] --all|--positions|--edges SIZE"
        },
        parameterListHeading = "%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:counted",
            "2:the command line or the file to resume can't be used, or a number is above"
                    + " 9223372036854775807"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  tt perft 9x9 3                    sequences of up to three turns",
            "  tt perft --divide 3x3 5           those of five, by the first turn",
            "  tt perft --all 1x4                all 2098407841 games",
            "  tt perft --all --resume F 2x2     all 386356909593; goes on if killed",
            "  tt perft --positions 9x9          colourings whose stones reach empty"
        })
final class PerftCommand extends Subcommand {

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})[xX]([0-9]{1,3})");

    /** As many as there are names of columns. */
    private static final int LONGEST_SIDE = 25;

    private static final int DEEPEST = 1_000;
    private static final int MOST_JOBS = 256;

    @Parameters(
            index = "0",
            paramLabel = "SIZE",
            description = "Columns x rows, such as 3x2; 25x25 at most.")
    private String size;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "DEPTH",
            description = "The largest number of turns.")
    private Integer depth;

    @ArgGroup(exclusive = true)
    private Other other = new Other();

    /** What is counted instead of sequences. */
    static final class Other {
        @Option(
                names = "--all",
                description =
                        "All games on a tiny rectangle: by turns, moves and winners. Up to 1x4 or 2x2:"
                                + " those whose games lead to at most 64 positions.")
        private boolean all;

        @Option(
                names = "--positions",
                description =
                        "The legal positions: colourings whose stones all reach empty. One side is"
                                + " 10 at most.")
        private boolean positions;

        @Option(
                names = "--edges",
                description =
                        "The moves of either player that lead from a legal position to another. At"
                                + " most 30 points.")
        private boolean edges;
    }

    @Option(
            names = "--enumerate",
            description = "With --positions: look at every colouring. At most 30 points.")
    private boolean enumerate;

    @Option(
            names = "--divide",
            paramLabel = "N",
            arity = "0..1",
            fallbackValue = "1",
            preprocessor = OnlyAfterEqualsSign.class,
            description =
                    "Show how many of the sequences of DEPTH turns, or of the games, begin with each"
                            + " first turn; --divide=N: with each N first turns.")
    private Integer divide;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Count on N threads; default: as many as there are processors.")
    private Integer jobs;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description =
                    "Keep in FILE what is done, and begin with what is done in it already. A run that"
                            + " is killed loses only the parts that it was at.")
    private Path resume;

    @Option(names = "--json", description = "Print a JSON object.")
    private boolean json;

    /** So that {@code --divide 3x3 5} divides by one turn, and 3x3 is the size. */
    static final class OnlyAfterEqualsSign implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                Stack<String> words,
                CommandSpec command,
                ArgSpec option,
                Map<String, Object> info) {
            if (!"=".equals(info.get("separator"))) {
                words.push("1");
            }
            return false;
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            PerftResult result = count();
            out().print(json ? result.json() : result.text());
            return ExitCodes.OK;
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        } catch (ArithmeticException e) {
            return complain(ExitCodes.BAD_INPUT, "a number is above " + Long.MAX_VALUE);
        }
    }

    private PerftResult count() throws BadInputException, InterruptedException {
        Matcher sides = SIZE.matcher(size);
        if (!sides.matches()) {
            throw new BadInputException("SIZE is columns x rows, such as 3x2, not '" + size + "'");
        }
        int width = Integer.parseInt(sides.group(1));
        int height = Integer.parseInt(sides.group(2));
        if (Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE) {
            throw new BadInputException(
                    "SIZE is from 1x1 to " + LONGEST_SIDE + "x" + LONGEST_SIDE + ", not " + size);
        }
        check();
        String on = " on " + width + "x" + height;
        if (other.edges) {
            Count edges = fits(() -> new Edges(width, height));
            return PerftResult.one(width, height, "edges", sum(edges, parts(edges, "edges" + on)));
        }
        if (other.positions) {
            return PerftResult.one(width, height, "positions", positions(width, height, on));
        }
        int turns = divide == null ? 0 : divide;
        if (other.all) {
            AllGames games = fits(() -> new AllGames(width, height, turns));
            Map<List<Integer>, long[]> parts = parts(games, "all games" + on);
            return PerftResult.games(width, height, games, parts, turns);
        }
        Sequences sequences = fits(() -> new Sequences(width, height, depth, turns));
        Map<List<Integer>, long[]> parts =
                parts(sequences, "sequences of up to " + depth + " turns" + on);
        return PerftResult.sequences(width, height, sequences, parts, turns);
    }

    private void check() throws BadInputException {
        boolean sequences = !other.all && !other.positions && !other.edges;
        if (sequences && depth == null) {
            throw new BadInputException(
                    "how many turns? Give DEPTH, or --all, --positions, --edges");
        }
        if (!sequences && depth != null) {
            throw new BadInputException("DEPTH is for sequences only, not with --all and the like");
        }
        if (sequences && (depth < 0 || depth > DEEPEST)) {
            throw new BadInputException("DEPTH is from 0 to " + DEEPEST + ", not " + depth);
        }
        if (enumerate && !other.positions) {
            throw new BadInputException("--enumerate needs --positions");
        }
        if (divide != null && (other.positions || other.edges)) {
            throw new BadInputException("--divide is for sequences and games");
        }
        if (divide != null && divide < 1) {
            throw new BadInputException("--divide by 1 turn at least, not " + divide);
        }
        if (resume != null && other.positions && !enumerate) {
            throw new BadInputException("--resume with --positions needs --enumerate");
        }
        if (jobs != null && (jobs < 1 || jobs > MOST_JOBS)) {
            throw new BadInputException("--jobs is from 1 to " + MOST_JOBS + ", not " + jobs);
        }
    }

    private BigInteger positions(int width, int height, String on)
            throws BadInputException, InterruptedException {
        if (enumerate) {
            Count positions = fits(() -> new LegalPositions(width, height));
            return sum(positions, parts(positions, "legal positions" + on));
        }
        try (Progress progress = new Progress(width * height, "points")) {
            return fits(() -> BorderStates.legalPositions(width, height, progress::step));
        }
    }

    private static BigInteger sum(Count count, Map<List<Integer>, long[]> parts) {
        return BigInteger.valueOf(Counter.sum(count.rest(), parts.values())[0]);
    }

    /** What a rectangle or a number of turns is too large for is bad input. */
    private static <T> T fits(Supplier<T> count) throws BadInputException {
        try {
            return count.get();
        } catch (IllegalArgumentException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    private Map<List<Integer>, long[]> parts(Count count, String question)
            throws BadInputException, InterruptedException {
        if (resume == null) {
            return parts(count, Map.of(), more -> {});
        }
        try (ResumeFile file = ResumeFile.open(resume, question, count)) {
            return parts(count, file.done(), file::add);
        }
    }

    /** Counts what is not known yet. */
    private Map<List<Integer>, long[]> parts(
            Count count,
            Map<List<Integer>, long[]> known,
            Counter.Listener<BadInputException> listener)
            throws BadInputException, InterruptedException {
        int threads = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        try (Progress progress = new Progress(count.parts().size(), "parts")) {
            known.keySet().forEach(part -> progress.step());
            return Counter.<BadInputException>run(
                    count,
                    threads,
                    known,
                    more -> {
                        listener.done(more);
                        more.keySet().forEach(part -> progress.step());
                    });
        }
    }
}
