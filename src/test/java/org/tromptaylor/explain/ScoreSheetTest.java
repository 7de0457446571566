package org.tromptaylor.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.diagram.GridText;

/** Scores with the rules that decide them, counted by hand. */
class ScoreSheetTest {

    private static ScoreSheet sheet(String rows, String komi) {
        Optional<BigDecimal> given = Optional.ofNullable(komi).map(BigDecimal::new);
        return ScoreSheet.of(GridText.read(rows), Optional.of(true), given);
    }

    @ParameterizedTest
    @CsvSource({
        // The empty grid reaches nothing.
        ".../..., 0, 0, 6, TT-9 TT-9.b TT-9.c TT-10 TT-10.b",
        // All is Black's: no empty point reaches white.
        "X../..., 6, 0, 0, TT-9 TT-9.c TT-10",
        // B1 is next to both.
        "X.O, 1, 1, 1, TT-9 TT-9.a TT-9.c TT-10 TT-10.b",
        // A1 is Black's, E1 White's, and C1 in between nobody's.
        ".X.O., 2, 2, 1, TT-9 TT-9.a TT-9.c TT-10 TT-10.b",
        // A stone without a liberty stays where it is.
        "OXX/X.., 5, 1, 0, TT-9 TT-9.c TT-10",
    })
    void eachRegionHasItsReason(String rows, int black, int white, int nobody, String rules) {
        ScoreSheet sheet = sheet(rows, null);

        assertEquals(black, sheet.score(1));
        assertEquals(white, sheet.score(2));
        assertEquals(nobody, sheet.empty(0));
        assertEquals(List.of(rules.split(" ")), sheet.rules());
    }

    @Test
    void komiIsAnAdditionAndMayMakeATie() {
        ScoreSheet tie = sheet("X../...", "6");
        assertEquals(0, tie.margin().signum());
        assertEquals(List.of("TT-9", "TT-9.c", "TT-10", "TT-10.a", "TT-10.b"), tie.rules());
        assertEquals(new BigDecimal("-0.5"), sheet("X../...", "6.5").margin());
        assertEquals(List.of("TT-9", "TT-9.c", "TT-10"), sheet("X../...", "0").rules());
    }
}
