package org.tromptaylor.engine;

import java.util.Arrays;

/** What games of the same size share, for tests that want it made anew. */
public final class SharedLayouts {

    private SharedLayouts() {}

    /** Forgets all of it; the next game of each size makes it again. */
    public static void forget() {
        Arrays.fill(Layout.SHARED, null);
    }
}
