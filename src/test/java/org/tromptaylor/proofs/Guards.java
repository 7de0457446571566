package org.tromptaylor.proofs;

import java.util.ArrayList;
import java.util.List;

/** Conditions known to hold at some place, as far as they compare numbers. */
final class Guards {

    private final List<Expr> known;

    private Guards(List<Expr> known) {
        this.known = known;
    }

    static Guards none() {
        return new Guards(List.of());
    }

    /** These, and that the condition is true. */
    Guards and(Expr condition) {
        List<Expr> more = new ArrayList<>(known);
        hold(condition, more);
        return new Guards(more);
    }

    /** These, and that the condition is false. */
    Guards andNot(Expr condition) {
        List<Expr> more = new ArrayList<>(known);
        fail(condition, more);
        return new Guards(more);
    }

    /** These, save those that speak of the name: it means something else now. */
    Guards without(String name) {
        return new Guards(known.stream().filter(expr -> !expr.mentions(name)).toList());
    }

    private static void hold(Expr condition, List<Expr> into) {
        if (condition.isBinary("&&")) {
            hold(condition.left(), into);
            hold(condition.right(), into);
        } else if (condition.kind() == Expr.Kind.UNARY && condition.symbol().equals("!")) {
            fail(condition.left(), into);
        } else if (condition.kind() == Expr.Kind.BINARY) {
            into.add(condition);
        }
    }

    private static void fail(Expr condition, List<Expr> into) {
        if (condition.isBinary("||")) {
            fail(condition.left(), into);
            fail(condition.right(), into);
        } else if (condition.kind() == Expr.Kind.UNARY && condition.symbol().equals("!")) {
            hold(condition.left(), into);
        } else if (condition.kind() == Expr.Kind.BINARY) {
            String opposite =
                    switch (condition.symbol()) {
                        case "<" -> ">=";
                        case "<=" -> ">";
                        case ">" -> "<=";
                        case ">=" -> "<";
                        case "==" -> "!=";
                        case "!=" -> "==";
                        default -> null;
                    };
            if (opposite != null) {
                into.add(new Expr(Expr.Kind.BINARY, opposite, condition.parts()));
            }
        }
    }

    /** Whether they show that this is at least 0. */
    boolean showNotNegative(Linear sum) {
        if (isNotNegative(sum)) {
            return true;
        }
        for (Linear bound : notNegative()) {
            if (isNotNegative(sum.minus(bound))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNotNegative(Linear sum) {
        return sum.number().map(n -> n.signum() >= 0).orElse(false);
    }

    /** What is at least 0, by one of the conditions, or by a bound and a difference from it. */
    private List<Linear> notNegative() {
        List<Linear> bounds = new ArrayList<>();
        List<Linear> different = new ArrayList<>();
        for (Expr condition : known) {
            Linear left = Linear.of(condition.left());
            Linear right = Linear.of(condition.right());
            switch (condition.symbol()) {
                case "<" -> bounds.add(right.minus(left).minus(Linear.of(1)));
                case "<=" -> bounds.add(right.minus(left));
                case ">" -> bounds.add(left.minus(right).minus(Linear.of(1)));
                case ">=" -> bounds.add(left.minus(right));
                case "==" -> {
                    bounds.add(left.minus(right));
                    bounds.add(right.minus(left));
                }
                case "!=" -> {
                    different.add(left.minus(right));
                    different.add(right.minus(left));
                }
                default -> {}
            }
        }
        List<Linear> all = new ArrayList<>(bounds);
        for (Linear bound : bounds) {
            for (Linear difference : different) {
                if (bound.minus(difference).number().map(n -> n.signum() == 0).orElse(false)) {
                    all.add(bound.minus(Linear.of(1)));
                }
            }
        }
        return all;
    }

    /** Whether the two can't both hold, as far as comparisons show. */
    static boolean exclude(Expr one, Expr other) {
        return refutes(other, one) || refutes(one, other);
    }

    /** Whether the first shows that the second, or a part of it, is false. */
    private static boolean refutes(Expr other, Expr one) {
        List<Expr> first = new ArrayList<>();
        hold(one, first);
        Guards second = none().and(other);
        for (Expr condition : first) {
            Linear left = Linear.of(condition.left());
            Linear right = Linear.of(condition.right());
            boolean excluded =
                    switch (condition.symbol()) {
                        // Excluded if the opposite is shown.
                        case "<" -> second.showNotNegative(left.minus(right));
                        case "<=" -> second.showNotNegative(below(right, left));
                        case ">" -> second.showNotNegative(right.minus(left));
                        case ">=" -> second.showNotNegative(below(left, right));
                        case "==" ->
                                second.showNotNegative(below(left, right))
                                        || second.showNotNegative(below(right, left));
                        case "!=" ->
                                second.showNotNegative(left.minus(right))
                                        && second.showNotNegative(right.minus(left));
                        default -> false;
                    };
            if (excluded) {
                return true;
            }
        }
        return isNegation(one, other);
    }

    private static Linear below(Linear small, Linear large) {
        return large.minus(small).minus(Linear.of(1));
    }

    private static boolean isNegation(Expr one, Expr other) {
        return one.kind() == Expr.Kind.UNARY
                && one.symbol().equals("!")
                && one.left().toString().equals(other.toString());
    }
}
