package org.tromptaylor.proofs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ledger that no longer fits is noticed, whatever has changed. */
class LedgerFileTest {

    private static final String SOURCE =
            """
            package org.tromptaylor.rules;
            public final class TrompTaylor {
                // TT-1: a | b.
                /*@ public normal_behavior
                  @   ensures \\result == x;
                  @ pure helper
                  @*/
                public static int f(int x) {
                    return x;
                }
            }
            """;

    @TempDir Path root;
    private Project project;
    private Path source;
    private Path twins;

    @BeforeEach
    void aProjectWithItsLedger() throws IOException {
        project = new Project(root);
        source = Files.createDirectories(root.resolve(Project.RULES)).resolve("TrompTaylor.java");
        twins = Files.createDirectories(root.resolve(Project.TWINS)).resolve("TrompTaylor.f.twins");
        Files.writeString(source, SOURCE);
        Files.writeString(twins, "# twins\n");
        LedgerFile.write(project, ledger(entry("verified", "ok", "refuted", "undecided")));
    }

    private static Ledger.Entry entry(
            String result, String feasibility, String bodyTwin, String contractTwin) {
        return new Ledger.Entry(
                "TrompTaylor.f",
                "TT-1",
                "java",
                "TT-1: a | b.",
                result,
                feasibility,
                "7 of 7",
                8.25,
                1,
                "",
                List.of(),
                List.of(),
                List.of(
                        new Ledger.TwinEntry(
                                "b", "body", "Wrong.", "TrompTaylor.f", bodyTwin, 1, "x < y"),
                        new Ledger.TwinEntry(
                                "c", "contract", "Wrong.", "TrompTaylor.f", contractTwin, 1, "")));
    }

    private Ledger ledger(Ledger.Entry... entries) throws IOException {
        return new Ledger(
                Ledger.FORMAT,
                "2026-11-30",
                "openjml 1",
                "Z3 2",
                "z3_4_3",
                "17",
                "the solver's default",
                "openjml FILE",
                60,
                600,
                3,
                LedgerFile.hashes(project),
                List.of(),
                List.of(entries));
    }

    private List<String> complaints() throws IOException {
        return LedgerFile.complaints(project);
    }

    @Test
    void aLedgerThatFits() throws IOException {
        assertEquals(List.of(), complaints());
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        Ledger ledger = ledger(entry("verified", "ok", "refuted", "refuted"));
        assertEquals(ledger, LedgerFile.parse(LedgerFile.text(ledger)));
    }

    @Test
    void aChangedSource() throws IOException {
        Files.writeString(source, SOURCE.replace("return x;", "return  x;"));
        assertEquals(
                List.of(Project.RULES + "/TrompTaylor.java: changed since it was verified"),
                complaints());
    }

    @Test
    void aChangedTwin() throws IOException {
        Files.writeString(twins, "# other\n");
        assertEquals(
                List.of(Project.TWINS + "/TrompTaylor.f.twins: changed since it was verified"),
                complaints());
    }

    @Test
    void aNewTwin() throws IOException {
        Files.writeString(root.resolve(Project.TWINS).resolve("TrompTaylor.g.twins"), "");
        assertEquals(
                List.of(Project.TWINS + "/TrompTaylor.g.twins: new since it was verified"),
                complaints());
    }

    @Test
    void aTwinThatIsGone() throws IOException {
        Files.delete(twins);
        assertEquals(
                List.of(Project.TWINS + "/TrompTaylor.f.twins: gone since it was verified"),
                complaints());
    }

    @Test
    void aNewProvenClass() throws IOException {
        Files.writeString(
                source.resolveSibling("Lemmas.java"),
                SOURCE.replace("class TrompTaylor", "class Lemmas"));
        assertEquals(
                List.of(
                        Project.RULES + "/Lemmas.java: new since it was verified",
                        "Lemmas.f: not in the ledger"),
                complaints());
    }

    @Test
    void aMethodThatIsNotProven() throws IOException {
        for (Ledger.Entry entry :
                List.of(
                        entry("undecided", "ok", "refuted", "refuted"),
                        entry("verified", "infeasible", "refuted", "refuted"),
                        entry("verified", "undecided", "undecided", "undecided"),
                        entry("verified", "not_checked", "refuted", "refuted"),
                        entry("verified", "ok", "accepted", "refuted"),
                        entry("verified", "ok", "refuted", "error"),
                        entry("verified", "ok", "refuted", "not_run"))) {
            LedgerFile.write(project, ledger(entry));
            assertEquals(List.of("TrompTaylor.f: not proven, says the ledger"), complaints());
            String status = Files.readString(root.resolve(Project.STATUS));
            assertTrue(status.contains("**NOT PROVEN"), status);
            assertTrue(status.contains("**not proven**"), status);
        }
    }

    @Test
    void aMethodWithoutTwins() throws IOException {
        Ledger.Entry none =
                new Ledger.Entry(
                        "TrompTaylor.f",
                        "TT-1",
                        "java",
                        "f.",
                        "verified",
                        "ok",
                        "7 of 7",
                        1,
                        1,
                        "",
                        List.of(),
                        List.of(),
                        List.of());
        LedgerFile.write(project, ledger(none));
        assertEquals(List.of("TrompTaylor.f: not proven, says the ledger"), complaints());
        assertTrue(
                Files.readString(root.resolve(Project.STATUS))
                        .contains("without a twin of its body and contract"));
    }

    @Test
    void aMethodThatIsMissing() throws IOException {
        LedgerFile.write(project, ledger());
        assertEquals(List.of("TrompTaylor.f: not in the ledger"), complaints());
        assertFalse(ledger().holds(), "a run of nothing shows nothing");
    }

    @Test
    void aChangedStatusPage() throws IOException {
        Path status = root.resolve(Project.STATUS);
        Files.writeString(status, Files.readString(status).replace("8.3", "0.1"));
        assertEquals(List.of(Project.STATUS + ": does not say what the ledger says"), complaints());
    }

    @Test
    void noLedgerOrARuinedOne() throws IOException {
        Files.writeString(root.resolve(Project.LEDGER), "{");
        assertEquals(1, complaints().size());
        Files.delete(root.resolve(Project.LEDGER));
        assertTrue(complaints().get(0).contains("not there"));
    }

    @Test
    void theStatusPageIsATable() throws IOException {
        String status = Files.readString(root.resolve(Project.STATUS));
        assertTrue(
                status.contains(
                        "| `TrompTaylor.f` | TT-1 | TT-1: a \\| b. | verified | 8.3 | ok, 7 of 7 | 1 refuted,"
                                + " 1 undecided | nothing |"),
                status);
        assertTrue(status.contains("| refuted: x &lt; y | 1.0 |"), status);
    }
}
