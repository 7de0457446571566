package org.tromptaylor.explain;

import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.rules.TrompTaylor;

/**
 * A move on an empty point in its three steps (TT-7).
 *
 * @param player whose move it is
 * @param point the point that gets her colour, the first step
 * @param opponents the second step: the opponent's colour is cleared
 * @param own the third: her own colour is cleared
 * @param liberty a path by which the point reaches empty before the third step, if it does
 */
public record Move(
        int player, int point, Clearing opponents, Clearing own, Optional<Path> liberty) {

    /**
     * Makes the move.
     *
     * @throws IndexOutOfBoundsException if the grid has no such point
     * @throws IllegalArgumentException if it is not empty, or this is no player
     */
    public static Move of(Position grid, int player, int point) {
        Position after = grid.move(player, point);
        int[] coloured = grid.grid();
        coloured[point] = player;
        Clearing opponents =
                Clearing.of(
                        Position.of(grid.width(), grid.height(), coloured),
                        TrompTaylor.opponent(player));
        Clearing own = Clearing.of(opponents.after(), player);
        if (!after.equals(own.after())) {
            throw new IllegalStateException("the engine and the steps differ on\n" + grid);
        }
        Optional<Path> liberty = Walk.path(opponents.after(), point, TrompTaylor.EMPTY);
        return new Move(player, point, opponents, own, liberty);
    }

    /** The grid after the first step. */
    public Position coloured() {
        return opponents.grid();
    }

    /** The grid that the move makes. */
    public Position after() {
        return own.after();
    }

    /** Whether the stone itself is cleared. */
    public boolean isSuicide() {
        return liberty.isEmpty();
    }

    /** Whether the stone stays only because stones of the opponent go first (TT-7.c). */
    boolean isSavedByCapture() {
        return !isSuicide() && !coloured().reaches(point, TrompTaylor.EMPTY);
    }

    /** Whether a string is cleared that is not next to the stone, nor its own (TT-4.b). */
    boolean clearsElsewhere() {
        return opponents.cleared().stream().anyMatch(f -> !f.string().border().contains(point))
                || own.cleared().stream().anyMatch(fate -> !fate.has(point));
    }
}
