package org.tromptaylor.explain;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Clearing.Fate;
import org.tromptaylor.explain.ScoreSheet.Area;
import org.tromptaylor.explain.Witness.OwnColour;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;
import org.tromptaylor.vectors.RuleIds;

/**
 * Explanations as JSON, by the published schema {@code explanation}: nothing is left out that is needed
 * to check a witness by looking at the grid.
 */
public final class ExplanationJson {

    /** The version of the format. */
    private static final int VERSION = 1;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ExplanationJson() {}

    /** The explanation as an object. */
    public static ObjectNode of(Explanation explanation) {
        ObjectNode json = JSON.objectNode().put("explanation", VERSION);
        Position grid = explanation.grid();
        json.put("question", question(explanation));
        json.put("answer", Wording.title(explanation));
        ArrayNode rules = json.putArray("rules");
        for (String id : explanation.rules()) {
            rules.addObject()
                    .put("id", id)
                    .put("title", RuleIds.title(id))
                    .put("place", RuleIds.place(id));
        }
        json.put("width", grid.width());
        json.put("height", grid.height());
        json.set("grid", rows(grid));
        if (explanation instanceof TurnVerdict turn) {
            turn(json, turn);
        } else if (explanation instanceof Reach reach) {
            reach(json, reach);
        } else if (explanation instanceof Clearing clearing) {
            clearing(json, clearing);
        } else if (explanation instanceof ScoreSheet score) {
            score(json, score);
        }
        return json;
    }

    private static String question(Explanation explanation) {
        if (explanation instanceof TurnVerdict) {
            return "turn";
        } else if (explanation instanceof Reach) {
            return "reach";
        }
        return explanation instanceof Clearing ? "clear" : "score";
    }

    private static void turn(ObjectNode json, TurnVerdict turn) {
        Position grid = turn.grid();
        if (turn.number() > 0) {
            json.put("turn", turn.number());
        }
        json.put("player", Notation.colour(turn.player()));
        switch (turn.place()) {
            case TrompTaylor.PASS -> json.put("place", Notation.PASS);
            case TurnVerdict.OFF_GRID -> json.putNull("place");
            default -> json.put("place", Wording.point(grid, turn.place()));
        }
        json.put("written", turn.written());
        json.put("asked", turn.asked());
        json.put("history", turn.history().id());
        turn.verdict().ifPresentOrElse(v -> verdict(json, v), () -> json.putNull("verdict"));
        if (turn.repeatedTurn() != TurnVerdict.NONE) {
            json.put("repeats", turn.repeatedTurn()).put("cycle", turn.cycle());
        }
        if (!turn.passes().isEmpty()) {
            turn.passes().forEach(json.putArray("passes_before")::add);
        }
        turn.move().ifPresent(move -> move(json.putObject("move"), grid, move));
    }

    private static void verdict(ObjectNode json, Verdict verdict) {
        json.put("verdict", verdict.id()).put("rule", verdict.rule());
    }

    private static void move(ObjectNode json, Position grid, Move move) {
        json.set("coloured", rows(move.coloured()));
        clearing(json.putObject("clear_opponent"), move.opponents());
        clearing(json.putObject("clear_own"), move.own());
        move.liberty().ifPresent(path -> json.set("liberty", points(grid, path.points())));
    }

    private static void clearing(ObjectNode json, Clearing clearing) {
        Position grid = clearing.grid();
        json.put("colour", Notation.colour(clearing.colour()));
        ArrayNode strings = json.putArray("strings");
        for (Fate fate : clearing.strings()) {
            ObjectNode string = strings.addObject();
            string.set("points", points(grid, fate.string().points()));
            string.put("cleared", fate.isCleared());
            fate.liberty()
                    .ifPresentOrElse(
                            path -> string.set("path", points(grid, path.points())),
                            () -> string.set("border", points(grid, fate.string().border())));
        }
        json.set("after", rows(clearing.after()));
    }

    private static void reach(ObjectNode json, Reach reach) {
        Position grid = reach.grid();
        json.put("point", Wording.point(grid, reach.point()));
        json.put("colour", Notation.colour(reach.colour()));
        json.put("reaches", reach.reaches());
        if (reach.witness() instanceof Path path) {
            json.set("path", points(grid, path.points()));
        } else if (reach.witness() instanceof Region region) {
            json.set("region", region(grid, region));
        } else if (reach.witness() instanceof OwnColour) {
            json.put("own_colour", true);
        }
    }

    private static void score(ObjectNode json, ScoreSheet score) {
        Position grid = score.grid();
        ArrayNode areas = json.putArray("areas");
        for (Area area : score.areas()) {
            ObjectNode node = areas.addObject();
            node.set("region", region(grid, area.region()));
            area.toBlack().ifPresent(path -> node.set("black", points(grid, path.points())));
            area.toWhite().ifPresent(path -> node.set("white", points(grid, path.points())));
            boolean nobody = area.countsFor() == TrompTaylor.EMPTY;
            node.put("for", nobody ? "nobody" : Notation.colour(area.countsFor()));
        }
        for (int player : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            json.putObject(Notation.colour(player))
                    .put("stones", score.stones(player))
                    .put("empty", score.empty(player))
                    .put("score", score.score(player));
        }
        json.put("nobody", score.empty(TrompTaylor.EMPTY));
        score.komi().ifPresent(komi -> json.put("komi", komi));
        json.put("margin", score.margin());
        score.over().ifPresent(over -> json.put("over", over));
    }

    private static ObjectNode region(Position grid, Region region) {
        ObjectNode json = JSON.objectNode().put("colour", Notation.colour(region.colour()));
        json.set("points", points(grid, region.points()));
        json.set("border", points(grid, region.border()));
        return json;
    }

    private static ArrayNode points(Position grid, List<Integer> points) {
        ArrayNode json = JSON.arrayNode();
        points.forEach(point -> json.add(Wording.point(grid, point)));
        return json;
    }

    private static ArrayNode rows(Position grid) {
        ArrayNode json = JSON.arrayNode();
        Notation.rows(grid.width(), grid.height(), grid.grid()).forEach(json::add);
        return json;
    }
}
