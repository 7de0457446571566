package org.tromptaylor.count;

import java.util.List;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How many games there are on a tiny rectangle, each game counted by getting there: by their number
 * of turns, by their number of moves, and by winners.
 *
 * <p>The numbers: how many games have 0, 1, ..., {@link #mostTurns()} turns; then how many have 0, 1,
 * ..., {@link #mostMoves()} moves; then the ties, those that Black wins and those that White wins.
 *
 * <p>Two things make it quick, and no game is left out for it. What a move does is looked up in a
 * {@link PositionGraph}, where the positions that would be repeated (TT-6) are the bits of a long. And
 * passes are not taken one by one: from each position that has just been made, the one game that ends
 * there by two passes is counted, and the moves of the player whose turn it is and, after one pass,
 * those of the other are followed.
 */
public final class AllGames implements Count {

    private final int width;
    private final int height;
    private final PositionGraph graph;
    private final Prefixes prefixes;

    /**
     * All games on the rectangle.
     *
     * @param atLeast the fewest turns that a part begins with, unless they end the game
     * @throws IllegalArgumentException if games lead to more than 64 positions, or there would be too
     *     many parts
     */
    public AllGames(int width, int height, int atLeast) {
        this.width = width;
        this.height = height;
        this.graph = new PositionGraph(width, height);
        this.prefixes = Prefixes.of(width, height, Integer.MAX_VALUE, atLeast);
    }

    /** No game has more moves: each makes a position that was not there before. */
    public int mostMoves() {
        return graph.size() - 1;
    }

    /** No game has more turns: before each move there may be a pass, and two are at the end. */
    public int mostTurns() {
        return 2 * mostMoves() + 2;
    }

    @Override
    public List<List<Integer>> parts() {
        return prefixes.all();
    }

    @Override
    public long[] rest() {
        return new long[mostTurns() + 1 + mostMoves() + 1 + 3];
    }

    @Override
    public long[] count(List<Integer> part) {
        Game game = Prefixes.game(width, height, part);
        int position = 0;
        long unmade = ~1L;
        int moves = 0;
        for (int turn = 1; turn <= game.turns(); turn++) {
            if (game.turn(turn) != TrompTaylor.PASS) {
                position = graph.numberOf(game.position(turn));
                unmade &= ~(1L << position);
                moves++;
            }
        }
        Walk walk = new Walk();
        int end = walk.end(moves, game.turns());
        if (game.isOver()) {
            walk.ends(1L << position, end);
            return walk.numbers();
        }
        long[] own = graph.afterMove(game.toMove());
        long[] others = graph.afterMove(TrompTaylor.opponent(game.toMove()));
        boolean passed = game.turns() > 0 && game.turn(game.turns()) == TrompTaylor.PASS;
        if (passed) {
            // The games without the pass belong to other parts.
            walk.ends(1L << position, end + 1);
            walk.make(others, own, own[position] & unmade, unmade, end + walk.move + 3);
        } else {
            walk.make(own, others, 1L << position, unmade, end + 2);
        }
        return walk.numbers();
    }

    /** What is counted of a part. */
    private final class Walk {

        /** How far apart two games are in {@link #games} of which one has a move, a turn, more. */
        final int move = mostTurns() + 2;

        /**
         * How many games there are: at moves * {@link #move} + turns. There is a place for one move
         * too many, as nothing is added to it.
         */
        private final long[] games = new long[end(mostMoves() + 2, 0)];

        private final long wonByBlack = graph.wonBy(TrompTaylor.BLACK);
        private final long wonByWhite = graph.wonBy(TrompTaylor.WHITE);
        private long blackWins;
        private long whiteWins;

        /** The place of a game in {@link #games}. */
        int end(int moves, int turns) {
            return moves * move + turns;
        }

        /** Counts the games that end now in one of these positions. */
        void ends(long positions, int end) {
            // One by one, no number outgrows a long: at a nanosecond each that takes centuries.
            games[end] += Long.bitCount(positions);
            blackWins += Long.bitCount(positions & wonByBlack);
            whiteWins += Long.bitCount(positions & wonByWhite);
        }

        /**
         * Makes each of these positions and counts the games that go on from there.
         *
         * @param own where the moves of the player lead whose turn it is then
         * @param others where those of the other lead, who can move after a pass
         * @param unmade the positions that have not been made yet, these among them
         * @param end where a game is counted that then ends at once, by two passes
         */
        void make(long[] own, long[] others, long positions, long unmade, int end) {
            ends(positions, end);
            for (long left = positions; left != 0; left &= left - 1) {
                int position = Long.numberOfTrailingZeros(left);
                long still = unmade & ~(1L << position);
                long ownNext = own[position] & still;
                if (ownNext != 0) {
                    make(others, own, ownNext, still, end + move + 1);
                }
                long othersNext = others[position] & still;
                if (othersNext != 0) {
                    make(own, others, othersNext, still, end + move + 2);
                }
            }
        }

        long[] numbers() {
            long[] numbers = rest();
            int byMoves = mostTurns() + 1;
            int byWinner = byMoves + mostMoves() + 1;
            long all = 0;
            for (int moves = 0; moves <= mostMoves(); moves++) {
                for (int turns = 0; turns <= mostTurns(); turns++) {
                    long some = games[end(moves, turns)];
                    numbers[turns] += some;
                    numbers[byMoves + moves] += some;
                    all += some;
                }
            }
            numbers[byWinner + TrompTaylor.TIE] = all - blackWins - whiteWins;
            numbers[byWinner + TrompTaylor.BLACK] = blackWins;
            numbers[byWinner + TrompTaylor.WHITE] = whiteWins;
            return numbers;
        }
    }
}
