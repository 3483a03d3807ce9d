"""How often bots win: games of a scenario, seats in turn, with the share won by the first bot.

    python benchmarks/goals.py vierzon search --first 100 --games 100
    python benchmarks/goals.py duel 'search(iterations=8)' planner
    python benchmarks/goals.py invasion planner --players 3 --difficulty gentle

Without a second bot the first takes all seats; otherwise it takes each seat equally often and the
second all others, on the same seeds. A bot's time is the processor's, so that other work on the
machine takes nothing from it. Each game is printed, so that a run that was stopped can go on.
"""

from __future__ import annotations

import argparse
import time

import orleans.bots.search
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.sim.measures import wilson

orleans.bots.search.perf_counter = time.process_time


def play(setup: Setup, names: list[str], seed: str) -> tuple[Game, float]:
    """A game, and the longest decision of the bot that is measured, in seconds."""
    game = Game(setup, seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    longest = 0.0
    while not game.over:
        seat = game.actors[0]
        begin = time.process_time()
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
        longest = max(longest, time.process_time() - begin)
    return game, longest


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("scenario")
    options.add_argument("bot")
    options.add_argument("rival", nargs="?", default="")
    options.add_argument("--players", type=int, default=0)
    options.add_argument("--difficulty", default="")
    options.add_argument("--modules", default="")
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", default="measure")
    args = options.parse_args()
    players = args.players or (2 if args.rival else 1)
    modules = tuple(args.modules.split(",")) if args.modules else ()
    setup = Setup(
        players=players, scenario=args.scenario, difficulty=args.difficulty, modules=modules
    )
    won = 0.0
    turns = players if args.rival else 1  # a team of equals needs every seed once
    for n in range(args.games):
        seat, number = n % turns, args.first + n // turns
        names = [args.bot if at == seat else args.rival or args.bot for at in range(players)]
        game, longest = play(setup, names, f"{args.seed}/{number}")
        found = game.outcome()
        won += (seat in found.winners) / (len(found.winners) or 1 if args.rival else 1)
        low, high = wilson(won, n + 1)
        print(
            f"{number} seat {seat}: {found.kind} {found.winners} in round"
            f" {found.round}, {found.reason}; longest decision {longest:.2f} s;"
            f" {won:g} of {n + 1} ({100 * low:.0f}-{100 * high:.0f} %)",
            flush=True,
        )


if __name__ == "__main__":
    main()
