package org.tromptaylor.conformance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tromptaylor.zoo.Animal;
import org.tromptaylor.zoo.Goban;
import org.tromptaylor.zoo.Zoo;

/**
 * A program that speaks the Go Text Protocol. Its first argument names the animal as which it plays;
 * the others are commands that it knows beside the necessary ones, or habits:
 *
 * <ul>
 *   <li>{@code small}: no board above 9; {@code alternate}: no two turns of one colour in a row;
 *   <li>{@code crlf}: lines end with carriage returns too; {@code no-ids}: ids are not repeated;
 *   <li>{@code gtp1}: it speaks version 1; {@code comments}: comments and empty lines before answers; {@code paragraphs}: empty lines
 *       in boards; {@code garbled}: the stones of an empty board are no vertices; {@code trusted}:
 *       none, but for the one who asks;
 *   <li>{@code mute}: an illegal turn is answered with {@code =} and left out; {@code unchecked}: a
 *       move that is illegal for what was there before is made all the same, though the commands
 *       that ask say that it is illegal; {@code capital}: a pass is {@code PASS} and nothing else;
 *   <li>{@code beside}: the board is drawn on standard error output, in small letters, and slowly;
 *       {@code framed}: it is drawn as Pachi does.
 * </ul>
 */
public final class GtpProgram {

    private static final List<String> HABITS =
            List.of(
                    "small",
                    "alternate",
                    "crlf",
                    "no-ids",
                    "comments",
                    "paragraphs",
                    "gtp1",
                    "garbled",
                    "trusted",
                    "mute",
                    "unchecked",
                    "capital",
                    "beside",
                    "framed");

    private final Animal animal;
    private final Set<String> commands =
            new LinkedHashSet<>(
                    List.of(
                            "protocol_version",
                            "name",
                            "version",
                            "list_commands",
                            "boardsize",
                            "clear_board",
                            "play",
                            "quit"));
    private final Set<String> habits = new LinkedHashSet<>();
    private int width = 19;
    private int height = 19;
    private Goban game;

    private GtpProgram(Animal animal, List<String> words) {
        this.animal = animal;
        for (String word : words) {
            (HABITS.contains(word) ? habits : commands).add(word);
        }
        clear();
    }

    /** Runs it. */
    public static void main(String[] arguments) throws IOException {
        List<String> words = Arrays.asList(arguments).subList(1, arguments.length);
        new GtpProgram(Zoo.named(arguments[0]), words).run();
    }

