package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The statements of a body one after the other, whatever they are nested in: each a range of tokens
 * without its semicolon. A brace or an {@code else} is one of its own, and so is the head of an
 * {@code if} or a loop.
 */
final class Statements {

    private final Tokens tokens;
    private final List<Span> spans = new ArrayList<>();

    Statements(Tokens tokens, Span body) throws Unreadable {
        this.tokens = tokens;
        int at = body.from();
        while (at < body.to()) {
            int end =
                    switch (tokens.text(at)) {
                        case "{", "}", "else", ";" -> at + 1;
                        case "if", "for", "while" -> tokens.partner(at + 1) + 1;
                        default -> tokens.find(";", at, body.to());
                    };
            if (end < 0) {
                throw new Unreadable(tokens.get(at).start(), "a statement without ';'");
            }
            spans.add(new Span(at, end));
            at = tokens.text(end).equals(";") && end < body.to() ? end + 1 : end;
        }
    }

    /** The statement with this token. */
    int with(int token) {
        for (int i = 0; i < spans.size(); i++) {
            if (spans.get(i).contains(token)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no statement has token " + token);
    }

    Span get(int statement) {
        return spans.get(statement);
    }

    /** The tokens of a JML assertion's condition, if this is one that is always come to. */
    Optional<Span> assertion(int statement) {
        Span span = spans.get(statement);
        Token first = tokens.get(span.from());
        return first.jml() && first.is("assert") && !isUnderCondition(statement)
                ? Optional.of(new Span(span.from() + 1, span.to()))
                : Optional.empty();
    }

    /** Whether it is, without braces, what an {@code if}, an {@code else} or a loop does. */
    private boolean isUnderCondition(int statement) {
        return statement > 0
                && Set.of("if", "else", "for", "while")
                        .contains(tokens.text(spans.get(statement - 1).from()));
    }

    /** The one expression that the statement works out, if it is of a kind that has one. */
    Optional<Span> expression(int statement) {
        Span span = spans.get(statement);
        String first = tokens.text(span.from());
        if (first.equals("return") || first.equals("assert")) {
            return Optional.of(new Span(span.from() + 1, span.to()));
        }
        if (first.equals("if")) {
            return Optional.of(new Span(span.from() + 2, span.to() - 1));
        }
        if (first.equals("for") || first.equals("while") || Words.LOOP_CLAUSES.contains(first)) {
            return Optional.empty();
        }
        int assign = tokens.find("=", span.from(), span.to());
        return assign < 0 ? Optional.of(span) : Optional.of(new Span(assign + 1, span.to()));
    }
}
