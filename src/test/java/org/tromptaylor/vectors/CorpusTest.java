package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The corpus that is published, vector by vector. */
class CorpusTest {

    private static final Path FOLDER = Path.of("test-vectors");

    @Test
    void theLinterFindsNothing() throws Exception {
        assertEquals(List.of(), Linter.lint(FOLDER).problems());
    }

    @Test
    void theBundledCorpusIsTheFolder() throws Exception {
        List<String> folder = new ArrayList<>();
        Corpus.load(FOLDER).vectors().forEach(vector -> folder.add(vector.json().toString()));
        List<String> bundled = new ArrayList<>();
        Corpus.bundled().vectors().forEach(vector -> bundled.add(vector.json().toString()));
        assertFalse(bundled.isEmpty());
        assertEquals(folder, bundled);
    }

    @Test
    void everyKindIsAsked() throws Exception {
        Set<Kind> asked = new TreeSet<>();
        Corpus.bundled().vectors().forEach(vector -> asked.add(vector.kind()));
        assertEquals(Set.of(Kind.values()), asked);
    }

    @Test
    void everyRuleDecidesAVector() throws Exception {
        Set<String> deciding = new TreeSet<>();
        Corpus.bundled()
                .vectors()
                .forEach(vector -> deciding.add(RuleIds.rule(vector.rules().get(0))));
        assertEquals(16, deciding.size(), deciding.toString());
    }

    @Test
    void everyRuleAndReadingIsCited() throws Exception {
        Set<String> uncited = new TreeSet<>(RuleIds.all());
        Corpus.bundled().vectors().forEach(vector -> vector.rules().forEach(uncited::remove));
        assertEquals(Set.of(), uncited);
    }

    @Test
    void everyVariantIsToldApartByAVector() throws Exception {
        Set<String> told = new TreeSet<>();
        Corpus.bundled().vectors().forEach(vector -> told.addAll(vector.variants().keySet()));
        assertEquals(RuleSet.variants().keySet(), told);
    }

    @TestFactory
    Stream<DynamicNode> vectors() throws Exception {
        return Corpus.bundled().files().stream()
                .map(
                        file ->
                                dynamicContainer(
                                        file.name(),
                                        file.vectors().stream()
                                                .map(
                                                        vector ->
                                                                dynamicTest(
                                                                        vector.id(),
                                                                        () -> check(vector)))));
    }

    private static void check(TestVector vector) throws Exception {
        assertEquals(vector.expect(), Answers.byRules(vector), "the reference");
        assertEquals(vector.expect(), Answers.byEngine(vector), "the engine");
        assertEquals(
                Optional.of(vector.expect()),
                Answers.byRuleSet(RuleSet.TROMP_TAYLOR, vector),
                "a third way");
        assertEquals(new LinkedHashMap<>(Answers.variants(vector)), vector.variants());
        assertEquals(Optional.empty(), Answers.difference(vector, vector.expect()));
        // An answer of other rules is a well-formed one, and wrong.
        for (var variant : vector.variants().entrySet()) {
            assertTrue(
                    Answers.difference(vector, variant.getValue()).isPresent(), variant.getKey());
        }
    }
}
