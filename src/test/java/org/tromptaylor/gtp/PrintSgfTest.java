package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game as a record. */
class PrintSgfTest {

    private static final String HEAD = "(;FF[4]GM[1]CA[UTF-8]SZ";

    @TempDir private Path folder;

    @Test
    void theTurnsAreThereAndTheResultOnceTheGameIsOver() {
        Served.ofSize(3, 2)
                .took("komi 0.5")
                .said(HEAD + "[3:2]RU[Tromp-Taylor]KM[0.5])", "printsgf")
                .played("A2 C1 pass")
                .said(HEAD + "[3:2]RU[Tromp-Taylor]KM[0.5]\n;B[aa]\n;W[cb]\n;B[])", "printsgf")
                .took("undo", "play b b2", "play w pass", "play b pass")
                // Black has A2, B2; White C1; B1 reaches both, A1 too, and C2 reaches both.
                .said(
                        HEAD
                                + "[3:2]RU[Tromp-Taylor]KM[0.5]RE[B+0.5]"
                                + "\n;B[aa]\n;W[cb]\n;B[ba]\n;W[]\n;B[])",
                        "printsgf");
    }

    @Test
    void whatIsWrittenIsLoadedAgainWithItsHistory() throws IOException {
        Path file = folder.resolve("a game.sgf");
        Files.writeString(file, "something longer".repeat(99));
        Served.ofSize(4, 4)
                .took("komi 6.5")
                .said("A1 D4", "set_free_handicap a1 d4")
                .took("play w b2", "printsgf " + file, "clear_board", "komi 0", "loadsgf " + file)
                .shows("...X", "....", ".O..", "X...")
                .said("6.5", "get_komi")
                .said("black", "gogui-rules_side_to_move");
        assertEquals(
                HEAD + "[4]RU[Tromp-Taylor]KM[6.5]\n;B[ad]\n;W[]\n;B[da]\n;W[bc])\n",
                Files.readString(file));
    }

    @Test
    void whereItCantBeWrittenIsNamed() {
        Served served = Served.ofSize(2, 2);
        served.refused("cannot save file: no file: '" + folder + "'", "printsgf " + folder);
        Path none = folder.resolve("none/a.sgf");
        served.refused("cannot save file: can't be written: '" + none + "'", "printsgf " + none);
        assertFalse(Files.exists(none));
    }
}
