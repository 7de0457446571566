package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.WHITE;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The keys of which hashes are made. */
class KeysTest {

    @Test
    void keysAreTheOutputOfSplitMix64() {
        // The first numbers of java.util.SplittableRandom(0) and other implementations.
        long[] keys = Keys.table(2);
        assertEquals(0xE220A8397B1DCDAFL, keys[Keys.index(BLACK, 0)]);
        assertEquals(0x6E789E6AA1B965F4L, keys[Keys.index(WHITE, 0)]);
        assertEquals(0x06C45D188009454FL, keys[Keys.index(BLACK, 1)]);
        assertEquals(0xF88BB8A8724C81ECL, keys[Keys.index(WHITE, 1)]);
    }

    @Test
    void largeTablesBeginAsTheSharedOneAndHaveNoKeyTwice() {
        long[] shared = Keys.table(100);
        long[] large = Keys.table(5000);
        assertSame(shared, Keys.table(27 * 26));
        assertSame(shared, Keys.table(1024));
        assertEquals(10_000, large.length);
        assertEquals(-1, Arrays.mismatch(shared, Arrays.copyOf(large, shared.length)));
        assertEquals(10_000, Arrays.stream(large).distinct().count());
    }
}
