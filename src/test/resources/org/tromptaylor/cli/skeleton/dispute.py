    rows = [["."] * width for _ in range(height)]
    refused, removed, lists, passes, turns = [], [], {}, 0, 0
    for number, step in enumerate(steps, 1):
        if isinstance(step, Dead):
            inside = [(x, y) for x, y in step.points or [] if x < width and 0 <= y]
            lists[step.by] = {(x, y) for x, y in inside if rows[y][x] != "."}
        elif passes == 2:
            refused.append((number, "game-over"))
        else:
            passes = passes + 1 if step is PASS else 0
            if step is not PASS:
                rows[step[1]][step[0]] = "XO"[turns % 2]
            turns += 1
    waiting = "nothing"
    if passes < 2:
        waiting = ("black", "white")[turns % 2] + "-turn"
    elif procedure == "agreement" and len(lists) < 2:
        waiting = "lists" if not lists else "white-list" if "black" in lists else "black-list"
    elif lists and lists["black"] == lists["white"]:
        removed = lists["black"]
    for x, y in removed:
        rows[y][x] = "."
    return refused, waiting, ["".join(row) for row in rows], removed
