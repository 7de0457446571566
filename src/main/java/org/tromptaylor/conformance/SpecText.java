package org.tromptaylor.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.tromptaylor.vectors.RuleIds;

/**
 * What the specification says of rules and readings, as HTML to be shown in a page. The pages of the
 * rules travel with the code, so a report needs no network to cite them.
 */
final class SpecText {

    /** Of a rule's page, what is the rule; the rest is about its method and its tests. */
    private static final List<String> OF_A_RULE = List.of("Rule.", "Procedure.", "Definition.");

    private static final Parser PARSER = Parser.builder().build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).build();

    private SpecText() {}

    /**
     * A rule or reading.
     *
     * @param id such as {@code TT-6.c}
     * @param title what it is about, in a few words
     * @param place where it stands, as it is cited: {@code spec/tt-06.md#tt-6c}
     * @param html the text
     */
    record Cited(String id, String title, String place, String html) {}

    /**
     * The texts of these ids, in the order of the rules. Links between them lead to anchors named
     * after the ids; links to other pages of the specification become plain words.
     */
    static List<Cited> of(Collection<String> ids) {
        Set<String> there = Set.copyOf(ids);
        return RuleIds.all().stream().filter(there::contains).map(id -> cited(id, there)).toList();
    }

    private static Cited cited(String id, Set<String> there) {
        return new Cited(id, RuleIds.title(id), RuleIds.place(id), html(id, there));
    }

    private static String page(String id) {
        String place = RuleIds.place(id);
        return place.substring("spec/".length(), place.indexOf('#'));
    }

    private static String html(String id, Set<String> there) {
        Node heading = heading(PARSER.parse(text(page(id))), id);
        boolean rule = RuleIds.rule(id).equals(id);
        StringBuilder html = new StringBuilder();
        Node next;
        for (Node node = heading.getNext(); !ends(node, (Heading) heading); node = next) {
            next = node.getNext();
            if (node instanceof HtmlBlock || (rule && !isOfRule(node))) {
                continue;
            }
            node.accept(new Links(there));
            if (node.getFirstChild() != null || node instanceof FencedCodeBlock) {
                html.append(RENDERER.render(node));
            }
        }
        return html.toString();
    }

    private static boolean ends(Node node, Heading of) {
        return node == null || (node instanceof Heading h && h.getLevel() <= of.getLevel());
    }

    private static boolean isOfRule(Node node) {
        return node instanceof Paragraph
                && node.getFirstChild() instanceof StrongEmphasis strong
                && strong.getFirstChild() instanceof Text words
                && OF_A_RULE.contains(words.getLiteral());
    }

    private static Node heading(Node page, String id) {
        for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading
                    && node.getFirstChild() instanceof Text words
                    && words.getLiteral().startsWith(id + " ")) {
                return node;
            }
        }
        throw new IllegalStateException("the specification has no section " + id);
    }

    private static String text(String page) {
        try (InputStream in = SpecText.class.getResourceAsStream("/spec/" + page)) {
            if (in == null) {
                throw new IllegalStateException("not on the class path: spec/" + page);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes links lead where a page that stands alone can lead, and takes the anchors out. */
    private static final class Links extends AbstractVisitor {
        private final Set<String> there;

        Links(Set<String> there) {
            this.there = there;
        }

        @Override
        public void visit(HtmlInline anchor) {
            anchor.unlink();
        }

        @Override
        public void visit(Link link) {
            String target = link.getDestination();
            if (target.matches("https?://.*")) {
                return;
            }
            String id =
                    RuleIds.all().stream().filter(i -> leadsTo(target, i)).findFirst().orElse("");
            if (there.contains(id)) {
                link.setDestination("#" + id);
                return;
            }
            while (link.getFirstChild() != null) {
                link.insertBefore(link.getFirstChild());
            }
            link.unlink();
        }

        private static boolean leadsTo(String target, String id) {
            String place = RuleIds.place(id);
            return target.contains("#")
                    && (place.equals("spec/" + target)
                            || (target.startsWith("#") && place.endsWith(target)));
        }
    }
}
