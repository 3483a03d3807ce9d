"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from orleans.bots.greedy import GreedyBot
from orleans.errors import BadSetup
from orleans.view import View


class Bot(Protocol):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        """One of the legal moves, from what the seat may know."""


class RandomBot:
    """Any legal move, each as likely."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return self.rng.choice(moves)


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: str = "") -> Bot:
    """A bot of this name; with the same seed it plays the same."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; known are {', '.join(BOTS)}")
    return BOTS[name](Random(f"{name}/{seed}"))
