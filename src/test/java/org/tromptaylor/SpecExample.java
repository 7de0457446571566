package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tromptaylor.rules.ReferenceGame;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/**
 * An example of the specification, replayed: with the reference a block {@code tt-play} (a game from
 * the empty grid) or {@code tt-grid} (a grid and what the rules make of it), with {@code dispute} a block
 * {@code tt-dispute} (a game and what follows its end). {@code spec/README.md} shows how they are
 * written.
 */
final class SpecExample {

    private static final Pattern BLOCK =
            Pattern.compile("^```tt-(\\w+)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern SIZE = Pattern.compile("size (\\d+)x(\\d+)");
    private static final Pattern ROW = Pattern.compile("(\\d+)((?: [.XO])+)");
    static final Pattern TURN = Pattern.compile("(\\d+) (black|white) (\\S+?)(?:: refused, (.+))?");
    private static final Pattern REACHES =
            Pattern.compile("(\\S+) (reaches|does not reach) (black|white|empty)");
    private static final Pattern CLEAR = Pattern.compile("clear (black|white)");
    private static final Pattern MOVE = Pattern.compile("(black|white) (\\S+)");

    private final String kind;
    private final String place;
    private final List<String> lines;
    private int next;
    private int width;
    private int height;
    private ReferenceGame game;
    private int[] grid;
    private DisputeStatements dispute;
    private boolean claims;

    private SpecExample(String kind, String place, List<String> lines) {
        this.kind = kind;
        this.place = place;
        this.lines = lines;
    }

    /** The examples in a text, named after the file and the line where they begin. */
    static List<SpecExample> in(String file, String text) {
        List<SpecExample> found = new ArrayList<>();
        Matcher block = BLOCK.matcher(text);
        while (block.find()) {
            long line = text.substring(0, block.start()).lines().count() + 1;
            List<String> lines =
                    block.group(2)
                            .lines()
                            .map(l -> l.replaceFirst("\\s+#.*", "").strip())
                            .filter(l -> !l.isEmpty())
                            .toList();
            found.add(new SpecExample(block.group(1), file + ":" + line, lines));
        }
        return found;
    }

    @Override
    public String toString() {
        return place;
    }

    /** Fails if the reference does not answer what the example says. */
    void replay() {
        assertTrue(
                List.of("play", "grid", "dispute").contains(kind),
                place + ": no such kind: " + kind);
        Matcher size = SIZE.matcher(lines.get(0));
        assertTrue(size.matches(), place + ": begins without its size");
        width = Integer.parseInt(size.group(1));
        height = Integer.parseInt(size.group(2));
        game = new ReferenceGame(width, height);
        next = 1;
        if (kind.equals("grid")) {
            grid = diagram();
        }
        if (kind.equals("dispute")) {
            dispute = DisputeStatements.of(width, height, lines.get(next));
            next++;
        }
        while (next < lines.size()) {
            claims = true;
            if (ROW.matcher(lines.get(next)).matches()) {
                String where = where();
                assertEquals(rows(diagram()), rows(grid()), where + ": the grid");
            } else {
                statement(lines.get(next));
                next++;
            }
        }
        assertTrue(claims, place + ": says nothing");
    }

    private void statement(String line) {
        if (outcome(line)) {
            return;
        }
        boolean known =
                switch (kind) {
                    case "play" -> ofGame(line);
                    case "dispute" -> dispute.understood(line, where());
                    default -> ofGrid(line);
                };
        if (!known) {
            fail(where() + ": not understood");
        }
    }

    private boolean outcome(String line) {
        int black = TrompTaylor.score(width, height, grid(), TrompTaylor.BLACK);
        int white = TrompTaylor.score(width, height, grid(), TrompTaylor.WHITE);
        if (line.startsWith("score ")) {
            assertEquals(line, "score black " + black + ", white " + white, where());
            return true;
        }
        if (line.startsWith("winner ")) {
            int winner = TrompTaylor.winner(width, height, grid());
            String word = winner == TrompTaylor.TIE ? "tie" : Notation.colour(winner);
            assertEquals(line, "winner " + word, where());
            return true;
        }
        return false;
    }

    private boolean ofGame(String line) {
        Matcher turn = TURN.matcher(line);
        if (turn.matches()) {
            assertEquals(turn.group(1), "" + (game.turns() + 1), where() + ": the turn's number");
            int player = Notation.colour(turn.group(2));
            int played = Notation.turn(width, height, turn.group(3));
            int made = game.repeatedTurn(played);
            Verdict verdict = game.play(player, played);
            String expected = turn.group(4) == null ? "legal" : turn.group(4);
            assertEquals(expected, said(verdict, made), where());
            return true;
        }
        if (line.equals("over") || line.equals("not over")) {
            assertEquals(line.equals("over"), game.isOver(), where());
            return true;
        }
        if (line.startsWith("moves ")) {
            boolean[] legal = game.legalMoves();
            List<String> moves = new ArrayList<>();
            for (int point = 0; point < legal.length; point++) {
                if (legal[point]) {
                    moves.add(Notation.vertex(width, height, point));
                }
            }
            String word = moves.isEmpty() ? "none" : String.join(" ", moves);
            assertEquals(line, "moves " + word, where());
            return true;
        }
        return false;
    }

    private String said(Verdict verdict, int made) {
        if (verdict != Verdict.REPEATS) {
            return verdict.id();
        }
        return "repeats turn " + made + ", cycle " + (game.turns() + 1 - made);
    }

    private boolean ofGrid(String line) {
        Matcher reaches = REACHES.matcher(line);
        if (reaches.matches()) {
            int point = Notation.point(width, height, reaches.group(1));
            int colour = Notation.colour(reaches.group(3));
            assertEquals(
                    reaches.group(2).equals("reaches"),
                    TrompTaylor.reaches(width, height, grid, point, colour),
                    where());
            return true;
        }
        Matcher clear = CLEAR.matcher(line);
        if (clear.matches()) {
            grid = TrompTaylor.clear(width, height, grid, Notation.colour(clear.group(1)));
            return true;
        }
        Matcher move = MOVE.matcher(line);
        if (move.matches()) {
            int point = Notation.point(width, height, move.group(2));
            assertEquals(TrompTaylor.EMPTY, grid[point], where() + ": the point is not empty");
            grid = TrompTaylor.move(width, height, grid, Notation.colour(move.group(1)), point);
            return true;
        }
        return false;
    }

    private int[] grid() {
        if (kind.equals("dispute")) {
            return dispute.grid();
        }
        return kind.equals("play") ? game.grid() : grid;
    }

    /** The grid that begins at the next line: numbered rows, and the letters of the columns. */
    private int[] diagram() {
        List<String> rows = new ArrayList<>();
        for (int row = height; row >= 1; row--) {
            assertTrue(next < lines.size(), place + ": a grid lacks rows");
            Matcher text = ROW.matcher(lines.get(next));
            assertTrue(text.matches(), where() + ": not a row of a grid");
            assertEquals("" + row, text.group(1), where() + ": the row's number");
            rows.add(text.group(2).replace(" ", ""));
            next++;
        }
        String letters =
                Arrays.stream("ABCDEFGHJKLMNOPQRSTUVWXYZ".split(""))
                        .limit(width)
                        .collect(Collectors.joining(" "));
        assertTrue(next < lines.size(), place + ": a grid lacks its letters");
        assertEquals(letters, lines.get(next), where() + ": the letters of the columns");
        next++;
        return Notation.grid(width, height, rows);
    }

    private String rows(int[] colours) {
        return String.join("\n", Notation.rows(width, height, colours));
    }

    private String where() {
        return place + ", '" + lines.get(next) + "'";
    }
}
