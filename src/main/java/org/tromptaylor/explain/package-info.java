/**
 * Why: the verdict on a turn, reach, clearing and the score, each with a witness that anybody can
 * check by looking at the grid. A path shows that a point reaches a colour (TT-3); a closed region, with
 * all points around it, shows that it does not.
 *
 * <p>{@link org.tromptaylor.explain.Explainer} answers questions about a record or a grid. The verdicts
 * and grids are those of the engine; the witnesses are found by a walk of this package's own.
 */
package org.tromptaylor.explain;
