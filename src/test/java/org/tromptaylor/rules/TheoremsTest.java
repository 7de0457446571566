package org.tromptaylor.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tromptaylor.rules.Grids.grid;
import static org.tromptaylor.rules.TrompTaylor.BLACK;
import static org.tromptaylor.rules.TrompTaylor.EMPTY;
import static org.tromptaylor.rules.TrompTaylor.PASS;
import static org.tromptaylor.rules.TrompTaylor.TIE;
import static org.tromptaylor.rules.TrompTaylor.WHITE;
import static org.tromptaylor.rules.TrompTaylor.opponent;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Group;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.tromptaylor.rules.Colouring.Move;

/**
 * The theorems of {@code spec/theorems.md} on random colourings and in random games on small
 * rectangles, whether a machine has proven them or not.
 *
 * <p>Each also demands that the case that it is about occurs in enough of the tries.
 */
class TheoremsTest {

    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @Property(edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    @interface Theorem {}

    /** TT-T1. */
    @Group
    class AfterAMoveEveryStoneReachesEmpty {

        @Theorem
        void onAnyGrid(@ForAll("colourings") Colouring before) {
            Cases cases = new Cases();
            for (Move move : before.moves()) {
                assertTrue(before.with(move.after()).everyStoneReachesEmpty(), move::toString);
                cases.note("takes", move.taken() > 0);
                cases.note("suicide", move.lost() > 0);
            }
            cases.note("not before", !before.everyStoneReachesEmpty());
            cases.demand("takes", "suicide", "not before");
        }

        @Theorem
        void afterEachTurnOfAGame(@ForAll("games") RandomGame game) {
            Cases cases = new Cases();
            int stones = 0;
            for (int[] grid : game.history()) {
                Colouring after = game.present().with(grid);
                assertTrue(after.everyStoneReachesEmpty(), game::toString);
                int before = stones;
                stones = after.count(p -> !isEmpty(after, p));
                cases.note("clears", stones < before);
            }
            cases.demand("clears");
        }
    }

    /** TT-T2. */
    @Group
    class TheSuicideOfOneStone {

        @Theorem
        void changesNothing(@ForAll("settled") Colouring before) {
            Cases cases = new Cases();
            for (Move move : before.moves()) {
                if (move.isSuicideOfOne()) {
                    assertTrue(
                            TrompTaylor.sameColouring(before.grid(), move.after()), move::toString);
                }
                cases.note("of one", move.isSuicideOfOne());
                cases.note("of more", move.lost() > 1);
            }
            cases.demand("of one", "of more");
        }

        @Theorem
        void isNeverLegal(@ForAll("games") RandomGame game) {
            Cases cases = new Cases();
            for (Move move : game.present().moves()) {
                if (move.isSuicideOfOne() && move.player() == game.toMove()) {
                    assertFalse(game.isLegal(move.point()), () -> game + ": " + move);
                    cases.note("of one", true);
                }
            }
            cases.demand("of one");
        }
    }

    /** TT-T3. */
    @Group
    class Clearing {

        @Theorem
        void twiceIsClearingOnce(@ForAll("colourings") Colouring grid) {
            Cases cases = new Cases();
            for (int colour = BLACK; colour <= WHITE; colour++) {
                int[] once = grid.clear(colour);
                assertArrayEquals(once, grid.with(once).clear(colour), grid::toString);
                cases.note("clears some", !Arrays.equals(once, grid.grid()));
                cases.note("spares some", Arrays.stream(once).anyMatch(TrompTaylor::isPlayer));
            }
            cases.demand("clears some", "spares some");
        }

        @Theorem
        void touchesNoOtherColour(@ForAll("colourings") Colouring grid) {
            Cases cases = new Cases();
            for (int colour = BLACK; colour <= WHITE; colour++) {
                int[] cleared = grid.clear(colour);
                for (int p = 0; p < cleared.length; p++) {
                    if (grid.grid()[p] != colour) {
                        assertEquals(grid.grid()[p], cleared[p], grid::toString);
                        boolean stuck = grid.grid()[p] != EMPTY && !grid.reaches(p, EMPTY);
                        cases.note("another that reaches no empty", stuck);
                    } else {
                        assertTrue(cleared[p] == colour || cleared[p] == EMPTY, grid::toString);
                    }
                }
            }
            cases.demand("another that reaches no empty");
        }
    }

    /** TT-T4. */
    @Group
    class AMoveThatTakesStones {

        @Theorem
        void losesNone(@ForAll("settled") Colouring before) {
            Cases cases = new Cases();
            for (Move move : before.moves()) {
                if (move.taken() > 0) {
                    assertEquals(0, move.lost(), move::toString);
                    cases.note("takes", true);
                    cases.note("takes for its life", move.breathless());
                }
            }
            cases.demand("takes", "takes for its life");
        }

        @Theorem
        void losesNoneInAGame(@ForAll("games") RandomGame game) {
            Cases cases = new Cases();
            for (Move move : game.present().moves()) {
                if (move.taken() > 0) {
                    assertEquals(0, move.lost(), () -> game + ": " + move);
                    cases.note("takes", true);
                }
            }
            cases.demand("takes");
        }

        @Example
        void mayLoseSomeOnASetUpGrid() {
            Colouring before = new Colouring(7, 1, grid("XO...XO"));
            assertArrayEquals(grid(".O.X.X."), before.move(BLACK, 3));
        }
    }

    /** TT-T5. */
    @Group
    class TheScoresAndTheNeutralPoints {

        @Theorem
        void addUpToTheNumberOfPoints(@ForAll("colourings") Colouring grid) {
            int both = grid.count(p -> isEmpty(grid, p) && reachesExactly(grid, p, true, true));
            int neither =
                    grid.count(p -> isEmpty(grid, p) && reachesExactly(grid, p, false, false));
            int scores = grid.score(BLACK) + grid.score(WHITE);
            assertEquals(grid.grid().length, scores + both + neither, grid::toString);
            Cases cases = new Cases();
            cases.note("both", both > 0);
            cases.note("neither", neither > 0);
            cases.note("territory", scores > grid.count(p -> !isEmpty(grid, p)));
            cases.demand("both", "neither", "territory");
        }

        private boolean reachesExactly(Colouring grid, int p, boolean black, boolean white) {
            return grid.reaches(p, BLACK) == black && grid.reaches(p, WHITE) == white;
        }
    }

    /** TT-T6. */
    @Group
    class APass {

        @Theorem
        void isLegalAsLongAsTheGameRuns(
                @ForAll @IntRange(min = 1, max = 3) int width,
                @ForAll @IntRange(min = 1, max = 2) int height,
                @ForAll long seed) {
            RandomGame game = new RandomGame(width, height, seed);
            ReferenceGame same = new ReferenceGame(width, height);
            Cases cases = new Cases();
            // More turns than any of these games has by TT-T9, lest the test go on for ever.
            for (int turn = 0; turn < 2 * 489 && !game.isOver(); turn++) {
                assertTrue(game.isLegal(PASS), game::toString);
                assertEquals(Verdict.LEGAL, same.verdict(PASS), game::toString);
                boolean only = game.present().count(game::isLegal) == 0;
                cases.note("the only turn", only);
                game.play(1, 5);
                same.play(game.turns().get(game.turns().size() - 1));
            }
            assertEquals(Verdict.GAME_OVER, same.verdict(PASS));
            cases.demand("the only turn");
        }
    }

    /** TT-T7. */
    @Group
    class ThePointsOfAString {

        @Theorem
        void reachTheSameColours(@ForAll("colourings") Colouring grid) {
            Cases cases = new Cases();
            for (int p = 0; p < grid.grid().length; p++) {
                for (int q : grid.string(p)) {
                    for (int colour = EMPTY; colour <= WHITE; colour++) {
                        boolean reaches = grid.reaches(p, colour);
                        assertEquals(
                                reaches, grid.reaches(q, colour), p + " and " + q + " in " + grid);
                        cases.note("only by way of another", reaches && isFar(grid, q, colour));
                        cases.note("no", p != q && !reaches && colour != grid.grid()[p]);
                    }
                }
            }
            cases.demand("only by way of another", "no");
        }

        private boolean isFar(Colouring grid, int point, int colour) {
            return grid.neighbours(point).stream().noneMatch(q -> grid.grid()[q] == colour);
        }
    }

    /** TT-T8. */
    @Group
    class SwappingTheColours {

        @Theorem
        void swapsReachClearingScoresAndWinner(@ForAll("colourings") Colouring a) {
            Colouring b = a.with(swapped(a.grid()));
            Cases cases = new Cases();
            for (int colour = EMPTY; colour <= WHITE; colour++) {
                for (int p = 0; p < a.grid().length; p++) {
                    assertEquals(a.reaches(p, colour), b.reaches(p, swapped(colour)), a::toString);
                }
            }
            for (int player = BLACK; player <= WHITE; player++) {
                int[] cleared = a.clear(player);
                assertArrayEquals(swapped(cleared), b.clear(opponent(player)), a::toString);
                assertEquals(a.score(player), b.score(opponent(player)), a::toString);
                cases.note("clears", !Arrays.equals(cleared, a.grid()));
            }
            int winner = TrompTaylor.winner(a.width(), a.height(), a.grid());
            assertEquals(
                    winner == TIE ? TIE : opponent(winner),
                    TrompTaylor.winner(b.width(), b.height(), b.grid()));
            cases.note("decided", winner != TIE);
            cases.demand("clears", "decided");
        }

        @Theorem
        void swapsMoves(@ForAll("colourings") Colouring a) {
            Colouring b = a.with(swapped(a.grid()));
            Cases cases = new Cases();
            for (Move move : a.moves()) {
                assertArrayEquals(
                        swapped(move.after()),
                        b.move(opponent(move.player()), move.point()),
                        move::toString);
                cases.note("takes", move.taken() > 0);
                cases.note("suicide", move.lost() > 0);
            }
            cases.demand("takes", "suicide");
        }

        private int[] swapped(int[] grid) {
            return Arrays.stream(grid).map(this::swapped).toArray();
        }

        private int swapped(int colour) {
            return colour == EMPTY ? EMPTY : opponent(colour);
        }
    }

    /** TT-T9. */
    @Group
    class EveryGame {

        private static final Map<String, Integer> COUNTED = new HashMap<>();

        @Theorem
        void endsWithinTwiceAsManyTurnsAsThereAreLegalColourings(
                @ForAll("smallest") int[] size,
                @ForAll @IntRange(max = 60) int passesOfHundred,
                @ForAll long seed) {
            int legal = legalColourings(size[0], size[1]);
            RandomGame game = new RandomGame(size[0], size[1], seed);
            game.play(2 * legal, passesOfHundred);
            assertTrue(game.isOver(), () -> "goes on after 2 * " + legal + " turns: " + game);
            assertTrue(game.moves() < legal, () -> "no fewer moves than " + legal + ": " + game);
            Cases cases = new Cases();
            cases.note("refuses a repetition", game.refused() > 0);
            cases.note("more turns than points", game.turns().size() > 2 * size[0] * size[1]);
            cases.demand("refuses a repetition", "more turns than points");
        }

        /** The numbers are Tromp's and Farnebäck's. */
        @Example
        void theLegalColouringsAreCountedAsInTheLiterature() {
            assertEquals(1, legalColourings(1, 1));
            assertEquals(5, legalColourings(1, 2));
            assertEquals(15, legalColourings(3, 1));
            assertEquals(57, legalColourings(2, 2));
            assertEquals(489, legalColourings(2, 3));
        }

        @Provide
        Arbitrary<int[]> smallest() {
            return Arbitraries.of(
                    new int[][] {
                        {1, 1}, {1, 2}, {2, 1}, {3, 1}, {1, 4}, {2, 2}, {5, 1}, {2, 3}, {3, 2}
                    });
        }

        private int legalColourings(int width, int height) {
            return COUNTED.computeIfAbsent(width + "x" + height, size -> count(width, height));
        }

        private int count(int width, int height) {
            int all = (int) Math.pow(3, width * height);
            int legal = 0;
            for (int number = 0; number < all; number++) {
                int[] grid = new int[width * height];
                int rest = number;
                for (int p = 0; p < grid.length; p++) {
                    grid[p] = rest % 3;
                    rest /= 3;
                }
                if (new Colouring(width, height, grid).everyStoneReachesEmpty()) {
                    legal++;
                }
            }
            return legal;
        }
    }

    /** TT-T10. */
    @Group
    class EachColouringOfAGame {

        @Theorem
        void isMadeExactlyOnce(@ForAll("games") RandomGame game) {
            int[][] history = game.history();
            Set<String> made = new HashSet<>(Set.of(Arrays.toString(history[0])));
            for (int turn = 1; turn < history.length; turn++) {
                String after = Arrays.toString(history[turn]);
                if (game.turns().get(turn - 1) == PASS) {
                    assertEquals(Arrays.toString(history[turn - 1]), after, game::toString);
                } else {
                    assertTrue(made.add(after), () -> after + " is made again: " + game);
                }
            }
            Cases cases = new Cases();
            cases.note("passes", game.passes() > 0);
            cases.note("refuses a repetition", game.refused() > 0);
            cases.demand("passes", "refuses a repetition");
        }
    }

    /** TT-T11. */
    @Group
    class TheStringsNextToTheMove {

        @Theorem
        void areEnoughToLookAt(@ForAll("settled") Colouring before) {
            Cases cases = new Cases();
            for (Move move : before.moves()) {
                assertArrayEquals(byNeighbours(move), move.after(), move::toString);
                cases.note("takes", move.taken() > 0);
                cases.note("takes several strings", strings(move) > 1);
                cases.note("suicide of several", move.lost() > 1);
            }
            cases.demand("takes", "takes several strings", "suicide of several");
        }

        @Theorem
        void areEnoughToLookAtInAGame(@ForAll("games") RandomGame game) {
            Cases cases = new Cases();
            for (Move move : game.present().moves()) {
                assertArrayEquals(byNeighbours(move), move.after(), () -> game + ": " + move);
                cases.note("takes", move.taken() > 0);
                cases.note("suicide", move.lost() > 0);
            }
            cases.demand("takes", "suicide");
        }

        @Example
        void areNotEnoughOnASetUpGrid() {
            Colouring before = new Colouring(4, 1, grid("OX.."));
            Move move = new Move(before, BLACK, 3, before.move(BLACK, 3));
            assertArrayEquals(grid(".X.X"), move.after());
            assertArrayEquals(grid("OX.X"), byNeighbours(move));
        }

        /** What a program does that takes the strings next to the point, then the point's own. */
        private int[] byNeighbours(Move move) {
            int[] grid = move.before().grid().clone();
            grid[move.point()] = move.player();
            Colouring now = move.before().with(grid);
            for (int next : now.neighbours(move.point())) {
                if (grid[next] == opponent(move.player())) {
                    takeIfBreathless(now, next);
                }
            }
            takeIfBreathless(now, move.point());
            return grid;
        }

        private void takeIfBreathless(Colouring now, int point) {
            Set<Integer> string = now.string(point);
            if (string.stream()
                    .flatMap(p -> now.neighbours(p).stream())
                    .noneMatch(p -> now.grid()[p] == EMPTY)) {
                string.forEach(p -> now.grid()[p] = EMPTY);
            }
        }

        private long strings(Move move) {
            return move.before().neighbours(move.point()).stream()
                    .filter(p -> move.before().grid()[p] == opponent(move.player()))
                    .filter(p -> move.after()[p] == EMPTY)
                    .map(move.before()::string)
                    .distinct()
                    .count();
        }
    }

    /** TT-T12. */
    @Group
    class TheOlderWordingOfRuleNine {

        @Theorem
        void givesTheSameScoresWhereverThereIsAStone(@ForAll("colourings") Colouring grid) {
            boolean stones = grid.count(p -> !isEmpty(grid, p)) > 0;
            if (stones) {
                assertEquals(grid.score(BLACK), olderScore(grid, BLACK), grid::toString);
                assertEquals(grid.score(WHITE), olderScore(grid, WHITE), grid::toString);
            } else {
                assertEquals(0, grid.score(BLACK) + grid.score(WHITE), grid::toString);
                assertEquals(grid.grid().length, olderScore(grid, BLACK));
                assertEquals(grid.grid().length, olderScore(grid, WHITE));
            }
            Cases cases = new Cases();
            cases.note("an empty grid", !stones);
            cases.note(
                    "territory",
                    stones && grid.score(BLACK) > grid.count(p -> grid.grid()[p] == BLACK));
            cases.demand("an empty grid", "territory");
        }

        private int olderScore(Colouring grid, int player) {
            return grid.count(
                    p ->
                            grid.grid()[p] == player
                                    || (isEmpty(grid, p) && !grid.reaches(p, opponent(player))));
        }
    }

    private static boolean isEmpty(Colouring grid, int point) {
        return grid.grid()[point] == EMPTY;
    }

    /** Colourings of all rectangles up to 5x5, from full to empty. */
    @Provide
    Arbitrary<Colouring> colourings() {
        return colourings(Arbitraries.integers().between(0, 10));
    }

    private Arbitrary<Colouring> colourings(Arbitrary<Integer> emptiness) {
        Arbitrary<Integer> sides = Arbitraries.integers().between(1, 5);
        return Combinators.combine(sides, sides, emptiness, Arbitraries.longs())
                .as(Colouring::random);
    }

    /** Colourings in which every stone reaches empty, full enough for captures. */
    @Provide
    Arbitrary<Colouring> settled() {
        return colourings(Arbitraries.integers().between(1, 4)).map(Colouring::settled);
    }

    /** Games on all rectangles up to 4x4, some of them at their end. */
    @Provide
    Arbitrary<RandomGame> games() {
        Arbitrary<Integer> sides = Arbitraries.integers().between(1, 4);
        Arbitrary<Integer> turns = Arbitraries.integers().between(0, 50);
        Arbitrary<Integer> passes = Arbitraries.integers().between(0, 30);
        return Combinators.combine(sides, sides, turns, passes, Arbitraries.longs())
                .as((w, h, many, pass, seed) -> new RandomGame(w, h, seed).play(many, pass));
    }
}
