package org.tromptaylor.record;

import java.math.BigDecimal;
import org.tromptaylor.rules.TrompTaylor;

/** Whether the result in a record is the score of its last grid (TT-9), with komi (TT-10.a). */
public enum Agreement {
    /** The winner and the margin are the same. */
    AGREES("agrees"),
    /** The winner is the same; the record names no margin, or none that can be read. */
    SAME_WINNER("same-winner"),
    /** The winner is the same, the margin is not. */
    OTHER_MARGIN("other-margin"),
    /** The winner is another. */
    OTHER_WINNER("other-winner"),
    /** Nothing was counted: resignation, time, forfeit. */
    NOT_COUNTED("not-counted"),
    /** The record names no result that could be compared. */
    NOT_SAID("not-said");

    private final String id;

    Agreement(String id) {
        this.id = id;
    }

    /** The word for it in reports. */
    public String id() {
        return id;
    }

    /** Compares a record's result with its last grid; without {@code KM}, komi is 0. */
    public static Agreement of(GameRecord record, Audit audit) {
        GameResult result = record.result();
        BigDecimal margin = audit.margin(record.komi().orElse(BigDecimal.ZERO));
        int winner =
                switch (margin.signum()) {
                    case 1 -> TrompTaylor.BLACK;
                    case -1 -> TrompTaylor.WHITE;
                    default -> TrompTaylor.TIE;
                };
        return switch (result.kind()) {
            case NONE -> NOT_SAID;
            case UNCOUNTED -> NOT_COUNTED;
            case WON -> winner == result.winner() ? SAME_WINNER : OTHER_WINNER;
            case COUNTED -> {
                if (winner != result.winner()) {
                    yield OTHER_WINNER;
                }
                boolean same = margin.abs().compareTo(result.margin().orElseThrow()) == 0;
                yield same ? AGREES : OTHER_MARGIN;
            }
        };
    }
}
