package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.Documents.all;
import static org.tromptaylor.Documents.anchors;
import static org.tromptaylor.Documents.documents;
import static org.tromptaylor.Documents.read;
import static org.tromptaylor.Documents.withoutCode;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links between the documents lead to files and anchors that are there. */
class DocumentLinksTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern NAMED_LINK =
            Pattern.compile("^\\[[^]]+]: (\\S+)$", Pattern.MULTILINE);
    private static final Pattern REFERRED = Pattern.compile("]\\[([^]]+)]");

    @Test
    void everyLinkWithinTheRepositoryLeadsSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path document : documents()) {
            String text = withoutCode(read(document));
            List<String> links = new ArrayList<>(all(LINK, text));
            links.addAll(all(NAMED_LINK, text));
            for (String link : links) {
                if (!link.matches("https?://.+") && !leadsSomewhere(document, link)) {
                    broken.add(document + ": " + link);
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void everyLinkByNameHasItsAddress() {
        for (Path document : documents()) {
            String text = withoutCode(read(document));
            for (String name : all(REFERRED, text)) {
                assertTrue(
                        text.contains("\n[" + name + "]: "), document + " lacks [" + name + "]:");
            }
        }
    }

    private static boolean leadsSomewhere(Path document, String link) {
        String[] parts = link.split("#", 2);
        Path target = document;
        if (!parts[0].isEmpty()) {
            target = document.toAbsolutePath().resolveSibling(parts[0]).normalize();
        }
        return Files.exists(target)
                && (parts.length == 1 || anchors(read(target)).contains(parts[1]));
    }
}
