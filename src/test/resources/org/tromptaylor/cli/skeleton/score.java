        int[] counts = new int[2];
        for (int player = 0; player < 2; player++) {
            Colour own = Colour.values()[1 + player];
            Colour other = Colour.values()[2 - player];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    char stone = grid.get(y).charAt(x);
                    Point point = new Point(x, y);
                    boolean only =
                            stone == '.'
                                    && reaches(width, height, grid, point, own)
                                    && !reaches(width, height, grid, point, other);
                    counts[player] += only || stone == "XO".charAt(player) ? 1 : 0;
                }
            }
        }
        return new Scores(counts[0], counts[1]);
