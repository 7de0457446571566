package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the methods of a source and their contracts. It knows the few forms that the proven sources
 * have; anything else it refuses rather than passes over.
 */
final class MethodScanner {

    private static final Pattern RULE = Pattern.compile("\\bTT-[A-Z]?[0-9]+");
    private static final Pattern MEASURE = Pattern.compile("//\\s*measure:\\s*(.*?);?\\s*$");
    private static final Pattern PLAIN_COMMENT = Pattern.compile("//(?![-+\\w]*@)\\s*(.*)");

    private final SourceFile source;
    private final Tokens tokens;
    private final List<Method> methods = new ArrayList<>();
    private final Set<String> constants = new HashSet<>();
    private String packageName = "";

    MethodScanner(SourceFile source) throws Unreadable {
        this.source = source;
        this.tokens = source.tokens();
        file();
    }

    List<Method> methods() {
        return List.copyOf(methods);
    }

    /** The names of the fields: each is an int that never changes. */
    Set<String> constants() {
        return Set.copyOf(constants);
    }

    String packageName() {
        return packageName;
    }

    private void file() throws Unreadable {
        int at = 0;
        while (at < tokens.size() && !tokens.text(at).equals("class")) {
            if (tokens.text(at).equals("package")) {
                int end = tokens.find(";", at, tokens.size());
                packageName = joined(at + 1, end, "");
            }
            at++;
        }
        String name = tokens.text(at + 1);
        if (!name.equals(source.className()) || !tokens.text(at + 2).equals("{")) {
            throw unexpected(
                    Math.min(at, tokens.size() - 1), "not 'class " + source.className() + " {'");
        }
        int open = at + 2;
        int close = tokens.partner(open);
        if (close != tokens.size() - 1) {
            throw unexpected(close + 1, "something after the class");
        }
        int next = open + 1;
        while (next < close) {
            next = member(next, close);
        }
    }

    /** Reads a field, a constructor or a method; answers where the next one begins. */
    private int member(int begin, int close) throws Unreadable {
        List<String> modifiers = new ArrayList<>();
        List<Method.Clause> clauses = new ArrayList<>();
        int at = begin;
        while (at < close) {
            Token token = tokens.get(at);
            if (token.jml() && Words.CONTRACT_CLAUSES.contains(token.text())) {
                int end = tokens.find(";", at, close);
                if (end < 0) {
                    throw unexpected(at, "a clause without ';'");
                }
                clauses.add(new Method.Clause(token.text(), new Span(at + 1, end)));
                at = end + 1;
            } else if (Words.JAVA_MODIFIERS.contains(token.text())
                    || token.jml() && Words.JML_MODIFIERS.contains(token.text())) {
                modifiers.add(token.text());
                at++;
            } else {
                return declaration(begin, at, modifiers, clauses, close);
            }
        }
        throw unexpected(begin, "a contract without its method");
    }

    private int declaration(
            int begin, int typeAt, List<String> modifiers, List<Method.Clause> clauses, int close)
            throws Unreadable {
        int at = typeAt;
        Token type = tokens.get(at);
        if (tokens.text(at + 1).equals("(") && type.is(source.className())) {
            return constructor(begin, at);
        }
        if (!type.isWord() && !type.is("\\bigint")) {
            throw unexpected(at, "'" + type.text() + "' where a field or method is expected");
        }
        at++;
        while (tokens.text(at).equals("[") && tokens.text(at + 1).equals("]")) {
            at += 2;
        }
        int name = at;
        if (!tokens.get(name).isWord()) {
            throw unexpected(name, "'" + tokens.text(name) + "' where a name is expected");
        }
        boolean model = tokens.get(name).jml();
        if (!tokens.text(name + 1).equals("(")) {
            return field(begin, name, model, close);
        }
        int end = tokens.partner(name + 1);
        Optional<Span> body = Optional.empty();
        int last = end + 1;
        if (tokens.text(last).equals("{")) {
            body = Optional.of(new Span(last + 1, tokens.partner(last)));
            last = tokens.partner(last);
        } else if (!tokens.text(last).equals(";")) {
            throw unexpected(last, "'" + tokens.text(last) + "' after the parameters");
        }
        if (model != modifiers.contains("model")) {
            throw unexpected(name, "a method in JML that is not marked 'model'");
        }
        if (!model && body.isEmpty()) {
            throw unexpected(name, "a Java method without a body");
        }
        int first = source.lineOfToken(begin) - 1;
        int signature = source.lineOfToken(header(model, begin, typeAt)) - 1;
        Span lines = new Span(first, source.lineOfToken(last));
        Comments above = commentsAbove(first);
        methods.add(
                new Method(
                        source.className(),
                        tokens.text(name),
                        model,
                        joined(typeAt, name, ""),
                        parameters(name),
                        List.copyOf(modifiers),
                        List.copyOf(clauses),
                        new Span(typeAt, end + 1),
                        body,
                        new Span(first, signature),
                        lines,
                        above.rule(),
                        above.english(),
                        measure(clauses, lines)));
        return last + 1;
    }

