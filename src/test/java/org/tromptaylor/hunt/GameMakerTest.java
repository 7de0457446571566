package org.tromptaylor.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** Games are made by seed and number, and hold what wrong programs trip over. */
class GameMakerTest {

    private static final int MANY = 120;

    private static List<Attempts> games(long seed, Set<String> avoided) {
        GameMaker maker = new GameMaker(seed, List.of(), avoided);
        List<Attempts> games = new ArrayList<>();
        for (int number = 0; number < MANY; number++) {
            games.add(maker.make(number));
        }
        return games;
    }

    /** How often each verdict comes; suicides of the legal moves apart. */
    private static Map<Verdict, Integer> verdicts(List<Attempts> games) {
        Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
        for (Attempts attempts : games) {
            Game game = new Game(attempts.width(), attempts.height());
            attempts.turns().forEach(turn -> verdicts.merge(game.play(turn), 1, Integer::sum));
        }
        return verdicts;
    }

    private static int suicides(List<Attempts> games) {
        int suicides = 0;
        for (Attempts attempts : games) {
            Game game = new Game(attempts.width(), attempts.height());
            for (int turn : attempts.turns()) {
                int player = game.toMove();
                if (game.play(turn) == Verdict.LEGAL
                        && turn != TrompTaylor.PASS
                        && game.colour(turn) != player) {
                    suicides++;
                }
            }
        }
        return suicides;
    }

    @Test
    void theSameSeedMakesTheSameGames() {
        assertEquals(games(7, Set.of()), games(7, Set.of()));
        assertNotEquals(games(7, Set.of()), games(8, Set.of()));
    }

    @Test
    void everyKindOfVerdictIsAmongThem() {
        Map<Verdict, Integer> verdicts = verdicts(games(1, Set.of()));
        assertTrue(verdicts.get(Verdict.REPEATS) > 10 * MANY, "repeats: " + verdicts);
        for (Verdict verdict :
                List.of(Verdict.OCCUPIED, Verdict.OFF_GRID, Verdict.GAME_OVER, Verdict.LEGAL)) {
            assertTrue(verdicts.getOrDefault(verdict, 0) >= 10, verdict + ": " + verdicts);
        }
        assertTrue(suicides(games(1, Set.of())) > MANY);
    }

    @Test
    void manyRepetitionsAreNoPlainKo() {
        int old = 0;
        for (Attempts attempts : games(1, Set.of())) {
            Game game = new Game(attempts.width(), attempts.height());
            for (int turn : attempts.turns()) {
                int made = game.repeatedTurn(turn);
                old += made >= 0 && game.turns() + 1 - made > 2 ? 1 : 0;
                game.play(turn);
            }
        }
        assertTrue(old > MANY / 2, "" + old);
    }

    @Test
    void whatIsKnownIsAvoided() {
        List<Attempts> games = games(1, Set.of("TT-6", "TT-8", "TT-7.a", "TT-7.b", "TT-1"));
        assertEquals(Set.of(Verdict.LEGAL), verdicts(games).keySet());
        assertEquals(0, suicides(games));
    }

    @Test
    void allShapesComeAndOnlyThoseThatAreWanted() {
        Set<List<Integer>> shapes = new HashSet<>();
        games(1, Set.of()).forEach(game -> shapes.add(List.of(game.width(), game.height())));
        assertTrue(shapes.stream().anyMatch(shape -> shape.get(0) == 1 && shape.get(1) > 3));
        assertTrue(shapes.stream().anyMatch(shape -> shape.get(1) == 1 && shape.get(0) > 3));
        assertTrue(shapes.contains(List.of(2, 2)) && shapes.contains(List.of(19, 19)), "" + shapes);
        GameMaker maker = new GameMaker(1, List.of(new int[] {4, 3}), Set.of());
        for (int number = 0; number < 20; number++) {
            Attempts game = maker.make(number);
            assertEquals("4x3", game.width() + "x" + game.height());
        }
    }
}
