package org.tromptaylor.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import org.tromptaylor.engine.Game;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.rules.Verdict;

/**
 * Random games that any program can replay, always the same ones: {@code BENCHMARKS.md} says how
 * they are made and written.
 *
 * <p>The games are made with the engine, but do not depend on it: whatever plays by the ten rules
 * makes the same ones.
 *
 * @param games the turns of each game: points, or {@link TrompTaylor#PASS}
 */
record RecordedGames(int width, int height, List<int[]> games) {

    /** About as long as games between people; on 19x19, random ones go on for longer. */
    private static final int SGF_TURNS = 250;

    /** Writes the files of the benchmarks into a folder, or one file of other games. */
    public static void main(String[] args) throws IOException {
        if (args.length == 1) {
            writeAll(Path.of(args[0]));
        } else if (args.length == 5) {
            RecordedGames games =
                    random(
                            Integer.parseInt(args[1]),
                            Integer.parseInt(args[2]),
                            Integer.parseInt(args[3]),
                            Long.parseLong(args[4]));
            Files.writeString(
                    Path.of(args[0]),
                    args[0].endsWith(".sgf") ? games.sgf(SGF_TURNS) : games.text());
        } else {
            System.err.println("usage: RecordedGames FOLDER | FILE[.sgf] WIDTH HEIGHT GAMES SEED");
            System.exit(2);
        }
    }

    private static void writeAll(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (int size : new int[] {9, 13, 19}) {
            Files.writeString(
                    folder.resolve(size + "x" + size + ".txt"), standard(size, size).text());
        }
        Files.writeString(folder.resolve("19x19-long.txt"), standardLong().text());
    }

    /** The 500 games that the benchmarks replay. */
    static RecordedGames standard(int width, int height) {
        return random(width, height, 500, 1);
    }

    /** The game of 10,000 turns that shows what a long history costs. */
    static RecordedGames standardLong() {
        return anyMoves(19, 19, 10_000, 2);
    }

    /** Games in which each move is a random one of those that most programs allow a player. */
    static RecordedGames random(int width, int height, int games, long seed) {
        Chance chance = new Chance(seed);
        List<int[]> made = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            Game game = new Game(width, height);
            while (!game.isOver()) {
                takeTurn(game, chance, false);
            }
            made.add(turns(game));
        }
        return new RecordedGames(width, height, made);
    }

    /**
     * One game in which each move is a random legal one. As strings that fill their last eyes are
     * taken, most such games go on for a very long time.
     */
    static RecordedGames anyMoves(int width, int height, int turns, long seed) {
        Chance chance = new Chance(seed);
        Game game = new Game(width, height);
        while (!game.isOver() && game.turns() < turns) {
            takeTurn(game, chance, true);
        }
        return new RecordedGames(width, height, List.of(turns(game)));
    }

    /** Draws empty points until one may be played; none may: a pass. */
    private static void takeTurn(Game game, Chance chance, boolean anyMove) {
        int[] empty = new int[game.width() * game.height()];
        int left = 0;
        for (int point = 0; point < empty.length; point++) {
            if (game.colour(point) == TrompTaylor.EMPTY) {
                empty[left] = point;
                left++;
            }
        }
        while (left > 0) {
            int drawn = chance.below(left);
            int point = empty[drawn];
            if ((anyMove || !isOwnEye(game, point)) && game.play(point) == Verdict.LEGAL) {
                if (anyMove || game.colour(point) != TrompTaylor.EMPTY) {
                    return;
                }
                game.undo();
            }
            left--;
            empty[drawn] = empty[left];
        }
        game.play(TrompTaylor.PASS);
    }

    /** Whether all points next to this empty one are the player's own stones. */
    private static boolean isOwnEye(Game game, int point) {
        int width = game.width();
        int column = point % width;
        int own = game.toMove();
        return (column == 0 || game.colour(point - 1) == own)
                && (column == width - 1 || game.colour(point + 1) == own)
                && (point < width || game.colour(point - width) == own)
                && (point >= width * (game.height() - 1) || game.colour(point + width) == own);
    }

    private static int[] turns(Game game) {
        int[] turns = new int[game.turns()];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = game.turn(i + 1);
        }
        return turns;
    }

    /** The number of turns of all games. */
    int turns() {
        return games.stream().mapToInt(game -> game.length).sum();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(width).append(' ').append(height).append(' ').append(games.size()).append('\n');
        for (int[] game : games) {
            text.append(game.length);
            for (int turn : game) {
                text.append(' ').append(turn);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** The games as SGF, a line each; of each, no more than its first turns. */
    String sgf(int mostTurns) {
        StringBuilder text = new StringBuilder();
        for (int[] game : games) {
            text.append("(;FF[4]GM[1]SZ[")
                    .append(width)
                    .append(':')
                    .append(height)
                    .append("]KM[7.5]");
            for (int i = 0; i < Math.min(mostTurns, game.length); i++) {
                text.append(i % 2 == 0 ? ";B[" : ";W[");
                if (game[i] != TrompTaylor.PASS) {
                    text.append((char) ('a' + game[i] % width));
                    text.append((char) ('a' + game[i] / width));
                }
                text.append(']');
            }
            text.append(")\n");
        }
        return text.toString();
    }

    static RecordedGames read(Path file) throws IOException {
        StringTokenizer numbers = new StringTokenizer(Files.readString(file));
        int width = next(numbers);
        int height = next(numbers);
        List<int[]> games = new ArrayList<>();
        for (int left = next(numbers); left > 0; left--) {
            int[] game = new int[next(numbers)];
            for (int i = 0; i < game.length; i++) {
                game[i] = next(numbers);
            }
            games.add(game);
        }
        return new RecordedGames(width, height, games);
    }

    private static int next(StringTokenizer numbers) {
        return Integer.parseInt(numbers.nextToken());
    }
}
