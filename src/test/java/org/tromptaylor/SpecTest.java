package org.tromptaylor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.tromptaylor.Documents.ANCHOR;
import static org.tromptaylor.Documents.SPEC;
import static org.tromptaylor.Documents.all;
import static org.tromptaylor.Documents.documentsAndSources;
import static org.tromptaylor.Documents.pages;
import static org.tromptaylor.Documents.procedurePages;
import static org.tromptaylor.Documents.read;
import static org.tromptaylor.Documents.rulePages;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tromptaylor.rules.Verdict;

/** The pages of the specification hold together, and what their examples say is true. */
class SpecTest {

    private static final Path INDEX = SPEC.resolve("README.md");
    private static final Path PROCEDURES = SPEC.resolve("disputes.md");
    private static final Path REFERENCE =
            Path.of("src/main/java/org/tromptaylor/rules/TrompTaylor.java");
    private static final Path MACHINE =
            Path.of("src/main/java/org/tromptaylor/dispute/Dispute.java");
    private static final Pattern ID = Pattern.compile("\\bTT-(D?\\d+)(\\.[a-z])?\\b");
    private static final Pattern THEOREM = Pattern.compile("\\bTT-T(\\d+)\\b");
    private static final Pattern ROW =
            Pattern.compile(
                    "^\\| (TT-[\\w.]+) \\| [^|]+ \\| \\[[^]]+]\\(([^)]+)\\)", Pattern.MULTILINE);
    private static final Pattern FENCE = Pattern.compile("^ *```(.*)$", Pattern.MULTILINE);
    private static final Pattern SIGNATURES =
            Pattern.compile("^```java\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @Test
    void everyIdOfTheTableHasExactlyOneAnchorOnThePageOfItsRule() {
        Map<String, String> table = table();
        assertTrue(table.size() >= 36 + 27, "the table has only " + table.size() + " ids");
        table.forEach(
                (id, link) -> {
                    assertEquals(pageOf(id) + "#" + anchorOf(id), link, id + " in the table");
                    long anchors =
                            pages().stream()
                                    .flatMap(page -> all(ANCHOR, read(page)).stream())
                                    .filter(anchorOf(id)::equals)
                                    .count();
                    assertEquals(1, anchors, "anchors of " + id);
                    assertTrue(
                            all(ANCHOR, read(SPEC.resolve(pageOf(id)))).contains(anchorOf(id)),
                            id + " has its anchor on another page");
                });
    }

    @Test
    void everyAnchorOfARulePageIsInTheTable() {
        Set<String> known =
                table().keySet().stream()
                        .map(SpecTest::anchorOf)
                        .collect(Collectors.toCollection(TreeSet::new));
        Set<String> anchors =
                Stream.concat(rulePages(), procedurePages())
                        .flatMap(page -> all(ANCHOR, read(page)).stream())
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(known, anchors);
    }

    @Test
    void noIdIsTwiceInTheTable() {
        List<String> ids = all(ROW, read(INDEX) + read(PROCEDURES));
        assertEquals(table().size(), ids.size());
    }

    @Test
    void everyAnchorIsUniqueOnItsPage() {
        for (Path page : pages()) {
            List<String> anchors = all(ANCHOR, read(page));
            assertEquals(Set.copyOf(anchors).size(), anchors.size(), page + ": " + anchors);
        }
    }

    @Test
    void everyIdThatIsMentionedAnywhereIsInTheTable() {
        Set<String> known = table().keySet();
        for (Path file : documentsAndSources()) {
            for (MatchResult id : ID.matcher(read(file)).results().toList()) {
                assertTrue(known.contains(id.group()), file + " mentions " + id.group());
            }
        }
    }

    @Test
    void everyTheoremThatIsMentionedAnywhereIsStated() {
        Set<String> stated = Set.copyOf(all(ANCHOR, read(SPEC.resolve("theorems.md"))));
        for (Path file : documentsAndSources()) {
            for (String number : all(THEOREM, read(file))) {
                assertTrue(stated.contains("tt-t" + number), file + " mentions TT-T" + number);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyRulePageShowsMethodsThatTheReferenceHas() {
        return everyPageShowsMethodsOf(REFERENCE, rulePages());
    }

    @TestFactory
    Stream<DynamicTest> everyProcedurePageShowsMethodsThatTheMachineHas() {
        return everyPageShowsMethodsOf(
                MACHINE, procedurePages().filter(page -> !page.endsWith("tt-d1.md")));
    }

    private static Stream<DynamicTest> everyPageShowsMethodsOf(Path code, Stream<Path> pages) {
        String source = read(code).replaceAll("\\s+", " ").replace("( ", "(");
        return pages.map(
                page ->
                        dynamicTest(
                                page.getFileName().toString(),
                                () -> {
                                    List<String> signatures = signatures(page);
                                    assertTrue(!signatures.isEmpty(), "no method");
                                    for (String signature : signatures) {
                                        assertTrue(
                                                source.contains("public " + signature + " {"),
                                                "not in " + code + ": " + signature);
                                    }
                                }));
    }

    @Test
    void everyMethodThatTheTableNamesIsOnThePageOfItsRule() {
        Matcher row =
                Pattern.compile(
                                "^\\| TT-\\d+ \\|.*?\\]\\((tt-\\d+\\.md)#\\S+\\): (.+) \\|$",
                                Pattern.MULTILINE)
                        .matcher(read(INDEX));
        int rules = 0;
        while (row.find()) {
            rules++;
            String signatures = String.join("\n", signatures(SPEC.resolve(row.group(1))));
            for (String method : row.group(2).replace("`", "").split(", ")) {
                assertTrue(
                        signatures.contains(" " + method + "("), row.group(1) + " lacks " + method);
            }
        }
        assertEquals(10, rules);
    }

    @TestFactory
    Stream<DynamicTest> everyExampleReplaysToWhatItSays() {
        return pages().stream()
                .flatMap(page -> SpecExample.in(page.getFileName().toString(), read(page)).stream())
                .map(example -> dynamicTest(example.toString(), example::replay));
    }

    @Test
    void everyBlockOfCodeIsAnExampleOrASignature() {
        for (Path page : pages()) {
            List<String> fences = all(FENCE, read(page));
            assertEquals(0, fences.size() % 2, page + ": a block is not closed");
            long signatures = fences.stream().filter("java"::equals).count();
            int examples = SpecExample.in(page.toString(), read(page)).size();
            assertEquals(fences.size() / 2, signatures + examples, page + ": " + fences);
        }
    }

    @Test
    void everyReadingHasAQuestionItsPositionsAReadingReasonsAndAnExample() {
        Stream.concat(rulePages(), procedurePages())
                .forEach(
                        page -> {
                            String[] parts = read(page).split("(?m)^### ");
                            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                                String reading = part.split("(?m)^## ")[0];
                                String name = page + ", " + part.lines().findFirst().orElseThrow();
                                for (String word :
                                        List.of(
                                                "Question",
                                                "Positions",
                                                "Reading",
                                                "Why",
                                                "Example")) {
                                    assertTrue(
                                            reading.contains("**" + word + ".**"),
                                            name + " lacks " + word);
                                }
                                assertTrue(
                                        !SpecExample.in(name, reading).isEmpty(),
                                        name + " has no example to replay");
                            }
                        });
    }

    @Test
    void theVerdictsStandInTheOrderInWhichTheyAreDecided() {
        List<String> stated =
                Pattern.compile("^\\| `([\\w-]+)` \\| \\[(TT-\\d+)]", Pattern.MULTILINE)
                        .matcher(read(SPEC.resolve("verdicts.md")))
                        .results()
                        .map(row -> row.group(1) + " " + row.group(2))
                        .toList();
        List<String> decided = new ArrayList<>();
        for (Verdict verdict : Verdict.values()) {
            if (verdict != Verdict.LEGAL) {
                decided.add(verdict.id() + " " + verdict.rule());
            }
        }
        decided.add(Verdict.LEGAL.id() + " " + Verdict.LEGAL.rule());
        assertEquals(decided, stated);
    }

    @Test
    void theCitationHasTheVersionOfTheBuild() {
        String cited = first("(?m)^version: (\\S+)$", read(Path.of("CITATION.cff")));
        String built = first("<version>([^<]+)</version>", read(Path.of("pom.xml")));
        assertEquals(built, cited);
        assertTrue(
                built.startsWith(first("Tromp-Taylor reference (\\d+\\.\\d+)", read(INDEX)) + "."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 black A1\n2 white A1",
                "1 black A1: refused, repeats turn 0, cycle 1",
                "1 black A1\n2 white B1\n3 black A1: refused, repeats turn 0, cycle 3",
                "1 black A1\n2 white B1\n3 black A1: refused, repeats turn 1, cycle 3",
                "1 black A1\n2 white B1\n3 black A1",
                "2 black A1",
                "1 white A1",
                "1 black C1: refused, occupied",
                "1 black A1\n1 . .\n  A B",
                "1 black A1\n1 X .\n  B A",
                "1 black A1\n2 X .\n  A B",
                "1 black A1\n1 X .",
                "1 black A1\nscore black 1, white 0",
                "1 black A1\nwinner tie",
                "moves A1",
                "over",
                "1 black pass\n2 white pass\nnot over",
                "1 black A1\nnonsense",
                "clear black",
                "",
            })
    void aGameThatSaysSomethingWrongIsFoundOut(String lines) {
        assertFoundOut("```tt-play\nsize 2x1\n" + lines + "\n```\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "procedure agreement\n1 black A1\n2 white pass\n3 black pass\nended by TT-D2",
                "procedure agreement\n1 black A1\n2 white pass\n3 black pass\nblack lists A1\n"
                        + "white lists A1\nended by TT-D1",
                "procedure agreement\n1 black A1\n2 white pass\n3 black pass\nblack lists A1\n"
                        + "white lists A1\nremoved nothing",
                "procedure none\n1 black A1\n2 white pass\n3 black pass\nscore black 1, white 0",
                "procedure resumption\n1 black A1\nplay goes on, black to move",
                "procedure resumption\n1 black A1\n2 white pass\n4 black pass",
                "procedure none\nnonsense",
            })
    void aDisputeThatSaysSomethingWrongIsFoundOut(String lines) {
        assertFoundOut("```tt-dispute\nsize 2x1\n" + lines + "\n```\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1 does not reach empty",
                "A1 reaches black",
                "B1 reaches white\nC1 reaches black",
                "clear white\n1 X . O\n  A B C\nblack B1\n1 X X O\n  A B C",
                "black A1",
                "score black 1, white 2",
                "winner black",
                "1 black B1",
                "over",
                "",
            })
    void aGridThatSaysSomethingWrongIsFoundOut(String lines) {
        assertFoundOut("```tt-grid\nsize 3x1\n1 X . O\n  A B C\n" + lines + "\n```\n");
    }

    private static void assertFoundOut(String text) {
        List<SpecExample> examples = SpecExample.in("wrong.md", text);
        assertEquals(1, examples.size());
        assertThrows(AssertionError.class, examples.get(0)::replay);
    }

    private static Map<String, String> table() {
        Map<String, String> table = new LinkedHashMap<>();
        String tables = read(INDEX) + read(PROCEDURES);
        ROW.matcher(tables).results().forEach(row -> table.put(row.group(1), row.group(2)));
        return table;
    }

    private static String pageOf(String id) {
        Matcher parts = ID.matcher(id);
        assertTrue(parts.matches(), "not an id: " + id);
        if (parts.group(1).startsWith("D")) {
            return "tt-" + parts.group(1).toLowerCase(Locale.ROOT) + ".md";
        }
        return String.format(Locale.ROOT, "tt-%02d.md", Integer.parseInt(parts.group(1)));
    }

    private static String anchorOf(String id) {
        return id.toLowerCase(Locale.ROOT).replace(".", "");
    }

    private static List<String> signatures(Path page) {
        return all(SIGNATURES, read(page)).stream().flatMap(String::lines).toList();
    }

    private static String first(String pattern, String text) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), "nothing matches " + pattern);
        return found.group(1);
    }
}
