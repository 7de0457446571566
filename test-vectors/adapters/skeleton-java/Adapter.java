// Asks your Go program the Tromp-Taylor vectors. Copy this file and fill in the nine methods.
//
//   tt conform --smoke --json 'java Adapter.java'   are the messages well formed?
//   tt conform --json 'java Adapter.java'           are the answers right?
//
// With a class path of your own: java -cp my.jar Adapter.java
//
// A grid is a list of strings, the top row first: '.' empty, 'X' black, 'O' white. A point has a
// column x and a row y, both counted from 0 at the top left; it may lie outside the grid. A turn is a
// point, or PASS. Black takes the first turn.
//
// A method that your program has no answer for throws new Skip("why").

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

class Adapter {

    static final String NAME = "my Go program";
    static final String VERSION = "0.1";
    static final String LANGUAGE = "Java";

    /** Delete what your program can't do; those vectors are not asked then. */
    static final List<String> CAPABILITIES =
            List.of(
                    "rectangular", // width and height that differ
                    "size<5", // a side below 5
                    "size>19", // a side above 19
                    "setup", // a grid that is given, and not reached by playing
                    "breathless", // a move on a given grid that has a string without a liberty
                    "full-history", // repetitions of any length
                    "dispute"); // the procedures for dead stones

    record Point(int x, int y) {}

    static final Point PASS = null;

    enum Colour {
        EMPTY,
        BLACK,
        WHITE
    }

    /** A refused turn, counted from 1, with one of the reasons of play. */
    record Refused(int turn, String reason) {}

    /** What play answers. */
    record Played(List<Refused> refused, List<String> grid) {}

    /** What move answers: either the grid, or the reason why it is refused; the other is null. */
    record Moved(List<String> grid, String reason) {}

    record Scores(int black, int white) {}

    /** What perft answers: two lists of depth + 1 numbers. */
    record Counts(List<Long> sequences, List<Long> finished) {}

    /** A list of dead stones: by "black", "white" or "third-party"; null if there is no list. */
    record Dead(String by, List<Point> points) {}

    /** What dispute answers; removed counts only if nothing is waited for next. */
    record Disputed(List<Refused> refused, String next, List<String> grid, List<Point> removed) {}

    /** Your program can't be asked this; the message says why. */
    static class Skip extends RuntimeException {
        Skip(String why) {
            super(why);
        }
    }

    // The nine questions. ------------------------------------------------------------------------

    /** Does the point reach the colour (TT-3)? */
    static boolean reaches(int width, int height, List<String> grid, Point point, Colour colour) {
        throw new Skip("reaches is not filled in yet");
    }

    /** What is left when the colour is cleared (TT-4)? */
    static List<String> clear(int width, int height, List<String> grid, Colour colour) {
        throw new Skip("clear is not filled in yet");
    }

    /**
     * What does one move leave (TT-7), history left aside? The reason why it is refused is
     * "occupied", "off-grid", or "illegal" if your program does not tell.
     */
    static Moved move(int width, int height, List<String> grid, Colour colour, Point point) {
        throw new Skip("move is not filled in yet");
    }

    /**
     * A game from the empty grid: which turns are refused, and what is left? A refused turn changes
     * nothing, and the same player tries the next one. The reasons are "game-over", "off-grid",
     * "occupied", "repeats", or "illegal" if your program does not tell.
     */
    static Played play(int width, int height, List<Point> turns) {
        throw new Skip("play is not filled in yet");
    }

    /** After these turns, all legal: where may the player whose turn it is move? */
    static List<Point> legalMoves(int width, int height, List<Point> turns) {
        throw new Skip("legalMoves is not filled in yet");
    }

    /** The scores of both players (TT-9). */
    static Scores score(int width, int height, List<String> grid) {
        throw new Skip("score is not filled in yet");
    }

    /**
     * After these turns, all legal: is the game over (TT-8)? The scores if it is, else nothing. The
     * winner (TT-10) follows from them; see result below if your program tells it by itself.
     */
    static Optional<Scores> game(int width, int height, List<Point> turns) {
        throw new Skip("game is not filled in yet");
    }

    /**
     * How many sequences of legal turns have exactly 0, 1, ..., depth turns, and how many of them
     * end the game?
     */
    static Counts perft(int width, int height, int depth) {
        throw new Skip("perft is not filled in yet");
    }

