package org.tromptaylor.proofs;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An expression of Java or JML; brackets that change nothing are gone.
 *
 * @param symbol the operator, name, field or literal
 * @param parts the operands, arguments, or (of a quantifier) range and body
 */
record Expr(Kind kind, String symbol, List<Expr> parts) {

    enum Kind {
        /** A name, a literal, {@code \result}. */
        ATOM,
        UNARY,
        BINARY,
        /** Condition, then, else. */
        CONDITIONAL,
        /** The symbol is the name, with its class if that is given. */
        CALL,
        /** The symbol is the field, the part is what has it. */
        MEMBER,
        /** Array and index. */
        INDEX,
        /** The symbol is the quantifier with its variables; range and body. */
        QUANTIFIED
    }

    static Expr atom(String text) {
        return new Expr(Kind.ATOM, text, List.of());
    }

    boolean isBinary(String operator) {
        return kind == Kind.BINARY && symbol.equals(operator);
    }

    boolean isAtom(String text) {
        return kind == Kind.ATOM && symbol.equals(text);
    }

    Expr left() {
        return parts.get(0);
    }

    Expr right() {
        return parts.get(1);
    }

    /** Whether it occurs here, at any depth. */
    boolean mentions(String atom) {
        return isAtom(atom) || parts.stream().anyMatch(part -> part.mentions(atom));
    }

    /** The same with other expressions in place of some names. */
    Expr with(Map<String, Expr> replaced) {
        if (kind == Kind.ATOM) {
            return replaced.getOrDefault(symbol, this);
        }
        return new Expr(kind, symbol, parts.stream().map(p -> p.with(replaced)).toList());
    }

    /** The text in one fixed form: two expressions are the same if these are. */
    @Override
    public String toString() {
        return switch (kind) {
            case ATOM -> symbol;
            case UNARY -> symbol + left();
            case BINARY -> "(" + left() + " " + symbol + " " + right() + ")";
            case CONDITIONAL -> "(" + left() + " ? " + right() + " : " + parts.get(2) + ")";
            case CALL -> symbol + "(" + joined(", ") + ")";
            case MEMBER -> left() + "." + symbol;
            case INDEX -> left() + "[" + right() + "]";
            case QUANTIFIED -> "(" + symbol + "; " + joined("; ") + ")";
        };
    }

    private String joined(String between) {
        return parts.stream().map(Expr::toString).collect(Collectors.joining(between));
    }
}
