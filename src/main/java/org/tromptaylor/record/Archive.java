package org.tromptaylor.record;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Audits files of games, on several threads, and tells of each game in the order of the files.
 *
 * <p>Only so much is read ahead as keeps the threads busy, so memory does not grow with the number of
 * games; of a folder, the names of its files are kept.
 */
public final class Archive implements AutoCloseable {

    /** What became of a game or a file. */
    public sealed interface Entry permits Audited, Unreadable {
        /** The name of the file. */
        String file();
    }

    /**
     * A game.
     *
     * @param number which one of its file it is, from 1
     */
    public record Audited(String file, int number, GameRecord record, Audit audit)
            implements Entry {}

    /** A file, or a game in it, that can't be read; in one line why. */
    public record Unreadable(String file, String why) implements Entry {}

    /** A file up to this size is one task; the games of a larger one are shared out. */
    private static final long SMALL_FILE = 1 << 20;

    private static final int NODES_A_TASK = 10_000;
    private static final int TASKS_A_THREAD = 4;

    private final ExecutorService threads;
    private final int mostPending;
    private final Deque<Future<List<Entry>>> pending = new ArrayDeque<>();
    private final List<Integer> choices;
    private final Consumer<Entry> listener;

    /**
     * Entries go to the listener, on the thread that calls the methods.
     *
     * @param jobs how many threads read
     * @param choices which line of each game is audited: {@link SgfGame#line}
     */
    public Archive(int jobs, List<Integer> choices, Consumer<Entry> listener) {
        this.choices = List.copyOf(choices);
        this.threads = Executors.newFixedThreadPool(jobs);
        this.mostPending = TASKS_A_THREAD * jobs;
        this.listener = listener;
    }

    /** A file, or all files in a folder and its folders whose names end in {@code .sgf}. */
    public void add(Path path) throws InterruptedException {
        if (Files.isDirectory(path)) {
            addFolder(path);
        } else {
            addFile(path);
        }
    }

    private void addFolder(Path folder) throws InterruptedException {
        List<Path> sorted;
        try (Stream<Path> inside = Files.list(folder)) {
            sorted = inside.sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            unreadable(folder.toString(), reason(e));
            return;
        }
        for (Path path : sorted) {
            // A link to a folder may lead around in a circle.
            if (Files.isDirectory(path)) {
                if (!Files.isSymbolicLink(path)) {
                    addFolder(path);
                }
            } else if (path.toString().toLowerCase(Locale.ROOT).endsWith(".sgf")) {
                // What is no file, such as a pipe or a device, may have no end.
                if (Files.exists(path) && !Files.isRegularFile(path)) {
                    unreadable(path.toString(), "is no file");
                } else {
                    addFile(path);
                }
            }
        }
    }

    private void addFile(Path path) throws InterruptedException {
        String name = path.toString();
        try {
            if (Files.size(path) <= SMALL_FILE) {
                submit(() -> wholeFile(path));
            } else {
                try (InputStream in = Files.newInputStream(path)) {
                    add(name, in);
                }
            }
        } catch (IOException e) {
            unreadable(name, reason(e));
        }
    }

    /** The games of a stream, which is read to its end. */
    public void add(String name, InputStream in) throws InterruptedException {
        List<SgfGame> games = new ArrayList<>();
        int nodes = 0;
        SgfReader reader = new SgfReader(in);
        try {
            for (Optional<SgfGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
                nodes += game.get().nodes();
                if (nodes >= NODES_A_TASK) {
                    submitGames(name, games);
                    games = new ArrayList<>();
                    nodes = 0;
                }
            }
            submitGames(name, games);
        } catch (SgfException | IOException e) {
            submitGames(name, games);
            unreadable(name, reason(e));
        }
    }

    private void submitGames(String name, List<SgfGame> games) throws InterruptedException {
        submit(() -> games.stream().map(game -> audit(name, game)).toList());
    }

    private void unreadable(String name, String why) throws InterruptedException {
        submit(() -> List.of(new Unreadable(name, why)));
    }

    private List<Entry> wholeFile(Path path) {
        String name = path.toString();
        List<Entry> entries = new ArrayList<>();
        try (SgfReader reader =
                new SgfReader(new BufferedInputStream(Files.newInputStream(path)))) {
            for (Optional<SgfGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                entries.add(audit(name, game.get()));
            }
        } catch (SgfException | IOException e) {
            entries.add(new Unreadable(name, reason(e)));
        }
        return entries;
    }

    private Entry audit(String name, SgfGame game) {
        try {
            GameRecord record = GameRecord.of(game, choices);
            return new Audited(name, game.number(), record, Audit.of(record));
        } catch (SgfException e) {
            return new Unreadable(name, "game " + game.number() + ": " + e.getMessage());
        }
    }

    private static String reason(Exception e) {
        String message = e.getMessage() == null ? "" : e.getMessage().strip();
        if (e instanceof SgfException) {
            return message;
        }
        String kind = e.getClass().getSimpleName().replaceAll("Exception$", "");
        return "can't be read (" + kind + ")";
    }

    private void submit(Callable<List<Entry>> task) throws InterruptedException {
        while (pending.size() >= mostPending) {
            tellFirst();
        }
        pending.add(threads.submit(task));
    }

    /** Waits for all that has been added. */
    public void finish() throws InterruptedException {
        while (!pending.isEmpty()) {
            tellFirst();
        }
    }

    private void tellFirst() throws InterruptedException {
        try {
            pending.remove().get().forEach(listener);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
