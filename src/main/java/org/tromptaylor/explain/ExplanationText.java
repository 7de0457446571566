package org.tromptaylor.explain;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Clearing.Fate;
import org.tromptaylor.explain.ScoreSheet.Area;
import org.tromptaylor.explain.TurnVerdict.History;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** Explanations as people read them: words, and diagrams with the witness between brackets. */
public final class ExplanationText {

    /** More strings that stay are not told of: what is asked is what goes. */
    private static final int MOST_STAYING = 8;

    private final Page page = new Page();

    private ExplanationText() {}

    /** The whole text; lines end with a newline, the last one too. */
    public static String of(Explanation explanation) {
        ExplanationText text = new ExplanationText();
        text.page.words(Wording.title(explanation));
        if (explanation instanceof TurnVerdict turn) {
            text.turn(turn);
        } else if (explanation instanceof Reach reach) {
            text.reach(reach);
        } else if (explanation instanceof Clearing clearing) {
            text.clearing(clearing);
        } else if (explanation instanceof ScoreSheet score) {
            text.score(score);
        }
        text.page.rules(explanation.rules());
        return text.page.toString();
    }

    private void reach(Reach reach) {
        Position grid = reach.grid();
        String point = Wording.point(grid, reach.point());
        String own = Notation.colour(grid.colour(reach.point()));
        String colour = Notation.colour(reach.colour());
        if (reach.witness() instanceof Path path) {
            page.diagram(grid, diagram -> diagram.mark(path.points()));
            page.words(
                    "path  ",
                    Wording.path(grid, path)
                            + (path.points().size() == 2
                                    ? ": these are next to each other, " + point + " is "
                                    : ": each point is next to the one before it, all but the last"
                                            + " are ")
                            + own
                            + ", and "
                            + Wording.point(grid, path.end())
                            + " is "
                            + colour
                            + ".");
        } else if (reach.witness() instanceof Region region) {
            page.diagram(grid, diagram -> diagram.mark(region.points()));
            page.words(
                    "region  ",
                    Wording.points(grid, region.points())
                            + (region.points().size() == 1
                                    ? " is alone: no point next to it is " + own + ". Around it: "
                                    : ": from "
                                            + point
                                            + " one gets to these "
                                            + own
                                            + " points. Around them: ")
                            + Wording.border(grid, region)
                            + ". None is "
                            + colour
                            + ".");
        } else {
            page.diagram(grid, diagram -> diagram.mark(List.of(reach.point())));
            page.words(point + " is " + own + ", and a point never reaches its own colour.");
        }
    }

    private void clearing(Clearing clearing) {
        diagramOfCleared(clearing, List.of());
        fates("", clearing, clearing.strings());
        if (clearing.points() > 0) {
            page.words("Then:");
            page.diagram(clearing.after());
        }
    }

    private void diagramOfCleared(Clearing clearing, List<Integer> more) {
        Set<Integer> marked = new TreeSet<>(more);
        clearing.cleared().forEach(fate -> marked.addAll(fate.string().points()));
        page.diagram(clearing.grid(), diagram -> diagram.mark(marked));
    }

    /** A line for each string; of those that stay, only if they are few. */
    private void fates(String begin, Clearing clearing, List<Fate> told) {
        Position grid = clearing.grid();
        String colour = Notation.colour(clearing.colour());
        if (clearing.strings().isEmpty()) {
            page.words(begin, "No point is " + colour + ".");
            return;
        }
        for (Fate fate : clearing.cleared()) {
            page.words(
                    begin,
                    Wording.points(grid, fate.string().points())
                            + (fate.string().points().size() == 1
                                    ? " goes: it does not reach empty. Around it: "
                                    : " go: they do not reach empty. Around them: ")
                            + Wording.border(grid, fate.string())
                            + ".");
        }
        List<Fate> staying = told.stream().filter(fate -> !fate.isCleared()).toList();
        if (staying.size() <= MOST_STAYING) {
            for (Fate fate : staying) {
                page.words(begin, stays(grid, fate.string(), fate.liberty().orElseThrow()));
            }
        }
        int others =
                clearing.strings().size()
                        - clearing.cleared().size()
                        - (staying.size() <= MOST_STAYING ? staying.size() : 0);
        if (others > 0) {
            boolean all = others == clearing.strings().size();
            String which =
                    others == 1
                            ? (all ? "The " : "The other ") + colour + " string"
                            : (all ? "All " : "The other ") + others + " " + colour + " strings";
            page.words(
                    begin,
                    which + (others == 1 ? " reaches empty and stays." : " reach empty and stay."));
        }
    }

