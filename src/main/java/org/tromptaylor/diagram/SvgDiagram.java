package org.tromptaylor.diagram;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
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

    /** The style of all diagrams. {@link #document} carries it; a page of {@link #element}s must. */
    public static final String STYLE =
            """
            .tt-board{fill:#ecd09a}
            .tt-lines{fill:none;stroke:#4d3b17;stroke-linecap:square}
            .tt-dots,.tt-names{fill:#4d3b17}
            .tt-names,.tt-text{font:11px system-ui,sans-serif;text-anchor:middle}
            .tt-black{fill:#141414;stroke:#000}
            .tt-white{fill:#fcfcfa;stroke:#333}
            .tt-mark{fill:none;stroke:#141414;stroke-width:2}
            .tt-dot{fill:#141414;stroke:none}
            .tt-black-area{fill:#141414;stroke:none}
            .tt-white-area{fill:#fcfcfa;stroke:#333;stroke-width:1}
            .tt-text{fill:#141414}
            .tt-on-black{stroke:#fcfcfa}
            .tt-focus,.tt-cross{stroke:#c4162a;stroke-width:2.5}
            .tt-on-black.tt-text{fill:#fcfcfa;stroke:none}
            .tt-gap{fill:#ecd09a}
            .tt-path{fill:none;stroke:#0b62c4;stroke-width:4;stroke-opacity:.75;\
            stroke-linecap:round;stroke-linejoin:round}
            .tt-end{fill:#0b62c4}
            @media (prefers-color-scheme:dark){
            .tt-board,.tt-gap{fill:#b08d55}
            .tt-lines{stroke:#2b2009}
            .tt-dots,.tt-names{fill:#2b2009}
            }
            """;

    private static final String COLUMNS = TextDiagram.COLUMNS;
    private static final int LONG_LABEL = 2;

    private final int width;
    private final int height;
    private final int[] grid;
    private final Map<Integer, List<Mark>> marks = new TreeMap<>();
    private final Map<Integer, String> labels = new TreeMap<>();
    private final List<int[]> paths = new ArrayList<>();
    private String title;
    private String description;
    private double scale = 1;

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

    /** The diagram as an SVG document of its own, to be a file. */
    public String document() {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg("", true) + "\n";
    }

    /**
     * The diagram as an element of an HTML page that has {@link #STYLE}.
     *
     * @param id a word that begins the ids in it; no other on the page begins alike
     */
    public String element(String id) {
        return svg(id + "-", false);
    }

    private int checked(int point) {
        if (!TrompTaylor.isPoint(width, height, point)) {
            throw new IllegalArgumentException(
                    "no point of " + width + "x" + height + ": " + point);
        }
        return point;
    }

    private String svg(String ids, boolean whole) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            write(new Pen(xml), ids, whole);
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write(Pen pen, String ids, boolean whole) throws XMLStreamException {
        int right = 2 * MARGIN + (width - 1) * CELL;
        int bottom = 2 * MARGIN + (height - 1) * CELL;
        pen.start(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + right + " " + bottom,
                "width",
                Math.round(right * scale),
                "height",
                Math.round(bottom * scale),
                "role",
                "img",
                "aria-labelledby",
                ids + "title " + ids + "desc");
        pen.text("title", title, "id", ids + "title");
        pen.text("desc", description, "id", ids + "desc");
        if (whole) {
            pen.text("style", STYLE);
        }
        pen.empty("rect", "class", "tt-board", "width", right, "height", bottom, "rx", 4);
        pen.empty("path", "class", "tt-lines", "d", lines());
        pen.start("g", "class", "tt-dots");
        for (int point : Hoshi.points(width, height)) {
            pen.empty("circle", "cx", x(point), "cy", y(point), "r", "2.5");
        }
        pen.end();
        names(pen);
        stones(pen);
        paths(pen);
        marks(pen);
        pen.end();
    }

    private int x(int point) {
        return MARGIN + point % width * CELL;
    }

    private int y(int point) {
        return MARGIN + point / width * CELL;
    }

    /** The lines between the points; a short stroke where there is one point only. */
    private String lines() {
        StringBuilder path = new StringBuilder();
        int stub = 4;
        int right = (width - 1) * CELL;
        int bottom = (height - 1) * CELL;
        for (int row = 0; row < height; row++) {
            int y = MARGIN + row * CELL;
            path.append(width > 1 ? "M" + MARGIN : "M" + (MARGIN - stub)).append(' ').append(y);
            path.append('h').append(width > 1 ? right : 2 * stub);
        }
        for (int column = 0; column < width; column++) {
            int x = MARGIN + column * CELL;
            path.append('M').append(x).append(' ').append(height > 1 ? MARGIN : MARGIN - stub);
            path.append('v').append(height > 1 ? bottom : 2 * stub);
        }
        return path.toString();
    }

    private void names(Pen pen) throws XMLStreamException {
        pen.start("g", "class", "tt-names", "aria-hidden", "true");
        for (int column = 0; column < width && width <= COLUMNS.length(); column++) {
            String name = COLUMNS.substring(column, column + 1);
            int x = MARGIN + column * CELL;
            pen.text("text", name, "x", x, "y", 15);
            pen.text("text", name, "x", x, "y", 2 * MARGIN + (height - 1) * CELL - 7);
        }
        for (int row = 0; row < height; row++) {
            String name = String.valueOf(height - row);
            int y = MARGIN + row * CELL + 4;
            pen.text("text", name, "x", 11, "y", y);
            pen.text("text", name, "x", 2 * MARGIN + (width - 1) * CELL - 11, "y", y);
        }
        pen.end();
    }

    private void stones(Pen pen) throws XMLStreamException {
        pen.start("g", "class", "tt-stones");
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != TrompTaylor.EMPTY) {
                Mark stone = grid[point] == TrompTaylor.BLACK ? Mark.BLACK : Mark.WHITE;
                draw(pen, point, stone, "tt-" + stone.id());
            }
        }
        pen.end();
    }

    private void draw(Pen pen, int point, Mark mark, String style) throws XMLStreamException {
        String place = "translate(" + x(point) + " " + y(point) + ")";
        pen.empty("path", "class", style, "transform", place, "d", mark.shape());
    }

    private void paths(Pen pen) throws XMLStreamException {
        for (int[] path : paths) {
            StringBuilder line = new StringBuilder();
            for (int point : path) {
                line.append(line.isEmpty() ? "M" : "L").append(x(point)).append(' ');
                line.append(y(point));
            }
            pen.empty("path", "class", "tt-path", "d", line);
            int end = path[path.length - 1];
            pen.empty("circle", "class", "tt-end", "cx", x(end), "cy", y(end), "r", 5);
        }
    }

    private void marks(Pen pen) throws XMLStreamException {
        pen.start("g", "class", "tt-marks");
        for (Map.Entry<Integer, List<Mark>> entry : marks.entrySet()) {
            for (Mark mark : entry.getValue()) {
                String on = onBlack(entry.getKey()) ? " tt-on-black" : "";
                draw(pen, entry.getKey(), mark, "tt-mark tt-" + mark.id() + on);
            }
        }
        for (Map.Entry<Integer, String> entry : labels.entrySet()) {
            int point = entry.getKey();
            if (grid[point] == TrompTaylor.EMPTY) {
                pen.empty("circle", "class", "tt-gap", "cx", x(point), "cy", y(point), "r", 9);
            }
            String style = "tt-text" + (onBlack(point) ? " tt-on-black" : "");
            String label = entry.getValue();
            if (label.length() > LONG_LABEL) {
                pen.text(
                        "text",
                        label,
                        "class",
                        style,
                        "x",
                        x(point),
                        "y",
                        y(point) + 4,
                        "textLength",
                        18,
                        "lengthAdjust",
                        "spacingAndGlyphs");
            } else {
                pen.text("text", label, "class", style, "x", x(point), "y", y(point) + 4);
            }
        }
        pen.end();
    }

    private boolean onBlack(int point) {
        return grid[point] == TrompTaylor.BLACK;
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

    /** Writes elements; attributes are names and values in turn. */
    private record Pen(XMLStreamWriter xml) {

        void start(String element, Object... attributes) throws XMLStreamException {
            xml.writeStartElement(element);
            attributes(attributes);
        }

        void empty(String element, Object... attributes) throws XMLStreamException {
            xml.writeEmptyElement(element);
            attributes(attributes);
        }

        void text(String element, String text, Object... attributes) throws XMLStreamException {
            start(element, attributes);
            xml.writeCharacters(XmlText.clean(text));
            end();
        }

        void end() throws XMLStreamException {
            xml.writeEndElement();
        }

        private void attributes(Object... attributes) throws XMLStreamException {
            for (int i = 0; i < attributes.length; i += 2) {
                xml.writeAttribute(
                        attributes[i].toString(), XmlText.clean(attributes[i + 1].toString()));
            }
        }
    }
}
