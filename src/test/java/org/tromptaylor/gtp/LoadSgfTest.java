package org.tromptaylor.gtp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records that a game goes on from. */
class LoadSgfTest {

    private static final String KO =
            "(;GM[1]FF[4]SZ[4]KM[6.5];B[bd];W[ac];B[cc];W[bc];B[dd];W[da];B[ad];W[cd])";

    @TempDir private Path folder;

    private String load(String sgf) throws IOException {
        return "loadsgf " + Files.writeString(folder.resolve("a.sgf"), sgf);
    }

    private String failed(Served served, String command) {
        GtpAnswer answer = served.server().answer(command);
        assertTrue(!answer.ok() && answer.text().startsWith("cannot load file: "), answer.text());
        return answer.text().substring("cannot load file: ".length());
    }

    private void assertFails(String why, String sgf) throws IOException {
        Served served = Served.ofSize(2, 2).took("komi 1", "play b a1");
        String said = failed(served, load(sgf));
        assertTrue(said.equals(why), said);
        served.shows("..", "X.").said("1", "get_komi").took("undo");
    }

    @Test
    void aRecordIsPlayedToItsEnd() throws IOException {
        Served.plain()
                .took(load(KO))
                .shows("...O", "....", "OOX.", "..OX")
                .said("6.5", "get_komi")
                .said("black", "gogui-rules_side_to_move")
                // Its history counts.
                .refused("illegal move", "play b b1")
                .took("undo", "undo", "play b c1");
    }

    @Test
    void itStopsBeforeTheTurnOfANumber() throws IOException {
        Served.plain()
                .took(load(KO) + " 3")
                .shows("....", "....", "O...", ".X..")
                .took(load(KO) + " 1")
                .shows("....", "....", "....", "....")
                .took(load(KO) + " 0")
                .shows("....", "....", "....", "....")
                .took(load(KO) + " 999")
                .shows("...O", "....", "OOX.", "..OX");
    }

    @Test
    void namesOfFilesMayHaveSpacesAndAnyLetters() throws IOException {
        Path file = Files.writeString(folder.resolve("\u56f4\u68cb 2.sgf"), KO);
        Served.plain().took("loadsgf " + file).took("loadsgf " + file + " 3");
    }

    @Test
    void aHandicapIsLaidByTurns() throws IOException {
        Served.plain()
                .took(load("(;SZ[3]HA[2]AB[aa][bb];W[ac];B[cc])"))
                .shows("X..", ".X.", "O.X")
                .said("white", "gogui-rules_side_to_move")
                .took("undo", "undo")
                .refused("cannot undo", "undo");
        Served.plain()
                .took(load("(;SZ[3]HA[2]AB[aa][bb])"))
                .said("white", "gogui-rules_side_to_move");
    }

    @Test
    void stonesThatAreSetUpAreLaidByTurns() throws IOException {
        Served served = Served.plain();
        served.took(load("(;SZ[4];AB[bd][cc][dd]AW[ac][bc][da]PL[B])"))
                .shows("...O", "....", "OOX.", ".X.X")
                .said("black", "gogui-rules_side_to_move");
        served.took(load("(;SZ[4]AB[aa]AW[bb][cc];B[dd])"))
                .shows("X...", ".O..", "..O.", "...X")
                .said("white", "gogui-rules_side_to_move");
        // A pass after the stones is not the second in a row.
        served.took(load("(;SZ[4]AB[aa]AW[bb][cc]PL[B])"), "play b pass", "play w a1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[3];B[aa];W[aa])|turn 2 (line 1): occupied (TT-7.b): White A3 is on a point that is"
                        + " black",
                "(;SZ[2:1];B[aa];W[ba];B[aa])|turn 3 (line 1): repeats (TT-6): Black A1 makes the"
                        + " colouring of turn 1 again, a cycle of 2 turns",
                "(;SZ[3];B[aa];B[bb])|turn 2 (line 1): out-of-turn (TT-5.b): it is White's turn",
                "(;SZ[3];B[];W[];B[bb])|turn 3 (line 1): game-over (TT-8.a): two consecutive passes"
                        + " have ended the game",
                "(;SZ[3];B[dd])|turn 1 (line 1): off-grid (TT-1): Black [dd] is no point of"
                        + " 3x3",
                "(;SZ[3];B[aa];AB[bb])|line 1: stones are set up after turn 1",
                "(;SZ[2:1]AB[aa]AW[ba])|a string that is set up has no liberty",
                "(;SZ[26];B[aa])|26x26 is more than 25x25",
                "(;GM[2])|not a game of Go: GM[2]",
                "(;SZ[x])|line 1: no size from 1 to 52: SZ[x]",
                "no record|no game: '(;' is nowhere in it",
            })
    void whatCannotBeGoneOnFromIsRefusedAndTheGameStays(String sgf, String why) throws IOException {
        assertFails(why, sgf);
    }

    @Test
    void passesAreFilledInIfThatIsWanted() throws IOException {
        Served.fillingPasses()
                .took(load("(;SZ[3];B[aa];B[bb];W[cc])"))
                .shows("X..", ".X.", "..O")
                .said("black", "gogui-rules_side_to_move");
    }

    @Test
    void whatIsNoFileIsRefused() {
        Served served = Served.plain();
        for (String name :
                new String[] {"nowhere.sgf", folder.toString(), "/dev/zero", "\u0001/"}) {
            assertTrue(failed(served, "loadsgf " + name).startsWith("no such file: '"), name);
        }
    }
}
