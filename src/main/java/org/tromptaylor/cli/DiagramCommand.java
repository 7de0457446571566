package org.tromptaylor.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tromptaylor.conformance.BadInputException;
import org.tromptaylor.diagram.Mark;
import org.tromptaylor.diagram.SvgDiagram;
import org.tromptaylor.diagram.SvgTheme;
import org.tromptaylor.diagram.TextDiagram;
import org.tromptaylor.engine.Position;
import org.tromptaylor.explain.Explainer;
import org.tromptaylor.record.GameRecord.Markup;
import org.tromptaylor.rules.TrompTaylor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tt diagram}: a grid as text or as a picture. */
@Command(
        name = "diagram",
        description = {
            "Draws a grid, that of a record after a turn or one that is typed, as text or as an SVG"
                    + " picture. The picture scales, follows the reader's choice of light or dark, and"
                    + " tells screen readers a title and where the stones are.",
            "Of a record, the last move is marked, and its own marks (TR SQ CR MA LB LN AR) are drawn:"
                    + " as text, brackets, and letters on empty points. What it has that the rules or"
                    + " SGF don't want goes to standard error output."
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
            "0:it is drawn",
            "2:the command line, the record or the grid can't be used"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  tt diagram game.sgf --turn 57",
            "  tt diagram game.sgf --numbers 40 --svg fight.svg",
            "  tt diagram --rows 'X.O/.../OOO' --mark B3=triangle --line A3-A2-B2 --svg -"
        })
final class DiagramCommand extends Subcommand {

    private static final int MOST_LABEL = 3;
    private static final double LARGEST_SCALE = 100;

    @Mixin private GridOptions gridOptions;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw a picture instead of text; - is the standard output.")
    private Path svg;

    @Option(
            names = "--mark",
            paramLabel = "POINT[=MARK]",
            description =
                    "Mark a point: circle (the default), square, triangle, cross, dot, focus. As text,"
                            + " every mark is a pair of brackets. Repeatable.")
    private List<String> marks = new ArrayList<>();

    @Option(
            names = "--label",
            paramLabel = "POINT=TEXT",
            description = "Write up to three characters on a point. Repeatable.")
    private List<String> labels = new ArrayList<>();

    @Option(
            names = "--line",
            paramLabel = "POINT-POINT[-POINT...]",
            description = "Draw a line with a dot at its end; in a picture only. Repeatable.")
    private List<String> lines = new ArrayList<>();

    @Option(
            names = "--numbers",
            paramLabel = "N",
            description = "Number the stones of a record from turn N on; in a picture only.")
    private Integer numbers;

    @Option(names = "--title", paramLabel = "TEXT", description = "What the picture is.")
    private String title;

    @Option(
            names = "--description",
            paramLabel = "TEXT",
            description = "What is to be seen, for those who don't; default: where the stones are.")
    private String description;

    @Option(
            names = "--theme",
            paramLabel = "auto|light|dark",
            description = "Light or dark; default: auto, as the reader has it.")
    private String theme;

    @Option(
            names = "--scale",
            paramLabel = "FACTOR",
            description = "Make the picture so much larger.")
    private Double scale;

    @Override
    public Integer call() {
        try {
            GridOptions.Chosen chosen = gridOptions.choose();
            if (svg == null) {
                out().print(text(chosen));
            } else {
                PictureFile.write(svg, picture(chosen), out());
            }
            tellOf(chosen.findings(chosen.turn()));
            return ExitCodes.OK;
        } catch (BadInputException e) {
            return complain(ExitCodes.BAD_INPUT, e.getMessage());
        }
    }

    private String text(GridOptions.Chosen chosen) throws BadInputException {
        boolean words = title != null || description != null;
        boolean looks = theme != null || scale != null;
        if (!lines.isEmpty() || numbers != null || words || looks) {
            throw new BadInputException(
                    "--line, --numbers, --title, --description, --theme and --scale are for a"
                            + " picture: add --svg");
        }
        Position grid = chosen.grid();
        TextDiagram diagram = TextDiagram.on(grid.width(), grid.height(), grid.grid()).dots();
        Map<Integer, Mark> marked = marks(grid);
        boolean drawn = chosen.game().map(game -> markup(diagram, grid, game)).orElse(false);
        if (marked.isEmpty() && !drawn) {
            chosen.game().flatMap(Explainer::lastPoint).ifPresent(p -> diagram.mark(List.of(p)));
        }
        diagram.mark(marked.keySet());
        for (Map.Entry<Integer, String> label : labels(grid).entrySet()) {
            if (label.getValue().length() > 1) {
                throw new BadInputException("--label: as text, one character: " + label.getValue());
            }
            diagram.character(label.getKey(), label.getValue().charAt(0));
        }
        return diagram.text();
    }

