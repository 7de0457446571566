package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.referee.Ending;

/** What came out of the games of {@code tt referee}, for each of the two programs. */
final class RefereeTable {

    /** One program's games. */
    private static final class Row {
        final String role;
        String name = "";
        int games;
        int won;
        int wonAsBlack;
        int lost;
        int tied;
        int broken;
        int faults;

        Row(String role) {
            this.role = role;
        }
    }

    private final Row first = new Row(RefereeJson.FIRST);
    private final Row second = new Row(RefereeJson.SECOND);

    /** Counts a game, as {@link RefereeJson} tells it. */
    void add(ObjectNode game) {
        count(first, game);
        count(second, game);
    }

    private static void count(Row row, ObjectNode game) {
        boolean black = row.role.equals(game.path("black").asText());
        String name = game.path(black ? "blackName" : "whiteName").asText();
        row.name = name.isEmpty() ? row.name : Excerpt.line(name);
        row.games++;
        switch (game.path("winner").asText()) {
            case "tie" -> row.tied++;
            case "none" -> row.broken++;
            default -> {
                if (row.role.equals(game.path("winner").asText())) {
                    row.won++;
                    row.wonAsBlack += black ? 1 : 0;
                } else {
                    row.lost++;
                    row.faults += isFault(game.path("end").asText()) ? 1 : 0;
                }
            }
        }
    }

    private static boolean isFault(String end) {
        for (Ending.Kind kind : Ending.Kind.values()) {
            if (kind.word().equals(end)) {
                return kind.isFault();
            }
        }
        return false;
    }

    /** Whether a game was lost by something that a player may not do. */
    boolean hasFaults() {
        return first.faults + second.faults > 0;
    }

    /** The table in words. */
    String text() {
        StringBuilder text = new StringBuilder();
        line(text, "program", "games", "won", "as Black", "lost", "by fault", "tied", "broken off");
        for (Row row : List.of(first, second)) {
            line(
                    text,
                    row.role + " " + row.name,
                    row.games,
                    row.won,
                    row.wonAsBlack,
                    row.lost,
                    row.faults,
                    row.tied,
                    row.broken);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, Object... cells) {
        String shown = name.length() <= 40 ? name : name.substring(0, 37) + "...";
        text.append(String.format(Locale.ROOT, "%-40s", shown));
        for (Object cell : cells) {
            text.append(String.format(Locale.ROOT, "%11s", cell));
        }
        text.append('\n');
    }

    /** The table for machines. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (Row row : List.of(first, second)) {
            json.putObject(row.role)
                    .put("name", row.name)
                    .put("games", row.games)
                    .put("won", row.won)
                    .put("wonAsBlack", row.wonAsBlack)
                    .put("lost", row.lost)
                    .put("lostByFault", row.faults)
                    .put("tied", row.tied)
                    .put("brokenOff", row.broken);
        }
        return json;
    }
}
