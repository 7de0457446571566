package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.vectors.Answers.MalformedAnswerException;

/** How answers are compared with the right one. */
class AnswersTest {

    private TestVector vector;

    private void assertRight(String answer) throws Exception {
        assertEquals(Optional.empty(), Answers.difference(vector, TestVectors.json(answer)));
    }

    private void assertWrong(String sentence, String answer) throws Exception {
        assertEquals(Optional.of(sentence), Answers.difference(vector, TestVectors.json(answer)));
    }

    private void assertMalformed(String message, String answer) {
        assertEquals(
                message,
                assertThrows(
                                MalformedAnswerException.class,
                                () -> Answers.difference(vector, TestVectors.json(answer)))
                        .getMessage());
    }

    @Nested
    class Reaches {

        @Test
        void isSaidOrNot() throws Exception {
            vector = reaches(true);
            assertRight("{\"reaches\": true}");
            assertWrong("B1 reaches white, but was said not to", "{\"reaches\": false}");
            vector = reaches(false);
            assertWrong("B1 was said to reach white, but doesn't", "{\"reaches\": true}");
        }

        @Test
        void isABoolean() throws Exception {
            vector = reaches(true);
            assertMalformed("reaches: is a string, should be a boolean", "{\"reaches\": \"yes\"}");
            assertMalformed("lacks 'reaches'", "{}");
            assertMalformed("is an array, should be an object", "[]");
            assertMalformed("has an unknown field 'why'", "{\"reaches\": true, \"why\": 1}");
        }

        private static TestVector reaches(boolean reaches) throws Exception {
            return TestVectors.of(
                    "reaches",
                    2,
                    1,
                    "\"grid\": [\"O.\"], \"point\": \"B1\", \"colour\": \"white\"",
                    "{\"reaches\": " + reaches + "}");
        }
    }

    @Nested
    class Clear {

        @Test
        void isComparedPointByPoint() throws Exception {
            vector =
                    TestVectors.of(
                            "clear",
                            3,
                            2,
                            "\"grid\": [\"XO.\", \"OXO\"], \"colour\": \"black\"",
                            "{\"grid\": [\".O.\", \"O.O\"]}");
            assertRight("{\"grid\": [\".O.\", \"O.O\"]}");
            assertWrong(
                    "in the grid that was given, B1 is black, not empty",
                    "{\"grid\": [\".O.\", \"OXO\"]}");
            assertWrong(
                    "in the grid that was given, A2 is white, not empty, B2 is empty, not white,"
                            + " C2 is black, not empty and 3 more",
                    "{\"grid\": [\"O.X\", \"XXX\"]}");
            assertMalformed("grid: expected 2 rows, found 1", "{\"grid\": [\".O.\"]}");
            assertMalformed("grid: row 2 is 2 long, not 3", "{\"grid\": [\".O.\", \"O.\"]}");
            assertMalformed(
                    "grid[0]: 'xyz' is not of the form ^[.XO]{1,25}$",
                    "{\"grid\": [\"xyz\", \"...\"]}");
        }
    }

    @Nested
    class Move {

        @Test
        void thatIsMade() throws Exception {
            vector = move("B1", "{\"grid\": [\"XO\"]}");
            assertRight("{\"grid\": [\"XO\"]}");
            assertWrong(
                    "the move at B1 was refused as suicide, but there is nothing against it",
                    "{\"reason\": \"suicide\"}");
            assertWrong(
                    "the move at B1 was refused, but there is nothing against it",
                    "{\"reason\": \"illegal\"}");
            assertWrong(
                    "in the grid that was given, A1 is empty, not black", "{\"grid\": [\".O\"]}");
        }

        @Test
        void thatIsRefused() throws Exception {
            vector = move("A1", "{\"reason\": \"occupied\"}");
            assertRight("{\"reason\": \"occupied\"}");
            assertRight("{\"reason\": \"illegal\"}");
            assertWrong(
                    "the move at A1 was made, but the point is not empty", "{\"grid\": [\"O.\"]}");
            assertWrong(
                    "the move at A1 was refused as no point of the grid, but the reason is that the"
                            + " point is not empty",
                    "{\"reason\": \"off-grid\"}");
            assertMalformed("grid: row 1 is 1 long, not 2", "{\"grid\": [\".\"]}");
            assertMalformed(
                    "has 2 fields, at most 1 are allowed",
                    "{\"grid\": [\"O.\"], \"reason\": \"occupied\"}");
            assertMalformed("has 0 fields, at least 1 are needed", "{}");
        }

