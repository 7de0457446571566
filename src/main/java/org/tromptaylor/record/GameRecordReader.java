package org.tromptaylor.record;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tromptaylor.record.GameRecord.Event;
import org.tromptaylor.record.GameRecord.Markup;
import org.tromptaylor.record.GameRecord.Setup;
import org.tromptaylor.record.GameRecord.ToMove;
import org.tromptaylor.record.GameRecord.Turn;
import org.tromptaylor.rules.TrompTaylor;

/** Makes a {@link GameRecord} of the nodes of one line. */
final class GameRecordReader {

    private static final int USUAL_SIDE = 19;
    private static final int LETTERS_FOR_PASS = 19;
    private static final int MAX_FAULTS = 10;
    private static final int MAX_TEXT = 200;

    /** A rectangle of points takes few letters, so these are counted too. */
    private static final int MAX_POINTS_OF_LISTS = 5_000_000;

    private static final Pattern SIZE =
            Pattern.compile("([0-9]{1,3})(?:\\s*[:xX]\\s*([0-9]{1,3}))?");
    private static final Pattern DECIMAL =
            Pattern.compile("([+-]?)([0-9]{0,6})(?:[.,]([0-9]{1,6}))?");

    private final SgfNode root;
    private final List<SgfNode> line;
    private final List<Event> events = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private int width;
    private int height;

    /** By points, the last list of points that named them; lists are numbered from 1. */
    private int[] named;

    private int lists;
    private int pointsOfLists;

    GameRecordReader(SgfNode root, List<SgfNode> line) {
        this.root = root;
        this.line = line;
    }

    GameRecord read(List<String> before) throws SgfException {
        faults.addAll(before);
        refuseOtherGames();
        size();
        named = new int[width * height];
        for (SgfNode node : line) {
            // A node that both sets up and moves is against the format; the grid comes first then.
            for (SgfNode.Property property : node.properties()) {
                setup(node, property);
            }
            for (SgfNode.Property property : node.properties()) {
                turn(node, property);
            }
            for (SgfNode.Property property : node.properties()) {
                markup(node, property);
            }
        }
        return new GameRecord(
                width,
                height,
                events,
                text("PB"),
                text("PW"),
                decimal("KM"),
                decimal("HA").map(BigDecimal::intValue),
                text("RU"),
                GameResult.of(text("RE").orElse("")),
                faults);
    }

    private void refuseOtherGames() throws SgfException {
        String game = text("GM").orElse("1");
        if (!game.equals("1")) {
            throw new SgfException("not a game of Go: GM[" + game + "]");
        }
    }

    private void size() throws SgfException {
        String size = text("SZ").orElse(String.valueOf(USUAL_SIDE));
        Matcher sides = SIZE.matcher(size);
        if (sides.matches()) {
            width = Integer.parseInt(sides.group(1));
            height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
        }
        if (Math.min(width, height) < 1 || Math.max(width, height) > Places.LONGEST_SIDE) {
            throw new SgfException(
                    "line " + root.line() + ": no size from 1 to 52: SZ[" + size + "]");
        }
    }

    private void setup(SgfNode node, SgfNode.Property property) throws SgfException {
        switch (property.name()) {
            case "AB" -> setup(node, TrompTaylor.BLACK, property);
            case "AW" -> setup(node, TrompTaylor.WHITE, property);
            case "AE" -> setup(node, TrompTaylor.EMPTY, property);
            case "PL" -> toMove(node, property);
            default -> {}
        }
    }

    private void toMove(SgfNode node, SgfNode.Property property) {
        String value = plain(property.values().get(0));
        switch (value.isEmpty() ? "" : value.substring(0, 1).toLowerCase(Locale.ROOT)) {
            case "b", "1" -> events.add(new ToMove(TrompTaylor.BLACK, node.line()));
            case "w", "2" -> events.add(new ToMove(TrompTaylor.WHITE, node.line()));
            default -> fault(node, "no player: PL[" + value + "]");
        }
    }

    private void setup(SgfNode node, int colour, SgfNode.Property property) throws SgfException {
        List<Integer> points = points(node, property);
        if (!points.isEmpty()) {
            events.add(new Setup(colour, points, node.line()));
        }
    }

    private void markup(SgfNode node, SgfNode.Property property) throws SgfException {
        String name = property.name();
        switch (name) {
            case "TR", "SQ", "CR", "MA" -> {
                List<Integer> points = points(node, property);
                if (!points.isEmpty()) {
                    events.add(new Markup(name, points, "", node.line()));
                }
            }
            case "LB" -> property.values().forEach(value -> label(node, node.decode(value)));
            case "LN", "AR" -> property.values().forEach(v -> ends(node, name, plain(v)));
            default -> {}
        }
    }

    private void label(SgfNode node, String value) {
        String[] parts = value.split(":", 2);
        int point = point(parts[0].strip());
        if (parts.length < 2 || point < 0) {
            fault(node, "no label: LB[" + shortened(value) + "]");
        } else {
            events.add(new Markup("LB", List.of(point), shortened(parts[1]), node.line()));
        }
    }

