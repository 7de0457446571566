package org.tromptaylor.hunt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.conformance.Outcome;
import org.tromptaylor.conformance.Result;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Kind;

/**
 * Makes a game shorter as long as the difference stays one of the same rule. All turns but the last
 * are legal, unless an attempt that was refused is what makes the difference.
 */
final class Shrinker {

    /** So many questions at most, so that a slow subject is done some time. */
    static final int MOST_QUESTIONS = 3_000;

    /** Up to so many turns, any two are left out together. */
    private static final int FEW = 40;

    /** Up to so many turns, on so many points, turns are changed too. */
    private static final int SHORT = 12;

    /** Columns and rows of grids on which all games are tried that are shorter. */
    private static final List<int[]> TINY =
            List.of(
                    new int[] {1, 1},
                    new int[] {2, 1},
                    new int[] {1, 2},
                    new int[] {3, 1},
                    new int[] {1, 3},
                    new int[] {2, 2});

    private static final List<int[]> SMALL =
            List.of(
                    new int[] {2, 2},
                    new int[] {3, 1},
                    new int[] {1, 3},
                    new int[] {3, 2},
                    new int[] {2, 3},
                    new int[] {3, 3});

    private static final int LUCKY_GAMES = 150;

    private static final int MOST_TINY_GAMES = 2_500;

    private final Witness witness;
    private Sighting best;
    private boolean refusedStay;
    private int asked;

    private Shrinker(Witness witness, Sighting sighting) {
        this.witness = witness;
        this.best = sighting;
    }

    /** The smallest one that was found. */
    static Sighting shrink(Witness witness, Sighting sighting) throws InterruptedException {
        Shrinker shrinker = new Shrinker(witness, sighting);
        shrinker.cut();
        shrinker.shrink();
        return shrinker.best;
    }

    /** Leaves out what comes after the difference, and what was refused before it. */
    private void cut() throws InterruptedException {
        if (best.kind() != Kind.PLAY) {
            return;
        }
        Attempts all = best.game().first(best.attempt());
        Attempts legal = withoutRefused(best);
        if (!accept(legal) && !accept(all)) {
            refusedStay = true;
        }
        refusedStay |= !best.game().isLegalButTheLast();
    }

    /** The game up to the difference, without what is refused before it. */
    private static Attempts withoutRefused(Sighting sighting) {
        Attempts until = sighting.game().first(sighting.attempt());
        return sighting.what() == Sighting.What.GRID
                ? until.legal(until.size())
                : until.legal(until.size() - 1).and(until.last());
    }

    private void shrink() throws InterruptedException {
        boolean better = true;
        while (better && asked < MOST_QUESTIONS) {
            better = shorter();
            better |= pairLess();
            better |= smaller();
            better |= quieter();
            better = better || otherwise();
        }
        if (luckier()) {
            shrink();
            return;
        }
        everyShorterGame();
    }

    /** Leaves out stretches of turns, long ones first. */
    private boolean shorter() throws InterruptedException {
        boolean better = false;
        for (int length = Math.max(1, best.game().size() / 2); length > 0; length /= 2) {
            int from = 0;
            while (from + length <= best.game().size()) {
                if (accept(without(best.game(), from, from + length))) {
                    better = true;
                } else {
                    from += length;
                }
            }
        }
        return better;
    }

    private static Attempts without(Attempts game, int from, int to) {
        List<Integer> turns = new ArrayList<>(game.turns());
        turns.subList(from, to).clear();
        return new Attempts(game.width(), game.height(), turns);
    }

