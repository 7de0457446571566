package org.tromptaylor.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Helpers for tests that read SGF from a text. */
final class Sgf {

    private Sgf() {}

    static List<SgfGame> games(byte[] file) throws SgfException {
        List<SgfGame> games = new ArrayList<>();
        try (SgfReader reader = new SgfReader(new ByteArrayInputStream(file))) {
            for (Optional<SgfGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return games;
    }

    static List<SgfGame> games(String file) throws SgfException {
        return games(file.getBytes(StandardCharsets.UTF_8));
    }

    /** The only game of a file. */
    static SgfGame game(String file) throws SgfException {
        List<SgfGame> games = games(file);
        if (games.size() != 1) {
            throw new AssertionError(games.size() + " games");
        }
        return games.get(0);
    }

    static GameRecord record(String file) throws SgfException {
        return GameRecord.of(game(file));
    }

    static Audit audit(String file) throws SgfException {
        return Audit.of(record(file));
    }
}
