package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands do, a group after the other. */
class GtpServerTest {

    /** On 4x4, White's C1 takes two stones; Black's B1 would make the grid of turn 6 again. */
    private static final String KO = "B1 A2 C2 B2 D1 D4 A1 C1";

    private static final String NO_TURN = "no turn was refused in this game";

    @Test
    void itSaysWhatItIs() {
        Served.plain()
                .said("2", "protocol_version")
                .said("Tromp-Taylor", "name")
                .said("1.2.3", "version")
                .said("Go", "gogui-rules_game_id")
                .took("kata-set-rules tromp-taylor", "kata-set-rules Tromp-Taylor")
                .refused("no rules are played here but tromp-taylor", "kata-set-rules chinese");
        assertTrue(Served.plain().says("kata-get-rules").contains("\"ko\":\"POSITIONAL\""));
    }

    @Test
    void itKnowsTheCommandsThatItLists() {
        Served served = Served.plain();
        List<String> commands = served.says("list_commands").lines().toList();
        assertEquals(served.server().commands(), commands);
        assertTrue(
                commands.containsAll(
                        List.of(
                                "protocol_version name version known_command list_commands quit"
                                        .split(" "))));
        assertTrue(
                commands.containsAll(
                        List.of("boardsize clear_board komi play genmove undo".split(" "))));
        commands.forEach(command -> served.said("true", "known_command " + command));
        served.said("false", "known_command foo").refused("unknown command", "foo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "name x",
                "known_command",
                "boardsize",
                "boardsize x",
                "boardsize -1",
                "boardsize 9 9 9",
                "komi",
                "komi x",
                "komi NaN",
                "komi 1e9",
                "komi 6,5",
                "play",
                "play b",
                "play red d4",
                "play b i4",
                "play b d0",
                "play b d04",
                "play b dd",
                "play b d4 d5",
                "play b resign",
                "play d4 b",
                "play b pa\u017fs",
                "play b \u017f4",
                "genmove",
                "genmove x",
                "genmove b w",
                "undo 2",
                "gg-undo x",
                "is_legal b",
                "all_legal",
                "final_status_list",
                "final_status_list asleep",
                "list_stones empty",
                "gogui-play_sequence b",
                "tromp_taylor-explain b",
                "time_settings 1 2",
                "time_settings 1 2 3 4",
                "time_left b 1",
                "fixed_handicap",
                "fixed_handicap x",
                "set_free_handicap",
                "set_free_handicap d4 i4",
                "loadsgf",
            })
    void whatCannotBeUnderstoodIsASyntaxErrorAndChangesNothing(String command) {
        Served served = Served.plain().played("D4 Q16");
        GtpAnswer answer = served.server().answer(command);
        assertTrue(!answer.ok() && answer.text().startsWith("syntax error: "), answer.toString());
        served.said("D4", "list_stones b").said("black", "gogui-rules_side_to_move");
        served.said("0", "get_komi").said(NO_TURN, "tromp_taylor-explain");
    }

