package org.tromptaylor.vectors;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A rule set near the Tromp-Taylor rules: what a move may not repeat, whether suicide is allowed,
 * and how many consecutive passes end the game. Everything else is as the ten rules say.
 *
 * @param ko which repetition is forbidden
 * @param suicide whether a move may leave its own string without a path to empty
 * @param passes how many consecutive passes end the game, at least 1
 */
public record RuleSet(Ko ko, boolean suicide, int passes) {

    /** What a move may not repeat. A pass is always allowed. */
    public enum Ko {
        /** Nothing is forbidden. */
        NONE,
        /** The grid as it is, and the grid before the last turn. */
        SIMPLE,
        /** Any earlier colouring (TT-6). */
        POSITIONAL,
        /** Any earlier colouring with the same player to move next, passes included. */
        SITUATIONAL,
        /** Any colouring that a move of the same player has made before. */
        NATURAL_SITUATIONAL
    }

    /** The Tromp-Taylor rules themselves. */
    public static final RuleSet TROMP_TAYLOR = new RuleSet(Ko.POSITIONAL, true, 2);

    /** Refuses fewer than one pass. */
    public RuleSet {
        if (passes < 1) {
            throw new IllegalArgumentException("passes: " + passes);
        }
    }

    /** The rule sets that {@code variants} speaks of, by name, each one change away from ours. */
    public static Map<String, RuleSet> variants() {
        Map<String, RuleSet> variants = new LinkedHashMap<>();
        variants.put("no-ko", new RuleSet(Ko.NONE, true, 2));
        variants.put("simple-ko", new RuleSet(Ko.SIMPLE, true, 2));
        variants.put("situational-superko", new RuleSet(Ko.SITUATIONAL, true, 2));
        variants.put("natural-situational-superko", new RuleSet(Ko.NATURAL_SITUATIONAL, true, 2));
        variants.put("no-suicide", new RuleSet(Ko.POSITIONAL, false, 2));
        variants.put("three-passes", new RuleSet(Ko.POSITIONAL, true, 3));
        return variants;
    }
}
