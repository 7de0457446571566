package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;

/** Each method has a contract, and promises to return normally. */
final class ContractRule {

    private ContractRule() {}

    static List<Finding> check(SourceFile source) {
        List<Finding> findings = new ArrayList<>();
        for (Method method : source.methods()) {
            if (method.contractLines().from() == method.contractLines().to()) {
                findings.add(source.finding(method, "has no contract"));
                continue;
            }
            long cases = 1 + count(method, "also");
            if (count(method, "normal_behavior") != cases) {
                findings.add(source.finding(method, "its contract is not 'normal_behavior'"));
            }
            if (method.clauses("ensures").isEmpty()) {
                findings.add(source.finding(method, "its contract ensures nothing"));
            }
            if (method.english().isEmpty()) {
                findings.add(source.finding(method, "no line above the contract says it in words"));
            }
            if (method.rule().isEmpty()) {
                findings.add(source.finding(method, "no rule's or theorem's id above it"));
            }
        }
        return findings;
    }

    private static long count(Method method, String word) {
        return method.modifiers().stream().filter(word::equals).count();
    }
}
