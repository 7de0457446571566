package org.tromptaylor.zoo;

import java.util.List;
import java.util.stream.IntStream;

/** Those who get wrong which colourings of the game's history count (TT-6). */
final class MemoryAnimals {

    private MemoryAnimals() {}

    /** Whether the grid after so many turns counts for the next move. */
    interface Memory {
        boolean of(Goban game, int turn);
    }

    static Animal memory(String name, String rule, String wrong, Memory memory) {
        return new Animal(
                name,
                rule,
                wrong,
                (w, h) ->
                        new Goban(w, h) {
                            @Override
                            boolean remembers(int turn, char player) {
                                return memory.of(this, turn);
                            }
                        });
    }

    private static Animal lastOnly(int colourings) {
        return memory(
                "last-" + colourings + "-colourings",
                "TT-6.e",
                "a move may not make one of the last " + colourings + " colourings",
                (game, turn) -> age(game, turn) <= colourings);
    }

    private static Animal firstOnly(int colourings) {
        return memory(
                "first-" + colourings + "-colourings",
                "TT-6",
                "only the first " + colourings + " colourings of a game are kept",
                (game, turn) -> turn < colourings);
    }

    private static Animal table(int colourings) {
        return memory(
                "table-of-" + colourings + "-colourings",
                "TT-6.e",
                "when " + colourings + " colourings are kept, they are dropped and it begins anew",
                (game, turn) -> turn >= game.turns.size() / colourings * colourings);
    }

    /** How many turns ago, the next one included; 1 for the grid as it is. */
    private static int age(Goban game, int turn) {
        return game.turns.size() + 1 - turn;
    }

    private static boolean isPass(Goban game, int turn) {
        return turn > 0 && game.turns.get(turn - 1) == Goban.PASS;
    }

    private static int passes(Goban game, int turn) {
        return (int) game.turns.subList(0, turn).stream().filter(t -> t == Goban.PASS).count();
    }

    /** Whether a turn left no more stones than there were. */
    private static boolean clears(Goban game, int turn) {
        return !isPass(game, turn)
                && Points.stones(game.grids.get(turn)) <= Points.stones(game.grids.get(turn - 1));
    }

    private static boolean isSuicide(Goban game, int turn) {
        return turn > 0
                && !isPass(game, turn)
                && game.grids.get(turn)[game.turns.get(turn - 1)] == Goban.EMPTY;
    }

    /** How many stones have gone from the grid in so many turns. */
    private static int gone(Goban game, int turn) {
        int moves = (int) game.turns.subList(0, turn).stream().filter(t -> t >= 0).count();
        return moves - Points.stones(game.grids.get(turn));
    }

