package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * Those who get one edge wrong, where a loop or a table of neighbours begins or ends a point too early, or
 * where what lies beyond the edge is looked at (TT-1, TT-3, TT-4, TT-9). Each edge has code of its own in most
 * programs.
 */
final class EdgeAnimals {

    private EdgeAnimals() {}

    /** The four edges. */
    private enum Edge {
        LEFT,
        RIGHT,
        TOP,
        BOTTOM;

        /** How far a point is from the edge. */
        int from(Goban game, int point) {
            int column = point % game.width;
            int row = point / game.width;
            return switch (this) {
                case LEFT -> column;
                case RIGHT -> game.width - 1 - column;
                case TOP -> row;
                case BOTTOM -> game.height - 1 - row;
            };
        }

        String text() {
            return name().toLowerCase();
        }
    }

    /** Whether a neighbour is left out. */
    private interface LeftOut {
        boolean is(int from, int to);
    }

    private static Animal leftOut(Edge edge, String name, String wrong, LeftOut leftOut) {
        return new Animal(
                name.replace("EDGE", edge.text()),
                "TT-1",
                wrong.replace("EDGE", edge.text()),
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                return Arrays.stream(super.neighbours(p))
                                        .filter(
                                                n ->
                                                        !leftOut.is(
                                                                edge.from(this, p),
                                                                edge.from(this, n)))
                                        .toArray();
                            }
                        });
    }

    /** What reaches a colour, but for what lies beyond an edge. */
    private static Animal beyond(Edge edge, String name, String rule, String wrong, char what) {
        return new Animal(
                name.replace("EDGE", edge.text()),
                rule,
                wrong.replace("EDGE", edge.text()),
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            BitSet reaching(char[] grid, char colour) {
                                BitSet reach = super.reaching(grid, colour);
                                if (colour != what) {
                                    return reach;
                                }
                                for (int p = 0; p < grid.length; p++) {
                                    boolean reaches = (grid[p] == EMPTY) != (colour == EMPTY);
                                    if (reaches && edge.from(this, p) == 0) {
                                        reach.set(p);
                                    }
                                }
                                return spread(grid, reach);
                            }
                        });
    }

    /** Empty points along an edge hang together through what lies beyond it. */
    private static Animal joinedBeyond(Edge edge) {
        return new Animal(
                "empty-points-joined-beyond-the-" + edge.text(),
                "TT-9",
                "empty points on the " + edge.text() + " edge hang together beyond it",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            BitSet reaching(char[] grid, char colour) {
                                BitSet reach = super.reaching(grid, colour);
                                BitSet empty =
                                        Points.bits(
                                                Points.of(grid, EMPTY)
                                                        .filter(p -> edge.from(this, p) == 0));
                                if (colour != EMPTY && empty.intersects(reach)) {
                                    reach.or(empty);
                                }
                                return spread(grid, reach);
                            }
                        });
    }

    private static Animal neverEmptied(Edge edge) {
        return new Animal(
                "stones-on-the-" + edge.text() + "-are-safe",
                "TT-4",
                "stones on the " + edge.text() + " edge are never emptied",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            char[] clear(char[] grid, char colour) {
                                char[] after = super.clear(grid, colour);
                                for (int p = 0; p < grid.length; p++) {
                                    after[p] = edge.from(this, p) == 0 ? grid[p] : after[p];
                                }
                                return after;
                            }
                        });
    }

    private static Animal notCounted(Edge edge) {
        return ScoreAnimals.score(
                "points-on-the-" + edge.text() + "-do-not-count",
                "TT-9",
                "points on the " + edge.text() + " edge do not count",
                (game, grid, player) ->
                        Points.of(grid, player).filter(p -> edge.from(game, p) > 0).count()
                                + ScoreAnimals.territory(game, grid, player)
                                        .filter(p -> edge.from(game, p) > 0)
                                        .count());
    }

    private static Animal notCompared(Edge edge) {
        return new Animal(
                "points-on-the-" + edge.text() + "-are-not-compared",
                "TT-6",
                "where colourings are compared, points on the "
                        + edge.text()
                        + " edge are left out",
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean same(char[] one, char[] other) {
                                for (int p = 0; p < one.length; p++) {
                                    if (one[p] != other[p] && edge.from(this, p) > 0) {
                                        return false;
                                    }
                                }
                                return true;
                            }
                        });
    }

    /** One step between a corner and the point beside it on an edge, one way only. */
    private static Animal corner(Edge edge, Edge end, boolean out) {
        String corner = "the corner at the " + end.text() + " of the " + edge.text() + " edge";
        String beside = "the point beside it on that edge";
        return new Animal(
                (out ? "no-way-out-of-corner-" : "no-way-into-corner-")
                        + end.text()
                        + "-along-the-"
                        + edge.text(),
                "TT-1",
                out ? corner + " is not next to " + beside : beside + " is not next to " + corner,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                return Arrays.stream(super.neighbours(p))
                                        .filter(n -> out ? !is(p, n) : !is(n, p))
                                        .toArray();
                            }

                            private boolean is(int corner, int beside) {
                                return edge.from(this, corner) == 0
                                        && end.from(this, corner) == 0
                                        && edge.from(this, beside) == 0
                                        && end.from(this, beside) == 1;
                            }
                        });
    }

    private static Stream<Animal> corners(Edge edge, Edge end) {
        return Stream.of(corner(edge, end, true), corner(edge, end, false));
    }

    private static Stream<Animal> of(Edge edge) {
        return Stream.of(
                leftOut(
                        edge,
                        "second-line-ends-at-the-EDGE",
                        "a point is not next to one on the EDGE edge, unless it is on that edge itself",
                        (from, to) -> from == 1 && to == 0),
                leftOut(
                        edge,
                        "no-way-in-from-the-EDGE",
                        "a point on the EDGE edge is next to points on that edge only",
                        (from, to) -> from == 0 && to == 1),
                leftOut(
                        edge,
                        "no-way-along-the-EDGE",
                        "points on the EDGE edge are not next to one another",
                        (from, to) -> from == 0 && to == 0),
                beyond(
                        edge,
                        "breathes-beyond-the-EDGE",
                        "TT-3",
                        "a stone on the EDGE edge reaches empty: beyond it no stone stands",
                        Goban.EMPTY),
                beyond(
                        edge,
                        "beyond-the-EDGE-is-white",
                        "TT-9",
                        "an empty point on the EDGE edge reaches white: what lies beyond is no empty point",
                        Goban.WHITE),
                beyond(
                        edge,
                        "beyond-the-EDGE-is-black",
                        "TT-9",
                        "an empty point on the EDGE edge reaches black: what lies beyond is no empty point",
                        Goban.BLACK),
                joinedBeyond(edge),
                neverEmptied(edge),
                notCounted(edge),
                notCompared(edge));
    }

    static final List<Animal> ALL =
            Stream.of(
                            Arrays.stream(Edge.values()).flatMap(EdgeAnimals::of),
                            corners(Edge.LEFT, Edge.TOP),
                            corners(Edge.LEFT, Edge.BOTTOM),
                            corners(Edge.RIGHT, Edge.TOP),
                            corners(Edge.RIGHT, Edge.BOTTOM),
                            corners(Edge.TOP, Edge.LEFT),
                            corners(Edge.TOP, Edge.RIGHT),
                            corners(Edge.BOTTOM, Edge.LEFT),
                            corners(Edge.BOTTOM, Edge.RIGHT))
                    .flatMap(animals -> animals)
                    .toList();
}
