package org.tromptaylor.zoo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.tromptaylor.zoo.CountedStrings.Slip;

/**
 * A game on {@link CountedStrings}. What goes wrong stays wrong: a number or a count is kept from turn to
 * turn, and never looked at again.
 */
final class CountingGoban extends Goban {

    private final Slip slip;
    private final List<CountedStrings> boards = new ArrayList<>();

    CountingGoban(int width, int height, Slip slip) {
        super(width, height);
        this.slip = slip;
        boards.add(new CountedStrings(this, slip, grid()));
    }

    @Override
    char[] move(char[] grid, char player, int point) {
        if (grid == grid()) {
            return played(player, point).stones();
        }
        if (IntStream.range(0, grid.length).anyMatch(p -> grid[p] != EMPTY && !breathes(grid, p))) {
            // No game leaves such a grid behind, and the counts say nothing of it.
            return super.move(grid, player, point);
        }
        CountedStrings board = new CountedStrings(this, slip, grid);
        board.place(player, point);
        return board.stones();
    }

    private CountedStrings board() {
        return boards.get(boards.size() - 1);
    }

    private CountedStrings played(char player, int point) {
        CountedStrings board = board().copy();
        board.place(player, point);
        return board;
    }

    @Override
    public void play(char player, int turn) {
        CountedStrings board = turn == PASS ? board() : played(player, turn);
        super.play(player, turn);
        boards.add(board);
    }

    @Override
    public void undo() {
        super.undo();
        CountedStrings undone = boards.remove(boards.size() - 1);
        if (slip == Slip.UNDO_LEAVES_THE_COUNTS || slip == Slip.UNDO_LEAVES_THE_NUMBERS) {
            leave(undone, slip == Slip.UNDO_LEAVES_THE_COUNTS);
        }
    }

    @Override
    void refuse(int turn) {
        if ((slip == Slip.REFUSAL_LEAVES_THE_COUNTS || slip == Slip.REFUSAL_LEAVES_THE_NUMBERS)
                && refusal(toMove(), turn).equals("repeats")) {
            leave(played(toMove(), turn), slip == Slip.REFUSAL_LEAVES_THE_COUNTS);
        }
    }

    private void leave(CountedStrings other, boolean counts) {
        CountedStrings board = board().copy();
        board.take(other, counts);
        boards.set(boards.size() - 1, board);
    }
}
