package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.engine.Game;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.record.GameResult;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/** Commands that ask what is on the grid, and what it counts. */
final class QueryCommands {

    private final Session session;

    QueryCommands(Session session) {
        this.session = session;
    }

    void addTo(Map<String, Command> commands) {
        commands.put("showboard", this::showboard);
        commands.put("list_stones", this::listStones);
        commands.put("final_score", this::finalScore);
        commands.put("final_status_list", this::finalStatusList);
        commands.put("gogui-rules_game_id", GtpServer.without("Go"));
        commands.put("gogui-rules_board", this::board);
        commands.put("gogui-rules_captured_count", this::capturedCount);
        commands.put("gogui-rules_final_result", this::finalResult);
    }

    private String showboard(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        Game game = session.game();
        int last = game.turns() == 0 ? TrompTaylor.PASS : game.turn(game.turns());
        return "\n"
                + TextDiagram.of(game.width(), game.height(), game.grid(), last)
                + (game.isOver()
                        ? "over after " + game.turns() + " turns"
                        : Attempt.name(game.toMove()) + " has turn " + (game.turns() + 1))
                + ", komi "
                + session.komi().toPlainString();
    }

    private String listStones(Arguments arguments) throws Refusal {
        int player = arguments.colour(0);
        arguments.atMost(1);
        return session.vertices(stones(player));
    }

    private List<Integer> stones(int player) {
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < session.served().points(); point++) {
            if (session.game().colour(point) == player) {
                points.add(point);
            }
        }
        return points;
    }

    private String board(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        Game game = session.game();
        return Notation.rows(game.width(), game.height(), game.grid()).stream()
                .map(row -> String.join(" ", row.split("")))
                .collect(Collectors.joining("\n"));
    }

    /** How many stones each colour has lost, White first: those that Black has captured. */
    private String capturedCount(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        return lost(TrompTaylor.WHITE) + " " + lost(TrompTaylor.BLACK);
    }

    private int lost(int player) {
        Game game = session.game();
        int placed = 0;
        for (int number = 1; number <= game.turns(); number++) {
            boolean own = TrompTaylor.toMove(number - 1) == player;
            placed += own && game.turn(number) != TrompTaylor.PASS ? 1 : 0;
        }
        return placed - stones(player).size();
    }

    private String finalScore(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        return GameResult.written(session.margin());
    }

    private String finalResult(Arguments arguments) throws Refusal {
        arguments.atMost(0);
        String margin = session.margin().abs().stripTrailingZeros().toPlainString();
        String result =
                switch (session.margin().signum()) {
                    case 1 -> "Black wins by " + margin;
                    case -1 -> "White wins by " + margin;
                    default -> "A tie";
                };
        return result
                + ": Black "
                + session.game().score(TrompTaylor.BLACK)
                + ", White "
                + session.game().score(TrompTaylor.WHITE)
                + ", komi "
                + session.komi().toPlainString();
    }

    /** All strings are alive: the ten rules take no stone from the grid at the end (TT-9.c). */
    private String finalStatusList(Arguments arguments) throws Refusal {
        String status = arguments.word(0);
        arguments.atMost(1);
        return switch (status) {
            case "alive" -> strings();
            case "dead", "seki" -> "";
            default -> throw Refusal.syntax(Excerpt.of(status) + " is no status");
        };
    }

    /** The strings, a line each. */
    private String strings() {
        Game game = session.game();
        int[] grid = game.grid();
        boolean[] listed = new boolean[grid.length];
        List<String> lines = new ArrayList<>();
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] == TrompTaylor.EMPTY || listed[point]) {
                continue;
            }
            boolean[] string = TrompTaylor.string(game.width(), game.height(), grid, point);
            List<Integer> stones = new ArrayList<>();
            for (int other = point; other < grid.length; other++) {
                if (string[other]) {
                    listed[other] = true;
                    stones.add(other);
                }
            }
            lines.add(session.vertices(stones));
        }
        return String.join("\n", lines);
    }
}
