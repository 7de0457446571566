package org.tromptaylor.zoo;

import java.util.List;
import org.tromptaylor.zoo.CountedStrings.Slip;

/** Those who number strings and count their liberties, and let something slip (TT-7, TT-6). */
final class CountingAnimals {

    private CountingAnimals() {}

    private static Animal slip(Slip slip, String wrong) {
        return slip(slip, "TT-7", wrong);
    }

    private static Animal slip(Slip slip, String rule, String wrong) {
        return new Animal(
                "string-" + slip.name().toLowerCase().replace('_', '-'),
                rule,
                wrong,
                (w, h) -> new CountingGoban(w, h, slip));
    }

    static final List<Animal> ALL =
            List.of(
                    slip(
                            Slip.SPLICES_RINGS_PER_SIDE,
                            "stones of a string are linked in a ring, and joining one ring on two sides parts it"),
                    slip(
                            Slip.LOSES_A_LIBERTY_PER_SIDE,
                            "a move takes a liberty off a string for each side on which it touches it"),
                    slip(
                            Slip.MERGING_ADDS_LIBERTIES,
                            "a string joined of several has the sum of their liberties, shared ones twice"),
                    slip(
                            Slip.MERGING_ADDS_THEM_PER_SIDE,
                            "the same, and a string touched on two sides is added twice"),
                    slip(
                            Slip.MERGING_KEEPS_THE_OLD_LIBERTIES,
                            "a stone added to a string brings it no new liberties"),
                    slip(
                            Slip.MERGING_TAKES_THE_NEW_LIBERTIES,
                            "a string that a stone is added to has the liberties of that stone alone"),
                    slip(
                            Slip.MERGING_LEAVES_THE_POINT_A_LIBERTY,
                            "the point of a stone that is added to a string stays among its liberties"),
                    slip(Slip.MERGES_ONE_STRING, "a stone joins at most one string"),
                    slip(Slip.MERGES_TWO_STRINGS, "a stone joins at most two strings"),
                    slip(Slip.MERGES_THREE_STRINGS, "a stone joins at most three strings"),
                    slip(
                            Slip.MERGES_NOTHING_NORTH,
                            "a stone does not join the string to its north"),
                    slip(Slip.MERGES_NOTHING_WEST, "a stone does not join the string to its west"),
                    slip(Slip.MERGES_NOTHING_EAST, "a stone does not join the string to its east"),
                    slip(
                            Slip.MERGES_NOTHING_SOUTH,
                            "a stone does not join the string to its south"),
                    slip(
                            Slip.RENUMBERS_THE_STONE_BESIDE,
                            "of strings that are joined, only the stones beside the new one get its number"),
                    slip(
                            Slip.GIVES_NOTHING_BACK,
                            "captured stones give no liberties back to the strings next to them"),
                    slip(
                            Slip.GIVES_BACK_ONE_PER_STRING,
                            "a captured string gives one liberty back to each string next to it"),
                    slip(
                            Slip.GIVES_BACK_PER_SIDE,
                            "a captured stone gives a liberty back for each side on which it touched a string"),
                    slip(
                            Slip.GIVES_BACK_TO_ONE_STRING,
                            "a captured stone gives a liberty back to one of the strings next to it"),
                    slip(
                            Slip.GIVES_BACK_TO_THE_MOVE_ONLY,
                            "captured stones give liberties back to the string that took them only"),
                    slip(
                            Slip.GIVES_NOTHING_BACK_TO_THE_MOVE,
                            "captured stones give liberties back to all strings but the one that took them"),
                    slip(
                            Slip.GIVES_NOTHING_BACK_NORTH,
                            "a captured stone gives no liberty back to its north"),
                    slip(
                            Slip.GIVES_NOTHING_BACK_WEST,
                            "a captured stone gives no liberty back to its west"),
                    slip(
                            Slip.GIVES_NOTHING_BACK_EAST,
                            "a captured stone gives no liberty back to its east"),
                    slip(
                            Slip.GIVES_NOTHING_BACK_SOUTH,
                            "a captured stone gives no liberty back to its south"),
                    slip(
                            Slip.SUICIDE_GIVES_NOTHING_BACK,
                            "TT-7.a",
                            "a suicide gives no liberties back to the opponent's strings"),
                    slip(
                            Slip.CAPTURED_KEEP_THEIR_NUMBER,
                            "captured stones keep their string's number"),
                    slip(
                            Slip.NUMBERS_OF_8_BITS,
                            "strings are numbered by moves in a byte: move 257 adds to the string of move 1"),
                    slip(
                            Slip.COUNTS_20_LIBERTIES_AT_MOST,
                            "20 liberties of a string are counted, and when these are taken it is removed"),
                    slip(
                            Slip.COUNTS_50_LIBERTIES_AT_MOST,
                            "50 liberties of a string are counted, and when these are taken it is removed"),
                    slip(
                            Slip.UNDO_LEAVES_THE_COUNTS,
                            "TT-6",
                            "a turn taken back puts stones back, but not the counts of liberties"),
                    slip(
                            Slip.UNDO_LEAVES_THE_NUMBERS,
                            "TT-6",
                            "a turn taken back puts stones back, but not the numbers of strings"),
                    slip(
                            Slip.REFUSAL_LEAVES_THE_COUNTS,
                            "TT-6.g",
                            "a refused repetition is taken back, but not what it did to the counts of liberties"),
                    slip(
                            Slip.REFUSAL_LEAVES_THE_NUMBERS,
                            "TT-6.g",
                            "a refused repetition is taken back, but not what it did to the numbers of strings"),
                    slip(
                            Slip.SIDES_MERGED_PER_SIDE,
                            "liberties count once per side of a stone, and a string joined on two sides is added twice"),
                    slip(
                            Slip.SIDES_LOST_ONCE,
                            "liberties count once per side of a stone, and a move takes only one off each string"),
                    slip(
                            Slip.SIDES_GIVEN_BACK_ONCE,
                            "liberties count once per side of a stone, and a captured one gives back one to each string"));
}
