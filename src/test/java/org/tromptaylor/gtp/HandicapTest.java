package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Handicap stones: places by section 4.1.1 of the protocol, turns by TT-5.a. */
class HandicapTest {

    @ParameterizedTest
    @CsvSource({
        "19, 2, D4 Q16",
        "19, 3, D4 Q16 D16",
        "19, 4, D4 Q16 D16 Q4",
        "19, 5, D4 Q16 D16 Q4 K10",
        "19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
        "13, 5, D4 K10 D10 K4 G7",
        "12, 4, C3 K10 C10 K3",
        "9, 9, C3 G7 C7 G3 C5 G5 E3 E7 E5",
        "8, 4, C3 F6 C6 F3",
        "7, 4, C3 E5 C5 E3",
        "25, 9, D4 W22 D22 W4 D13 W13 N4 N22 N13",
    })
    void fixedStonesStandWhereTheProtocolPutsThem(int size, int stones, String points) {
        Served.ofSize(size, size).said(points, "fixed_handicap " + stones);
    }

    @ParameterizedTest
    @CsvSource({
        "19, 1", "19, 0", "19, 10", "18, 5", "7, 5", "6, 2", "5, 2", "1, 2", "24, 5",
    })
    void otherNumbersAreRefused(int size, int stones) {
        Served.ofSize(size, size)
                .refused("invalid number of stones", "fixed_handicap " + stones)
                .said("", "list_stones b");
    }

    @Test
    void aRectangleTakesEachSideForItself() {
        Served.ofSize(19, 9).said("D3 Q7 D7 Q3 K5", "fixed_handicap 5");
        Served.ofSize(19, 8)
                .refused("invalid number of stones", "fixed_handicap 5")
                .said("D3 Q6 D6 Q3", "fixed_handicap 4");
    }

    @Test
    void theStonesAreBlacksTurnsWithWhitesPassesBetween() {
        Served served = Served.plain();
        served.said("D4 Q16 D16", "fixed_handicap 3");
        served.said("white", "gogui-rules_side_to_move");
        assertTrue(served.says("showboard").endsWith("White has turn 6, komi 0"));
        // The three passes of a game: White's of the handicap are not consecutive (TT-5.a).
        served.took("play w pass", "play b pass").said("", "gogui-rules_legal_moves");
    }

    @Test
    void theStonesStayWhenTurnsAreTakenBack() {
        Served served = Served.plain();
        served.said("D4 Q16", "fixed_handicap 2").took("play w d16", "undo");
        served.refused("cannot undo", "undo").refused("cannot undo", "gg-undo 1");
        served.said("Q16 D4", "list_stones b").took("clear_board").said("", "list_stones b");
    }

    @Test
    void theyComeBeforeAllTurns() {
        for (String turn : List.of("play b d4", "play b pass")) {
            Served.plain()
                    .took(turn)
                    .refused("board not empty", "fixed_handicap 2")
                    .refused("board not empty", "place_free_handicap 2")
                    .refused("board not empty", "set_free_handicap a1 a2");
        }
        Served served = Served.plain();
        served.said("D4 Q16", "fixed_handicap 2").refused("board not empty", "fixed_handicap 2");
        Served.plain().took("play b d4", "undo").said("D4 Q16", "fixed_handicap 2");
    }

    @Test
    void anyPointsMayBeSet() {
        Served.ofSize(3, 3)
                .said("B2 A1", "set_free_handicap b2 A1")
                .shows("...", ".X.", "X..")
                .took("play w a2");
        Served.ofSize(3, 2)
                .said("A1 B1 C1 A2 B2", "set_free_handicap A1 B1 C1 A2 B2")
                .shows("XX.", "XXX")
                // It takes all of Black's stones.
                .took("play w c2")
                .shows("..O", "...");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "A1|number of stones 1",
                "A1 A2 A1|'A1'",
                "A1 pass|'pass'",
                "A1 D1|'D1'",
                "A1 A2 A3 B1 B2 B3 C1 C2 C3|number of stones 9",
            })
    void aBadListIsRefusedAndNothingIsPlaced(String list, String what) {
        Served.ofSize(3, 3)
                .refused("bad vertex list: " + what, "set_free_handicap " + list)
                .shows("...", "...", "...")
                .said("black", "gogui-rules_side_to_move");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 9, 10, 40, 168})
    void freeStonesArePlacedAsMany(int stones) {
        Served served = Served.ofSize(13, 13);
        List<String> placed =
                Arrays.asList(served.says("place_free_handicap " + stones).split(" "));
        Set<String> different = new HashSet<>(placed);
        assertEquals(stones, placed.size());
        assertEquals(stones, different.size());
        assertEquals(
                different, new HashSet<>(Arrays.asList(served.says("list_stones b").split(" "))));
        served.said("white", "gogui-rules_side_to_move");
    }

    @Test
    void oneEmptyPointIsLeft() {
        Served.ofSize(2, 2)
                .refused("invalid number of stones", "place_free_handicap 4")
                .refused("invalid number of stones", "place_free_handicap 1");
        assertEquals(8, Served.ofSize(2, 2).says("place_free_handicap 3").length());
    }
}
