package org.tromptaylor.gtp;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.tromptaylor.engine.Game;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameResult;
import org.tromptaylor.record.SgfException;
import org.tromptaylor.record.SgfReader;
import org.tromptaylor.record.SgfWriter;
import org.tromptaylor.rules.TrompTaylor;

/** Commands about records of games (SGF). */
final class RecordCommands {

    private final Session session;

    RecordCommands(Session session) {
        this.session = session;
    }

    void addTo(Map<String, Command> commands) {
        commands.put("loadsgf", this::load);
        commands.put("printsgf", this::print);
    }

    /** A file, and perhaps the number of the turn before which to stop. */
    private String load(Arguments arguments) throws Refusal {
        String name = arguments.text();
        int turns = Integer.MAX_VALUE;
        int last = arguments.count() - 1;
        if (last > 0 && arguments.word(last).matches("[0-9]{1,9}")) {
            turns = Math.max(0, arguments.number(last) - 1);
            name = name.substring(0, name.lastIndexOf(' '));
        }
        arguments.word(0);
        GameRecord record = read(name);
        ServedGame game = RecordedStart.of(record, turns, session.options().fillsPasses());
        session.begin(game);
        record.komi().ifPresent(session::komi);
        return "";
    }

    private static GameRecord read(String name) throws Refusal {
        try {
            Path file = Path.of(name);
            // What is no file, such as a device, may have no end.
            if (!Files.isRegularFile(file)) {
                throw cannot("no such file: " + Excerpt.of(name));
            }
            try (SgfReader reader =
                    new SgfReader(new BufferedInputStream(Files.newInputStream(file)))) {
                return GameRecord.of(reader.next().orElseThrow());
            }
        } catch (SgfException e) {
            throw cannot(e.getMessage());
        } catch (IOException | InvalidPathException e) {
            throw cannot("can't be read: " + Excerpt.of(name));
        }
    }

    /** The game as a record; into a file if one is named. */
    private String print(Arguments arguments) throws Refusal {
        String sgf = sgf();
        if (arguments.count() == 0) {
            return sgf.stripTrailing();
        }
        String name = arguments.text();
        try {
            Path file = Path.of(name);
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new Refusal("cannot save file: no file: " + Excerpt.of(name));
            }
            Files.writeString(file, sgf);
            return "";
        } catch (IOException | InvalidPathException e) {
            throw new Refusal("cannot save file: can't be written: " + Excerpt.of(name));
        }
    }

    private String sgf() {
        Game game = session.game();
        SgfWriter writer = new SgfWriter(game.width(), game.height());
        SgfWriter.Node node = writer.root();
        node.property("RU", "Tromp-Taylor").property("KM", session.komi().toPlainString());
        if (game.isOver()) {
            node.property("RE", GameResult.written(session.margin()));
        }
        for (int number = 1; number <= game.turns(); number++) {
            node = node.next();
            writer.turn(node, TrompTaylor.toMove(number - 1), game.turn(number));
        }
        return writer.text();
    }

    static Refusal cannot(String why) {
        return new Refusal("cannot load file: " + Excerpt.line(why));
    }
}
