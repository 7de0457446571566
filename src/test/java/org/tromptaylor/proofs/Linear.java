package org.tromptaylor.proofs;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A sum of multiples of expressions, and a number: what is left when sums are worked out. */
final class Linear {

    private final Map<String, BigInteger> terms = new TreeMap<>();
    private BigInteger constant = BigInteger.ZERO;

    private Linear() {}

    static Linear of(Expr expr) {
        Linear sum = new Linear();
        sum.add(expr, BigInteger.ONE);
        return sum;
    }

    static Linear of(long number) {
        Linear sum = new Linear();
        sum.constant = BigInteger.valueOf(number);
        return sum;
    }

    Linear minus(Linear other) {
        Linear sum = new Linear();
        sum.add(this, BigInteger.ONE);
        sum.add(other, BigInteger.ONE.negate());
        return sum;
    }

    /** The number that this always is, if there is one. */
    Optional<BigInteger> number() {
        return terms.isEmpty() ? Optional.of(constant) : Optional.empty();
    }

    private void add(Expr expr, BigInteger factor) {
        if (expr.isBinary("+") || expr.isBinary("-")) {
            add(expr.left(), factor);
            add(expr.right(), expr.isBinary("+") ? factor : factor.negate());
        } else if (expr.kind() == Expr.Kind.UNARY && expr.symbol().equals("-")) {
            add(expr.left(), factor.negate());
        } else if (expr.kind() == Expr.Kind.ATOM && expr.symbol().matches("0|[1-9][0-9]{0,8}")) {
            constant = constant.add(factor.multiply(new BigInteger(expr.symbol())));
        } else if (expr.isBinary("*") && Linear.of(expr.left()).number().isPresent()) {
            add(expr.right(), factor.multiply(Linear.of(expr.left()).constant));
        } else if (expr.isBinary("*") && Linear.of(expr.right()).number().isPresent()) {
            add(expr.left(), factor.multiply(Linear.of(expr.right()).constant));
        } else {
            add(expr.toString(), factor);
        }
    }

    private void add(Linear other, BigInteger factor) {
        constant = constant.add(other.constant.multiply(factor));
        other.terms.forEach((term, times) -> add(term, times.multiply(factor)));
    }

    private void add(String term, BigInteger factor) {
        BigInteger times = terms.getOrDefault(term, BigInteger.ZERO).add(factor);
        if (times.signum() == 0) {
            terms.remove(term);
        } else {
            terms.put(term, times);
        }
    }
}
