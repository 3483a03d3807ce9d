"""The engine's speed against other engines', taken in one run, as ratios.

    make bench                  15 seconds for each, plain and compiled
    make bench ARGS=--quick     2 seconds for each

Against catanatron only decisions with at least two options count, on both sides; OpenSpiel's
games count all of theirs. The peers' scripts are in the folder that `ORLEANS_PEERS` names (by
default the one beside the project); without them only our own numbers are printed.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kept import compare
from orleans import Game, Setup

PEERS = Path(os.environ.get("ORLEANS_PEERS", Path(__file__).parents[2] / "shared" / "peers"))
SETUP = Setup(players=4)


def play(seed: int, setup: Setup = SETUP) -> int:
    """A random 4-player game from outside; counts the real decisions."""
    game = Game(setup, str(seed))
    choice = random.Random(seed).choice
    decisions = 0
    while not game.over:
        seat = game.actors[0]
        moves = game.moves(seat)
        decisions += len(moves) > 1
        game.play(seat, choice(moves))
    return decisions


def mid_game(seed: int, moves: int = 120) -> Game:
    game = Game(SETUP, str(seed))
    choice = random.Random(seed).choice
    for _ in range(moves):
        seat = game.actors[0]
        game.play(seat, choice(game.moves(seat)))
    return game


def copies(seed: int) -> int:
    game = mid_game(seed)
    for _ in range(1000):
        game.copy()
    return 1000


SLICE = 0.25  # seconds


def rates(works: dict[str, Callable[[int], int]], seconds: float) -> dict[str, float]:
    """Units per second of each work.

    They take turns in small slices, so that a slow moment of the machine hits all.
    """
    done, passed, seeds = dict.fromkeys(works, 0), dict.fromkeys(works, 0.0), iter(range(10**9))
    for work in works.values():
        work(10_000_000)
    while min(passed.values()) < seconds:
        for name, work in works.items():
            gc.collect()
            start = time.perf_counter()
            while time.perf_counter() - start < SLICE:
                done[name] += work(next(seeds))
            passed[name] += time.perf_counter() - start
    return {name: done[name] / passed[name] for name in works}


def replay_ratio(games: int = 20) -> float:
    """How many random games the replay of one record takes."""
    played = replayed = 0.0
    for seed in range(games):
        start = time.perf_counter()
        game = Game(SETUP, str(seed))
        choice = random.Random(seed).choice
        while not game.over:
            seat = game.actors[0]
            game.play(seat, choice(game.moves(seat)))
        played += time.perf_counter() - start
        text = game.record()
        start = time.perf_counter()
        again = Game.replay(text)
        replayed += time.perf_counter() - start
        assert again.state == game.state
    return replayed / played


def tiles_ratio(games: int) -> float:
    """Decisions per second with 26 random tiles on offer against the 20 of the base box.

    Game by game in turn, so that a slow moment of the machine hits both.
    """
    setups = (SETUP, Setup(players=4, edition="capstone"))
    seconds, decisions = [0.0, 0.0], [0, 0]
    for seed in range(games):
        for n, setup in enumerate(setups):
            start = time.perf_counter()
            decisions[n] += play(seed, setup)
            seconds[n] += time.perf_counter() - start
    return (decisions[0] / seconds[0]) / (decisions[1] / seconds[1])


def memory_growth(games: int = 1000) -> int:
    """Kilobytes that the process grew by over many games, after a warm-up."""
    for seed in range(100):
        play(seed)
    gc.collect()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for seed in range(games):
        play(1000 + seed)
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


def peer() -> dict[str, Callable[[int], int]]:
    sys.path.insert(0, str(PEERS))
    sys.dont_write_bytecode = True
    try:
        import bench_catanatron
    except ImportError as error:
        print(f"no peer to compare with: {error}")
        return {}
    return {"decisions": bench_catanatron.play_real, "copies": bench_catanatron.copies}


def openspiel() -> dict[str, Callable[[int], int]]:
    """The fastest of OpenSpiel's games, all its decisions counted."""
    try:
        import bench_openspiel
    except ImportError as error:
        print(f"no OpenSpiel to compare with: {error}")
        return {}
    games = {name: bench_openspiel.make(name, "plain") for name in bench_openspiel.GAMES}
    found = rates(games, 2 * SLICE)
    fastest = max(found, key=lambda name: found[name])
    print(f"fastest of OpenSpiel: {fastest}")
    return {"openspiel": games[fastest]}


def compiled() -> bool:
    import orleans.game

    return not (orleans.game.__file__ or "").endswith(".py")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--quick", action="store_true", help="one short run")
    options.add_argument("--json", action="store_true", help="one JSON object")
    options.add_argument("--keep", action="store_true", help="keep the ratios for the next release")
    args = options.parse_args()
    seconds = 2.0 if args.quick else 15.0
    theirs = peer()
    results: dict[str, float] = {}
    for name, ours in (("decisions", play), ("copies", copies)):
        works = {"ours": ours}
        if name in theirs:
            works["catanatron"] = theirs[name]
        if name == "decisions":
            works |= openspiel()
        found = rates(works, seconds)
        for whose, value in found.items():
            results[f"{name}_per_second, {whose}"] = round(value, 1)
            if whose != "ours":
                results[f"{name}_ratio, {whose}"] = round(found["ours"] / value, 2)
    results["26_tiles_against_20"] = round(tiles_ratio(200 if args.quick else 1500), 3)
    results["replay_in_games"] = round(replay_ratio(), 2)
    results["memory_growth_kb"] = memory_growth(100 if args.quick else 1000)
    if args.json:
        print(json.dumps(results))
    else:
        for key, value in results.items():
            print(f"{key:34} {value:>12,}")
    ratios = [key for key in results if "_ratio" in key or key == "26_tiles_against_20"]
    name = "engine, compiled" if compiled() else "engine"
    compare(name, {key: results[key] for key in ratios}, keep=args.keep)


if __name__ == "__main__":
    main()
