"""Asks your Go program the Tromp-Taylor vectors. Copy this file and fill in the nine functions.

    tt conform --smoke --json 'python3 adapter.py'   are the messages well formed?
    tt conform --json 'python3 adapter.py'           are the answers right?

A grid is a list of strings, the top row first: '.' empty, 'X' black, 'O' white. A point is a pair
(column, row), both counted from 0 at the top left; it may lie outside the grid. A colour is 'black',
'white' or 'empty'. A turn is a point, or PASS. Black takes the first turn.

A function that your program has no answer for raises Skip('why').
"""

import json
import sys
from collections import namedtuple

NAME = "my Go program"
VERSION = "0.1"
LANGUAGE = "Python"

# Delete what your program can't do; those vectors are not asked then.
CAPABILITIES = [
    "rectangular",  # width and height that differ
    "size<5",  # a side below 5
    "size>19",  # a side above 19
    "setup",  # a grid that is given, and not reached by playing
    "breathless",  # a move on a given grid that has a string without a liberty
    "full-history",  # repetitions of any length
    "dispute",  # the procedures for dead stones
]

PASS = None


# A list of dead stones: by 'black', 'white' or 'third-party'; its points, or None if there is no list.
Dead = namedtuple("Dead", "by points")


class Skip(Exception):
    """Your program can't be asked this; the message says why."""


# The nine questions. ----------------------------------------------------------------------------


def reaches(width, height, grid, point, colour):
    """Does the point reach the colour (TT-3)? Return True or False."""
    raise Skip("reaches is not filled in yet")


def clear(width, height, grid, colour):
    """What is left when the colour is cleared (TT-4)? Return a grid."""
    raise Skip("clear is not filled in yet")


def move(width, height, grid, colour, point):
    """What does one move leave (TT-7), history left aside? Return a grid, or the reason why it is
    refused: 'occupied', 'off-grid', or 'illegal' if your program does not tell."""
    raise Skip("move is not filled in yet")


def play(width, height, turns):
    """A game from the empty grid. A refused turn changes nothing, and the same player tries the
    next one. Return the refused turns and the grid in the end:

        [(9, 'repeats'), (12, 'occupied')], ['..X', 'O..', '...']

    Turns are counted from 1. The reasons are 'game-over', 'off-grid', 'occupied', 'repeats', or
    'illegal' if your program does not tell."""
    raise Skip("play is not filled in yet")


def legal_moves(width, height, turns):
    """After these turns, all legal: where may the player whose turn it is move? Return a list of
    points."""
    raise Skip("legal_moves is not filled in yet")


def score(width, height, grid):
    """The scores of both players (TT-9). Return (black, white)."""
    raise Skip("score is not filled in yet")


def game(width, height, turns):
    """After these turns, all legal: is the game over (TT-8, TT-10)? Return None if it is not, else
    the scores and the winner: (black, white, 'black'), or 'white', or 'tie'."""
    raise Skip("game is not filled in yet")


def perft(width, height, depth):
    """How many sequences of legal turns have exactly 0, 1, ..., depth turns, and how many of them
    end the game? Return two lists of depth + 1 numbers."""
    raise Skip("perft is not filled in yet")


def dispute(width, height, procedure, steps):
    """A game with what follows it by one of the procedures for dead stones (spec/disputes.md): 'none',
    'agreement', 'third-party', 'resumption', 'copy' or 'cleanup'. A step is a turn, or a Dead where a
    list is waited for. Return the refused turns as play does, counted in the steps; what is waited
    for next; the grid; and, if that is 'nothing', the points that were removed:

        [(9, 'game-over')], 'nothing', ['..X', '...', '...'], [(2, 2)]

    Else 'black-turn', 'white-turn', 'lists', 'black-list', 'white-list' or 'third-party' is waited
    for. The scores of the grid in the end are asked of score."""
    raise Skip("dispute is not filled in yet")


# The protocol; nothing to fill in below. --------------------------------------------------------

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def parse(height, vertex):
    return COLUMNS.index(vertex[0]), height - int(vertex[1:])


def parse_turn(height, turn):
    return PASS if turn == "pass" else parse(height, turn)


def parse_step(height, step):
    if isinstance(step, str):
        return parse_turn(height, step)
    return Dead(step["by"], [parse(height, p) for p in step["dead"]] if "dead" in step else None)


def write(height, points):
    return [COLUMNS[x] + str(height - y) for x, y in points]


def write_refused(refused):
    return [{"turn": turn, "reason": reason} for turn, reason in refused]


def result(vector):
    """Puts the vector's question to its function, and the answer into the vector's form."""
    kind, width, height = vector["kind"], vector["width"], vector["height"]
    grid, colour = vector.get("grid"), vector.get("colour")
    point = parse(height, vector["point"]) if "point" in vector else None
    turns = [parse_turn(height, turn) for turn in vector.get("turns", [])]
    if kind == "reaches":
        return {"reaches": reaches(width, height, grid, point, colour)}
    if kind == "clear":
        return {"grid": clear(width, height, grid, colour)}
    if kind == "move":
        answer = move(width, height, grid, colour, point)
        return {"reason": answer} if isinstance(answer, str) else {"grid": answer}
    if kind == "play":
        refused, grid = play(width, height, turns)
        return {"refused": write_refused(refused), "grid": grid}
    if kind == "legal-moves":
        return {"moves": write(height, legal_moves(width, height, turns))}
    if kind == "score":
        black, white = score(width, height, grid)
        return {"black": black, "white": white}
    if kind == "game":
        end = game(width, height, turns)
        if end is None:
            return {"over": False}
        return {"over": True, "black": end[0], "white": end[1], "winner": end[2]}
    if kind == "perft":
        sequences, finished = perft(width, height, vector["depth"])
        return {"sequences": sequences, "finished": finished}
    if kind == "dispute":
        steps = [parse_step(height, step) for step in vector["steps"]]
        refused, waiting, grid, removed = dispute(width, height, vector["procedure"], steps)
        answer = {"refused": write_refused(refused), "next": waiting, "grid": grid}
        if waiting == "nothing":
            black, white = score(width, height, grid)
            winner = "black" if black > white else "white" if white > black else "tie"
            answer["removed"] = write(height, removed)
            answer.update(black=black, white=white, winner=winner)
        return answer
    raise Skip("unknown kind " + kind)


def main():
    # Answers alone may stand on standard output: what else is printed goes to standard error.
    out, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "stop":
            break
        if message["cmd"] == "start":
            about = {"name": NAME, "version": VERSION, "language": LANGUAGE}
            reply = {"protocol": 1, "implementation": about, "capabilities": CAPABILITIES}
        else:
            reply = {"seq": message["seq"]}
            try:
                reply["result"] = result(message["vector"])
            except Skip as why:
                reply["skipped"] = str(why)
            except Exception as error:
                reply["error"] = type(error).__name__ + ": " + str(error)
        print(json.dumps(reply), file=out, flush=True)


if __name__ == "__main__":
    main()
