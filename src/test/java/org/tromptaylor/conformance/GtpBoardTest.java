package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.vectors.Notation;

/** Boards as engines draw them. */
class GtpBoardTest {

    private static void assertDrawn(String text, String... rows) {
        Optional<int[]> grid = GtpBoard.drawn(rows[0].length(), rows.length, text);
        assertEquals(
                Optional.of(List.of(rows)),
                grid.map(colours -> Notation.rows(rows[0].length(), rows.length, colours)));
    }

    private static void assertUnknown(int width, int height, String text) {
        assertEquals(Optional.empty(), GtpBoard.drawn(width, height, text));
    }

    @Test
    void gnuGoDrawsHandicapPointsAndPrisoners() {
        assertDrawn(
                """

                   A B C D E
                 5 . . . . . 5
                 4 . + . + . 4
                 3 . . O . . 3
                 2 . + . + . 2     WHITE (O) has captured 0 stones
                 1 X . . . . 1     BLACK (X) has captured 10 stones
                   A B C D E""",
                ".....",
                ".....",
                "..O..",
                ".....",
                "X....");
    }

    @Test
    void kataGoMarksTheLastMovesByDigits() {
        assertDrawn(
                """
                MoveNum: 2 HASH: 9C2B1A6E56E5B3C6
                   A B C
                 2 . X1.
                 1 O2. .

                Next player: Black
                Rules: {"ko":"POSITIONAL"}""",
                ".X.",
                "O..");
    }

    @Test
    void pachiDrawsAFrame() {
        assertDrawn(
                """
                Move:   4  Komi: 0.0  Handicap: 0  Captures B: 0 W: 0  [0 0 0 0]
                      A B C
                    +-------+
                  2 | O . . |
                  1 | X X). |
                    +-------+
                """,
                "O..",
                "XX.");
    }

    @Test
    void pachiMayDrawASecondBoardBeside() {
        assertDrawn(
                """
                      A B        A B
                    +-----+    +-----+
                  2 | O . |  2 | x x |
                  1 | X . |  1 | x x |
                    +-----+    +-----+
                """
                        .replace("A B        A B", "A B"),
                "O.",
                "X.");
    }

    @Test
    void leelaZeroWritesSmallLetters() {
        assertDrawn(
                """
                Passes: 0            Black (X) Prisoners: 0
                White (O) to move    White (O) Prisoners: 0

                   a b c
                 2 O . +  2
                 1 X(X).  1
                   a b c

                Hash: 8A57840165BAA762 Ko-Hash: 1A45B713D972CB4C
                """,
                "O..",
                "XX.");
    }

    @Test
    void bracketsMayMarkTheLastMove() {
        assertDrawn("  A B C\n2 .(X). 2\n1 . O . 1", ".X.", ".O.");
    }

    @Test
    void theRowsMayComeFromTheBottom() {
        assertDrawn("   A B\n 1 X .\n 2 . O\n 3 . .", "..", ".O", "X.");
    }

    @Test
    void twoDigitRowsAreRead() {
        StringBuilder text = new StringBuilder("   A\n");
        String[] rows = new String[12];
        for (int row = 12; row >= 1; row--) {
            text.append(String.format("%2d %s %d%n", row, row == 11 ? "X" : ".", row));
            rows[12 - row] = row == 11 ? "X" : ".";
        }
        assertDrawn(text.toString(), rows);
    }

    @Test
    void whatIsDrawnOtherwiseIsNotGuessed() {
        assertUnknown(2, 2, "");
        assertUnknown(2, 2, "   A B\n 2 . .");
        assertUnknown(2, 2, "   A B C\n 2 . . .\n 1 . . .");
        assertUnknown(2, 2, "   A B\n 2 # O\n 1 . .");
        assertUnknown(2, 2, "   A B\n 2 . .\n 2 . .\n 1 . .");
        assertUnknown(2, 2, "   A B\n 3 . .\n 2 . .\n 1 . .");
        assertUnknown(2, 2, " 2 . .\n 1 . .");
        assertUnknown(2, 2, "   A B\n 2 . .\n 1 .");
    }

    private static List<Integer> points(String text) throws ChildFailure {
        return GtpBoard.points(3, 3, "list_stones black", new GtpAnswer(true, text));
    }

    @Test
    void listsOfVerticesAreReadInAnyCaseAndOrder() throws Exception {
        assertEquals(List.of(8, 0), points("c1 PASS\nA3"));
        assertEquals(List.of(), points(" "));
    }

    @Test
    void whatIsNoListOfVerticesIsAnError() {
        for (String text : List.of("A1 D1", "A1, B1", "none")) {
            ChildFailure failure = assertThrows(ChildFailure.class, () -> points(text));
            assertEquals(ChildFailure.Kind.PROTOCOL, failure.kind());
            assertEquals("answered 'list_stones black' with '" + text + "'", failure.getMessage());
        }
    }
}
