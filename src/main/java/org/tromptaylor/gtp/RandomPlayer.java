package org.tromptaylor.gtp;

import java.util.SplittableRandom;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.PointSet;
import org.tromptaylor.rules.TrompTaylor;

/**
 * Takes a legal move by chance, each one alike, but none into an own eye of one point: an empty point
 * with only own stones around it. Passes if there is no other.
 *
 * <p>After a pass it takes no suicide either. Otherwise it would fill the opponent's territory again
 * and again, and against an opponent who only passes a game would not end for ages: few of all these
 * colourings ever repeat.
 */
final class RandomPlayer {

    private final SplittableRandom random;

    RandomPlayer(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** A turn for the player whose turn it is. */
    int turn(Game game) {
        PointSet moves = game.legalMoves();
        int[] points = new int[moves.size()];
        int count = 0;
        for (int point = moves.next(0); point >= 0; point = moves.next(point + 1)) {
            if (!isEye(game, game.toMove(), point)) {
                points[count++] = point;
            }
        }
        boolean afterPass = game.turns() > 0 && game.turn(game.turns()) == TrompTaylor.PASS;
        while (count > 0) {
            int chosen = random.nextInt(count);
            if (!afterPass || !isSuicide(game, points[chosen])) {
                return points[chosen];
            }
            points[chosen] = points[--count];
        }
        return TrompTaylor.PASS;
    }

    private static boolean isSuicide(Game game, int point) {
        return game.position().move(game.toMove(), point).colour(point) == TrompTaylor.EMPTY;
    }

    /** A point out of so many. */
    int point(int points) {
        return random.nextInt(points);
    }

    private static boolean isEye(Game game, int player, int point) {
        int width = game.width();
        int column = point % width;
        return (column == 0 || game.colour(point - 1) == player)
                && (column == width - 1 || game.colour(point + 1) == player)
                && (point < width || game.colour(point - width) == player)
                && (point + width >= width * game.height() || game.colour(point + width) == player);
    }
}
