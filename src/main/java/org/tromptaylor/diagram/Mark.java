package org.tromptaylor.diagram;

/** What may stand on a point of an {@link SvgDiagram}. */
public enum Mark {
    /** A black stone. */
    BLACK("black", circle(11)),
    /** A white stone. */
    WHITE("white", circle(11)),
    /** A ring inside the stone that was played last. */
    LAST("last", circle(5)),
    /** A ring. */
    CIRCLE("circle", circle(6)),
    /** A square. */
    SQUARE("square", "M-5-5H5V5H-5z"),
    /** A triangle. */
    TRIANGLE("triangle", "M0-7L6.1 3.5H-6.1z"),
    /** A cross, as on a point where a move was refused. */
    CROSS("cross", "M-5-5L5 5M-5 5L5-5"),
    /** A small dot. */
    DOT("dot", circle(3)),
    /** A small black square: the point counts for Black. */
    BLACK_AREA("black-area", "M-3.5-3.5H3.5V3.5H-3.5z"),
    /** A small white square: the point counts for White. */
    WHITE_AREA("white-area", "M-3.5-3.5H3.5V3.5H-3.5z"),
    /** A ring around the point that the eye should find first. */
    FOCUS("focus", circle(13));

    private final String id;
    private final String shape;

    Mark(String id, String shape) {
        this.id = id;
        this.shape = shape;
    }

    /** The word in class names, such as {@code black-area}. */
    public String id() {
        return id;
    }

    /** The shape as SVG path data around the point, where {@link SvgDiagram#CELL} is a step. */
    public String shape() {
        return shape;
    }

    private static String circle(int radius) {
        String half = "a" + radius + " " + radius + " 0 1 0 ";
        return "M" + -radius + " 0" + half + 2 * radius + " 0" + half + -2 * radius + " 0z";
    }
}
