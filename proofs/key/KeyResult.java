package org.tromptaylor.proofs;

import java.util.Set;

/**
 * What came of one method.
 *
 * @param contracts how many contracts it has; each was to be proven
 * @param openGoals what is left to show; none if it is proven
 * @param steps how many rules were applied
 * @param uses the methods whose contracts the proof uses
 */
record KeyResult(int contracts, int openGoals, int steps, double seconds, Set<String> uses) {

    boolean isProven() {
        return contracts > 0 && openGoals == 0;
    }
}
