package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A model method without a body is taken for granted, so it must be a definition: a name for an
 * expression, perhaps by cases that exclude each other. Such a definition adds no fact but its own
 * meaning. (That a definition by recursion is on something smaller is checked elsewhere.)
 */
final class DefinitionRule {

    private static final String RESULT = "\\result";

    private final SourceFile source;
    private final Method method;
    private final List<Finding> findings = new ArrayList<>();
    private final List<Optional<Expr>> cases = new ArrayList<>();

    private DefinitionRule(SourceFile source, Method method) {
        this.source = source;
        this.method = method;
    }

    static List<Finding> check(SourceFile source) {
        List<Finding> findings = new ArrayList<>();
        for (Method method : source.methods()) {
            if (method.isDefinition()) {
                DefinitionRule rule = new DefinitionRule(source, method);
                rule.check();
                findings.addAll(rule.findings);
            }
        }
        return findings;
    }

    private void check() {
        if (!List.of("boolean", "int", "\\bigint").contains(method.returnType())) {
            object("a definition of type " + method.returnType());
        }
        if (!method.modifiers().contains("pure")) {
            object("a definition that is not 'pure'");
        }
        if (method.modifiers().contains("also")) {
            object("a definition by several specification cases");
        }
        for (Method.Clause clause : method.clauses()) {
            if (clause.word().equals("ensures")) {
                ensures(clause);
            } else if (!List.of("requires", "measured_by").contains(clause.word())) {
                object("'" + clause.word() + "' in a definition");
            }
        }
        for (int i = 0; i < cases.size(); i++) {
            for (int j = 0; j < i; j++) {
                Optional<Expr> one = cases.get(i);
                Optional<Expr> other = cases.get(j);
                if (one.isEmpty() || other.isEmpty() || !Guards.exclude(one.get(), other.get())) {
                    object("two cases of a definition that don't exclude each other");
                }
            }
        }
    }

    private void ensures(Method.Clause clause) {
        Expr expr;
        try {
            expr = source.parse(clause.tokens());
        } catch (Unreadable e) {
            findings.add(source.finding(clause.tokens().from(), e.getMessage()));
            return;
        }
        Optional<Expr> condition = Optional.empty();
        if (expr.isBinary("==>")) {
            condition = Optional.of(expr.left());
            expr = expr.right();
        }
        boolean shaped =
                (expr.isBinary("==") || expr.isBinary("<==>"))
                        && expr.left().isAtom(RESULT)
                        && !expr.right().mentions(RESULT)
                        && condition.map(c -> !c.mentions(RESULT)).orElse(true);
        if (!shaped) {
            findings.add(
                    source.finding(
                            clause.tokens().from(),
                            method.name()
                                    + " has no body and this is no definition of it (\\result <==>"
                                    + " ... or \\result == ..., perhaps after ... ==>): it would be"
                                    + " taken for granted"));
        } else if (method.returnType().equals("int") && !fitsInt(expr.right())) {
            findings.add(
                    source.finding(
                            clause.tokens().from(),
                            method.name()
                                    + " is an int, but what defines it may not fit one; use"
                                    + " \\bigint or a body"));
        }
        cases.add(condition);
    }

    /** Whether it surely is an int: a definition by what is none would be a contradiction. */
    private boolean fitsInt(Expr expr) {
        return switch (expr.kind()) {
            case ATOM ->
                    expr.symbol().matches("[0-9]{1,9}")
                            || isConstant(expr.symbol())
                            || method.parameters()
                                    .contains(new Method.Parameter("int", expr.symbol()));
            case UNARY -> expr.symbol().equals("-") && expr.left().symbol().matches("[0-9]{1,9}");
            case CONDITIONAL -> fitsInt(expr.right()) && fitsInt(expr.parts().get(2));
            case INDEX -> isOfInts(expr.left(), "[]");
            case CALL ->
                    source.method(expr.symbol())
                            .map(callee -> callee.returnType().equals("int"))
                            .orElse(false);
            case MEMBER -> expr.symbol().equals("length");
            case BINARY, QUANTIFIED -> false;
        };
    }

    /** Whether it is an array of ints that is a parameter, or is in one. */
    private boolean isOfInts(Expr array, String dimensions) {
        return array.kind() == Expr.Kind.INDEX
                ? isOfInts(array.left(), dimensions + "[]")
                : array.kind() == Expr.Kind.ATOM
                        && method.parameters()
                                .contains(new Method.Parameter("int" + dimensions, array.symbol()));
    }

    private boolean isConstant(String name) {
        return source.constants().contains(name)
                && method.parameters().stream().noneMatch(p -> p.name().equals(name));
    }

    private void object(String message) {
        findings.add(source.finding(method, message));
    }
}
