package org.tromptaylor.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.CorpusException;

/** Five vectors with the same simple answer, for tests of what is around the answers. */
public final class SmallCorpus {

    /** Their ids, in their order. */
    public static final List<String> IDS =
            List.of("tt3-first", "tt3-second", "tt3-third", "tt3-fourth", "tt3-fifth");

    private SmallCorpus() {}

    /** Writes them into a folder. */
    public static Path write(Path folder) throws IOException {
        List<String> vectors = new ArrayList<>();
        for (String id : IDS) {
            String requires = id.equals("tt3-fifth") ? "\"requires\": [\"setup\"]," : "";
            vectors.add(
                    """
                    {"id": "%s", "rules": ["TT-3.b", "TT-2"], "since": "0.1",
                     "title": "A path of one step", "width": 5, "height": 5, "kind": "reaches",
                     "grid": [".....", "..X..", ".....", ".....", "....."],
                     "point": "C4", "colour": "empty", "expect": {"reaches": true}, %s
                     "comment": "C5 is empty and next to C4."}
                    """
                            .formatted(id, requires));
        }
        String file =
                """
                {"$schema": "schema/vector-file.schema.json", "suite": "tromp-taylor",
                 "version": "0.1", "title": "Five paths", "flags": {}, "count": 5,
                 "vectors": [%s]}
                """
                        .formatted(String.join(",", vectors));
        return Files.writeString(folder.resolve("tt3-five.json"), file);
    }

    /** Writes and reads them. */
    public static Corpus corpus(Path folder) throws IOException, CorpusException {
        return Corpus.load(write(folder));
    }
}
