package org.tromptaylor.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/**
 * What one line of a game tree says of a game of Go.
 *
 * @param width the number of columns, 1 to 52
 * @param height the number of rows, 1 to 52
 * @param events what is done to the grid, in its order
 * @param black the name of the player of the black stones, if given; {@code white} likewise
 * @param komi {@code KM}, if it is there and a number
 * @param handicap {@code HA}, if it is there and a number
 * @param rules {@code RU} as it stands, if it is there
 * @param result {@code RE}
 * @param faults what can't be read in it, a line each; only the first few
 */
public record GameRecord(
        int width,
        int height,
        List<Event> events,
        Optional<String> black,
        Optional<String> white,
        Optional<BigDecimal> komi,
        Optional<Integer> handicap,
        Optional<String> rules,
        GameResult result,
        List<String> faults) {

    /** No point of the grid: the place of a turn that is off it. */
    public static final int OFF_GRID = -2;

    /** Something that is done to the grid, or said of it. */
    public sealed interface Event permits Turn, Setup, ToMove, Markup {
        /** The line of the file in which its node begins. */
        int line();
    }

    /**
     * {@code B} or {@code W}: a turn, legal or not.
     *
     * @param place a point, {@link TrompTaylor#PASS}, or {@link #OFF_GRID}
     * @param written the value as it stands in the file
     */
    public record Turn(int player, int place, String written, int line) implements Event {}

    /** {@code AB}, {@code AW} or {@code AE}: points that get a colour by nobody's turn. */
    public record Setup(int colour, List<Integer> points, int line) implements Event {
        /** Keeps a copy of the list. */
        public Setup {
            points = List.copyOf(points);
        }
    }

    /** {@code PL}: whose turn it is. */
    public record ToMove(int player, int line) implements Event {}

    /**
     * {@code TR}, {@code SQ}, {@code CR}, {@code MA}, {@code LB}, {@code LN} or {@code AR}: what is drawn
     * on the grid as its node leaves it.
     *
     * @param property its name, such as {@code TR}
     * @param points those that are marked; of a label its point, of lines and arrows both ends
     * @param text of a label; otherwise empty
     */
    public record Markup(String property, List<Integer> points, String text, int line)
            implements Event {
        /** Keeps a copy of the list. */
        public Markup {
            points = List.copyOf(points);
        }
    }

    /** Keeps copies of the lists. */
    public GameRecord {
        events = List.copyOf(events);
        faults = List.copyOf(faults);
    }

    /**
     * What the main line of a game says.
     *
     * @throws SgfException if it is a game of something else, or its size can't be read
     */
    public static GameRecord of(SgfGame game) throws SgfException {
        return of(game, List.of());
    }

    /**
     * What a line of a game says.
     *
     * @param choices which variation is taken at each branching: {@link SgfGame#line}
     * @throws SgfException if it is a game of something else, its size can't be read, or there is no
     *     such line
     */
    public static GameRecord of(SgfGame game, List<Integer> choices) throws SgfException {
        return new GameRecordReader(game.root(), game.line(choices)).read(game.faults());
    }

    /** A game of these turns from the empty grid, by nobody in particular. */
    public static GameRecord of(int width, int height, List<Turn> turns) {
        return new GameRecord(
                width,
                height,
                List.copyOf(turns),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                GameResult.of(""),
                List.of());
    }

    /** The record as far as its first turns go, and what is done before the turn that follows them. */
    public GameRecord upTo(int turns) {
        List<Event> first = new ArrayList<>();
        int taken = 0;
        for (Event event : events) {
            if (event instanceof Turn && taken++ == turns) {
                break;
            }
            first.add(event);
        }
        return new GameRecord(
                width, height, first, black, white, komi, handicap, rules, result, faults);
    }

    /**
     * A point as it is written in reports: a vertex as in GTP, such as {@code D4}; with more than 25
     * columns or rows as in SGF, {@code [dd]}, since columns have no names then.
     */
    public String place(int place) {
        return switch (place) {
            case TrompTaylor.PASS -> Notation.PASS;
            case OFF_GRID -> "off the grid";
            default -> Places.text(width, height, place);
        };
    }
}
