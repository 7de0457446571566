package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

class SelectionTest {

    @TempDir private Path folder;
    private Corpus corpus;

    @BeforeEach
    void readCorpus() throws Exception {
        corpus = SmallCorpus.corpus(folder);
    }

    private List<String> selected(List<String> patterns, List<String> rules) throws Exception {
        return Selection.of(corpus, patterns, rules).stream().map(TestVector::id).toList();
    }

    private void assertRefused(List<String> patterns, List<String> rules, String message) {
        assertEquals(
                message,
                assertThrows(BadInputException.class, () -> selected(patterns, rules))
                        .getMessage());
    }

    @Test
    void withoutWishesAllAreSelected() throws Exception {
        assertEquals(SmallCorpus.IDS, selected(List.of(), List.of()));
    }

    @Test
    void starAndQuestionMarkFitCharacters() throws Exception {
        assertEquals(
                List.of("tt3-first", "tt3-fourth", "tt3-fifth"),
                selected(List.of("tt?-f*"), List.of()));
        assertEquals(List.of("tt3-third"), selected(List.of("*hird"), List.of()));
        assertEquals(List.of("tt3-third"), selected(List.of("tt3-third"), List.of()));
    }

    @Test
    void patternsAddUpAndTheOrderIsTheCorpuss() throws Exception {
        assertEquals(
                List.of("tt3-first", "tt3-third"),
                selected(List.of("tt3-third", "tt3-first"), List.of()));
    }

    @Test
    void aRuleTakesItsReadingsButAReadingNotItsRule() throws Exception {
        assertEquals(5, selected(List.of(), List.of("TT-3")).size());
        assertEquals(5, selected(List.of(), List.of("TT-3.b")).size());
        assertEquals(5, selected(List.of(), List.of("TT-2")).size(), "cited, though not deciding");
        assertRefused(List.of(), List.of("TT-3.a"), "no vector cites TT-3.a");
    }

    @Test
    void whatSelectsNothingIsRefused() {
        assertRefused(List.of("tt4-*"), List.of(), "no vector's id fits 'tt4-*'");
        assertRefused(List.of("tt3-first", "x"), List.of(), "no vector's id fits 'x'");
        assertRefused(
                List.of(),
                List.of("TT-11"),
                "no rule has the id 'TT-11'; ids are like TT-6 or TT-6.c");
        assertRefused(
                List.of(),
                List.of("tt-6"),
                "no rule has the id 'tt-6'; ids are like TT-6 or TT-6.c");
    }

    @Test
    void otherCharactersOfAPatternMeanThemselves() {
        assertRefused(List.of("tt3.first"), List.of(), "no vector's id fits 'tt3.first'");
        assertRefused(List.of("[t]*"), List.of(), "no vector's id fits '[t]*'");
        assertRefused(List.of("\\E*"), List.of(), "no vector's id fits '\\E*'");
    }

    @Test
    void aFileMayListTheIds() throws Exception {
        Path file =
                Files.writeString(folder.resolve("ids.txt"), "# two\r\ntt3-fifth\n\n tt3-first\n");
        assertEquals(List.of("tt3-fifth", "tt3-first"), Selection.listed(file, corpus));
    }

    @Test
    void aListIsRefusedWithItsLine() throws Exception {
        Path file = Files.writeString(folder.resolve("ids.txt"), "tt3-first\ntt3-f*\n");
        assertListRefused(file, file + ":2: the corpus has no vector 'tt3-f*'");
        Files.writeString(file, "# none\n");
        assertListRefused(file, file + ": no ids");
        Files.write(file, new byte[] {(byte) 0xff});
        assertListRefused(file, file + ": not UTF-8");
        assertListRefused(folder, folder + ": can't be read");
    }

    @Test
    void aVectorThatIsGoneIsToldWithTheOneThatSupersedesIt() throws Exception {
        Path vectors = folder.resolve("tt3-five.json");
        Files.writeString(
                vectors,
                Files.readString(vectors)
                        .replace(
                                "\"tt3-third\",", "\"tt3-third\", \"supersedes\": \"tt3-wrong\","));
        corpus = Corpus.load(vectors);
        Path file = Files.writeString(folder.resolve("ids.txt"), "tt3-wrong\n");
        assertListRefused(
                file, file + ":1: the corpus has no vector 'tt3-wrong'; tt3-third supersedes it");
    }

    private void assertListRefused(Path file, String message) {
        assertEquals(
                message,
                assertThrows(BadInputException.class, () -> Selection.listed(file, corpus))
                        .getMessage());
    }
}
