package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditCommandTest {

    private static final String LEGAL = "(;SZ[3]KM[6.5]RE[B+2.5]PB[Ito]PW[Abe];B[bb];W[];B[])";
    private static final String KO = "(;SZ[2:1]RE[B+R]\n;B[aa]\n;W[ba]\n;B[aa])";

    @TempDir private Path folder;

    @BeforeEach
    void files() throws IOException {
        write("a.sgf", LEGAL);
        write("inner/b.SGF", "two games\n" + KO + LEGAL);
        write("inner/c.sgf", "no record");
        write("inner/notes.txt", "neither");
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String shortened(String out) {
        return out.replace(folder + "/", "").replace("\r\n", "\n");
    }

    @Test
    void aFolderIsGoneThroughInTheOrderOfItsNames() {
        Cli audit = Cli.tt("audit", folder.toString());

        assertEquals(
                """
                a.sgf game 1: 3x3, 3 turns, ended by two passes; Black 9, White 0, komi 6.5: B+2.5; RE[B+2.5] agrees
                inner/b.SGF game 1: 2x1, 3 turns; Black 2, White 0: B+2; RE[B+R]
                    turn 3 (line 5): Black A1 repeats the colouring of turn 1, a cycle of 2 (TT-6)
                inner/b.SGF game 2: 3x3, 3 turns, ended by two passes; Black 9, White 0, komi 6.5: B+2.5; RE[B+2.5] agrees
                inner/c.sgf: no game: '(;' is nowhere in it

                3 games with 9 turns; not read: 1
                       2  by the ten rules throughout
                       1  not: 1 repeats (TT-6)
                       2  ended by two passes
                       2  name the score of the last grid as the result
                       1  were not counted
                """,
                shortened(audit.out()));
        assertEquals("", audit.err());
        assertEquals(1, audit.code());
    }

    /** RE may leave the margin out, or write it as no number. */
    @ParameterizedTest
    @ValueSource(strings = {"B+", "B+1/2", "Black + two"})
    void aMarginThatIsNotReadIsNotSaidToAgree(String result) throws IOException {
        Path file = write("re.sgf", LEGAL.replace("B+2.5", result));

        String out = Cli.tt("audit", file.toString()).out();

        assertTrue(out.contains("; RE[" + result + "] has the same winner, no margin\n"), out);
        assertTrue(out.contains("1  name the same winner, and no margin\n"), out);
    }

    @Test
    void whereAllIsLegalTheExitCodeIsZero() {
        assertEquals(0, Cli.tt("audit", folder.resolve("a.sgf").toString()).code());
    }

    @Test
    void aResultThatDiffersDoesNotChangeTheExitCode() throws IOException {
        Path file = write("d.sgf", LEGAL.replace("B+2.5", "W+2.5"));

        Cli audit = Cli.tt("audit", file.toString());

        assertTrue(audit.out().contains("RE[W+2.5] has another winner"));
        assertTrue(
                audit.out()
                        .contains(
                                "1  name another winner\n"
                                        + "          (most often since dead stones still stand"));
        assertEquals(0, audit.code());
    }

    @Test
    void breachesAloneCanBeAskedFor() {
        String out = shortened(Cli.tt("audit", "--breaches", folder.toString()).out());

        assertFalse(out.contains("a.sgf"));
        assertFalse(out.contains("game 2"));
        assertTrue(out.contains("inner/b.SGF game 1"));
        assertTrue(out.contains("inner/c.sgf: no game"));
        assertTrue(out.contains("3 games with 9 turns"));
    }

    @Test
    void machinesGetAnObjectALine() throws IOException {
        Cli audit = Cli.tt("audit", "--json", folder.toString());

        List<String> lines = audit.out().lines().toList();
        ObjectMapper json = new ObjectMapper();
        assertEquals(5, lines.size());
        JsonNode game = json.readTree(lines.get(0));
        assertEquals("Ito", game.get("black").asText());
        assertEquals("B+2.5", game.get("margin").asText());
        assertEquals("agrees", game.get("agreement").asText());
        assertEquals(6.5, game.get("komi").asDouble());
        JsonNode illegal = json.readTree(lines.get(1)).get("illegal").get(0);
        assertEquals(
                json.readTree(
                        "{\"turn\":3,\"line\":5,\"player\":\"black\",\"place\":\"A1\","
                                + "\"verdict\":\"repeats\",\"rule\":\"TT-6\",\"repeats\":1,\"cycle\":2}"),
                illegal);
        assertEquals(
                "no game: '(;' is nowhere in it",
                json.readTree(lines.get(3)).get("unreadable").asText());
        JsonNode summary = json.readTree(lines.get(4)).get("summary");
        assertEquals(3, summary.get("games").asInt());
        assertEquals(1, summary.get("breaches").get("repeats").asInt());
    }

    @Test
    void aVariationCanBeFollowed() throws IOException {
        Path file = write("tree.sgf", "(;SZ[2:1];B[aa](;W[ba])(;W[aa]))" + LEGAL);

        assertEquals(0, Cli.tt("audit", file.toString()).code());
        String out = shortened(Cli.tt("audit", "--path", "2", file.toString()).out());
        assertTrue(out.contains("turn 2 (line 1): White A1 is not empty (TT-7)"), out);
        assertTrue(
                out.contains(
                        "tree.sgf: game 2: no variation 2 at branching 1: this line has 0 branchings"),
                out);
        Cli.tt("audit", "--path", "0", file.toString())
                .assertComplains(2, "tt audit: --path: not a path such as 2 or 1.3: '0'");
    }

    @Test
    void theOrderDoesNotDependOnTheThreads() throws IOException {
        for (int i = 100; i < 300; i++) {
            write("many/" + i + ".sgf", i % 3 == 0 ? KO : LEGAL);
        }
        String one = Cli.tt("audit", "-j", "1", folder.toString()).out();

        assertEquals(one, Cli.tt("audit", "-j", "7", folder.toString()).out());
    }

    @Test
    void aLargeFileIsSharedOutAndGivesTheSame() throws IOException {
        int games = 3_000;
        String padding = "C[" + "-".repeat(1_000) + "]"; // So that it is more than a megabyte.
        StringBuilder text = new StringBuilder();
        IntStream.range(0, games)
                .forEach(i -> text.append(i % 3 == 0 ? KO : LEGAL).append(padding));
        Path file = write("large/all.sgf", text + "(;SZ[0])");

        Cli audit = Cli.tt("audit", "-j", "3", file.toString());

        List<String> lines = audit.out().lines().filter(l -> !l.startsWith(" ")).toList();
        for (int i = 0; i < games; i++) {
            String size = i % 3 == 0 ? "2x1" : "3x3";
            assertTrue(lines.get(i).startsWith(file + " game " + (i + 1) + ": " + size));
        }
        assertTrue(lines.get(games).endsWith("game 3001: line 3001: no size from 1 to 52: SZ[0]"));
        assertEquals("3000 games with 9000 turns; not read: 1", lines.get(games + 2));
    }

    @Test
    void theStandardInputIsAFileToo() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(KO.getBytes(StandardCharsets.UTF_8)));
        try {
            assertTrue(Cli.tt("audit", "-").out().startsWith("- game 1: 2x1, 3 turns"));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void whatIsNotThereIsBadUsage() {
        Cli.tt("audit", "nowhere.sgf")
                .assertComplains(2, "tt audit: no such file or folder: 'nowhere.sgf'");
        Cli.tt("audit", "--jobs", "0", folder.toString())
                .assertComplains(2, "tt audit: --jobs is from 1 to 256, not 0");
    }

    /** Such as a pipe that nobody writes to, or a device without an end. */
    @Test
    void whatIsNoFileIsNotWaitedFor() throws IOException {
        Files.createSymbolicLink(folder.resolve("inner/d.sgf"), Path.of("/dev/null"));

        String out = shortened(Cli.tt("audit", folder.toString()).out());

        assertTrue(
                out.contains("\ninner/d.sgf: is no file\n\n3 games with 9 turns; not read: 2\n"),
                out);
    }

    @Test
    void whatStandsInAFileCannotSteerTheTerminal() throws IOException {
        Path file = write("e.sgf", "(;SZ[3]RE[\u001b[31mB\\]2;x\u0007\u009b\u202e];B[\u001b[2J])");

        String out = Cli.tt("audit", file.toString()).out();

        assertTrue(out.codePoints().allMatch(c -> c == '\n' || c >= ' ' && c < 0x7F || c > 0xA0));
        assertFalse(out.contains("\u202e"));
    }
}
