package org.tromptaylor.record;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How a game ended, by its record ({@code RE}).
 *
 * @param written as it stands in the file; empty if there is none
 * @param kind which kind of end
 * @param winner Black or White; {@link TrompTaylor#TIE} for a draw, and where nobody is said to
 *     have won
 * @param margin by how many points, for {@link Kind#COUNTED}; zero for a draw
 */
public record GameResult(String written, Kind kind, int winner, Optional<BigDecimal> margin) {

    /** Kinds of ends. */
    public enum Kind {
        /** The points were counted, and the margin is known. */
        COUNTED,
        /** Somebody won, and it is not said by how much. */
        WON,
        /** Somebody won by resignation, on time or by forfeit: nothing was counted. */
        UNCOUNTED,
        /** No result, unknown, or not to be understood. */
        NONE
    }

    private static final Pattern WIN =
            Pattern.compile("([BbWw])(?:lack|hite)?\\s*\\+\\s*(.*)", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,6})(?:[.,]([0-9]{1,6}))?");
    private static final Pattern UNCOUNTED =
            Pattern.compile("(?i)r(es(ign(ation|ed)?)?)?|t(ime)?|f(orfeit)?");
    private static final Pattern DRAW = Pattern.compile("(?i)0|draw|jigo|tie");

    /** What a value of {@code RE} says. */
    static GameResult of(String value) {
        String text = value.strip();
        if (DRAW.matcher(text).matches()) {
            return new GameResult(
                    text, Kind.COUNTED, TrompTaylor.TIE, Optional.of(BigDecimal.ZERO));
        }
        Matcher win = WIN.matcher(text);
        if (!win.matches()) {
            return new GameResult(text, Kind.NONE, TrompTaylor.TIE, Optional.empty());
        }
        boolean black = win.group(1).equalsIgnoreCase("b");
        int winner = black ? TrompTaylor.BLACK : TrompTaylor.WHITE;
        String by = win.group(2).strip();
        Matcher number = NUMBER.matcher(by);
        if (number.matches()) {
            return new GameResult(text, Kind.COUNTED, winner, Optional.of(decimal(number)));
        }
        Kind kind = UNCOUNTED.matcher(by).matches() ? Kind.UNCOUNTED : Kind.WON;
        return new GameResult(text, kind, winner, Optional.empty());
    }

    /** Black's score less White's as SGF writes it: {@code B+3.5}, {@code W+2}, {@code 0}. */
    public static String written(BigDecimal margin) {
        String points = margin.abs().stripTrailingZeros().toPlainString();
        return switch (margin.signum()) {
            case 1 -> "B+" + points;
            case -1 -> "W+" + points;
            default -> "0";
        };
    }

    private static BigDecimal decimal(Matcher number) {
        String fraction = number.group(2);
        return new BigDecimal(number.group(1) + (fraction == null ? "" : "." + fraction));
    }
}