    /** Leaves out any two turns: one of each player, often. */
    private boolean pairLess() throws InterruptedException {
        if (best.game().size() > FEW) {
            return false;
        }
        for (int i = 0; i < best.game().size(); i++) {
            for (int j = i + 1; j < best.game().size(); j++) {
                if (accept(without(without(best.game(), j, j + 1), i, i + 1))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Takes a row or a column off an edge, or one of each, since some programs play on squares only;
     * and with it what is played there.
     */
    private boolean smaller() throws InterruptedException {
        for (int columns = 1; columns >= 0; columns--) {
            for (int rows = 1; rows >= 0; rows--) {
                int width = best.game().width() - columns;
                int height = best.game().height() - rows;
                for (int left = 0; left <= columns; left++) {
                    for (int top = 0; top <= rows; top++) {
                        if (width > 0 && height > 0 && accept(cropped(left, top, width, height))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private Attempts cropped(int left, int top, int width, int height) {
        Attempts game = best.game();
        List<Integer> turns = new ArrayList<>();
        for (int turn : game.turns()) {
            if (turn == TrompTaylor.PASS) {
                turns.add(turn);
            } else if (turn == game.points()) {
                turns.add(width * height);
            } else {
                int column = turn % game.width() - left;
                int row = turn / game.width() - top;
                if (column >= 0 && column < width && row >= 0 && row < height) {
                    turns.add(row * width + column);
                }
            }
        }
        return new Attempts(width, height, turns);
    }

    /** Passes instead of moves. */
    private boolean quieter() throws InterruptedException {
        boolean better = false;
        for (int i = 0; i < best.game().size() - 1; i++) {
            if (best.game().turns().get(i) != TrompTaylor.PASS) {
                List<Integer> turns = new ArrayList<>(best.game().turns());
                turns.set(i, TrompTaylor.PASS);
                better |= accept(new Attempts(best.game().width(), best.game().height(), turns));
            }
        }
        return better;
    }

    /** In a short game on a small grid: leaves out one turn or two, and changes another one. */
    private boolean otherwise() throws InterruptedException {
        Attempts game = best.game();
        if (game.size() > SHORT || game.points() > SHORT) {
            return false;
        }
        for (int i = 0; i < game.size(); i++) {
            for (int j = i; j < game.size(); j++) {
                Attempts less = without(game, j, j + 1);
                less = j > i ? without(less, i, i + 1) : less;
                if (anyChanged(less)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean anyChanged(Attempts game) throws InterruptedException {
        for (int k = 0; k < game.size(); k++) {
            for (int turn = TrompTaylor.PASS; turn < game.points(); turn++) {
                List<Integer> turns = new ArrayList<>(game.turns());
                if (turns.set(k, turn) != turn
                        && accept(new Attempts(game.width(), game.height(), turns))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Other random games on small grids, none longer than the best one. */
    private boolean luckier() throws InterruptedException {
        List<int[]> sizes =
                SMALL.stream().filter(size -> size[0] * size[1] <= best.game().points()).toList();
        if (best.kind() != Kind.PLAY || sizes.isEmpty()) {
            return false;
        }
        GameMaker maker = new GameMaker(best.game().size(), sizes, Set.of());
        for (int number = 0; number < LUCKY_GAMES && asked < MOST_QUESTIONS; number++) {
            Attempts game = maker.make(number);
            asked++;
            if (isShorter(game.first(Math.min(game.size(), best.game().size())))) {
                return true;
            }
        }
        return false;
    }

    /**
     * All shorter games on tiny grids, the shortest first: what is left then is as short as can be
     * there. Each is asked with everything that is illegal at its end.
     */
    private void everyShorterGame() throws InterruptedException {
        if (best.kind() != Kind.PLAY) {
            return;
        }
        List<Attempts> games = new ArrayList<>();
        for (int[] size : TINY) {
            Attempts start = new Attempts(size[0], size[1], List.of());
            if (start.points() <= best.game().points() && witness.plays(start)) {
                games.add(start);
            }
        }
        int left = MOST_TINY_GAMES;
        for (int turns = 0; turns < best.game().size(); turns++) {
            List<Attempts> longer = new ArrayList<>();
            for (Attempts game : games) {
                Game before = game.game(game.size());
                Attempts asked = game;
                for (int turn = TrompTaylor.PASS; turn < game.points(); turn++) {
                    if (before.verdict(turn) == Verdict.LEGAL) {
                        longer.add(game.and(turn));
                    } else {
                        asked = asked.and(turn);
                    }
                }
                if (left-- == 0 || isShorter(asked)) {
                    return;
                }
            }
            games = longer;
        }
    }

    /** Whether the game differs before it is as long as the best one; then it is the best one. */
    private boolean isShorter(Attempts game) throws InterruptedException {
        if (game.size() == 0) {
            return false;
        }
        Result result = witness.ask(Kind.PLAY, game);
        if (result.outcome() != Outcome.FAILED) {
            return false;
        }
        Sighting sighting = Sighting.of(Kind.PLAY, game, result);
        if (sighting.attempt() == 0 || !sighting.key().equals(best.key())) {
            return false;
        }
        return accept(withoutRefused(sighting));
    }

    /** Takes the game, if it is smaller, may be asked, and differs by the same rule. */
    private boolean accept(Attempts game) throws InterruptedException {
        if (asked > MOST_QUESTIONS || !isSmaller(game) || !mayBeAsked(game)) {
            return false;
        }
        asked++;
        Result result = witness.ask(best.kind(), game);
        if (result.outcome() != Outcome.FAILED) {
            return false;
        }
        Sighting sighting = Sighting.of(best.kind(), game, result);
        if (!sighting.key().equals(best.key())) {
            return false;
        }
        best = sighting;
        if (sighting.kind() == Kind.PLAY && sighting.attempt() < game.size()) {
            accept(game.first(sighting.attempt()));
        }
        return true;
    }

    private boolean isSmaller(Attempts game) {
        Attempts old = best.game();
        if (game.size() != old.size()) {
            return game.size() < old.size() && game.points() <= old.points();
        }
        return game.points() != old.points()
                ? game.points() < old.points()
                : game.moves() < old.moves();
    }

    private boolean mayBeAsked(Attempts game) {
        if (best.kind() == Kind.PLAY) {
            return game.size() > 0 && (refusedStay || game.isLegalButTheLast());
        }
        return game.legal(game.size()).size() == game.size();
    }

    /** What a run without an answer comes down to: the fewest first attempts that still do it. */
    static Optional<Result> shortestPrefix(
            Witness witness, Kind kind, Attempts game, Outcome outcome, int questions)
            throws InterruptedException {
        int low = 1;
        int high = game.size();
        Optional<Result> shortest = Optional.empty();
        for (int i = 0; i < questions && low < high; i++) {
            int middle = (low + high) / 2;
            Result result = witness.ask(kind, game.first(middle));
            if (result.outcome() == outcome) {
                high = middle;
                shortest = Optional.of(result);
            } else {
                low = middle + 1;
            }
        }
        return shortest;
    }
}
