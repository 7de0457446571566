package org.tromptaylor.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An engine that plays by the ten rules and by no others, as a controller meets it: a referee that
 * says what is legal, keeps the whole game's history, and counts.
 *
 * <p>It speaks <a
 * href="https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html">version 2, draft 2</a>
 * of the protocol. Where a failure has its words there, the answer begins with them; for an illegal
 * move and an unknown command it has no others, since controllers compare them (gomill takes a move
 * for refused only if the answer is {@code illegal move}). Whatever else is wrong is named.
 *
 * <p>No line of a controller makes it end, but {@code quit}; memory grows with the game only.
 *
 * <p>For one thread. None of the libraries on Maven Central was used: the one that has the protocol in
 * its name, {@code com.opensudoku.go:computer-go-engine} 1.0 of 2014, is kept up by nobody.
 */
public final class GtpServer {

    /**
     * How the server is set.
     *
     * @param version what it says of its own version
     * @param seed for its random moves: the same commands get the same moves
     * @param fillsPasses whether the opponent's pass is counted where a player takes two turns in a
     *     row, which is out of turn otherwise (TT-5.b)
     * @param tellsReasons whether the refusal of an illegal move tells the rule and the reason
     */
    public record Options(String version, long seed, boolean fillsPasses, boolean tellsReasons) {}

    private static final String TOO_LONG =
            "syntax error: a line of more than " + RequestReader.LONGEST_LINE + " bytes";

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private boolean quit;

    /** A server with an empty grid of 19x19 and no komi. */
    public GtpServer(Options options) {
        commands.put("protocol_version", without("2"));
        commands.put("name", without("Tromp-Taylor"));
        commands.put("version", without(options.version()));
        commands.put("known_command", this::knows);
        commands.put("list_commands", this::list);
        commands.put(
                "quit",
                arguments -> {
                    quit = true;
                    return "";
                });
        Session session = new Session(options);
        new BoardCommands(session).addTo(commands);
        new TurnCommands(session).addTo(commands);
        new QueryCommands(session).addTo(commands);
        new RecordCommands(session).addTo(commands);
        new ControllerCommands().addTo(commands);
    }

    /** A command without arguments, which always gets the same answer. */
    static Command without(String answer) {
        return arguments -> {
            arguments.atMost(0);
            return answer;
        };
    }

    private String knows(Arguments arguments) throws Refusal {
        arguments.atMost(1);
        return String.valueOf(commands.containsKey(arguments.word(0)));
    }

    private String list(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        return String.join("\n", commands.keySet());
    }

    /** The names of the commands, in their order. */
    public List<String> commands() {
        return List.copyOf(commands.keySet());
    }

    /** The answer to a command, given without an id. */
    public GtpAnswer answer(String command) {
        return answer(Request.of(command));
    }

    private GtpAnswer answer(Request request) {
        Command command = commands.get(request.command());
        if (command == null) {
            return new GtpAnswer(false, "unknown command");
        }
        try {
            return new GtpAnswer(true, command.run(new Arguments(request.arguments())));
        } catch (Refusal e) {
            return new GtpAnswer(false, e.getMessage());
        }
    }

    /**
     * Answers until {@code quit} or the end of the input, or until nobody reads the answers.
     *
     * @throws IOException if the input can't be read
     */
    public void serve(InputStream in, PrintWriter out) throws IOException {
        RequestReader reader = new RequestReader(in);
        while (!quit) {
            Optional<RequestReader.Line> line = reader.next();
            if (line.isEmpty()) {
                return;
            }
            Request request = Request.of(line.get().text());
            GtpAnswer answer =
                    line.get().tooLong() ? new GtpAnswer(false, TOO_LONG) : answer(request);
            out.print(answer.ok() ? '=' : '?');
            out.print(request.id() + " " + answer.text() + "\n\n");
            if (out.checkError()) {
                return;
            }
        }
    }
}
