package org.tromptaylor.referee;

import java.math.BigDecimal;
import org.tromptaylor.rules.TrompTaylor;

/**
 * How a game ended.
 *
 * @param kind which kind of end
 * @param winner black, white or {@link TrompTaylor#TIE}
 * @param margin by how many points, komi included; zero if nothing was counted
 * @param rule what decided it: the id of a procedure's reading for a score, of a rule for an illegal
 *     turn; else empty
 * @param reason in one line
 */
public record Ending(Kind kind, int winner, BigDecimal margin, String rule, String reason) {

    /** Kinds of ends. */
    public enum Kind {
        /** The points were counted. */
        SCORE("score"),
        /** A player resigned. */
        RESIGNED("resigned"),
        /** A player attempted a turn that is not legal. */
        ILLEGAL("illegal"),
        /** A player took too long. */
        TIME("time"),
        /** A player's program ended, or could not be started. */
        CRASH("crash"),
        /** A player's program answered what can't be understood, or failed to. */
        RUBBISH("rubbish"),
        /** A player's program did not take a legal turn of the other's. */
        REFUSED("refused"),
        /** The game was broken off, and nobody has won. */
        BROKEN_OFF("broken-off");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word for it in reports, such as {@code broken-off}. */
        public String word() {
            return word;
        }

        /** Whether the loser did something that a player may not do. */
        public boolean isFault() {
            return this != SCORE && this != RESIGNED && this != BROKEN_OFF;
        }
    }

    /** The player loses. */
    static Ending lost(Kind kind, int loser, String rule, String reason) {
        return new Ending(kind, TrompTaylor.opponent(loser), BigDecimal.ZERO, rule, reason);
    }

    /** The result as SGF has it in {@code RE}. */
    public String result() {
        if (kind == Kind.BROKEN_OFF) {
            return "Void";
        }
        if (winner == TrompTaylor.TIE) {
            return "0";
        }
        String by =
                switch (kind) {
                    case SCORE -> margin.stripTrailingZeros().toPlainString();
                    case RESIGNED -> "R";
                    case TIME -> "T";
                    default -> "F";
                };
        return (winner == TrompTaylor.BLACK ? "B+" : "W+") + by;
    }
}
