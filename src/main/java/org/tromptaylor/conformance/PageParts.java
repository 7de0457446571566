package org.tromptaylor.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.tromptaylor.diagram.SvgDiagram;
import org.tromptaylor.vectors.Sha256;

/** The style and the script of every page, and the policy that allows these two and nothing else. */
final class PageParts {

    /** Goes into the style element, as it is. */
    static final String STYLE = "\n" + resource("page.css") + SvgDiagram.STYLE;

    /** Goes into the script element, as it is. The comments keep it well-formed XML. */
    static final String SCRIPT = "\n//<![CDATA[\n" + resource("replay.js") + "//]]>\n";

    /** The content security policy. */
    static final String POLICY =
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src "
                    + hash(STYLE)
                    + "; script-src "
                    + hash(SCRIPT);

    private PageParts() {}

    private static String resource(String name) {
        try (InputStream in = PageParts.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("not on the class path: " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String text) {
        byte[] hash = Sha256.digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    }
}