        private static TestVector move(String point, String expect) throws Exception {
            return TestVectors.of(
                    "move",
                    2,
                    1,
                    "\"grid\": [\"X.\"], \"colour\": \"white\", \"point\": \"" + point + "\"",
                    expect);
        }
    }

    @Nested
    class Play {

        private static final String RIGHT =
                "{\"refused\": [%s], \"grid\": [\"X.\"]}"
                        .formatted(
                                "{\"turn\": 2, \"reason\": \"occupied\"},"
                                        + "{\"turn\": 4, \"reason\": \"repeats\", \"repeats\": 1,"
                                        + " \"cycle\": 2}");

        @org.junit.jupiter.api.BeforeEach
        void aGame() throws Exception {
            // Turn 3, White B1, takes A1; turn 4 would take it back.
            vector =
                    TestVectors.of(
                            "play", 2, 1, "\"turns\": [\"A1\", \"A1\", \"B1\", \"A1\"]", RIGHT);
        }

        private String answer(String refused) {
            return "{\"refused\": [" + refused + "], \"grid\": [\"X.\"]}";
        }

        @Test
        void isRightAsItStands() throws Exception {
            assertRight(RIGHT);
        }

        @Test
        void needNotTellReasons() throws Exception {
            assertRight(
                    answer(
                            "{\"turn\": 2, \"reason\": \"illegal\"}, {\"turn\": 4, \"reason\": \"illegal\"}"));
        }

        @Test
        void needNotTellWhatIsRepeated() throws Exception {
            assertRight(
                    answer(
                            "{\"turn\": 4, \"reason\": \"repeats\"}, {\"turn\": 2, \"reason\": \"occupied\"}"));
        }

        @Test
        void mustBeRightInWhatItTells() throws Exception {
            assertWrong(
                    "turn 4 (A1) was said to repeat the colouring of the start, but repeats the"
                            + " colouring of turn 1",
                    answer(
                            "{\"turn\": 2, \"reason\": \"occupied\"},"
                                    + "{\"turn\": 4, \"reason\": \"illegal\", \"repeats\": 0}"));
            assertWrong(
                    "turn 4 (A1) was said to close a cycle of 3, but the cycle is 2 turns long",
                    answer(
                            "{\"turn\": 2, \"reason\": \"occupied\"},"
                                    + "{\"turn\": 4, \"reason\": \"repeats\", \"cycle\": 3}"));
            assertWrong(
                    "turn 2 (A1) was said to repeat a colouring, but the point is not empty",
                    answer("{\"turn\": 2, \"reason\": \"occupied\", \"repeats\": 1}"));
            assertWrong(
                    "turn 2 (A1) was refused as a repetition, but the reason is that the point is"
                            + " not empty",
                    answer("{\"turn\": 2, \"reason\": \"repeats\"}"));
        }

        @Test
        void mustRefuseWhatIsIllegal() throws Exception {
            assertWrong("turn 2 (A1) was accepted, but the point is not empty", answer(""));
            assertWrong(
                    "turn 4 (A1) was accepted, but repeats the colouring of turn 1",
                    answer("{\"turn\": 2, \"reason\": \"occupied\"}"));
        }

        @Test
        void mustAcceptWhatIsLegal() throws Exception {
            assertWrong(
                    "turn 1 (A1) was refused as suicide, but is legal",
                    answer("{\"turn\": 1, \"reason\": \"suicide\"}"));
        }

        @Test
        void mustLeaveTheRightGrid() throws Exception {
            assertWrong(
                    "in the grid that was given, A1 is empty, not black",
                    RIGHT.replace("X.", ".."));
        }

        @Test
        void refusesEachTurnOnceAndOnlyTurnsThatThereAre() {
            assertMalformed(
                    "refused: turn 5, but there are 4",
                    answer("{\"turn\": 5, \"reason\": \"illegal\"}"));
            assertMalformed(
                    "refused: turn 99999999999999999999, but there are 4",
                    answer("{\"turn\": 99999999999999999999, \"reason\": \"illegal\"}"));
            assertMalformed(
                    "refused: turn 2 twice",
                    answer(
                            "{\"turn\": 2, \"reason\": \"illegal\"}, {\"turn\": 2, \"reason\": \"occupied\"}"));
            assertMalformed(
                    "refused[0].turn: 0 is below 1",
                    answer("{\"turn\": 0, \"reason\": \"illegal\"}"));
            assertMalformed(
                    "refused[0].reason: 'ko' is none of game-over, off-grid, occupied, repeats,"
                            + " suicide, illegal",
                    answer("{\"turn\": 4, \"reason\": \"ko\"}"));
        }

