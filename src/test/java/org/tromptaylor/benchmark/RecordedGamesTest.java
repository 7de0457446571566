package org.tromptaylor.benchmark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** The recorded games are always the same ones, and games as {@code BENCHMARKS.md} describes them. */
class RecordedGamesTest {

    /** The first numbers of the published generator for this seed. */
    @Test
    void chanceIsSplitMix64() {
        Chance chance = new Chance(1234567);
        assertEquals(6457827717110365317L, chance.next());
        assertEquals(3203168211198807973L, chance.next());
        assertEquals("9817491932198370423", Long.toUnsignedString(chance.next()));
    }

    @Test
    void allFilesAreThoseOfBenchmarksMd(@TempDir Path folder) throws Exception {
        RecordedGames.main(new String[] {folder.toString()});
        String document = Files.readString(Path.of("BENCHMARKS.md"));
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        int files = 0;
        for (String name : new String[] {"9x9", "13x13", "19x19", "19x19-long"}) {
            Path file = folder.resolve(name + ".txt");
            RecordedGames games = RecordedGames.read(file);
            String line =
                    "| `%s.txt` | %d | %,d | `%s` |"
                            .formatted(
                                    name,
                                    games.games().size(),
                                    games.turns(),
                                    HexFormat.of()
                                            .formatHex(sha256.digest(Files.readAllBytes(file))));
            assertTrue(document.contains("\n" + line + "\n"), line);
            files++;
        }
        assertEquals(4, files);
    }

    /** The row that another program, KataGo with its Tromp-Taylor rules, was found to share. */
    @Test
    void beforeAllTurnsThereAreAsManyLegalMovesAsBenchmarksMdSays() throws Exception {
        StringBuilder row = new StringBuilder("\n| by the ten rules |");
        for (int size : new int[] {9, 13, 19}) {
            long legal = 0;
            PointSet moves = new PointSet(size * size);
            for (int[] turns : RecordedGames.standard(size, size).games()) {
                Game game = new Game(size, size);
                for (int turn : turns) {
                    game.legalMoves(moves);
                    legal += moves.size();
                    game.play(turn);
                }
            }
            row.append(" %,d |".formatted(legal));
        }
        String document = Files.readString(Path.of("BENCHMARKS.md"));
        assertTrue(document.contains(row + "\n"), row.toString());
    }

    @Test
    void aFileIsReadAsItWasWritten(@TempDir Path folder) throws Exception {
        RecordedGames games = RecordedGames.random(3, 2, 5, 7);
        Path file = folder.resolve("3x2.txt");
        RecordedGames.main(new String[] {file.toString(), "3", "2", "5", "7"});
        assertEquals(games.text(), Files.readString(file));
        RecordedGames read = RecordedGames.read(file);
        assertEquals(games.text(), read.text());
        assertEquals(5, read.games().size());
        assertArrayEquals(games.games().get(4), read.games().get(4));
    }

    @Test
    void anotherSeedMakesOtherGames() {
        assertNotEquals(
                RecordedGames.random(5, 5, 2, 1).text(), RecordedGames.random(5, 5, 2, 2).text());
    }

    @Test
    void theGamesAreGamesByTheReference() {
        for (int[] turns : RecordedGames.random(5, 5, 5, 1).games()) {
            ReferenceGame game = new ReferenceGame(5, 5);
            for (int turn : turns) {
                assertEquals(Verdict.LEGAL, game.play(turn));
                if (turn != TrompTaylor.PASS) {
                    assertNotEquals(TrompTaylor.EMPTY, game.grid()[turn], "a suicide");
                }
            }
            assertTrue(game.isOver());
        }
    }

    /** Two implementations that share nothing agree on every turn of the games. */
    @Test
    void theBoardOfStringsPlaysThemToo() {
        RecordedGames recorded = RecordedGames.random(9, 9, 40, 1);
        PointSet moves = new PointSet(81);
        for (int[] turns : recorded.games()) {
            StringsBoard board = new StringsBoard(9, 9);
            Game game = new Game(9, 9);
            for (int turn : turns) {
                game.legalMoves(moves);
                assertEquals(moves.size(), board.legalMoves());
                assertTrue(board.play(turn));
                assertEquals(Verdict.LEGAL, game.play(turn));
                assertEquals(game.score(TrompTaylor.BLACK), board.score(TrompTaylor.BLACK));
            }
            assertTrue(board.isOver());
            assertArrayEquals(game.grid(), board.grid());
            while (game.turns() > 0) {
                game.undo();
                board.undo();
                assertArrayEquals(game.grid(), board.grid());
            }
            assertEquals(0, board.turns());
        }
    }

    @Test
    void theLongGameHasSuicidesAndIsNotOver() {
        int[] turns = RecordedGames.anyMoves(9, 9, 1000, 2).games().get(0);
        assertEquals(1000, turns.length);
        StringsBoard board = new StringsBoard(9, 9);
        int suicides = 0;
        for (int turn : turns) {
            assertTrue(board.play(turn));
            suicides += turn != TrompTaylor.PASS && board.colour(turn) == 0 ? 1 : 0;
        }
        assertTrue(suicides > 0);
        assertFalse(board.isOver());
    }
}
