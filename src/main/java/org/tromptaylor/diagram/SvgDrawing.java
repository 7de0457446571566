package org.tromptaylor.diagram;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.tromptaylor.rules.TrompTaylor;

/** Draws an {@link SvgDiagram}: from the board at the back to the marks and labels in front. */
final class SvgDrawing {

    private static final int CELL = SvgDiagram.CELL;
    private static final int MARGIN = SvgDiagram.MARGIN;
    private static final String COLUMNS = TextDiagram.COLUMNS;
    private static final int LONG_LABEL = 2;

    private final SvgDiagram diagram;
    private final int width;
    private final int height;
    private final int[] grid;

    /** What the ids in it begin with. */
    private final String ids;

    SvgDrawing(SvgDiagram diagram, String ids) {
        this.diagram = diagram;
        this.width = diagram.width;
        this.height = diagram.height;
        this.grid = diagram.grid;
        this.ids = ids;
    }

    /** The element, with a style sheet in it or none. */
    String text(Optional<String> style) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            write(new SvgPen(xml), style);
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write(SvgPen pen, Optional<String> style) throws XMLStreamException {
        int right = 2 * MARGIN + (width - 1) * CELL;
        int bottom = 2 * MARGIN + (height - 1) * CELL;
        pen.start(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + right + " " + bottom,
                "width",
                Math.round(right * diagram.scale),
                "height",
                Math.round(bottom * diagram.scale),
                "role",
                "img",
                "aria-labelledby",
                ids + "title " + ids + "desc");
        pen.text("title", diagram.title, "id", ids + "title");
        pen.text("desc", diagram.description, "id", ids + "desc");
        if (style.isPresent()) {
            pen.text("style", style.get());
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

    private void names(SvgPen pen) throws XMLStreamException {
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

    private void stones(SvgPen pen) throws XMLStreamException {
        pen.start("g", "class", "tt-stones");
        for (int point = 0; point < grid.length; point++) {
            if (grid[point] != TrompTaylor.EMPTY) {
                Mark stone = grid[point] == TrompTaylor.BLACK ? Mark.BLACK : Mark.WHITE;
                draw(pen, point, stone, "tt-" + stone.id());
            }
        }
        pen.end();
    }

    private void draw(SvgPen pen, int point, Mark mark, String style) throws XMLStreamException {
        String place = "translate(" + x(point) + " " + y(point) + ")";
        pen.empty("path", "class", style, "transform", place, "d", mark.shape());
    }

    private void paths(SvgPen pen) throws XMLStreamException {
        for (int[] path : diagram.paths) {
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

    private void marks(SvgPen pen) throws XMLStreamException {
        pen.start("g", "class", "tt-marks");
        for (Map.Entry<Integer, List<Mark>> entry : diagram.marks.entrySet()) {
            for (Mark mark : entry.getValue()) {
                String on = onBlack(entry.getKey()) ? " tt-on-black" : "";
                draw(pen, entry.getKey(), mark, "tt-mark tt-" + mark.id() + on);
            }
        }
        for (Map.Entry<Integer, String> entry : diagram.labels.entrySet()) {
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
}
