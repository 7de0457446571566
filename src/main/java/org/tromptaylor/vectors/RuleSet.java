package org.tromptaylor.vectors;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A rule set near the Tromp-Taylor rules: what a move may not repeat, whether suicide is allowed,
 * which passes end the game, and what is counted. Everything else is as the ten rules say.
 *
 * @param ko which repetition is forbidden; a pass is always allowed
 * @param lookBack how many of the last colourings count, the present one included; only for {@link
 *     Ko#LOOK_BACK}, else 0
 * @param suicide which moves may leave their own string without a path to empty
 * @param end what ends the game
 * @param scoring what a player's score is
 */
public record RuleSet(Ko ko, int lookBack, Suicide suicide, End end, Scoring scoring) {

    /** A choice that a rule set makes, with a word for machines and a few for people. */
    public interface Choice {
        /** The constant's name in Java. */
        String name();

        /** Such as {@code natural-situational}. */
        default String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Such as "natural situational superko". */
        String words();
    }

    /** What a move may not repeat. */
    public enum Ko implements Choice {
        /** Any earlier colouring (TT-6). */
        POSITIONAL("positional superko"),
        /** The grid as it is, and the grid before the last turn. */
        SIMPLE("simple ko"),
        /** Any earlier colouring with the same player to move next, passes included. */
        SITUATIONAL("situational superko"),
        /** Any colouring that a move of the same player has made before. */
        NATURAL_SITUATIONAL("natural situational superko"),
        /** Nothing is forbidden. */
        NONE("no ko rule"),
        /** One of the last colourings, the present one included. */
        LOOK_BACK("superko over the last colourings"),
        /** Any earlier colouring but that of the start (against TT-6.a). */
        BUT_THE_START("positional superko that leaves the start out"),
        /** Any colouring that a turn of the same player, a pass too, has left before. */
        SITUATIONAL_BUT_THE_START("situational superko that leaves the start out"),
        /** As situational superko, but the colourings that a pass has left are not counted. */
        SITUATIONAL_BUT_PASSES("situational superko that leaves passes out"),
        /** The present colouring, and any earlier one since the last pass (against TT-6.f). */
        SINCE_A_PASS("positional superko that a pass resets"),
        /** Any earlier colouring, but only of moves that remove a stone of the opponent. */
        BY_CAPTURES("positional superko asked of captures only"),
        /** Any colouring that a turn of the opponent, a pass too, has left before. */
        OPPONENTS("superko that counts the opponent's colourings only");

        private final String words;

        Ko(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Which moves may leave their own string without a path to empty (TT-7.a). */
    public enum Suicide implements Choice {
        /** Of one stone or of more; that of one stone repeats the present grid (TT-6.b). */
        ALLOWED("suicide allowed"),
        /** None. */
        FORBIDDEN("suicide forbidden"),
        /** All; that of one stone is no repetition. */
        SINGLE_ALLOWED("suicide allowed even of a single stone"),
        /** Of two stones or more, whatever colouring it makes: the ko rule is not asked. */
        UNTESTED("suicide of two or more stones allowed whatever it repeats"),
        /** All, whatever colouring they make: the ko rule is not asked. */
        ALL_UNTESTED("suicide allowed whatever it repeats");

        private final String words;

        Suicide(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** What ends the game (TT-8). */
    public enum End implements Choice {
        /** Two passes in a row. */
        TWO_PASSES("two passes end the game"),
        /** Three passes in a row. */
        THREE_PASSES("three passes end the game"),
        /** Two passes, whatever lies between them. */
        TWO_PASSES_IN_ALL("two passes end the game, consecutive or not"),
        /** Two passes in a row, the last one White's. */
        WHITE_PASSES_LAST("two passes end the game if White passes last"),
        /** One pass. */
        ONE_PASS("one pass ends the game"),
        /** Four passes in a row. */
        FOUR_PASSES("four passes end the game"),
        /** Two passes in a row, or a move that makes an earlier colouring again. */
        REPETITION("two passes or a repetition end the game"),
        /** Nothing: a turn may always follow. */
        NEVER("turns are taken after the end too");

        private final String words;

        End(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** What a player's score is (TT-9). */
    public enum Scoring implements Choice {
        /** Points of her colour, and empty points that reach only her colour. */
        AREA("scores as in rule 9"),
        /** Points of her colour, and empty points that do not reach the opponent's colour. */
        OLDER_WORDING("scores by the older wording of rule 9"),
        /** Empty points that reach only her colour. */
        TERRITORY("territory counted"),
        /** The same, and the stones that the opponent has lost. */
        TERRITORY_AND_PRISONERS("territory and prisoners counted"),
        /** The same, and the opponent's passes: each hands a stone over. */
        TERRITORY_AND_PASS_STONES("territory, prisoners and pass stones counted"),
        /** As rule 9, but no empty points next to a string that has a neutral liberty. */
        AREA_BUT_SEKI("area counted without empty points in seki"),
        /** Points of her colour. */
        STONES("stones counted");

        private final String words;

        Scoring(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The Tromp-Taylor rules themselves. */
    public static final RuleSet TROMP_TAYLOR =
            new RuleSet(Ko.POSITIONAL, 0, Suicide.ALLOWED, End.TWO_PASSES, Scoring.AREA);

    /** Refuses a look-back where none belongs, or none where one does. */
    public RuleSet {
        if (ko == Ko.LOOK_BACK ? lookBack < 1 : lookBack != 0) {
            throw new IllegalArgumentException(ko + " with a look-back of " + lookBack);
        }
    }

    /** The same but for the ko rule, which is not {@link Ko#LOOK_BACK}. */
    public RuleSet with(Ko other) {
        return new RuleSet(other, 0, suicide, end, scoring);
    }

    /** The same but for the ko rule: so many of the last colourings count, at least 1. */
    public RuleSet withLookBack(int colourings) {
        return new RuleSet(Ko.LOOK_BACK, colourings, suicide, end, scoring);
    }

    /** The same but for suicide. */
    public RuleSet with(Suicide other) {
        return new RuleSet(ko, lookBack, other, end, scoring);
    }

    /** The same but for the end. */
    public RuleSet with(End other) {
        return new RuleSet(ko, lookBack, suicide, other, scoring);
    }

    /** The same but for the scores. */
    public RuleSet with(Scoring other) {
        return new RuleSet(ko, lookBack, suicide, end, other);
    }

    /** The rule sets that {@code variants} speaks of, by name, each one change away from ours. */
    public static Map<String, RuleSet> variants() {
        Map<String, RuleSet> variants = new LinkedHashMap<>();
        variants.put("no-ko", TROMP_TAYLOR.with(Ko.NONE));
        variants.put("simple-ko", TROMP_TAYLOR.with(Ko.SIMPLE));
        variants.put("situational-superko", TROMP_TAYLOR.with(Ko.SITUATIONAL));
        variants.put("natural-situational-superko", TROMP_TAYLOR.with(Ko.NATURAL_SITUATIONAL));
        variants.put("no-suicide", TROMP_TAYLOR.with(Suicide.FORBIDDEN));
        variants.put("three-passes", TROMP_TAYLOR.with(End.THREE_PASSES));
        return variants;
    }
}
