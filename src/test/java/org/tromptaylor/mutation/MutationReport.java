package org.tromptaylor.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What PIT reports in its {@code mutations.xml}, with the text of each line beside its number. */
final class MutationReport {

    private static final String PACKAGE = "org.tromptaylor.";

    /** A mutant as PIT tells it. */
    private record Found(
            String method, String change, String file, int line, int index, String status) {}

    private final Path sources;
    private final Function<Element, String> told;
    private final Map<String, List<String>> linesOfFile = new HashMap<>();
    private final Map<Mutant, String> statuses = new LinkedHashMap<>();

    private MutationReport(Path sources, Function<Element, String> told) {
        this.sources = sources;
        this.told = told;
    }

    /**
     * The mutants of a report, each with its status, such as {@code SURVIVED}.
     *
     * @param sources the folder of the packages
     * @throws IllegalArgumentException if the report is not one, or one of other sources
     */
    static Map<Mutant, String> read(Path report, Path sources) throws IOException {
        return read(report, sources, element -> element.getAttribute("status"));
    }

    /** The mutants of a report, each with what else is to be told of its element. */
    static Map<Mutant, String> read(Path report, Path sources, Function<Element, String> told)
            throws IOException {
        MutationReport mutants = new MutationReport(sources, told);
        mutants.number(mutants.found(parse(report)));
        return mutants.statuses;
    }

    private static Document parse(Path report) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(report.toFile());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalArgumentException(report + ": " + e.getMessage(), e);
        }
    }

    private List<Found> found(Document document) {
        List<Found> all = new ArrayList<>();
        NodeList elements = document.getElementsByTagName("mutation");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            String type = text(element, "mutatedClass").substring(PACKAGE.length());
            String file = type.substring(0, type.indexOf('.') + 1).replace('.', '/');
            String mutator = text(element, "mutator");
            all.add(
                    new Found(
                            type + "." + text(element, "mutatedMethod"),
                            mutator.substring(mutator.lastIndexOf('.') + 1)
                                    + ": "
                                    + text(element, "description"),
                            file + text(element, "sourceFile"),
                            Integer.parseInt(text(element, "lineNumber")),
                            Integer.parseInt(text(element, "index")),
                            told.apply(element)));
        }
        // Methods of one name may differ in their lines only.
        all.sort(Comparator.comparingInt(Found::line).thenComparingInt(Found::index));
        return all;
    }

    /** The text of the first element of this name. */
    static String text(Element element, String name) {
        return element.getElementsByTagName(name).item(0).getTextContent();
    }

    private void number(List<Found> all) throws IOException {
        Map<Mutant, List<Found>> alike = new LinkedHashMap<>();
        for (Found found : all) {
            Mutant key = new Mutant(found.method, line(found), found.change, 0, 0);
            alike.computeIfAbsent(key, k -> new ArrayList<>()).add(found);
        }
        alike.forEach(
                (key, group) -> {
                    for (int i = 0; i < group.size(); i++) {
                        statuses.put(
                                new Mutant(
                                        key.method(),
                                        key.line(),
                                        key.change(),
                                        i + 1,
                                        group.size()),
                                group.get(i).status);
                    }
                });
    }

    private String line(Found found) throws IOException {
        List<String> lines = linesOfFile.get(found.file);
        if (lines == null) {
            lines = Files.readAllLines(sources.resolve(found.file));
            linesOfFile.put(found.file, lines);
        }
        if (found.line > lines.size()) {
            throw new IllegalArgumentException(found.file + " has no line " + found.line);
        }
        return lines.get(found.line - 1).strip();
    }
}
