    start, seen, todo = point, {point}, [point]
    own = grid[start[1]][start[0]]
    wanted = {"black": "X", "white": "O", "empty": "."}[colour]
    if own == wanted:
        return False
    while todo:
        x, y = todo.pop()
        for x, y in (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1):
            if 0 <= x < width and 0 <= y < height:
                if grid[y][x] == wanted:
                    return True
                if grid[y][x] == own and (x, y) not in seen:
                    seen.add((x, y))
                    todo.append((x, y))
    return False