    private void run() throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split(" ", 2);
            String end = habits.contains("crlf") ? "\r\n" : "\n";
            String answer = answer(parts[1].split(" "));
            String id = habits.contains("no-ids") ? "" : parts[0];
            System.out.print(
                    (habits.contains("comments") ? "# thinking\n\n" : "")
                            + answer.charAt(0)
                            + id
                            + " "
                            + answer.substring(1).replace("\n", end)
                            + end
                            + end);
            System.out.flush();
            if (parts[1].equals("quit")) {
                return;
            }
        }
    }

    private void clear() {
        game = animal.start(width, height);
    }

    private String answer(String[] words) {
        if (!commands.contains(words[0])) {
            return "?unknown command";
        }
        return switch (words[0]) {
            case "protocol_version" -> habits.contains("gtp1") ? "=1" : "=2";
            case "name" -> "=GtpProgram " + animal.name();
            case "version" -> "=1.0";
            case "list_commands" -> "=" + String.join("\n", commands);
            case "boardsize" -> size(words[1], words[1]);
            case "rectangular_boardsize" -> size(words[1], words[2]);
            case "clear_board" -> {
                clear();
                yield "=";
            }
            case "komi", "kata-set-rules", "quit" -> "=";
            case "play" -> play(words[1].equals("black") ? 'X' : 'O', words[2]);
            case "undo" -> {
                if (game.turnsTaken() == 0) {
                    yield "?cannot undo";
                }
                game.undo();
                yield "=";
            }
            case "gogui-rules_board" -> "=" + String.join("\n", spaced());
            case "list_stones" -> "=" + stones(words[1].equals("black") ? 'X' : 'O');
            case "showboard" -> "=" + showboard();
            case "all_legal" -> "=" + String.join(" ", legal(words[1]));
            case "is_legal" -> legal(words[1]).contains(words[2]) ? "=1" : "=0";
            case "final_score" -> score();
            default -> "?not known to me either";
        };
    }

    private String size(String columns, String rows) {
        if (habits.contains("small") && Integer.parseInt(columns) > 9) {
            return "?unacceptable size";
        }
        width = Integer.parseInt(columns);
        height = Integer.parseInt(rows);
        clear();
        return "=";
    }

    private String play(char colour, String vertex) {
        if (habits.contains("alternate") && colour != game.toMove()) {
            return "?not your turn";
        }
        if (habits.contains("capital") && vertex.equals("pass")) {
            return "?invalid vertex";
        }
        int turn = game.turn(vertex);
        String refusal = game.refusal(colour, turn);
        boolean unchecked =
                habits.contains("unchecked")
                        && !vertex.equals("pass")
                        && turn < width * height
                        && game.grid()[turn] == '.'
                        && List.of("repeats", "game-over").contains(refusal);
        if (!refusal.isEmpty() && !unchecked) {
            return habits.contains("mute") ? "=" : "?illegal move";
        }
        game.play(colour, turn);
        return "=";
    }

    private List<String> spaced() {
        String between = habits.contains("paragraphs") ? "\n" : "";
        List<String> rows = new ArrayList<>();
        for (String row : game.rows(game.grid())) {
            rows.add(row.replaceAll("(?<=.)(?=.)", " ") + between);
        }
        return rows;
    }

    private String stones(char colour) {
        if (habits.contains("garbled") && String.join("", game.rows(game.grid())).matches("\\.*")) {
            return "Z99 garbled";
        }
        List<String> stones = new ArrayList<>();
        for (int point = 0; point < game.grid().length; point++) {
            if (game.grid()[point] == colour) {
                stones.add(game.vertex(point));
            }
        }
        return String.join(" ", stones);
    }

    private String showboard() {
        String letters = "   " + Goban.COLUMNS.substring(0, width).replaceAll("(?=.)", " ").strip();
        StringBuilder board = new StringBuilder("\n" + letters + "\n");
        int number = height;
        if (habits.contains("framed")) {
            return framed(letters);
        }
        for (String row : spaced()) {
            board.append(String.format("%2d %s %d\n", number, row.strip(), number--));
            board.append(habits.contains("paragraphs") ? "\n" : "");
        }
        if (habits.contains("beside")) {
            beside(board + letters);
            return "";
        }
        return board + letters;
    }

    private String framed(String letters) {
        StringBuilder board = new StringBuilder("Move: 1  Komi: 0.0\n   " + letters + "\n");
        int number = height;
        for (String row : spaced()) {
            board.append(String.format(" %2d | %s |\n", number--, row.strip()));
        }
        return board.toString();
    }

    /** Part by part, as a terminal might get it. */
    private static void beside(String board) {
        for (String line : board.toLowerCase(Locale.ROOT).split("\n")) {
            String part = line.replace('x', 'X').replace('o', 'O');
            System.err.print(part.matches("[ a-zXO]*") ? part.toLowerCase(Locale.ROOT) : part);
            System.err.print("\n");
            System.err.flush();
        }
    }

    private List<String> legal(String colour) {
        List<String> legal = new ArrayList<>();
        for (int point = 0; point < game.grid().length; point++) {
            if (game.refusal(colour.equals("black") ? 'X' : 'O', point).isEmpty()) {
                legal.add(game.vertex(point));
            }
        }
        return legal;
    }

    private String score() {
        int margin = (int) (game.score(game.grid(), 'X') - game.score(game.grid(), 'O'));
        return margin == 0 ? "=0" : (margin > 0 ? "=B+" : "=W+") + Math.abs(margin) + ".0";
    }
}
