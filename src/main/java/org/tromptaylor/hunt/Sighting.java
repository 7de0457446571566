package org.tromptaylor.hunt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Kind;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;

/**
 * An answer about a game that is not the right one.
 *
 * @param what in which way
 * @param attempt which of the attempts is judged otherwise, counted from 1; one more than there are
 *     for a move that was listed, or not; that of the last turn for a grid; 0 for an end or a score
 * @param turn what was attempted
 * @param rules the rules that decide it, the deciding one first
 */
record Sighting(
        Kind kind,
        Attempts game,
        Result result,
        What what,
        int attempt,
        int turn,
        List<String> rules) {

    enum What {
        /** What is illegal was accepted. */
        ACCEPTED,
        /** What is legal was refused. */
        REFUSED,
        /** What is illegal was refused for another reason, or with other numbers. */
        REASON,
        /** The grid afterwards is another one. */
        GRID,
        /** The end, the scores or the winner are others. */
        END
    }

    /** Of a result that is a failure. */
    static Sighting of(Kind kind, Attempts game, Result result) {
        if (result.outcome() != Outcome.FAILED) {
            throw new IllegalArgumentException(result.outcome().id());
        }
        ObjectNode given = result.given().orElseThrow();
        ObjectNode right = result.vector().expect();
        if (kind == Kind.PLAY) {
            return ofPlay(game, result, refused(right), refused(given));
        }
        if (given.has("refused")) {
            // A turn on the way; the question itself was not reached.
            Set<Integer> turns = refused(given);
            return turns.isEmpty()
                    ? grid(kind, game, result)
                    : attempted(kind, game, result, What.REFUSED, turns.iterator().next());
        }
        if (kind == Kind.LEGAL_MOVES) {
            return ofMoves(game, result, texts(right.get("moves")), texts(given.get("moves")));
        }
        return new Sighting(kind, game, result, What.END, 0, 0, endRules(game, right, given));
    }

    private static Sighting ofPlay(
            Attempts game, Result result, Set<Integer> right, Set<Integer> given) {
        for (int attempt = 1; attempt <= game.size(); attempt++) {
            if (right.contains(attempt) != given.contains(attempt)) {
                What what = right.contains(attempt) ? What.ACCEPTED : What.REFUSED;
                return attempted(Kind.PLAY, game, result, what, attempt);
            }
        }
        // Its place, as the comparison tells it.
        String detail = result.detail();
        if (detail.startsWith("turn ")) {
            int attempt = Integer.parseInt(detail.split(" ")[1]);
            return attempted(Kind.PLAY, game, result, What.REASON, attempt);
        }
        return grid(Kind.PLAY, game, result);
    }

    private static Sighting ofMoves(
            Attempts game, Result result, Set<String> right, Set<String> given) {
        Set<String> left = new LinkedHashSet<>(right);
        left.removeAll(given);
        Set<String> added = new LinkedHashSet<>(given);
        added.removeAll(right);
        String move = left.isEmpty() ? added.iterator().next() : left.iterator().next();
        Attempts tried = game.and(Notation.point(game.width(), game.height(), move));
        Sighting sighting =
                attempted(
                        Kind.LEGAL_MOVES,
                        tried,
                        result,
                        left.isEmpty() ? What.ACCEPTED : What.REFUSED,
                        tried.size());
        return new Sighting(
                Kind.LEGAL_MOVES,
                game,
                result,
                sighting.what,
                sighting.attempt,
                sighting.turn,
                sighting.rules);
    }

    private static Sighting attempted(
            Kind kind, Attempts game, Result result, What what, int attempt) {
        int turn = game.turns().get(attempt - 1);
        Game before = game.game(attempt - 1);
        List<String> rules =
                what == What.REFUSED ? legalRules(before, turn) : illegalRules(before, turn);
        if (what == What.REASON && before.verdict(turn) == Verdict.REPEATS) {
            rules = List.of("TT-6.h", "TT-6");
        }
        return new Sighting(kind, game, result, what, attempt, turn, rules);
    }

    private static Sighting grid(Kind kind, Attempts game, Result result) {
        Attempts legal = game.legal(game.size());
        int turn = legal.size() == 0 ? TrompTaylor.PASS : legal.last();
        List<String> rules = List.of("TT-7", "TT-4");
        if (turn != TrompTaylor.PASS && isSuicide(legal.game(legal.size() - 1), turn)) {
            rules = List.of("TT-7.a", "TT-7");
        }
        return new Sighting(kind, game, result, What.GRID, game.size(), turn, rules);
    }

    /** What decides that a turn is illegal. */
    private static List<String> illegalRules(Game before, int turn) {
        return switch (before.verdict(turn)) {
            case GAME_OVER -> List.of("TT-8.a", "TT-8");
            case OCCUPIED -> List.of("TT-7.b", "TT-7");
            case OFF_GRID -> List.of("TT-1");
            case REPEATS -> repetitionRules(before, turn);
            default -> List.of("TT-6");
        };
    }

    private static List<String> repetitionRules(Game before, int turn) {
        int made = before.repeatedTurn(turn);
        int cycle = before.turns() + 1 - made;
        if (made == lastMade(before)) {
            return List.of("TT-6.b", "TT-6");
        }
        if (cycle == 2) {
            return List.of("TT-6");
        }
        List<String> rules = new ArrayList<>();
        if (made == 0) {
            rules.add("TT-6.a");
        } else if (cycle % 2 == 1) {
            rules.add("TT-6.c");
        }
        rules.add("TT-6.e");
        for (int number = made + 1; number <= before.turns(); number++) {
            if (before.turn(number) == TrompTaylor.PASS) {
                rules.add("TT-6.f");
                break;
            }
        }
        rules.add("TT-6");
        return rules;
    }

    /** The number of the turn that made the present colouring; 0 for the start. */
    static int lastMade(Game game) {
        int made = game.turns();
        while (made > 0 && game.turn(made) == TrompTaylor.PASS) {
            made--;
        }
        return made;
    }

    /** What decides that a turn is legal. */
    private static List<String> legalRules(Game before, int turn) {
        if (turn == TrompTaylor.PASS) {
            return List.of("TT-6.d", "TT-6");
        }
        if (isSuicide(before, turn)) {
            return List.of("TT-7.a", "TT-7");
        }
        int[] grid = before.grid();
        grid[turn] = before.toMove();
        boolean breathes =
                TrompTaylor.reaches(before.width(), before.height(), grid, turn, TrompTaylor.EMPTY);
        return breathes ? List.of("TT-6", "TT-7") : List.of("TT-7.c", "TT-7");
    }

    static boolean isSuicide(Game before, int move) {
        return before.position().move(before.toMove(), move).colour(move) == TrompTaylor.EMPTY;
    }

    private static List<String> endRules(Attempts game, JsonNode right, JsonNode given) {
        if (given.has("over") && !right.path("over").equals(given.path("over"))) {
            return List.of("TT-8");
        }
        boolean sameScores =
                right.path("black").asInt() == given.path("black").asDouble()
                        && right.path("white").asInt() == given.path("white").asDouble();
        if (sameScores && given.has("winner")) {
            return List.of("TT-10", "TT-9");
        }
        boolean empty = game.game(game.size()).position().toString().matches("[.\\n]*");
        return empty ? List.of("TT-9.b", "TT-9") : List.of("TT-9");
    }

    private static Set<Integer> refused(JsonNode answer) {
        Set<Integer> turns = new TreeSet<>();
        answer.path("refused").forEach(refusal -> turns.add(refusal.path("turn").asInt()));
        return turns;
    }

    private static Set<String> texts(JsonNode array) {
        Set<String> texts = new LinkedHashSet<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }

    /** The number of the rule that decides it, such as {@code TT-6}. */
    String rule() {
        return RuleIds.rule(rules.get(0));
    }

    /** What makes two differences one: the rule, and whether only the reasons differ. */
    String key() {
        return what == What.REASON ? rule() + " reason" : rule();
    }

    /** The vertex of what was attempted; nothing for an end. */
    Optional<String> vertex() {
        return what == What.END
                ? Optional.empty()
                : Optional.of(
                        turn == game.points()
                                ? "A" + (game.height() + 1)
                                : Notation.turn(game.width(), game.height(), turn));
    }
}
