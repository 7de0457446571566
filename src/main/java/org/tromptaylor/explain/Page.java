package org.tromptaylor.explain;

import java.util.List;
import java.util.function.UnaryOperator;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.engine.Position;
import org.tromptaylor.vectors.RuleIds;

/** Lines of text: words broken into lines of a bearable length, and diagrams further in. */
final class Page {

    private static final int WIDTH = 90;
    private static final String DIAGRAM_INDENT = "  ";
    private static final int ID_WIDTH = 8;

    private final StringBuilder text = new StringBuilder();

    /** Words in lines that begin alike; the later ones further in. */
    Page words(String begin, String words) {
        StringBuilder line = new StringBuilder(begin);
        int indent = begin.length();
        boolean empty = true;
        for (String word : words.split(" ")) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                text.append(line).append('\n');
                line = new StringBuilder(" ".repeat(indent));
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        text.append(line).append('\n');
        return this;
    }

    Page words(String words) {
        return words("", words);
    }

    Page gap() {
        text.append('\n');
        return this;
    }

    Page diagram(Position grid, UnaryOperator<TextDiagram> marks) {
        TextDiagram diagram = TextDiagram.on(grid.width(), grid.height(), grid.grid()).dots();
        marks.apply(diagram)
                .text()
                .lines()
                .forEach(
                        line ->
                                text.append(DIAGRAM_INDENT)
                                        .append(line.stripTrailing())
                                        .append('\n'));
        return this;
    }

    Page diagram(Position grid) {
        return diagram(grid, UnaryOperator.identity());
    }

    /** The rules that decide, with where they stand. */
    Page rules(List<String> ids) {
        gap();
        for (String id : ids) {
            String begin = String.format("%-" + ID_WIDTH + "s", id);
            words(begin, RuleIds.title(id) + " [" + RuleIds.place(id) + "]");
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
