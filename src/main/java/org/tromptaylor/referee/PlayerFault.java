package org.tromptaylor.referee;

import org.tromptaylor.process.ChildFailure;

/** A program did what it may not do; the message is one line that says what, without its subject. */
public final class PlayerFault extends Exception {

    private static final long serialVersionUID = 1L;

    private final Ending.Kind kind;

    PlayerFault(Ending.Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    static PlayerFault of(ChildFailure e) {
        Ending.Kind kind =
                switch (e.kind()) {
                    case NOT_STARTED, ENDED -> Ending.Kind.CRASH;
                    case TIMED_OUT -> Ending.Kind.TIME;
                    case PROTOCOL -> Ending.Kind.RUBBISH;
                };
        return new PlayerFault(kind, e.getMessage());
    }

    /** The same, said of somebody. */
    public PlayerFault about(String whom) {
        return new PlayerFault(kind, whom + ": " + getMessage());
    }

    /** What it loses by. */
    public Ending.Kind kind() {
        return kind;
    }
}
