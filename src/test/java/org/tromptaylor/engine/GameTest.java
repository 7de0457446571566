package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.TIE;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.rules.Grids;
import org.tromptaylor.rules.Verdict;

/** What a game answers and keeps. That its verdicts are the rules' is tested elsewhere at length. */
class GameTest {

    @Test
    void aGameBeginsWithAnEmptyGridAndBlack() {
        Game game = new Game(3, 2);
        assertEquals(3, game.width());
        assertEquals(2, game.height());
        assertEquals(0, game.turns());
        assertEquals(BLACK, game.toMove());
        assertFalse(game.isOver());
        assertEquals(".../...", rows(game));
        assertEquals("{0, 1, 2, 3, 4, 5}", game.legalMoves().toString());
        assertEquals(TIE, game.winner());
    }

    @Test
    void theExampleOfTheDocumentationIsTrue() {
        Game game = new Game(19, 19);
        game.play(72);
        game.play(PASS);
        assertEquals(Verdict.OCCUPIED, game.verdict(72));
        assertEquals(BLACK, game.toMove());
        assertEquals(360, game.legalMoves().size());
    }

    @Test
    void turnsAreNumberedFromOne() {
        Game game = game(2, 2, 3, PASS, 0);
        assertEquals(3, game.turns());
        assertEquals(3, game.turn(1));
        assertEquals(PASS, game.turn(2));
        assertEquals(0, game.turn(3));
        assertEquals("no turn 0 of 3", message(() -> game.turn(0)));
        assertEquals("no turn 4 of 3", message(() -> game.turn(4)));
        game.undo();
        assertEquals("no turn 3 of 2", message(() -> game.turn(3)));
    }

    @Test
    void eachPointHasAColour() {
        Game game = game(2, 2, 0, 3);
        assertEquals(BLACK, game.colour(0));
        assertEquals(EMPTY, game.colour(1));
        assertEquals(WHITE, game.colour(3));
        assertEquals("no point of the 2x2 grid: 4", message(() -> game.colour(4)));
        assertEquals("no point of the 2x2 grid: -1", message(() -> game.colour(PASS)));
    }