    private void ends(SgfNode node, String name, String value) {
        String[] parts = value.split(":", -1);
        int from = point(parts[0]);
        int to = point(parts[parts.length - 1]);
        if (parts.length != 2 || from < 0 || to < 0) {
            fault(node, "no two points: " + name + "[" + value + "]");
        } else {
            events.add(new Markup(name, List.of(from, to), "", node.line()));
        }
    }

    /** The points of a list, each of them once. */
    private List<Integer> points(SgfNode node, SgfNode.Property property) throws SgfException {
        lists++;
        List<Integer> points = new ArrayList<>();
        for (byte[] bytes : property.values()) {
            String value = plain(bytes);
            if (value.isEmpty()) {
                continue; // AE[] and the like: nothing.
            }
            int[] corners = corners(value);
            if (corners == null) {
                fault(node, "no points: " + property.name() + "[" + value + "]");
                continue;
            }
            pointsOfLists += (corners[2] - corners[0] + 1) * (corners[3] - corners[1] + 1);
            if (pointsOfLists > MAX_POINTS_OF_LISTS) {
                throw new SgfException(
                        "line "
                                + node.line()
                                + ": lists of more than "
                                + MAX_POINTS_OF_LISTS
                                + " points in all");
            }
            for (int row = corners[1]; row <= corners[3]; row++) {
                for (int column = corners[0]; column <= corners[2]; column++) {
                    int point = row * width + column;
                    if (named[point] < lists) {
                        named[point] = lists;
                        points.add(point);
                    }
                }
            }
        }
        return points;
    }

    /** Column and row of the first and the last point, or null if they are not on the grid. */
    private int[] corners(String value) {
        String[] ends = value.split(":", -1);
        if (ends.length > 2) {
            return null;
        }
        int from = point(ends[0]);
        int to = point(ends[ends.length - 1]);
        if (from < 0 || to < 0) {
            return null;
        }
        return new int[] {
            Math.min(from % width, to % width),
            Math.min(from / width, to / width),
            Math.max(from % width, to % width),
            Math.max(from / width, to / width)
        };
    }

    private void turn(SgfNode node, SgfNode.Property property) {
        int player =
                switch (property.name()) {
                    case "B" -> TrompTaylor.BLACK;
                    case "W" -> TrompTaylor.WHITE;
                    default -> TrompTaylor.EMPTY;
                };
        if (player == TrompTaylor.EMPTY) {
            return;
        }
        if (property.values().size() > 1) {
            fault(node, "more than one turn in " + property.name() + ", only the first is taken");
        }
        String value = plain(property.values().get(0));
        if (isPass(value)) {
            events.add(new Turn(player, TrompTaylor.PASS, value, node.line()));
        } else if (value.length() == 2
                && Places.letter(value.charAt(0)) >= 0
                && Places.letter(value.charAt(1)) >= 0) {
            int point = point(value);
            int place = point < 0 ? GameRecord.OFF_GRID : point;
            events.add(new Turn(player, place, value, node.line()));
        } else {
            fault(node, "no turn: " + property.name() + "[" + value + "]");
        }
    }

    /** Nothing, or as before FF[4] the point behind the last one of 19x19. */
    private boolean isPass(String value) {
        return value.isEmpty() || value.equals("tt") && Math.max(width, height) <= LETTERS_FOR_PASS;
    }

    /** The point of two letters, or a negative number if there is none. */
    private int point(String letters) {
        if (letters.length() != 2) {
            return -1;
        }
        int column = Places.letter(letters.charAt(0));
        int row = Places.letter(letters.charAt(1));
        return column >= 0 && column < width && row >= 0 && row < height
                ? row * width + column
                : -1;
    }

    private Optional<String> text(String name) {
        return root.text(name).map(String::strip).filter(value -> !value.isEmpty());
    }

    private Optional<BigDecimal> decimal(String name) {
        Optional<String> value = text(name);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        Matcher number = DECIMAL.matcher(value.get());
        if (!number.matches() || number.group(2).isEmpty() && number.group(3) == null) {
            fault(root, "no number: " + name + "[" + shortened(value.get()) + "]");
            return Optional.empty();
        }
        String fraction = number.group(3) == null ? "0" : number.group(3);
        return Optional.of(
                new BigDecimal(number.group(1) + "0" + number.group(2) + "." + fraction)
                        .stripTrailingZeros());
    }

    /** A value that is no text: without the spaces that some programs broke lines with. */
    private static String plain(byte[] value) {
        String text = new String(value, StandardCharsets.ISO_8859_1);
        return shortened(text.replaceAll("\\s+", ""));
    }

    private static String shortened(String text) {
        return text.length() <= MAX_TEXT ? text : text.substring(0, MAX_TEXT) + "...";
    }

    private void fault(SgfNode node, String what) {
        if (faults.size() < MAX_FAULTS) {
            faults.add("line " + node.line() + ": " + what);
        }
    }
}
