package org.tromptaylor.proofs;

import java.util.List;
import java.util.Optional;

/**
 * A method of a proven source: a Java method, or a model method that only contracts know.
 *
 * @param owner the simple name of its class
 * @param model whether it exists in JML only
 * @param returnType as written
 * @param modifiers the words before and after its clauses, {@code normal_behavior} among them
 * @param clauses its contract's clauses
 * @param signature its tokens from the return type to the end of the parameters
 * @param body its body's tokens between the braces; none if it has no body
 * @param contractLines the lines from the contract's first to the one before the signature, from 0
 * @param lines all its lines, contract and body
 * @param rule the rule that it belongs to, such as TT-3; empty if that is not said
 * @param english the line above the contract that says the same in English
 */
record Method(
        String owner,
        String name,
        boolean model,
        String returnType,
        List<Parameter> parameters,
        List<String> modifiers,
        List<Clause> clauses,
        Span signature,
        Optional<Span> body,
        Span contractLines,
        Span lines,
        String rule,
        String english,
        Optional<Measure> measure) {

    /** A formal parameter. */
    record Parameter(String type, String name) {}

    /** A clause: its word, and the tokens of what follows, without the semicolon. */
    record Clause(String word, Span tokens) {}

    /** What gets smaller from call to call. */
    record Measure(Expr expr, int line) {}

    /** Class and method, as in the table. */
    String id() {
        return owner + "." + name;
    }

    /** A model method without a body: it is what its contract says, and nothing proves it. */
    boolean isDefinition() {
        return model && body.isEmpty();
    }

    /** The line of its name, from 1. */
    int line() {
        return contractLines.to() + 1;
    }

    List<Clause> clauses(String word) {
        return clauses.stream().filter(clause -> clause.word().equals(word)).toList();
    }
}
