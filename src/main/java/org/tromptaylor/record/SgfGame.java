package org.tromptaylor.record;

import java.util.ArrayList;
import java.util.List;

/**
 * A game tree of an SGF file.
 *
 * @param root its first node
 * @param number which one of the file it is, from 1
 * @param nodes how many nodes it has, variations included
 * @param faults what is not as the format wants it, a line each; only the first few
 */
public record SgfGame(SgfNode root, int number, int nodes, List<String> faults) {

    /** Keeps a copy of the list. */
    public SgfGame {
        faults = List.copyOf(faults);
    }

    /** The nodes of the main line: from the first node on, always the first that may follow. */
    public List<SgfNode> mainLine() {
        List<SgfNode> line = new ArrayList<>();
        SgfNode node = root;
        line.add(node);
        while (!node.children().isEmpty()) {
            node = node.children().get(0);
            line.add(node);
        }
        return line;
    }
}
