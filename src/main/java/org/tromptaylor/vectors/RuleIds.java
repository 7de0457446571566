package org.tromptaylor.vectors;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The permanent ids of the rules ({@code TT-6}) and of the readings ({@code TT-6.c}), with their
 * titles, as {@code spec/README.md} lists them, and after them those of the procedures for dead stones
 * ({@code TT-D4}), as {@code spec/disputes.md} does. An id never changes its meaning and is never
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
                TT-D1 none: every stone on the grid counts
                TT-D1.a no list is asked for, and one that is given changes nothing
                TT-D2 agreement: equal lists of dead stones are carried out
                TT-D2.a lists that differ remove nothing, not even what both name
                TT-D2.b a list names whole strings; part of a string is not named
                TT-D2.c what is no stone names nothing
                TT-D2.d no list is an empty list: all alive, and no penalty
                TT-D2.e one's own stones are listed as the other's are; giving them up takes agreement too
                TT-D2.f neither player sees the other's list first
                TT-D3 third party: somebody else decides on the strings in dispute
                TT-D3.a it decides on these strings and on no others
                TT-D3.b a third party that is late or absent decides nothing
                TT-D3.c a third party that errs is obeyed
                TT-D4 resumption: if the lists differ, play goes on
                TT-D4.a whoever passed first has the turn
                TT-D4.b the whole game's colourings stay earlier ones
                TT-D4.c two passes at once end it, with all stones alive
                TT-D4.d the lists are made anew each time, and earlier ones bind nobody
                TT-D4.e withholding a list to make the other play on is allowed, and gains nothing
                TT-D5 resumption on a copy, which shows what is dead
                TT-D5.a one copy for all strings in dispute; whoever passed first has the turn
                TT-D5.b the copy has the history of the game
                TT-D5.c a string is dead if none of its points has its colour when the copy ends
                TT-D5.d strings in both lists go too, and of the copy nothing else counts
                TT-D6 cleanup: play goes on once, and then all stones are alive
                TT-D6.a it happens once; no list is asked for after it
                TT-D6.b what is not captured is alive, whatever both lists said
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

    /** Whether it is one of a procedure for dead stones, and not of the ten rules. */
    public static boolean isProcedure(String id) {
        return id.startsWith("TT-D");
    }

    /** The rule that an id belongs to: {@code TT-6} for {@code TT-6} and for {@code TT-6.c}. */
    public static String rule(String id) {
        int dot = id.indexOf('.');
        return dot < 0 ? id : id.substring(0, dot);
    }

    /** Where a rule or reading stands in the specification, as it is cited: spec/tt-06.md#tt-6c. */
    public static String place(String id) {
        String anchor = id.toLowerCase(Locale.ROOT).replace(".", "");
        if (isProcedure(id)) {
            return "spec/" + rule(id).toLowerCase(Locale.ROOT) + ".md#" + anchor;
        }
        int number = Integer.parseInt(rule(id).substring("TT-".length()));
        return String.format(Locale.ROOT, "spec/tt-%02d.md#%s", number, anchor);
    }
}
