package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The list of permanent ids is the one that the spec publishes. */
class RuleIdsTest {

    private static final Pattern ROW =
            Pattern.compile(
                    "\\| *\\[?(TT-D?\\d+(?:\\.[a-z])?)\\]?(?:\\([^)]*\\))? *\\| *([^|]*?) *\\|.*");

    @Test
    void idsAndTitlesAreThoseOfTheSpec() throws IOException {
        Map<String, String> spec = new LinkedHashMap<>();
        for (String page : List.of("README.md", "disputes.md")) {
            for (String line : Files.readAllLines(Path.of("spec", page))) {
                Matcher row = ROW.matcher(line);
                if (row.matches()) {
                    spec.put(row.group(1), row.group(2));
                }
            }
        }
        Map<String, String> ours = new LinkedHashMap<>();
        RuleIds.all().forEach(id -> ours.put(id, RuleIds.title(id)));
        assertEquals(spec, ours);
    }

    @Test
    void thereAreTenRulesAndSixProcedures() {
        assertEquals(16, RuleIds.all().stream().filter(id -> !id.contains(".")).count());
        assertEquals(
                6,
                RuleIds.all().stream()
                        .filter(RuleIds::isProcedure)
                        .filter(id -> !id.contains("."))
                        .count());
        for (int rule = 1; rule <= 10; rule++) {
            assertTrue(RuleIds.exists("TT-" + rule));
        }
        assertFalse(RuleIds.exists("TT-11"));
        assertThrows(IllegalArgumentException.class, () -> RuleIds.title("TT-11"));
    }

    @Test
    void everyReadingBelongsToARule() {
        for (String id : RuleIds.all()) {
            assertTrue(RuleIds.exists(RuleIds.rule(id)), id);
        }
        assertEquals("TT-6", RuleIds.rule("TT-6.c"));
        assertEquals("TT-10", RuleIds.rule("TT-10"));
    }
}
