package org.tromptaylor.cli;

import java.util.EnumMap;
import java.util.Map;
import org.tromptaylor.record.Agreement;
import org.tromptaylor.record.Archive.Audited;
import org.tromptaylor.record.Archive.Entry;
import org.tromptaylor.record.Archive.Unreadable;
import org.tromptaylor.record.Audit;
import org.tromptaylor.rules.Verdict;

/** How many games there were of which kind. */
final class AuditSummary {

    final Map<Verdict, Long> breaches = new EnumMap<>(Verdict.class);
    final Map<Agreement, Long> agreements = new EnumMap<>(Agreement.class);
    long games;
    long turns;
    long unreadable;
    long withBreaches;
    long setUp;
    long edited;
    long over;
    long faulty;

    void add(Entry entry) {
        if (entry instanceof Unreadable) {
            unreadable++;
        } else if (entry instanceof Audited game) {
            add(game);
        }
    }

    private void add(Audited game) {
        Audit audit = game.audit();
        games++;
        turns += audit.turns();
        withBreaches += audit.breachCount().isEmpty() ? 0 : 1;
        setUp += audit.setUp() ? 1 : 0;
        edited += audit.edited() ? 1 : 0;
        over += audit.over() ? 1 : 0;
        faulty += game.record().faults().isEmpty() ? 0 : 1;
        audit.breachCount().forEach((verdict, n) -> breaches.merge(verdict, (long) n, Long::sum));
        agreements.merge(Agreement.of(game.record(), audit), 1L, Long::sum);
    }

    boolean isAllLegal() {
        return withBreaches == 0 && unreadable == 0;
    }

    /** Whether it is something that the exit code speaks of. */
    static boolean isFound(Entry entry) {
        return !(entry instanceof Audited game) || !game.audit().breachCount().isEmpty();
    }
}
