package org.tromptaylor.referee;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tromptaylor.dispute.Dispute;
import org.tromptaylor.dispute.Outcome;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.dispute.Stage;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** One game between two programs. */
public final class Referee {

    /** The longest name in a record. */
    private static final int MOST_NAME = 80;

    private final Match match;
    private final Player black;
    private final Player white;
    private final Optional<Player> arbiter;
    private final Dispute dispute;
    private final GameLog log;
    private final long start = System.nanoTime();
    private final List<String> notes = new ArrayList<>();

    /** The turns of the game, without passes that were taken back. */
    private final List<Integer> turns = new ArrayList<>();

    private Referee(Match match, Player black, Player white, Optional<Player> arbiter) {
        this.match = match;
        this.black = black;
        this.white = white;
        this.arbiter = arbiter;
        this.dispute = new Dispute(match.procedure(), match.width(), match.height());
        this.log = new GameLog(match.width(), match.height());
    }

    /**
     * Has a game played.
     *
     * @param opening the first turns, legal ones that don't end the game
     * @param arbiter the third party (TT-D3), if there is one
     */
    public static PlayedGame play(
            Match match,
            Player black,
            Player white,
            Optional<Player> arbiter,
            List<Integer> opening)
            throws InterruptedException {
        return new Referee(match, black, white, arbiter).play(opening);
    }

    private PlayedGame play(List<Integer> opening) throws InterruptedException {
        Ending ending = ending(opening);
        Optional<Outcome> outcome =
                dispute.stage() instanceof Stage.Ended ended
                        ? Optional.of(ended.outcome())
                        : Optional.empty();
        log.root()
                .property("PB", shortName(black))
                .property("PW", shortName(white))
                .property("KM", match.komi().toPlainString())
                .property("RU", "Tromp-Taylor")
                .property("RE", ending.result())
                .comment(
                        "Dead stones: "
                                + match.procedure().word()
                                + " ("
                                + match.procedure().id()
                                + ")");
        log.end(ending.reason());
        return new PlayedGame(
                shortName(black),
                shortName(white),
                ending,
                outcome,
                dispute.turns(),
                Duration.ofNanos(System.nanoTime() - start),
                notes,
                log.text());
    }

    private static String shortName(Player player) {
        String name = player.name();
        return name.length() <= MOST_NAME ? name : name.substring(0, MOST_NAME);
    }

    private Ending ending(List<Integer> opening) throws InterruptedException {
        try {
            begin(black, TrompTaylor.BLACK);
            begin(white, TrompTaylor.WHITE);
            for (int turn : opening) {
                int player = TrompTaylor.toMove(turns.size());
                take(player, turn);
                tell(TrompTaylor.BLACK, player, turn);
                tell(TrompTaylor.WHITE, player, turn);
            }
            while (!(dispute.stage() instanceof Stage.Ended)) {
                if (dispute.stage() instanceof Stage.Play play) {
                    if (match.mostTurns() > 0 && dispute.turns() >= match.mostTurns()) {
                        return new Ending(
                                Ending.Kind.BROKEN_OFF,
                                TrompTaylor.TIE,
                                BigDecimal.ZERO,
                                "",
                                "broken off after " + match.mostTurns() + " turns");
                    }
                    askForTurn(play);
                } else if (dispute.stage() instanceof Stage.Lists) {
                    askForLists();
                } else {
                    askArbiter();
                }
            }
            return counted(((Stage.Ended) dispute.stage()).outcome());
        } catch (Lost e) {
            return e.ending;
        }
    }

    private void begin(Player player, int colour) throws Lost, InterruptedException {
        try {
            player.begin();
        } catch (PlayerFault e) {
            throw lost(colour, e);
        }
    }

