package org.tromptaylor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tromptaylor.conformance.GtpRegression;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.VectorFile;

/**
 * What {@code tt vectors export --tst} has written.
 *
 * @param files how many tests
 * @param vectors how many vectors the corpus has
 * @param exported how many of them are in the tests
 */
record TstFolder(int files, int vectors, int exported) {

    /** Writes a test for each file of the corpus, and the list of their names. */
    static TstFolder write(Path folder, Corpus corpus) throws IOException {
        Files.createDirectories(folder);
        List<String> names = new ArrayList<>();
        int exported = 0;
        for (VectorFile file : corpus.files()) {
            GtpRegression test = new GtpRegression(file.title(), file.vectors());
            String name = file.name().replaceFirst("\\.json$", ".tst");
            Files.writeString(folder.resolve(name), test.text());
            names.add(name);
            exported += test.exported();
        }
        Files.writeString(folder.resolve("all.txt"), String.join("\n", names) + "\n");
        return new TstFolder(names.size(), corpus.vectors().size(), exported);
    }
}
