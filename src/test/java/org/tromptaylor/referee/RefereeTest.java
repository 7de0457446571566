package org.tromptaylor.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.process.Misbehaving;
import org.tromptaylor.record.Audit;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.SgfReader;

/** Whole games between scripted programs: a black wall on column C, a white stone at E2. */
class RefereeTest {

    private static final String BLACK = "black=C3,C2,C1,pass";
    private static final String WHITE = "white=E2,pass,pass";
    private static final String CAPTURE = "black=C3,C2,C1,pass,D2,E3,E1,pass";

    private static Match match(Procedure procedure) {
        Limits limits =
                new Limits(
                        Duration.ofSeconds(60),
                        Duration.ofSeconds(3),
                        Duration.ofSeconds(3),
                        Optional.empty());
        return new Match(5, 3, new BigDecimal("0.5"), procedure, limits, 0);
    }

    private static List<String> words(String... words) {
        return List.of(words);
    }

    private static PlayedGame play(Match match, List<String> black, List<String> white)
            throws Exception {
        return play(match, black, white, null, List.of());
    }

    private static PlayedGame play(
            Match match,
            List<String> black,
            List<String> white,
            List<String> arbiter,
            List<Integer> opening)
            throws Exception {
        List<Player> players = new ArrayList<>();
        for (List<String> words :
                arbiter == null ? List.of(black, white) : List.of(black, white, arbiter)) {
            players.add(
                    new Player(
                            Misbehaving.command(ScriptedPlayer.class, words.toArray(new String[0])),
                            match));
        }
        try {
            return Referee.play(
                    match,
                    players.get(0),
                    players.get(1),
                    arbiter == null ? Optional.empty() : Optional.of(players.get(2)),
                    opening);
        } finally {
            players.forEach(Player::close);
        }
    }

    /** The main line of the record, audited. */
    private static Audit audit(PlayedGame game) throws Exception {
        byte[] bytes = game.sgf().getBytes(StandardCharsets.UTF_8);
        try (SgfReader reader = new SgfReader(new ByteArrayInputStream(bytes))) {
            return Audit.of(GameRecord.of(reader.next().orElseThrow()));
        }
    }

