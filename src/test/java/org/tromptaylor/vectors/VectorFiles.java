package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The vectors file by file, read once: the quickest way to ask them all, as {@code mvn -Pmutation
 * verify} does often. In every build, {@link CorpusTest} asks more.
 */
class VectorFiles {

    private static final List<VectorFile> FILES = read();

    @ParameterizedTest
    @MethodSource("files")
    void theReferenceAndTheEngineGiveTheRightAnswers(VectorFile file) {
        for (TestVector vector : file.vectors()) {
            assertEquals(vector.expect(), Answers.byRules(vector), vector.id());
            assertEquals(vector.expect(), Answers.byEngine(vector), vector.id());
        }
    }

    static List<VectorFile> files() {
        return FILES;
    }

    private static List<VectorFile> read() {
        try {
            return Corpus.bundled().files();
        } catch (CorpusException e) {
            throw new IllegalStateException(e);
        }
    }
}
