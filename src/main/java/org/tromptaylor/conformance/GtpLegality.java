package org.tromptaylor.conformance;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.vectors.Notation;

/**
 * What an engine says is legal, by a command that asks and does not play: {@code all_legal}, {@code
 * gogui-rules_legal_moves}, or {@code is_legal}.
 */
final class GtpLegality {

    /** How messages name the commands. */
    static final String COMMANDS = "'all_legal', 'is_legal'";

    private final GtpClient client;
    private final Set<String> commands;

    GtpLegality(GtpClient client, Set<String> commands) {
        this.client = client;
        this.commands = commands;
    }

    /** The legal points of the player whose turn it is; nothing if no command tells. */
    Optional<Set<Integer>> points(int width, int height, String player)
            throws ChildFailure, InterruptedException {
        Optional<Set<Integer>> listed = listed(width, height, player);
        if (listed.isPresent() || !commands.contains("is_legal")) {
            return listed;
        }
        Set<Integer> points = new TreeSet<>();
        for (int point = 0; point < width * height; point++) {
            Optional<Boolean> legal = one(player, Notation.vertex(width, height, point));
            if (legal.isEmpty()) {
                return Optional.empty();
            }
            if (legal.get()) {
                points.add(point);
            }
        }
        return Optional.of(points);
    }

    /** Whether this point, which is on the grid, is legal; nothing if no command tells. */
    Optional<Boolean> isLegal(int width, int height, String player, String vertex)
            throws ChildFailure, InterruptedException {
        Optional<Boolean> legal =
                commands.contains("is_legal") ? one(player, vertex) : Optional.empty();
        if (legal.isPresent()) {
            return legal;
        }
        int point = Notation.point(width, height, vertex.toUpperCase(Locale.ROOT));
        return listed(width, height, player).map(points -> points.contains(point));
    }

    private Optional<Boolean> one(String player, String vertex)
            throws ChildFailure, InterruptedException {
        GtpAnswer answer = client.send("is_legal " + player + " " + vertex);
        String text = answer.text().strip();
        return answer.ok() && text.matches("[01]")
                ? Optional.of(text.equals("1"))
                : Optional.empty();
    }

    private Optional<Set<Integer>> listed(int width, int height, String player)
            throws ChildFailure, InterruptedException {
        for (String command : List.of("all_legal " + player, "gogui-rules_legal_moves")) {
            if (commands.contains(command.split(" ")[0])) {
                GtpAnswer answer = client.send(command);
                if (answer.ok()) {
                    return Optional.of(
                            new TreeSet<>(GtpBoard.points(width, height, command, answer)));
                }
            }
        }
        return Optional.empty();
    }
}
