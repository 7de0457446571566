package org.tromptaylor.referee;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/**
 * A program that plays, or lists dead stones for others. It is started when it is needed, stays for the
 * next game, and is started anew after a fault.
 */
public final class Player implements AutoCloseable {

    private static final List<String> NEEDED =
            List.of("boardsize", "clear_board", "komi", "play", "genmove");
    private static final String CLEANUP = "kgs-genmove_cleanup";
    private static final String DEAD = "final_status_list";
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final List<String> command;
    private final Match match;
    private ChildProcess child;
    private GtpClient client;
    private Set<String> commands = Set.of();
    private String name = "";
    private Duration wait;
    private Duration left;

    /**
     * A program that has not been started yet.
     *
     * @param command the program and its arguments
     */
    public Player(List<String> command, Match match) {
        this.command = List.copyOf(command);
        this.match = match;
        this.wait = match.limits().start();
    }

    /** What it calls itself, with its version; empty before its first start. */
    public String name() {
        return name;
    }

    /** How much of its time for the game is left, if that is limited. */
    Optional<Duration> left() {
        return match.limits().game().map(all -> left);
    }

    /**
     * Starts it if it is not running, and has it begin a game.
     *
     * @throws PlayerFault if it can't be started or won't play what is played
     */
    public void begin() throws PlayerFault, InterruptedException {
        if (child == null) {
            start();
        }
        clear();
        left = match.limits().game().orElse(Duration.ZERO);
        if (commands.contains("time_settings")) {
            // The protocol's way to say so much for each turn is overtime without main time.
            String times =
                    match.limits()
                            .game()
                            .map(time -> time.toSeconds() + " 0 0")
                            .orElse("0 " + Math.max(1, match.limits().move().toSeconds()) + " 1");
            send("time_settings " + times);
        }
    }

    private void clear() throws PlayerFault, InterruptedException {
        if (match.width() == match.height()) {
            demand("boardsize " + match.width());
        } else if (commands.contains("rectangular_boardsize")) {
            demand("rectangular_boardsize " + match.width() + " " + match.height());
        } else {
            throw new PlayerFault(
                    Ending.Kind.REFUSED, "has no 'rectangular_boardsize' for unequal sides");
        }
        demand("clear_board");
        demand("komi " + match.komi().toPlainString());
        if (commands.contains("kata-set-rules")) {
            send("kata-set-rules tromp-taylor");
        }
    }

    private void start() throws PlayerFault, InterruptedException {
        wait = match.limits().start();
        try {
            child = ChildProcess.start(command);
        } catch (ChildFailure e) {
            throw PlayerFault.of(e);
        }
        client = new GtpClient(child, () -> System.nanoTime() + wait.toNanos());
        String version = text("protocol_version");
        wait = match.limits().answer();
        if (!version.equals("2")) {
            throw broken(
                    Ending.Kind.RUBBISH,
                    "speaks version " + Excerpt.of(version) + " of the Go Text Protocol, not 2");
        }
        commands = new HashSet<>(List.of(paragraphs("list_commands").split("\\s+")));
        for (String needed : NEEDED) {
            if (!commands.contains(needed)) {
                throw broken(Ending.Kind.RUBBISH, "does not list the command '" + needed + "'");
            }
        }
        String words = (text("name") + " " + text("version")).strip();
        name = words.isEmpty() ? "unnamed" : Excerpt.line(words);
    }

