package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Whatever is said to be proven is what was proven, also where no prover is at hand: the sources and
 * twins are those that the ledger knows, it says of each method that it is proven, and the page for
 * readers says the same.
 */
class LedgerTest {

    @Test
    void theLedgerFitsTheSources() throws IOException {
        Project project = Project.above(Path.of("")).orElseThrow();
        assertEquals(
                List.of(),
                LedgerFile.complaints(project),
                "what changes is to be proven again, by a complete run of proofs/verify");
    }
}
