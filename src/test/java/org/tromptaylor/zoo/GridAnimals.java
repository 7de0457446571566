package org.tromptaylor.zoo;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Those who get the grid wrong (TT-1), or its colours (TT-2). */
final class GridAnimals {

    private GridAnimals() {}

    static final List<Animal> ALL =
            List.of(
                    new Animal(
                            "rows-run-on",
                            "TT-1",
                            "the end of a row is next to the start of the row below",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return inReadingOrder(p, w, w * h);
                                        }
                                    }),
                    new Animal(
                            "left-meets-right",
                            "TT-1",
                            "the left edge is next to the right edge",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return ring(
                                                    p,
                                                    p / w * w + (p + 1) % w,
                                                    p / w * w + (p % w + w - 1) % w,
                                                    super.neighbours(p));
                                        }
                                    }),
                    new Animal(
                            "top-meets-bottom",
                            "TT-1",
                            "the top edge is next to the bottom edge",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return ring(
                                                    p,
                                                    (p + w) % (w * h),
                                                    (p + w * h - w) % (w * h),
                                                    super.neighbours(p));
                                        }
                                    }),
                    new Animal(
                            "diagonals-are-adjacent",
                            "TT-1",
                            "a point is next to the four that it touches at a corner, too",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return around(p);
                                        }
                                    }),
                    without("north", 0, -1),
                    without("west", -1, 0),
                    without("east", 1, 0),
                    without("south", 0, 1),
                    new Animal(
                            "height-for-width",
                            "TT-1.a",
                            "a row is as long as the grid is high",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return only(
                                                    n -> n >= 0 && n < w * h,
                                                    p >= h ? p - h : -1,
                                                    p % h > 0 ? p - 1 : -1,
                                                    p % h < h - 1 ? p + 1 : -1,
                                                    p + h);
                                        }
                                    }),
                    new Animal(
                            "grid-is-square",
                            "TT-1.a",
                            "there are as many rows as columns",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isPoint(int column, int row) {
                                            return row < w && super.isPoint(column, row);
                                        }
                                    }),
                    new Animal(
                            "nothing-beyond-19",
                            "TT-1.a",
                            "there are at most 19 columns and rows",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isPoint(int column, int row) {
                                            return column < 19
                                                    && row < 19
                                                    && super.isPoint(column, row);
                                        }
                                    }),
                    new Animal(
                            "at-least-two-wide",
                            "TT-1.a",
                            "on a grid one wide or high, a point has no neighbour",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return w == 1 || h == 1
                                                    ? new int[0]
                                                    : super.neighbours(p);
                                        }
                                    }),
                    missing("first-column", (column, row, w, h) -> column == 0),
                    missing("last-column", (column, row, w, h) -> column == w - 1),
                    missing("top-row", (column, row, w, h) -> row == 0),
                    missing("bottom-row", (column, row, w, h) -> row == h - 1),
                    new Animal(
                            "columns-have-an-I",
                            "TT-1",
                            "the ninth column is I",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int column(char letter) {
                                            return letter - 'A';
                                        }
                                    }),
                    new Animal(
                            "rows-count-from-the-top",
                            "TT-1",
                            "row 1 is the top row",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int row(String number) {
                                            return Integer.parseInt(number) - 1;
                                        }
                                    }),
                    new Animal(
                            "columns-and-rows-exchanged",
                            "TT-1",
                            "B1 is the point that is called A2",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int point(int column, int row) {
                                            return super.point(h - 1 - row, h - 1 - column);
                                        }
                                    }),
                    new Animal(
                            "off-the-grid-is-the-next-row",
                            "TT-1",
                            "a column too far to the right is one of the row below",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int point(int column, int row) {
                                            int point = row * w + column;
                                            return point >= 0 && point < w * h ? point : w * h;
                                        }
                                    }),
                    new Animal(
                            "off-the-grid-is-the-edge",
                            "TT-1",
                            "a point off the grid is the nearest one of it",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int point(int column, int row) {
                                            return Math.max(0, Math.min(row, h - 1)) * w
                                                    + Math.min(column, w - 1);
                                        }
                                    }),
                    new Animal(
                            "off-the-grid-is-a-pass",
                            "TT-1",
                            "an attempt off the grid is a pass",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public int turn(String text) {
                                            int turn = super.turn(text);
                                            return turn == w * h ? PASS : turn;
                                        }
                                    }),
                    new Animal(
                            "burnt-points",
                            "TT-2",
                            "a point that has been cleared is not empty enough to be coloured again",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isOccupied(char[] grid, char player, int p) {
                                            return super.isOccupied(grid, player, p)
                                                    || grids.stream().anyMatch(g -> g[p] != EMPTY);
                                        }
                                    }),
                    new Animal(
                            "captor-owns-the-point",
                            "TT-2",
                            "a point where a stone was taken may be coloured by its captor only",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isOccupied(char[] grid, char player, int p) {
                                            return super.isOccupied(grid, player, p)
                                                    || grids.stream().anyMatch(g -> g[p] == player);
                                        }
                                    }),
                    new Animal(
                            "rows-of-one-digit",
                            "TT-1",
                            "only the first digit of a row's number is read",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int row(String number) {
                                            return super.row(number.substring(0, 1));
                                        }
                                    }),
                    new Animal(
                            "no-25th-row",
                            "TT-1.a",
                            "there are at most 24 rows",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        boolean isPoint(int column, int row) {
                                            return row < 24 && super.isPoint(column, row);
                                        }
                                    }),
                    new Animal(
                            "rows-of-19-for-neighbours",
                            "TT-1.a",
                            "the points next to a point are looked up as if a row had 19 points",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int[] neighbours(int p) {
                                            return only(
                                                    n -> n >= 0 && n < w * h,
                                                    p - 19,
                                                    p - 1,
                                                    p + 1,
                                                    p + 19);
                                        }
                                    }));

    /** Whether a place is left out. */
    private interface LeftOut {
        boolean is(int column, int row, int width, int height);
    }

    private static Animal missing(String where, LeftOut leftOut) {
        return new Animal(
                "no-point-in-the-" + where,
                "TT-1",
                "no point is adjacent to one of the " + where.replace('-', ' '),
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                return only(
                                        n -> !leftOut.is(n % w, n / w, w, h), super.neighbours(p));
                            }
                        });
    }

    private static Animal without(String direction, int right, int down) {
        return new Animal(
                "no-neighbour-" + direction,
                "TT-1",
                "a point is not next to the one to the " + direction,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            int[] neighbours(int p) {
                                int skipped = p + down * w + right;
                                return only(n -> n != skipped, super.neighbours(p));
                            }
                        });
    }

    private static int[] only(IntPredicate wanted, int... points) {
        return Arrays.stream(points).filter(wanted).toArray();
    }

    private static int[] inReadingOrder(int p, int width, int size) {
        return only(n -> n >= 0 && n < size, p - width, p - 1, p + 1, p + width);
    }

    private static int[] ring(int p, int next, int last, int... neighbours) {
        int[] all = Arrays.copyOf(neighbours, neighbours.length + 2);
        all[neighbours.length] = next;
        all[neighbours.length + 1] = last;
        return Arrays.stream(all).distinct().filter(n -> n != p).toArray();
    }
}
