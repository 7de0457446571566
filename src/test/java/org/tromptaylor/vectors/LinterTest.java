package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each thing that the linter checks: a corpus that breaks it is caught, in one line. */
class LinterTest {

    private static final String NOT_UP_TO_DATE = "not up to date; tt vectors lint --fix writes it";
    private static final String FILE = SmallCorpus.FILE + ": ";
    private static final String PLAY = FILE + "tt6-move-on-one-point: ";
    private static final String MOVES = FILE + "tt6-white-fills-one-by-two: ";
    private static final String SCORE = FILE + "tt9-empty-grid: ";

    @TempDir Path folder;
    private SmallCorpus corpus;

    @BeforeEach
    void writeAFaultlessCorpus() throws Exception {
        corpus = SmallCorpus.in(folder);
    }

    private void assertFound(String... problems) throws CorpusException {
        assertEquals(List.of(problems), corpus.lint());
    }

    @Test
    void findsNothingInAFaultlessCorpus() throws Exception {
        assertEquals(new Linter.Report(List.of(), 1, 3, List.of()), Linter.lint(folder));
    }

    @Test
    void tellsWhatLoadingTells() throws Exception {
        corpus.with("\"count\": 3", "\"count\": 4").write("tt1-rubbish.json", "{");
        assertEquals(2, corpus.loadProblems().size());
        assertEquals(corpus.loadProblems(), corpus.lint());
    }

    @Test
    void refusesAFolderThatIsNone() {
        CorpusException e =
                assertThrows(CorpusException.class, () -> Linter.lint(folder.resolve("nowhere")));
        assertEquals(List.of(folder.resolve("nowhere") + ": no such folder"), e.problems());
    }

    @Test
    void findsAFolderWithoutVectors(@TempDir Path empty) throws Exception {
        assertEquals(List.of(empty + ": no vectors"), Linter.lint(empty).problems());
    }

    @Nested
    class Ids {

        @Test
        void beginWithTheRuleThatDecides() throws Exception {
            corpus.with("[\"TT-9.b\"]", "[\"TT-10\"]");
            assertFound(SCORE + "the id should begin with 'tt10-', as TT-10 decides it");
        }

        @Test
        void standInTheListOfTheirVersion() throws Exception {
            corpus.write("ids/0.1.txt", "tt6-move-on-one-point\ntt6-white-fills-one-by-two\n");
            assertFound("ids/0.1.txt: " + NOT_UP_TO_DATE);
        }

        @Test
        void areNeverUsedAgain() throws Exception {
            corpus.write("ids/0.0.txt", "tt9-empty-grid\n");
            assertFound(
                    "ids/0.1.txt: tt9-empty-grid is in ids/0.0.txt too",
                    "tt9-empty-grid: the id has been in use since 0.0");
        }

        @Test
        void ofEarlierVersionsAreNeverDropped() throws Exception {
            corpus.write("ids/0.0.txt", "tt9-dropped\n");
            assertFound("ids/0.0.txt: tt9-dropped is gone and not superseded");
        }

        @Test
        void ofEarlierVersionsMayBeSuperseded() throws Exception {
            corpus.write("ids/0.0.txt", "tt9-wrong\n")
                    .with(supersedable(), superseding("tt9-wrong"));
            assertFound();
        }

        @Test
        void areNotAddedToEarlierVersions() throws Exception {
            corpus.with(
                    "\"rules\": [\"TT-9.b\"],\n      \"since\": \"0.1\"",
                    "\"rules\": [\"TT-9.b\"],\n      \"since\": \"0.0\"");
            assertFound(
                    "tt9-empty-grid: the id has been in use since 0.1",
                    "ids/0.1.txt: " + NOT_UP_TO_DATE);
            assertEquals(
                    List.of("tt9-empty-grid: not listed in ids/0.0.txt"),
                    Linter.fix(folder).problems());
        }

        @Test
        void areNotSinceALaterVersion() throws Exception {
            corpus.with(
                    "\"rules\": [\"TT-9.b\"],\n      \"since\": \"0.1\"",
                    "\"rules\": [\"TT-9.b\"],\n      \"since\": \"0.10\"");
            assertFound(
                    "tt9-empty-grid: since 0.10, but this is 0.1",
                    "ids/0.1.txt: " + NOT_UP_TO_DATE);
        }

        @Test
        void supersedeOnlyWhatWas() throws Exception {
            corpus.with(supersedable(), superseding("tt9-never-was"));
            assertFound("tt9-empty-grid: supersedes tt9-never-was, which never was");
        }

