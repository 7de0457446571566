package org.tromptaylor.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

class AuditAgreesWithEngineTest {

    /** Whatever is tried, legal or not: as long as all was legal, the engine says the same. */
    @Property(tries = 300)
    void untilTheFirstBreachTheEngineSaysTheSame(
            @ForAll @IntRange(min = 1, max = 3) int width,
            @ForAll @IntRange(min = 1, max = 3) int height,
            @ForAll List<@IntRange(min = -1, max = 8) Integer> turns)
            throws SgfException {
        StringBuilder file = new StringBuilder("(;SZ[" + width + ":" + height + "]");
        for (int i = 0; i < turns.size(); i++) {
            int turn = turns.get(i);
            String place = turn < 0 ? "" : "" + (char) ('a' + turn % 3) + (char) ('a' + turn / 3);
            file.append(';').append(i % 2 == 0 ? 'B' : 'W').append('[').append(place).append(']');
        }
        Audit audit = Sgf.audit(file.append(')').toString());

        Game game = new Game(width, height);
        for (int i = 0; i < turns.size(); i++) {
            int turn = turns.get(i);
            boolean off = turn >= 0 && (turn % 3 >= width || turn / 3 >= height);
            int place = turn < 0 ? TrompTaylor.PASS : off ? -2 : turn / 3 * width + turn % 3;
            int repeated = game.repeatedTurn(place);
            Verdict verdict = game.play(place);
            if (verdict != Verdict.LEGAL) {
                Audit.Breach first = audit.breaches().get(0);
                assertEquals(i + 1, first.number());
                assertEquals(verdict, first.verdict());
                assertEquals(repeated, first.repeatedTurn());
                return;
            }
        }
        assertEquals(List.of(), audit.breaches());
        assertEquals(game.position(), audit.last());
        assertEquals(game.isOver(), audit.over());
    }
}
