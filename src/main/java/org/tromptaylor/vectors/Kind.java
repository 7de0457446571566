package org.tromptaylor.vectors;

import java.util.List;

/** The kinds of vectors, with the fields that hold each kind's question. */
public enum Kind {
    /** Does the point reach the colour (TT-3)? */
    REACHES("reaches", "grid", "point", "colour"),
    /** The grid after clearing the colour (TT-4). */
    CLEAR("clear", "grid", "colour"),
    /** The grid after one move, history left aside (TT-7). */
    MOVE("move", "grid", "colour", "point"),
    /** A whole game from the empty grid: which turns are refused, and the last grid. */
    PLAY("play", "turns"),
    /** The points that the player whose turn it is may move to after these turns. */
    LEGAL_MOVES("legal-moves", "turns"),
    /** Both players' scores on the grid (TT-9). */
    SCORE("score", "grid"),
    /** Is the game over after these turns (TT-8), and who has won (TT-9, TT-10)? */
    GAME("game", "turns"),
    /** The numbers of sequences of legal turns, and of finished games, by length. */
    PERFT("perft", "depth"),
    /** A game and what follows its end by a procedure for dead stones (TT-D1 to TT-D6). */
    DISPUTE("dispute", "procedure", "steps");

    private final String id;
    private final List<String> fields;

    Kind(String id, String... fields) {
        this.id = id;
        this.fields = List.of(fields);
    }

    /** The word in the files, such as {@code legal-moves}. */
    public String id() {
        return id;
    }

    /** The names of the fields that hold the question. */
    public List<String> fields() {
        return fields;
    }

    /**
     * The kind of this word.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Kind of(String id) {
        for (Kind kind : values()) {
            if (kind.id.equals(id)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("not a kind: '" + id + "'");
    }
}
