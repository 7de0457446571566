package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Makes games that wrong programs trip over: at random, but with a taste for captures, suicides and
 * moves that would repeat. The number of a game and the seed decide it.
 */
final class GameMaker {

    /** Columns and rows. */
    record Size(int width, int height) {
        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    /** What a game likes. */
    enum Style {
        /** Any legal turn. */
        UNIFORM,
        /** Moves that remove stones. */
        CAPTURES,
        /** The same, passes now and then, and an attempt wherever a move would repeat. */
        SUPERKO
    }

    private static final List<Size> TINY =
            sizes("2x2 3x1 1x3 2x1 3x2 2x2 1x2 2x3 3x3 1x4 4x1 2x2 3x3 1x1");
    private static final List<Size> SMALL = sizes("3x3 4x4 5x5 4x3 3x5 5x4 5x5");
    private static final List<Size> MIDDLE = sizes("5x5 7x7 9x9 6x8 9x7 5x5");
    private static final List<Size> SHAPES =
            sizes("5x1 1x5 8x1 1x9 2x5 5x2 2x8 7x2 13x1 1x13 2x19 25x1 1x25 25x2");
    private static final List<Size> BIG = sizes("13x13 19x19 25x25 19x19 19x13 9x25");

    /** The same eight over and over; superko comes first, as it needs the luckiest games. */
    private static final List<List<Size>> ROUND =
            List.of(TINY, SMALL, TINY, SHAPES, MIDDLE, TINY, SMALL, BIG);

    private static final int MOST_TRIED = 40;

    /** Up to so many points, a game may fill and empty the grid many times. */
    private static final int MANY_POINTS = 30;

    private static final int MOST_TURNS = 300;

    private final long seed;
    private final List<Size> only;
    private final Set<String> avoided;

    /**
     * A maker of games.
     *
     * @param only the sizes, columns and rows; all, if empty
     * @param avoided rules and readings whose differences are known: no game has what they decide
     */
    GameMaker(long seed, List<int[]> only, Set<String> avoided) {
        this.seed = seed;
        this.only = only.stream().map(sides -> new Size(sides[0], sides[1])).toList();
        this.avoided = Set.copyOf(avoided);
    }

    private static List<Size> sizes(String text) {
        List<Size> sizes = new ArrayList<>();
        for (String size : text.split(" ")) {
            String[] sides = size.split("x");
            sizes.add(new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])));
        }
        return sizes;
    }

    /** The game of this number, from 0. */
    Attempts make(int number) {
        Random random = random(number);
        List<Size> sizes = only.isEmpty() ? ROUND.get(number % ROUND.size()) : only;
        Size size = sizes.get(random.nextInt(sizes.size()));
        return new Making(size, style(size, random), random).attempts();
    }

    /** Chance for one game, which no other game has; the same for the same seed and number. */
    Random random(int number) {
        return new Random(seed * 0x9E3779B97F4A7C15L + number * 0xBF58476D1CE4E5B9L);
    }

    private static Style style(Size size, Random random) {
        int points = size.width() * size.height();
        if (points <= 9) {
            return Style.SUPERKO;
        }
        return Style.values()[random.nextInt(Style.values().length)];
    }

    /** A game in the making. */
    private final class Making {

        private final Style style;
        private final Random random;
        private final int points;
        private final Game game;
        private final List<Integer> attempts = new ArrayList<>();
        private final int width;
        private final int height;

        Making(Size size, Style style, Random random) {
            this.style = style;
            this.random = random;
            this.width = size.width();
            this.height = size.height();
            this.points = width * height;
            this.game = new Game(width, height);
        }

        Attempts attempts() {
            int length = Math.min(20 + (points <= MANY_POINTS ? 12 : 3) * points, MOST_TURNS);
            while (!game.isOver() && game.turns() < length) {
                tryIllegal();
                take(chosen());
            }
            if (game.isOver() && !isAvoided("TT-8")) {
                attempts.add(random.nextInt(points));
                attempts.add(TrompTaylor.PASS);
            }
            return new Attempts(width, height, attempts);
        }

        private boolean isAvoided(String rule) {
            return avoided.contains(rule);
        }

        private boolean chance(double probability) {
            return random.nextDouble() < probability;
        }

        private void take(int turn) {
            attempts.add(turn);
            game.play(turn);
        }

        private void tryIllegal() {
            List<Integer> repeating = isAvoided("TT-6") ? List.of() : repeating();
            if (!repeating.isEmpty() && chance(style == Style.SUPERKO ? 0.6 : 0.2)) {
                attempts.add(repeating.get(random.nextInt(repeating.size())));
            }
            if (!isAvoided("TT-7.b") && chance(0.04)) {
                int point = random.nextInt(points);
                if (game.colour(point) != TrompTaylor.EMPTY) {
                    attempts.add(point);
                }
            }
            if (!isAvoided("TT-1") && chance(0.01)) {
                attempts.add(points);
            }
        }

        /**
         * The empty points that may not be moved to: those that repeat what is old, if there are any;
         * or of a plain ko; or single suicides.
         */
        private List<Integer> repeating() {
            PointSet legal = game.legalMoves();
            List<Integer> old = new ArrayList<>();
            List<Integer> ko = new ArrayList<>();
            List<Integer> single = new ArrayList<>();
            for (int point = 0; point < points; point++) {
                if (game.colour(point) == TrompTaylor.EMPTY && !legal.contains(point)) {
                    int made = game.repeatedTurn(point);
                    boolean plain = made == game.turns() - 1;
                    (made == Sighting.lastMade(game) ? single : plain ? ko : old).add(point);
                }
            }
            return !old.isEmpty() ? old : !ko.isEmpty() ? ko : single;
        }

        private int chosen() {
            boolean passed = game.turns() > 0 && game.turn(game.turns()) == TrompTaylor.PASS;
            double pass = style == Style.SUPERKO ? (passed ? 0.03 : 0.12) : 0.02;
            List<Integer> moves = new ArrayList<>();
            PointSet legal = game.legalMoves();
            for (int point = legal.next(0); point >= 0; point = legal.next(point + 1)) {
                moves.add(point);
            }
            if (moves.isEmpty() || chance(pass)) {
                return TrompTaylor.PASS;
            }
            List<Integer> liked = new ArrayList<>();
            List<Integer> possible = new ArrayList<>();
            for (int tried = 0; tried < MOST_TRIED && !moves.isEmpty(); tried++) {
                int move = moves.remove(random.nextInt(moves.size()));
                int gain = gain(move);
                if (gain < 0 && isAvoided("TT-7.a")) {
                    continue;
                }
                possible.add(move);
                if (gain != 1) {
                    liked.add(move);
                }
            }
            if (possible.isEmpty()) {
                return TrompTaylor.PASS;
            }
            List<Integer> from =
                    style != Style.UNIFORM && !liked.isEmpty() && chance(0.7) ? liked : possible;
            return from.get(random.nextInt(from.size()));
        }

        /** Stones removed, and one: 1 if none is; below 0 for a suicide. */
        private int gain(int move) {
            int player = game.toMove();
            int before = stones();
            if (game.play(move) != Verdict.LEGAL) {
                throw new IllegalStateException("not legal: " + move);
            }
            boolean suicide = game.colour(move) != player;
            int removed = before + 1 - stones();
            game.undo();
            return suicide ? -removed : removed + 1;
        }

        private int stones() {
            int stones = 0;
            for (int point = 0; point < points; point++) {
                stones += game.colour(point) == TrompTaylor.EMPTY ? 0 : 1;
            }
            return stones;
        }
    }
}
