package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;

/** The source of a broken twin: the source with the twin's lines in place of its own. */
final class TwinText {

    private TwinText() {}

    /** The text, if the lines to be taken out are there exactly once and where they should be. */
    static String of(SourceFile source, Method method, Twin twin) throws Unreadable {
        List<String> lines = source.lines();
        Span within =
                twin.kind() == Twin.Kind.CONTRACT
                        ? method.contractLines()
                        : new Span(method.contractLines().to(), method.lines().to());
        List<String> wanted = twin.removed().stream().map(TwinText::plain).toList();
        List<Integer> found = new ArrayList<>();
        for (int at = within.from(); at + wanted.size() <= within.to(); at++) {
            List<String> here =
                    lines.subList(at, at + wanted.size()).stream().map(TwinText::plain).toList();
            if (here.equals(wanted)) {
                found.add(at);
            }
        }
        if (found.size() != 1) {
            throw new Unreadable(
                    -1,
                    (found.isEmpty() ? "its '-' lines are not" : "its '-' lines are more than once")
                            + " in the "
                            + twin.kind().word()
                            + " of "
                            + twin.method());
        }
        int at = found.get(0);
        String first = lines.get(at);
        String indentation = first.substring(0, first.length() - first.stripLeading().length());
        List<String> changed = new ArrayList<>(lines.subList(0, at));
        twin.added().forEach(line -> changed.add(indentation + line));
        changed.addAll(lines.subList(at + wanted.size(), lines.size()));
        String text = String.join("\n", changed) + "\n";
        mustDiffer(source, text, twin, method);
        return text;
    }

    /** A changed comment or hint to the prover makes no twin. */
    private static void mustDiffer(SourceFile source, String text, Twin twin, Method method)
            throws Unreadable {
        boolean hintsCount = twin.kind() == Twin.Kind.CONTRACT || method.model();
        if (tokens(new JmlText(source.text()), hintsCount)
                .equals(tokens(new JmlText(text), hintsCount))) {
            throw new Unreadable(
                    -1, "it changes nothing that is part of the " + twin.kind().word());
        }
    }

    private static List<String> tokens(JmlText text, boolean withJml) throws Unreadable {
        Tokens tokens = Tokens.of(text);
        List<String> kept = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (withJml || !tokens.get(i).jml()) {
                kept.add(tokens.text(i));
            }
        }
        return kept;
    }

    private static String plain(String line) {
        return line.strip().replaceAll("\\s+", " ");
    }
}
