package org.tromptaylor.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tromptaylor.record.Agreement;
import org.tromptaylor.record.Archive.Audited;
import org.tromptaylor.record.Archive.Entry;
import org.tromptaylor.record.Archive.Unreadable;
import org.tromptaylor.record.Audit;
import org.tromptaylor.record.Audit.Breach;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameResult;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** What an audit found, as people read it. */
final class AuditText {

    private static final int MAX_SHOWN = 400;

    private AuditText() {}

    /** A line for a game or a file, and further in, one for each thing that was found. */
    static String lines(Entry entry) {
        if (entry instanceof Unreadable file) {
            return shown(file.file()) + ": " + shown(file.why()) + "\n";
        }
        Audited game = (Audited) entry;
        GameRecord record = game.record();
        Audit audit = game.audit();
        StringBuilder text = new StringBuilder();
        text.append(shown(game.file())).append(" game ").append(game.number()).append(": ");
        text.append(record.width()).append('x').append(record.height()).append(", ");
        text.append(number(audit.turns(), "turn"));
        text.append(audit.over() ? ", ended by two passes" : "").append("; ");
        text.append(result(record, audit)).append('\n');
        for (String found : findings(record, audit, Audit.MAX_BREACHES)) {
            text.append("    ").append(found).append('\n');
        }
        return text.toString();
    }

    /** What is not as the rules and SGF want it, a line each; so many illegal turns at most. */
    static List<String> findings(GameRecord record, Audit audit, int most) {
        List<String> lines = new ArrayList<>();
        audit.breaches().stream().limit(most).forEach(b -> lines.add(breach(record, b)));
        int more = sum(audit.breachCount()) - lines.size();
        if (more > 0) {
            lines.add("and " + more + " more");
        }
        if (audit.setUp()) {
            lines.add("begins with stones that are set up (TT-5.a, TT-6.i)");
        }
        if (audit.edited()) {
            lines.add("stones are set up between turns, by no rule");
        }
        record.faults().forEach(fault -> lines.add("fault: " + shown(fault)));
        return lines;
    }

    private static int sum(Map<Verdict, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Such as {@code Black 45, White 36, komi 6.5: B+2.5; RE[B+2.5] agrees}. */
    private static String result(GameRecord record, Audit audit) {
        String komi = record.komi().map(k -> ", komi " + k.toPlainString()).orElse("");
        BigDecimal margin = audit.margin(record.komi().orElse(BigDecimal.ZERO));
        String written = shown(record.result().written());
        String said =
                switch (Agreement.of(record, audit)) {
                    case AGREES -> "RE[" + written + "] agrees";
                    case SAME_WINNER -> "RE[" + written + "] has the same winner, no margin";
                    case OTHER_MARGIN -> "RE[" + written + "] has another margin";
                    case OTHER_WINNER -> "RE[" + written + "] has another winner";
                    case NOT_COUNTED -> "RE[" + written + "]";
                    case NOT_SAID -> written.isEmpty() ? "no RE" : "RE[" + written + "]";
                };
        return "Black "
                + audit.blackScore()
                + ", White "
                + audit.whiteScore()
                + komi
                + ": "
                + GameResult.written(margin)
                + "; "
                + said;
    }

    private static String breach(GameRecord record, Breach breach) {
        int player = breach.turn().player();
        String who = player == TrompTaylor.BLACK ? "Black" : "White";
        String place = record.place(breach.turn().place());
        String what =
                switch (breach.verdict()) {
                    case REPEATS ->
                            place
                                    + " repeats the colouring of "
                                    + (breach.repeatedTurn() == 0
                                            ? "the start"
                                            : "turn " + breach.repeatedTurn())
                                    + ", a cycle of "
                                    + breach.cycle();
                    case OCCUPIED -> place + " is not empty";
                    case OFF_GRID -> "[" + shown(breach.turn().written()) + "] is off the grid";
                    case OUT_OF_TURN -> place + " is out of turn";
                    case GAME_OVER -> place + " comes after two consecutive passes";
                    case LEGAL -> throw new IllegalArgumentException("a breach is not legal");
                };
        return "turn "
                + breach.number()
                + " (line "
                + breach.turn().line()
                + "): "
                + who
                + " "
                + what
                + " ("
                + breach.verdict().rule()
                + ")";
    }

    static String summary(AuditSummary summary) {
        StringBuilder text = new StringBuilder("\n");
        text.append(number(summary.games, "game")).append(" with ");
        text.append(number(summary.turns, "turn"));
        if (summary.unreadable > 0) {
            text.append("; not read: ").append(summary.unreadable);
        }
        text.append('\n');
        row(text, summary.games - summary.withBreaches, "by the ten rules throughout");
        row(text, summary.withBreaches, "not: " + breaches(summary));
        row(text, summary.setUp, "begin with stones that are set up");
        row(text, summary.edited, "set up stones between turns");
        row(text, summary.faulty, "not as SGF wants it");
        row(text, summary.over, "ended by two passes");
        row(text, of(summary, Agreement.AGREES), "name the score of the last grid as the result");
        row(text, of(summary, Agreement.SAME_WINNER), "name the same winner, and no margin");
        row(text, of(summary, Agreement.OTHER_MARGIN), "name another margin");
        row(text, of(summary, Agreement.OTHER_WINNER), "name another winner");
        if (of(summary, Agreement.OTHER_MARGIN) + of(summary, Agreement.OTHER_WINNER) > 0) {
            text.append(
                    "          (most often since dead stones still stand, and count: TT-9.c)\n");
        }
        row(text, of(summary, Agreement.NOT_COUNTED), "were not counted");
        row(text, of(summary, Agreement.NOT_SAID), "name no result");
        return text.toString();
    }

    private static long of(AuditSummary summary, Agreement agreement) {
        return summary.agreements.getOrDefault(agreement, 0L);
    }

    private static void row(StringBuilder text, long count, String what) {
        if (count > 0) {
            text.append(String.format("%8d  %s%n", count, what));
        }
    }

    private static String breaches(AuditSummary summary) {
        List<String> parts = new ArrayList<>();
        summary.breaches.forEach(
                (verdict, count) ->
                        parts.add(count + " " + verdict.id() + " (" + verdict.rule() + ")"));
        return String.join(", ", parts);
    }

    private static String number(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** Text of a file that can be shown on a terminal: one line, nothing that steers it. */
    private static String shown(String text) {
        String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]+", "?");
        return line.length() <= MAX_SHOWN ? line : line.substring(0, MAX_SHOWN) + "...";
    }
}