    /**
     * A game with what follows it by one of the procedures for dead stones (spec/disputes.md): "none",
     * "agreement", "third-party", "resumption", "copy" or "cleanup". A step is a turn (a Point, or
     * PASS), or a Dead where a list is waited for. Refused turns are as in play, counted in the steps.
     * What is waited for next is "nothing", "black-turn", "white-turn", "lists", "black-list",
     * "white-list" or "third-party". The scores of the grid in the end are asked of score.
     */
    static Disputed dispute(int width, int height, String procedure, List<Object> steps) {
        throw new Skip("dispute is not filled in yet");
    }

    // The protocol; nothing to fill in below. ----------------------------------------------------

    static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    static Point parse(int height, String vertex) {
        int row = Integer.parseInt(vertex.substring(1));
        return new Point(COLUMNS.indexOf(vertex.charAt(0)), height - row);
    }

    static Point parseTurn(int height, String turn) {
        return turn.equals("pass") ? PASS : parse(height, turn);
    }

    @SuppressWarnings("unchecked")
    static Object parseStep(int height, Object step) {
        if (step instanceof String turn) {
            return parseTurn(height, turn);
        }
        Map<String, Object> list = (Map<String, Object>) step;
        List<Point> points = list.containsKey("dead") ? new ArrayList<>() : null;
        for (String vertex : (List<String>) list.getOrDefault("dead", List.of())) {
            points.add(parse(height, vertex));
        }
        return new Dead((String) list.get("by"), points);
    }

    static List<String> vertices(int height, List<Point> points) {
        return points.stream()
                .map(point -> "" + COLUMNS.charAt(point.x()) + (height - point.y()))
                .collect(Collectors.toList());
    }

    static List<Object> written(List<Refused> refused) {
        return refused.stream()
                .map(turn -> Map.of("turn", turn.turn(), "reason", turn.reason()))
                .collect(Collectors.toList());
    }

