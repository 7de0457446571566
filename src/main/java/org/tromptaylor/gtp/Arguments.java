package org.tromptaylor.gtp;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.tromptaylor.engine.Game;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;

/** The arguments of a command. What can't be understood is a syntax error that names it. */
final class Arguments {

    private static final Pattern VERTEX = Pattern.compile("[A-HJ-Za-hj-z][1-9][0-9]?");

    /** As many digits as a controller may write, and no exponent, which could write millions. */
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?(?:[0-9]{1,20}(?:\\.[0-9]{0,40})?|\\.[0-9]{1,40})");

    private final List<String> words;

    Arguments(List<String> words) {
        this.words = words;
    }

    int count() {
        return words.size();
    }

    String word(int index) throws Refusal {
        if (index >= words.size()) {
            throw Refusal.syntax(words.isEmpty() ? "no arguments" : "too few arguments");
        }
        return words.get(index);
    }

    /** All of them, with a space between each two. */
    String text() {
        return String.join(" ", words);
    }

    /** Refuses more arguments than that. */
    void atMost(int most) throws Refusal {
        if (words.size() > most) {
            throw Refusal.syntax("nothing is expected from " + Excerpt.of(words.get(most)) + " on");
        }
    }

    /** {@code b}, {@code black}, {@code w} or {@code white}, in any case. */
    int colour(int index) throws Refusal {
        String word = word(index);
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> TrompTaylor.BLACK;
            case "w", "white" -> TrompTaylor.WHITE;
            default -> throw Refusal.syntax(Excerpt.of(word) + " is no colour");
        };
    }

    /** A vertex or {@code pass}, in any case; off the grid it is the number of the grid's points. */
    int turn(int index, Game game) throws Refusal {
        String word = word(index);
        if (word.matches("(?i)pass")) {
            return TrompTaylor.PASS;
        }
        if (!VERTEX.matcher(word).matches()) {
            throw Refusal.syntax(Excerpt.of(word) + " is no vertex");
        }
        return Notation.point(game.width(), game.height(), word.toUpperCase(Locale.ROOT));
    }

    /** A number from 0 to 999,999,999. */
    int number(int index) throws Refusal {
        String word = word(index);
        if (!word.matches("[0-9]{1,9}")) {
            throw Refusal.syntax(Excerpt.of(word) + " is no number");
        }
        return Integer.parseInt(word);
    }

    BigDecimal decimal(int index) throws Refusal {
        String word = word(index);
        if (!DECIMAL.matcher(word).matches()) {
            throw Refusal.syntax(Excerpt.of(word) + " is no decimal number");
        }
        return new BigDecimal(word);
    }
}
