package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Each loop says what gets smaller from round to round; OpenJML then proves that it does. */
final class LoopRule {

    private static final Set<String> LOOPS = Set.of("for", "while");

    private LoopRule() {}

    static List<Finding> check(SourceFile source) {
        List<Finding> findings = new ArrayList<>();
        Tokens tokens = source.tokens();
        for (Method method : source.methods()) {
            if (method.body().isEmpty()) {
                continue;
            }
            boolean variant = false;
            boolean atStart = true;
            int to = method.body().get().to();
            for (int i = method.body().get().from(); i < to; i++) {
                String text = tokens.text(i);
                if (text.equals("do")) {
                    findings.add(source.finding(i, "a 'do' loop, which is not understood here"));
                } else if (atStart && Words.LOOP_CLAUSES.contains(text)) {
                    variant |= Words.LOOP_VARIANTS.contains(text);
                    i = tokens.find(";", i, to);
                    if (i < 0) {
                        findings.add(source.finding(method, "a loop clause without ';'"));
                        break;
                    }
                    continue;
                } else if (LOOPS.contains(text)) {
                    if (!variant || !atStart) {
                        findings.add(source.finding(i, "a loop without loop_decreases before it"));
                    }
                    i = tokens.partner(i + 1);
                    variant = false;
                    atStart = true;
                    continue;
                }
                variant = false;
                atStart = Set.of(";", "{", "}", ")", "else").contains(text);
            }
        }
        return findings;
    }
}
