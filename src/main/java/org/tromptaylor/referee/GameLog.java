package org.tromptaylor.referee;

import java.util.ArrayDeque;
import java.util.Deque;
import org.tromptaylor.record.SgfWriter;
import org.tromptaylor.record.SgfWriter.Node;

/**
 * The record of a game as a tree. Where play goes on after two passes, it goes on from the node before
 * them, as if they had not been: the main line is a game by the ten rules, and the failed agreement a
 * variation. A copy (TT-D5) is a variation.
 */
final class GameLog {

    private static final int PASSES = 2;

    private final SgfWriter sgf;

    /** The nodes of the present line: the last, and the two before. */
    private final Deque<Node> line = new ArrayDeque<>();

    /** Where the game's main line ended when play went on on a copy. */
    private Node original;

    private Node begun;
    private boolean mainLine;

    GameLog(int width, int height) {
        sgf = new SgfWriter(width, height);
        line.push(sgf.root());
    }

    Node root() {
        return sgf.root();
    }

    void turn(int player, int turn) {
        Node node = mainLine ? begun.mainLine() : line.peek().next();
        mainLine = false;
        line.push(sgf.turn(node, player, turn));
    }

    /** Something about the last turn. */
    void comment(String text) {
        line.peek().comment(text);
    }

    /** The last two passes are taken back; turns follow the node before. */
    void resume(boolean copy) {
        Node last = line.peek();
        for (int pass = 0; pass < PASSES; pass++) {
            line.pop();
        }
        if (copy) {
            original = last;
        } else {
            begun = line.peek();
            mainLine = true;
        }
    }

    /** Something about the end of the game, on the last node of its main line. */
    void end(String text) {
        (original == null ? line.peek() : original).comment(text);
    }

    String text() {
        return sgf.text();
    }
}
