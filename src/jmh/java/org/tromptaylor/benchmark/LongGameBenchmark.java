package org.tromptaylor.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.Verdict;

/**
 * What a turn costs when many went before: one long game on 19x19, its last hundred turns taken
 * back and taken again. There are then 247, 322 and 319 stones on the grid; apart from that, the
 * length of the history is what differs.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class LongGameBenchmark {

    private static final int LAST = 100;

    @Param({"300", "3000", "10000"})
    public int turns;

    private int[] recorded;
    private Game game;

    @Setup
    public void play() throws IOException {
        RecordedGames games =
                RecordedGames.read(Path.of(System.getProperty("games"), "19x19-long.txt"));
        recorded = games.games().get(0);
        game = new Game(games.width(), games.height());
        takeUpTo(turns);
    }

    private void takeUpTo(int number) {
        while (game.turns() < number) {
            if (game.play(recorded[game.turns()]) != Verdict.LEGAL) {
                throw new IllegalStateException("refused a legal turn");
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(LAST)
    public Game playAndUndoInALongGame() {
        for (int i = 0; i < LAST; i++) {
            game.undo();
        }
        takeUpTo(turns);
        return game;
    }
}
