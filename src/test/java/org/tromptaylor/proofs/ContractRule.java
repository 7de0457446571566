package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Each method has a contract, and promises to return normally. */
final class ContractRule {

    /** Types of what can't refer to an array, so that no change of one changes what follows. */
    private static final Set<String> NUMBERS = Set.of("int", "boolean", "\\bigint");

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
            if (method.modifiers().contains("heap_free")
                    && !method.parameters().stream().allMatch(p -> NUMBERS.contains(p.type()))) {
                findings.add(
                        source.finding(
                                method,
                                "'heap_free', which OpenJML doesn't check, with a parameter that is"
                                        + " no number"));
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