    /** Draws a record's own marks as text; whether there are some. */
    private static boolean markup(TextDiagram diagram, Position grid, Explainer game) {
        boolean drawn = false;
        for (Markup markup : game.markup()) {
            int first = markup.points().get(0);
            // On a stone, or like one, a letter would hide what is there.
            if (grid.colour(first) == TrompTaylor.EMPTY
                    && markup.text().matches("[!-~&&[^XO.+#,]]")) {
                diagram.character(first, markup.text().charAt(0));
            } else {
                diagram.mark(markup.points());
            }
            drawn = true;
        }
        return drawn;
    }

    private static void markup(SvgDiagram diagram, Markup markup) {
        int first = markup.points().get(0);
        switch (markup.property()) {
            case "TR" -> markup.points().forEach(point -> diagram.mark(point, Mark.TRIANGLE));
            case "SQ" -> markup.points().forEach(point -> diagram.mark(point, Mark.SQUARE));
            case "CR" -> markup.points().forEach(point -> diagram.mark(point, Mark.CIRCLE));
            case "MA" -> markup.points().forEach(point -> diagram.mark(point, Mark.CROSS));
            case "LB" -> diagram.label(first, shortLabel(markup.text()));
            default -> diagram.path(first, markup.points().get(1));
        }
    }

    private static String shortLabel(String text) {
        String line = text.replaceAll("[\\p{C}\\s]+", " ").strip();
        int end =
                line.offsetByCodePoints(
                        0, Math.min(MOST_LABEL, line.codePointCount(0, line.length())));
        return line.substring(0, end);
    }

    private String picture(GridOptions.Chosen chosen) throws BadInputException {
        Position grid = chosen.grid();
        SvgDiagram diagram = SvgDiagram.of(grid.width(), grid.height(), grid.grid());
        if (chosen.game().isPresent()) {
            ofRecord(diagram, chosen.game().get(), chosen.turn());
        } else if (numbers != null) {
            throw new BadInputException("--numbers: a grid alone has no turns");
        }
        marks(grid).forEach(diagram::mark);
        labels(grid).forEach(diagram::label);
        for (String line : lines) {
            diagram.path(line(grid, line));
        }
        if (title != null) {
            diagram.title(title);
        }
        if (description != null) {
            diagram.description(description);
        }
        double factor = scale == null ? 1 : scale;
        if (!(factor > 0 && factor <= LARGEST_SCALE)) {
            throw new BadInputException("--scale is above 0 and at most 100, not " + factor);
        }
        return diagram.scale(factor).theme(theme()).document();
    }

    private void ofRecord(SvgDiagram diagram, Explainer game, int turn) throws BadInputException {
        if (turn > 0) {
            diagram.title("The grid after turn " + turn);
        }
        game.markup().forEach(markup -> markup(diagram, markup));
        if (numbers == null) {
            game.lastPoint().ifPresent(diagram::last);
        } else if (numbers < 1 || numbers > turn) {
            throw new BadInputException("--numbers: no turn " + numbers + " of " + turn);
        } else {
            game.numbers(numbers).forEach((point, n) -> diagram.label(point, String.valueOf(n)));
        }
    }

    private SvgTheme theme() throws BadInputException {
        for (SvgTheme each : SvgTheme.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(theme == null ? "auto" : theme)) {
                return each;
            }
        }
        throw new BadInputException("--theme: auto, light or dark, not '" + theme + "'");
    }

    private Map<Integer, Mark> marks(Position grid) throws BadInputException {
        Map<Integer, Mark> marked = new TreeMap<>();
        for (String asked : marks) {
            String[] parts = asked.split("=", 2);
            marked.put(
                    GridOptions.point("--mark", grid, parts[0]),
                    parts.length == 1 ? Mark.CIRCLE : mark(parts[1]));
        }
        return marked;
    }

    private static Mark mark(String name) throws BadInputException {
        return switch (name) {
            case "circle" -> Mark.CIRCLE;
            case "square" -> Mark.SQUARE;
            case "triangle" -> Mark.TRIANGLE;
            case "cross" -> Mark.CROSS;
            case "dot" -> Mark.DOT;
            case "focus" -> Mark.FOCUS;
            default -> throw new BadInputException("--mark: no such mark: '" + name + "'");
        };
    }

    private Map<Integer, String> labels(Position grid) throws BadInputException {
        Map<Integer, String> written = new TreeMap<>();
        for (String asked : labels) {
            String[] parts = asked.split("=", 2);
            if (parts.length < 2 || !parts[1].matches("[^\\p{C}\\s]{1," + MOST_LABEL + "}")) {
                throw new BadInputException(
                        "--label: a point, = and up to three characters, such as D4=a, not '"
                                + asked
                                + "'");
            }
            written.put(GridOptions.point("--label", grid, parts[0]), parts[1]);
        }
        return written;
    }

    private static int[] line(Position grid, String asked) throws BadInputException {
        List<Integer> points = new ArrayList<>();
        for (String point : asked.split("-", -1)) {
            points.add(GridOptions.point("--line", grid, point));
        }
        return points.stream().mapToInt(Integer::intValue).toArray();
    }
}
