"""A bot that talks over a pipe, in plain Python: docs/bot-protocol.md tells what is said.

    orleans simulate --players 2 --bots "pipe(command=python3 examples/pipe_bot.py),random"

It fills the places it likes, uses what is filled, and never passes while it can do more.
"""

import json
import random
import sys

# The earlier a word stands here, the more we like a move that has it.
LIKED = ("castle", "farm-house", "village", "guildhall", "wagon", "ship", "scriptorium")


def choose(moves, facts, seat, dice):
    """The move we like best, and why."""
    draws = [move for move in moves if move.startswith("draw ")]
    if draws:
        return draws[-1], "as many followers as possible"
    uses = [move for move in moves if move.startswith("use ")]
    if uses:
        return min(uses, key=rank), "what is filled should be used"
    placing = [move for move in moves if move.startswith("place ")]
    filling = [move for move in placing if can_be_filled(move, placing, facts, seat)]
    if filling:
        return min(filling, key=lambda move: (gaps(move, facts, seat), rank(move))), "can be filled"
    others = [move for move in moves if move not in ("pass", "leave", "done")]
    if "ready" in moves:
        return "ready", "nothing more can be filled"
    return dice.choice(others or moves), ""


def gaps(move, facts, seat):
    """How many spaces are empty where this follower would go."""
    place = move.split()[-1].split(".")[0]
    return facts["players"][seat]["places"][place].count(None)


def can_be_filled(move, placing, facts, seat):
    """There is somebody for each empty space of the place."""
    place = move.split()[-1].split(".")[0]
    kinds = {other.split()[1] for other in placing if other.split()[-1].startswith(place + ".")}
    spaces = {other.split()[-1] for other in placing if other.split()[-1].startswith(place + ".")}
    market = facts["players"][seat]["market"]
    needed = gaps(move, facts, seat)
    return len(spaces) == needed and sum(market[kind] for kind in kinds) >= needed


def rank(move):
    return next((n for n, name in enumerate(LIKED) if name in move), len(LIKED))


def main():
    dice, view, moves = random.Random(0), {}, []
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            dice.seed(message["seed"])
            answer = {"type": "hello", "protocol": 1, "name": "example"}
        elif message["type"] == "view":
            view = message
        elif message["type"] == "moves":
            moves = message["moves"]
        elif message["type"] == "choose":
            move, reason = choose(moves, view["facts"], view["seat"], dice)
            answer = {"type": "move", "id": message["id"], "move": move, "reason": reason}
        elif message["type"] == "bye":
            break
        if answer:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
