package org.tromptaylor.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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

/**
 * What a turn costs in the recorded games, on the engine, on an ordinary board of strings and on
 * the naive reference. All times and bytes are for one turn, one position or one score.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GameBenchmark {

    /** Few enough for the reference, enough to make the measuring cheap. */
    private static final int BATCH = 20;

    @Param({"9x9", "13x13", "19x19"})
    public String size;

    @Param({"engine", "strings", "reference"})
    public String board;

    private int width;
    private int height;
    private List<int[]> games;

    private Board current;
    private int game;
    private int turn;

    private Board[] finished;
    private int scored;

    @Setup
    public void read() throws IOException {
        RecordedGames recorded =
                RecordedGames.read(Path.of(System.getProperty("games"), size + ".txt"));
        width = recorded.width();
        height = recorded.height();
        games = recorded.games();
        current = start();
        finished = new Board[BATCH];
        for (int i = 0; i < BATCH; i++) {
            finished[i] = start();
            for (int taken : games.get(i)) {
                take(finished[i], taken);
            }
        }
    }

    private Board start() {
        return Board.start(board, width, height);
    }

    private static void take(Board board, int turn) {
        if (!board.play(turn)) {
            throw new IllegalStateException("refused a legal turn: " + turn);
        }
    }

    /** The next turn of the current game. */
    private void takeNext() {
        take(current, games.get(game)[turn]);
        turn++;
    }

    private boolean isOver() {
        return turn == games.get(game).length;
    }

    private void nextGame() {
        game = (game + 1) % games.size();
        turn = 0;
    }

    /** A turn, with its verdict; each game is a new object. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public Board play() {
        for (int i = 0; i < BATCH; i++) {
            if (isOver()) {
                nextGame();
                current = start();
            }
            takeNext();
        }
        return current;
    }

    /** A turn taken and taken back: all turns of a game forth, then back; always one object. */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public Board playAndUndo() {
        for (int i = 0; i < BATCH; i++) {
            if (isOver()) {
                for (int taken = turn; taken > 0; taken--) {
                    current.undo();
                }
                nextGame();
            }
            takeNext();
        }
        return current;
    }

    /**
     * All legal moves of a position, and a turn to the next one. The reference is too slow to be
     * asked about each: forty turns to the next one.
     */
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int legalMoves() {
        int turns = board.equals("reference") ? 40 : 1;
        int moves = 0;
        for (int i = 0; i < BATCH; i++) {
            moves += current.legalMoves();
            for (int taken = 0; taken < turns; taken++) {
                if (isOver()) {
                    nextGame();
                    current = start();
                }
                takeNext();
            }
        }
        return moves;
    }

    /** Black's score at the end of a game. */
    @Benchmark
    public int score() {
        scored = (scored + 1) % BATCH;
        return finished[scored].score();
    }
}
