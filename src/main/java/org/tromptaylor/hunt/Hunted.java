package org.tromptaylor.hunt;

import java.util.List;
import org.tromptaylor.conformance.Identity;
import org.tromptaylor.conformance.Result;

/**
 * What came of a hunt.
 *
 * @param subject who was asked
 * @param findings the differences, one for each rule
 * @param failures games that a subject left without an answer; the first few
 * @param failed how many such games there were
 * @param games how many games were played; those left out that could not be asked
 * @param questions how many questions were asked
 * @param gaveUp whether the hunt was ended since there were no answers any more
 */
public record Hunted(
        Identity subject,
        List<Finding> findings,
        List<Result> failures,
        int failed,
        int games,
        long questions,
        boolean gaveUp) {

    /** Keeps copies of the lists. */
    public Hunted {
        findings = List.copyOf(findings);
        failures = List.copyOf(failures);
    }
}
