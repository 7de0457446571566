package org.tromptaylor.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.tromptaylor.process.ChildProcess;
import org.tromptaylor.referee.Match;
import org.tromptaylor.referee.PlayedGame;
import org.tromptaylor.referee.Player;
import org.tromptaylor.referee.PlayerFault;
import org.tromptaylor.referee.Referee;

/**
 * Where the games of {@code tt referee} are played: one table after the other takes the next one, each
 * with programs of its own, and they are told in their order.
 */
final class RefereeTables implements AutoCloseable {

    private static final int FAREWELL_SECONDS = 5;

    /**
     * What is played.
     *
     * @param first the program that has Black in games of odd numbers
     * @param openings which begin the games, two games each; or none
     */
    record Plan(
            Match match,
            List<String> first,
            List<String> second,
            Optional<List<String>> arbiter,
            List<List<Integer>> openings) {

        /** Which opening a game has, from 1; 0 for none. */
        int opening(int number) {
            return openings.isEmpty() ? 0 : (number - 1) / 2 % openings.size() + 1;
        }
    }

    private record Table(Player one, Player two, Optional<Player> three) {}

    private final Plan plan;
    private final int last;
    private final List<Table> tables = new ArrayList<>();
    private final BlockingQueue<Table> free;
    private final ExecutorService threads;

    /** Games that are played or about to be, one for each table: what is over waits for those before. */
    private final Deque<Future<PlayedGame>> games = new ArrayDeque<>();

    private int begun;

    /**
     * Tables for the games from one number to another.
     *
     * @param count how many tables
     */
    RefereeTables(Plan plan, int from, int to, int count) {
        this.plan = plan;
        this.begun = from - 1;
        this.last = to;
        for (int i = 0; i < Math.min(count, to - from + 1); i++) {
            tables.add(
                    new Table(
                            new Player(plan.first(), plan.match()),
                            new Player(plan.second(), plan.match()),
                            plan.arbiter().map(words -> new Player(words, plan.match()))));
        }
        free = new ArrayBlockingQueue<>(Math.max(1, tables.size()), true, tables);
        threads = Executors.newCachedThreadPool();
    }

    /** Shows before the first game whether the programs can be started at all. */
    void ready() throws PlayerFault, InterruptedException {
        if (!tables.isEmpty()) {
            ready(tables.get(0).one(), "--black");
            ready(tables.get(0).two(), "--white");
        }
    }

    private static void ready(Player player, String option)
            throws PlayerFault, InterruptedException {
        try {
            player.begin();
        } catch (PlayerFault e) {
            throw e.about(option);
        }
    }

    /** The next game, once it is over. */
    PlayedGame next() throws InterruptedException {
        while (begun < last && games.size() < tables.size()) {
            int number = ++begun;
            games.add(threads.submit(() -> play(number)));
        }
        PlayedGame played;
        try {
            played = games.remove().get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        if (ChildProcess.areEnding()) {
            // Cut short by a signal: no result, and nothing is left to do but to be ended.
            Thread.sleep(Long.MAX_VALUE);
        }
        return played;
    }

    private PlayedGame play(int number) throws InterruptedException {
        Table table = free.take();
        boolean swapped = number % 2 == 0;
        int opening = plan.opening(number);
        PlayedGame played =
                Referee.play(
                        plan.match(),
                        swapped ? table.two() : table.one(),
                        swapped ? table.one() : table.two(),
                        table.three(),
                        opening == 0 ? List.of() : plan.openings().get(opening - 1));
        free.add(table);
        return played;
    }

    /** Tells all programs to end, and waits a moment for that. */
    void quit() throws InterruptedException {
        for (Table table : tables) {
            table.one().quit();
            table.two().quit();
        }
    }

    /** Ends all at once. */
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            threads.awaitTermination(FAREWELL_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (Table table : tables) {
            table.one().close();
            table.two().close();
            table.three().ifPresent(Player::close);
        }
    }
}
