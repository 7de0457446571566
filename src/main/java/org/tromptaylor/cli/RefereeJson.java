package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.tromptaylor.referee.Ending;
import org.tromptaylor.referee.Match;
import org.tromptaylor.referee.PlayedGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/** The results of {@code tt referee} as JSON, which is also what it remembers of a game. */
final class RefereeJson {

    static final String FIRST = "first";
    static final String SECOND = "second";

    private RefereeJson() {}

    /**
     * A game.
     *
     * @param number from 1; the first program has Black in games of odd numbers
     */
    static ObjectNode game(int number, int opening, PlayedGame played, Match match) {
        boolean firstIsBlack = number % 2 == 1;
        Ending ending = played.ending();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("game", number)
                .put("black", firstIsBlack ? FIRST : SECOND)
                .put("blackName", played.black())
                .put("whiteName", played.white());
        if (opening > 0) {
            json.put("opening", opening);
        }
        json.put("result", ending.result()).put("end", ending.kind().word());
        json.put("winner", winner(ending, firstIsBlack));
        if (!ending.rule().isEmpty()) {
            json.put("rule", ending.rule());
        }
        played.outcome()
                .ifPresent(
                        outcome -> {
                            json.putObject("score")
                                    .put("black", outcome.score(TrompTaylor.BLACK))
                                    .put("white", outcome.score(TrompTaylor.WHITE));
                            ArrayNode removed = json.putArray("removed");
                            outcome.removed()
                                    .forEach(
                                            point ->
                                                    removed.add(
                                                            Notation.vertex(
                                                                    match.width(),
                                                                    match.height(),
                                                                    point)));
                        });
        json.put("reason", ending.reason());
        json.put("turns", played.turns());
        json.put("seconds", Math.round(played.took().toMillis() / 100.0) / 10.0);
        if (!played.notes().isEmpty()) {
            played.notes().forEach(json.putArray("notes")::add);
        }
        return json;
    }

    private static String winner(Ending ending, boolean firstIsBlack) {
        if (ending.kind() == Ending.Kind.BROKEN_OFF) {
            return "none";
        }
        if (ending.winner() == TrompTaylor.TIE) {
            return "tie";
        }
        return (ending.winner() == TrompTaylor.BLACK) == firstIsBlack ? FIRST : SECOND;
    }

    /** Whether an object that was read is what {@link #game} makes, as far as anything depends on it. */
    static boolean isGame(ObjectNode json, int number) {
        boolean firstIsBlack = number % 2 == 1;
        return json.path("game").asInt() == number
                && (firstIsBlack ? FIRST : SECOND).equals(json.path("black").textValue())
                && json.path("end").isTextual()
                && json.path("result").isTextual()
                && json.path("reason").isTextual()
                && json.path("winner").asText().matches("first|second|tie|none");
    }
}
