package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * No method rests on itself. OpenJML takes the contract of whatever is named for granted, also that
 * of the method which it is proving, and does not check {@code measured_by}. So methods may name
 * each other without coming back to the first, and one that names itself must say its measure, and
 * must show at each place that the measure is smaller there and not negative. It is shown by
 * comparisons that hold at that place: the method's {@code requires}, the conditions that the
 * expression itself makes before it comes to the call, and the JML assertions directly before the
 * statement, which OpenJML proves.
 */
final class RecursionRule {

    private static final Set<String> ASSIGNING =
            Set.of(
                    "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "++",
                    "--");

    private final SourceFile source;
    private final CallGraph graph;
    private final List<Finding> findings = new ArrayList<>();

    RecursionRule(SourceFile source, CallGraph graph) {
        this.source = source;
        this.graph = graph;
    }

    List<Finding> check() {
        for (Method method : source.methods()) {
            Optional<List<Method>> cycle = graph.cycle(method);
            if (cycle.isPresent()) {
                String way =
                        cycle.get().stream().map(Method::name).collect(Collectors.joining(", "));
                object(method, "comes back to itself by way of others: " + way);
            }
            if (graph.callees(method).contains(method)) {
                recursive(method);
            }
        }
        return findings;
    }

    private void recursive(Method method) {
        if (!method.modifiers().contains("pure")) {
            object(method, "names itself and is not 'pure'");
        }
        if (method.modifiers().contains("also")) {
            object(method, "names itself and has several specification cases");
        }
        if (method.measure().isPresent()) {
            Expr measure = method.measure().get().expr();
            findings.addAll(measureFindings(method, measure));
            findings.addAll(new Decrease(method, measure).check());
        } else if (method.isDefinition()) {
            boolean decreases =
                    method.parameters().stream()
                            .filter(p -> p.type().equals("int") || p.type().equals("\\bigint"))
                            .map(p -> new Decrease(method, Expr.atom(p.name())).check())
                            .anyMatch(List::isEmpty);
            if (!decreases) {
                object(
                        method,
                        "a definition that names itself, and none of its parameters is shown to be"
                                + " smaller each time and not negative");
            }
        } else {
            object(
                    method,
                    "names itself and has no measure: 'measured_by E;' or, of type \\bigint, a"
                            + " comment '// measure: E' in the contract");
        }
        if (method.body().isPresent()) {
            unassigned(method, method.body().get());
        }
    }

    /** A measure of anything else than the parameters could change while the method runs. */
    private List<Finding> measureFindings(Method method, Expr measure) {
        Set<String> names =
                method.parameters().stream()
                        .map(Method.Parameter::name)
                        .collect(Collectors.toSet());
        return isOf(measure, names)
                ? List.of()
                : List.of(
                        new Finding(
                                source.path(),
                                method.measure().get().line(),
                                "a measure of something else than the parameters"));
    }

    private boolean isOf(Expr expr, Set<String> names) {
        return switch (expr.kind()) {
            case ATOM ->
                    names.contains(expr.symbol())
                            || source.constants().contains(expr.symbol())
                            || expr.symbol().matches("[0-9]+");
            case QUANTIFIED -> false;
            default -> expr.parts().stream().allMatch(part -> isOf(part, names));
        };
    }

    private void unassigned(Method method, Span body) {
        Tokens tokens = source.tokens();
        for (Method.Parameter parameter : method.parameters()) {
            for (int i = body.from(); i < body.to(); i++) {
                if (!tokens.text(i).equals(parameter.name()) || tokens.text(i - 1).equals(".")) {
                    continue;
                }
                int before = i - 1;
                int after = i + 1;
                while (tokens.text(before).equals("(")) {
                    before--;
                }
                while (tokens.text(after).equals(")")) {
                    after++;
                }
                if (ASSIGNING.contains(tokens.text(after))
                        || Set.of("++", "--").contains(tokens.text(before))) {
                    findings.add(source.finding(i, "a parameter changes in a recursive method"));
                }
            }
        }
    }

    private void object(Method method, String message) {
        findings.add(source.finding(method, message));
    }

