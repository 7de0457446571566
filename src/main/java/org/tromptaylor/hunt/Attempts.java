package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * What is tried in a game from the empty grid, one after the other; what the rules refuse is no turn
 * (TT-6.g).
 *
 * @param turns points, passes, or width * height for a point off the grid
 */
record Attempts(int width, int height, List<Integer> turns) {

    Attempts {
        turns = List.copyOf(turns);
    }

    int size() {
        return turns.size();
    }

    int points() {
        return width * height;
    }

    int last() {
        return turns.get(turns.size() - 1);
    }

    Attempts first(int count) {
        return new Attempts(width, height, turns.subList(0, count));
    }

    Attempts and(int turn) {
        List<Integer> more = new ArrayList<>(turns);
        more.add(turn);
        return new Attempts(width, height, more);
    }

    /** The turns that are legal, up to that many attempts. */
    Attempts legal(int count) {
        Game game = new Game(width, height);
        List<Integer> legal = new ArrayList<>();
        for (int turn : turns.subList(0, count)) {
            if (game.play(turn) == Verdict.LEGAL) {
                legal.add(turn);
            }
        }
        return new Attempts(width, height, legal);
    }

    /** Whether all but the last one are legal turns. */
    boolean isLegalButTheLast() {
        return size() == 0 || legal(size() - 1).size() == size() - 1;
    }

    /** The game after the legal ones among that many attempts. */
    Game game(int count) {
        Game game = new Game(width, height);
        turns.subList(0, count).forEach(game::play);
        return game;
    }

    /** How many are no passes. */
    int moves() {
        return (int) turns.stream().filter(turn -> turn != TrompTaylor.PASS).count();
    }
}
