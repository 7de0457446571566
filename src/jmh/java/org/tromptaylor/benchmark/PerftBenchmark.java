package org.tromptaylor.benchmark;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** All sequences of two turns; on 3x3, of six. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {

    @Param({"3x3", "9x9", "13x13", "19x19"})
    public String size;

    @Param({"engine", "strings", "reference"})
    public String board;

    @Benchmark
    public long perft() {
        int side = Integer.parseInt(size.substring(0, size.indexOf('x')));
        return Board.start(board, side, side).perft(side == 3 ? 6 : 2);
    }
}