    /** Puts the vector's question to its method, and the answer into the vector's form. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> result(Map<String, Object> vector) {
        int width = ((Number) vector.get("width")).intValue();
        int height = ((Number) vector.get("height")).intValue();
        List<String> grid = (List<String>) vector.get("grid");
        String word = (String) vector.get("colour");
        Colour colour = word == null ? null : Colour.valueOf(word.toUpperCase());
        String vertex = (String) vector.get("point");
        Point point = vertex == null ? null : parse(height, vertex);
        List<Point> turns = new ArrayList<>();
        for (String turn : (List<String>) vector.getOrDefault("turns", List.of())) {
            turns.add(parseTurn(height, turn));
        }
        Map<String, Object> result = new LinkedHashMap<>();
        switch ((String) vector.get("kind")) {
            case "reaches" -> result.put("reaches", reaches(width, height, grid, point, colour));
            case "clear" -> result.put("grid", clear(width, height, grid, colour));
            case "move" -> {
                Moved moved = move(width, height, grid, colour, point);
                if (moved.reason() != null) {
                    result.put("reason", moved.reason());
                } else {
                    result.put("grid", moved.grid());
                }
            }
            case "play" -> {
                Played played = play(width, height, turns);
                result.put("refused", written(played.refused()));
                result.put("grid", played.grid());
            }
            case "legal-moves" ->
                    result.put("moves", vertices(height, legalMoves(width, height, turns)));
            case "score" -> putScores(result, score(width, height, grid));
            case "game" -> {
                Optional<Scores> end = game(width, height, turns);
                result.put("over", end.isPresent());
                if (end.isPresent()) {
                    putScores(result, end.get());
                    putWinner(result, end.get());
                }
            }
            case "perft" -> {
                int depth = ((Number) vector.get("depth")).intValue();
                Counts counts = perft(width, height, depth);
                result.put("sequences", counts.sequences());
                result.put("finished", counts.finished());
            }
            case "dispute" -> {
                List<Object> steps = new ArrayList<>();
                for (Object step : (List<Object>) vector.get("steps")) {
                    steps.add(parseStep(height, step));
                }
                Disputed end = dispute(width, height, (String) vector.get("procedure"), steps);
                result.put("refused", written(end.refused()));
                result.put("next", end.next());
                result.put("grid", end.grid());
                if (end.next().equals("nothing")) {
                    result.put("removed", vertices(height, end.removed()));
                    Scores scores = score(width, height, end.grid());
                    putScores(result, scores);
                    putWinner(result, scores);
                }
            }
            default -> throw new Skip("unknown kind " + vector.get("kind"));
        }
        return result;
    }

    static void putScores(Map<String, Object> result, Scores scores) {
        result.put("black", scores.black());
        result.put("white", scores.white());
    }

    static void putWinner(Map<String, Object> result, Scores scores) {
        int margin = scores.black() - scores.white();
        result.put("winner", margin > 0 ? "black" : margin < 0 ? "white" : "tie");
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> reply(Map<String, Object> message) {
        Map<String, Object> reply = new LinkedHashMap<>();
        if (message.get("cmd").equals("start")) {
            Map<String, Object> about = new LinkedHashMap<>();
            about.put("name", NAME);
            about.put("version", VERSION);
            about.put("language", LANGUAGE);
            reply.put("protocol", 1);
            reply.put("implementation", about);
            reply.put("capabilities", CAPABILITIES);
            return reply;
        }
        reply.put("seq", message.get("seq"));
        try {
            reply.put("result", result((Map<String, Object>) message.get("vector")));
        } catch (Skip why) {
            reply.put("skipped", why.getMessage());
        } catch (RuntimeException error) {
            reply.put("error", error.toString());
        }
        return reply;
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws IOException {
        // Answers alone may stand on standard output: what else is printed goes to standard error.
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> message = (Map<String, Object>) new Json(line).value();
            if (message.get("cmd").equals("stop")) {
                return;
            }
            out.print(Json.text(reply(message)) + "\n");
            out.flush();
        }
    }

    /** The little JSON that the protocol needs; replace it by your program's library, if it has one. */
    static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        /** An object as a map, an array as a list, a number as a long or a double. */
        Object value() {
            space();
            switch (text.charAt(at)) {
                case '{' -> {
                    Map<String, Object> map = new LinkedHashMap<>();
                    for (boolean more = opens('}'); more; more = continues('}')) {
                        space();
                        String name = string();
                        space();
                        at++; // the colon
                        map.put(name, value());
                    }
                    return map;
                }
                case '[' -> {
                    List<Object> list = new ArrayList<>();
                    for (boolean more = opens(']'); more; more = continues(']')) {
                        list.add(value());
                    }
                    return list;
                }
                case '"' -> {
                    return string();
                }
                default -> {
                    int start = at;
                    while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) {
                        at++;
                    }
                    String word = text.substring(start, at);
                    return switch (word) {
                        case "true" -> true;
                        case "false" -> false;
                        case "null" -> null;
                        default ->
                                word.matches("-?\\d+")
                                        ? (Object) Long.valueOf(word)
                                        : Double.valueOf(word);
                    };
                }
            }
        }

        private void space() {
            while (Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private boolean opens(char close) {
            at++;
            space();
            if (text.charAt(at) != close) {
                return true;
            }
            at++;
            return false;
        }

        private boolean continues(char close) {
            space();
            return text.charAt(at++) != close;
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                char c = text.charAt(at);
                if (c == '\\') {
                    c = text.charAt(++at);
                    if (c == 'u') {
                        c = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                        at += 4;
                    } else if ("nrt".indexOf(c) >= 0) {
                        c = "\n\r\t".charAt("nrt".indexOf(c));
                    }
                }
                string.append(c);
            }
            at++;
            return string.toString();
        }

        static String text(Object value) {
            if (value instanceof Map<?, ?> map) {
                return map.entrySet().stream()
                        .map(e -> text(e.getKey()) + ":" + text(e.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            }
            if (value instanceof List<?> list) {
                return list.stream().map(Json::text).collect(Collectors.joining(",", "[", "]"));
            }
            if (value instanceof String string) {
                StringBuilder quoted = new StringBuilder("\"");
                for (char c : string.toCharArray()) {
                    if (c == '"' || c == '\\') {
                        quoted.append('\\').append(c);
                    } else {
                        quoted.append(c < ' ' ? String.format("\\u%04x", (int) c) : c);
                    }
                }
                return quoted.append('"').toString();
            }
            return String.valueOf(value);
        }
    }
}