        @Test
        void supersedeOnlyWhatIsGone() throws Exception {
            corpus.with(supersedable(), superseding("tt6-move-on-one-point"));
            assertFound("tt9-empty-grid: supersedes tt6-move-on-one-point, which is still there");
        }

        @Test
        void areListedInFilesNamedAfterVersions() throws Exception {
            corpus.write("ids/notes.md", "");
            assertFound("ids/notes.md: not the list of a version, such as 0.1.txt");
        }

        @Test
        void thatWereReleasedAreFinal() throws Exception {
            // Of the line "tt9-wrong", by sha256sum.
            String sum = "6a7c9b0f99bb83fe23a2a110774aea52aa783d2fb6b78fec02ba78c42f337ef1";
            corpus.write("ids/RELEASED", sum + "  0.0.txt\n")
                    .with(supersedable(), superseding("tt9-wrong"));
            corpus.write("ids/0.0.txt", "tt9-wrong\n");
            assertFound();
            corpus.write("ids/0.0.txt", "tt9-wrong\ntt9-added-later\n");
            assertFound(
                    "ids/0.0.txt: not as it was released; released lists are final",
                    "ids/0.0.txt: tt9-added-later is gone and not superseded");
            Files.delete(folder.resolve("ids/0.0.txt"));
            assertFound(
                    "ids/0.0.txt: released, but missing",
                    "tt9-empty-grid: supersedes tt9-wrong, which never was");
        }

        @Test
        void areReleasedInLinesThatSha256sumReads() throws Exception {
            corpus.write("ids/RELEASED", "0.1 is out\n");
            assertFound(
                    "ids/RELEASED: line 1: not a SHA-256 in hexadecimal, two spaces and a list such"
                            + " as 0.1.txt");
        }

        private String supersedable() {
            return "\"id\": \"tt9-empty-grid\"";
        }

        private String superseding(String old) {
            return supersedable() + ",\n      \"supersedes\": \"" + old + "\"";
        }
    }

    @Nested
    class Titles {

        @Test
        void areOneSentenceWithoutAFullStop() throws Exception {
            corpus.with("scores nothing\"", "scores nothing.\"");
            assertFound(SCORE + "the title should be one sentence without a full stop");
        }

        @Test
        void areNotTwoSentences() throws Exception {
            corpus.with("scores nothing\"", "scores. For nobody\"");
            assertFound(SCORE + "the title should be one sentence without a full stop");
        }

        @Test
        void beginWithACapitalLetter() throws Exception {
            corpus.with("An empty grid", "an empty grid");
            assertFound(SCORE + "the title should begin with a capital letter");
        }
    }

    @Nested
    class Answered {

        @Test
        void expectMustBeWhatTheRulesSay() throws Exception {
            corpus.with("\"black\": 0", "\"black\": 1");
            String wrong =
                    " disagrees: compared with expect, Black's score was given as 0, but is 1";
            assertFound(
                    SCORE + "expect: another way of working it out" + wrong,
                    SCORE + "expect: the reference" + wrong,
                    SCORE + "expect: the engine" + wrong);
        }

        @Test
        void expectMustBeInOrder() throws Exception {
            corpus.with(
                    "\"turns\": [\"A1\"],\n      \"expect\": {\"moves\": [\"B1\"]}",
                    "\"turns\": [],\n      \"expect\": {\"moves\": [\"B1\", \"A1\"]}");
            String line = MOVES + "expect: should be written {\"moves\":[\"A1\",\"B1\"]}";
            assertFound(line, line, line);
        }

        @Test
        void turnsOfAQuestionAboutWhatComesNextMustBeLegal() throws Exception {
            corpus.with(
                    "\"turns\": [\"A1\"],\n      \"expect\": {\"moves\": [\"B1\"]}",
                    "\"turns\": [\"A1\", \"A1\"],\n      \"expect\": {\"moves\": [\"B1\"]}");
            assertFound(
                    MOVES
                            + "turn 2 is illegal (occupied); all turns of a 'legal-moves' vector"
                            + " are legal");
        }

        @Test
        void requiresMustBeWhatIsWorkedOut() throws Exception {
            corpus.with("[\"rectangular\", \"size<5\"]", "[\"rectangular\", \"full-history\"]");
            assertFound(
                    MOVES
                            + "requires: should be [rectangular, size<5], is"
                            + " [rectangular, full-history]");
        }

        @Test
        void variantsMustBeThere() throws Exception {
            String noSuicide = corpus.text().split("\"natural-situational-superko\"")[1];
            noSuicide =
                    "        \"natural-situational-superko\""
                            + noSuicide.substring(0, noSuicide.indexOf("        \"no-suicide\""));
            corpus.with(noSuicide, "");
            assertFound(PLAY + "variants: natural-situational-superko: " + NOT_UP_TO_DATE);
        }

