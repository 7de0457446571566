package org.tromptaylor.conformance;

import java.io.StringWriter;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.tromptaylor.diagram.XmlText;
import org.tromptaylor.vectors.RuleIds;

/**
 * A report for build servers, in the XML that JUnit's runners write: a suite for each rule, a case
 * for each vector that it decides.
 */
public final class JUnitReport {

    private final Report report;
    private final XMLStreamWriter xml;

    private JUnitReport(Report report, XMLStreamWriter xml) {
        this.report = report;
        this.xml = xml;
    }

    /** The report as XML text. */
    public static String text(Report report) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            new JUnitReport(report, xml).write();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write() throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        line(0);
        start("testsuites", "name", "tromp-taylor " + report.corpus().version());
        // No number of the skipped here: strict readers know it of suites only.
        counts(report.results());
        Map<String, List<Result>> suites = new LinkedHashMap<>();
        for (Result result : report.results()) {
            String rule = RuleIds.rule(result.vector().rules().get(0));
            suites.computeIfAbsent(rule, key -> new ArrayList<>()).add(result);
        }
        for (String rule : RuleIds.all()) {
            if (suites.containsKey(rule)) {
                suite(rule, suites.get(rule));
            }
        }
        if (!report.errors().isEmpty()) {
            line(1);
            start("testsuite", "name", "standard error output");
            counts(List.of());
            text(2, "system-err", report.errors());
            end(1);
        }
        end(0);
        xml.writeEndDocument();
        line(0);
    }

    private void suite(String rule, List<Result> results) throws XMLStreamException {
        line(1);
        start("testsuite", "name", rule + " " + RuleIds.title(rule));
        counts(results);
        attribute("skipped", count(results, Outcome.SKIPPED));
        attribute("timestamp", report.started().truncatedTo(ChronoUnit.SECONDS).toString());
        for (Result result : results) {
            line(2);
            start("testcase", "name", result.vector().id());
            attribute("classname", "tromp-taylor." + rule);
            attribute("time", seconds(result.took()));
            switch (result.outcome()) {
                case PASSED -> {}
                case SKIPPED -> message("skipped", result, "");
                case FAILED -> message("failure", result, body(result));
                case CRASHED, TIMED_OUT, PROTOCOL_ERROR -> message("error", result, "");
            }
            end(2);
        }
        end(1);
    }

    private static String body(Result result) {
        return result.vector().title()
                + "\nrules: "
                + String.join(", ", result.vector().rules())
                + "\nexpected: "
                + result.vector().expect()
                + "\ngiven: "
                + result.given().map(Object::toString).orElse("nothing")
                + (result.note().isEmpty() ? "" : "\nnote: " + result.note())
                + "\nwhy: "
                + result.vector().comment()
                + "\n";
    }

    private void message(String element, Result result, String body) throws XMLStreamException {
        line(3);
        start(element, "message", result.detail());
        if (!element.equals("skipped")) {
            attribute("type", result.outcome().id());
        }
        xml.writeCharacters(XmlText.clean(body));
        xml.writeEndElement();
    }

    private void counts(List<Result> results) throws XMLStreamException {
        long errors = results.stream().filter(r -> r.outcome().isError()).count();
        attribute("tests", String.valueOf(results.size()));
        attribute("failures", count(results, Outcome.FAILED));
        attribute("errors", String.valueOf(errors));
        Duration took = results.stream().map(Result::took).reduce(Duration.ZERO, Duration::plus);
        attribute("time", seconds(took));
    }

    private static String count(List<Result> results, Outcome outcome) {
        return String.valueOf(results.stream().filter(r -> r.outcome() == outcome).count());
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f", duration.toMillis() / 1000.0);
    }

    private void start(String element, String attribute, String value) throws XMLStreamException {
        xml.writeStartElement(element);
        attribute(attribute, value);
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, XmlText.clean(value));
    }

    private void text(int depth, String element, String text) throws XMLStreamException {
        line(depth);
        xml.writeStartElement(element);
        xml.writeCharacters(XmlText.clean(text));
        xml.writeEndElement();
    }

    private void end(int depth) throws XMLStreamException {
        line(depth);
        xml.writeEndElement();
    }

    private void line(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }
}
