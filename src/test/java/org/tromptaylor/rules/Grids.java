package org.tromptaylor.rules;

/** Grids as rows of text for tests: the top row first, {@code .} empty, {@code X} black, O white. */
public final class Grids {

    private Grids() {}

    /** The grid that the rows show. */
    public static int[] grid(String... rows) {
        String text = String.join("", rows);
        int[] grid = new int[text.length()];
        for (int point = 0; point < grid.length; point++) {
            grid[point] = ".XO".indexOf(text.charAt(point));
        }
        return grid;
    }

    /** The rows of a grid, with a slash between them. */
    public static String rows(int width, int[] grid) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < grid.length; point++) {
            if (point > 0 && point % width == 0) {
                text.append('/');
            }
            text.append(".XO".charAt(grid[point]));
        }
        return text.toString();
    }
}
