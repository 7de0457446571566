package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.Arrays;
import org.tromptaylor.rules.TrompTaylor;

/** Compares a {@link Board} with the rules, whatever the history says. */
final class BoardMoves {

    private BoardMoves() {}

    /**
     * Makes and takes back every move of both players on a colouring, in which all strings must reach
     * empty, and compares what they do with the rules.
     */
    static void compare(int width, int height, int[] grid) {
        Layout layout = Layout.of(width, height);
        Journal journal = new Journal(layout, 4);
        Board board = new Board(layout, journal);
        // Nothing is removed on the way there, as no stone is placed that isn't there in the end.
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != EMPTY) {
                place(board, journal, grid[point], point);
            }
        }
        for (int player = BLACK; player <= WHITE; player++) {
            for (int point = 0; point < grid.length; point++) {
                if (grid[point] == EMPTY) {
                    long hash = board.hash();
                    place(board, journal, player, point);
                    int[] after = TrompTaylor.move(width, height, grid, player, point);
                    assertArrayEquals(after, grid(board, grid.length));
                    board.takeBack();
                    assertArrayEquals(grid, grid(board, grid.length));
                    assertEquals(hash, board.hash());
                }
            }
        }
        compareOutcomes(width, height, grid, board);
        compareOnlyLiberties(width, height, grid, board);
        while (journal.turns() > 0) {
            if (Journal.isPass(journal.record(journal.turns()))) {
                journal.pop();
            } else {
                board.takeBack();
            }
        }
        compareOutcomes(width, height, TrompTaylor.start(width, height), board);
        assertEquals(0, board.hash());
    }

    private static void place(Board board, Journal journal, int player, int point) {
        if (Journal.player(journal.turns() + 1) != player) {
            journal.pushPass();
        }
        board.place(player, point);
    }

    private static int[] grid(Board board, int points) {
        int[] grid = new int[points];
        Arrays.setAll(grid, board::colour);
        return grid;
    }

    /** Compares {@link Board#outcome} for all moves on a colouring with the rules. */
    static void compareOutcomes(int width, int height, int[] grid, Board board) {
        for (int player = BLACK; player <= WHITE; player++) {
            for (int point = 0; point < grid.length; point++) {
                if (grid[point] == EMPTY) {
                    assertEquals(
                            outcome(width, height, grid, player, point),
                            board.outcome(player, point),
                            "outcome of " + point + " for " + player);
                }
            }
        }
    }

    /** Compares {@link Board#onlyLiberty} for all stones of a colouring with the rules. */
    static void compareOnlyLiberties(int width, int height, int[] grid, Board board) {
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != EMPTY) {
                assertEquals(
                        onlyLiberty(width, height, grid, point),
                        board.onlyLiberty(point),
                        "only liberty of " + point);
            }
        }
    }

    /** The only empty point that the stone reaches; each is the last one for once. */
    private static int onlyLiberty(int width, int height, int[] grid, int stone) {
        int only = Board.NO_POINT;
        for (int liberty = 0; liberty < grid.length; liberty++) {
            if (grid[liberty] == EMPTY) {
                int[] filled = grid.clone();
                for (int point = 0; point < grid.length; point++) {
                    if (grid[point] == EMPTY && point != liberty) {
                        filled[point] = TrompTaylor.opponent(grid[stone]);
                    }
                }
                if (TrompTaylor.reaches(width, height, filled, stone, EMPTY)) {
                    if (only != Board.NO_POINT) {
                        return Board.NO_POINT;
                    }
                    only = liberty;
                }
            }
        }
        return only;
    }

    private static int outcome(int width, int height, int[] grid, int player, int point) {
        int[] coloured = grid.clone();
        coloured[point] = player;
        int[] cleared = TrompTaylor.clear(width, height, coloured, TrompTaylor.opponent(player));
        boolean breathes = TrompTaylor.reaches(width, height, coloured, point, EMPTY);
        boolean captures = !Arrays.equals(coloured, cleared);
        boolean joins = false;
        for (int other = 0; other < grid.length; other++) {
            joins |= grid[other] == player && TrompTaylor.adjacent(width, height, point, other);
        }
        return (breathes ? Board.BREATHES : 0)
                | (captures ? Board.CAPTURES : 0)
                | (joins ? Board.JOINS : 0);
    }
}
