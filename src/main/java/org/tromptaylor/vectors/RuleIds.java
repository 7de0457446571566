package org.tromptaylor.vectors;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The permanent ids of the rules ({@code TT-6}) and of the readings ({@code TT-6.c}), with their
 * titles, as {@code spec/README.md} lists them. An id never changes its meaning and is never
 * removed.
 */
public final class RuleIds {

    private static final Map<String, String> TITLES = new LinkedHashMap<>();

    static {
        String list =
                """
                TT-1 the grid of points; adjacency
                TT-1.a another rectangle may be used by agreement
                TT-2 each point is black, white or empty
                TT-3 reach
                TT-3.a a point never reaches its own colour
                TT-3.b only vertical and horizontal neighbours; all but the last point of the path have P's colour; an adjacent point of colour C is a path of one step
                TT-4 clearing
                TT-4.a all points are judged on the grid before clearing (at once)
                TT-4.b the whole colour is cleared, not only the strings next to the move
                TT-5 start and alternation
                TT-5.a handicap is an addition outside the ten rules
                TT-5.b the same player may not take two turns in a row
                TT-6 legal turns
                TT-6.a the starting grid is an earlier colouring
                TT-6.b the present grid is one too, so a one-stone suicide always repeats
                TT-6.c only the colouring counts, not whose turn it is (positional superko)
                TT-6.d a pass never repeats
                TT-6.e the whole game's colourings count, however old
                TT-6.f passes in between reset nothing
                TT-6.g an attempt that is refused is no turn and changes nothing
                TT-6.h which turn is repeated, and what a cycle's length is
                TT-6.i a game starts from the empty grid; the history of a set-up start is not in the rules
                TT-7 moves
                TT-7.a suicide of two or more stones is a move like any other
                TT-7.b only an empty point can be coloured
                TT-7.c the opponent's colour is cleared first
                TT-8 the end
                TT-8.a no turn exists after two consecutive passes
                TT-8.b two passes, consecutive, whoever passed first
                TT-9 scores
                TT-9.a an empty point that reaches both colours scores for nobody
                TT-9.b an empty point that reaches neither colour scores for nobody: an empty grid is a 0-0 tie
                TT-9.c no stone is removed at the end
                TT-9.d captures, passes and the number of moves don't count
                TT-10 the winner
                TT-10.a komi is an addition outside the ten rules
                TT-10.b equal scores are a tie
                """;
        for (String line : list.split("\n")) {
            int space = line.indexOf(' ');
            TITLES.put(line.substring(0, space), line.substring(space + 1));
        }
    }

    private RuleIds() {}

    /** All ids, in the order of the rules. */
    public static Set<String> all() {
        return Collections.unmodifiableSet(TITLES.keySet());
    }

    /** Whether there is such a rule or reading. */
    public static boolean exists(String id) {
        return TITLES.containsKey(id);
    }

    /**
     * What the rule or reading is about, in a few words.
     *
     * @throws IllegalArgumentException if there is none with this id
     */
    public static String title(String id) {
        String title = TITLES.get(id);
        if (title == null) {
            throw new IllegalArgumentException("no rule has the id " + Words.quoted(id));
        }
        return title;
    }

    /** The rule that an id belongs to: {@code TT-6} for {@code TT-6} and for {@code TT-6.c}. */
    public static String rule(String id) {
        int dot = id.indexOf('.');
        return dot < 0 ? id : id.substring(0, dot);
    }

    /** Where a rule or reading stands in the specification, as it is cited: spec/tt-06.md#tt-6c. */
    public static String place(String id) {
        int number = Integer.parseInt(rule(id).substring("TT-".length()));
        String anchor = id.toLowerCase(Locale.ROOT).replace(".", "");
        return String.format(Locale.ROOT, "spec/tt-%02d.md#%s", number, anchor);
    }
}
