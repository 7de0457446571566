package org.tromptaylor.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.tromptaylor.rules.TrompTaylor;

/** Writes a game tree as SGF (FF[4]): grows node by node, and is text at any time. */
public final class SgfWriter {

    /** A node of the tree. */
    public static final class Node {
        private final StringBuilder properties = new StringBuilder();
        private final StringBuilder comment = new StringBuilder();
        private final List<Node> children = new ArrayList<>(1);

        private Node() {}

        /** A property with text as its value. */
        public Node property(String name, String value) {
            properties.append(name).append('[').append(escaped(value)).append(']');
            return this;
        }

        /** One more line of the comment. */
        public Node comment(String line) {
            comment.append(comment.isEmpty() ? "" : "\n").append(line);
            return this;
        }

        /** A new node that may follow, after those that are there. */
        public Node next() {
            Node node = new Node();
            children.add(node);
            return node;
        }

        /** A new node that is the main line from here on; what was there becomes variations. */
        public Node mainLine() {
            Node node = new Node();
            children.add(0, node);
            return node;
        }
    }

    private final int width;
    private final Node root = new Node();

    /**
     * A tree with its first node.
     *
     * @throws IllegalArgumentException if a side is not from 1 to 52
     */
    public SgfWriter(int width, int height) {
        if (Math.min(width, height) < 1 || Math.max(width, height) > Places.LONGEST_SIDE) {
            throw new IllegalArgumentException("no SGF of " + width + "x" + height);
        }
        this.width = width;
        root.property("FF", "4")
                .property("GM", "1")
                .property("CA", "UTF-8")
                .property("SZ", width == height ? "" + width : width + ":" + height);
    }

    /** The first node. */
    public Node root() {
        return root;
    }

    /** Writes the turn into the node. */
    public Node turn(Node node, int player, int turn) {
        return node.property(
                player == TrompTaylor.BLACK ? "B" : "W",
                turn == TrompTaylor.PASS ? "" : Places.letters(width, turn));
    }

    /** The whole text; variations follow the main line. */
    public String text() {
        StringBuilder text = new StringBuilder("(");
        // What is still to be written: nodes and brackets.
        Deque<Object> rest = new ArrayDeque<>();
        rest.push(root);
        while (!rest.isEmpty()) {
            Object next = rest.pop();
            if (next instanceof String bracket) {
                text.append(bracket);
                continue;
            }
            Node node = (Node) next;
            text.append(node == root ? ";" : "\n;").append(node.properties);
            if (!node.comment.isEmpty()) {
                text.append("C[").append(escaped(node.comment.toString())).append(']');
            }
            if (node.children.size() == 1) {
                rest.push(node.children.get(0));
                continue;
            }
            List<Node> children = new ArrayList<>(node.children);
            Collections.reverse(children);
            for (Node child : children) {
                rest.push(")");
                rest.push(child);
                rest.push("\n(");
            }
        }
        return text.append(")\n").toString();
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("]", "\\]");
    }
}
