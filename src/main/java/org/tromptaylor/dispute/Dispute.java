package org.tromptaylor.dispute;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tromptaylor.engine.Game;
import org.tromptaylor.engine.Position;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * A game with what follows its end by one of the {@linkplain Procedure procedures}: a state machine
 * whose {@link #stage()} says what it waits for.
 *
 * <p>The ten rules stay as they are: two consecutive passes end a game, and no turn exists after them
 * (TT-8.a). Where play goes on (TT-D4, TT-D5, TT-D6), it goes on as if these two passes had not been
 * made: the same player has the turn, and since a pass makes no colouring, exactly the same
 * colourings are earlier ones. So each verdict is that of the ten rules on the turns without these
 * passes, and superko reaches back to the start (TT-D4.b).
 *
 * <p>Input that the stage does not wait for is a fault of the caller: {@link IllegalStateException}.
 * Whatever a player says is answered instead: a turn with a verdict, a list by how it is read.
 */
public final class Dispute {

    private final Procedure procedure;
    private final Game game;
    private Stage stage;
    private Stage.Phase phase = Stage.Phase.GAME;
    private int resumptions;
    private boolean moved;

    /** The numbers that the game's turns have among all that were taken. */
    private final List<Integer> numbers = new ArrayList<>(List.of(0));

    private int turns;

    /** The grid on which play last stopped, and what the players hold dead there. */
    private Position stopped;

    private SortedSet<Integer> black;
    private SortedSet<Integer> white;

    /**
     * A game before its first turn, for which the procedure has been agreed.
     *
     * @throws IllegalArgumentException if there is no game on such a grid, see {@link Game}
     */
    public Dispute(Procedure procedure, int width, int height) {
        this.procedure = procedure;
        this.game = new Game(width, height);
        this.stage = play();
    }

    /** The procedure that was agreed. */
    public Procedure procedure() {
        return procedure;
    }

    /** What is waited for. */
    public Stage stage() {
        return stage;
    }

    /** How often play went on after two passes. */
    public int resumptions() {
        return resumptions;
    }

    /** The grid, on the copy that of the copy (TT-D5); after the end that which is counted. */
    public Position position() {
        return stage instanceof Stage.Ended ended ? ended.outcome().position() : game.position();
    }

    /**
     * What the rules say of this turn; outside of {@link Stage.Play} that there is none any more
     * ({@link Verdict#GAME_OVER}).
     */
    public Verdict verdict(int player, int turn) {
        return game.verdict(player, turn);
    }

    /**
     * How many turns have been taken, on the copy too (TT-D5), and with the passes that count no
     * longer since play went on.
     */
    public int turns() {
        return turns;
    }

    /** The number, among all {@link #turns()}, of the one that {@link Game#repeatedTurn} means. */
    public int repeatedTurn(int turn) {
        int repeated = game.repeatedTurn(turn);
        return repeated < 0 ? repeated : numbers.get(repeated);
    }

    /** Takes the turn if it is legal; otherwise nothing changes (TT-6.g). */
    public Verdict play(int player, int turn) {
        Verdict verdict = game.play(player, turn);
        if (verdict == Verdict.LEGAL) {
            moved |= turn != TrompTaylor.PASS;
            numbers.add(++turns);
            if (game.isOver()) {
                stop();
            } else {
                stage = play();
            }
        }
        return verdict;
    }

    /**
     * Submits the player's list of dead stones. Whatever it names that is no whole string is left out
     * (TT-D2.b, TT-D2.c).
     *
     * @param player black or white
     * @param points in any order, also of no stone or outside of the grid; not null
     * @throws IllegalStateException if no list of this player is waited for
     */
    public void list(int player, Collection<Integer> points) {
        boolean forBlack = player == TrompTaylor.BLACK;
        if (!(stage instanceof Stage.Lists awaited)
                || !(forBlack ? awaited.black() : player == TrompTaylor.WHITE && awaited.white())) {
            throw new IllegalStateException("no list of player " + player + " is waited for");
        }
        SortedSet<Integer> named = DeadStones.named(stopped, points);
        if (forBlack) {
            black = named;
        } else {
            white = named;
        }
        stage = new Stage.Lists(black == null, white == null);
        if (black != null && white != null) {
            compare();
        }
    }

    /**
     * The player has no list, for whatever reason: as an empty one (TT-D2.d).
     *
     * @throws IllegalStateException if no list of this player is waited for
     */
    public void noList(int player) {
        list(player, List.of());
    }

    /**
     * The third party's list of dead stones. What it says of strings that are not in dispute has no
     * effect (TT-D3.a).
     *
     * @throws IllegalStateException if it is not waited for
     */
    public void arbitrate(Collection<Integer> points) {
        SortedSet<Integer> disputed = disputed();
        SortedSet<Integer> dead = DeadStones.inBoth(disputed, DeadStones.named(stopped, points));
        end("TT-D3", DeadStones.inEither(DeadStones.inBoth(black, white), dead));
    }

    /**
     * There is no third party, or it is late (TT-D3.b).
     *
     * @throws IllegalStateException if it is not waited for
     */
    public void noArbiter() {
        disputed();
        end("TT-D3.b", new TreeSet<>());
    }

    private SortedSet<Integer> disputed() {
        if (stage instanceof Stage.Arbitration arbitration) {
            return arbitration.disputed();
        }
        throw new IllegalStateException("no third party is waited for");
    }

    private Stage play() {
        return new Stage.Play(phase, game.toMove());
    }

    /** After two consecutive passes. */
    private void stop() {
        if (phase == Stage.Phase.COPY) {
            SortedSet<Integer> dead =
                    DeadStones.goneFrom(game.position(), stopped, DeadStones.inOne(black, white));
            end("TT-D5", DeadStones.inEither(DeadStones.inBoth(black, white), dead));
            return;
        }
        stopped = game.position();
        if (procedure == Procedure.NONE) {
            end("TT-D1", new TreeSet<>());
        } else if (phase == Stage.Phase.CLEANUP) {
            end("TT-D6", new TreeSet<>());
        } else if (phase == Stage.Phase.RESUMED && !moved) {
            end("TT-D4.c", new TreeSet<>());
        } else {
            black = null;
            white = null;
            stage = new Stage.Lists(true, true);
        }
    }

    private void compare() {
        if (black.equals(white)) {
            end("TT-D2", black);
            return;
        }
        switch (procedure) {
            case THIRD_PARTY -> stage = new Stage.Arbitration(DeadStones.inOne(black, white));
            case RESUMPTION -> resume(Stage.Phase.RESUMED);
            case COPY -> resume(Stage.Phase.COPY);
            case CLEANUP -> resume(Stage.Phase.CLEANUP);
            default -> end("TT-D2.a", new TreeSet<>());
        }
    }

    /** As if the two passes had not been: whoever passed first has the turn (TT-D4.a). */
    private void resume(Stage.Phase next) {
        for (int pass = 0; pass < 2; pass++) {
            game.undo();
            numbers.remove(numbers.size() - 1);
        }
        moved = false;
        resumptions++;
        phase = next;
        stage = play();
    }

    private void end(String decision, SortedSet<Integer> removed) {
        stage =
                new Stage.Ended(
                        new Outcome(decision, removed, DeadStones.without(stopped, removed)));
    }
}
