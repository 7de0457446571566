package org.tromptaylor.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.engine.Game;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.SgfException;
import org.tromptaylor.record.SgfGame;
import org.tromptaylor.record.SgfReader;
import org.tromptaylor.rules.Verdict;

/** First turns of games, read from SGF: whole games are from the empty grid, so no set-up. */
final class Openings {

    private static final int MOST = 100_000;

    private Openings() {}

    /**
     * The main lines of all games of a file, or of all files in a folder whose names end in {@code .sgf},
     * by name.
     *
     * @param most how many turns of each are taken; 0 for all
     * @throws BadInputException if one can't be read or is no opening on such a grid
     */
    static List<List<Integer>> read(Path path, int width, int height, int most)
            throws BadInputException {
        List<List<Integer>> openings = new ArrayList<>();
        for (Path file : files(path)) {
            try (SgfReader reader =
                    new SgfReader(new BufferedInputStream(Files.newInputStream(file)))) {
                for (Optional<SgfGame> game = reader.next();
                        game.isPresent();
                        game = reader.next()) {
                    if (openings.size() == MOST) {
                        throw new BadInputException(path + ": more than " + MOST + " openings");
                    }
                    String where = file + ", game " + game.get().number();
                    openings.add(turns(where, GameRecord.of(game.get()), width, height, most));
                }
            } catch (SgfException e) {
                throw new BadInputException(file + ": " + e.getMessage());
            } catch (IOException e) {
                throw new BadInputException(file + " can't be read: " + LockedFile.why(e));
            }
        }
        if (openings.isEmpty()) {
            throw new BadInputException(path + ": no games");
        }
        return openings;
    }

    private static List<Path> files(Path path) throws BadInputException {
        if (!Files.exists(path)) {
            throw new BadInputException("no such file or folder: '" + path + "'");
        }
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".sgf"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInputException(path + " can't be read: " + LockedFile.why(e));
        }
    }

    private static List<Integer> turns(
            String where, GameRecord record, int width, int height, int most)
            throws BadInputException {
        if (record.width() != width || record.height() != height) {
            throw new BadInputException(
                    where
                            + ": a game on "
                            + record.width()
                            + "x"
                            + record.height()
                            + ", not on "
                            + width
                            + "x"
                            + height);
        }
        Game game = new Game(width, height);
        List<Integer> turns = new ArrayList<>();
        for (GameRecord.Event event : record.events()) {
            if (most > 0 && turns.size() == most) {
                break;
            }
            if (event instanceof GameRecord.Setup) {
                throw new BadInputException(
                        where
                                + ", line "
                                + event.line()
                                + ": sets up stones; an opening is played from the empty grid");
            }
            if (event instanceof GameRecord.Turn turn) {
                Verdict verdict = game.play(turn.player(), turn.place());
                if (verdict != Verdict.LEGAL) {
                    throw new BadInputException(
                            where
                                    + ", line "
                                    + event.line()
                                    + ": turn "
                                    + (turns.size() + 1)
                                    + " is not legal: "
                                    + verdict.id());
                }
                turns.add(turn.place());
            }
        }
        if (game.isOver()) {
            throw new BadInputException(
                    where + ": is over after its two passes (--opening-turns takes fewer)");
        }
        return turns;
    }
}
