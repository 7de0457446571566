package org.tromptaylor.zoo;

import java.util.function.BiFunction;

/**
 * A way to get the rules wrong: one step of {@link Goban} made differently.
 *
 * @param name what it is called
 * @param rule the id of the rule or reading that it breaks
 * @param wrong what it does, in a few words
 * @param game starts a game on a grid of this width and height
 */
public record Animal(
        String name, String rule, String wrong, BiFunction<Integer, Integer, Goban> game) {

    /** One that does nothing wrong. */
    public static final Animal NONE = new Animal("none", "", "nothing", Goban::new);

    /** A game before its first turn. */
    public Goban start(int width, int height) {
        return game.apply(width, height);
    }
}
