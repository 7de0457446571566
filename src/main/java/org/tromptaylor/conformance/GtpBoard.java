package org.tromptaylor.conformance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.gtp.GtpAnswer;
import org.tromptaylor.gtp.GtpClient;
import org.tromptaylor.process.ChildFailure;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/**
 * How an engine shows its board, by the best of the commands that it offers:
 *
 * <ol>
 *   <li>{@code gogui-rules_board}: rows of {@code . X O};
 *   <li>{@code list_stones black} and {@code list_stones white}: vertices;
 *   <li>{@code showboard}, if it is drawn as GNU Go, KataGo, Pachi and Leela Zero draw it: a line of
 *       column letters, and a line a row that begins with the row's number, with {@code X} for Black,
 *       {@code O} for White, and {@code .} or {@code +} for an empty point; a frame may stand around
 *       it, and brackets and digits may mark moves. Leela Zero draws it on standard error output and
 *       answers with nothing.
 * </ol>
 *
 * <p>A command that is refused is not used again, nor is a drawing in another form; but an answer in
 * another form than the command's, or than its answers before, is an error. Without any command the
 * grid is not asked: trying each point by {@code play} would not tell a stone from a forbidden move.
 */
final class GtpBoard {

    private static final Pattern ROW =
            Pattern.compile("\\s*(\\d{1,2})(?:\\s?|\\s*\\|)(\\s*[(.+XO].*)");
    private static final Pattern CELL = Pattern.compile("[\\s(]*([.+XO])\\d?\\)?");

    /** Asks the board; nothing if the engine refuses, or draws in no form that is known. */
    private interface Query {
        Optional<int[]> grid(int width, int height) throws ChildFailure, InterruptedException;
    }

    private final GtpClient client;
    private final List<Query> offers = new ArrayList<>();
    private boolean drew;

    /** How long a drawing on standard error output may take after the answer; it went out before. */
    private static final Duration ON_ITS_WAY = Duration.ofSeconds(1);

    private static final Duration LOOK = Duration.ofMillis(5);

    GtpBoard(GtpClient client, Set<String> commands) {
        this.client = client;
        if (commands.contains("gogui-rules_board")) {
            offers.add(this::rulesBoard);
        }
        if (commands.contains("list_stones")) {
            offers.add(this::listStones);
        }
        if (commands.contains("showboard")) {
            offers.add(this::showboard);
        }
    }

    /** The present grid; nothing if the engine has no way to show it. */
    Optional<int[]> grid(int width, int height) throws ChildFailure, InterruptedException {
        for (Iterator<Query> queries = offers.iterator(); queries.hasNext(); ) {
            Optional<int[]> grid = queries.next().grid(width, height);
            if (grid.isPresent()) {
                return grid;
            }
            queries.remove();
        }
        return Optional.empty();
    }

    private Optional<int[]> rulesBoard(int width, int height)
            throws ChildFailure, InterruptedException {
        GtpAnswer answer = client.sendForParagraphs("gogui-rules_board");
        if (!answer.ok()) {
            return Optional.empty();
        }
        List<String> rows =
                answer.text()
                        .lines()
                        .map(line -> line.replace(" ", ""))
                        .filter(line -> !line.isEmpty())
                        .toList();
        try {
            return Optional.of(Notation.grid(width, height, rows));
        } catch (IllegalArgumentException e) {
            throw malformed("gogui-rules_board", answer);
        }
    }

    private static ChildFailure malformed(String command, GtpAnswer answer) {
        return new ChildFailure(
                ChildFailure.Kind.PROTOCOL,
                "answered '" + command + "' with " + GtpGame.words(answer));
    }

    private Optional<int[]> listStones(int width, int height)
            throws ChildFailure, InterruptedException {
        int[] grid = new int[width * height];
        for (int colour : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            String command = "list_stones " + Notation.colour(colour);
            GtpAnswer answer = client.send(command);
            if (!answer.ok()) {
                return Optional.empty();
            }
            for (int point : points(width, height, command, answer)) {
                if (grid[point] != TrompTaylor.EMPTY) {
                    throw malformed(command, answer);
                }
                grid[point] = colour;
            }
        }
        return Optional.of(grid);
    }

    /** The points that a list of vertices names. */
    static List<Integer> points(int width, int height, String command, GtpAnswer answer)
            throws ChildFailure {
        List<Integer> points = new ArrayList<>();
        for (String word : answer.text().strip().split("\\s+")) {
            String vertex = word.toUpperCase(Locale.ROOT);
            if (vertex.isEmpty() || vertex.equals("PASS")) {
                continue;
            }
            try {
                int point = Notation.point(width, height, vertex);
                if (point == width * height) {
                    throw malformed(command, answer);
                }
                points.add(point);
            } catch (IllegalArgumentException e) {
                throw malformed(command, answer);
            }
        }
        return points;
    }

    private Optional<int[]> showboard(int width, int height)
            throws ChildFailure, InterruptedException {
        long errors = client.errorCount();
        GtpAnswer answer = client.sendForParagraphs("showboard");
        if (!answer.ok()) {
            return Optional.empty();
        }
        Optional<int[]> grid =
                answer.text().isBlank()
                        ? drawnBeside(width, height, errors)
                        : drawn(width, height, answer.text());
        if (grid.isEmpty() && drew) {
            throw malformed("showboard", answer);
        }
        drew = grid.isPresent();
        return grid;
    }

    /** What is drawn on standard error output, after so many bytes of it. */
    private Optional<int[]> drawnBeside(int width, int height, long start)
            throws InterruptedException {
        long deadline = System.nanoTime() + ON_ITS_WAY.toNanos();
        Optional<int[]> grid = drawn(width, height, client.errorsSince(start));
        while (grid.isEmpty() && System.nanoTime() < deadline) {
            Thread.sleep(LOOK.toMillis());
            grid = drawn(width, height, client.errorsSince(start));
        }
        return grid;
    }

    static Optional<int[]> drawn(int width, int height, String text) {
        StringBuilder letters = new StringBuilder();
        for (int column = 0; column < width; column++) {
            letters.append(Notation.vertex(width, 1, column).charAt(0));
        }
        String[] rows = new String[height];
        boolean lettered = false;
        for (String line : text.split("\\R")) {
            Matcher row = ROW.matcher(line);
            if (line.replace(" ", "").equalsIgnoreCase(letters.toString())) {
                lettered = true;
            } else if (lettered && row.matches()) {
                int index = height - Integer.parseInt(row.group(1));
                Optional<String> cells = cells(width, row.group(2));
                if (index < 0 || index >= height || rows[index] != null || cells.isEmpty()) {
                    return Optional.empty();
                }
                rows[index] = cells.get();
            }
        }
        for (String row : rows) {
            if (row == null) {
                return Optional.empty();
            }
        }
        return Optional.of(Notation.grid(width, height, List.of(rows)));
    }

    private static Optional<String> cells(int width, String drawn) {
        StringBuilder cells = new StringBuilder();
        Matcher cell = CELL.matcher(drawn);
        int end = 0;
        while (cells.length() < width) {
            if (!cell.find(end) || cell.start() != end) {
                return Optional.empty();
            }
            cells.append(cell.group(1).replace('+', '.'));
            end = cell.end();
        }
        return Optional.of(cells.toString());
    }
}
