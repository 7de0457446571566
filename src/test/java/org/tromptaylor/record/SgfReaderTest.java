package org.tromptaylor.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfReaderTest {

    private static String comment(SgfGame game) {
        return game.root().text("C").orElseThrow();
    }

    @Test
    void aCollectionIsReadGameByGame() throws SgfException {
        List<SgfGame> games = Sgf.games("(;C[one];B[aa])\n\n(;C[two])(;C[three])");

        assertEquals(List.of("one", "two", "three"), games.stream().map(g -> comment(g)).toList());
        assertEquals(List.of(1, 2, 3), games.stream().map(SgfGame::number).toList());
        assertEquals(List.of(2, 1, 1), games.stream().map(SgfGame::nodes).toList());
        games.forEach(game -> assertEquals(List.of(), game.faults()));
    }

    @Test
    void theMainLineTakesTheFirstVariationEachTime() throws SgfException {
        SgfGame game = Sgf.game("(;N[0];N[1](;N[2](;N[3];N[4])(;N[x]))(;N[y];N[z](;N[v])(;N[w])))");

        assertEquals(
                List.of("0", "1", "2", "3", "4"),
                game.mainLine().stream().map(node -> node.text("N").orElseThrow()).toList());
        SgfNode second = game.root().children().get(0);
        assertEquals(2, second.children().size());
        assertEquals("z", second.children().get(1).children().get(0).text("N").orElseThrow());
    }

    @Test
    void anyLineIsFoundByItsChoices() throws SgfException {
        SgfGame game = Sgf.game("(;C[r](;C[a];C[b](;C[c])(;C[d](;C[e])(;C[f])))(;C[g])(;C[h]))");

        assertEquals("rabc", line(game));
        assertEquals("rabc", line(game, 1, 1));
        assertEquals("rabde", line(game, 1, 2));
        assertEquals("rabdf", line(game, 1, 2, 2));
        assertEquals("rg", line(game, 2));
        assertEquals("rh", line(game, 3));
        noLine(game, "no variation 4 at branching 1: line 1 has 3 variations", 4);
        noLine(game, "no variation 3 at branching 2: line 1 has 2 variations", 1, 3);
        noLine(game, "no variation 1 at branching 2: this line has 1 branching", 2, 1);
        noLine(game, "no variation 0 at branching 1: line 1 has 3 variations", 0);
    }

    private static String line(SgfGame game, Integer... choices) throws SgfException {
        StringBuilder names = new StringBuilder();
        game.line(List.of(choices)).forEach(node -> names.append(node.text("C").orElse("?")));
        return names.toString();
    }

    private static void noLine(SgfGame game, String why, Integer... choices) {
        SgfException e = assertThrows(SgfException.class, () -> line(game, choices));
        assertEquals(why, e.getMessage());
    }

    @Test
    void textAroundGamesIsPassedOver() throws SgfException {
        List<SgfGame> games =
                Sgf.games("Subject: a game (see below)\n\n  ( ;C[a]) some words ; (;C[b]) bye (");

        assertEquals(List.of("a", "b"), games.stream().map(g -> comment(g)).toList());
    }

    @Test
    void smallLettersInNamesAreLeftOut() throws SgfException {
        SgfGame game = Sgf.game("(;GaMe[1]Comment[old style];Black[pd])");

        assertEquals("old style", game.root().text("C").orElseThrow());
        assertEquals("1", game.root().text("GM").orElseThrow());
        assertEquals("pd", game.mainLine().get(1).text("B").orElseThrow());
    }

    @Test
    void spaceMayStandBetweenNamesAndValues() throws SgfException {
        SgfGame game = Sgf.game("( ; AB \n [aa]\t[bb]\r\n[cc] ; B [dd] )");

        assertEquals(3, game.root().properties().get(0).values().size());
        assertEquals("dd", game.mainLine().get(1).text("B").orElseThrow());
        assertEquals(List.of(), game.faults());
    }

    @ParameterizedTest
    @CsvSource({
        "a\\]b, a]b",
        "a\\\\, a\\",
        "\\[x\\:y, '[x:y'",
        "'two\\\nlines', twolines",
        "'two\\\r\nlines', twolines",
        "'two\\\n\rlines', twolines",
        "'kept\nbreak', 'kept\nbreak'",
    })
    void escapesAndSoftLineBreaksAreResolved(String written, String meant) throws SgfException {
        assertEquals(meant, comment(Sgf.game("(;C[" + written + "];B[aa])")));
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF-8, 棋譜 é",
        "utf8, UTF-8, 바둑",
        "GB18030, GB18030, 棋谱𠀀",
        "GBK, GBK, 圎乗", // 乗 ends with the byte of a backslash, see below
        "gb2312, GBK, 围棋",
        "Big5, Big5, 功許蓋",
        "EUC-KR, EUC-KR, 바둑",
        "Shift_JIS, Shift_JIS, ソ表十予",
        "ISO-8859-1, ISO-8859-1, é",
        "windows-1252, windows-1252, é",
    })
    void theEncodingIsTheOneThatTheGameNames(String name, String charset, String text)
            throws SgfException, IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write("(;FF[4]C[".getBytes(StandardCharsets.US_ASCII));
        file.write(text.getBytes(Charset.forName(charset)));
        file.write(("]CA[" + name + "];B[aa])").getBytes(StandardCharsets.US_ASCII));

        List<SgfGame> games = Sgf.games(file.toByteArray());

        assertEquals(1, games.size());
        assertEquals(text, comment(games.get(0)));
        assertEquals("aa", games.get(0).mainLine().get(1).text("B").orElseThrow());
    }

    @Test
    void aSecondByteThatLooksLikeABracketEndsNoValue() throws SgfException {
        // In GBK 0x81 0x5D is one character, in Big5 0xA4 0x5D another, in Shift_JIS 0x83 0x5D.
        for (String name : List.of("GBK", "Big5", "Shift_JIS")) {
            int first = name.equals("GBK") ? 0x81 : name.equals("Big5") ? 0xA4 : 0x83;
            byte[] file = ("(;CA[" + name + "]C[?]];B[aa])").getBytes(StandardCharsets.ISO_8859_1);
            file[new String(file, StandardCharsets.ISO_8859_1).indexOf('?')] = (byte) first;

            SgfGame game = Sgf.games(file).get(0);

            assertEquals(2, game.nodes(), name);
            assertEquals(1, comment(game).length(), name);
            assertEquals(List.of(), game.faults(), name);
        }
    }

    @Test
    void eachGameOfACollectionHasItsOwnEncoding() throws SgfException, IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write("(;CA[GBK]C[".getBytes(StandardCharsets.US_ASCII));
        file.write("围棋".getBytes("GBK"));
        file.write("])(;C[".getBytes(StandardCharsets.US_ASCII));
        file.write("é".getBytes(StandardCharsets.ISO_8859_1));
        file.write("])(;CA[UTF-8]C[바둑])".getBytes(StandardCharsets.UTF_8));

        assertEquals(
                List.of("围棋", "é", "바둑"),
                Sgf.games(file.toByteArray()).stream().map(g -> comment(g)).toList());
    }

    @Test
    void withoutAnEncodingTextIsUtf8IfItCanBe() throws SgfException {
        assertEquals("棋", comment(Sgf.game("(;C[棋])")));
        assertEquals("棋", comment(Sgf.game("\uFEFF(;C[棋])")));
    }

    @Test
    void anEncodingThatNobodyKnowsIsAFault() throws SgfException {
        SgfGame game = Sgf.game("(;CA[klingon]C[x])");

        assertEquals(List.of("line 1: the encoding CA[klingon] is not known"), game.faults());
        assertEquals("x", comment(game));
    }

    @Test
    void bracketsThatAreMissingAtTheEndAreSupplied() throws SgfException {
        SgfGame game = Sgf.game("(;C[a];B[aa](;W[bb]\n;B[cc]");

        assertEquals(List.of("line 2: a closing bracket is missing at the end"), game.faults());
        assertEquals(4, game.mainLine().size());
    }

    @Test
    void aValueThatIsNotClosedEndsWithTheFile() throws SgfException {
        SgfGame game = Sgf.game("(;C[a];B[aa];C[no end");

        assertEquals("no end", game.mainLine().get(2).text("C").orElseThrow());
        assertEquals(
                List.of(
                        "line 1: a value is not closed",
                        "line 1: a closing bracket is missing at the end"),
                game.faults());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[1]C[a];B[aa]\n(;GM[1]C[b];W[bb])",
                "(;GM[1]C[a];B[aa]\n( ; PB[x]FF[3]C[b];W[bb])"
            })
    void aGameInsideAnotherOneWasMeantToStandBehindIt(String file) throws SgfException {
        List<SgfGame> games = Sgf.games(file);

        assertEquals(List.of("a", "b"), games.stream().map(g -> comment(g)).toList());
        assertEquals(
                List.of("line 2: a closing bracket is missing before the next game"),
                games.get(0).faults());
    }

    @Test
    void strayTextIsPassedOverAndTold() throws SgfException {
        SgfGame game = Sgf.game("(;C[a] 12 \n;B[aa] W \n; [x] B[bb])");

        assertEquals(3, game.mainLine().size());
        assertEquals("bb", game.mainLine().get(2).text("B").orElseThrow());
        assertEquals(
                List.of(
                        "line 1: stray text",
                        "line 3: stray text",
                        "line 3: a value without a property"),
                game.faults());
    }

    @Test
    void propertiesBeforeTheFirstNodeAreTold() {
        assertThrows(SgfException.class, () -> Sgf.games("(GM[1]C[a])"));
    }

    @Test
    void whatIsNoSgfIsRefused() {
        for (String file : List.of("", "no record", "()", "(B[aa])")) {
            SgfException e = assertThrows(SgfException.class, () -> Sgf.games(file));
            assertEquals("no game: '(;' is nowhere in it", e.getMessage());
        }
    }

    @Test
    void utf16IsRefused() {
        for (Charset charset : List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE)) {
            SgfException e =
                    assertThrows(SgfException.class, () -> Sgf.games("(;C[a])".getBytes(charset)));
            assertEquals("in UTF-16, in which SGF can't be written", e.getMessage());
        }
    }

    @Test
    void linesAreCountedWhateverEndsThem() throws SgfException {
        SgfGame game = Sgf.game("(;C[1]\n;C[2]\r\n;C[3]\r;C[4\n\n];C[6])");

        assertEquals(List.of(1, 2, 3, 4, 6), game.mainLine().stream().map(SgfNode::line).toList());
    }

    @Test
    void aValueLongerThanTheBufferIsReadWhole() throws SgfException {
        String text = "0123456789".repeat(50_000);

        assertEquals(text, comment(Sgf.game("(;C[" + text + "])")));
    }

    @Test
    void bytesThatComeOneByOneMakeNoDifference() throws SgfException, IOException {
        byte[] file = "(;C[a\\]b];B[aa](;W[bb])(;W[cc]))".getBytes(StandardCharsets.US_ASCII);
        InputStream slow =
                new InputStream() {
                    private int at;

                    @Override
                    public int read() {
                        return at < file.length ? file[at++] : -1;
                    }

                    @Override
                    public int read(byte[] into, int from, int length) {
                        int b = read();
                        if (b < 0) {
                            return -1;
                        }
                        into[from] = (byte) b;
                        return 1;
                    }
                };
        try (SgfReader reader = new SgfReader(slow)) {
            SgfGame game = reader.next().orElseThrow();
            assertEquals("a]b", comment(game));
            assertEquals(4, game.nodes());
            assertEquals(Optional.empty(), reader.next());
        }
    }

    @Test
    void aTreeMayBeAsDeepAsItIsLong() throws SgfException {
        int depth = 200_000;
        SgfGame game = Sgf.game("(;B[aa]".repeat(depth) + ")".repeat(depth));

        assertEquals(depth, game.mainLine().size());
    }

    @Test
    void hostileFilesAreRefusedOrReadInTimeThatGrowsWithTheirLength() {
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> {
                    refused("(" + ";".repeat(SgfReader.MAX_NODES + 1), "more than 500000 nodes");
                    refused(
                            "(;C[" + "x".repeat(SgfReader.MAX_VALUE_BYTES + 1) + "])",
                            "a value of more than 4194304 bytes");
                    refused(manyProperties(), "a node of more than 250 properties");
                    Sgf.games("(;C[x]" + "(".repeat(1_000_000));
                    Sgf.games("(;C[x]" + ")".repeat(1_000_000));
                    Sgf.games("(;C[x])" + "(;C[x]".repeat(1).repeat(100_000));
                    Sgf.games("(;AB" + "[aa]".repeat(1_000_000) + ")");
                    Sgf.games("(;" + "C[x]".repeat(1_000_000) + ")");
                    Sgf.games("(;X[]" + "CA[".repeat(1_000_000) + ")");
                    Sgf.games("(".repeat(3_000_000) + ";C[x])");
                    Sgf.games("(;C[x]" + "x".repeat(3_000_000) + ")");
                });
    }

    private static String manyProperties() {
        StringBuilder file = new StringBuilder("(;");
        for (int i = 0; i < 300; i++) {
            file.append((char) ('A' + i / 26)).append((char) ('A' + i % 26)).append("[]");
        }
        return file.append(')').toString();
    }

    private static void refused(String file, String why) {
        SgfException e = assertThrows(SgfException.class, () -> Sgf.games(file));
        assertEquals("line 1: game 1 is too large: " + why, e.getMessage());
    }

    @Test
    void rawValuesKeepTheirBytes() throws SgfException {
        assertArrayEquals(
                new byte[] {'a', '\\', ']'},
                Sgf.game("(;X[a\\]])").root().properties().get(0).values().get(0));
    }
}
