"""The numbers by which bots weigh things: general ones here, those of a box in its folder."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from orleans.facts.source import BOXES, FOLDER, read_toml


class Weights(NamedTuple):
    """The planner's, by name, in points; the files say what they mean."""

    weights: dict[str, float]
    tiles: dict[str, list[float]]  # each round, and once
    uses: dict[str, float]


@lru_cache(maxsize=1)
def usual_weights() -> Weights:
    return Weights(read_weights("weights"), read_weights("tiles"), read_weights("uses"))


def read_weights(part: str) -> dict[str, Any]:
    """Return one part of all the files."""
    found: dict[str, Any] = {}
    for raw in files():
        found |= raw.get(part, {})
    return found


@lru_cache(maxsize=1)
def files() -> list[dict[str, Any]]:
    paths = [FOLDER / box / "weights.toml" for box in BOXES]
    return [
        read_toml(path)
        for path in (Path(__file__).parent / "weights.toml", *paths)
        if path.exists()
    ]
