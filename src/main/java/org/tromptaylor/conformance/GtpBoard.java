package org.tromptaylor.conformance;

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
 *   <li>{@code showboard}, if it is drawn as GNU Go and KataGo draw it: a line of column letters, and
 *       a line a row that begins with the row's number, with {@code X} for Black, {@code O} for
 *       White, and {@code .} or {@code +} for an empty point; brackets and digits may mark moves.
 * </ol>
 *
 * <p>A command that is refused or answered in another form is not used again. Without any of them
 * the grid is not asked: trying each point by {@code play} would not tell a stone from a forbidden
 * move.
 */
final class GtpBoard {

    private static final Pattern ROW = Pattern.compile("\\s*(\\d{1,2})\\s?(.*)");
    private static final Pattern CELL = Pattern.compile("[\\s(]*([.+XO])\\d?\\)?");

    /** Asks the board; nothing if the answer has no form that is known. */
    private interface Query {
        Optional<int[]> grid(int width, int height) throws ChildFailure, InterruptedException;
    }

    private final GtpClient client;
    private final List<Query> offers = new ArrayList<>();

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
        List<String> rows =
                answer.text()
                        .lines()
                        .map(line -> line.replace(" ", ""))
                        .filter(line -> !line.isEmpty())
                        .toList();
        try {
            return answer.ok() ? Optional.of(Notation.grid(width, height, rows)) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Optional<int[]> listStones(int width, int height)
            throws ChildFailure, InterruptedException {
        int[] grid = new int[width * height];
        for (int colour : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            GtpAnswer answer = client.send("list_stones " + Notation.colour(colour));
            Optional<List<Integer>> points = points(width, height, answer);
            if (points.isEmpty()) {
                return Optional.empty();
            }
            for (int point : points.get()) {
                if (grid[point] != TrompTaylor.EMPTY) {
                    return Optional.empty();
                }
                grid[point] = colour;
            }
        }
        return Optional.of(grid);
    }

    /** The points that a list of vertices names; nothing if it is no such list. */
    static Optional<List<Integer>> points(int width, int height, GtpAnswer answer) {
        List<Integer> points = new ArrayList<>();
        if (!answer.ok()) {
            return Optional.empty();
        }
        for (String word : answer.text().strip().split("\\s+")) {
            String vertex = word.toUpperCase(Locale.ROOT);
            if (vertex.isEmpty() || vertex.equals("PASS")) {
                continue;
            }
            try {
                int point = Notation.point(width, height, vertex);
                if (point == width * height) {
                    return Optional.empty();
                }
                points.add(point);
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        return Optional.of(points);
    }

    private Optional<int[]> showboard(int width, int height)
            throws ChildFailure, InterruptedException {
        GtpAnswer answer = client.sendForParagraphs("showboard");
        return answer.ok() ? drawn(width, height, answer.text()) : Optional.empty();
    }

    static Optional<int[]> drawn(int width, int height, String text) {
        StringBuilder letters = new StringBuilder();
        for (int column = 0; column < width; column++) {
            letters.append(Notation.vertex(width, 1, column).charAt(0));
        }
        String[] rows = new String[height];
        boolean lettered = false;
        for (String line : text.split("\n")) {
            Matcher row = ROW.matcher(line);
            if (line.replace(" ", "").contentEquals(letters)) {
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
