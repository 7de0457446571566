package org.tromptaylor.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.record.GameRecord.Setup;
import org.tromptaylor.record.GameRecord.ToMove;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;

class GameRecordTest {

    private static final int BLACK = TrompTaylor.BLACK;
    private static final int WHITE = TrompTaylor.WHITE;

    @ParameterizedTest
    @CsvSource({
        "(;), 19, 19",
        "(;SZ[9]), 9, 9",
        "(;SZ[19:13]), 19, 13",
        "(;SZ[ 5 : 7 ]), 5, 7",
        "(;SZ[52]), 52, 52",
        "(;SZ[1:2]), 1, 2",
        "(;SZ[]), 19, 19",
    })
    void theSizeIsColumnsThenRows(String file, int width, int height) throws SgfException {
        GameRecord record = Sgf.record(file);

        assertEquals(width, record.width());
        assertEquals(height, record.height());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "53", "19:0", "-9", "big", "9:9:9", "99999999999"})
    void aSizeThatIsNoneIsRefused(String size) {
        SgfException e =
                assertThrows(SgfException.class, () -> Sgf.record("\n(;SZ[" + size + "])"));

        assertEquals("line 2: no size from 1 to 52: SZ[" + size + "]", e.getMessage());
    }

    @Test
    void otherGamesAreRefused() {
        SgfException e = assertThrows(SgfException.class, () -> Sgf.record("(;GM[2];B[aa])"));

        assertEquals("not a game of Go: GM[2]", e.getMessage());
    }

    @Test
    void pointsAreColumnAndRowFromTheTopLeft() throws SgfException {
        GameRecord record = Sgf.record("(;SZ[19:13];B[aa];W[sm];B[ds];W[ab])");

        assertEquals(
                List.of(
                        new Turn(BLACK, 0, "aa", 1),
                        new Turn(WHITE, 12 * 19 + 18, "sm", 1),
                        new Turn(BLACK, GameRecord.OFF_GRID, "ds", 1),
                        new Turn(WHITE, 19, "ab", 1)),
                record.events());
        assertEquals("A13", record.place(0));
        assertEquals("T1", record.place(12 * 19 + 18));
        assertEquals("pass", record.place(TrompTaylor.PASS));
        assertEquals("off the grid", record.place(GameRecord.OFF_GRID));
    }

    @Test
    void beyondTwentySixLettersAreCapital() throws SgfException {
        GameRecord record = Sgf.record("(;SZ[52];B[ZA];W[tt])");

        assertEquals(
                List.of(
                        new Turn(BLACK, 26 * 52 + 51, "ZA", 1),
                        new Turn(WHITE, 19 * 52 + 19, "tt", 1)),
                record.events());
        assertEquals("[ZA]", record.place(26 * 52 + 51));
    }

    @Test
    void aPassIsNothingOrThePointBehindTheLastOf19x19() throws SgfException {
        assertEquals(
                List.of(
                        new Turn(BLACK, TrompTaylor.PASS, "", 1),
                        new Turn(WHITE, TrompTaylor.PASS, "tt", 1)),
                Sgf.record("(;SZ[9];B[];W[tt])").events());
    }

    @Test
    void stonesAreSetUpPointByPointOrAsRectangles() throws SgfException {
        GameRecord record =
                Sgf.record("(;SZ[5]AB[aa][cc:bb]AW[ee:ed]AE[bc]PL[W];AW[];AB[aa][aa:ba])");

        assertEquals(
                List.of(
                        new Setup(BLACK, List.of(0, 6, 7, 11, 12), 1),
                        new Setup(WHITE, List.of(19, 24), 1),
                        new Setup(TrompTaylor.EMPTY, List.of(11), 1),
                        new ToMove(WHITE, 1),
                        new Setup(BLACK, List.of(0, 1), 1)),
                record.events());
    }

    @Test
    void lineBreaksInPointsAreNothing() throws SgfException {
        assertEquals(
                List.of(new Turn(BLACK, 3, "da", 1)), Sgf.record("(;SZ[5];B[d\n a])").events());
    }

    @Test
    void whatIsNoPointIsAFaultAndNothingElse() throws SgfException {
        GameRecord record =
                Sgf.record("(;SZ[5]AB[ff][a][aa:bb:cc][bb];B[D4]\n;W[aaa];B[aa][bb]PL[x])");

        assertEquals(
                List.of(
                        "line 1: no points: AB[ff]",
                        "line 1: no points: AB[a]",
                        "line 1: no points: AB[aa:bb:cc]",
                        "line 1: no turn: B[D4]",
                        "line 2: no turn: W[aaa]",
                        "line 2: no player: PL[x]",
                        "line 2: more than one turn in B, only the first is taken"),
                record.faults());
        assertEquals(
                List.of(new Setup(BLACK, List.of(6), 1), new Turn(BLACK, 0, "aa", 2)),
                record.events());
    }

    @Test
    void whoPlayedAndForWhatStandsInTheFirstNode() throws SgfException {
        GameRecord record =
                Sgf.record("(;PB[Honinbo]PW[ Kato ]KM[6,5]HA[2]RU[Japanese]RE[W+0.5];PB[x]KM[1])");

        assertEquals(Optional.of("Honinbo"), record.black());
        assertEquals(Optional.of("Kato"), record.white());
        assertEquals(Optional.of(new BigDecimal("6.5")), record.komi());
        assertEquals(Optional.of(2), record.handicap());
        assertEquals(Optional.of("Japanese"), record.rules());
        assertEquals("W+0.5", record.result().written());
    }

    @ParameterizedTest
    @CsvSource({
        "7.5, 7.5",
        "-3, -3",
        "+.5, 0.5",
        "0, 0",
        "7.50, 7.5",
        "375, 375",
    })
    void komiIsADecimal(String written, BigDecimal komi) throws SgfException {
        assertEquals(0, komi.compareTo(Sgf.record("(;KM[" + written + "])").komi().orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"six", "1e9", ".", "6.5.5", "9999999999999999"})
    void komiThatIsNoNumberIsAFault(String written) throws SgfException {
        GameRecord record = Sgf.record("(;KM[" + written + "])");

        assertEquals(Optional.empty(), record.komi());
        assertEquals(List.of("line 1: no number: KM[" + written + "]"), record.faults());
    }

    @ParameterizedTest
    @CsvSource({
        "B+3.5, COUNTED, 1, 3.5",
        "W+2, COUNTED, 2, 2",
        "'White + 0,5', COUNTED, 2, 0.5",
        "0, COUNTED, 0, 0",
        "Draw, COUNTED, 0, 0",
        "jigo, COUNTED, 0, 0",
        "B+, WON, 1, ",
        "W+points, WON, 2, ",
        "B+R, UNCOUNTED, 1, ",
        "W+Resign, UNCOUNTED, 2, ",
        "b+t, UNCOUNTED, 1, ",
        "W+Forfeit, UNCOUNTED, 2, ",
        "Void, NONE, 0, ",
        "?, NONE, 0, ",
        "黑中盘胜, NONE, 0, ",
    })
    void resultsAreReadAsTheFormatWritesThem(
            String written, GameResult.Kind kind, int winner, BigDecimal margin) {
        GameResult result = GameResult.of(written);

        assertEquals(kind, result.kind());
        assertEquals(winner, result.winner());
        assertEquals(Optional.ofNullable(margin), result.margin());
    }

    @Test
    void listsOfRectanglesAreBounded() {
        String file = "(;SZ[52]" + ";AB[aa:ZZ]".repeat(2_000) + ")";

        SgfException e = assertThrows(SgfException.class, () -> Sgf.record(file));

        assertEquals("line 1: lists of more than 5000000 points in all", e.getMessage());
    }
}