    private static String stays(Position grid, Region string, Path liberty) {
        boolean one = string.points().size() == 1;
        return Wording.points(grid, string.points())
                + (one ? " stays: it reaches empty by " : " stay: they reach empty by ")
                + Wording.path(grid, liberty)
                + ".";
    }

    private void turn(TurnVerdict turn) {
        List<Integer> place = turn.isOnGrid() ? List.of(turn.place()) : List.of();
        if (turn.move().isPresent()) {
            steps(turn, turn.move().get());
        } else {
            page.diagram(turn.grid(), diagram -> diagram.mark(place));
        }
        turn.verdict()
                .ifPresentOrElse(verdict -> page.words(why(turn, verdict)), () -> untold(turn));
        switch (turn.history()) {
            case SET_UP ->
                    page.words(
                            "The record begins with stones that are set up. They are taken for the"
                                    + " start; what was on the grid before them, the rules don't say.");
            case EDITED ->
                    page.words("Stones are set up between the turns of this record, by no rule.");
            default -> {}
        }
    }

    private void steps(TurnVerdict turn, Move move) {
        Position coloured = move.coloured();
        int player = turn.player();
        int opponent = TrompTaylor.opponent(player);
        String point = Wording.point(turn.grid(), turn.place());
        page.diagram(turn.grid(), diagram -> diagram.mark(List.of(turn.place())));
        page.words("1. ", point + " is empty and becomes " + Notation.colour(player) + " (TT-7).");
        page.words("2. ", Wording.player(opponent) + "'s colour is cleared (TT-4).");
        fates("   ", move.opponents(), nextTo(move));
        page.words("3. ", Wording.player(player) + "'s colour is cleared (TT-4).");
        List<Fate> own = move.own().strings().stream().filter(f -> f.has(turn.place())).toList();
        fates("   ", move.own(), own);
        boolean quiet = move.opponents().points() + move.own().points() == 0;
        if (!quiet) {
            page.words("The grid then:");
            page.diagram(
                    move.after(),
                    diagram -> move.isSuicide() ? diagram : diagram.mark(List.of(turn.place())));
        }
        if (move.isSuicide() && !coloured.equals(turn.grid()) && !Wording.isRepetition(turn)) {
            page.words("Suicide of two or more stones is a move like any other (TT-7.a).");
        }
    }

    private static List<Fate> nextTo(Move move) {
        return move.opponents().strings().stream()
                .filter(fate -> fate.string().border().contains(move.point()))
                .toList();
    }

    private static String why(TurnVerdict turn, Verdict verdict) {
        String who = Wording.player(turn.player());
        return switch (verdict) {
            case LEGAL -> legal(turn);
            case GAME_OVER -> {
                int passes = turn.passes().size();
                yield "Turns "
                        + turn.passes().get(passes - 2)
                        + " and "
                        + turn.passes().get(passes - 1)
                        + " are passes. Two consecutive passes end the game: no turn exists after"
                        + " them.";
            }
            case OUT_OF_TURN ->
                    "It is "
                            + Wording.player(turn.toMove())
                            + "'s turn: the players alternate, and "
                            + (turn.number() == 1 && turn.history() == History.GAME
                                    ? "Black takes the first one."
                                    : who + " is not next.");
            case OFF_GRID ->
                    "The grid has "
                            + Wording.number(turn.grid().width(), "column")
                            + " and "
                            + Wording.number(turn.grid().height(), "row")
                            + ": this names none of its points.";
            case OCCUPIED ->
                    Wording.point(turn.grid(), turn.place())
                            + " is "
                            + Notation.colour(turn.grid().colour(turn.place()))
                            + ". Only an empty point can be coloured.";
            case REPEATS -> repeats(turn);
        };
    }

    private static String legal(TurnVerdict turn) {
        if (turn.place() != TrompTaylor.PASS) {
            return "This colouring has not been on the grid before: a legal turn.";
        }
        return "A pass leaves the grid as it is and never repeats: a legal turn."
                + (turn.passes().isEmpty()
                        ? ""
                        : " It is the second consecutive pass and ends the game (TT-8).");
    }

