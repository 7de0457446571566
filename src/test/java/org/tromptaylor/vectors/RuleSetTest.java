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

    private static final RuleSet OURS = RuleSet.TROMP_TAYLOR;

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
        long[][] counts =
                new PlainJudge(RuleSet.TROMP_TAYLOR.with(ko)).perft(width, 1, 40, 1_000_000);
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
    void aLookBackGoesWithThatKoRuleOnly() {
        RuleSet ours = RuleSet.TROMP_TAYLOR;
        assertThrows(IllegalArgumentException.class, () -> ours.withLookBack(0));
        assertThrows(IllegalArgumentException.class, () -> ours.with(RuleSet.Ko.LOOK_BACK));
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        new RuleSet(
                                RuleSet.Ko.SIMPLE, 2, ours.suicide(), ours.end(), ours.scoring()));
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

    // Sending two, returning one: turn 9 makes the colouring of turn 6 again, three turns on.
    @Test
    void aLookBackCountsThePresentColouringAsItsFirst() {
        String sendingTwo = "B1 A2 C2 B2 D1 D4 A1 C1 B1";
        assertEquals(List.of(), refused(OURS.withLookBack(2), 4, 4, sendingTwo));
        assertEquals(List.of("9 repeats 6 3"), refused(OURS.withLookBack(3), 4, 4, sendingTwo));
        assertEquals(List.of("8 repeats 6 2"), refused(OURS.withLookBack(2), 5, 5, KO));
        assertEquals(List.of(), refused(OURS.withLookBack(1), 5, 5, KO));
        assertEquals(List.of("1 repeats 0 1"), refused(OURS.withLookBack(1), 1, 1, "A1"));
    }

    @Test
    void aGameKnowsWhichLookBackWouldHaveRefusedMore() {
        PlainGame game = new PlainGame(OURS.withLookBack(2), 4, 4);
        for (String turn : "B1 A2 C2 B2 D1 D4 A1 C1".split(" ")) {
            game.play(Notation.turn(4, 4, turn));
        }
        assertEquals(Integer.MAX_VALUE, game.nextLookBack());
        game.isLegal(Notation.turn(4, 4, "B1"));
        assertEquals(3, game.nextLookBack());
    }

    @Test
    void suicideOfASingleStoneIsNoRepetitionWhereItIsAllowed() {
        RuleSet single = OURS.with(RuleSet.Suicide.SINGLE_ALLOWED);
        assertEquals(List.of(), refused(single, 1, 1, "A1 A1"));
        // That of two stones which makes the grid empty again is one.
        assertEquals(List.of("3 repeats 0 3"), refused(single, 2, 1, "A1 pass B1"));
    }

    @Test
    void suicideOfMoreStonesMayRepeatWhereItIsNotTested() {
        RuleSet untested = OURS.with(RuleSet.Suicide.UNTESTED);
        assertEquals(List.of(), refused(untested, 2, 1, "A1 pass B1"));
        assertEquals(List.of("1 repeats 0 1"), refused(untested, 1, 1, "A1"));
        assertEquals(List.of("3 repeats 1 2"), refused(untested, 2, 1, "A1 B1 A1"));
    }

    @Test
    void noSuicideIsARepetitionWhereNoneIsTested() {
        RuleSet untested = OURS.with(RuleSet.Suicide.ALL_UNTESTED);
        assertEquals(List.of(), refused(untested, 2, 1, "A1 pass B1"));
        assertEquals(List.of(), refused(untested, 1, 1, "A1 A1"));
        assertEquals(List.of("3 repeats 1 2"), refused(untested, 2, 1, "A1 B1 A1"));
    }

    @Test
    void theStartMayBeMadeAgainWhereItIsLeftOut() {
        RuleSet butTheStart = OURS.with(RuleSet.Ko.BUT_THE_START);
        assertEquals(List.of(), refused(butTheStart, 2, 1, "A1 pass B1"));
        // A pass before the first move leaves the start as it is.
        assertEquals(List.of(), refused(butTheStart, 2, 1, "pass A1 pass B1"));
        assertEquals(List.of("3 repeats 1 2"), refused(butTheStart, 2, 1, "A1 B1 A1"));
    }

    // White's B1 makes the grid empty again with Black to move next, as at the start.
    @Test
    void situationalSuperkoMayLeaveTheStartOut() {
        String startByWhite = "A1 B1 pass A1";
        RuleSet butTheStart = OURS.with(RuleSet.Ko.SITUATIONAL_BUT_THE_START);
        RuleSet butPasses = OURS.with(RuleSet.Ko.SITUATIONAL_BUT_PASSES);
        assertEquals(List.of(), refused(butTheStart, 2, 1, startByWhite));
        for (RuleSet rules : List.of(butPasses, OURS.with(RuleSet.Ko.SITUATIONAL))) {
            assertEquals(List.of("4 repeats 0 4"), refused(rules, 2, 1, startByWhite));
        }
    }

    // Black E4 makes a colouring, White passes it on; Black takes the ko, and White takes it back.
    @Test
    void situationalSuperkoMayLeaveOutWhatAPassHasLeft() {
        String passedOn = "A2 B2 D4 C1 pass A1 E4 pass B1 A1";
        assertEquals(
                List.of(), refused(OURS.with(RuleSet.Ko.SITUATIONAL_BUT_PASSES), 5, 5, passedOn));
        for (RuleSet.Ko ko :
                List.of(RuleSet.Ko.SITUATIONAL_BUT_THE_START, RuleSet.Ko.SITUATIONAL)) {
            assertEquals(List.of("10 repeats 7 3"), refused(OURS.with(ko), 5, 5, passedOn));
        }
    }

    // White takes A1 at turn 4; Black A1 would take both stones, as in TT-6.f.
    @Test
    void aPassForgetsWhereItResetsTheKo() {
        RuleSet sinceAPass = OURS.with(RuleSet.Ko.SINCE_A_PASS);
        assertEquals(List.of(), refused(sinceAPass, 3, 1, "A1 C1 pass B1 A1"));
        assertEquals(List.of("5 repeats 2 3"), refused(sinceAPass, 3, 1, "A1 C1 B1 C1 A1"));
        assertEquals(List.of("2 repeats 0 2"), refused(sinceAPass, 1, 1, "pass A1"));
    }

    // Black A1 at turn 5 takes nothing, as in TT-6.c.
    @Test
    void onlyCapturesRepeatWhereOnlyTheyAreAsked() {
        RuleSet byCaptures = OURS.with(RuleSet.Ko.BY_CAPTURES);
        assertEquals(List.of(), refused(byCaptures, 3, 1, "A1 C1 B1 C1 A1"));
        assertEquals(List.of("3 repeats 1 2"), refused(byCaptures, 2, 1, "A1 B1 A1"));
        assertEquals(List.of(), refused(byCaptures, 1, 1, "A1"));
    }

    @Test
    void passesThatAreApartEndTheGameWhereTheyAreCountedInAll() {
        RuleSet inAll = OURS.with(RuleSet.End.TWO_PASSES_IN_ALL);
        assertEquals(List.of("4 game-over"), refused(inAll, 3, 3, "pass A1 pass B1"));
        assertEquals(List.of(), refused(inAll, 3, 3, "pass A1 B1"));
    }

    @Test
    void onePassOrFourEndTheGameWhereTheyDo() {
        RuleSet one = OURS.with(RuleSet.End.ONE_PASS);
        assertEquals(List.of("3 game-over"), refused(one, 3, 3, "A1 pass B1"));
        RuleSet four = OURS.with(RuleSet.End.FOUR_PASSES);
        assertEquals(List.of(), refused(four, 3, 3, "pass pass pass A1 pass pass pass B1"));
        assertEquals(List.of("6 game-over"), refused(four, 3, 3, "A1 pass pass pass pass B1"));
    }

    // Black's A1 at turn 5 makes the colouring of turn 2 again, three turns on, as in TT-6.c.
    @Test
    void aRepetitionEndsTheGameWhereItDoes() {
        RuleSet simple = OURS.with(RuleSet.Ko.SIMPLE).with(RuleSet.End.REPETITION);
        assertEquals(List.of("6 game-over"), refused(simple, 3, 1, "A1 C1 B1 C1 A1 pass"));
        assertEquals(List.of("3 repeats 1 2"), refused(simple, 2, 1, "A1 B1 A1 pass"));
        // A pass leaves the grid as it was, and repeats nothing.
        assertEquals(List.of(), refused(simple, 3, 1, "A1 pass B1"));
        assertEquals(List.of("3 game-over"), refused(simple, 3, 1, "pass pass A1"));
    }

    // White left the colouring of turn 6: White may make it again in the ko, Black may not.
    @Test
    void onlyTheOpponentsColouringsRepeatWhereOnlyTheyCount() {
        RuleSet opponents = OURS.with(RuleSet.Ko.OPPONENTS);
        assertEquals(List.of(), refused(opponents, 5, 5, KO));
        assertEquals(
                List.of("9 repeats 6 3"), refused(opponents, 4, 4, "B1 A2 C2 B2 D1 D4 A1 C1 B1"));
        assertEquals(List.of("1 repeats 0 1"), refused(opponents, 1, 1, "A1"));
    }

    @Test
    void whereWhitePassesLastBlacksPassAfterHersEndsNothing() {
        RuleSet whiteLast = OURS.with(RuleSet.End.WHITE_PASSES_LAST);
        assertEquals(List.of("3 game-over"), refused(whiteLast, 3, 3, "pass pass A1"));
        assertEquals(List.of(), refused(whiteLast, 3, 3, "A1 pass pass B1"));
        assertEquals(List.of("5 game-over"), refused(whiteLast, 3, 3, "A1 pass pass pass B1"));
    }

    @Test
    void nothingEndsAGameThatHasNoEnd() {
        RuleSet never = OURS.with(RuleSet.End.NEVER);
        assertEquals(List.of(), refused(never, 3, 3, "pass pass pass A1 pass pass"));
    }

    // Black: a column of five stones, five empty points on its left; White: ten on the right.
    @ParameterizedTest
    @CsvSource({
        "AREA, 10, 15",
        "OLDER_WORDING, 10, 15",
        "TERRITORY, 5, 10",
        "TERRITORY_AND_PRISONERS, 5, 10",
        "TERRITORY_AND_PASS_STONES, 5, 10",
        "AREA_BUT_SEKI, 10, 15",
        "STONES, 5, 5",
    })
    void aGridIsCountedAsTheScoringSays(RuleSet.Scoring scoring, int black, int white)
            throws Exception {
        String row = "\".XO..\"";
        TestVector vector =
                TestVectors.of("score", 5, 5, "\"grid\": [" + (row + ",").repeat(4) + row + "]");
        assertEquals(
                Optional.of(
                        TestVectors.json("{\"black\": " + black + ", \"white\": " + white + "}")),
                Answers.byRuleSet(OURS.with(scoring), vector));
    }

    // One shared empty point counts for nobody; an empty grid, by the older wording, for both.
    @ParameterizedTest
    @CsvSource({
        "AREA, X.O, 1, 1", "OLDER_WORDING, X.O, 1, 1", "TERRITORY, X.O, 0, 0",
        "AREA, ..., 0, 0", "OLDER_WORDING, ..., 3, 3", "TERRITORY, ..., 0, 0",
        "AREA_BUT_SEKI, X.O, 1, 1", "AREA_BUT_SEKI, X.., 3, 0", "AREA_BUT_SEKI, ..., 0, 0",
    })
    void sharedPointsAndEmptyGrids(RuleSet.Scoring scoring, String row, int black, int white) {
        int[] grid = Notation.grid(3, 1, List.of(row));
        PlainJudge judge = new PlainJudge(OURS.with(scoring));
        assertEquals(black, judge.score(3, 1, grid, 1));
        assertEquals(white, judge.score(3, 1, grid, 2));
    }

    // F is neutral: it reaches D E and G. C beside D E does not count, nor does H beside G.
    @Test
    void emptyPointsBesideAStringWithANeutralLibertyAreInSeki() {
        int[] grid = Notation.grid(8, 1, List.of("XX.XX.O."));
        PlainJudge judge = new PlainJudge(OURS.with(RuleSet.Scoring.AREA_BUT_SEKI));
        assertEquals(4, judge.score(8, 1, grid, 1));
        assertEquals(1, judge.score(8, 1, grid, 2));
        // Without White everything is Black's.
        int[] alone = Notation.grid(8, 1, List.of("XX.XX..."));
        assertEquals(8, judge.score(8, 1, alone, 1));
        // Only the region beside the string that touches F is lost: A counts, D does not.
        int[] two = Notation.grid(8, 1, List.of(".XX.X.O."));
        assertEquals(4, judge.score(8, 1, two, 1));
    }

    // As below; White's pass is a stone for Black, and Black's for White.
    @Test
    void passStonesCountWhereTheScoringSaysSo() throws Exception {
        TestVector vector =
                TestVectors.of(
                        "game", 3, 3, "\"turns\": [\"B3\", \"C3\", \"C2\", \"pass\", \"pass\"]");
        assertEquals(
                Optional.of(
                        TestVectors.json(
                                "{\"over\": true, \"black\": 9, \"white\": 1, \"winner\": \"black\"}")),
                Answers.byRuleSet(OURS.with(RuleSet.Scoring.TERRITORY_AND_PASS_STONES), vector));
    }

    // What an answer did not depend on, other rule sets share.
    @Test
    void aPredictionTellsWhichChoicesItDependsOn() throws Exception {
        assertEquals(new Prediction.Choices(false, false, false, false), choices(5, "A1 C1 E1"));
        assertEquals(
                new Prediction.Choices(true, false, false, false), choices(3, "A1 C1 B1 C1 A1"));
        assertEquals(new Prediction.Choices(false, false, true, false), choices(3, "A1 pass B1"));
        assertEquals(new Prediction.Choices(true, true, false, false), choices(1, "A1"));
    }

    private static Prediction.Choices choices(int width, String turns) throws Exception {
        TestVector vector =
                TestVectors.of(
                        "play", width, 1, "\"turns\": [\"" + turns.replace(" ", "\",\"") + "\"]");
        return Prediction.of(OURS, vector, 0).orElseThrow().choices();
    }

    // White's C3 is taken; then seven empty points and two stones are Black's.
    @ParameterizedTest
    @CsvSource({"AREA, 9", "TERRITORY, 7", "TERRITORY_AND_PRISONERS, 8", "STONES, 2"})
    void prisonersCountWhereTheScoringSaysSo(RuleSet.Scoring scoring, int black) throws Exception {
        TestVector vector =
                TestVectors.of(
                        "game", 3, 3, "\"turns\": [\"B3\", \"C3\", \"C2\", \"pass\", \"pass\"]");
        assertEquals(
                Optional.of(
                        TestVectors.json(
                                "{\"over\": true, \"black\": "
                                        + black
                                        + ", \"white\": 0, \"winner\": \"black\"}")),
                Answers.byRuleSet(OURS.with(scoring), vector));
    }

    @Test
    void aPredictionTellsWhichTurnIsRefusedOnTheWay() throws Exception {
        TestVector vector =
                TestVectors.of("game", 5, 5, "\"turns\": [\"A1\",\"A2\",\"pass\",\"B1\",\"A1\"]");
        assertEquals(
                5,
                Prediction.of(OURS.with(RuleSet.Suicide.FORBIDDEN), vector, 0)
                        .orElseThrow()
                        .refusedTurn());
    }

    @Test
    void aPredictionScoresAGameThatIsNotOverYet() throws Exception {
        TestVector vector = TestVectors.of("game", 3, 3, "\"turns\": [\"A1\", \"pass\", \"pass\"]");
        assertEquals(
                TestVectors.json("{\"over\": false, \"black\": 9, \"white\": 0}"),
                Prediction.of(OURS.with(RuleSet.End.THREE_PASSES), vector, 0)
                        .orElseThrow()
                        .answer());
    }

    /** The refusals: turn, reason, and for a repetition the turn repeated and the cycle. */
    private static List<String> refused(String variant, int width, int height, String turns) {
        return refused(RuleSet.variants().get(variant), width, height, turns);
    }

    private static List<String> refused(RuleSet rules, int width, int height, String turns) {
        PlainGame game = new PlainGame(rules, width, height);
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
