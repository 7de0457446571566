package org.tromptaylor.proofs;

/**
 * What came of one run of the prover on one method.
 *
 * @param detail why it is not verified, in one line; empty if it is
 * @param seconds how long the whole run took
 */
record EscResult(Proof proof, Feasibility feasibility, String detail, double seconds) {

    enum Proof {
        /** Every assertion of the method was proven, and nothing else was said. */
        VERIFIED,
        /** An assertion that fails was named. */
        REFUTED,
        /** No answer: the solver said that it does not know, or the time was up. */
        UNDECIDED,
        /** Something else: the method does not compile, the tool crashed, was not understood. */
        ERROR
    }

    enum Feasibility {
        NOT_CHECKED,
        /** No contradiction was found at any place of the method. */
        OK,
        /** No contradiction was found at its beginning, its end and its assertions. */
        OK_BASIC,
        /** There is a place that no execution can come to. */
        INFEASIBLE,
        /** At some place the solver did not answer. */
        UNDECIDED
    }

    boolean isVerified() {
        return proof == Proof.VERIFIED;
    }

    EscResult with(Feasibility other, String more, double moreSeconds) {
        return new EscResult(proof, other, more, seconds + moreSeconds);
    }
}