    /**
     * Asks for a turn; the answer in small letters, such as {@code d4}, {@code pass} or {@code resign}.
     *
     * @param cleanup whether it is to capture what it holds dead, if it can be told so (TT-D6)
     */
    String turn(int player, boolean cleanup) throws PlayerFault, InterruptedException {
        boolean limited = match.limits().game().isPresent();
        Duration most = match.limits().move();
        if (limited && commands.contains("time_left")) {
            send("time_left " + Notation.colour(player) + " " + left.toSeconds() + " 0");
        }
        wait = limited && left.compareTo(most) < 0 ? left : most;
        String word = cleanup && commands.contains(CLEANUP) ? CLEANUP : "genmove";
        long start = System.nanoTime();
        GtpAnswer answer = send(word + " " + Notation.colour(player));
        left = left.minusNanos(System.nanoTime() - start);
        wait = match.limits().answer();
        if (!answer.ok()) {
            throw broken(
                    Ending.Kind.RUBBISH,
                    "answered " + Excerpt.of("? " + answer.text()) + " to '" + word + "'");
        }
        return answer.text().strip().toLowerCase(Locale.ROOT);
    }

    /** Tells it of a legal turn. */
    void tell(int player, int turn) throws PlayerFault, InterruptedException {
        String text = Notation.turn(match.width(), match.height(), turn);
        String command = "play " + Notation.colour(player) + " " + text;
        GtpAnswer answer = send(command);
        if (!answer.ok()) {
            throw broken(
                    Ending.Kind.REFUSED,
                    "refused '" + command + "', a legal turn: " + Excerpt.of(answer.text()));
        }
    }

    /**
     * Takes back the last two passes: by {@code undo}, or by telling the whole game again.
     *
     * @param turns the turns before these passes
     */
    void takeBackPasses(List<Integer> turns) throws PlayerFault, InterruptedException {
        boolean undone =
                child != null
                        && commands.contains("undo")
                        && send("undo").ok()
                        && send("undo").ok();
        if (!undone) {
            tellAll(turns);
        }
    }

    /** Tells it all turns from the empty grid, after a start if it is not running. */
    void tellAll(List<Integer> turns) throws PlayerFault, InterruptedException {
        if (child == null) {
            start();
        }
        clear();
        for (int i = 0; i < turns.size(); i++) {
            tell(TrompTaylor.toMove(i), turns.get(i));
        }
    }

    /** The words of its list of dead stones; nothing if it does not have such lists (TT-D2.d). */
    Optional<List<String>> deadStones() throws PlayerFault, InterruptedException {
        if (child == null || !commands.contains(DEAD)) {
            return Optional.empty();
        }
        // Strings may stand in paragraphs of their own.
        GtpAnswer answer = exchange(DEAD + " dead", true);
        if (!answer.ok()) {
            return Optional.empty();
        }
        String text = answer.text().strip().toUpperCase(Locale.ROOT);
        return Optional.of(text.isEmpty() ? List.of() : List.of(text.split("\\s+")));
    }

    private void demand(String command) throws PlayerFault, InterruptedException {
        GtpAnswer answer = send(command);
        if (!answer.ok()) {
            throw broken(
                    Ending.Kind.REFUSED, "refused '" + command + "': " + Excerpt.of(answer.text()));
        }
    }

    private String text(String command) throws PlayerFault, InterruptedException {
        GtpAnswer answer = send(command);
        return answer.ok() ? answer.text().strip() : "";
    }

    private String paragraphs(String command) throws PlayerFault, InterruptedException {
        return exchange(command, true).text().strip();
    }

    private GtpAnswer send(String command) throws PlayerFault, InterruptedException {
        return exchange(command, false);
    }

    private GtpAnswer exchange(String command, boolean paragraphs)
            throws PlayerFault, InterruptedException {
        try {
            return paragraphs ? client.sendForParagraphs(command) : client.send(command);
        } catch (ChildFailure e) {
            close();
            throw PlayerFault.of(e);
        }
    }

    private PlayerFault broken(Ending.Kind kind, String message) {
        close();
        return new PlayerFault(kind, message);
    }

    /** Tells it to end, and waits a moment for that. */
    public void quit() throws InterruptedException {
        if (child != null) {
            child.write("quit");
            child.ends(FAREWELL);
            close();
        }
    }

    /** Ends it at once. */
    @Override
    public void close() {
        if (child != null) {
            child.close();
            child = null;
        }
    }
}
