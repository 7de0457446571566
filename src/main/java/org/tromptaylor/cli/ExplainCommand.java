package org.tromptaylor.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Clearing;
import org.tromptaylor.explain.Explainer;
import org.tromptaylor.explain.Explanation;
import org.tromptaylor.explain.ExplanationJson;
import org.tromptaylor.explain.ExplanationPicture;
import org.tromptaylor.explain.ExplanationText;
import org.tromptaylor.explain.Reach;
import org.tromptaylor.explain.ScoreSheet;
import org.tromptaylor.explain.TurnVerdict;
import org.tromptaylor.rules.TrompTaylor;
import org.tromptaylor.vectors.Notation;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tt explain}: why a turn is legal or not, a point reaches a colour, a point counts. */
@Command(
        name = "explain",
        description = {
            "Says what the ten rules say, and why: which rule and reading decide, and a witness that"
                    + " anybody can check by looking at the grid. It is a path by which a point reaches"
                    + " a colour, or a closed region that shows that it doesn't.",
            "Of a record, without another question, it explains the turn. What else the record has that"
                    + " the rules or SGF don't want goes to standard error output."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Tt.Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        abbreviateSynopsis = true,
        parameterListHeading = "%n",
        optionListHeading = "%nOptions:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the question is answered, whatever the answer",
            "2:the command line, the record or the grid can't be used"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  tt explain game.sgf --turn 57",
            "  tt explain game.sgf --score",
            "  tt explain game.sgf --turn 56 --move C3 --svg why.svg",
            "  tt explain --rows 'X.O/.../OOO' --reaches B3:white",
            "  tt explain --rows '.O/O.' --move B1 --player black"
        })
final class ExplainCommand extends Subcommand {

    @Mixin private GridOptions gridOptions;

    @ArgGroup(exclusive = true, heading = "%nQuestions:%n")
    private Question question = new Question();

    /** What is asked, if it is not why the turn is legal or not. */
    static final class Question {
        @Option(
                names = "--move",
                paramLabel = "POINT|pass",
                description =
                        "What if this were the next turn? Of a grid alone only the game can tell whether"
                                + " it repeats.")
        private String move;

        @Option(
                names = "--reaches",
                paramLabel = "POINT:COLOUR",
                description = "Does the point reach the colour (black, white, empty)?")
        private String reaches;

        @Option(
                names = "--clear",
                paramLabel = "COLOUR",
                description = "What does clearing the colour (black, white) do?")
        private String clear;

        @Option(names = "--score", description = "What is the score, point by point?")
        private boolean score;
    }

    @Option(
            names = "--player",
            paramLabel = "COLOUR",
            description =
                    "With --move: whose it is (black, white). Default: whose turn it is, on a grid alone"
                            + " black.")
    private String player;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw it too, with the witness; - prints the picture and nothing else.")
    private Path svg;

    @Option(
            names = "--json",
            description =
                    "Print a JSON object, by the schema test-vectors/schema/explanation.schema.json.")
    private boolean json;

    @Override
    public Integer call() {
        try {
            GridOptions.Chosen chosen = gridOptions.choose();
            Explanation explanation = explanation(chosen);
            PrintWriter out = out();
            if (svg != null) {
                PictureFile.write(svg, ExplanationPicture.of(explanation).document(), out);
            }
            if (!PictureFile.isStandardOutput(svg)) {
                out.print(
                        json
                                ? ExplanationJson.of(explanation) + "\n"
                                : ExplanationText.of(explanation));
            }
            // Of the turn that is explained, the explanation tells.
            boolean ofTurn = explanation instanceof TurnVerdict turn && !turn.asked();
            tellOf(chosen.findings(chosen.turn() - (ofTurn ? 1 : 0)));
            return ExitCodes.OK;
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        }
    }

    private Explanation explanation(GridOptions.Chosen chosen) throws BadInputException {
        if (player != null && question.move == null) {
            throw new BadInputException("--player says whose --move it is, and there is none");
        }
        Position grid = chosen.grid();
        if (question.move != null) {
            return move(chosen);
        } else if (question.reaches != null) {
            return reach(grid, question.reaches);
        } else if (question.clear != null) {
            return Clearing.of(grid, playerNamed("--clear", question.clear));
        } else if (question.score) {
            return chosen.game()
                    .map(Explainer::score)
                    .orElseGet(() -> ScoreSheet.of(grid, Optional.empty(), Optional.empty()));
        }
        Explainer game =
                chosen.game()
                        .orElseThrow(
                                () ->
                                        new BadInputException(
                                                "of a grid, ask --move, --reaches, --clear or"
                                                        + " --score"));
        if (chosen.turn() == 0) {
            throw new BadInputException(
                    "no turn has been taken: ask --move, --reaches, --clear or --score");
        }
        return game.lastTurn();
    }

    private Explanation move(GridOptions.Chosen chosen) throws BadInputException {
        Position grid = chosen.grid();
        int place = GridOptions.place("--move", grid, question.move);
        if (place == grid.width() * grid.height()) {
            place = TurnVerdict.OFF_GRID;
        }
        if (chosen.game().isEmpty()) {
            int who = player == null ? TrompTaylor.BLACK : playerNamed("--player", player);
            return TurnVerdict.onGrid(grid, who, place, question.move);
        }
        Explainer game = chosen.game().get();
        int who = player == null ? game.toMove() : playerNamed("--player", player);
        if (who == TrompTaylor.EMPTY) {
            throw new BadInputException("nobody knows whose turn it is: say --player");
        }
        return game.attempt(who, place, question.move);
    }

    private static Reach reach(Position grid, String asked) throws BadInputException {
        String[] parts = asked.split(":", -1);
        if (parts.length != 2) {
            throw new BadInputException(
                    "--reaches: not a point and a colour such as D4:empty: '" + asked + "'");
        }
        int point = GridOptions.point("--reaches", grid, parts[0]);
        try {
            return Reach.of(grid, point, Notation.colour(parts[1]));
        } catch (IllegalArgumentException e) {
            throw new BadInputException("--reaches: " + e.getMessage());
        }
    }

    private static int playerNamed(String option, String word) throws BadInputException {
        return switch (word) {
            case "black" -> TrompTaylor.BLACK;
            case "white" -> TrompTaylor.WHITE;
            default ->
                    throw new BadInputException(
                            option + ": neither black nor white: '" + word + "'");
        };
    }
}
