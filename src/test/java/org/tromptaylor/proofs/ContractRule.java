package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;

/**
 * Each method has a contract, and promises to return normally and to change nothing. It takes and
 * answers truth values, whole numbers, and arrays of them: with others, such as double, sums and
 * comparisons do not mean what they mean here.
 */
final class ContractRule {

    private ContractRule() {}

    static List<Finding> check(SourceFile source, CallGraph graph) {
        List<Finding> findings = new ArrayList<>();
        for (Method method : source.methods()) {
            types(source, method, findings);
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
            if (!method.modifiers().contains("pure")) {
                findings.add(source.finding(method, "is not 'pure'"));
            }
            if (isHeapFree(method)) {
                heapFree(source, method, graph, findings);
            }
            if (method.rule().isEmpty()) {
                findings.add(source.finding(method, "no rule's or theorem's id above it"));
            }
        }
        return findings;
    }

    private static void types(SourceFile source, Method method, List<Finding> findings) {
        List<String> types = new ArrayList<>();
        if (!method.returnType().equals("void")) {
            types.add(method.returnType());
        }
        method.parameters().forEach(parameter -> types.add(parameter.type()));
        for (String type : types) {
            if (!Words.TYPES.contains(type.replace("[]", ""))) {
                String message =
                        "something of type " + type + ": only int, boolean, \\bigint, arrays";
                findings.add(source.finding(method, message));
            }
        }
    }

    /**
     * OpenJML doesn't check it. Whatever is made of numbers alone, by methods of the same kind, does
     * not change when an array does.
     */
    private static void heapFree(
            SourceFile source, Method method, CallGraph graph, List<Finding> findings) {
        String free = "'heap_free', which OpenJML doesn't check, ";
        if (!method.parameters().stream().allMatch(p -> Words.TYPES.contains(p.type()))) {
            findings.add(source.finding(method, free + "with a parameter that is no number"));
        }
        if (!Words.TYPES.contains(method.returnType())) {
            findings.add(source.finding(method, free + "answers what is no number"));
        }
        for (Method callee : graph.callees(method)) {
            if (!isHeapFree(callee)) {
                findings.add(
                        source.finding(method, free + "names " + callee.name() + ", which is not"));
            }
        }
    }

    private static boolean isHeapFree(Method method) {
        return method.modifiers().contains("heap_free");
    }

    private static long count(Method method, String word) {
        return method.modifiers().stream().filter(word::equals).count();
    }
}
