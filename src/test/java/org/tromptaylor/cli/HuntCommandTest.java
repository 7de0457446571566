package org.tromptaylor.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tromptaylor.conformance.BadProgram;
import org.tromptaylor.conformance.GtpProgram;
import org.tromptaylor.conformance.JsonProgram;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.process.Programs;
import org.tromptaylor.vectors.Corpus;
import org.tromptaylor.vectors.TestVector;

/** {@code tt hunt}: what it prints, writes and exits with. */
@Timeout(300)
class HuntCommandTest {

    @TempDir private Path folder;

    private static String json(String twist) {
        return Cli.quoted(Misbehaving.command(JsonProgram.class, twist));
    }

    private static String gtp(String... words) {
        return Cli.quoted(Misbehaving.command(GtpProgram.class, words));
    }

    @Test
    void nothingIsFoundOnTheEngine() {
        Cli cli = Cli.tt("hunt", "--games", "8");
        assertEquals("", cli.err());
        assertTrue(
                cli.out()
                        .matches(
                                "the built-in engine.*: no difference in 8 games \\(.*\\) in .* s\\R"),
                cli.out());
        assertEquals(0, cli.code());
    }

    @Test
    void superkoIsFoundOnAProgramThatKnowsSimpleKoOnly() throws Exception {
        Path file = folder.resolve("found.json");
        Cli cli =
                Cli.tt(
                        "hunt",
                        "--games=200",
                        "--more=0",
                        "--vector",
                        file.toString(),
                        "--json",
                        json("simple-ko"));
        assertEquals("", cli.err());
        assertEquals(1, cli.code());
        // The shortest there is, or its mirror image: A1, a pass, and B1 clears both again.
        String shortest =
                "(?s)difference tt6-([ab][12])-repeats-the-start-on-(2x1|1x2) \\(game 0 of seed 1: 3 of"
                        + " \\d+ turns left\\)\n.*"
                        + "  rule      TT-6.a: the starting grid is an earlier colouring\n"
                        + "  question  play on (2x1|1x2): [AB][12] pass [AB][12]\n.*"
                        + "  expected  turn 3 \\([AB][12]\\) refused: repeats turn 0\n"
                        + "  given     no turn refused\n.*"
                        + "JsonProgram simple-ko 1: 1 difference in 1 game .*";
        assertTrue(cli.out().matches(shortest), cli.out());
        // The vector is one that the program fails, and the engine passes.
        List<TestVector> vectors = Corpus.load(file).vectors();
        assertEquals(1, vectors.size());
        assertEquals(0, Cli.tt("conform", "--vectors", file.toString()).code());
        assertEquals(
                1,
                Cli.tt("conform", "--vectors", file.toString(), "--json", json("simple-ko"))
                        .code());
    }

    @Test
    void anEngineIsHuntedThroughGtp() {
        Cli cli =
                Cli.tt(
                        "hunt",
                        "--games=60",
                        "--more=0",
                        "--size=3x3",
                        "--jobs=2",
                        "--gtp",
                        gtp("previous-does-not-count", "list_stones"));
        assertEquals(1, cli.code());
        assertTrue(cli.out().startsWith("difference tt6-"), cli.out());
        assertTrue(cli.out().contains("  rule      TT-6: legal turns\n"), cli.out());
    }

    /** GNU Go plays by simple ko, and on squares only. */
    @Test
    void superkoIsFoundOnGnuGo() {
        Path gnugo = Programs.need("gnugo");
        Cli cli =
                Cli.tt(
                        "hunt",
                        "--rule=TT-6",
                        "--size=2x2",
                        "--games=200",
                        "--more=0",
                        "--gtp",
                        gnugo + " --mode gtp");
        assertEquals(1, cli.code());
        assertTrue(cli.out().matches("(?s)difference tt6-[a-b][12]-repeats-.*-on-2x2 .*"));
        assertTrue(cli.out().contains("was accepted, but repeats the colouring of"), cli.out());
    }

    @Test
    void aProgramThatDiesIsReportedWithTheGame() {
        List<String> dies = Misbehaving.command(BadProgram.class, "die", "tt6-found");
        Cli cli = Cli.tt("hunt", "--size=5x5", "--json", Cli.quoted(dies));
        assertEquals("tt hunt: the subject left 10 games in a row without an answer\n", cli.err());
        assertEquals(3, cli.code());
        assertTrue(cli.out().startsWith("crashed: ended with exit code "), cli.out());
        assertTrue(cli.out().contains("\n  play on 5x5: "), cli.out());
        assertTrue(
                cli.out().contains(": no difference, and 10 games without an answer, in 10 games"),
                cli.out());
    }

    @Test
    void aProgramThatPlaysOnNoSuchGridIsNotCalledRight() {
        Cli.tt("hunt", "--size=2x3", "--gtp", gtp("none", "list_stones"))
                .assertComplains(
                        3, "tt hunt: none of the games could be asked: it plays on no such grid");
    }

    @Test
    void aProgramThatDoesNotStartIsNamed() {
        Cli.tt("hunt", "--json", "/nowhere/at-all")
                .assertComplains(
                        3,
                        "tt hunt: the subject does not start: '/nowhere/at-all' could not be"
                                + " started: no such program");
    }

    @Test
    void badUsageIsRefusedInALine() throws Exception {
        Cli.tt("hunt", "--size", "26x1")
                .assertComplains(2, "tt hunt: --size: not WxH with sides from 1 to 25: '26x1'");
        Cli.tt("hunt", "--rule", "TT-6.c")
                .assertComplains(2, "tt hunt: --rule: no rule has the id 'TT-6.c'");
        Cli.tt("hunt", "--minutes", "0")
                .assertComplains(2, "tt hunt: --minutes must be above 0, and 100000 at most");
        Cli.tt("hunt", "--games", "0")
                .assertComplains(2, "tt hunt: --games is 1 at least, and --more can't be negative");
        Cli.tt("hunt", "--jobs", "0")
                .assertComplains(2, "tt hunt: --jobs is a number from 1 to 256");
        Cli.tt("hunt", "--gtp-score").assertComplains(2, "tt hunt: --gtp-score needs --gtp");
        Path there = Files.writeString(folder.resolve("there.json"), "kept");
        Cli.tt("hunt", "--vector", there.toString())
                .assertComplains(2, "tt hunt: --vector: " + there + " is there already");
        assertEquals("kept", Files.readString(there));
        assertFalse(Cli.tt("hunt", "--help").out().isEmpty());
    }
}