        @Test
        void isMalformedWithAGridOfAnotherSizeEvenIfATurnDiffers() {
            assertMalformed("grid: row 1 is 1 long, not 2", "{\"refused\": [], \"grid\": [\".\"]}");
        }
    }

    @Nested
    class LegalMoves {

        @Test
        void areASet() throws Exception {
            // Over after two passes.
            vector =
                    TestVectors.of(
                            "legal-moves",
                            3,
                            1,
                            "\"turns\": [\"A1\", \"B1\", \"pass\", \"pass\"]",
                            "{\"moves\": []}");
            assertRight("{\"moves\": []}");
            assertWrong("A1 was given as legal, but the game was over", "{\"moves\": [\"A1\"]}");
            // White B1 has taken A1; Black A1 would take that and leave the grid of turn 1.
            vector =
                    TestVectors.of(
                            "legal-moves", 2, 1, "\"turns\": [\"A1\", \"B1\"]", "{\"moves\": []}");
            assertWrong(
                    "A1 was given as legal, but repeats the colouring of turn 1",
                    "{\"moves\": [\"A1\"]}");
            assertWrong(
                    "C1 was given as legal, but there is no such point", "{\"moves\": [\"C1\"]}");
            assertWrong(
                    "B1 was given as legal, but the point is not empty; and 2 more",
                    "{\"moves\": [\"B1\", \"A1\", \"C1\"]}");
            vector =
                    TestVectors.of(
                            "legal-moves",
                            3,
                            1,
                            "\"turns\": []",
                            "{\"moves\": [\"A1\", \"B1\", \"C1\"]}");
            assertRight("{\"moves\": [\"C1\", \"A1\", \"B1\"]}");
            assertWrong("A1, C1 are legal, but left out", "{\"moves\": [\"B1\"]}");
            assertMalformed("moves: has an entry twice", "{\"moves\": [\"A1\", \"A1\"]}");
            assertMalformed(
                    "moves[1]: 'pass' is not of the form ^[A-HJ-Z][1-9][0-9]?$",
                    "{\"moves\": [\"A1\", \"pass\"]}");
        }
    }

    @Nested
    class Scores {

        @Test
        void areExact() throws Exception {
            vector =
                    TestVectors.of(
                            "score", 2, 1, "\"grid\": [\"X.\"]", "{\"black\": 2, \"white\": 0}");
            assertRight("{\"white\": 0, \"black\": 2}");
            assertRight("{\"black\": 2.0, \"white\": 0}");
            assertWrong("Black's score was given as 1, but is 2", "{\"black\": 1, \"white\": 0}");
            assertWrong("White's score was given as 1, but is 0", "{\"black\": 2, \"white\": 1}");
            assertWrong(
                    "Black's score was given as 2.5, but is 2", "{\"black\": 2.5, \"white\": 0}");
            assertWrong("White's score was given as -1, but is 0", "{\"black\": 2, \"white\": -1}");
            assertMalformed(
                    "black: is a string, should be a number", "{\"black\": \"2\", \"white\": 0}");
        }
    }

    @Nested
    class Game {

        @Test
        void thatIsOver() throws Exception {
            vector = game("{\"over\": true, \"black\": 1, \"white\": 1, \"winner\": \"tie\"}");
            assertRight("{\"over\": true, \"black\": 1, \"white\": 1, \"winner\": \"tie\"}");
            assertWrong("the game is over, but was said not to be", "{\"over\": false}");
            assertWrong(
                    "the result was given as a win for White, but is a tie",
                    "{\"over\": true, \"black\": 1, \"white\": 1, \"winner\": \"white\"}");
            assertWrong(
                    "Black's score was given as 2, but is 1",
                    "{\"over\": true, \"black\": 2, \"white\": 1, \"winner\": \"black\"}");
            assertMalformed("lacks 'winner'", "{\"over\": true, \"black\": 2, \"white\": 1}");
        }

        @Test
        void thatGoesOn() throws Exception {
            vector = game("{\"over\": false}");
            assertRight("{\"over\": false}");
            assertWrong(
                    "the game was said to be over, but is not",
                    "{\"over\": true, \"black\": 1, \"white\": 1, \"winner\": \"tie\"}");
            assertMalformed("black: must not be there", "{\"over\": false, \"black\": 1}");
        }

        private static TestVector game(String expect) throws Exception {
            return TestVectors.of("game", 2, 1, "\"turns\": [\"pass\"]", expect);
        }
    }

