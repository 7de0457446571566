package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;

/** Reads an expression from tokens. What it doesn't know it refuses. */
final class ExprParser {

    /** From those that bind least to those that bind most. */
    private static final List<List<String>> OPERATORS =
            List.of(
                    List.of("<==>", "<=!=>"),
                    List.of("==>"),
                    List.of("||"),
                    List.of("&&"),
                    List.of("|"),
                    List.of("^"),
                    List.of("&"),
                    List.of("==", "!="),
                    List.of("<", "<=", ">", ">="),
                    List.of("+", "-"),
                    List.of("*", "/", "%"));

    private static final int IMPLIES = 1;

    private final Tokens tokens;
    private final int end;
    private int at;

    private ExprParser(Tokens tokens, Span range) {
        this.tokens = tokens;
        this.at = range.from();
        this.end = range.to();
    }

    static Expr parse(Tokens tokens, Span range) throws Unreadable {
        ExprParser parser = new ExprParser(tokens, range);
        Expr expr = parser.conditional();
        parser.mustBeAtEnd(range.to());
        return expr;
    }

    static Expr parse(String text) throws Unreadable {
        Tokens tokens = Tokens.of(text);
        return parse(tokens, new Span(0, tokens.size()));
    }

    private Expr conditional() throws Unreadable {
        Expr condition = binary(0);
        if (!next("?")) {
            return condition;
        }
        Expr then = conditional();
        expect(":");
        return new Expr(Expr.Kind.CONDITIONAL, "?", List.of(condition, then, conditional()));
    }

    private Expr binary(int level) throws Unreadable {
        if (level == OPERATORS.size()) {
            return unary();
        }
        Expr left = binary(level + 1);
        while (at < end && OPERATORS.get(level).contains(tokens.text(at))) {
            String operator = tokens.text(at++);
            Expr right = binary(level == IMPLIES ? level : level + 1);
            left = new Expr(Expr.Kind.BINARY, operator, List.of(left, right));
        }
        return left;
    }

    private Expr unary() throws Unreadable {
        String sign = at < end ? tokens.text(at) : "";
        if (sign.equals("!") || sign.equals("-")) {
            at++;
            return new Expr(Expr.Kind.UNARY, sign, List.of(unary()));
        }
        return suffixes(primary());
    }

    private Expr primary() throws Unreadable {
        if (at >= end) {
            throw unexpected("the end");
        }
        Token token = tokens.get(at);
        if (token.is("(")) {
            int close = tokens.partner(at);
            String first = tokens.text(at + 1);
            at++;
            Expr inner =
                    first.equals("\\forall") || first.equals("\\exists")
                            ? quantified(close)
                            : conditional();
            mustBeAtEnd(close);
            at = close + 1;
            return inner;
        }
        char start = token.text().charAt(0);
        boolean known = token.isWord() && !token.is("new") || Character.isDigit(start);
        if (!known && start != '\\' && start != '"' && start != '\'') {
            throw unexpected("'" + token.text() + "'");
        }
        at++;
        return at < end && tokens.text(at).equals("(")
                ? call(token.text())
                : Expr.atom(token.text());
    }

    private Expr quantified(int close) throws Unreadable {
        int head = tokens.find(";", at, close);
        if (head < 0) {
            throw unexpected("a quantifier without ';'");
        }
        StringBuilder variables = new StringBuilder();
        for (int i = at; i < head; i++) {
            variables.append(i == at ? "" : " ").append(tokens.text(i));
        }
        at = head + 1;
        Expr range = Expr.atom("true");
        if (tokens.find(";", at, close) >= 0) {
            range = conditional();
            expect(";");
        }
        Expr body = conditional();
        if (next(":")) {
            // Triggers only tell the solver where to look.
            at = close;
        }
        return new Expr(Expr.Kind.QUANTIFIED, variables.toString(), List.of(range, body));
    }

    private Expr suffixes(Expr target) throws Unreadable {
        Expr expr = target;
        while (at < end) {
            if (next("[")) {
                int close = tokens.partner(at - 1);
                Expr index = conditional();
                mustBeAtEnd(close);
                at = close + 1;
                expr = new Expr(Expr.Kind.INDEX, "[]", List.of(expr, index));
            } else if (next(".")) {
                String name = tokens.text(at++);
                if (at < end && tokens.text(at).equals("(")) {
                    if (expr.kind() != Expr.Kind.ATOM) {
                        throw unexpected("a call on an expression");
                    }
                    expr = call(expr.symbol() + "." + name);
                } else {
                    expr = new Expr(Expr.Kind.MEMBER, name, List.of(expr));
                }
            } else {
                return expr;
            }
        }
        return expr;
    }

    private Expr call(String name) throws Unreadable {
        List<Expr> arguments = new ArrayList<>();
        for (Span argument : tokens.arguments(at - 1)) {
            arguments.add(parse(tokens, argument));
        }
        at = tokens.partner(at) + 1;
        return new Expr(Expr.Kind.CALL, name, arguments);
    }

    private boolean next(String text) {
        boolean isNext = at < end && tokens.text(at).equals(text);
        if (isNext) {
            at++;
        }
        return isNext;
    }

    private void expect(String text) throws Unreadable {
        if (!next(text)) {
            throw unexpected("no '" + text + "'");
        }
    }

    private void mustBeAtEnd(int limit) throws Unreadable {
        if (at != limit) {
            throw unexpected("'" + tokens.text(at) + "'");
        }
    }

    private Unreadable unexpected(String what) {
        int position = at < tokens.size() ? tokens.get(at).start() : -1;
        return new Unreadable(position, "an expression that is not understood: unexpected " + what);
    }
}
