package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import org.junit.jupiter.api.Test;

/** The stack of colourings and its hashes. */
class ColouringsTest {

    @Test
    void keysAreTheOutputOfSplitMix64() {
        // The first numbers of java.util.SplittableRandom(0) and other implementations.
        assertEquals(0xE220A8397B1DCDAFL, Colourings.key(BLACK, 0));
        assertEquals(0x6E789E6AA1B965F4L, Colourings.key(WHITE, 0));
        assertEquals(0x06C45D188009454FL, Colourings.key(BLACK, 1));
        assertEquals(0xF88BB8A8724C81ECL, Colourings.key(WHITE, 1));
    }

    @Test
    void candidatesHaveTheSameHash() {
        Colourings colourings = new Colourings(1, -1L);
        colourings.push(7, 1);
        // This one begins to look in the same place.
        colourings.push(7 + (1L << 40), 2);
        colourings.push(7, 4);
        assertEquals(1, colourings.find(7));
        assertEquals(3, colourings.findNext());
        assertEquals(Colourings.NONE, colourings.findNext());
        assertEquals(2, colourings.find(7 + (1L << 40)));
        assertEquals(Colourings.NONE, colourings.findNext());
        assertEquals(Colourings.NONE, colourings.find(8));
    }

    @Test
    void whatIsTakenOffIsNoCandidate() {
        Colourings colourings = new Colourings(1, -1L);
        colourings.push(7, 1);
        colourings.push(7, 2);
        colourings.pop();
        assertEquals(1, colourings.find(7));
        assertEquals(Colourings.NONE, colourings.findNext());
        assertEquals(7, colourings.lastHash());
        assertEquals(1, colourings.madeBy(1));
    }

    @Test
    void theEntryOfATurnIsTheLastThatWasMadeUntilThen() {
        Colourings colourings = new Colourings(1, -1L);
        colourings.push(7, 2);
        colourings.push(8, 3);
        assertEquals(0, colourings.at(0));
        assertEquals(0, colourings.at(1));
        assertEquals(1, colourings.at(2));
        assertEquals(2, colourings.at(3));
        assertEquals(2, colourings.at(9));
    }
}
