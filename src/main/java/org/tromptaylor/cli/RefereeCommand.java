package org.tromptaylor.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.dispute.Procedure;
import org.tromptaylor.process.CommandLine;
import org.tromptaylor.process.Excerpt;
import org.tromptaylor.referee.Limits;
import org.tromptaylor.referee.Match;
import org.tromptaylor.referee.PlayedGame;
import org.tromptaylor.referee.PlayerFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tt referee}: games between two programs. */
@Command(
        name = "referee",
        description = {
            "Lets two programs that speak the Go Text Protocol play by the ten rules. Each turn is"
                    + " checked by the engine: an illegal turn, a crash, no answer in time or one"
                    + " that makes no sense loses the game, with the reason said.",
            "The programs change colours after each game; an opening is played with both."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all games were played",
            "1:all games were played, and a program lost one by what it may not do",
            "2:the command line, or a file that it names, can't be used",
            "3:a program could not be started, or won't play on this grid"
        })
final class RefereeCommand extends Subcommand {

    private static final int LONGEST_SIDE = 25;
    private static final int MOST_GAMES = 100_000;
    private static final int MOST_JOBS = 64;
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]?)(?:x([1-9][0-9]?))?");

    @Option(
            names = "--black",
            required = true,
            paramLabel = "COMMAND",
            description = "The program that has Black in the first game, and its arguments.")
    private String first;

    @Option(
            names = "--white",
            required = true,
            paramLabel = "COMMAND",
            description = "The program that has White in the first game.")
    private String second;

    @Option(
            names = "--procedure",
            paramLabel = "NAME",
            defaultValue = "none",
            description =
                    "What happens about dead stones (spec/disputes.md): none (the default),"
                            + " agreement, third-party, resumption, copy or cleanup.")
    private String procedure;

    @Option(
            names = "--arbiter",
            paramLabel = "COMMAND",
            description = "With third-party: the program that decides on strings in dispute.")
    private String arbiter;

    @Option(names = "--games", paramLabel = "N", description = "How many games; default: 1.")
    private int games = 1;

    @Option(
            names = "--size",
            paramLabel = "N|WxH",
            defaultValue = "19",
            description = "Columns x rows, up to 25; default: 19.")
    private String size;

    @Option(
            names = "--komi",
            paramLabel = "POINTS",
            description = "What is added to White's score; default: 0, as in the ten rules.")
    private BigDecimal komi = BigDecimal.ZERO;

    @Option(
            names = "--openings",
            paramLabel = "FILE|DIR",
            description =
                    "SGF games that begin the games, one after the other, each of them twice.")
    private Path openings;

    @Option(
            names = "--opening-turns",
            paramLabel = "N",
            description = "Take only the first N turns of each opening.")
    private int openingTurns;

    @Option(
            names = "--move-time",
            paramLabel = "SECONDS",
            description = "How long a turn may take; default: 60.")
    private double moveTime = 60;

    @Option(
            names = "--game-time",
            paramLabel = "SECONDS",
            description = "How long all turns of a program in a game may take together.")
    private Double gameTime;

    @Mixin private Times times;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description =
                    "Break a game off after N turns, without a winner. No rule needs this: every game"
                            + " ends.")
    private int mostTurns;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Keep the SGF of each game and the results there. The same command again plays"
                            + " the games that are missing; a game that was cut short is played"
                            + " anew. It refuses (2) if the SGF of a game that was over is gone, or"
                            + " not as it was written.")
    private Path out;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description =
                    "Play N games at the same time, each with programs of its own; default: 1. A game"
                            + " that is over waits for those before it to be told and kept.")
    private int jobs = 1;

    @Option(
            names = "--json",
            description = "Print a JSON object a line: one for each game, and one with the table.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        try {
            return run();
        } catch (BadInputException | IllegalArgumentException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        } catch (PlayerFault e) {
            return complain(ExitCodes.NO_SUBJECT, e.getMessage());
        }
    }

    private int run() throws BadInputException, PlayerFault, InterruptedException {
        Match match = match();
        List<List<Integer>> starts =
                openings == null
                        ? List.of()
                        : Openings.read(openings, match.width(), match.height(), openingTurns);
        List<String> blackWords = words("--black", first);
        List<String> whiteWords = words("--white", second);
        Optional<List<String>> arbiterWords =
                arbiter == null ? Optional.empty() : Optional.of(words("--arbiter", arbiter));
        if (arbiter != null && match.procedure() != Procedure.THIRD_PARTY) {
            throw new BadInputException("--arbiter needs --procedure third-party");
        }
        RefereeTables.Plan plan =
                new RefereeTables.Plan(match, blackWords, whiteWords, arbiterWords, starts);
        try (RefereeFolder folder =
                out == null ? null : RefereeFolder.open(out, described(match, starts))) {
            List<ObjectNode> done = folder == null ? List.of() : folder.games();
            try (RefereeTables tables = new RefereeTables(plan, done.size() + 1, games, jobs)) {
                return play(plan, tables, done, folder);
            }
        }
    }

    private int play(
            RefereeTables.Plan plan,
            RefereeTables tables,
            List<ObjectNode> done,
            RefereeFolder folder)
            throws BadInputException, PlayerFault, InterruptedException {
        PrintWriter printer = out();
        RefereeTable table = new RefereeTable();
        try (Progress progress = new Progress(games, "games")) {
            for (int number = 1; number <= games; number++) {
                ObjectNode game;
                if (number <= done.size()) {
                    game = done.get(number - 1);
                } else {
                    if (number == done.size() + 1) {
                        tables.ready();
                    }
                    PlayedGame played = tables.next();
                    game = RefereeJson.game(number, plan.opening(number), played, plan.match());
                    if (folder != null) {
                        folder.add(game, played.sgf());
                    }
                }
                table.add(game);
                progress.clear();
                printer.println(json ? game.toString() : line(game, number <= done.size()));
                printer.flush();
                progress.step();
            }
        }
        tables.quit();
        if (json) {
            ObjectNode end = JsonNodeFactory.instance.objectNode();
            end.set("match", described(plan.match(), plan.openings()));
            end.set("table", table.json());
            printer.println(end);
        } else {
            printer.print("\n" + table.text());
        }
        return table.hasFaults() ? ExitCodes.FOUND : ExitCodes.OK;
    }

    private static String line(ObjectNode game, boolean before) {
        StringBuilder notes = new StringBuilder();
        for (JsonNode note : game.path("notes")) {
            notes.append("\n    ").append(Excerpt.line(note.asText()));
        }
        return "game "
                + game.path("game").asInt()
                + ": "
                + game.path("result").asText()
                + " in "
                + game.path("turns").asInt()
                + " turns, "
                + game.path("black").asText()
                + " has Black: "
                + game.path("reason").asText()
                + (before ? " (played before)" : "")
                + notes;
    }

    private Match match() throws BadInputException {
        Matcher sides = SIZE.matcher(size);
        int width = sides.matches() ? Integer.parseInt(sides.group(1)) : 0;
        int height =
                sides.matches() && sides.group(2) != null
                        ? Integer.parseInt(sides.group(2))
                        : width;
        if (width == 0 || Math.max(width, height) > LONGEST_SIDE) {
            throw new BadInputException(
                    "--size is N or WxH with sides from 1 to 25, not '" + size + "'");
        }
        atLeast("--games", games, 1, MOST_GAMES);
        atLeast("--jobs", jobs, 1, MOST_JOBS);
        atLeast("--opening-turns", openingTurns, 0, MOST_GAMES);
        atLeast("--max-turns", mostTurns, 0, Integer.MAX_VALUE);
        if (komi.abs().compareTo(BigDecimal.valueOf(1000)) > 0 || komi.scale() > 2) {
            throw new BadInputException("--komi is from -1000 to 1000, with two decimals at most");
        }
        times.check();
        Times.check("--move-time", moveTime);
        Times.check("--game-time", gameTime);
        Limits limits =
                new Limits(
                        times.start(),
                        times.answer(),
                        Times.duration(moveTime),
                        Optional.ofNullable(gameTime).map(Times::duration));
        return new Match(width, height, komi, chosen(), limits, mostTurns);
    }

    private Procedure chosen() throws BadInputException {
        try {
            return Procedure.of(procedure);
        } catch (IllegalArgumentException e) {
            String words =
                    Arrays.stream(Procedure.values())
                            .map(Procedure::word)
                            .collect(Collectors.joining(", "));
            throw new BadInputException(
                    "--procedure is one of " + words + ", not '" + procedure + "'");
        }
    }

    private static void atLeast(String option, int value, int least, int most)
            throws BadInputException {
        if (value < least || value > most) {
            throw new BadInputException(
                    option + " is from " + least + " to " + most + ", not " + value);
        }
    }

    private static List<String> words(String option, String command) throws BadInputException {
        try {
            return CommandLine.words(command);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(option + ": " + e.getMessage());
        }
    }

    /** What must be the same for a run to go on. */
    private ObjectNode described(Match match, List<List<Integer>> starts) {
        ObjectNode described = JsonNodeFactory.instance.objectNode();
        described
                .put("first", first)
                .put("second", second)
                .put("procedure", match.procedure().word())
                .put("size", match.width() + "x" + match.height())
                .put("komi", match.komi().toPlainString())
                .put("moveTime", seconds(match.limits().move()))
                .put("gameTime", match.limits().game().map(RefereeCommand::seconds).orElse(""));
        described.put("maxTurns", match.mostTurns());
        described.put("arbiter", arbiter == null ? "" : arbiter);
        described.put(
                "openings",
                starts.size() + ", " + Integer.toHexString(new ArrayList<>(starts).hashCode()));
        return described;
    }

    private static String seconds(Duration duration) {
        return BigDecimal.valueOf(duration.toMillis(), 3).stripTrailingZeros().toPlainString();
    }
}
