package org.tromptaylor.gtp;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** What the commands of a controller work on: the game, the komi, and the player of random moves. */
final class Session {

    /** As many columns and rows as the protocol has names for. */
    static final int LONGEST_SIDE = 25;

    private static final int USUAL_SIDE = 19;

    private final GtpServer.Options options;
    private final RandomPlayer random;
    private ServedGame served;
    private BigDecimal komi = BigDecimal.ZERO;
    private Optional<Attempt> refused;

    Session(GtpServer.Options options) {
        this.options = options;
        this.random = new RandomPlayer(options.seed());
        begin(USUAL_SIDE, USUAL_SIDE);
    }

    GtpServer.Options options() {
        return options;
    }

    /** Another game, of that size. */
    void begin(int width, int height) {
        begin(new ServedGame(width, height, options.fillsPasses()));
    }

    /** Another game. */
    void begin(ServedGame game) {
        served = game;
        refused = Optional.empty();
    }

    ServedGame served() {
        return served;
    }

    Game game() {
        return served.game();
    }

    RandomPlayer random() {
        return random;
    }

    BigDecimal komi() {
        return komi;
    }

    void komi(BigDecimal points) {
        komi = points;
    }

    /** Takes a turn. */
    void play(int player, int turn, String written) throws Refusal {
        if (served.play(player, turn) != Verdict.LEGAL) {
            throw illegal(player, turn, written);
        }
    }

    /** A turn that is not legal, kept for who asks why. */
    private Refusal illegal(int player, int turn, String written) {
        Attempt attempt = attempt(player, turn, written);
        refused = Optional.of(attempt);
        return new Refusal(
                "illegal move" + (options.tellsReasons() ? ": " + attempt.reason() : ""));
    }

    /** A turn as somebody asks for it now. */
    Attempt attempt(int player, int turn, String written) {
        String place = written.toUpperCase(Locale.ROOT);
        return served.ask(player, game -> Attempt.of(game, player, turn, place));
    }

    /** The last turn that was refused in this game. */
    Optional<Attempt> lastRefused() {
        return refused;
    }

    /** Black's score less White's and less the komi; above zero, Black wins. */
    BigDecimal margin() {
        int points = game().score(TrompTaylor.BLACK) - game().score(TrompTaylor.WHITE);
        return BigDecimal.valueOf(points).subtract(komi);
    }

    /** How a turn is written. */
    String vertex(int turn) {
        return Notation.turn(game().width(), game().height(), turn);
    }

    /** How points are written, with spaces between them. */
    String vertices(List<Integer> points) {
        return points.stream().map(this::vertex).collect(Collectors.joining(" "));
    }
}
