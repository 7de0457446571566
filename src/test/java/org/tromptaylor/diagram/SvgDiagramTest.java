package org.tromptaylor.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** SVG diagrams, read back as XML. */
class SvgDiagramTest {

    private static final int B = 1;
    private static final int W = 2;

    private static Document xml(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document document, String name, String style) {
        List<Element> found = new ArrayList<>();
        NodeList all = document.getElementsByTagName(name);
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if ((" " + element.getAttribute("class") + " ").contains(" " + style + " ")) {
                found.add(element);
            }
        }
        return found;
    }

    private static List<String> places(Document document, String style) {
        return elements(document, "path", style).stream()
                .map(element -> element.getAttribute("transform"))
                .toList();
    }

    private static String text(Document document, String element) {
        return document.getElementsByTagName(element).item(0).getTextContent();
    }

    @Test
    void stonesStandOnTheirPoints() throws Exception {
        // Three columns and two rows: A2 black, C2 white, B1 black.
        Document svg = xml(SvgDiagram.of(3, 2, new int[] {B, 0, W, 0, B, 0}).document());
        assertEquals(List.of("translate(36 36)", "translate(60 60)"), places(svg, "tt-black"));
        assertEquals(List.of("translate(84 36)"), places(svg, "tt-white"));
        Element root = svg.getDocumentElement();
        assertEquals("0 0 120 96", root.getAttribute("viewBox"));
        assertEquals("120", root.getAttribute("width"));
    }

    @Test
    void linesLeadFromEdgeToEdge() throws Exception {
        Document svg = xml(SvgDiagram.of(3, 2, new int[6]).document());
        assertEquals(
                "M36 36h48M36 60h48M36 36v24M60 36v24M84 36v24",
                elements(svg, "path", "tt-lines").get(0).getAttribute("d"));
    }

    @Test
    void aScreenReaderIsToldWhereTheStonesAre() throws Exception {
        SvgDiagram diagram = SvgDiagram.of(3, 2, new int[] {B, 0, W, 0, B, 0});
        Document svg = xml(diagram.element("x"));
        assertEquals("img", svg.getDocumentElement().getAttribute("role"));
        assertEquals("x-title x-desc", svg.getDocumentElement().getAttribute("aria-labelledby"));
        assertEquals("A grid of 3 by 2 points", text(svg, "title"));
        assertEquals("Black: A2 B1. White: C2.", text(svg, "desc"));
        Document named = xml(diagram.title("Ko").description("a < b & \u0007").document());
        assertEquals("Ko", text(named, "title"));
        assertEquals("a < b & \uFFFD", text(named, "desc"));
    }

    @Test
    void columnsAndRowsAreNamedOnAllSidesAndColumnsOnlyUpTo25() throws Exception {
        assertEquals("AABBCC2211", names(3, 2));
        assertEquals("HHJJ", names(9, 1).substring(14, 18));
        assertEquals("ZZ11", names(25, 1).substring(48));
        assertEquals("11", names(26, 1));
    }

    private static String names(int width, int height) throws Exception {
        StringBuilder names = new StringBuilder();
        NodeList texts =
                xml(SvgDiagram.of(width, height, new int[width * height]).document())
                        .getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
            names.append(texts.item(i).getTextContent());
        }
        return names.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "1,1,0", "2,2,0", "3,3,1", "4,4,0", "5,5,1", "6,6,0", "7,7,5", "8,8,4", "9,9,5", "11,11,5",
        "12,12,4", "13,13,9", "14,14,4", "19,19,9", "25,25,9", "9,13,5", "19,5,1", "1,19,0"
    })
    void dots(int width, int height, int count) throws Exception {
        Document svg = xml(SvgDiagram.of(width, height, new int[width * height]).document());
        assertEquals(count, svg.getElementsByTagName("circle").getLength());
    }

    @Test
    void theDotsOf19By19AreWherePlayersExpectThem() {
        Set<Integer> points = new HashSet<>();
        for (int row : new int[] {3, 9, 15}) {
            for (int column : new int[] {3, 9, 15}) {
                points.add(row * 19 + column);
            }
        }
        assertEquals(points, Hoshi.points(19, 19));
    }

    @Test
    void everyRectangleUpTo25IsDrawn() throws Exception {
        for (int width = 1; width <= 25; width++) {
            for (int height : new int[] {1, 2, 7, 25}) {
                int[] grid = new int[width * height];
                java.util.Arrays.fill(grid, W);
                Document svg = xml(SvgDiagram.of(width, height, grid).document());
                assertEquals(width * height, places(svg, "tt-white").size());
            }
        }
    }

    @Test
    void marksLabelsAndPaths() throws Exception {
        SvgDiagram diagram = SvgDiagram.of(3, 2, new int[] {B, 0, W, 0, B, 0});
        diagram.last(0).mark(1, Mark.TRIANGLE).mark(1, Mark.FOCUS).label(2, "17").label(5, "a&b");
        diagram.path(0, 1, 4).path(3);
        Document svg = xml(diagram.document());
        assertEquals(List.of("translate(36 36)"), places(svg, "tt-last"));
        assertTrue(elements(svg, "path", "tt-last").get(0).getAttribute("class").endsWith("black"));
        assertEquals(List.of("translate(60 36)"), places(svg, "tt-triangle"));
        assertEquals(List.of("translate(60 36)"), places(svg, "tt-focus"));
        List<Element> labels = elements(svg, "text", "tt-text");
        assertEquals("17", labels.get(0).getTextContent());
        assertEquals("84", labels.get(0).getAttribute("x"));
        assertEquals("a&b", labels.get(1).getTextContent());
        // An empty point is cleared of lines, so that the label can be read.
        assertEquals("84", elements(svg, "circle", "tt-gap").get(0).getAttribute("cx"));
        List<Element> paths = elements(svg, "path", "tt-path");
        assertEquals("M36 36L60 36L60 60", paths.get(0).getAttribute("d"));
        List<Element> ends = elements(svg, "circle", "tt-end");
        assertEquals("60", ends.get(0).getAttribute("cx"));
        assertEquals("60", ends.get(0).getAttribute("cy"));
        assertEquals("36", ends.get(1).getAttribute("cx"));
    }

    @Test
    void theStyleTravelsWithADocumentAndNotWithAnElement() throws Exception {
        SvgDiagram diagram = SvgDiagram.of(2, 2, new int[4]).scale(1.5);
        assertTrue(text(xml(diagram.document()), "style").contains("prefers-color-scheme:dark"));
        assertFalse(diagram.element("x").contains("<style"));
        Document element = xml(diagram.element("x"));
        assertEquals("144", element.getDocumentElement().getAttribute("width"));
        assertEquals("0 0 96 96", element.getDocumentElement().getAttribute("viewBox"));
    }

    @Test
    void everyClassOfADrawingHasAStyle() {
        for (Mark mark : Mark.values()) {
            boolean plain =
                    Set.of(Mark.LAST, Mark.CIRCLE, Mark.SQUARE, Mark.TRIANGLE).contains(mark);
            assertEquals(!plain, SvgDiagram.STYLE.contains(".tt-" + mark.id()), mark.id());
        }
    }

    @Test
    void whatIsNoGridOrNoPointIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SvgDiagram.of(2, 2, new int[3]));
        assertThrows(IllegalArgumentException.class, () -> SvgDiagram.of(0, 2, new int[0]));
        SvgDiagram diagram = SvgDiagram.of(2, 2, new int[4]);
        assertThrows(IllegalArgumentException.class, () -> diagram.mark(4, Mark.DOT));
        assertThrows(IllegalArgumentException.class, () -> diagram.label(-1, "a"));
        assertThrows(IllegalArgumentException.class, () -> diagram.path(0, 4));
        assertThrows(IllegalArgumentException.class, diagram::path);
        assertThrows(IllegalArgumentException.class, () -> diagram.scale(0));
    }

    @Test
    void aGridThatChangesLaterDoesNotChangeTheDiagram() {
        int[] grid = new int[4];
        SvgDiagram diagram = SvgDiagram.of(2, 2, grid);
        String before = diagram.document();
        grid[0] = B;
        assertEquals(before, diagram.document());
    }
}