    static final List<Animal> ALL =
            List.of(
                    memory("no-ko", "TT-6", "nothing is a repetition", (game, turn) -> false),
                    memory(
                            "simple-ko",
                            "TT-6.e",
                            "a move may not leave the grid as it is, nor as it was before the last turn",
                            (game, turn) -> age(game, turn) <= 2),
                    memory(
                            "situational",
                            "TT-6.c",
                            "only a colouring with the same player to move next counts",
                            (game, turn) -> age(game, turn) % 2 == 0),
                    memory(
                            "natural-situational",
                            "TT-6.c",
                            "only a colouring that a move of the same player made counts",
                            (game, turn) ->
                                    age(game, turn) % 2 == 0 && turn > 0 && !isPass(game, turn)),
                    memory(
                            "player-to-move-in-the-key",
                            "TT-6.c",
                            "a colouring is kept with the player to move after it; a pass keeps nothing",
                            (game, turn) -> age(game, turn) % 2 == 0 && !isPass(game, turn)),
                    memory(
                            "opponents-colourings-only",
                            "TT-6.c",
                            "only a colouring that the opponent left counts",
                            (game, turn) -> age(game, turn) % 2 == 1),
                    lastOnly(4),
                    lastOnly(8),
                    lastOnly(30),
                    lastOnly(100),
                    lastOnly(128),
                    lastOnly(256),
                    lastOnly(500),
                    lastOnly(512),
                    memory(
                            "prisoners-in-the-key",
                            "TT-6",
                            "only a colouring with as many stones gone before it counts",
                            (game, turn) -> gone(game, turn) == gone(game, game.turns.size())),
                    memory(
                            "length-of-history-in-the-key",
                            "TT-6.c",
                            "a colouring is kept with the number of the turn, so none comes again but the present one",
                            (game, turn) -> age(game, turn) == 1),
                    memory(
                            "even-cycles-of-moves-only",
                            "TT-6.c",
                            "only a colouring that an even number of moves would bring back counts",
                            (game, turn) -> movesSince(game, turn) % 2 == 0),
                    memory(
                            "pass-forgets",
                            "TT-6.f",
                            "a pass forgets all earlier colourings",
                            (game, turn) -> turn >= game.turns.lastIndexOf(Goban.PASS) + 1),
                    memory(
                            "own-pass-lifts-the-ban",
                            "TT-6.f",
                            "a player's pass forgets the colourings before it, for her",
                            (game, turn) -> {
                                for (int t = game.turns.size() - 1; t > turn; t -= 2) {
                                    if (game.turns.get(t - 1) == Goban.PASS) {
                                        return false;
                                    }
                                }
                                return true;
                            }),
                    memory(
                            "capture-forgets",
                            "TT-6.e",
                            "the capture of two stones or more forgets all earlier colourings",
                            (game, turn) -> {
                                for (int t = turn + 1; t <= game.turns.size(); t++) {
                                    if (gone(game, t) - gone(game, t - 1) >= 2) {
                                        return false;
                                    }
                                }
                                return true;
                            }),
                    memory(
                            "move-without-capture-forgets",
                            "TT-6.e",
                            "a move that takes nothing forgets all earlier colourings",
                            (game, turn) -> {
                                for (int t = turn + 1; t <= game.turns.size(); t++) {
                                    if (!isPass(game, t) && gone(game, t) == gone(game, t - 1)) {
                                        return false;
                                    }
                                }
                                return true;
                            }),
                    memory(
                            "start-does-not-count",
                            "TT-6.a",
                            "the empty grid of the start is no earlier colouring",
                            (game, turn) -> game.made(turn) > 0),
                    memory(
                            "start-counts-once-moved",
                            "TT-6.a",
                            "the empty grid of the start counts for White only",
                            (game, turn) -> game.made(turn) > 0 || game.turns.size() % 2 == 1),
                    memory(
                            "present-does-not-count",
                            "TT-6.b",
                            "the grid as it is is no earlier colouring",
                            (game, turn) ->
                                    turn < game.turns.size()
                                            && game.made(turn) != game.made(game.turns.size())),
                    memory(
                            "previous-does-not-count",
                            "TT-6",
                            "the grid before the last turn is no earlier colouring: a ko may be taken back",
                            (game, turn) -> age(game, turn) != 2),
                    memory(
                            "grids-of-passes-do-not-count",
                            "TT-6.f",
                            "an earlier colouring that a pass left as it was does not count",
                            (game, turn) ->
                                    game.made(turn) == game.made(game.turns.size())
                                            || turn == game.turns.size()
                                            || !isPass(game, turn) && !isPass(game, turn + 1)),
                    memory(
                            "first-turns-do-not-count",
                            "TT-6.e",
                            "the first ten turns are not kept",
                            (game, turn) -> turn == 0 || turn > 10 || turn == game.turns.size()),
                    new Animal(
                            "third-time-only",
                            "TT-6",
                            "a colouring may be made twice, not a third time",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        int repeated(char[] after, char player) {
                                            long times =
                                                    grids.stream()
                                                            .filter(grid -> same(grid, after))
                                                            .count();
                                            return times < 2 ? -1 : super.repeated(after, player);
                                        }
                                    }),
                    new Animal(
                            "undo-leaves-the-colouring",
                            "TT-6",
                            "a move that is taken back leaves its colouring among the earlier ones",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private final List<char[]> undone =
                                                new java.util.ArrayList<>();

                                        @Override
                                        int repeated(char[] after, char player) {
                                            return undone.stream().anyMatch(g -> same(g, after))
                                                    ? 0
                                                    : super.repeated(after, player);
                                        }

                                        @Override
                                        public void undo() {
                                            undone.add(grid());
                                            super.undo();
                                        }
                                    }),
                    new Animal(
                            "undo-forgets",
                            "TT-6",
                            "taking a turn back forgets all earlier colourings but the present one",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private int forgotten;

                                        @Override
                                        boolean remembers(int turn, char player) {
                                            return turn >= Math.min(forgotten, turns.size());
                                        }

                                        @Override
                                        public void undo() {
                                            super.undo();
                                            forgotten = turns.size();
                                        }
                                    }),
                    new Animal(
                            "undo-of-a-pass-forgets-the-grid",
                            "TT-6",
                            "taking a pass back forgets the colouring that it was made on",
                            (w, h) ->
                                    new Goban(w, h) {
                                        private final java.util.Set<Integer> forgotten =
                                                new java.util.HashSet<>();

                                        @Override
                                        boolean remembers(int turn, char player) {
                                            return !forgotten.contains(made(turn));
                                        }

                                        @Override
                                        public void undo() {
                                            if (turns.get(turns.size() - 1) == PASS) {
                                                forgotten.add(made(turns.size()));
                                            } else {
                                                forgotten.remove(turns.size());
                                            }
                                            super.undo();
                                        }
                                    }),
                    new Animal(
                            "undo-keeps-captured-stones-off",
                            "TT-6",
                            "taking a move back takes its stone off and puts no captured stone back",
                            (w, h) ->
                                    new Goban(w, h) {
                                        @Override
                                        public void undo() {
                                            int turn = turns.get(turns.size() - 1);
                                            char[] grid = grid().clone();
                                            super.undo();
                                            if (turn != PASS) {
                                                grid[turn] = EMPTY;
                                                grids.set(grids.size() - 1, grid);
                                            }
                                        }
                                    }),
                    firstOnly(8),
                    firstOnly(30),
                    firstOnly(128),
                    firstOnly(256),
                    firstOnly(500),
                    firstOnly(512),
                    table(16),
                    table(64),
                    table(512),
                    memory(
                            "only-captures-are-kept",
                            "TT-6.e",
                            "only the start and colourings that a capture or a suicide made are kept",
                            (game, turn) -> turn == 0 || clears(game, turn)),
                    memory(
                            "any-capture-forgets",
                            "TT-6.e",
                            "a capture or a suicide forgets all earlier colourings",
                            (game, turn) ->
                                    IntStream.rangeClosed(turn + 1, game.turns.size())
                                            .noneMatch(t -> clears(game, t))),
                    memory(
                            "suicide-forgets",
                            "TT-6.e",
                            "a suicide forgets all earlier colourings",
                            (game, turn) ->
                                    IntStream.rangeClosed(turn + 1, game.turns.size())
                                            .noneMatch(t -> isSuicide(game, t))),
                    memory(
                            "suicides-are-not-kept",
                            "TT-6",
                            "a colouring that a suicide made does not count",
                            (game, turn) -> !isSuicide(game, turn)),
                    memory(
                            "passes-in-the-key",
                            "TT-6.f",
                            "only a colouring with as many passes before it counts",
                            (game, turn) -> passes(game, turn) == passes(game, game.turns.size())),
                    memory(
                            "whites-pass-forgets",
                            "TT-6.f",
                            "a pass of White's forgets all earlier colourings",
                            (game, turn) ->
                                    IntStream.rangeClosed(turn + 1, game.turns.size())
                                            .noneMatch(t -> t % 2 == 0 && isPass(game, t))),
                    memory(
                            "situational-for-white",
                            "TT-6.c",
                            "for White only a colouring with Black to move next counts",
                            (game, turn) ->
                                    game.toMove() == Goban.BLACK || age(game, turn) % 2 == 0),
                    memory(
                            "situational-for-black",
                            "TT-6.c",
                            "for Black only a colouring with White to move next counts",
                            (game, turn) ->
                                    game.toMove() == Goban.WHITE || age(game, turn) % 2 == 0),
                    memory(
                            "long-even-cycles-are-allowed",
                            "TT-6.e",
                            "a move may close a cycle of 4, 6, 8 ... turns",
                            (game, turn) -> age(game, turn) % 2 == 1 || age(game, turn) == 2));

    private static int movesSince(Goban game, int turn) {
        int last = game.turns.size();
        return 1 + (int) game.turns.subList(turn, last).stream().filter(t -> t >= 0).count();
    }
}
