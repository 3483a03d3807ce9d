"""A long soak: many games over all setups, with everything checked that can be.

make soak                        20,000 games
make soak ARGS="--games 500"     fewer
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from orleans.bots.greedy import GreedyBot
from orleans.data.loader import load
from orleans.engine.moves import GIVE_TILE, USE
from orleans.engine.setup import PLANNING, Setup
from orleans.game import Game
from orleans.rules.accounts import faults
from orleans.sampling import sample

TILE_MOVES = range(USE, GIVE_TILE)  # counted place by place
SENSIBLE = 20  # every n-th game is played sensibly, so that it gets somewhere


def setups() -> list[Setup]:
    """Every edition with every number of players and both ways of planning; all tiles, too."""
    found = [
        Setup(players=players, edition=edition.id, planning=planning)
        for edition in load().editions
        for players in range(edition.players[0], edition.players[1] + 1)
        for planning in PLANNING
    ]
    return found + [Setup(players=players, tiles="all") for players in range(2, 6)]


def soak_game(number: int) -> dict[str, int]:
    """One game with its checks; says how many moves it had. Any fault stops the soak."""
    rng = Random(f"soak/{number}")
    known = setups()
    setup = known[number % len(known)]
    game = Game(setup, seed=f"soak/{number}")
    sensible = (number // len(known)) % SENSIBLE == 0
    bot = GreedyBot(rng)
    counts: Counter[str] = Counter()
    while not game.over:
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        if sensible and rng.random() > 0.1:
            move = bot.choose(game.view(seat), moves)
        else:
            move = rng.choice(moves)
        if rng.random() < 0.02:
            check(game, seat, rng)
        game.play(seat, move)
        counts[" ".join(game.state.book.moves.parts[move][: 2 if move in TILE_MOVES else 1])] += 1
    check(game, 0, rng)
    return dict(counts)


def check(game: Game, seat: int, rng: Random) -> None:
    found = faults(game.state)
    if found:
        raise AssertionError(f"{', '.join(found)}\n{game.record()}")
    again = Game.replay(game.record(), check_chance=True)
    if again.state != game.state or game.copy().state != game.state:
        raise AssertionError(f"replay or copy differs\n{game.record()}")
    if Game.from_position(game.position()).state != game.state:
        raise AssertionError(f"position differs\n{game.record()}")
    view = game.view(seat)
    if sample(view, rng).view(seat) != view:
        raise AssertionError(f"a sampled game does not fit seat {seat}\n{game.record()}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=20_000)
    args = options.parse_args()
    start = time.perf_counter()
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, counts in enumerate(pool.map(soak_game, range(args.games), chunksize=20), 1):
            total.update(counts)
            if number % 1000 == 0 or number == args.games:
                passed = time.perf_counter() - start
                print(f"{number} games, {total.total()} moves, {passed:.0f} s", flush=True)
    print(", ".join(f"{count} {verb}" for verb, count in total.most_common()))
    print(f"{args.games} games without a failure")


if __name__ == "__main__":
    main()
