"""Who plays the levels at a table, and how strong they are, as measured."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files

import msgspec

from orleans.bots import LEVELS
from orleans.facts.source import BOXES, FOLDER


class AmongFour(msgspec.Struct):
    """Points among four of the same level in the base game."""

    games: int
    mean: float
    winner: float


class Won(msgspec.Struct):
    """Games won, where goals decide."""

    games: int
    won: int


class Strength(msgspec.Struct):
    emblem: str
    names: list[str]
    four: AmongFour
    won: dict[str, Won] = {}  # by scenario
    trials: int = 0  # before each decision; 0: it tries nothing out


@cache
def strengths() -> dict[str, Strength]:
    text = files("orleans.bots").joinpath("strengths.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, Strength])
    assert found.keys() == LEVELS.keys()
    for scenario, levels in won_in_boxes().items():
        for level, won in levels.items():
            found[level].won[scenario] = won
    return found


def won_in_boxes() -> dict[str, dict[str, Won]]:
    """By scenario and level, from the boxes whose scenarios have goals."""
    paths = [FOLDER / box / "strengths.toml" for box in BOXES]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    return msgspec.convert(
        {name: won for text in texts for name, won in tomllib.loads(text).items()},
        dict[str, dict[str, Won]],
    )


def name_for(bot: str, taken: Collection[str]) -> str:
    """Return a name for a bot: one of its level's that nobody at the table has."""
    known = strengths().get(bot)
    if known is None:
        return bot[:40]
    return next((name for name in known.names if name not in taken), known.names[0])
