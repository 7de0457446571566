package org.tromptaylor.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tromptaylor.rules.TrompTaylor;

/**
 * A grid as an SVG picture: lines, dots, coordinates, stones; and, where wanted, marks, numbers,
 * labels, the last move and paths. It scales to any size, follows the reader's choice of light or
 * dark, and tells screen readers a title and a description.
 *
 * <p>Columns are named {@code A} to {@code Z} without {@code I}, as in GTP; beyond 25 columns none
 * is named. Grids and points are as in {@code rules}: {@code row * width + column}, row 0 is the top.
 * Methods that add something return the diagram itself.
 */
public final class SvgDiagram {

    /** The distance of two adjacent points in the picture's units. */
    public static final int CELL = 24;

    /** The distance of the outer points from the picture's edge. */
    public static final int MARGIN = 36;

    /**
     * The style of all diagrams, light or dark as the reader has it. {@link #document} carries it; a page
     * of {@link #element}s must.
     */
    public static final String STYLE = SvgTheme.AUTO.style();

    private static final String COLUMNS = TextDiagram.COLUMNS;

    final int width;
    final int height;
    final int[] grid;
    final Map<Integer, List<Mark>> marks = new TreeMap<>();
    final Map<Integer, String> labels = new TreeMap<>();
    final List<int[]> paths = new ArrayList<>();
    String title;
    String description;
    double scale = 1;
    private SvgTheme theme = SvgTheme.AUTO;

    private SvgDiagram(int width, int height, int[] grid) {
        this.width = width;
        this.height = height;
        this.grid = grid.clone();
        this.title = "A grid of " + width + " by " + height + " points";
        this.description = stones();
    }

    /**
     * A diagram of stones alone, with a title and a description made of them.
     *
     * @param grid {@code width * height} colours
     * @throws IllegalArgumentException if this is no grid of that size
     */
    public static SvgDiagram of(int width, int height, int[] grid) {
        if (!TrompTaylor.isRectangle(width, height)
                || !TrompTaylor.isColouring(width, height, grid)) {
            throw new IllegalArgumentException("not a grid of " + width + "x" + height);
        }
        return new SvgDiagram(width, height, grid);
    }

    /** Says what the picture is, in a few words. */
    public SvgDiagram title(String words) {
        title = words;
        return this;
    }

    /** Says what is to be seen, for those who don't see it; without this, where the stones are. */
    public SvgDiagram description(String words) {
        description = words;
        return this;
    }

    /**
     * Puts a mark on a point; several may stand on one.
     *
     * @throws IllegalArgumentException if the grid has no such point
     */
    public SvgDiagram mark(int point, Mark mark) {
        marks.computeIfAbsent(checked(point), key -> new ArrayList<>()).add(mark);
        return this;
    }

    /**
     * Marks the move that was made last.
     *
     * @throws IllegalArgumentException if the grid has no such point
     */
    public SvgDiagram last(int point) {
        return mark(point, Mark.LAST);
    }

    /**
     * Writes a number or a few letters on a point.
     *
     * @throws IllegalArgumentException if the grid has no such point
     */
    public SvgDiagram label(int point, String text) {
        labels.put(checked(point), text);
        return this;
    }

    /**
     * Draws a line from point to point with a dot at its end, such as the path by which a point
     * reaches a colour.
     *
     * @throws IllegalArgumentException if the grid lacks one of the points, or there is none
     */
    public SvgDiagram path(int... points) {
        if (points.length == 0) {
            throw new IllegalArgumentException("a path has at least one point");
        }
        for (int point : points) {
            checked(point);
        }
        paths.add(points.clone());
        return this;
    }

    /**
     * Makes the picture larger or smaller than {@value #CELL} pixels a step, where nothing else says
     * how large it is to be.
     *
     * @param factor above 0
     */
    public SvgDiagram scale(double factor) {
        if (!(factor > 0) || Double.isInfinite(factor)) {
            throw new IllegalArgumentException("not a scale: " + factor);
        }
        scale = factor;
        return this;
    }

    /** Makes a {@link #document} light or dark; without this, as the reader has it. */
    public SvgDiagram theme(SvgTheme theme) {
        this.theme = theme;
        return this;
    }

    /** The diagram as an SVG document of its own, to be a file. */
    public String document() {
        String svg = new SvgDrawing(this, "").text(Optional.of(theme.style()));
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg + "\n";
    }

    /**
     * The diagram as an element of an HTML page that has {@link #STYLE}.
     *
     * @param id a word that begins the ids in it; no other on the page begins alike
     */
    public String element(String id) {
        return new SvgDrawing(this, id + "-").text(Optional.empty());
    }

    private int checked(int point) {
        if (!TrompTaylor.isPoint(width, height, point)) {
            throw new IllegalArgumentException(
                    "no point of " + width + "x" + height + ": " + point);
        }
        return point;
    }

    /** Where the stones are, in words. */
    private String stones() {
        List<String> words = new ArrayList<>();
        for (int colour : new int[] {TrompTaylor.BLACK, TrompTaylor.WHITE}) {
            List<String> points = new ArrayList<>();
            for (int point = 0; point < grid.length; point++) {
                if (grid[point] == colour) {
                    points.add(name(point));
                }
            }
            String player = colour == TrompTaylor.BLACK ? "Black: " : "White: ";
            words.add(player + (points.isEmpty() ? "none" : String.join(" ", points)));
        }
        return String.join(". ", words) + ".";
    }

    private String name(int point) {
        int column = point % width;
        String row = String.valueOf(height - point / width);
        return width <= COLUMNS.length()
                ? COLUMNS.charAt(column) + row
                : "column " + (column + 1) + " row " + row;
    }
}
