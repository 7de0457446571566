package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Other rule sets do what their definitions say; right values are worked out by hand or published. */
class RuleSetTest {

    /**
     * Numbers of finished games. Positional: Tromp and Farnebäck, Combinatorics of Go, table of
     * numbers of games (1x1, 1x2, 1x3). Situational and natural situational on 1x1: John Tromp,
     * http://go.computer.free.fr/go-computer/msg07977.html; on 1x2: an independent program.
     */
    @ParameterizedTest
    @CsvSource({
        "POSITIONAL, 1, 1",
        "POSITIONAL, 2, 9",
        "POSITIONAL, 3, 907",
        "SITUATIONAL, 1, 2",
        "SITUATIONAL, 2, 21",
        "NATURAL_SITUATIONAL, 1, 5",
        "NATURAL_SITUATIONAL, 2, 105",
    })
    void numbersOfGamesAreThePublishedOnes(RuleSet.Ko ko, int width, long games) {
        long[][] counts = new PlainJudge(new RuleSet(ko, true, 2)).perft(width, 1, 40, 1_000_000);
        assertEquals(0, counts[0][40], "all games are shorter");
        assertEquals(games, Arrays.stream(counts[1]).sum());
    }

    // Black takes a ko in the corner at turn 7 and White takes it back at turn 8.
    private static final String KO = "A2 B2 D4 C1 E4 A1 B1 A1";

    @Test
    void simpleKoRefusesToTakeBackAtOnce() {
        assertEquals(List.of("8 repeats 6 2"), refused("simple-ko", 5, 5, KO));
    }

    @Test
    void withoutKoItMayBeTakenBack() {
        assertEquals(List.of(), refused("no-ko", 5, 5, KO));
    }

    @Test
    void everySuperkoRefusesIt() {
        for (String superko : List.of("situational-superko", "natural-situational-superko")) {
            assertEquals(List.of("8 repeats 6 2"), refused(superko, 5, 5, KO), superko);
        }
    }

    // On 2x1: Black A1, White B1 takes it, Black A1 takes that: the colouring of turn 1, two
    // turns on, with the other rules as to who may make it again.
    @Test
    void onTwoPointsEveryRuleRefusesToTakeBack() {
        for (String rules : List.of("simple-ko", "situational-superko", "no-suicide")) {
            assertEquals(List.of("3 repeats 1 2"), refused(rules, 2, 1, "A1 B1 A1"), rules);
        }
        assertEquals(List.of(), refused("no-ko", 2, 1, "A1 B1 A1"));
    }

    // Black A1, Black passes... White makes the colouring that Black made: A1 is black again only
    // by Black, so the players must differ by a suicide: A1 on one point, by both.
    @Test
    void situationalSuperkoLooksAtThePlayerToMoveToo() {
        assertEquals(List.of("2 repeats 0 2"), refused("situational-superko", 1, 1, "A1 A1"));
        assertEquals(List.of("2 repeats 0 2"), refused("situational-superko", 1, 1, "pass A1"));
        assertEquals(List.of(), refused("natural-situational-superko", 1, 1, "A1 A1"));
        assertEquals(
                List.of("3 repeats 1 2"),
                refused("natural-situational-superko", 1, 1, "A1 pass A1"));
    }

    @Test
    void simpleKoForgetsWhatIsOlder() {
        // Sending two, returning one: Black B1 makes the colouring of turn 6 again, three turns on.
        String sendingTwo = "B1 A2 C2 B2 D1 D4 A1 C1 B1";
        assertEquals(List.of("9 repeats 6 3"), refused("three-passes", 4, 4, sendingTwo));
        assertEquals(List.of(), refused("simple-ko", 4, 4, sendingTwo));
        assertEquals(List.of(), refused("situational-superko", 4, 4, sendingTwo));
    }

    @Test
    void simpleKoRefusesToChangeNothing() {
        assertEquals(List.of("1 repeats 0 1"), refused("simple-ko", 1, 1, "A1"));
    }

    @Test
    void suicideIsRefusedWhereItIsForbidden() {
        // White fills her two points in the corner; only the second leaves her no liberty.
        String suicide = "B1 pass B2 pass A3 A1 pass A2";
        assertEquals(List.of("8 suicide"), refused("no-suicide", 5, 5, suicide));
        assertEquals(List.of(), refused("simple-ko", 5, 5, suicide));
        // A move that takes is none: White A1 takes B1 on two points.
        assertEquals(List.of(), refused("no-suicide", 2, 1, "A1 B1"));
    }

    @Test
    void threePassesEndTheGameWhereTwoDoNot() {
        assertEquals(List.of("4 game-over"), refused("three-passes", 5, 5, "pass pass pass A1"));
        assertEquals(List.of("3 game-over"), refused("no-ko", 5, 5, "pass pass A1"));
    }

    @Test
    void nobodyLeavesTheGrid() {
        assertEquals(List.of("1 off-grid", "3 occupied"), refused("no-ko", 2, 1, "C1 A1 A1"));
    }

    @Test
    void theGameNeedsAtLeastOnePassToEnd() {
        assertThrows(IllegalArgumentException.class, () -> new RuleSet(RuleSet.Ko.NONE, true, 0));
    }

    @Test
    void whereARuleSetDoesNotAllowAQuestionsTurnsItHasNoAnswer() throws Exception {
        TestVector vector =
                TestVectors.of("game", 5, 5, "\"turns\": [\"A1\",\"A2\",\"pass\",\"B1\",\"A1\"]");
        assertEquals(
                Optional.empty(), Answers.byRuleSet(RuleSet.variants().get("no-suicide"), vector));
        assertThrows(IllegalArgumentException.class, () -> Answers.byRules(vector));
        assertThrows(IllegalArgumentException.class, () -> Answers.byEngine(vector));
    }

    @Test
    void sequencesAreCountedButNotForVariants() throws Exception {
        TestVector perft = TestVectors.of("perft", 1, 1, "\"depth\": 3");
        assertEquals(
                Optional.of(
                        TestVectors.json(
                                "{\"sequences\": [1, 1, 1, 0], \"finished\": [0, 0, 1, 0]}")),
                Answers.byRuleSet(RuleSet.TROMP_TAYLOR, perft));
        assertEquals(Map.of(), Answers.variants(perft));
    }

    /** The refusals: turn, reason, and for a repetition the turn repeated and the cycle. */
    private static List<String> refused(String variant, int width, int height, String turns) {
        PlainGame game = new PlainGame(RuleSet.variants().get(variant), width, height);
        List<String> refused = new ArrayList<>();
        int number = 0;
        for (String turn : turns.split(" ")) {
            number++;
            Judge.Refusal refusal = game.play(Notation.turn(width, height, turn));
            if (refusal != null) {
                refused.add(
                        number
                                + " "
                                + refusal.reason()
                                + (refusal.repeats() < 0
                                        ? ""
                                        : " " + refusal.repeats() + " " + refusal.cycle()));
            }
        }
        return refused;
    }
}
