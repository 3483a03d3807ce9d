"""Plain and compiled play the same: so many games, every state by its hash.

    python benchmarks/alike.py OTHER_PYTHON [GAMES]

plays the games, of all boxes, here and with another interpreter, and compares.
"""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys

from orleans import Game
from orleans.bots import make_bot
from orleans.sim.soak import setup_of

EVERY = 25  # one game in so many is played by the planner, whose sums must agree too


def fingerprint(number: int) -> str:
    """A game from its beginning to its end, every state of it in one hash."""
    game = Game(setup_of(number, "alike"), f"alike/{number}")
    rng = random.Random(number)
    bots = [make_bot("planner", str(seat)) for seat in range(game.setup.players)]
    found = hashlib.sha256()
    while not game.over:
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        move = rng.choice(moves) if number % EVERY else bots[seat].choose(game.view(seat), moves)
        game.play(seat, move)
        found.update(repr(game.state.key()).encode())
    return found.hexdigest()


def main() -> None:
    if sys.argv[1] == "--print":
        for number in range(int(sys.argv[2])):
            print(fingerprint(number))
        return
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    other = subprocess.Popen(
        [sys.argv[1], __file__, "--print", str(games)], stdout=subprocess.PIPE, text=True
    )
    here = [fingerprint(number) for number in range(games)]
    assert other.stdout is not None
    there = other.stdout.read().split()
    different = [n for n in range(games) if here[n : n + 1] != there[n : n + 1]]
    if other.wait() or different:
        sys.exit(f"{len(different)} of {games} games differ, the first is number {different[:1]}")
    print(f"{games} games are alike, plain and compiled")


if __name__ == "__main__":
    main()
