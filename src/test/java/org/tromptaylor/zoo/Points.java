package org.tromptaylor.zoo;

import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** What several kinds of animals ask about the points of a grid. */
final class Points {

    private static final Map<String, Goban> TOUCHING = new ConcurrentHashMap<>();

    private Points() {}

    static IntStream of(char[] grid, char colour) {
        return IntStream.range(0, grid.length).filter(p -> grid[p] == colour);
    }

    static int count(char[] grid, char colour) {
        return (int) of(grid, colour).count();
    }

    static int stones(char[] grid) {
        return grid.length - count(grid, Goban.EMPTY);
    }

    static BitSet bits(char[] grid, char colour) {
        return bits(of(grid, colour));
    }

    static BitSet bits(IntStream points) {
        BitSet bits = new BitSet();
        points.forEach(bits::set);
        return bits;
    }

    /** The same grid, where points are adjacent at their corners too. */
    static Goban touching(Goban game) {
        return TOUCHING.computeIfAbsent(
                game.width + "x" + game.height, size -> new Touching(game.width, game.height));
    }

    private static final class Touching extends Goban {
        Touching(int width, int height) {
            super(width, height);
        }

        @Override
        int[] neighbours(int point) {
            return around(point);
        }
    }
}
