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
    """Points among four of the same level."""

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
    four: AmongFour  # in the base game
    scored: dict[str, AmongFour] = {}  # by scenario
    won: dict[str, Won] = {}  # by scenario
    trials: int = 0  # before each decision; 0: it makes no trials


@cache
def strengths() -> dict[str, Strength]:
    text = files("orleans.bots").joinpath("strengths.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, Strength])
    assert found.keys() == LEVELS.keys()
    for measured in measured_in_boxes():
        for scenario, levels in measured.won.items():
            for level, won in levels.items():
                found[level].won[scenario] = won
        for what, points in measured.scored.items():
            for level, four in points.items():
                found[level].scored[what] = four
    return found


class Measured(msgspec.Struct, forbid_unknown_fields=True):
    """What was measured with the things of a box, by level."""

    won: dict[str, dict[str, Won]] = {}
    scored: dict[str, dict[str, AmongFour]] = {}


def measured_in_boxes() -> list[Measured]:
    paths = [FOLDER / box / "strengths.toml" for box in BOXES]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    return [msgspec.convert(tomllib.loads(text), Measured) for text in texts]


def name_for(bot: str, taken: Collection[str]) -> str:
    """Return a name for a bot: one of its level's that nobody at the table has."""
    known = strengths().get(bot)
    if known is None:
        return bot[:40]
    return next((name for name in known.names if name not in taken), known.names[0])
