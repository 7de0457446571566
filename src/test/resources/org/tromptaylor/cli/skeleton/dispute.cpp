    Disputed end{{}, "nothing", Grid(height, std::string(width, '.')), {}};
    std::vector<std::vector<bool>> named(2);  // by points, what Black and White list
    int passes = 0, turns = 0, number = 0;
    for (const Step& step : steps) {
        number++;
        if (const Dead* list = std::get_if<Dead>(&step)) {
            auto& points = named[list->by == "white"];
            points.assign(width * height, false);
            if (list->points)
                for (Point p : *list->points)
                    if (p.x < width && p.y >= 0 && end.grid[p.y][p.x] != EMPTY)
                        points[p.y * width + p.x] = true;
        } else if (passes == 2) {
            end.refused.push_back({number, "game-over"});
        } else {
            const Turn& turn = std::get<Turn>(step);
            passes = turn ? 0 : passes + 1;
            if (turn) end.grid[turn->y][turn->x] = turns % 2 ? WHITE : BLACK;
            turns++;
        }
    }
    bool black = !named[0].empty(), white = !named[1].empty();
    if (passes < 2) {
        end.next = turns % 2 ? "white-turn" : "black-turn";
    } else if (procedure == "agreement" && !(black && white)) {
        end.next = black ? "white-list" : white ? "black-list" : "lists";
    } else if (black && named[0] == named[1]) {
        for (int point = 0; point < width * height; point++)
            if (named[0][point]) {
                end.removed.push_back({point % width, point / width});
                end.grid[point / width][point % width] = EMPTY;
            }
    }
    return end;
