package org.tromptaylor.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tromptaylor.engine.SharedLayouts;

/**
 * The vectors put to the engine and to nobody else, as {@code mvn -Pstrength} needs it; {@link
 * CorpusTest} asks the same in each build.
 */
class EngineVectors {

    @TestFactory
    Stream<DynamicTest> vectors() {
        // Else a mutant would play on boards that the original has laid out.
        SharedLayouts.forget();
        return CorpusOnce.vectors().stream()
                .map(
                        vector ->
                                dynamicTest(
                                        vector.id(),
                                        () ->
                                                assertEquals(
                                                        vector.expect(),
                                                        Answers.byEngine(vector))));
    }
}
