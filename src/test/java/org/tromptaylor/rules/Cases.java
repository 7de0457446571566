package org.tromptaylor.rules;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.statistics.Statistics;

/** Which of the cases that a property is about have occurred in one of its tries. */
final class Cases {

    private final Set<String> occurred = new HashSet<>();

    void note(String name, boolean occurs) {
        if (occurs) {
            occurred.add(name);
        }
    }

    /** Each of them has to occur in one of a hundred tries, or the property fails. */
    void demand(String... names) {
        for (String name : names) {
            Statistics.label(name)
                    .collect(occurred.contains(name))
                    .coverage(c -> c.check(true).percentage(p -> p >= 1));
        }
    }
}
