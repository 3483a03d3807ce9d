"""Judges of decisions: the search bot, or any other bot that gives moves a value."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, cast

from orleans.bots import BOTS, make_bot
from orleans.bots.greedy import DEPTH, value_after
from orleans.bots.registry import parameters_of
from orleans.boxes.base.outcomes import outcome
from orleans.boxes.base.scoring import points
from orleans.errors import BadSetup
from orleans.kernel.view import View
from orleans.sampling import sample

COME_TRUE = 0.46  # of what the search bot expects beyond the points of now, in games of planners
GUESSES = 20  # iterations that count as one guess of the greedy judge


class Judge(Protocol):
    def values(self, view: View, moves: Sequence[int]) -> Sequence[float]:
        """Return for each move what the seat can then expect.

        These are final points, or where goals decide the game the value of its prospects.
        """


class GreedyJudge:
    """The greedy bot's opinion, averaged over a few games that fit the view."""

    def __init__(self, rng: Random, guesses: int) -> None:
        self.rng, self.guesses = rng, guesses

    def values(self, view: View, moves: Sequence[int]) -> Sequence[float]:
        seat = view.seat
        if seat is None:
            raise ValueError("a spectator has no decision to judge")
        sums = [0.0] * len(moves)
        for _ in range(self.guesses):
            game = sample(view, self.rng)
            for n, move in enumerate(moves):
                sums[n] += value_after(game, seat, move, DEPTH)
        return [value / self.guesses for value in sums]


class SearchJudge:
    """The search bot's opinion, in points.

    It compares moves as if nobody interfered, so its prospects are about twice what comes of
    them. Where goals decide, they stay as they are.
    """

    def __init__(self, bot: Judge) -> None:
        self.bot = bot

    def values(self, view: View, moves: Sequence[int]) -> Sequence[float]:
        values, t, seat = self.bot.values(view, moves), view.table, view.seat
        if seat is None or outcome(t).by == "goals":
            return values
        now = sum(points(t, seat).values())
        return [now + COME_TRUE * (value - now) for value in values]


# The default takes about a minute for a game of two players.
DEFAULT_ITERATIONS = {"search": 1, "greedy": 40}


def make_judge(name: str, iterations: int = 0, seed: str = "analysis") -> tuple[str, Judge]:
    """Return the judge's full name and the judge. The same seed gives the same values."""
    iterations = iterations or DEFAULT_ITERATIONS.get(name, 1)
    if name == "greedy":
        return "greedy", GreedyJudge(Random(seed), max(1, iterations // GUESSES))
    if name in BOTS and "iterations" in parameters_of(name):
        name = f"{name}(iterations={iterations})"
    bot = make_bot(name, seed)
    if not hasattr(bot, "values"):
        raise BadSetup(f"{name} gives moves no values; search and greedy do")
    judge = cast(Judge, bot)
    return name, SearchJudge(judge) if name.startswith("search") else judge


def default_judge() -> str:
    return "search" if "search" in BOTS else "greedy"