    private static String repeats(TurnVerdict turn) {
        boolean same = turn.move().orElseThrow().after().equals(turn.grid());
        String grid =
                same
                        ? "The grid would stay as it is, and the present colouring is an earlier one"
                                + " too"
                        : "This is the colouring of " + Wording.repeated(turn) + " again";
        String cycle =
                turn.repeatedTurn() == TurnVerdict.NONE
                        ? ""
                        : (same ? " (made by " + Wording.repeated(turn) + ")" : "")
                                + ", a cycle of "
                                + Wording.number(turn.cycle(), "turn");
        return grid + cycle + ". A move that repeats an earlier grid colouring is no turn.";
    }

    private void untold(TurnVerdict turn) {
        if (turn.move().isEmpty()) {
            page.words(
                    "A pass never repeats. It is legal unless two consecutive passes have ended the"
                            + " game, which the grid alone does not tell.");
            return;
        }
        page.words(
                "Nothing on this grid is against it: the place is an empty point, and the colouring"
                        + " changes. Whether the move repeats an earlier colouring, whose turn it is,"
                        + " and whether the game is over, a grid alone can't tell. Give the game for"
                        + " a verdict.");
        if (turn.move().get().after().points(TrompTaylor.EMPTY).size()
                == turn.grid().width() * turn.grid().height()) {
            page.words(
                    "It makes the empty grid, from which every game by the ten rules starts: in such"
                            + " a game it repeats (TT-6.a).");
        }
    }

    private void score(ScoreSheet score) {
        page.diagram(score.grid(), diagram -> areas(diagram, score));
        if (!score.areas().isEmpty()) {
            page.words("x and o are empty points that count for Black and White, : for nobody.");
        }
        for (int player : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            page.words(
                    Wording.player(player)
                            + ": "
                            + Wording.number(score.stones(player), "point")
                            + " "
                            + Notation.colour(player)
                            + ", "
                            + score.empty(player)
                            + (score.empty(player) == 1
                                    ? " empty that reaches "
                                    : " empty that reach ")
                            + Notation.colour(player)
                            + " only: "
                            + score.score(player)
                            + ".");
            score.areas().stream()
                    .filter(a -> a.countsFor() == player)
                    .forEach(a -> area(score, a));
        }
        int nobody = score.empty(TrompTaylor.EMPTY);
        if (nobody > 0) {
            page.words("Nobody: " + Wording.number(nobody, "empty point") + ".");
            score.areas().stream()
                    .filter(area -> area.countsFor() == TrompTaylor.EMPTY)
                    .forEach(area -> area(score, area));
        }
        page.words(result(score));
    }

    private static TextDiagram areas(TextDiagram diagram, ScoreSheet score) {
        for (Area area : score.areas()) {
            char character = ":xo".charAt(area.countsFor());
            area.region().points().forEach(point -> diagram.character(point, character));
        }
        return diagram;
    }

    private void area(ScoreSheet score, Area area) {
        Position grid = score.grid();
        List<String> reached = new ArrayList<>();
        area.toBlack().ifPresent(path -> reached.add("black by " + Wording.path(grid, path)));
        area.toWhite().ifPresent(path -> reached.add("white by " + Wording.path(grid, path)));
        boolean one = area.region().points().size() == 1;
        String colours =
                switch (reached.size()) {
                    case 0 -> "neither colour";
                    case 1 -> "only " + reached.get(0);
                    default -> String.join(", and ", reached);
                };
        String around =
                reached.size() == 1
                        ? ". Around "
                                + (one ? "it: " : "them: ")
                                + Wording.border(grid, area.region())
                        : "";
        page.words(
                "  ",
                Wording.points(grid, area.region().points())
                        + (one ? " reaches " : " reach ")
                        + colours
                        + around
                        + ".");
    }

    private static String result(ScoreSheet score) {
        BigDecimal margin = score.margin();
        String komi =
                score.komi()
                        .filter(k -> k.signum() != 0)
                        .map(k -> "With komi " + k.toPlainString() + ", an addition, ")
                        .orElse("");
        String who =
                switch (margin.signum()) {
                    case 1 -> "Black is ahead by ";
                    case -1 -> "White is ahead by ";
                    default -> "the scores are equal: a tie";
                };
        String by = margin.signum() == 0 ? "" : margin.abs().stripTrailingZeros().toPlainString();
        String end =
                score.over()
                        .map(over -> over ? "" : " The game is not over: no two passes (TT-8).")
                        .orElse(
                                " The score is that of this grid; it decides when the game is over.");
        String sentence = komi + who + by + ".";
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + end;
    }
}
