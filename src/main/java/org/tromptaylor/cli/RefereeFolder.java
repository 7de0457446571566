package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.vectors.Sha256;

/**
 * The folder of a run of {@code tt referee}: an SGF file for each game, and {@code results.json}, from
 * which a run that was cut short goes on.
 *
 * <pre>{@code
 * {"format":"tt referee 1","match":{"first":"gnugo --mode gtp",...},
 *  "games":[
 *   {"game":1,"black":"first",...},
 *   ...
 * ]}
 * }</pre>
 */
final class RefereeFolder implements AutoCloseable {

    private static final String FORMAT = "tt referee 1";

    private final Path folder;
    private final Path file;
    private final ObjectNode match;
    private final LockedFile lock;
    private final List<ObjectNode> games = new ArrayList<>();

    private RefereeFolder(Path folder, ObjectNode match) throws BadInputException {
        this.folder = folder;
        this.file = folder.resolve("results.json");
        this.match = match;
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInputException(folder + " can't be made: " + LockedFile.why(e));
        }
        this.lock = LockedFile.open(file, "tt referee");
    }

    /**
     * Opens the folder, or makes it.
     *
     * @param match what is played; a folder of another match is refused
     */
    static RefereeFolder open(Path folder, ObjectNode match) throws BadInputException {
        RefereeFolder opened = new RefereeFolder(folder, match);
        try {
            if (Files.exists(opened.file)) {
                opened.read();
            }
            opened.write();
        } catch (BadInputException e) {
            opened.close();
            throw e;
        }
        return opened;
    }

    /** The games that are over, in their order from the first. */
    List<ObjectNode> games() {
        return List.copyOf(games);
    }

    /** Keeps one more game; first its record, so that a result never lacks one. */
    void add(ObjectNode game, String sgf) throws BadInputException {
        byte[] bytes = sgf.getBytes(StandardCharsets.UTF_8);
        String name = name(games.size() + 1);
        LockedFile.replace(folder.resolve(name), bytes);
        game.put("sgf", name).put("sgfSha256", Sha256.hex(bytes));
        games.add(game);
        write();
    }

    @Override
    public void close() {
        lock.close();
    }

    private void read() throws BadInputException {
        JsonNode json = lock.read(FORMAT);
        List<String> differing = new ArrayList<>();
        match.fieldNames()
                .forEachRemaining(
                        name -> {
                            if (!match.get(name).equals(json.path("match").path(name))) {
                                differing.add(name);
                            }
                        });
        if (!differing.isEmpty()) {
            throw new BadInputException(
                    file + " is of another match: " + String.join(", ", differing));
        }
        for (JsonNode game : json.path("games")) {
            if (!(game instanceof ObjectNode object)
                    || !RefereeJson.isGame(object, games.size() + 1)) {
                throw lock.wrong("game " + (games.size() + 1) + " is not as it was written");
            }
            checkRecord(object);
            games.add(object);
        }
    }

    /** A result whose record is gone or another one would be told for that of the game. */
    private void checkRecord(ObjectNode game) throws BadInputException {
        Path record = folder.resolve(name(games.size() + 1));
        String what;
        try {
            if (Sha256.hex(Files.readAllBytes(record)).equals(game.path("sgfSha256").textValue())) {
                return;
            }
            what = " is not as it was written, ";
        } catch (NoSuchFileException e) {
            what = " is gone, ";
        } catch (IOException e) {
            throw new BadInputException(record + " can't be read: " + LockedFile.why(e));
        }
        throw new BadInputException(
                record
                        + what
                        + "and results.json has its result: put it back, or name another --out");
    }

    private static String name(int number) {
        return String.format("game-%05d.sgf", number);
    }

    private void write() throws BadInputException {
        ObjectNode head = JsonNodeFactory.instance.objectNode();
        head.put("format", FORMAT).set("match", match);
        StringBuilder text = new StringBuilder(head.toString());
        text.setLength(text.length() - 1);
        text.append(",\n \"games\":[");
        String separator = "\n  ";
        for (ObjectNode game : games) {
            text.append(separator).append(game);
            separator = ",\n  ";
        }
        lock.replace(text.append("\n]}\n").toString().getBytes(StandardCharsets.UTF_8));
    }
}