    /** Whether a measure gets smaller wherever its method names itself. */
    private final class Decrease {
        private final Method method;
        private final Expr measure;
        private final List<Finding> found = new ArrayList<>();

        /** Where the expression begins that is looked at. */
        private int place;

        Decrease(Method method, Expr measure) {
            this.method = method;
            this.measure = measure;
        }

        List<Finding> check() {
            place = method.signature().from();
            try {
                Guards required = Guards.none();
                for (Method.Clause clause : method.clauses("requires")) {
                    required = required.and(source.parse(clause.tokens()));
                }
                for (Method.Clause clause : method.clauses()) {
                    if (names(clause.tokens())) {
                        place = clause.tokens().from();
                        boolean promise = clause.word().equals("ensures");
                        Guards guards = promise ? required : Guards.none();
                        walk(source.parse(clause.tokens()), guards);
                    }
                }
                if (method.body().isPresent()) {
                    body(method.body().get(), required);
                }
            } catch (Unreadable e) {
                found.add(source.finding(place, e.getMessage()));
            }
            return found;
        }

        private boolean names(Span span) {
            return graph.calls(source, span).stream().anyMatch(c -> c.callee().equals(method));
        }

        private void body(Span body, Guards required) throws Unreadable {
            Statements statements = new Statements(source.tokens(), body);
            int done = -1;
            for (CallGraph.Call call : graph.calls(source, body)) {
                int statement = statements.with(call.token());
                if (!call.callee().equals(method) || statement == done) {
                    continue;
                }
                done = statement;
                place = call.token();
                Guards guards = required;
                for (int i = statement - 1; i >= 0 && statements.assertion(i).isPresent(); i--) {
                    guards = guards.and(source.parse(statements.assertion(i).get()));
                }
                Optional<Span> expression = statements.expression(statement);
                if (expression.isEmpty() || !expression.get().contains(call.token())) {
                    found.add(source.finding(place, "names itself where no measure can be shown"));
                } else {
                    walk(source.parse(expression.get()), guards);
                }
            }
        }

        private void walk(Expr expr, Guards guards) {
            switch (expr.kind()) {
                case CALL -> {
                    expr.parts().forEach(part -> walk(part, guards));
                    String name = expr.symbol();
                    if (name.equals(method.name()) || name.equals(method.id())) {
                        mustDecrease(expr, guards);
                    }
                }
                case CONDITIONAL -> {
                    walk(expr.left(), guards);
                    walk(expr.right(), guards.and(expr.left()));
                    walk(expr.parts().get(2), guards.andNot(expr.left()));
                }
                case BINARY -> {
                    walk(expr.left(), guards);
                    walk(
                            expr.right(),
                            switch (expr.symbol()) {
                                case "==>", "&&" -> guards.and(expr.left());
                                case "||" -> guards.andNot(expr.left());
                                default -> guards;
                            });
                }
                case QUANTIFIED -> {
                    Guards inner = guards;
                    for (String word : expr.symbol().split("[^\\w$]+")) {
                        if (measure.mentions(word)) {
                            found.add(
                                    source.finding(
                                            place,
                                            "a quantifier's variable has a parameter's name"));
                        }
                        inner = inner.without(word);
                    }
                    walk(expr.left(), inner);
                    walk(expr.right(), inner.and(expr.left()));
                }
                default -> expr.parts().forEach(part -> walk(part, guards));
            }
        }

        private void mustDecrease(Expr call, Guards guards) {
            Map<String, Expr> actual = new HashMap<>();
            if (call.parts().size() == method.parameters().size()) {
                for (int i = 0; i < call.parts().size(); i++) {
                    actual.put(method.parameters().get(i).name(), call.parts().get(i));
                }
                Linear before = Linear.of(measure);
                Linear after = Linear.of(measure.with(actual));
                if (guards.showNotNegative(after)
                        && guards.showNotNegative(before.minus(after).minus(Linear.of(1)))) {
                    return;
                }
            }
            found.add(
                    source.finding(
                            place,
                            method.name()
                                    + " names itself, and it is not shown that 0 <= "
                                    + measure.with(actual)
                                    + " < "
                                    + measure));
        }
    }
}