    @Test
    void whatIsNoRectangleIsRefused() {
        for (int[] size : new int[][] {{0, 5}, {5, 0}, {-1, 3}, {65536, 65536}}) {
            assertEquals(
                    "not a rectangle: " + size[0] + "x" + size[1],
                    assertThrows(IllegalArgumentException.class, () -> new Game(size[0], size[1]))
                            .getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 2147483647", "2147483647, 1", "1048577, 1", "1025, 1024", "46340, 46340"})
    void gridsWithTooManyPointsAreRefused(int width, int height) {
        assertEquals(
                "more than 1048576 points: " + width + "x" + height,
                assertThrows(IllegalArgumentException.class, () -> new Game(width, height))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({"1, 1048576", "1048576, 1", "1024, 1024"})
    void asManyPointsAsAGridMayHaveWork(int width, int height) {
        Game game = game(width, height, 0, Game.MAX_POINTS - 1);
        assertEquals(Game.MAX_POINTS - 2, game.legalMoves().size());
        assertEquals(BLACK, game.colour(0));
        assertEquals(WHITE, game.colour(Game.MAX_POINTS - 1));
    }

    @Test
    void resettingTakesAllTurnsBack() {
        Game game = game(4, 3, 1, 2, 4, 7, 9, 10, 6, 5);
        assertEquals(Verdict.REPEATS, game.verdict(6));
        game.reset();
        assertEquals(0, game.turns());
        assertEquals(BLACK, game.toMove());
        assertEquals("..../..../....", rows(game));
        assertEquals(12, game.legalMoves().size());
        assertEquals(new Game(4, 3).hash(), game.hash());
        for (int turn : new int[] {1, 2, 4, 7, 9, 10, 6, 5}) {
            assertEquals(Verdict.LEGAL, game.play(turn));
        }
        assertEquals(7, game.repeatedTurn(6));
    }

    @Test
    void theHashIsMadeOfTheKeysOfTheStones() {
        Layout layout = Layout.of(2, 2);
        long[] keys = Keys.table(layout.size);
        long black = keys[Keys.index(BLACK, layout.cellOf[0])];
        long white = keys[Keys.index(WHITE, layout.cellOf[3])];
        assertEquals(black, game(2, 2, 0).hash());
        assertEquals(black ^ white, game(2, 2, 0, 3).hash());
    }

    @Test
    void noTurnIsTakenBackBeforeTheFirst() {
        Game game = new Game(2, 2);
        assertEquals(
                "no turn to take back",
                assertThrows(IllegalStateException.class, game::undo).getMessage());
    }

    @Test
    void aRefusedTurnChangesNothing() {
        Game game = game(2, 1, 0, 1);
        assertEquals(Verdict.REPEATS, game.play(0));
        assertEquals(Verdict.OCCUPIED, game.play(1));
        assertEquals(Verdict.OFF_GRID, game.play(2));
        assertEquals(Verdict.OUT_OF_TURN, game.play(WHITE, PASS));
        assertEquals(2, game.turns());
        assertEquals(".O", rows(game));
        assertEquals(BLACK, game.toMove());
    }

    @Test
    void aRepetitionNamesTheTurnThatMadeTheColouring() {
        Game ko = game(4, 3, 1, 2, 4, 7, 9, 10, 6, 5);
        assertEquals(Verdict.REPEATS, ko.verdict(6));
        assertEquals(7, ko.repeatedTurn(6));
        assertEquals(-1, ko.repeatedTurn(0));
        assertEquals(-1, ko.repeatedTurn(5));
        assertEquals(-1, ko.repeatedTurn(12));
        assertEquals("{0, 8}", ko.legalMoves().toString());
        assertEquals(-1, ko.repeatedTurn(PASS));
        assertEquals(0, game(1, 1).repeatedTurn(0));
        assertEquals(0, game(2, 1, PASS, 0, PASS).repeatedTurn(1));
        assertEquals(5, game(3, 3, PASS, 7, PASS, 3, 2, PASS).repeatedTurn(6));
    }

    @Test
    void noTurnFollowsTwoPasses() {
        Game game = game(2, 2, 1, PASS, PASS);
        assertTrue(game.isOver());
        assertEquals(Verdict.GAME_OVER, game.play(0));
        assertEquals(Verdict.GAME_OVER, game.play(PASS));
        assertTrue(game.legalMoves().isEmpty());
        game.undo();
        assertFalse(game.isOver());
        assertEquals("{0, 2, 3}", game.legalMoves().toString());
    }

    @Test
    void isLegalSaysWhetherTheVerdictIs() {
        Game game = game(2, 1, 0);
        assertTrue(game.isLegal(1));
        assertTrue(game.isLegal(PASS));
        assertFalse(game.isLegal(0));
        assertFalse(game.isLegal(2));
    }

    @Test
    void legalMovesFillASetThatIsThere() {
        Game game = game(2, 2, 0);
        PointSet moves = new PointSet(4);
        moves.add(0);
        game.legalMoves(moves);
        assertEquals("{1, 2, 3}", moves.toString());
        assertEquals(game.legalMoves(), moves);
        game.play(PASS);
        game.play(PASS);
        game.legalMoves(moves);
        assertEquals("{}", moves.toString());
        assertEquals(
                "a set for 5 points, not 4",
                assertThrows(IllegalArgumentException.class, () -> game.legalMoves(new PointSet(5)))
                        .getMessage());
    }

    @Test
    void scoresAreForPlayers() {
        Game game = game(3, 1, 1);
        assertEquals(3, game.score(BLACK));
        assertEquals(0, game.score(WHITE));
        assertEquals(BLACK, game.winner());
        assertEquals(WHITE, game(3, 1, PASS, 1).winner());
        assertEquals(
                "not a player: 0",
                assertThrows(IllegalArgumentException.class, () -> game.score(EMPTY)).getMessage());
    }

    @Test
    void aSnapshotStaysWhenTheGameGoesOn() {
        Game game = game(2, 2, 0);
        Position position = game.position();
        game.play(3);
        game.undo();
        game.undo();
        game.play(1);
        assertEquals("X.\n..", position.toString());
        assertEquals(".X\n..", game.position().toString());
    }

    @Test
    void everyEarlierColouringCanBeAskedFor() {
        Game game = game(2, 1, PASS, 0, 1, PASS);
        assertEquals("..", game.position(0).toString());
        assertEquals("..", game.position(1).toString());
        assertEquals("O.", game.position(2).toString());
        assertEquals(".X", game.position(3).toString());
        assertEquals(".X", game.position(4).toString());
        assertEquals("not between 0 and 4 turns: 5", message(() -> game.position(5)));
        assertEquals("not between 0 and 4 turns: -1", message(() -> game.position(-1)));
    }

    @Test
    void askingChangesNothing() {
        Game game = game(4, 3, 1, 2, 4, 7, 9, 10, 6);
        String before = rows(game);
        for (int turn = -2; turn <= 12; turn++) {
            game.verdict(turn);
            game.verdict(BLACK, turn);
            game.repeatedTurn(turn);
        }
        game.legalMoves();
        game.score(WHITE);
        assertEquals(before, rows(game));
        assertEquals(Verdict.LEGAL, game.play(5));
        assertEquals(".XO./XO.O/.XO.", rows(game));
    }

    @ParameterizedTest
    @CsvSource({"3,3,-1", "3,3,1", "9,9,-1", "19,19,-1"})
    void manyTurnsCanBeTakenAndTakenBack(int width, int height, long hashBits) {
        Game game = new Game(width, height, hashBits);
        Random random = new Random(1);
        List<int[]> grids = new ArrayList<>();
        List<PointSet> moves = new ArrayList<>();
        while (!game.isOver() && game.turns() < 1000) {
            grids.add(game.grid());
            moves.add(game.legalMoves());
            int next = game.legalMoves().next(random.nextInt(width * height));
            // -1, if there is none, is a pass.
            assertEquals(Verdict.LEGAL, game.play(next < 0 ? game.legalMoves().next(0) : next));
        }
        assertTrue(game.turns() > 100, game.turns() + " turns are not many");
        while (game.turns() > 0) {
            game.undo();
            assertArrayEquals(grids.get(game.turns()), game.grid());
            assertEquals(moves.get(game.turns()), game.legalMoves());
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "5, 1", "8, 8", "13, 10", "17, 31", "35, 35", "64, 65"})
    void theStartIsRememberedWhenAllPointsHaveBeenFilled(int width, int height) {
        // One colouring more with each of Black's moves; the last one would clear them all.
        Game game = new Game(width, height);
        int last = width * height - 1;
        for (int point = 0; point < last; point++) {
            assertEquals(Verdict.LEGAL, game.play(point));
            assertEquals(Verdict.LEGAL, game.play(PASS));
        }
        assertEquals(Verdict.REPEATS, game.verdict(last));
        assertEquals(0, game.repeatedTurn(last));
    }

    @Test
    void aVeryLargeGridWorksToo() {
        // White's stone in the last corner of 1000x1000 is taken.
        int corner = 999_999;
        Game game = game(1000, 1000, corner - 1, corner, corner - 1000);
        assertEquals(EMPTY, game.colour(corner));
        assertEquals(1_000_000, game.score(BLACK));
        assertEquals(0, game.score(WHITE));
        // White may move on all empty points but that corner.
        assertEquals(999_997, game.legalMoves().size());
        assertEquals(3, game.repeatedTurn(corner));
        assertEquals(2, game(100_000, 1, PASS, 99_998).repeatedTurn(99_999));
    }

    private static String rows(Game game) {
        return Grids.rows(game.width(), game.grid());
    }

    private static String message(Runnable question) {
        return assertThrows(IndexOutOfBoundsException.class, question::run).getMessage();
    }

    private static Game game(int width, int height, int... turns) {
        Game game = new Game(width, height);
        for (int turn : turns) {
            assertEquals(Verdict.LEGAL, game.play(turn));
        }
        return game;
    }
}