    private void askForTurn(Stage.Play play) throws Lost, InterruptedException {
        int player = play.player();
        String answer;
        try {
            answer = of(player).turn(player, play.phase() == Stage.Phase.CLEANUP);
        } catch (PlayerFault e) {
            throw lost(player, e);
        }
        if (answer.equals("resign")) {
            throw new Lost(
                    Ending.lost(Ending.Kind.RESIGNED, player, "", name(player) + " resigned"));
        }
        int turn;
        try {
            turn =
                    answer.equals("pass")
                            ? TrompTaylor.PASS
                            : Notation.point(
                                    match.width(), match.height(), answer.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new Lost(
                    Ending.lost(
                            Ending.Kind.RUBBISH,
                            player,
                            "",
                            name(player) + " answered " + Excerpt.of(answer) + " for a turn"));
        }
        Verdict verdict = dispute.verdict(player, turn);
        if (verdict != Verdict.LEGAL) {
            throw illegal(
                    player, answer.toUpperCase(Locale.ROOT), verdict, dispute.repeatedTurn(turn));
        }
        take(player, turn);
        tell(TrompTaylor.opponent(player), player, turn);
    }

    private void take(int player, int turn) {
        dispute.play(player, turn);
        turns.add(turn);
        log.turn(player, turn);
    }

    private void tell(int listener, int player, int turn) throws Lost, InterruptedException {
        try {
            of(listener).tell(player, turn);
        } catch (PlayerFault e) {
            throw lost(listener, e);
        }
    }

    private Lost illegal(int player, String word, Verdict verdict, int repeated) {
        String why =
                verdict == Verdict.REPEATS
                        ? "repeats the colouring of turn " + repeated
                        : verdict.id();
        return new Lost(
                Ending.lost(
                        Ending.Kind.ILLEGAL,
                        player,
                        verdict.rule(),
                        name(player)
                                + " attempted "
                                + word
                                + " as turn "
                                + (dispute.turns() + 1)
                                + ", which is not legal: "
                                + why
                                + " ("
                                + verdict.rule()
                                + ")"));
    }

    private void askForLists() throws Lost, InterruptedException {
        List<Integer> blacks = list(black, "Black").orElse(List.of());
        List<Integer> whites = list(white, "White").orElse(List.of());
        dispute.list(TrompTaylor.BLACK, blacks);
        dispute.list(TrompTaylor.WHITE, whites);
        if (dispute.stage() instanceof Stage.Play play) {
            boolean copy = play.phase() == Stage.Phase.COPY;
            log.comment(
                    "The lists differ ("
                            + match.procedure().id()
                            + "): play goes on"
                            + (copy ? " on a copy" : ""));
            log.resume(copy);
            turns.subList(turns.size() - 2, turns.size()).clear();
            for (int player : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
                try {
                    of(player).takeBackPasses(turns);
                } catch (PlayerFault e) {
                    throw lost(player, e);
                }
            }
        }
    }

    /** The list of a program; nothing if it has none, whatever keeps it from that (TT-D2.d). */
    private Optional<List<Integer>> list(Player player, String who) throws InterruptedException {
        Optional<List<String>> words;
        try {
            words = player.deadStones();
        } catch (PlayerFault e) {
            note(who + " has no list of dead stones: " + e.getMessage());
            return Optional.empty();
        }
        if (words.isEmpty()) {
            note(who + " has no list of dead stones");
            return Optional.empty();
        }
        List<Integer> points = new ArrayList<>();
        for (String word : words.get()) {
            try {
                points.add(Notation.point(match.width(), match.height(), word));
            } catch (IllegalArgumentException e) {
                note(who + " lists " + Excerpt.of(word) + ", which is no point");
            }
        }
        log.comment(who + " lists as dead: " + vertices(points));
        return Optional.of(points);
    }

    private void askArbiter() throws InterruptedException {
        Optional<List<Integer>> list = Optional.empty();
        if (arbiter.isEmpty()) {
            note("There is no third party");
        } else {
            try {
                arbiter.get().begin();
                arbiter.get().tellAll(turns);
                list = list(arbiter.get(), "The third party");
            } catch (PlayerFault e) {
                note("The third party is of no use: " + e.getMessage());
            }
        }
        if (list.isPresent()) {
            dispute.arbitrate(list.get());
        } else {
            dispute.noArbiter();
        }
    }

    private Ending counted(Outcome outcome) {
        int blacks = outcome.score(TrompTaylor.BLACK);
        int whites = outcome.score(TrompTaylor.WHITE);
        BigDecimal margin = BigDecimal.valueOf(blacks - whites).subtract(match.komi());
        int winner =
                margin.signum() == 0
                        ? TrompTaylor.TIE
                        : margin.signum() > 0 ? TrompTaylor.BLACK : TrompTaylor.WHITE;
        String removed =
                match.procedure() == Procedure.NONE
                        ? ""
                        : ", removed " + vertices(outcome.removed());
        return new Ending(
                Ending.Kind.SCORE,
                winner,
                margin.abs(),
                outcome.decision(),
                "Black "
                        + blacks
                        + ", White "
                        + whites
                        + ", komi "
                        + match.komi().toPlainString()
                        + removed
                        + " ("
                        + outcome.decision()
                        + ")");
    }

    private void note(String text) {
        notes.add(text);
        log.comment(text);
    }

    private Player of(int player) {
        return player == TrompTaylor.BLACK ? black : white;
    }

    private String name(int player) {
        String name = shortName(of(player));
        return (player == TrompTaylor.BLACK ? "Black" : "White")
                + (name.isEmpty() ? "" : " (" + name + ")");
    }

    private String vertices(Collection<Integer> points) {
        List<String> words = new ArrayList<>();
        for (int point : points) {
            words.add(
                    point < match.width() * match.height()
                            ? Notation.vertex(match.width(), match.height(), point)
                            : "a point off the grid");
        }
        return words.isEmpty() ? "nothing" : String.join(" ", words);
    }

    private Lost lost(int player, PlayerFault e) {
        return new Lost(Ending.lost(e.kind(), player, "", name(player) + ": " + e.getMessage()));
    }

    /** The game is over. */
    private static final class Lost extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Ending ending;

        Lost(Ending ending) {
            super(ending.reason(), null, false, false);
            this.ending = ending;
        }
    }
}