    @Test
    void theGridHasUpTo25ColumnsAndRows() {
        Served.plain()
                .said("19", "query_boardsize")
                .took("boardsize 25", "play b z25", "play w a1")
                .took("boardsize 1")
                .said("1", "gogui-rules_board_size")
                .took("boardsize 3 2")
                .shows("...", "...")
                .said("3 2", "gogui-rules_board_size")
                .took("rectangular_boardsize 2 3")
                .shows("..", "..", "..")
                .took("rectangular_boardsize 4")
                .said("4", "query_boardsize");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "26", "1000", "25 26", "0 5", "999999999"})
    void otherSizesAreRefusedAndTheGameStays(String size) {
        Served.ofSize(3, 3)
                .took("play b b2")
                .refused("unacceptable size", "boardsize " + size)
                .shows("...", ".X.", "...");
    }

    @Test
    void anotherSizeOrAClearBoardBeginsAnotherGame() {
        Served.plain()
                .took("boardsize 7", "play b d4", "komi 6.5", "boardsize 9", "play b d4")
                .took("clear_board", "play b d4", "play w e5")
                .refused("illegal move", "play b e5")
                .took("clear_board")
                .said(NO_TURN, "tromp_taylor-explain")
                .said("6.5", "get_komi")
                .refused("cannot undo", "undo");
    }

    @Test
    void coloursAndVerticesAreTakenInAnyCase() {
        Served.ofSize(3, 3)
                .took("play B a1", "play White C3", "play BLACK PASS", "play w Pass")
                .shows("..O", "...", "X..");
    }

    @Test
    void anIllegalMoveChangesNothing() {
        Served.ofSize(5, 5)
                .played("D5 E5 E4")
                .refused("illegal move", "play w e5")
                .shows("...X.", "....X", ".....", ".....", ".....")
                .said("white", "gogui-rules_side_to_move");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b B1|repeats (TT-6.c): Black B1 makes the colouring of turn 6 again, a cycle of 3 turns",
                "b c1|occupied (TT-7.b): Black C1 is on a point that is white",
                "b E1|off-grid (TT-1): Black E1 is no point of 4x4",
                "w A3|out-of-turn (TT-5.b): it is Black's turn",
                "w pass|out-of-turn (TT-5.b): it is Black's turn",
            })
    void theReasonOfARefusalIsToldIfThatIsWanted(String turn, String reason) {
        Served.ofSize(4, 4).played(KO).refused("illegal move", "play " + turn);
        Served.withReasons()
                .took("boardsize 4")
                .played(KO)
                .refused("illegal move: " + reason, "play " + turn)
                .said("0", "is_legal " + turn);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b B1|As turn 9, Black B1: repeats (TT-6)",
                "b c1|As turn 9, Black C1: occupied (TT-7)",
                "b E1|As turn 9, Black E1: off-grid (TT-1)",
                "w A3|As turn 9, White A3: out-of-turn (TT-5)",
                "b a1|As turn 9, Black A1: legal (TT-6)",
                "b PASS|As turn 9, Black pass: legal (TT-6)",
            })
    void aVerdictIsExplained(String turn, String title) {
        Served served = Served.ofSize(4, 4).played(KO);
        String explanation = served.says("tromp_taylor-explain " + turn);
        assertEquals(title, explanation.lines().findFirst().orElse(""));
        served.said(NO_TURN, "tromp_taylor-explain");
        if (!title.contains("legal")) {
            served.refused("illegal move", "play " + turn)
                    .said(explanation, "tromp_taylor-explain");
            // Of the game as it was, whatever comes later.
            served.took("play b a1", "undo", "undo").said(explanation, "tromp_taylor-explain");
        }
    }

    @Test
    void theReadingsAreCitedWhereTheyDecide() {
        Served.withReasons()
                .took("boardsize 1")
                .refused(
                        "illegal move: repeats (TT-6.b): Black A1 makes the colouring of turn 0"
                                + " again, a cycle of 1 turn",
                        "play b a1")
                .refused("illegal move: out-of-turn (TT-5): it is Black's turn", "play w a1")
                .took("boardsize 2")
                .played("A1 pass A2 pass B1 pass")
                .refused(
                        "illegal move: repeats (TT-6.a): Black B2 makes the colouring of turn 0"
                                + " again, a cycle of 7 turns",
                        "play b b2");
        // Black's A1 and B1 would have no liberty left, and B1 takes none of White's.
        String suicide =
                Served.ofSize(3, 2)
                        .played("A1 A2 pass B2 pass C1")
                        .says("tromp_taylor-explain b b1");
        assertTrue(suicide.contains("TT-7.a"), suicide);
    }

    @Test
    void twoPassesEndTheGame() {
        Served.ofSize(3, 3)
                .played("B2 pass")
                .said("A3 B3 C3 A2 C2 A1 B1 C1 pass", "gogui-rules_legal_moves")
                .took("play b pass")
                .said("", "gogui-rules_legal_moves")
                .said("", "all_legal w")
                .said("0", "is_legal w pass")
                .refused("illegal move", "play w a1")
                .refused("illegal move", "play w pass")
                .refused(
                        "game-over (TT-8.a): two consecutive passes have ended the game",
                        "genmove w")
                .took("undo")
                .took("play b a1");
    }

    @Test
    void aPlayerMayNotTakeTwoTurnsInARow() {
        Served.ofSize(3, 3)
                .refused("illegal move", "play w b2")
                .took("play b b2")
                .refused("illegal move", "play b a1")
                .refused("illegal move", "play b pass")
                .refused("out-of-turn (TT-5.b): it is White's turn", "genmove b")
                .said("", "all_legal b")
                .said("0", "is_legal b a1")
                .shows("...", ".X.", "...");
    }

    @Test
    void passesAreFilledInIfThatIsWanted() {
        Served served =
                Served.fillingPasses()
                        .took("boardsize 3", "play w b2", "play w a1")
                        .shows("...", ".O.", "O..")
                        .said("1", "is_legal w c1")
                        .said("1", "is_legal b c1")
                        .said("A3 B3 C3 A2 C2 B1 C1", "all_legal w")
                        .took("play b c3", "undo", "undo")
                        .shows("...", ".O.", "...")
                        .said("black", "gogui-rules_side_to_move")
                        .took("undo")
                        .refused("cannot undo", "undo")
                        .said("black", "gogui-rules_side_to_move");
        // A pass filled in counts: with Black's own it ends the game before Black's second
        // (TT-5.b).
        served.took("play b b2", "play w a1", "play b pass")
                .refused("illegal move", "play b pass")
                .said("white", "gogui-rules_side_to_move")
                .took("play w pass")
                .refused("illegal move", "play b a2");
    }

    @Test
    void anyNumberOfTurnsIsTakenBack() {
        Served served = Served.ofSize(4, 4).played(KO);
        served.refused("cannot undo", "gg-undo 9").took("gg-undo 3").took("gg-undo 0");
        served.shows("....", "....", "OOX.", ".X.X");
        served.took("gg-undo", "undo", "undo").shows("....", "....", "O...", ".X..");
        served.took("undo", "undo").shows("....", "....", "....", "....");
        served.refused("cannot undo", "undo").played(KO);
    }

    @Test
    void aTurnTakenBackIsNoEarlierColouring() {
        Served.ofSize(5, 5).played("D5 E5 E4").took("undo", "play b e4");
    }

    @Test
    void aSequenceIsTakenAsAWholeOrNotAtAll() {
        Served.ofSize(3, 3)
                .took("gogui-play_sequence")
                .took("gogui-play_sequence b a1 w b2 B pass W c3")
                .shows("..O", ".O.", "X..")
                .refused("illegal move", "gogui-play_sequence b a2 w a3 b a1")
                .shows("..O", ".O.", "X..");
    }

    @Test
    void legalMovesAreListed() {
        Served served = Served.ofSize(4, 4).played(KO);
        assertEquals(
                List.of("A4 B4 C4 A3 B3 C3 D3 D2 A1".split(" ")),
                List.of(served.says("all_legal b").split(" ")));
        served.said("A4 B4 C4 A3 B3 C3 D3 D2 A1 pass", "gogui-rules_legal_moves");
    }

    @Test
    void theScoreIsThatOfThePresentGridWithKomi() {
        Served served = Served.ofSize(5, 3).said("0", "final_score");
        served.played("C3 D3 C2 D2 C1 D1");
        served.said("B+3", "final_score").took("komi 3").said("0", "final_score");
        served.said("A tie: Black 9, White 6, komi 3", "gogui-rules_final_result");
        served.took("komi 6.50").said("W+3.5", "final_score");
        served.said("White wins by 3.5: Black 9, White 6, komi 6.50", "gogui-rules_final_result");
        served.took("komi -0.25").said("B+3.25", "final_score");
        served.said("Black wins by 3.25: Black 9, White 6, komi -0.25", "gogui-rules_final_result");
        served.took("komi 12345678901234567890").said("W+12345678901234567887", "final_score");
    }

    @Test
    void stonesThatOthersCallDeadCount() {
        // Black's lone stone in White's area spoils it: the empty points reach both (TT-9.a,
        // TT-9.c).
        Served.ofSize(3, 3)
                .played("A1 B3 pass B2 pass B1 pass")
                .said("W+5", "final_score")
                .said("", "final_status_list dead")
                .said("", "final_status_list seki")
                .said("B3 B2 B1\nA1", "final_status_list alive");
    }

    @Test
    void stonesAreListedAndCounted() {
        Served served = Served.ofSize(4, 4).played(KO);
        served.said("C2 D1", "list_stones black").said("D4 A2 B2 C1", "list_stones w");
        // Black took none; White took A1 and B1.
        served.said("0 2", "gogui-rules_captured_count");
    }

    @Test
    void theBoardIsShownWithTheLastMove() {
        Served.ofSize(3, 2)
                .took("komi 6.5", "play b a1", "play w c2")
                .said(
                        "\n   A B C\n 2 . .(O)2\n 1 X . . 1\n   A B C\nBlack has turn 3, komi 6.5",
                        "showboard")
                .took("play b pass", "play w pass")
                .said(
                        "\n   A B C\n 2 . . O 2\n 1 X . . 1\n   A B C\nover after 4 turns, komi 6.5",
                        "showboard");
    }

    @Test
    void whatControllersSayOfTimeIsTaken() {
        Served.plain()
                .took("time_settings 0 1 0", "time_settings 1800 30 1", "time_left b 30 0")
                .took("kgs-game_over");
        assertTrue(
                Served.plain()
                        .says("gogui-analyze_commands")
                        .lines()
                        .allMatch(line -> line.matches("(string|plist)/[^/]+/[a-z_-]+( %[cp])*")));
    }

    @Test
    void afterADisagreementPlayGoesOn() {
        Served served = Served.ofSize(3, 3).played("B2 A1 pass pass");
        // Black passed first, so the turn is Black's, as it was before the two passes.
        served.refused("out-of-turn (TT-5.b): it is Black's turn", "kgs-genmove_cleanup w");
        String move = served.says("kgs-genmove_cleanup b");
        assertTrue(move.matches("[ABC][123]"), move);
        served.said("white", "gogui-rules_side_to_move").took("play w pass");
    }
}
