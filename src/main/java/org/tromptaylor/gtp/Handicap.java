package org.tromptaylor.gtp;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the protocol puts a fixed handicap (section 4.1.1): on the fourth lines, of sides below 13 on
 * the third; on their middles, if both sides are odd and at least 9. A rectangle takes each side for
 * itself.
 */
final class Handicap {

    private static final int SMALLEST = 7;
    private static final int WITH_MIDDLES = 9;
    private static final int FOURTH_LINE_FROM = 13;

    private static final int IN_CORNERS = 4;
    private static final int MOST = 9;

    /**
     * Column and row from the bottom left, {@code l}ow, {@code m}iddle and {@code h}igh, in their order;
     * the middle of all comes last with 5, 7 and 9 stones.
     */
    private static final List<String> ORDER =
            List.of("ll", "hh", "lh", "hl", "lm", "hm", "ml", "mh");

    private Handicap() {}

    /** How many stones there may be; 0 if the grid is too small for any. */
    static int most(int width, int height) {
        if (Math.min(width, height) < SMALLEST) {
            return 0;
        }
        boolean middles = Math.min(width, height) >= WITH_MIDDLES && width % 2 * (height % 2) == 1;
        return middles ? MOST : IN_CORNERS;
    }

    /** The points of so many stones, 2 to {@link #most}. */
    static List<Integer> points(int width, int height, int stones) {
        List<String> places = new ArrayList<>(ORDER.subList(0, stones / 2 * 2));
        if (stones == IN_CORNERS - 1) {
            places = ORDER.subList(0, stones);
        } else if (stones % 2 == 1) {
            places.add("mm");
        }
        return places.stream()
                .map(
                        place ->
                                (height - 1 - line(place.charAt(1), height)) * width
                                        + line(place.charAt(0), width))
                .toList();
    }

    private static int line(char place, int side) {
        int low = side < FOURTH_LINE_FROM ? 2 : 3;
        return switch (place) {
            case 'l' -> low;
            case 'h' -> side - 1 - low;
            default -> side / 2;
        };
    }
}
