package org.tromptaylor.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.diagram.GridText;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Explainer;
import org.tromptaylor.record.Audit;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.Places;
import org.tromptaylor.record.SgfException;
import org.tromptaylor.record.SgfGame;
import org.tromptaylor.record.SgfReader;
import org.tromptaylor.rules.TrompTaylor;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that say which grid is meant: that of a record after a turn, or one that is typed. */
final class GridOptions {

    private static final String STANDARD_INPUT = "-";

    /** As many illegal turns are told; tt audit tells all. */
    private static final int MOST_BREACHES = 5;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "A game record (SGF); - is the standard input.")
    private Path file;

    @Option(names = "--game", paramLabel = "N", description = "Which game of the file; default: 1.")
    private Integer game;

    @Option(names = "--path", paramLabel = "V[.V...]", description = LinePath.DESCRIPTION)
    private String path;

    @Option(
            names = "--turn",
            paramLabel = "N",
            description =
                    "The game after turn N, passes included; 0 is the start. Default: the last turn.")
    private Integer turn;

    @Option(
            names = "--rows",
            paramLabel = "ROWS",
            description = {
                "A grid instead of a record: its rows from the top, X black, O white, . empty, with"
                        + " slashes or line breaks between them, such as X.O/.X. for 3x2. A pasted"
                        + " diagram will do. - reads it from the standard input."
            })
    private String rows;

    /**
     * What was chosen.
     *
     * @param grid the grid
     * @param game the record after the turn, if it is one
     * @param turn the number of its turns so far, or 0
     * @param record the whole record, if it is one
     */
    record Chosen(Position grid, Optional<Explainer> game, int turn, Optional<GameRecord> record) {

        /** What is not as the rules and SGF want it up to a turn, a line each. */
        List<String> findings(int turns) {
            return record.map(whole -> whole.upTo(turns))
                    .map(part -> AuditText.findings(part, Audit.of(part), MOST_BREACHES))
                    .orElse(List.of());
        }
    }

    /** Reads what the options name. */
    Chosen choose() throws BadInputException {
        if ((file == null) == (rows == null)) {
            throw new BadInputException("name a FILE with a game record, or --rows with a grid");
        }
        if (rows == null) {
            return ofRecord();
        }
        if (game != null || path != null || turn != null) {
            throw new BadInputException(
                    "--game, --path and --turn choose in a FILE, not in --rows");
        }
        try {
            String text = rows.equals(STANDARD_INPUT) ? standardInput() : rows;
            return new Chosen(GridText.read(text), Optional.empty(), 0, Optional.empty());
        } catch (IllegalArgumentException e) {
            throw new BadInputException("--rows: " + e.getMessage());
        }
    }

    private static String standardInput() throws BadInputException {
        try {
            byte[] bytes = System.in.readNBytes(4 * GridText.LONGEST_TEXT);
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new BadInputException("the standard input can't be read");
        }
    }

    private Chosen ofRecord() throws BadInputException {
        GameRecord record;
        try {
            record = GameRecord.of(sgfGame(), LinePath.choices(path));
        } catch (SgfException e) {
            throw new BadInputException(file + ": " + e.getMessage());
        }
        int turns = Explainer.turns(record);
        int chosen = turn == null ? turns : turn;
        if (chosen < 0 || chosen > turns) {
            throw new BadInputException(
                    file + ": no turn " + chosen + ": there are " + turns + " on this line");
        }
        Explainer explainer = new Explainer(record, chosen);
        return new Chosen(explainer.grid(), Optional.of(explainer), chosen, Optional.of(record));
    }

    private SgfGame sgfGame() throws BadInputException, SgfException {
        int number = game == null ? 1 : game;
        boolean standardInput = file.toString().equals(STANDARD_INPUT);
        if (!standardInput && !Files.exists(file)) {
            throw new BadInputException("no such file: '" + file + "'");
        } else if (Files.isDirectory(file)) {
            throw new BadInputException("a folder, not a file: '" + file + "'");
        }
        try (InputStream in = standardInput ? System.in : Files.newInputStream(file)) {
            SgfReader reader = new SgfReader(in);
            int seen = 0;
            for (Optional<SgfGame> next = reader.next(); next.isPresent(); next = reader.next()) {
                seen++;
                if (seen == number) {
                    return next.get();
                }
            }
            throw new BadInputException(file + ": no game " + number + ": there are " + seen);
        } catch (IOException e) {
            throw new BadInputException(file + ": can't be read");
        }
    }

    /**
     * The place that a text names: a point, {@code TrompTaylor.PASS}, or width times height, which is no
     * point, if it is beyond the grid.
     */
    static int place(String option, Position grid, String text) throws BadInputException {
        try {
            return Places.place(grid.width(), grid.height(), text);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(option + ": " + e.getMessage());
        }
    }

    /** The point that a text names. */
    static int point(String option, Position grid, String text) throws BadInputException {
        int point = place(option, grid, text);
        if (!TrompTaylor.isPoint(grid.width(), grid.height(), point)) {
            throw new BadInputException(
                    option + ": no point of " + grid.width() + "x" + grid.height() + ": " + text);
        }
        return point;
    }
}
