    int counts[2] = {0, 0};
    const Colour colours[] = {BLACK, WHITE};
    for (int player = 0; player < 2; player++)
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                bool only = grid[y][x] == EMPTY &&
                            reaches(width, height, grid, {x, y}, colours[player]) &&
                            !reaches(width, height, grid, {x, y}, colours[1 - player]);
                counts[player] += only || grid[y][x] == colours[player];
            }
    return {counts[0], counts[1]};
