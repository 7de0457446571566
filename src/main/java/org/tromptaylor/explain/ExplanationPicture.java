package org.tromptaylor.explain;

import java.util.List;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.diagram.SvgDiagram;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.ScoreSheet.Area;
import org.tromptaylor.explain.Witness.Path;
import org.tromptaylor.explain.Witness.Region;
import org.tromptaylor.rules.TrompTaylor;

/** Explanations as pictures: the grid with the witness drawn. */
public final class ExplanationPicture {

    private ExplanationPicture() {}

    /**
     * The picture; its title is the answer, and its description tells the witness in words.
     *
     * <p>A path is a line with a dot at its end, a closed region has squares, points that are cleared
     * have crosses. Points that count for a player have small squares of her colour.
     */
    public static SvgDiagram of(Explanation explanation) {
        SvgDiagram picture;
        if (explanation instanceof TurnVerdict turn) {
            picture = turn(turn);
        } else if (explanation instanceof Reach reach) {
            picture = reach(reach);
        } else if (explanation instanceof Clearing clearing) {
            picture = clearing(clearing);
        } else {
            picture = score((ScoreSheet) explanation);
        }
        String title = Wording.title(explanation);
        String words = ExplanationText.of(explanation).replaceAll("\\s+", " ").strip();
        return picture.title(title).description(words);
    }

    private static SvgDiagram of(Position grid) {
        return SvgDiagram.of(grid.width(), grid.height(), grid.grid());
    }

    private static SvgDiagram reach(Reach reach) {
        SvgDiagram picture = of(reach.grid()).mark(reach.point(), Mark.FOCUS);
        if (reach.witness() instanceof Path path) {
            path(picture, path);
        } else if (reach.witness() instanceof Region region) {
            region.points().forEach(point -> picture.mark(point, Mark.SQUARE));
        }
        return picture;
    }

    private static SvgDiagram clearing(Clearing clearing) {
        SvgDiagram picture = of(clearing.grid());
        crosses(picture, clearing);
        return picture;
    }

    private static void crosses(SvgDiagram picture, Clearing clearing) {
        clearing.cleared().stream()
                .flatMap(fate -> fate.string().points().stream())
                .forEach(point -> picture.mark(point, Mark.CROSS));
    }

    /** The grid with the stone put down, and what is cleared then; or the grid before. */
    private static SvgDiagram turn(TurnVerdict turn) {
        if (turn.move().isEmpty()) {
            SvgDiagram picture = of(turn.grid());
            return turn.isOnGrid() ? picture.mark(turn.place(), Mark.FOCUS) : picture;
        }
        Move move = turn.move().get();
        SvgDiagram picture = of(move.coloured()).mark(move.point(), Mark.FOCUS);
        crosses(picture, move.opponents());
        crosses(picture, move.own());
        move.liberty().ifPresent(path -> path(picture, path));
        return picture;
    }

    private static SvgDiagram score(ScoreSheet score) {
        SvgDiagram picture = of(score.grid());
        for (Area area : score.areas()) {
            List<Integer> points = area.region().points();
            switch (area.countsFor()) {
                case TrompTaylor.BLACK -> points.forEach(p -> picture.mark(p, Mark.BLACK_AREA));
                case TrompTaylor.WHITE -> points.forEach(p -> picture.mark(p, Mark.WHITE_AREA));
                default -> {
                    area.toBlack().ifPresent(path -> path(picture, path));
                    area.toWhite().ifPresent(path -> path(picture, path));
                }
            }
        }
        return picture;
    }

    private static void path(SvgDiagram picture, Path path) {
        picture.path(path.points().stream().mapToInt(Integer::intValue).toArray());
    }
}
