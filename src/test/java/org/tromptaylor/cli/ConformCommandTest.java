package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.conformance.SmallCorpus;

/** What {@code tt conform} exits with and says, by what it is given. */
class ConformCommandTest {

    @TempDir private Path folder;
    private String vectors;

    @BeforeEach
    void writeVectors() throws IOException {
        vectors = SmallCorpus.write(folder).toString();
    }

    private Cli conform(String... more) {
        String[] all = new String[more.length + 3];
        System.arraycopy(more, 0, all, 3, more.length);
        all[0] = "conform";
        all[1] = "--vectors";
        all[2] = vectors;
        return Cli.tt(all);
    }

    @ParameterizedTest
    @CsvSource({"engine", "rules"})
    void theBuiltInSubjectsPass(String builtin) {
        Cli cli = conform("--builtin", builtin);
        assertEquals("", cli.err());
        assertTrue(cli.out().contains("5 passed, 0 failed, 0 errors, 0 skipped of 5 vectors"));
        assertEquals(0, cli.code());
    }

    @Test
    void quietPrintsTheLastLineOnly() {
        Cli cli = conform("--quiet");
        assertEquals(1, cli.out().lines().count());
        assertEquals(0, cli.code());
    }

    @Test
    void verbosePrintsALineForEachVector() {
        Cli cli = conform("--verbose", "--run", "tt3-f*");
        assertEquals(
                3,
                cli.out().lines().filter(line -> line.startsWith("passed         tt3-")).count());
        assertTrue(cli.out().contains("Corpus 0.1: 3 of 5 vectors"));
    }

