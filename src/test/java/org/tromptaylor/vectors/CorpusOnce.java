package org.tromptaylor.vectors;

import java.util.List;

/** The corpus, read once for all tests: there is one for each vector, often run alone. */
public final class CorpusOnce {

    private static final List<TestVector> VECTORS = read();

    private CorpusOnce() {}

    /** All vectors. */
    public static List<TestVector> vectors() {
        return VECTORS;
    }

    /** Those that can be put to a board that holds no grid but that of a game. */
    public static List<TestVector> aboutGames() {
        return VECTORS.stream()
                .filter(
                        vector ->
                                switch (vector.kind()) {
                                    case REACHES, CLEAR, MOVE, DISPUTE -> false;
                                    case PLAY, LEGAL_MOVES, GAME, SCORE, PERFT -> true;
                                })
                .toList();
    }

    private static List<TestVector> read() {
        try {
            return Corpus.bundled().vectors();
        } catch (CorpusException e) {
            throw new IllegalStateException(e);
        }
    }
}
