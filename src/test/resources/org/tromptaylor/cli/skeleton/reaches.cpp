    const char own = grid[point.y][point.x];
    if (own == colour) return false;
    std::vector<Point> todo{point};
    std::vector<bool> seen(width * height);
    while (!todo.empty()) {
        Point at = todo.back();
        todo.pop_back();
        if (seen[at.y * width + at.x]) continue;
        seen[at.y * width + at.x] = true;
        for (Point p : {Point{at.x + 1, at.y}, Point{at.x - 1, at.y}, Point{at.x, at.y + 1},
                        Point{at.x, at.y - 1}}) {
            if (p.x < 0 || p.x >= width || p.y < 0 || p.y >= height) continue;
            if (grid[p.y][p.x] == colour) return true;
            if (grid[p.y][p.x] == own) todo.push_back(p);
        }
    }
    return false;