    @Test
    void aReportIsWrittenForEachFile() throws IOException {
        Path json = folder.resolve("r.json");
        Path xml = folder.resolve("r.xml");
        Path html = folder.resolve("r.HTML");
        assertEquals(
                0,
                conform("--report", "" + json, "--report", "" + xml, "--report", "" + html).code());
        assertTrue(Files.readString(html).startsWith("<!DOCTYPE html>\n<html lang=\"en\""));
        assertTrue(Files.readString(json).startsWith("{\n  \"report\" : 1,"));
        assertTrue(Files.readString(xml).startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"));
    }

    @Test
    void aListOfIdsPinsTheVectors() throws IOException {
        Path ids = Files.writeString(folder.resolve("0.1.txt"), "tt3-first\ntt3-third\n");
        assertTrue(conform("--ids", "" + ids).out().contains("Corpus 0.1: 2 of 5 vectors"));
        assertTrue(
                conform("--ids", "" + ids, "--run", "tt3-f*")
                        .out()
                        .contains("Corpus 0.1: 4 of 5 vectors"));
        Files.writeString(ids, "tt3-tenth\n");
        conform("--ids", "" + ids)
                .assertComplains(
                        2, "tt conform: " + ids + ":1: the corpus has no vector 'tt3-tenth'");
    }

    @Test
    void reportsAreComparedInAllTheirForms() throws IOException {
        String json = folder.resolve("r.json").toString();
        String other = folder.resolve("o.json").toString();
        conform("--report", json);
        conform("--report", other, "--run", "tt3-f*");
        Path page = folder.resolve("c.html");
        Path table = folder.resolve("c.json");
        Cli cli =
                Cli.tt(
                        "conform",
                        "--compare",
                        json,
                        other,
                        "--report",
                        "" + page,
                        "--report",
                        "" + table);
        assertEquals("", cli.err());
        assertEquals(0, cli.code());
        assertTrue(cli.out().contains("not in its run"), cli.out());
        assertTrue(Files.readString(page).contains("<h1>Compared</h1>"));
        assertTrue(Files.readString(table).startsWith("{\n  \"comparison\" : 1,"));
        assertEquals("", Cli.tt("conform", "-q", "--compare", json, other).out());
    }

    @Test
    void whatCannotBeComparedIsBadInput() {
        String json = folder.resolve("r.json").toString();
        conform("--report", json);
        Cli.tt("conform", "--compare", json, "nowhere.json")
                .assertComplains(2, "tt conform: nowhere.json: no such file");
        Cli.tt("conform", "--compare", json, json, "--report", "c.xml")
                .assertComplains(
                        2, "tt conform: a comparison ends in .html or .json, and c.xml in neither");
        conform("--compare", json, json)
                .assertComplains(
                        2,
                        "tt conform: --compare takes reports as they are, and chooses no vectors");
        assertOneLine(Cli.tt("conform", "--compare", json), "tt conform: option '--compare'");
    }

    @Test
    void aStaleSkipListFails() throws IOException {
        Path skips = Files.writeString(folder.resolve("skips"), "tt3-third it is wrong there");
        Cli cli = conform("--skip", skips.toString());
        assertTrue(cli.out().contains("the skip list is stale"), cli.out());
        assertEquals(1, cli.code());
    }

    // Bad input

    @Test
    void aSkipListThatNamesNoVectorIsBadInput() throws IOException {
        Path skips = Files.writeString(folder.resolve("skips"), "tt3-tenth it is wrong there");
        conform("--skip", skips.toString())
                .assertComplains(
                        2, "tt conform: " + skips + ":1: the corpus has no vector 'tt3-tenth'");
    }

    @Test
    void aPatternOrRuleThatSelectsNothingIsBadInput() {
        conform("--run", "tt4-*").assertComplains(2, "tt conform: no vector's id fits 'tt4-*'");
        conform("--rule", "TT-6").assertComplains(2, "tt conform: no vector cites TT-6");
        conform("--rule", "six")
                .assertComplains(
                        2, "tt conform: no rule has the id 'six'; ids are like TT-6 or TT-6.c");
    }

    @Test
    void vectorsThatAreNotThereAreBadInput() {
        Path missing = folder.resolve("missing");
        Cli.tt("conform", "--vectors", missing.toString())
                .assertComplains(2, "tt conform: " + missing + ": no such file or folder");
    }

    @Test
    void vectorsThatBreakTheFormatAreToldOneByOne() throws IOException {
        Path file = folder.resolve("tt3-five.json");
        String text = Files.readString(file);
        Files.writeString(
                file,
                text.replace("\"count\": 5", "\"count\": 6")
                        .replace("\"tt3-second\"", "\"tt3-first\""));
        Cli cli = conform();
        assertEquals("", cli.out());
        assertEquals(2, cli.code());
        assertTrue(
                cli.err().lines().allMatch(line -> line.startsWith("tt conform: tt3-five.json")));
        assertTrue(cli.err().contains("tt3-first"), cli.err());
        assertTrue(cli.err().contains("count"), cli.err());
    }

    @Test
    void aReportThatCannotBeWrittenIsToldBeforeTheRun() {
        Path nowhere = folder.resolve("no/such/r.json");
        conform("--report", nowhere.toString())
                .assertComplains(
                        2,
                        "tt conform: the report " + nowhere + " can't be written: no such folder");
        conform("--report", folder.resolve("r.pdf").toString())
                .assertComplains(
                        2,
                        "tt conform: a report ends in .html, .json or .xml, and "
                                + folder.resolve("r.pdf")
                                + " in none of them");
        Path directory = folder.resolve("d.xml");
        assertTrue(directory.toFile().mkdir());
        conform("--report", directory.toString())
                .assertComplains(
                        2,
                        "tt conform: the report " + directory + " can't be written: is a folder");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--timeout|0|--timeout must be above 0, and 86400 seconds at most",
                "--timeout|NaN|--timeout must be above 0, and 86400 seconds at most",
                "--timeout|-1|--timeout must be above 0, and 86400 seconds at most",
                "--timeout|1e9|--timeout must be above 0, and 86400 seconds at most",
                "--start-timeout|0|--start-timeout must be above 0, and 86400 seconds at most",
                "--total-timeout|-1|--total-timeout must be above 0, and 86400 seconds at most",
                "--failures|-1|--failures and --give-up can't be negative",
                "--give-up|-1|--failures and --give-up can't be negative",
                "--gtp-setup|komi 0|--gtp-setup needs --gtp",
                "--builtin|oracle|--builtin is 'engine' or 'rules'"
            })
    void optionsOutOfRange(String option, String value, String message) {
        conform(option + "=" + value).assertComplains(2, "tt conform: " + message);
    }

    @Test
    void wrongUsageIsOneLineToo() {
        assertOneLine(conform("--colour"), "tt conform: Unknown option: '--colour'");
        assertOneLine(conform("--timeout", "soon"), "tt conform: Invalid value for option");
        assertOneLine(
                conform("--run"), "tt conform: Missing required parameter for option '--run'");
        assertOneLine(conform("--gtp", "a", "--json", "b"), "tt conform: Error: --gtp=COMMAND,");
        assertOneLine(Cli.tt("confirm"), "tt: Unmatched argument at index 0: 'confirm'");
        assertOneLine(Cli.tt(), "tt: which command?");
    }

    private static void assertOneLine(Cli cli, String start) {
        assertTrue(cli.err().startsWith(start), cli.err());
        assertEquals(1, cli.err().lines().count(), cli.err());
        assertEquals("", cli.out());
        assertEquals(2, cli.code());
    }

    // Help

    @Test
    void theHelpTellsTheExitCodesAndTheProtocol() {
        Cli cli = Cli.tt("conform", "--help");
        assertEquals(0, cli.code());
        for (String word : new String[] {"  0 ", "  1 ", "  2 ", "  3 ", "{\"cmd\":\"stop\"}"}) {
            assertTrue(cli.out().contains(word), word);
        }
        assertTrue(cli.out().lines().allMatch(line -> line.length() <= 80), cli.out());
        assertTrue(Cli.tt("--help").out().contains("conform"));
        assertFalse(Cli.tt("--version").out().isEmpty());
    }
}