        @Test
        void variantsMustBeRight() throws Exception {
            corpus.with("{\"turn\": 1, \"reason\": \"suicide\"}", "");
            assertFound(PLAY + "variants: no-suicide: " + NOT_UP_TO_DATE);
        }

        @Test
        void variantsMustDiffer() throws Exception {
            corpus.with(
                    "\"no-suicide\": {",
                    "\"three-passes\": {\n          \"refused\": [],\n          \"grid\": [\n"
                            + "            \".\"\n          ]\n        },\n        \"no-suicide\": {");
            assertEquals(PLAY + "variants: three-passes: " + NOT_UP_TO_DATE, corpus.lint().get(1));
        }

        @Test
        void sequencesMustBeFewEnoughToBeCounted() throws Exception {
            corpus.write("tt6-perft.json", perft(19, 9, "999992"));
            Linter.fix(folder);
            assertFound(
                    "tt6-perft.json: tt6-perft: expect.sequences: more than 1000000 in all are too"
                            + " many to be counted on every build");
        }

        @Test
        @Timeout(60)
        void aWrongNumberOfSequencesDoesNotMakeTheCheckEndless() throws Exception {
            corpus.write("tt6-perft.json", perft(19, 9, "1"));
            Linter.fix(folder);
            assertFound(
                    "tt6-perft.json: tt6-perft: expect.sequences: there are more than twice as"
                            + " many");
        }

        @Test
        void sequencesMustBeAsManyAsThereAre() throws Exception {
            corpus.write("tt6-perft.json", perft(1, 9, "1"));
            Linter.fix(folder);
            String wrong =
                    " disagrees: compared with expect, the number of finished games of 0 turns was"
                            + " given as 0, but is 1";
            assertFound(
                    "tt6-perft.json: tt6-perft: expect: another way of working it out" + wrong,
                    "tt6-perft.json: tt6-perft: expect: the reference" + wrong,
                    "tt6-perft.json: tt6-perft: expect: the engine" + wrong);
        }

        private String perft(int size, int depth, String last) {
            String counts = "[" + "1, ".repeat(depth) + last + "]";
            return """
                    {"$schema": "schema/vector-file.schema.json", "suite": "tromp-taylor",
                    "version": "0.1", "title": "Counts", "flags": {}, "count": 1, "vectors": [
                    {"id": "tt6-perft", "rules": ["TT-6"], "since": "0.1", "title": "Counts",
                    "width": %d, "height": %d, "kind": "perft", "depth": %d,
                    "expect": {"sequences": %s, "finished": %s}, "comment": "Counted."}]}
                    """
                    .formatted(size, size, depth, counts, counts);
        }

        @Test
        void aQuestionIsAskedOnce() throws Exception {
            String twin =
                    SmallCorpus.TEXT
                            .replace("tt6-move-on-", "tt6-once-more-on-")
                            .replace("tt6-white-fills-", "tt6-white-may-fill-")
                            .replace("tt9-empty-grid", "tt9-no-stone");
            corpus.write("tt9-twin.json", twin);
            Linter.fix(folder);
            assertFound(
                    "tt9-twin.json: tt6-once-more-on-one-point: asks the same as"
                            + " tt6-move-on-one-point",
                    "tt9-twin.json: tt6-white-may-fill-one-by-two: asks the same as"
                            + " tt6-white-fills-one-by-two",
                    "tt9-twin.json: tt9-no-stone: asks the same as tt9-empty-grid");
        }
    }

    @Nested
    class Written {

        @Test
        void flagsMustBeUsed() throws Exception {
            corpus.with("\"tiny\": \"On", "\"big\": \"On the largest.\",\n    \"tiny\": \"On");
            assertFound(FILE + "flags.big: no vector has this flag");
        }

        @Test
        void theTextMustBeInCanonicalForm() throws Exception {
            corpus.with("{\"black\": 0, \"white\": 0}", "{\"white\": 0, \"black\": 0}");
            assertFound(FILE + "line 84: not in canonical form; tt vectors lint --fix writes it");
        }

        @Test
        void theFileMustEndWithANewline() throws Exception {
            corpus.write(SmallCorpus.FILE, corpus.text().strip());
            assertFound(FILE + "line 89: not in canonical form; tt vectors lint --fix writes it");
        }

        @Test
        void theIndexMustListTheFiles() throws Exception {
            corpus.write("index.json", corpus.text("index.json").replace("small", "big"));
            assertFound("index.json: " + NOT_UP_TO_DATE);
        }
    }
}
