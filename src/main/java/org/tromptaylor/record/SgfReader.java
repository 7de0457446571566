package org.tromptaylor.record;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Reads SGF, one game of the file after the other: <a
 * href="https://www.red-bean.com/sgf/sgf4.html">FF[4]</a>, what was written before it, and what
 * programs really write.
 *
 * <p>Text before, between and after the games is passed over, such as a mail's header. Small letters
 * in names of properties are left out. Brackets that are missing at the end of a game are taken as
 * if they were there. What had to be passed over or supplied stands in {@link SgfGame#faults()}.
 *
 * <p>A file need not be trusted. Time grows with its length only, and memory with that of a single
 * game, which is bounded: {@link #MAX_GAME_BYTES}, {@link #MAX_NODES}, {@link #MAX_VALUE_BYTES}. No
 * tree is too deep.
 *
 * <p>For one thread. None of the SGF libraries on Maven Central was used, since the one that is kept
 * up, sgf4j 0.0.3, takes a whole file as decoded text, one game only, and refuses properties that it
 * doesn't know.
 */
public final class SgfReader implements Closeable {

    /** The most bytes that a game may have. */
    public static final int MAX_GAME_BYTES = 64 << 20;

    /** The most nodes that a game may have. */
    public static final int MAX_NODES = 500_000;

    /** The most bytes that a value may have. */
    public static final int MAX_VALUE_BYTES = 4 << 20;

    private static final int MAX_FAULTS = 10;
    private static final int MAX_NAME = 64;

    private final InputStream in;
    private final SgfBytes bytes;
    private int games;

    // The game being read.
    private SgfText text;
    private SgfNode root;
    private SgfNode node;
    private int nodes;
    private long begin;
    private List<String> faults;

    /** For each open bracket, the node before it; the root's has none. */
    private final Deque<Optional<SgfNode>> open = new ArrayDeque<>();

    /** Nothing is read yet. */
    public SgfReader(InputStream in) {
        this.in = in;
        this.bytes = new SgfBytes(in);
    }

    /**
     * The next game of the file, or none when there are no more.
     *
     * @throws SgfException if the file has no game at all, is in UTF-16, or goes beyond a limit; it
     *     can't be read further then
     */
    public Optional<SgfGame> next() throws IOException, SgfException {
        if (games == 0) {
            refuseUtf16();
        }
        if (!skipToGame()) {
            if (games == 0) {
                throw new SgfException("no game: '(;' is nowhere in it");
            }
            return Optional.empty();
        }
        games++;
        begin = bytes.taken();
        text = encoding();
        root = null;
        node = null;
        nodes = 0;
        open.clear();
        readTree();
        return Optional.of(new SgfGame(root, games, nodes, faults));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private void refuseUtf16() throws IOException, SgfException {
        int first = bytes.peek(0);
        int second = bytes.peek(1);
        if (first == 0xFE && second == 0xFF
                || first == 0xFF && second == 0xFE
                || first == '(' && second == 0
                || first == 0 && second == '(') {
            throw new SgfException("in UTF-16, in which SGF can't be written");
        }
    }

    /** Goes to the next bracket with a semicolon behind it; whether there is one. */
    private boolean skipToGame() throws IOException {
        faults = new ArrayList<>();
        while (bytes.peek(0) != SgfBytes.END) {
            if (bytes.peek(0) == '(' && isNodeBehindBracket()) {
                return true;
            }
            bytes.take();
        }
        return false;
    }

    private boolean isNodeBehindBracket() throws IOException {
        int at = afterSpace(1);
        return bytes.peek(at) == ';';
    }

    private int afterSpace(int offset) throws IOException {
        int at = offset;
        while (at < SgfBytes.AHEAD - 1 && isSpace(bytes.peek(at))) {
            at++;
        }
        return at;
    }

    /** What {@code CA} says, which may stand behind text that needs it. */
    private SgfText encoding() throws IOException, SgfException {
        for (int at = 1; at < SgfBytes.AHEAD - 3 && bytes.peek(at) != SgfBytes.END; at++) {
            if (bytes.peek(at) == '(' && bytes.peek(at + 1) == ';') {
                break; // Another game's.
            }
            if (bytes.peek(at) == 'C'
                    && bytes.peek(at + 1) == 'A'
                    && !isLetter(bytes.peek(at - 1))
                    && bytes.peek(afterSpace(at + 2)) == '[') {
                String name = ahead(afterSpace(at + 2) + 1);
                Optional<SgfText> named = SgfText.named(name);
                if (named.isEmpty()) {
                    fault("the encoding CA[" + name + "] is not known");
                }
                return named.orElse(SgfText.UNKNOWN);
            }
        }
        return SgfText.UNKNOWN;
    }

    private String ahead(int offset) throws IOException {
        StringBuilder name = new StringBuilder();
        int at = offset;
        while (at < SgfBytes.AHEAD && name.length() < MAX_NAME) {
            int b = bytes.peek(at);
            if (b == ']' || b == SgfBytes.END || b < ' ' || b > '~') {
                break;
            }
            name.append((char) b);
            at++;
        }
        return name.toString();
    }

    private void readTree() throws IOException, SgfException {
        while (true) {
            int b = bytes.peek(0);
            if (b == '(' && root != null && beginsAnotherGame()) {
                fault("a closing bracket is missing before the next game");
                return;
            }
            int line = bytes.line();
            if (isLetter(b)) {
                readProperty();
                continue;
            }
            bytes.take();
            switch (b) {
                case '(' -> open.push(Optional.ofNullable(node));
                case ')' -> {
                    node = open.pop().orElse(root);
                    if (open.isEmpty()) {
                        return;
                    }
                }
                case ';' -> beginNode(line);
                case '[' -> {
                    readValue();
                    fault("a value without a property");
                }
                case SgfBytes.END -> {
                    fault("a closing bracket is missing at the end");
                    return;
                }
                default -> {
                    if (!isSpace(b)) {
                        fault("stray text");
                    }
                }
            }
        }
    }

    private void beginNode(int line) throws SgfException {
        nodes++;
        if (nodes > MAX_NODES) {
            throw tooLarge("more than " + MAX_NODES + " nodes");
        }
        node = new SgfNode(node, line, text);
        if (root == null) {
            root = node;
        }
    }

    /** Whether a bracket begins a game and no variation: a node that says FF or GM. */
    private boolean beginsAnotherGame() throws IOException {
        int at = afterSpace(1);
        if (bytes.peek(at) != ';') {
            return false;
        }
        at++;
        StringBuilder name = new StringBuilder();
        // As far as two ordinary properties go: the first ones are meant.
        for (int end = at + MAX_NAME; at < end; at++) {
            int b = bytes.peek(at);
            if (b >= 'A' && b <= 'Z') {
                name.append((char) b);
            } else if (b == '[') {
                if (name.toString().equals("FF") || name.toString().equals("GM")) {
                    return true;
                }
                name.setLength(0);
                while (at < end && bytes.peek(at) != ']') {
                    at++;
                }
            } else if (b == ';' || b == '(' || b == ')' || b == SgfBytes.END) {
                return false;
            }
        }
        return false;
    }

    private void readProperty() throws IOException, SgfException {
        StringBuilder name = new StringBuilder();
        int letters = 0;
        while (isLetter(bytes.peek(0))) {
            int letter = bytes.take();
            letters++;
            if (letter <= 'Z' && name.length() < MAX_NAME) {
                name.append((char) letter);
            }
        }
        skipSpace();
        if (bytes.peek(0) != '[' || name.isEmpty() || letters > MAX_NAME) {
            fault("stray text");
            return;
        }
        while (bytes.peek(0) == '[') {
            bytes.take();
            byte[] value = readValue();
            if (node == null) {
                fault("a property before the first node");
            } else if (!node.add(name.toString(), value)) {
                throw tooLarge("a node of more than " + SgfNode.MAX_PROPERTIES + " properties");
            }
            skipSpace();
        }
    }

    /** The bytes up to the closing bracket, which is taken too. */
    private byte[] readValue() throws IOException, SgfException {
        ByteArrayOutputStream value = new ByteArrayOutputStream(8);
        int last = 0;
        while (true) {
            int b = bytes.take();
            if (b == SgfBytes.END) {
                fault("a value is not closed");
                return value.toByteArray();
            }
            if (value.size() >= MAX_VALUE_BYTES) {
                throw tooLarge("a value of more than " + MAX_VALUE_BYTES + " bytes");
            }
            if (bytes.taken() - begin > MAX_GAME_BYTES) {
                throw tooLarge("more than " + MAX_GAME_BYTES + " bytes");
            }
            boolean second = text.follows(last, b);
            if (!second && b == ']') {
                return value.toByteArray();
            }
            value.write(b);
            if (!second && b == '\\' && bytes.peek(0) != SgfBytes.END) {
                b = bytes.take();
                value.write(b);
            }
            last = second ? 0 : b;
        }
    }

    private void skipSpace() throws IOException {
        while (isSpace(bytes.peek(0))) {
            bytes.take();
        }
    }

    private static boolean isSpace(int b) {
        return b >= 0 && b <= ' ';
    }

    private static boolean isLetter(int b) {
        return b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z';
    }

    private void fault(String what) {
        if (faults.size() < MAX_FAULTS) {
            String fault = "line " + bytes.line() + ": " + what;
            if (!faults.contains(fault)) {
                faults.add(fault);
            }
        }
    }

    private SgfException tooLarge(String what) {
        return new SgfException(
                "line " + bytes.line() + ": game " + games + " is too large: " + what);
    }
}
