package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.tromptaylor.rules.TrompTaylor;

/**
 * A {@link Board} with the colourings that the rules say it has had, which are compared with all
 * that it keeps. Any empty point will do for a move here, whatever it repeats.
 */
final class BoardLockstep {

    final Layout layout;
    final Journal journal;
    final Board board;

    /** The colourings after 0, 1, ... turns. */
    final List<int[]> grids = new ArrayList<>();

    private final List<Long> hashes = new ArrayList<>();

    BoardLockstep(int width, int height) {
        layout = Layout.of(width, height);
        journal = new Journal(layout, 1);
        board = new Board(layout, journal);
        grids.add(TrompTaylor.start(width, height));
        hashes.add(board.hash());
    }

    /** The present colouring; not to be changed. */
    int[] now() {
        return grids.get(grids.size() - 1);
    }

    void move(int point) {
        int[] before = now();
        int player = TrompTaylor.toMove(journal.turns());
        boolean wasThere = grids.stream().anyMatch(grid -> grid[point] == player);
        int[] after = move(before, player, point);
        int record = board.place(player, point);
        grids.add(after);
        hashes.add(board.hash());
        assertEquals(grids.size() - 1, journal.turns(), "turns");
        assertEquals(record, journal.record(journal.turns()), "record");
        assertEquals(point, Journal.turn(record), "point");
        assertEquals(after[point] == player && !wasThere, Journal.isFirst(record), "first");
        assertEquals(after[point] == EMPTY, (record & Journal.SUICIDE) != 0, "suicide");
    }

    void pass() {
        journal.pushPass();
        grids.add(now());
        hashes.add(board.hash());
    }

    void takeBack() {
        if (Journal.isPass(journal.record(journal.turns()))) {
            journal.pop();
        } else {
            board.takeBack();
        }
        grids.remove(grids.size() - 1);
        hashes.remove(hashes.size() - 1);
    }

    /** Compares the colouring, its hash, and what no one colouring tells. */
    void compare() {
        int[] now = now();
        for (int point = 0; point < now.length; point++) {
            assertEquals(now[point], board.colour(point), "colour of " + point);
            for (int player = BLACK; player <= WHITE; player++) {
                int at = point;
                int colour = player;
                assertEquals(
                        grids.stream().anyMatch(grid -> grid[at] == colour),
                        Rectangle.has(board.ever(player), point),
                        player + " ever at " + point);
            }
        }
        assertEquals(hashes.get(hashes.size() - 1), board.hash(), "hash");
    }

    /** Compares where the changes since each turn lead back to. */
    void compareChanges() {
        for (int turns = 0; turns <= journal.turns(); turns++) {
            long[] black = board.stones(BLACK).clone();
            long[] white = board.stones(WHITE).clone();
            journal.flipChangesAfter(turns, black, white);
            assertArrayEquals(
                    grids.get(turns), new Position(layout.rectangle, black, white).grid());
        }
    }

    private int[] move(int[] grid, int player, int point) {
        Rectangle rectangle = layout.rectangle;
        return TrompTaylor.move(rectangle.width, rectangle.height, grid, player, point);
    }

    @Override
    public String toString() {
        int[] turns = new int[journal.turns()];
        Arrays.setAll(turns, at -> Journal.turn(journal.record(at + 1)));
        return "after " + Arrays.toString(turns);
    }
}