    /** Where the contract ends: the first word of Java, or the word 'model'. */
    private int header(boolean model, int begin, int typeAt) {
        for (int at = begin; at < typeAt; at++) {
            if (model ? tokens.text(at).equals("model") : !tokens.get(at).jml()) {
                return at;
            }
        }
        return typeAt;
    }

    /** Only the empty private one is understood: nobody calls it, there is nothing to prove. */
    private int constructor(int begin, int at) throws Unreadable {
        String text = joined(begin, Math.min(at + 5, tokens.size()), " ");
        if (!text.equals("private " + source.className() + " ( ) { }")) {
            throw unexpected(at, "a constructor that is more than 'private ...() {}'");
        }
        return at + 5;
    }

    private int field(int begin, int name, boolean model, int close) throws Unreadable {
        int end = tokens.find(";", name, close);
        String text = end < 0 ? "" : joined(begin, end, " ");
        if (model || !text.matches("(public |private )?static final int \\w+ = (- )?\\d+")) {
            throw unexpected(name, "a field that is more than a number that never changes");
        }
        constants.add(tokens.text(name));
        return end + 1;
    }

    private List<Method.Parameter> parameters(int name) throws Unreadable {
        List<Method.Parameter> parameters = new ArrayList<>();
        for (Span span : tokens.arguments(name)) {
            int last = span.to() - 1;
            if (last <= span.from() || !tokens.get(last).isWord()) {
                throw unexpected(span.from(), "a parameter that is not a type and a name");
            }
            parameters.add(new Method.Parameter(joined(span.from(), last, ""), tokens.text(last)));
        }
        return parameters;
    }

    private Optional<Method.Measure> measure(List<Method.Clause> clauses, Span lines)
            throws Unreadable {
        Optional<Method.Measure> found = Optional.empty();
        for (Method.Clause clause : clauses) {
            if (clause.word().equals("measured_by")) {
                int line = source.lineOfToken(clause.tokens().from());
                found = Optional.of(new Method.Measure(source.parse(clause.tokens()), line));
            }
        }
        for (int line = lines.from(); line < lines.to() && found.isEmpty(); line++) {
            Matcher matcher = MEASURE.matcher(source.lines().get(line));
            if (matcher.find()) {
                Expr expr = ExprParser.parse(matcher.group(1));
                found = Optional.of(new Method.Measure(expr, line + 1));
            }
        }
        return found;
    }

    private record Comments(String rule, String english) {}

    private Comments commentsAbove(int contractLine) {
        int line = contractLine - 1;
        String english = "";
        Matcher comment = plainComment(line);
        while (comment != null) {
            english = (comment.group(1).strip() + " " + english).strip();
            line--;
            comment = plainComment(line);
        }
        StringBuilder javadoc = new StringBuilder();
        if (line >= 0 && source.lines().get(line).strip().endsWith("*/")) {
            while (line >= 0 && !source.lines().get(line).strip().startsWith("/*")) {
                javadoc.insert(0, source.lines().get(line--) + "\n");
            }
            javadoc.insert(0, line >= 0 ? source.lines().get(line) : "");
        }
        Matcher rule = RULE.matcher(javadoc + " " + english);
        return new Comments(rule.find() ? rule.group() : sectionAbove(line), english);
    }

    /** The rule in the heading of the section: a comment of its own that begins with the rule. */
    private String sectionAbove(int from) {
        for (int line = from; line >= 0; line--) {
            Matcher comment = plainComment(line);
            if (comment != null) {
                Matcher rule = RULE.matcher(comment.group(1));
                if (rule.lookingAt()) {
                    return rule.group();
                }
            }
        }
        return "";
    }

    private Matcher plainComment(int line) {
        if (line < 0) {
            return null;
        }
        Matcher matcher = PLAIN_COMMENT.matcher(source.lines().get(line).strip());
        return matcher.matches() ? matcher : null;
    }

    private String joined(int from, int to, String between) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            text.append(i == from ? "" : between).append(tokens.text(i));
        }
        return text.toString();
    }

    private Unreadable unexpected(int token, String what) {
        return new Unreadable(tokens.get(token).start(), "not understood: " + what);
    }
}
