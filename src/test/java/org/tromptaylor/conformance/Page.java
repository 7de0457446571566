package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A page that was made, read as the XML that it is too. */
record Page(String text, Document xml) {

    private static final String ELEMENTS =
            "html head meta title style body script header main section article h1 h2 h3 p a b br span"
                    + " dl dt dd table caption thead tbody tr th td details summary figure"
                    + " figcaption div button input output pre code em strong ul ol li blockquote"
                    + " svg desc rect path g circle text";

    /** Parses it; fails if it is not well-formed. */
    static Page of(String html) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        builder.setEntityResolver((id, system) -> new InputSource(new StringReader("")));
        assertTrue(html.startsWith("<!DOCTYPE html>\n"), html.substring(0, 20));
        return new Page(html, builder.parse(new InputSource(new StringReader(html))));
    }

    List<Element> elements(String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = xml.getElementsByTagName(name);
        for (int i = 0; i < all.getLength(); i++) {
            found.add((Element) all.item(i));
        }
        return found;
    }

    List<Element> ofClass(String style) {
        return elements("*").stream()
                .filter(e -> (" " + e.getAttribute("class") + " ").contains(" " + style + " "))
                .toList();
    }

    /** The text of the elements of a class, white space made one space. */
    List<String> texts(String style) {
        return ofClass(style).stream()
                .map(e -> e.getTextContent().strip().replaceAll("\\s+", " "))
                .toList();
    }

    /** Nothing is loaded from elsewhere, nothing runs but the page's own script. */
    void assertSelfContained() throws Exception {
        Set<String> allowed = Set.of(ELEMENTS.split(" "));
        Set<String> ids = new HashSet<>();
        List<String> targets = new ArrayList<>();
        for (Element element : elements("*")) {
            assertTrue(allowed.contains(element.getTagName()), element.getTagName());
            NamedNodeMap attributes = element.getAttributes();
            for (int i = 0; i < attributes.getLength(); i++) {
                Attr attribute = (Attr) attributes.item(i);
                String name = attribute.getName();
                assertFalse(name.startsWith("on"), name);
                assertFalse(
                        Set.of("src", "srcset", "style", "action", "xlink:href").contains(name),
                        name);
                if (name.equals("id")) {
                    assertTrue(ids.add(attribute.getValue()), "twice: " + attribute.getValue());
                } else if (name.equals("href")) {
                    assertEquals("a", element.getTagName());
                    targets.add(attribute.getValue());
                }
            }
        }
        for (String target : targets) {
            assertTrue(
                    target.matches("https?://[^\\s\"<>]+")
                            || (target.startsWith("#") && ids.contains(target.substring(1))),
                    target);
        }
        assertEquals(1, elements("script").size());
        assertEquals(1, elements("style").size());
        String style = between("<style>", "</style>");
        assertFalse(style.contains("url(") || style.contains("@import"), "the style loads");
        assertEquals(
                "default-src 'none'; base-uri 'none'; form-action 'none'; style-src "
                        + hash(style)
                        + "; script-src "
                        + hash(between("<script>", "</script>")),
                elements("meta").get(1).getAttribute("content"));
    }

    private String between(String start, String end) {
        int from = text.indexOf(start) + start.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static String hash(String text) throws Exception {
        byte[] hash =
                MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    }
}
