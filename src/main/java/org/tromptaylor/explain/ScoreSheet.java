package org.tromptaylor.explain;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;

/**
 * The score of a grid, empty region by empty region (TT-9), and who is ahead (TT-10).
 *
 * @param areas all empty regions, in the order of their first points
 * @param over whether two passes have ended the game; nothing if its turns are not known
 * @param komi what is taken from Black's score to compare (TT-10.a); nothing if none is
 */
public record ScoreSheet(
        Position grid, List<Area> areas, Optional<Boolean> over, Optional<BigDecimal> komi)
        implements Explanation {

    /**
     * An empty region, whose points all reach the same colours.
     *
     * @param region its points and all points around it; if none is black, they don't reach black
     * @param toBlack a path from one of its points to black, if they reach it
     * @param toWhite likewise to white
     */
    public record Area(Region region, Optional<Path> toBlack, Optional<Path> toWhite) {

        /** The player for whom its points count, or {@link TrompTaylor#EMPTY} for nobody. */
        public int countsFor() {
            if (toBlack.isPresent() == toWhite.isPresent()) {
                return TrompTaylor.EMPTY;
            }
            return toBlack.isPresent() ? TrompTaylor.BLACK : TrompTaylor.WHITE;
        }
    }

    /** Keeps a copy. */
    public ScoreSheet {
        areas = List.copyOf(areas);
    }

    /** Counts. */
    public static ScoreSheet of(Position grid, Optional<Boolean> over, Optional<BigDecimal> komi) {
        List<Area> areas = new ArrayList<>();
        for (Region region : Walk.regions(grid, TrompTaylor.EMPTY)) {
            areas.add(
                    new Area(
                            region,
                            path(grid, region, TrompTaylor.BLACK),
                            path(grid, region, TrompTaylor.WHITE)));
        }
        ScoreSheet sheet = new ScoreSheet(grid, areas, over, komi);
        for (int player : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            if (sheet.score(player) != grid.score(player)) {
                throw new IllegalStateException("the engine and the walk differ on\n" + grid);
            }
        }
        return sheet;
    }

    private static Optional<Path> path(Position grid, Region region, int colour) {
        return Walk.path(grid, region.points().get(0), colour);
    }

    /** How many points have the player's colour. */
    public int stones(int player) {
        return grid.points(player).size();
    }

    /** How many empty points count for the player; for {@link TrompTaylor#EMPTY}, for nobody. */
    public int empty(int player) {
        return areas.stream()
                .filter(area -> area.countsFor() == player)
                .mapToInt(area -> area.region().points().size())
                .sum();
    }

    /** The player's score (TT-9). */
    public int score(int player) {
        return stones(player) + empty(player);
    }

    /** Black's score less White's and less komi; above zero, Black wins. */
    public BigDecimal margin() {
        int difference = score(TrompTaylor.BLACK) - score(TrompTaylor.WHITE);
        return BigDecimal.valueOf(difference).subtract(komi.orElse(BigDecimal.ZERO));
    }

    @Override
    public List<String> rules() {
        List<String> rules = new ArrayList<>(List.of("TT-9"));
        if (areas.stream()
                .anyMatch(area -> area.toBlack().isPresent() && area.toWhite().isPresent())) {
            rules.add("TT-9.a");
        }
        if (areas.stream().anyMatch(area -> area.region().border().isEmpty())) {
            rules.add("TT-9.b");
        }
        rules.add("TT-9.c");
        rules.add("TT-10");
        if (komi.isPresent() && komi.get().signum() != 0) {
            rules.add("TT-10.a");
        }
        if (margin().signum() == 0) {
            rules.add("TT-10.b");
        }
        return rules;
    }
}
