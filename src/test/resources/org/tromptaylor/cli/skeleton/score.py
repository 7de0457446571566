    counts = []
    for own, other in ("black", "white"), ("white", "black"):
        count = 0
        for y, row in enumerate(grid):
            for x, stone in enumerate(row):
                ask = (width, height, grid, (x, y))
                only = stone == "." and reaches(*ask, own) and not reaches(*ask, other)
                count += only or stone == {"black": "X", "white": "O"}[own]
        counts.append(count)
    return counts
