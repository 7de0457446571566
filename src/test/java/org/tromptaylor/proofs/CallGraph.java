package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which method names which, in its body or in its contract. To prove the one, the contract of the
 * other is taken for granted.
 */
final class CallGraph {

    /** A call in a source: at which token, of which method. */
    record Call(int token, Method callee) {}

    private final List<SourceFile> sources;
    private final Map<String, Set<Method>> callees = new LinkedHashMap<>();

    CallGraph(List<SourceFile> sources) {
        this.sources = sources;
        for (SourceFile source : sources) {
            for (Method method : source.methods()) {
                Set<Method> called = new LinkedHashSet<>();
                for (Span span : spans(method)) {
                    calls(source, span).forEach(call -> called.add(call.callee()));
                }
                callees.put(method.id(), called);
            }
        }
    }

    /** Everything of a method where it may name others: its clauses and its body. */
    static List<Span> spans(Method method) {
        List<Span> spans = new ArrayList<>();
        method.clauses().forEach(clause -> spans.add(clause.tokens()));
        method.body().ifPresent(spans::add);
        return spans;
    }

    /** The calls of known methods within these tokens. */
    List<Call> calls(SourceFile source, Span span) {
        List<Call> calls = new ArrayList<>();
        for (int i = span.from(); i < span.to(); i++) {
            if (source.tokens().isCall(i)) {
                int at = i;
                resolve(source, i).ifPresent(callee -> calls.add(new Call(at, callee)));
            }
        }
        return calls;
    }

    /** The method that a call names, if it is one of ours. */
    Optional<Method> resolve(SourceFile source, int call) {
        Tokens tokens = source.tokens();
        String name = tokens.text(call);
        if (tokens.text(call - 1).equals(".")) {
            String owner = tokens.text(call - 2);
            return source(owner).flatMap(other -> other.method(name));
        }
        Optional<Method> own = source.method(name);
        return own.isPresent()
                ? own
                : sources.stream().flatMap(other -> other.method(name).stream()).findFirst();
    }

    /** The source of the class of this name. */
    Optional<SourceFile> source(String className) {
        return sources.stream().filter(other -> other.className().equals(className)).findFirst();
    }

    /** Whether one of the classes has such a number that never changes. */
    boolean isConstant(String name) {
        return sources.stream().anyMatch(source -> source.constants().contains(name));
    }

    /** The methods that this one names; perhaps itself. */
    Set<Method> callees(Method method) {
        return callees.get(method.id());
    }

    /** A way from the method by others back to itself, if there is one. */
    Optional<List<Method>> cycle(Method from) {
        return way(from, from, new LinkedHashSet<>());
    }

    private Optional<List<Method>> way(Method at, Method to, Set<Method> seen) {
        for (Method next : callees(at)) {
            if (next.equals(to) && !at.equals(to)) {
                return Optional.of(new ArrayList<>(List.of(at)));
            }
            if (!next.equals(to) && seen.add(next)) {
                Optional<List<Method>> rest = way(next, to, seen);
                if (rest.isPresent()) {
                    rest.get().add(0, at);
                    return rest;
                }
            }
        }
        return Optional.empty();
    }

    /** All definitions that the method names, or that those name which it names. */
    Set<Method> definitions(Method method) {
        Set<Method> all = new LinkedHashSet<>();
        reach(method, all);
        Set<Method> definitions = new LinkedHashSet<>();
        for (SourceFile source : sources) {
            source.methods().stream()
                    .filter(other -> other.isDefinition() && all.contains(other))
                    .forEach(definitions::add);
        }
        return definitions;
    }

    private void reach(Method method, Set<Method> into) {
        for (Method callee : callees(method)) {
            if (into.add(callee)) {
                reach(callee, into);
            }
        }
    }
}
