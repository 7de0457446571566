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
        follow(line, root, List.of());
        return line;
    }

    /**
     * The nodes of a line: from the first node on, at each branching the one that is chosen.
     *
     * @param choices for each branching on the way, from the first on, which variation is taken, from
     *     1; after the last choice always the first
     * @throws SgfException if the game has no such line; in one line why
     */
    public List<SgfNode> line(List<Integer> choices) throws SgfException {
        List<SgfNode> line = new ArrayList<>();
        int made = follow(line, root, choices);
        if (made == choices.size()) {
            return line;
        }
        SgfNode last = line.get(line.size() - 1);
        String where =
                last.children().isEmpty()
                        ? "this line has " + made + (made == 1 ? " branching" : " branchings")
                        : "line " + last.line() + " has " + last.children().size() + " variations";
        throw new SgfException(
                "no variation " + choices.get(made) + " at branching " + (made + 1) + ": " + where);
    }

    /** Goes on as long as there are nodes and choices to be had; how many choices were made. */
    private static int follow(List<SgfNode> line, SgfNode from, List<Integer> choices) {
        int made = 0;
        SgfNode node = from;
        line.add(node);
        while (!node.children().isEmpty()) {
            int chosen = 1;
            if (node.children().size() > 1 && made < choices.size()) {
                chosen = choices.get(made);
                if (chosen < 1 || chosen > node.children().size()) {
                    return made;
                }
                made++;
            }
            node = node.children().get(chosen - 1);
            line.add(node);
        }
        return made;
    }
}
