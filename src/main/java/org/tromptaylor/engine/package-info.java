/**
 * The engine: the same rules as {@link org.tromptaylor.rules}, made fast without a change of any
 * answer.
 *
 * <ul>
 *   <li>{@link org.tromptaylor.engine.Game} plays: turns, verdicts, undo, legal moves, scores;
 *   <li>{@link org.tromptaylor.engine.Position} is one colouring of a grid, with the rules that need
 *       no history;
 *   <li>{@link org.tromptaylor.engine.PointSet} is a set of points;
 *   <li>{@link org.tromptaylor.engine.Perft} counts sequences of turns.
 * </ul>
 *
 * <p>A game keeps the stones as strings, each with the number of its contacts to empty points, so
 * that a move looks at four neighbours and at what it removes; and as bits, one a point, in as many
 * longs as the rectangle needs: six on 19x19. Positions have the bits alone. Repetitions are exact:
 * a hash only finds candidates, and colourings are the same if they are the same at every point.
 *
 * <p>Colours, players, points, turns and grids are the ints and arrays of {@link
 * org.tromptaylor.rules.TrompTaylor}. Depends on nothing but the JDK and {@code rules}.
 */
package org.tromptaylor.engine;
