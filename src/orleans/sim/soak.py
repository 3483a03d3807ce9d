"""A long soak test: many games over all setups, with every check there is.

make soak                        20,000 games, new ones each time
make soak ARGS="--games 500"     fewer
make soak ARGS="--only modules"  only games with modules, or with goals, or of one box
make soak ARGS="--seed abc"      the games of an earlier soak again
make soak ARGS="--seed abc --game 17"   one of them

Three games in four are mostly sensible, so that they make progress. The rest are random.
"""

from __future__ import annotations

import argparse
import os
import pickle
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations, product
from random import Random
from secrets import token_hex
from typing import Any

from orleans.bots.greedy import GreedyBot
from orleans.boxes.base.accounts import faults
from orleans.boxes.base.verbs import GIVE_TILE, USE
from orleans.errors import BadSetup
from orleans.facts.loader import load
from orleans.game import Game
from orleans.kernel.setup import MARKETS, PLANNING, Setup, tile_boxes
from orleans.sampling import sample

TILE_MOVES = range(USE, GIVE_TILE)  # counted by place
TOGETHER = ("players", "edition", "scenario", "difficulty")
MOST_PLAYERS = 8  # more than any box has
RANDOM_GAMES = 0.25
SLIPS = 0.1  # the random moves in a sensible game
CHECKS = 0.02  # the moves before which everything is checked
ONLY: dict[str, Callable[[Setup], bool]] = {  # beside the name of any module or scenario
    "": lambda setup: True,
    "modules": lambda setup: bool(setup.modules),
    "goals": lambda setup: bool(load().scenario(setup.scenario, setup.difficulty).goals),
}


@cache
def setups(only: str = "") -> tuple[Setup, ...]:
    """Return every setup that can be played: those that `Setup` itself accepts.

    Options that depend on each other are tried together, the rest on top of what was accepted.
    """
    wishes = options()
    together = product(*[wishes.pop(name) for name in TOGETHER])
    found = [dict(zip(TOGETHER, wish, strict=True)) for wish in together]
    for name, values in wishes.items():
        found = [wish | {name: value} for wish in found if accepted(wish) for value in values]
    # One setup may answer several wishes: the default event is not written down.
    playable = dict.fromkeys(setup for setup in map(accepted, found) if setup)
    wanted = ONLY.get(only, lambda setup: only in (setup.scenario, *setup.modules))
    return tuple(filter(wanted, playable))


def options() -> dict[str, Sequence[object]]:
    """Return what may be wished for, by the fields of a setup."""
    components = load()
    modules = [module.id for module in components.modules]
    scenarios = [steps[0].id for steps in components.scenarios]
    lasts = [event for glass in components.hourglass.glasses for event, _ in glass.lasts]
    difficulties = [step for name in scenarios for step in components.difficulties(name)]
    return {
        "players": range(1, MOST_PLAYERS + 1),
        "edition": [edition.id for edition in components.editions],
        "scenario": scenarios,
        "modules": [some for n in range(len(modules) + 1) for some in combinations(modules, n)],
        "planning": PLANNING,
        "tiles": ("", "all", *MARKETS, *tile_boxes(components)),
        "last_event": ["", *lasts],
        "difficulty": list(dict.fromkeys(difficulties)),
        "events": ["", *[printing.id for printing in components.printings]],
    }


def accepted(wish: dict[str, Any]) -> Setup | None:
    try:
        return Setup(**wish)
    except BadSetup:
        return None


def setup_of(number: int, seed: str, only: str = "") -> Setup:
    """Return a game's setup: all are played, in any order, before one is repeated."""
    known = setups(only)
    turn, at = divmod(number, len(known))
    return Random(f"{seed}/{turn}").sample(known, len(known))[at]


def soak_game(number: int, seed: str, only: str = "") -> dict[str, int]:
    """Play one game with its checks; return its moves by verb. Any fault stops the soak test."""
    setup = setup_of(number, seed, only)
    game = Game(setup, seed=f"{seed}/{number}")
    try:
        return play(game, Random(f"{seed}/{number}"))
    except Exception as error:
        again = f"--seed {seed} --game {number}" + f" --only {only}" * bool(only)
        raise AssertionError(f"{error}\n{game.record()}\nplay it again with {again}") from error


def play(game: Game, rng: Random) -> dict[str, int]:
    slips = 1.0 if rng.random() < RANDOM_GAMES else SLIPS
    bot = GreedyBot(rng)
    counts: Counter[str] = Counter()
    while not game.over:
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        slip = rng.random() < slips
        move = rng.choice(moves) if slip else bot.choose(game.view(seat), moves)
        if rng.random() < CHECKS:
            check(game, seat, rng)
        game.play(seat, move)
        counts[" ".join(game.state.book.moves.parts[move][: 2 if move in TILE_MOVES else 1])] += 1
    check(game, 0, rng)
    return dict(counts)


def check(game: Game, seat: int, rng: Random) -> None:
    found = faults(game.state)
    if found:
        raise AssertionError(", ".join(found))
    again = Game.replay(game.record(), check_chance=True)
    if again.state != game.state or game.copy().state != game.state:
        raise AssertionError("replay or copy differs")
    if pickle.loads(pickle.dumps(game)).state != game.state:
        raise AssertionError("pickle differs")
    if Game.from_position(game.position()).state != game.state:
        raise AssertionError("position differs")
    for viewer in (seat, rng.randrange(len(game.state.players))):
        view = game.view(viewer)
        guess = sample(view, rng)
        if guess.view(viewer) != view or faults(guess.state):
            raise AssertionError(f"a sampled game does not fit seat {viewer}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    facts = load()
    boxes = [module.id for module in facts.modules] + [step[0].id for step in facts.scenarios]
    parser.add_argument("--only", choices=[*ONLY, *boxes], default="", help="some of the setups")
    parser.add_argument("--seed", default=token_hex(4), help="play the games of this seed")
    parser.add_argument("--game", type=int, help="play only the game with this number")
    args = parser.parse_args(arguments)
    numbers = range(args.games) if args.game is None else range(args.game, args.game + 1)
    print(f"{len(numbers)} games, {len(setups(args.only))} setups, seed {args.seed}", flush=True)
    start = time.perf_counter()
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        one = partial(soak_game, seed=args.seed, only=args.only)
        for done, counts in enumerate(pool.map(one, numbers, chunksize=20), 1):
            total.update(counts)
            if done % 1000 == 0 or done == len(numbers):
                passed = time.perf_counter() - start
                print(f"{done} games, {total.total()} moves, {passed:.0f} s", flush=True)
    print(", ".join(f"{count} {verb}" for verb, count in total.most_common()))
    print(f"{len(numbers)} games without a failure, seed {args.seed}")


if __name__ == "__main__":
    main()
