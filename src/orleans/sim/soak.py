"""A long soak test: many games over all setups, with every check there is.

make soak                        20,000 games
make soak ARGS="--games 500"     fewer
make soak ARGS=--modules         only games with the modules of Trade & Intrigue
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from random import Random

from orleans.bots.greedy import GreedyBot
from orleans.boxes.base.accounts import faults
from orleans.boxes.base.verbs import GIVE_TILE, USE
from orleans.facts.loader import load
from orleans.game import Game
from orleans.kernel.setup import PLANNING, Setup
from orleans.sampling import sample

TILE_MOVES = range(USE, GIVE_TILE)  # counted by place
TRADE_AND_INTRIGUE = (
    ("orders",),
    ("events",),
    ("trade",),
    ("intrigue",),
    ("orders", "events", "trade"),
    ("orders", "events", "intrigue"),
    ("orders", "events", "trade", "intrigue"),
)
SENSIBLE = 20  # every n-th game is played sensibly, so that it makes progress


@lru_cache(maxsize=2)
def setups(with_modules: bool = False) -> list[Setup]:
    """Return every edition with all player counts and both ways of planning, all tiles, and
    Trade & Intrigue: each module alone, each kind of board with the rest, all together.
    """
    plugged = [
        Setup(players=players, modules=modules, last_event="peasant-uprising" * uprising)
        for players in range(2, 6)
        for modules in TRADE_AND_INTRIGUE
        for uprising in (False, True)
        if not uprising or "events" in modules
    ]
    if with_modules:
        return plugged
    found = [
        Setup(players=players, edition=edition.id, planning=planning)
        for edition in load().editions
        for players in range(edition.players[0], edition.players[1] + 1)
        for planning in PLANNING
    ]
    found += [Setup(players=players, tiles="all") for players in range(2, 6)]
    return found + plugged


def soak_game(number: int, with_modules: bool = False) -> dict[str, int]:
    """Play one game with its checks; return its moves by verb. Any fault stops the soak test."""
    rng = Random(f"soak/{number}")
    known = setups(with_modules)
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
    options.add_argument("--modules", action="store_true", help="only setups with modules")
    args = options.parse_args()
    start = time.perf_counter()
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        play = partial(soak_game, with_modules=args.modules)
        for number, counts in enumerate(pool.map(play, range(args.games), chunksize=20), 1):
            total.update(counts)
            if number % 1000 == 0 or number == args.games:
                passed = time.perf_counter() - start
                print(f"{number} games, {total.total()} moves, {passed:.0f} s", flush=True)
    print(", ".join(f"{count} {verb}" for verb, count in total.most_common()))
    print(f"{args.games} games without a failure")


if __name__ == "__main__":
    main()
