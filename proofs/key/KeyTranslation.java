package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The copy of a source that KeY reads. KeY knows another JML than OpenJML; {@code proofs/KEY.md}
 * lists each thing that is changed here. Nothing is added that KeY would take for granted, but for
 * what {@link #reliedOn} writes; {@link #answer} adds what KeY has to prove.
 */
final class KeyTranslation {

    private static final Pattern CONSTANT =
            Pattern.compile("(?:public |private )?static final int \\w+ = -?\\d+;");

    /** Words that say something to OpenJML only, and what KeY calls the others. */
    private static final Set<String> DROPPED = Set.of("heap_free", "helper", "pure");

    private static final Set<String> VISIBILITY = Set.of("public", "private");

    private static final Set<String> ARITHMETIC = Set.of("+", "-", "*", "/", "%");

    private final SourceFile source;
    private final KeyPlan plan;
    private final Set<String> executed;
    private final Tokens tokens;
    private final String code;
    private final StringBuilder out = new StringBuilder();

    private KeyTranslation(SourceFile source, KeyPlan plan, Set<String> executed) {
        this.executed = executed;
        this.source = source;
        this.plan = plan;
        this.tokens = source.tokens();
        this.code = source.jml().code();
    }

    /**
     * The copy: the constants, the methods that are proven, and those that are relied on; without
     * the contracts of those that are to be executed.
     */
    static String of(SourceFile source, KeyPlan plan, Set<String> executed) throws Unreadable {
        return new KeyTranslation(source, plan, executed).text();
    }

    private String text() throws Unreadable {
        String qualified = source.qualifiedName();
        out.append("package ")
                .append(qualified, 0, qualified.lastIndexOf('.'))
                .append(";\n\npublic final class ")
                .append(source.className())
                .append(" {\n");
        Matcher constant = CONSTANT.matcher(code);
        while (constant.find()) {
            out.append("    ").append(constant.group()).append('\n');
        }
        for (Method method : source.methods()) {
            if (plan.isProven(method.id())) {
                proven(method);
            } else if (plan.isReliedOn(method.id())) {
                reliedOn(method);
            }
        }
        return out.append("}\n").toString();
    }

    private void proven(Method method) throws Unreadable {
        if (method.model()) {
            out.append("    /*@ ");
            contract(method, purity(method));
            out.append("      @ model public static ").append(signature(method)).append(" {\n");
            Span body = method.body().orElseThrow(() -> refused(method, "has no body"));
            out.append("      @   ").append(jml(body)).append("\n      @ }\n      @*/\n");
            return;
        }
        if (!executed.contains(method.id())) {
            out.append("    /*@ ");
            contract(method, purity(method));
            out.append("      @*/\n");
        }
        out.append("    public static ").append(signature(method)).append(" {\n");
        body(method);
        out.append("    }\n");
    }

    /**
     * No body, and of the contract only what it requires: it returns, changes nothing, and its
     * answer depends on nothing but its arguments. That it allocates is not modelled.
     */
    private void reliedOn(Method method) throws Unreadable {
        out.append("    /*@ public normal_behavior\n");
        for (Method.Clause clause : method.clauses("requires")) {
            out.append("      @   requires ").append(jml(clause.tokens())).append(";\n");
        }
        List<String> names = method.parameters().stream().map(Method.Parameter::name).toList();
        out.append("      @   ensures \\result == ")
                .append(method.name())
                .append('(')
                .append(String.join(", ", names))
                .append(");\n      @ helper strictly_pure\n      @*/\n    public static native ")
                .append(signature(method))
                .append(";\n");
    }

    /** What allocates nothing is to change nothing at all; KeY proves that with the rest. */
    private String purity(Method method) {
        boolean allocates = false;
        Span body = method.body().orElse(new Span(0, 0));
        for (int at = body.from(); at < body.to(); at++) {
            allocates |= tokens.get(at).is("new");
        }
        return allocates ? "pure" : "strictly_pure";
    }

    private void contract(Method method, String purity) throws Unreadable {
        int begin = 0;
        for (String before : source.lines().subList(0, method.contractLines().from())) {
            begin += before.length() + 1;
        }
        int at = 0;
        while (tokens.get(at).start() < begin) {
            at++;
        }
        List<Method.Clause> clauses = new ArrayList<>(method.clauses());
        String line = "";
        while (at < method.signature().from()) {
            Token token = tokens.get(at);
            Optional<Method.Clause> clause = clauseAt(clauses, at + 1);
            if (clause.isPresent()) {
                out.append(line).append(line.isEmpty() ? "" : "\n");
                line = "";
                out.append("      @   ").append(token.text()).append(' ');
                out.append(jml(clause.get().tokens())).append(";\n");
                at = clause.get().tokens().to() + 1;
                continue;
            }
            if (token.is("also")) {
                out.append("      @ also ");
            } else if (token.is("normal_behavior")) {
                line = "public normal_behavior";
            } else if (token.jml()
                    && !DROPPED.contains(token.text())
                    && !VISIBILITY.contains(token.text())
                    && !Set.of("model", "static").contains(token.text())) {
                throw refused(method, "says '" + token.text() + "', which is not translated");
            }
            at++;
        }
        answer(method);
        out.append("      @ helper ").append(purity).append('\n');
    }

    /** One case more: under what the others require, the answer is a certain term. */
    private void answer(Method method) {
        String answer = plan.answers().get(method.id());
        if (answer == null) {
            return;
        }
        Set<String> required = new LinkedHashSet<>();
        for (Method.Clause clause : method.clauses("requires")) {
            required.add("      @   requires " + jml(clause.tokens()) + ";\n");
        }
        out.append("      @ also public normal_behavior\n").append(String.join("", required));
        out.append("      @   ensures \\result == ").append(answer).append(";\n");
    }

    private static Optional<Method.Clause> clauseAt(List<Method.Clause> clauses, int token) {
        return clauses.stream().filter(c -> c.tokens().from() == token).findFirst();
    }

    private String signature(Method method) {
        return code(method.signature());
    }

    /** A method's body: its Java as it stands; of its JML, what is said of loops. */
    private void body(Method method) throws Unreadable {
        Span body = method.body().orElseThrow();
        int at = body.from();
        while (at < body.to()) {
            if (tokens.get(at).jml()) {
                int end = tokens.find(";", at, body.to());
                statement(method, new Span(at, end));
                at = end + 1;
            } else {
                int end = at;
                while (end < body.to() && !tokens.get(end).jml()) {
                    end++;
                }
                out.append("        ").append(code(new Span(at, end))).append('\n');
                at = end;
            }
        }
    }

    private void statement(Method method, Span statement) throws Unreadable {
        String word = tokens.text(statement.from());
        String rest = jml(new Span(statement.from() + 1, statement.to()));
        if (word.equals("assert")) {
            return; // A hint to the prover: OpenJML proves it, KeY has to do without.
        }
        if (Words.LOOP_VARIANTS.contains(word)) {
            out.append("        //@ assignable ").append(written(method)).append(";\n");
            out.append("        //@ decreases ").append(rest).append(";\n");
        } else if (word.equals("loop_invariant")) {
            out.append("        //@ loop_invariant ").append(rest).append(";\n");
        } else {
            throw refused(method, "has '" + word + "' in its body, which is not translated");
        }
    }

    /** KeY wants to be told, and proves, which arrays a loop writes: those assigned in the body. */
    private String written(Method method) {
        Set<String> arrays = new java.util.TreeSet<>();
        Span body = method.body().orElseThrow();
        for (int at = body.from(); at < body.to(); at++) {
            boolean assigns = tokens.text(at).equals("=") && !tokens.get(at).jml();
            if (assigns && tokens.text(at - 1).equals("]")) {
                arrays.add(tokens.text(tokens.partner(at - 1) - 1) + "[*]");
            }
        }
        if (!arrays.isEmpty()) {
            return String.join(", ", arrays);
        }
        return purity(method).equals("pure") ? "\\nothing" : "\\strictly_nothing";
    }

    /** JML on one line; what is computed for a call is computed as an int, as the call expects. */
    private String jml(Span span) {
        StringBuilder text = new StringBuilder();
        int at = span.from();
        int copied = tokens.get(at).start();
        for (; at < span.to(); at++) {
            if (!tokens.isCall(at)) {
                continue;
            }
            for (Span argument : tokens.arguments(at)) {
                int from = tokens.get(argument.from()).start();
                if (from >= copied && isComputed(argument)) {
                    int to = tokens.get(argument.to() - 1).end();
                    text.append(code, copied, from).append("\\safe_math(");
                    text.append(code, from, to).append(')');
                    copied = to;
                }
            }
        }
        text.append(code, copied, tokens.get(span.to() - 1).end());
        return text.toString().replaceAll("\\s+", " ");
    }

    private boolean isComputed(Span argument) {
        for (int at = argument.from() + 1; at < argument.to(); at++) {
            if (ARITHMETIC.contains(tokens.text(at))) {
                return true;
            }
            at = Math.max(at, tokens.partner(at));
        }
        return false;
    }

    private String code(Span span) {
        return code.substring(tokens.get(span.from()).start(), tokens.get(span.to() - 1).end());
    }

    private static Unreadable refused(Method method, String what) {
        return new Unreadable(-1, method.id() + " " + what);
    }
}