    @Nested
    class Perft {

        @Test
        void isExactAtEveryLength() throws Exception {
            vector =
                    TestVectors.of(
                            "perft",
                            1,
                            1,
                            "\"depth\": 2",
                            "{\"sequences\": [1, 1, 1], \"finished\": [0, 0, 1]}");
            assertRight("{\"sequences\": [1, 1, 1], \"finished\": [0, 0, 1]}");
            assertWrong(
                    "the number of sequences of 1 turn was given as 2, but is 1",
                    "{\"sequences\": [1, 2, 1], \"finished\": [0, 0, 0]}");
            assertWrong(
                    "the number of finished games of 2 turns was given as 123456789012345678901,"
                            + " but is 1",
                    "{\"sequences\": [1, 1, 1], \"finished\": [0, 0, 123456789012345678901]}");
            assertMalformed(
                    "sequences: has 2 entries, not 3",
                    "{\"sequences\": [1, 1], \"finished\": [0, 0]}");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1e-400|1E-400, but is 0",
                "-1e-400|-1E-400, but is 0",
                "0.000000000000000000001|1E-21, but is 0",
                "1e400|1E+400, but is 0"
            })
    void aScoreIsComparedDigitForDigit(String number, String words) throws Exception {
        vector =
                TestVectors.of("score", 2, 1, "\"grid\": [\"X.\"]", "{\"black\": 2, \"white\": 0}");
        assertWrong(
                "White's score was given as " + words,
                "{\"black\": 2.0, \"white\": " + number + "}");
        assertRight("{\"black\": 0.2e1, \"white\": 0e-400}");
    }

    @ParameterizedTest
    @CsvSource({"1e400", "-1e400", "1e-400", "1e999999999", "0.1e1"})
    void numbersBeyondAllBoundsAreJudgedToo(String number) throws Exception {
        vector =
                TestVectors.of("score", 2, 1, "\"grid\": [\"X.\"]", "{\"black\": 2, \"white\": 0}");
        try {
            Optional<String> difference =
                    Answers.difference(
                            vector, TestVectors.json("{\"black\": " + number + ", \"white\": 0}"));
            assertEquals(1, difference.orElseThrow().lines().count());
        } catch (MalformedAnswerException | Json.NotJsonException e) {
            assertEquals(1, e.getMessage().lines().count());
        }
    }

    @Test
    void whatIsWrongWithAnAnswerToADisputeIsSaid() throws Exception {
        vector = Corpus.bundled().vector("ttd4-superko-reaches-back-over-the-passes").orElseThrow();
        ObjectNode answer = vector.expect();
        answer.putArray("refused");
        assertEquals(
                "turn 14 (B2) was accepted, but it repeats an earlier colouring",
                Answers.difference(vector, answer).orElseThrow());
        vector = Corpus.bundled().vector("ttd2-equal-lists-are-carried-out").orElseThrow();
        ObjectNode kept = vector.expect();
        kept.putArray("removed");
        assertEquals(
                "the stone at E2 was left, but is to be removed",
                Answers.difference(vector, kept).orElseThrow());
        ObjectNode more = vector.expect();
        more.withArray("removed").add("C3");
        assertEquals(
                "the stone at C3 was removed, but stays",
                Answers.difference(vector, more).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "1", "\"x\"", "[]", "{}", "{\"grid\": null}"})
    void otherValuesAreMalformedForEveryKind(String answer) throws Exception {
        for (Kind kind : Kind.values()) {
            vector =
                    TestVectors.of(
                            kind.id(),
                            1,
                            1,
                            switch (kind) {
                                case REACHES ->
                                        "\"grid\": [\".\"], \"point\": \"A1\", \"colour\": \"black\"";
                                case CLEAR -> "\"grid\": [\".\"], \"colour\": \"black\"";
                                case MOVE ->
                                        "\"grid\": [\".\"], \"point\": \"A1\", \"colour\": \"black\"";
                                case SCORE -> "\"grid\": [\".\"]";
                                case PLAY -> "\"turns\": [\"pass\"]";
                                case LEGAL_MOVES, GAME -> "\"turns\": []";
                                case PERFT -> "\"depth\": 1";
                                case DISPUTE -> "\"procedure\": \"none\", \"steps\": [\"pass\"]";
                            });
            assertThrows(
                    MalformedAnswerException.class,
                    () -> Answers.difference(vector, TestVectors.json(answer)),
                    kind.id());
        }
    }
}
