package org.tromptaylor.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/** A game stays as it was if memory ends while one of its arrays is to grow, and can go on. */
class MemoryEndsTest {

    @Test
    void aTurnForWhichThereIsNoMemoryChangesNothing() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx8m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                folder(Game.class) + File.pathSeparator + folder(getClass()),
                                LittleMemory.class.getName())
                        .redirectErrorStream(true)
                        .start();
        String printed =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assertEquals("no difference", printed.strip());
    }

    private static String folder(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }

    /** Games that go on until memory ends, in a process of its own. */
    static final class LittleMemory {

        private static final int SIDE = 13;
        private static final int ATTEMPTS = 100_000;
        private static final int PART = 1 << 9;

        private static final PointSet MOVES = new PointSet(SIDE * SIDE);

        private static int endsWhenAsked;
        private static int endsWhenPlayed;

        private LittleMemory() {}

        public static void main(String[] args) {
            Thread limit = new Thread(LittleMemory::endAfterAMinute);
            limit.setDaemon(true);
            limit.start();
            // So all classes are there when memory ends.
            playWith(new byte[0][], new Random(0), new Game(SIDE, SIDE));
            for (int left = 1; left <= 400; left += 1 + left / 32) {
                Game game = new Game(SIDE, SIDE);
                byte[][] taken = allMemory();
                Arrays.fill(taken, 0, left, null);
                playWith(taken, new Random(left), game);
            }
            require(
                    endsWhenAsked > 2 && endsWhenPlayed > 2,
                    "memory ended only " + endsWhenAsked + " and " + endsWhenPlayed + " times");
            System.out.println("no difference");
        }

        private static void endAfterAMinute() {
            try {
                Thread.sleep(60_000);
                require(false, "a question is never answered");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        /** As many parts of the memory as there are, but the first few: they are free again. */
        private static byte[][] allMemory() {
            byte[][] taken = new byte[1 << 14][];
            try {
                for (int part = 0; part < taken.length; part++) {
                    taken[part] = new byte[PART];
                }
            } catch (OutOfMemoryError e) {
                return taken;
            }
            throw new IllegalStateException("too much memory for this test");
        }

        /** Asks and plays while this memory is taken. */
        private static void playWith(byte[][] taken, Random random, Game game) {
            boolean asks = false;
            int turns = 0;
            try {
                for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                    turns = game.turns();
                    asks = random.nextInt(4) == 0;
                    if (asks) {
                        game.legalMoves(MOVES);
                    } else {
                        game.play(
                                attempt % 1000 == 0
                                        ? TrompTaylor.PASS
                                        : random.nextInt(SIDE * SIDE));
                    }
                }
            } catch (OutOfMemoryError e) {
                Arrays.fill(taken, null);
                endsWhenAsked += asks ? 1 : 0;
                endsWhenPlayed += asks ? 0 : 1;
                require(game.turns() == turns, "another number of turns");
            }
            Arrays.fill(taken, null);
            compareAndGoBack(game);
        }

        /** Compares it with a game of the same turns for which there was memory, back to the start. */
        private static void compareAndGoBack(Game game) {
            Game same = new Game(SIDE, SIDE);
            for (int number = 1; number <= game.turns(); number++) {
                require(same.play(game.turn(number)) == Verdict.LEGAL, "it took an illegal turn");
            }
            require(same.legalMoves().equals(game.legalMoves()), "other moves are legal");
            while (same.turns() > 0) {
                require(same.hash() == game.hash(), "another hash");
                require(same.position().equals(game.position()), "another colouring");
                same.undo();
                game.undo();
            }
            require(same.position().equals(game.position()), "another start");
        }

        private static void require(boolean condition, String message) {
            if (!condition) {
                System.out.println(message);
                System.exit(1);
            }
        }
    }
}
