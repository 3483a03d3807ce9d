"""How many trials the search bot makes in a second, and what one costs in random games.

    make bench-search

A trial plays one idea until the next round is planned. The ratio is taken in one run: trials
in the time of one random 2-player game.
"""

from __future__ import annotations

import argparse
import random
import time

from engine import compiled, play
from kept import compare
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.search import SearchBot

SETUP = Setup(players=2)


def positions(count: int) -> list[Game]:
    """The beginning of a plan, all through games of the planner."""
    found: list[Game] = []
    seed = 0
    while len(found) < count:
        game, seed = Game(SETUP, f"search/{seed}"), seed + 1
        bots = [make_bot("planner", str(seat)) for seat in range(2)]
        seen = 0
        while not game.over:
            seat = game.actors[0]
            moves = game.moves(seat)
            if game.state.round > seen and game.text(moves[0]) == "ready":
                seen = game.state.round + 2
                found.append(game.copy())
            game.play(seat, bots[seat].choose(game.view(seat), moves))
    return found[:count]


def trials_per_second(games: list[Game], ms: int) -> float:
    trials, seconds = 0, 0.0
    for n, game in enumerate(games):
        bot = SearchBot(random.Random(n), ms=ms)
        seat = game.actors[0]
        start = time.perf_counter()
        bot.choose(game.view(seat), game.moves(seat))
        seconds += time.perf_counter() - start
        trials += bot.trials
    return trials / seconds


def games_per_second(games: int) -> float:
    start = time.perf_counter()
    for seed in range(games):
        play(seed, SETUP)
    return games / (time.perf_counter() - start)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--ms", type=int, default=300, help="time for a decision")
    options.add_argument("--positions", type=int, default=40)
    options.add_argument("--keep", action="store_true", help="keep the ratio for the next release")
    args = options.parse_args()
    games_per_second(20)
    trials = trials_per_second(positions(args.positions), args.ms)
    games = games_per_second(200)
    print(f"{'trials_per_second':34} {trials:>12,.1f}")
    print(f"{'random_games_per_second':34} {games:>12,.1f}")
    print(f"{'trials_in_a_random_game':34} {trials / games:>12.2f}")
    name = "search, compiled" if compiled() else "search"
    compare(name, {"trials_in_a_random_game": round(trials / games, 3)}, keep=args.keep)


if __name__ == "__main__":
    main()
