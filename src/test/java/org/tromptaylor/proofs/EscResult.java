package org.tromptaylor.proofs;

/**
 * What came of asking the prover about one method.
 *
 * @param places at how many places feasibility was asked for and answered, such as "7 of 7"
 * @param detail what is amiss, in one line; empty if nothing is
 * @param seconds how long the whole run took, all attempts together
 * @param attempts how often it was tried
 */
record EscResult(
        Proof proof,
        Feasibility feasibility,
        String places,
        String detail,
        double seconds,
        int attempts) {

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
        /** No contradiction was found; at the end of the preconditions there was an answer. */
        OK,
        /** There is a place that no execution can come to. */
        INFEASIBLE,
        /** No contradiction was found, but the solver did not even answer for the preconditions. */
        UNDECIDED
    }

    /** A run that came to nothing. */
    static EscResult error(String detail, double seconds) {
        return new EscResult(Proof.ERROR, Feasibility.NOT_CHECKED, "", detail, seconds, 1);
    }

    boolean isVerified() {
        return proof == Proof.VERIFIED;
    }

    /** Whether there may be a proof that was not found: the solver gave another answer, or none. */
    boolean mayBeFoundAgain() {
        return proof == Proof.REFUTED || proof == Proof.UNDECIDED;
    }

    /** The same with other answers about feasibility. */
    EscResult with(Feasibility other, String otherPlaces, String otherDetail, double otherSeconds) {
        return new EscResult(proof, other, otherPlaces, otherDetail, otherSeconds, attempts);
    }

    /** The same as the last of several attempts, after others that took some time. */
    EscResult after(EscResult others) {
        return new EscResult(
                proof,
                feasibility,
                places,
                detail,
                others.seconds + seconds,
                others.attempts + attempts);
    }
}
