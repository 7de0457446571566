package org.tromptaylor.conformance;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import org.tromptaylor.diagram.XmlText;

/**
 * A report as one self-contained page: a summary by rule, and each failure with its game to step
 * through. The page loads nothing; what a subject says is escaped, and the page's own policy lets no
 * other script run than its own.
 */
public final class HtmlReport {

    /** How many failures are shown in full; of the others there is a line each. */
    public static final int FULL = 100;

    private static final TemplateEngine TEMPLATES =
            TemplateEngine.createPrecompiled(
                    null,
                    ContentType.Html,
                    HtmlReport.class.getClassLoader(),
                    HtmlReport.class.getPackageName());

    private HtmlReport() {}

    /** The report as a page, HTML that is well-formed XML too. */
    public static String text(Report report) {
        return text(report, FULL);
    }

    /** As {@link #text(Report)}, with so many failures in full at most. */
    static String text(Report report, int full) {
        return render("report.jte", new ReportPage(report, full));
    }

    /** A template's page of a model. */
    static String render(String template, Object page) {
        StringOutput output = new StringOutput();
        TEMPLATES.render(template, page, output);
        return XmlText.clean(output.toString());
    }
}
