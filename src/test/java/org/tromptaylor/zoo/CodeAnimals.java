package org.tromptaylor.zoo;

import java.util.List;
import java.util.function.IntBinaryOperator;

/** Those who write a turn as a number, and one number has two meanings (TT-1, TT-8). */
final class CodeAnimals {

    private CodeAnimals() {}

    /** The point that is taken for a pass, by width and height. */
    private static Animal pass(String name, String wrong, IntBinaryOperator point) {
        return new Animal(
                name,
                "TT-1",
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            public int turn(String text) {
                                int turn = super.turn(text);
                                return turn < w * h && turn == point.applyAsInt(w, h) ? PASS : turn;
                            }
                        });
    }

    private static Animal constant(int number) {
        return pass(
                "point-" + number + "-is-a-pass",
                "a pass is written "
                        + number
                        + ", and so is a point of a larger grid, counted from 0 in reading order",
                (w, h) -> number);
    }

    static final List<Animal> ALL =
            List.of(
                    pass(
                            "first-point-is-a-pass",
                            "a pass is written 0, and so is the top left point",
                            (w, h) -> 0),
                    pass(
                            "last-point-is-a-pass",
                            "a pass is written as the bottom right point is",
                            (w, h) -> w * h - 1),
                    pass(
                            "a1-is-a-pass",
                            "a pass is written 0, and so is the bottom left point",
                            (w, h) -> w * h - w),
                    pass(
                            "top-right-is-a-pass",
                            "a pass is written as the top right point is",
                            (w, h) -> w - 1),
                    constant(81),
                    constant(255),
                    constant(361),
                    pass(
                            "tt-is-a-pass",
                            "a pass is written tt, and so is the 20th point of the 20th row of a larger grid",
                            (w, h) -> w > 19 && h > 19 ? 19 * w + 19 : -1),
                    new Animal(
                            "same-point-twice-is-the-end",
                            "TT-8",
                            "the game is over when two turns running are the same",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public boolean isOver() {
                                            int last = turns.size();
                                            return last > 1
                                                    && turns.get(last - 1)
                                                            .equals(turns.get(last - 2));
                                        }
                                    }));
}
