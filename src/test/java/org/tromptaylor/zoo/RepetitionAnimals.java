package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Those who miss one kind of repetition (TT-6): by what moves, whose colourings, after whose passes. */
final class RepetitionAnimals {

    private RepetitionAnimals() {}

    private static final List<String> PASSES =
            List.of("no-pass", "own-pass", "other-pass", "both-passes");

    /** What a move does and whose colouring it repeats, with whose passes since that can be. */
    private static final Map<String, List<String>> KINDS =
            new TreeMap<>(
                    Map.of(
                            "plain-own", PASSES,
                            "plain-other", PASSES,
                            "takes-one-own", PASSES,
                            "takes-one-other", PASSES,
                            "takes-several-own", PASSES,
                            "takes-several-other", PASSES,
                            "suicide-own", PASSES,
                            "suicide-other", PASSES,
                            "suicide-start", List.of("other-pass", "both-passes")));

    private static final Map<String, String> MOVES =
            Map.of(
                    "plain", "a move that takes nothing may repeat",
                    "takes-one", "the capture of one stone may repeat",
                    "takes-several", "the capture of several stones may repeat",
                    "suicide", "a suicide may repeat");

    private static final Map<String, String> WHOSE =
            Map.of(
                    "own", "a colouring of the player's own",
                    "other", "a colouring of the opponent's",
                    "start", "the start");

    private static final Map<String, String> SINCE =
            Map.of(
                    "no-pass", "if nobody has passed since",
                    "own-pass", "if she alone has passed since",
                    "other-pass", "if the opponent alone has passed since",
                    "both-passes", "if both have passed since");

    static final List<Animal> ALL = all();

    private static List<Animal> all() {
        List<Animal> animals = new ArrayList<>();
        KINDS.forEach((kind, passes) -> passes.forEach(pass -> animals.add(missed(kind, pass))));
        return List.copyOf(animals);
    }

    private static Animal missed(String kind, String pass) {
        return new Animal(
                "misses-" + kind + "-" + pass,
                "TT-6",
                MOVES.get(move(kind)) + " " + WHOSE.get(whose(kind)) + ", " + SINCE.get(pass),
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int repeated(char[] after, char player) {
                                int made = super.repeated(after, player);
                                return made >= 0
                                                && pass.equals(passedSince(this, made))
                                                && kind.equals(kind(this, made, after, player))
                                        ? -1
                                        : made;
                            }
                        });
    }

    private static String passedSince(Goban game, int made) {
        boolean[] passed = new boolean[2];
        for (int t = made; t < game.turns.size(); t++) {
            passed[t % 2] |= game.turns.get(t) == Goban.PASS;
        }
        int mover = game.turns.size() % 2;
        return PASSES.get((passed[mover] ? 1 : 0) + (passed[1 - mover] ? 2 : 0));
    }

    private static String kind(Goban game, int made, char[] after, char player) {
        char[] before = game.grid();
        int mine = Points.count(after, player) - Points.count(before, player);
        char other = Goban.opponent(player);
        int taken = Points.count(before, other) - Points.count(after, other);
        String move =
                mine < 1
                        ? mine == 0 ? "single" : "suicide"
                        : taken == 0 ? "plain" : taken == 1 ? "takes-one" : "takes-several";
        String whose = made == 0 ? "start" : (game.turns.size() - made) % 2 == 1 ? "own" : "other";
        return move + "-" + whose;
    }

    private static String move(String kind) {
        return kind.substring(0, kind.lastIndexOf('-'));
    }

    private static String whose(String kind) {
        return kind.substring(kind.lastIndexOf('-') + 1);
    }
}
