package org.tromptaylor.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

class SkipListTest {

    @TempDir private Path folder;
    private Path file;
    private Corpus corpus;

    @BeforeEach
    void readCorpus() throws Exception {
        corpus = SmallCorpus.corpus(folder);
        file = folder.resolve("skips.txt");
    }

    private List<Optional<SkipList.Entry>> entries(byte[] text) throws Exception {
        SkipList list = SkipList.read(Files.write(file, text), corpus);
        return corpus.vectors().stream().map((TestVector vector) -> list.entry(vector)).toList();
    }

    private void assertRefused(String text, String message) throws IOException {
        Files.writeString(file, text);
        BadInputException e =
                assertThrows(BadInputException.class, () -> SkipList.read(file, corpus));
        assertEquals(file + message, e.getMessage());
    }

    @Test
    void anEntryHasAnIdAReasonAndPerhapsALink() throws Exception {
        String text =
                """
                # about them
                tt3-second   no reach  at all   https://example.org/a#b

                \ttt3-fourth\tsee https://example.org/x for more\r
                """;
        assertEquals(
                List.of(
                        Optional.empty(),
                        Optional.of(
                                new SkipList.Entry("no reach  at all", "https://example.org/a#b")),
                        Optional.empty(),
                        Optional.of(new SkipList.Entry("see https://example.org/x for more", "")),
                        Optional.empty()),
                entries(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void anEmptyListIsAList() throws Exception {
        assertEquals(5, entries(new byte[0]).stream().filter(Optional::isEmpty).count());
    }

    @Test
    void anIdThatTheCorpusDoesNotHaveIsRefused() throws Exception {
        assertRefused(
                "# list\ntt3-first x\ntt3-sixth y\n", ":3: the corpus has no vector 'tt3-sixth'");
    }

    @Test
    void aMissingReasonIsRefused() throws Exception {
        assertRefused("tt3-first", ":1: no reason after 'tt3-first'");
        assertRefused("tt3-first https://example.org", ":1: no reason after 'tt3-first'");
    }

    @Test
    void anIdGivenTwiceIsRefused() throws Exception {
        assertRefused("tt3-first x\ntt3-first y", ":2: 'tt3-first' is listed twice");
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        BadInputException e =
                assertThrows(BadInputException.class, () -> SkipList.read(file, corpus));
        assertEquals(file + ": can't be read", e.getMessage());
    }

    @Test
    void whatIsNotUtf8OrTooLargeIsRefused() {
        assertEquals(
                file + ": not UTF-8",
                assertThrows(
                                BadInputException.class,
                                () -> entries(new byte[] {'t', (byte) 0xff, '\n'}))
                        .getMessage());
        assertEquals(
                file + ": larger than 1 MiB",
                assertThrows(BadInputException.class, () -> entries(new byte[(1 << 20) + 1]))
                        .getMessage());
    }
}
