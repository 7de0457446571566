package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Map;
import org.tromptaylor.record.Agreement;
import org.tromptaylor.record.Archive.Audited;
import org.tromptaylor.record.Archive.Entry;
import org.tromptaylor.record.Archive.Unreadable;
import org.tromptaylor.record.Audit;
import org.tromptaylor.record.Audit.Breach;
import org.tromptaylor.record.GameRecord;
import org.tromptaylor.record.GameResult;
import org.tromptaylor.rules.Verdict;
import org.tromptaylor.vectors.Notation;

/** What an audit found, as a JSON object a line. */
final class AuditJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private AuditJson() {}

    static String line(Entry entry) {
        ObjectNode line = JSON.objectNode().put("file", entry.file());
        if (entry instanceof Unreadable unreadable) {
            line.put("unreadable", unreadable.why());
        } else if (entry instanceof Audited game) {
            game(line, game);
        }
        return line + "\n";
    }

    private static void game(ObjectNode line, Audited game) {
        GameRecord record = game.record();
        Audit audit = game.audit();
        line.put("game", game.number());
        line.put("width", record.width());
        line.put("height", record.height());
        record.black().ifPresent(name -> line.put("black", name));
        record.white().ifPresent(name -> line.put("white", name));
        record.rules().ifPresent(rules -> line.put("rules", rules));
        line.put("turns", audit.turns());
        counts(line.putObject("breaches"), audit.breachCount());
        ArrayNode list = line.putArray("illegal");
        audit.breaches().forEach(breach -> breach(list.addObject(), record, breach));
        line.put("set_up", audit.setUp());
        line.put("edited", audit.edited());
        line.put("over", audit.over());
        line.putObject("score").put("black", audit.blackScore()).put("white", audit.whiteScore());
        record.komi().ifPresent(komi -> line.put("komi", komi));
        BigDecimal komi = record.komi().orElse(BigDecimal.ZERO);
        line.put("margin", GameResult.written(audit.margin(komi)));
        line.put("result", record.result().written());
        line.put("agreement", Agreement.of(record, audit).id());
        ArrayNode faults = line.putArray("faults");
        record.faults().forEach(faults::add);
    }

    private static void counts(ObjectNode counts, Map<Verdict, ? extends Number> of) {
        for (Verdict verdict : Verdict.values()) {
            Number count = of.get(verdict);
            if (count != null) {
                counts.put(verdict.id(), count.longValue());
            }
        }
    }

    private static void breach(ObjectNode node, GameRecord record, Breach breach) {
        int player = breach.turn().player();
        node.put("turn", breach.number());
        node.put("line", breach.turn().line());
        node.put("player", Notation.colour(player));
        node.put("place", record.place(breach.turn().place()));
        node.put("verdict", breach.verdict().id());
        node.put("rule", breach.verdict().rule());
        if (breach.verdict() == Verdict.REPEATS) {
            node.put("repeats", breach.repeatedTurn()).put("cycle", breach.cycle());
        }
    }

    static String line(AuditSummary summary) {
        ObjectNode line = JSON.objectNode();
        ObjectNode node = line.putObject("summary");
        node.put("games", summary.games);
        node.put("turns", summary.turns);
        node.put("unreadable", summary.unreadable);
        node.put("with_breaches", summary.withBreaches);
        counts(node.putObject("breaches"), summary.breaches);
        node.put("set_up", summary.setUp);
        node.put("edited", summary.edited);
        node.put("faulty", summary.faulty);
        node.put("over", summary.over);
        ObjectNode agreements = node.putObject("agreements");
        for (Agreement agreement : Agreement.values()) {
            agreements.put(agreement.id(), summary.agreements.getOrDefault(agreement, 0L));
        }
        return line + "\n";
    }
}