    private static void assertEnds(PlayedGame game, String result, String reason) {
        assertEquals(reason, game.ending().reason());
        assertEquals(result, game.ending().result());
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, E2, E2, B+7.5, TT-D1",
        "AGREEMENT, E2, E2, B+14.5, TT-D2",
        "AGREEMENT, E2, '', B+7.5, TT-D2.a",
        "AGREEMENT, '', '', B+7.5, TT-D2",
        "AGREEMENT, E2, !fail, B+7.5, TT-D2.a",
        "AGREEMENT, 'E2,E3,Z9', E2, B+14.5, TT-D2",
        "AGREEMENT, 'E2,seki', E2, B+14.5, TT-D2",
        "THIRD_PARTY, E2, '', B+7.5, TT-D3.b",
    })
    void listsAreComparedAsTheProcedureSays(
            Procedure procedure, String blacks, String whites, String result, String decision)
            throws Exception {
        PlayedGame game =
                play(
                        match(procedure),
                        words(BLACK, "dead=" + blacks),
                        words(WHITE, "dead=" + whites));
        assertEquals(result, game.ending().result());
        assertEquals(decision, game.ending().rule());
        assertEquals(7, game.turns());
        assertTrue(game.sgf().contains("RE[" + result + "]"), game.sgf());
    }

    @ParameterizedTest
    @CsvSource({
        "E2, B+14.5, TT-D3",
        "'', B+7.5, TT-D3",
        "!fail, B+7.5, TT-D3.b",
        "!hang, B+7.5, TT-D3.b",
    })
    void aThirdPartyIsAskedAndMayFail(String list, String result, String decision)
            throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.THIRD_PARTY),
                        words(BLACK, "dead=E2"),
                        words(WHITE, "dead="),
                        words("dead=" + list),
                        List.of());
        assertEquals(result, game.ending().result());
        assertEquals(decision, game.ending().rule());
    }

    @ParameterizedTest
    @CsvSource({"undo=yes, undo=yes", "keep=yes, keep=yes", "undo=yes, keep=yes"})
    void playGoesOnWithoutThePassesAndTheMainLineIsAGameByTheTenRules(String habit, String other)
            throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.RESUMPTION),
                        words(CAPTURE, "dead=E2", habit),
                        words(WHITE, "dead=", other));
        assertEnds(game, "B+14.5", "Black 15, White 0, komi 0.5, removed nothing (TT-D2)");
        assertEquals(15, game.turns());
        Audit audit = audit(game);
        assertEquals(List.of(), audit.breaches(), game.sgf());
        assertEquals(13, audit.turns());
    }

    @Test
    void onACopyTheMainLineEndsWithThePassesThatStoppedPlay() throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.COPY),
                        words(CAPTURE, "dead=E2", "undo=yes"),
                        words(WHITE, "dead=", "undo=yes"));
        assertEnds(game, "B+14.5", "Black 15, White 0, komi 0.5, removed E2 (TT-D5)");
        Audit audit = audit(game);
        assertEquals(List.of(), audit.breaches(), game.sgf());
        assertEquals(7, audit.turns());
    }

    @Test
    void forCleanupItIsTheCommandOfKgsThatIsSent() throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.CLEANUP),
                        words(BLACK, "cleanup=D2,E3,E1", "dead=E2", "undo=yes"),
                        words(WHITE, "dead=", "undo=yes"));
        assertEnds(game, "B+14.5", "Black 15, White 0, komi 0.5, removed nothing (TT-D6)");
    }

    @Test
    void aProgramThatHangsOverItsListHasNoneAndPlaysOn() throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.CLEANUP),
                        words(BLACK, "cleanup=D2,E3,E1", "dead=E2", "undo=yes"),
                        words("white=E2,pass,pass", "dead=!hang", "undo=yes"));
        assertTrue(
                game.notes().get(0).startsWith("White has no list of dead stones: no answer"),
                game.notes().toString());
        // Started anew, it plays its script from the beginning, and E2 is occupied.
        assertEnds(
                game,
                "B+F",
                "White (Script) attempted E2 as turn 8, which is not legal: occupied (TT-7)");
    }

    @ParameterizedTest
    @CsvSource({
        "C3, illegal, TT-7, 'attempted C3 as turn 2, which is not legal: occupied (TT-7)'",
        "F1, illegal, TT-1, 'attempted F1 as turn 2, which is not legal: off-grid (TT-1)'",
        "resign, resigned, '', resigned",
        "banana, rubbish, '', answered 'banana' for a turn",
        "I2, rubbish, '', answered 'i2' for a turn",
    })
    void aTurnThatIsNoneLoses(String turn, String kind, String rule, String reason)
            throws Exception {
        PlayedGame game = play(match(Procedure.NONE), words(BLACK), words("white=" + turn));
        assertEnds(game, kind.equals("resigned") ? "B+R" : "B+F", "White (Script) " + reason);
        assertEquals(kind, game.ending().kind().word());
        assertEquals(rule == null ? "" : rule, game.ending().rule());
        assertEquals(1, game.turns());
        assertTrue(game.sgf().contains(reason), game.sgf());
    }

    @Test
    void aRepetitionLosesAndTheTurnIsNamed() throws Exception {
        // A one-stone suicide leaves the grid of turn 5.
        PlayedGame game =
                play(match(Procedure.NONE), words("black=A2,B1,B3"), words("white=E3,E1,A1"));
        assertEnds(
                game,
                "B+F",
                "White (Script) attempted A1 as turn 6, which is not legal: repeats the colouring of"
                        + " turn 5 (TT-6)");
    }

    @ParameterizedTest
    @CsvSource({
        "!hang, time, B+T, no answer in time (asked 'genmove white')",
        "!exit, crash, B+F, 'ended with exit code 3; its last words: ''out of ideas'' (asked ''genmove"
                + " white'')'",
        "!fail, rubbish, B+F, 'answered ''? cannot'' to ''genmove'''",
    })
    void aProgramThatBreaksDownLoses(String act, String kind, String result, String reason)
            throws Exception {
        PlayedGame game = play(match(Procedure.NONE), words(BLACK), words("white=E2," + act));
        assertEnds(game, result, "White (Script): " + reason);
        assertEquals(kind, game.ending().kind().word());
    }

    @Test
    void whoDoesNotTakeALegalTurnLoses() throws Exception {
        PlayedGame game = play(match(Procedure.NONE), words(BLACK, "refuse=E2"), words(WHITE));
        assertEnds(
                game,
                "W+F",
                "Black (Script): refused 'play white E2', a legal turn: 'illegal move'");
    }

    @Test
    void timeForTheGameRunsOut() throws Exception {
        Limits limits =
                new Limits(
                        Duration.ofSeconds(60),
                        Duration.ofSeconds(3),
                        Duration.ofSeconds(60),
                        Optional.of(Duration.ofMillis(1500)));
        Match match = new Match(5, 3, BigDecimal.ZERO, Procedure.NONE, limits, 0);
        PlayedGame game = play(match, words("black=C3,!hang"), words(WHITE));
        assertEquals("W+T", game.ending().result());
        assertTrue(game.took().compareTo(Duration.ofSeconds(30)) < 0, "" + game.took());
    }

    @Test
    void anOpeningIsPlayedFirst() throws Exception {
        PlayedGame game =
                play(
                        match(Procedure.NONE),
                        words("black=C1,pass"),
                        words("white=pass,pass"),
                        null,
                        List.of(2, 9, 7, -1));
        assertEnds(game, "B+7.5", "Black 9, White 1, komi 0.5 (TT-D1)");
    }

    @Test
    void aGameMayBeBrokenOff() throws Exception {
        Match match =
                new Match(5, 3, BigDecimal.ZERO, Procedure.NONE, match(Procedure.NONE).limits(), 2);
        PlayedGame game = play(match, words(BLACK), words(WHITE));
        assertEnds(game, "Void", "broken off after 2 turns");
    }
}
