package org.tromptaylor.count;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.TrompTaylor;

/**
 * Beginnings of sequences of turns: those of so many turns, and the games that end before. Each
 * longer sequence begins with exactly one of them.
 *
 * @param all the beginnings: points and passes
 * @param shorter how many shorter sequences, which are none of them, have 0, 1, ... turns
 */
record Prefixes(List<List<Integer>> all, List<Integer> shorter) {

    /** So many parts keep the threads busy until the end, and a run that is killed loses little. */
    private static final int ENOUGH = 256;

    /** The most parts that are made; beyond, their bookkeeping would be the larger work. */
    static final int MOST = 10_000;

    /**
     * The beginnings of enough turns to make many of them.
     *
     * @param longest the most turns that they may have
     * @param atLeast the fewest turns that they must have, but for games that end before
     * @throws IllegalArgumentException if these would be more than {@link #MOST}
     */
    static Prefixes of(int width, int height, int longest, int atLeast) {
        List<List<Integer>> all = List.of(List.of());
        List<Integer> shorter = new ArrayList<>();
        for (int turns = 0; turns < longest && (turns < atLeast || all.size() < ENOUGH); turns++) {
            List<List<Integer>> longer = new ArrayList<>();
            int extended = 0;
            for (List<Integer> prefix : all) {
                Game game = game(width, height, prefix);
                if (game.isOver()) {
                    longer.add(prefix);
                    continue;
                }
                extended++;
                PointSet moves = game.legalMoves();
                for (int move = moves.next(0); move >= 0; move = moves.next(move + 1)) {
                    longer.add(with(prefix, move));
                }
                longer.add(with(prefix, TrompTaylor.PASS));
                if (longer.size() > MOST) {
                    throw new IllegalArgumentException(
                            "there are more than "
                                    + MOST
                                    + " beginnings of "
                                    + (turns + 1)
                                    + " turns");
                }
            }
            if (extended == 0) {
                break;
            }
            all = longer;
            shorter.add(extended);
        }
        return new Prefixes(all, shorter);
    }

    private static List<Integer> with(List<Integer> prefix, int turn) {
        List<Integer> longer = new ArrayList<>(prefix);
        longer.add(turn);
        return List.copyOf(longer);
    }

    /** The game after these turns. */
    static Game game(int width, int height, List<Integer> turns) {
        Game game = new Game(width, height);
        turns.forEach(game::play);
        return game;
    }
}
